/** Sheets to practice on: match, count, cut, a chart of a hundred, a line of numbers, a month. */
import { roundedRect } from '../lettering/frames.ts'
import { caption, hollow } from '../lettering/ink.ts'
import { counted } from '../lettering/number.ts'
import { setInto } from '../lettering/setting.ts'
import { rect } from '../ornate/kit/curves.ts'
import { circle, line, page, shape } from '../ornate/kit/marks.ts'
import type { Point } from '../ornate/kit/points.ts'
import { standing } from '../ornate/mandala/motif.ts'
import { dashed, title } from './chart.ts'
import { put } from './put.ts'
import { cellOf } from './sheet/cell.ts'
import { drawn, thingOf } from './sheet/content.ts'

const figures = (text: string, x: number, y: number, w: number, h: number): string =>
  (setInto(text, { x, y, w, h }, { face: 'fat', gap: 60, mostLines: 1, mostSize: h * 1.2 }) ?? [])
    .map((letter) => hollow(letter, 5, 3))
    .join('')

/** Where the partner of each stands: none beside it, none where a child would expect it. */
const PLACES: Record<number, readonly number[]> = { 3: [1, 2, 0], 4: [2, 0, 3, 1], 5: [3, 0, 4, 1, 2] }

/** Two columns in another order, each thing with a dot to start a line from. */
export function matchPage(pairs: readonly (readonly [left: string, right: string])[]): string {
  const h = 850 / pairs.length
  let out = title('Match')
  for (const [i, [left]] of pairs.entries()) {
    const [, right = ''] = pairs[PLACES[pairs.length]?.[i] ?? i] ?? []
    const y = 156 + i * h
    for (const [x, spec] of [
      [40, left],
      [664, right],
    ] as const) {
      const { content, label } = cellOf(spec)
      const low = label ? 44 : 0
      out += shape(roundedRect(x, y, 320, h - 22, 26), 5)
      out += drawn(content, { x: x + 30, y: y + 16, w: 260, h: h - 54 - low })
      if (label) out += caption(label, { x: x + 30, y: y + h - 70, w: 260, h: 40 }, 38)
    }
    out += circle(410, y + h / 2 - 11, 15, 5) + circle(614, y + h / 2 - 11, 15, 5)
  }
  return page(out)
}

/** So many things, their number to color where it is given, and a box to write it into. */
export function countPage(n: number, name: string, isGiven: boolean, heading: string): string | null {
  const thing = thingOf(name)
  if (!thing) return null
  return page(
    title(heading) +
      shape(roundedRect(44, 156, 936, 560, 36), 5) +
      counted(n, thing, { x: 70, y: 176, w: 884, h: 520 }) +
      (isGiven
        ? figures(String(n), 130, 756, 300, 200) +
          figures('=', 450, 800, 120, 120) +
          shape(roundedRect(650, 750, 230, 220, 30), 6)
        : thing(330, 860, 200, 200) + figures('=', 470, 800, 120, 120) + shape(roundedRect(620, 750, 230, 220, 30), 6)),
  )
}

const CUTS: ((x: number) => number)[] = [
  () => 0,
  (x) => 44 * Math.sin(x / 46),
  (x) => 88 * Math.abs(((x / 130) % 1) - 0.5) * 2 - 44,
  (x) => (Math.floor(x / 90) % 2 ? 40 : -40),
  (x) => 44 * Math.sin(x / 90) * Math.sign(Math.cos(x / 180)),
]

/** Dashed ways from the scissors to something nice, each harder than the one before. */
export function cutPage(names: readonly string[]): string {
  let out = title('Cut Along the Lines')
  for (const [i, cut] of CUTS.entries()) {
    const y = 240 + i * 168
    const way = Array.from({ length: 137 }, (_, step): Point => [190 + step * 4.6, y + cut(step * 4.6)])
    out +=
      dashed(line(way, 6)) + put('scissors', 104, y, 110, 124) + put(names[i % names.length] ?? '', 910, y, 150, 134)
    if (i < CUTS.length - 1)
      out += line(
        [
          [40, y + 84],
          [984, y + 84],
        ],
        3,
      )
  }
  return page(out)
}

/** Ten rows of ten numbers. */
export function numbersPage(heading: string, numberAt: (row: number, column: number) => number): string {
  let out = title(heading, 34, 84)
  for (let row = 0; row < 10; row++)
    for (let column = 0; column < 10; column++) {
      const [x, y] = [52 + column * 92, 132 + row * 86]
      const number = String(numberAt(row, column))
      out += shape(rect(x, y, 92, 86), 4.2) + caption(number, { x: x + 12, y: y + 22, w: 68, h: 42 }, 40)
    }
  return page(out)
}

/** A row a day, with signs to color for what was done. */
export function weekChartPage(heading: string, sign: string): string {
  let out = title(heading)
  for (const [i, day] of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].entries()) {
    const y = 160 + i * 118
    out += shape(roundedRect(40, y, 400, 106, 22), 5) + caption(day, { x: 60, y: y + 28, w: 360, h: 52 }, 54)
    for (let k = 0; k < 3; k++) {
      const x = 456 + k * 178
      out += shape(roundedRect(x, y, 166, 106, 22), 5) + put(sign, x + 83, y + 53, 124, 82)
    }
  }
  return page(out)
}

/** In rows of ten steps, with somebody who hops along. */
export function numberLinePage(from: number, to: number, hopper: string): string {
  const rows = Math.ceil((to - from) / 10)
  const h = 830 / rows
  let out = title('Number Line')
  for (let row = 0; row < rows; row++) {
    const first = from + row * 10
    const steps = Math.min(10, to - first)
    const y = rows === 1 ? 520 : 170 + row * h + h * 0.66
    const at = (step: number) => 76 + step * 87
    out += line(
      [
        [44, y],
        [at(steps) + 34, y],
      ],
      7,
    )
    for (let step = 0; step <= steps; step++) {
      out += line(
        [
          [at(step), y - 22],
          [at(step), y + 22],
        ],
        6,
      )
      out += caption(String(first + step), { x: at(step) - 38, y: y + 36, w: 76, h: 48 }, 44)
      if (step < steps) {
        const hop = Array.from({ length: 13 }, (_, i): Point => {
          const a = Math.PI * (1 - i / 12)
          return [at(step) + 43 + 43 * Math.cos(a), y - 24 - 52 * Math.sin(a)]
        })
        out += dashed(line(hop, 4))
      }
    }
    const size = Math.min(200, h * 0.44)
    out += hopping(hopper, at(row % 2 ? steps - 1 : 1), y - 20, size)
  }
  return page(rows === 1 ? out + hopsToWrite() : out)
}

/** On the line itself, where its way begins. */
const hopping = (hopper: string, x: number, foot: number, size: number): string =>
  standing(hopper, () => 4.6)?.(x, foot, size * 1.15, size) ?? ''

/** Where it starts, how far it goes, where it lands: twice. */
const hopsToWrite = (): string =>
  [690, 850]
    .flatMap((y) =>
      ['', '+', '', '=', ''].map((sign, i) => {
        const x = 172 + i * 136
        return sign ? figures(sign, x + 26, y + 28, 84, 72) : shape(roundedRect(x, y, 136, 128, 24), 5.5)
      }),
    )
    .join('')

const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']

/** A month of empty days; with its year, each day has its number. */
export function calendarPage(month: string, firstDay: number | null, days: number, names: readonly string[]): string {
  const heading = setInto(
    month,
    { x: 236, y: 44, w: 552, h: 110 },
    { face: 'round', gap: 60, mostLines: 1, mostSize: 126 },
  )
  let out = (heading ?? []).map((letter) => hollow(letter, 5, 3)).join('')
  out += put(names[0] ?? '', 128, 104, 170, 140) + put(names[1] ?? names[0] ?? '', 896, 104, 170, 140)
  const rows = firstDay !== null && firstDay + days > 35 ? 6 : 5
  const [w, h] = [134, 740 / rows]
  for (const [i, day] of DAYS.entries())
    out += shape(rect(43 + i * w, 186, w, 62), 5) + caption(day, { x: 43 + i * w + 20, y: 196, w: w - 40, h: 42 }, 42)
  for (let i = 0; i < rows * 7; i++) {
    const [x, y] = [43 + (i % 7) * w, 248 + Math.floor(i / 7) * h]
    out += shape(rect(x, y, w, h), 5)
    const day = firstDay === null ? 0 : i - firstDay + 1
    if (day >= 1 && day <= days) out += caption(String(day), { x: x + 10, y: y + 10, w: 52, h: 36 }, 36)
  }
  return page(out)
}

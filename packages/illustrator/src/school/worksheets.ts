/** Sheets to fill in: chains, weeks, seasons, sums, a plate, a town, a chart of bars, digits to trace. */
import { roundedRect } from '../lettering/frames.ts'
import { caption, hollow, labeled } from '../lettering/ink.ts'
import { counted, MOST_COUNTED } from '../lettering/number.ts'
import { objectsOf } from '../lettering/objects.ts'
import { type Place, setInto } from '../lettering/setting.ts'
import { grow } from '../ornate/kit/clip.ts'
import { arc, rect } from '../ornate/kit/curves.ts'
import { circle, line, page, shape } from '../ornate/kit/marks.ts'
import { TAU } from '../ornate/kit/points.ts'
import { dashed, title, type Write } from './chart.ts'
import { put } from './put.ts'
import type { School } from './school.ts'
import { penciled, ruled } from './sheet/pencil.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A box a day, and below them the signs to draw into it. */
export function weatherWeekPage(days: number): string {
  let out = title('Weather')
  const step = 630 / days
  for (const [i, day] of DAYS.slice(0, days).entries()) {
    const [y, h] = [156 + i * step, step - 12]
    out += shape(roundedRect(44, y, 430, h, 18), 4.5) + caption(day, { x: 62, y: y + h / 2 - 24, w: 394, h: 48 }, 52)
    out += shape(roundedRect(490, y, 490, h, 18), 4.5)
  }
  const signs = ['sun', 'cloud', 'rain', 'snowflake', 'storm cloud', 'rainbow']
  for (const [i, name] of signs.entries()) {
    const x = 44 + i * 157
    out += shape(roundedRect(x, 804, 145, 170, 18), 4.5) + put(name, x + 72, 889, 116, 130)
  }
  return page(out)
}

/** 2 + 3 = and a box for the answer. */
export function sumPage({ a, sign, b, of, solved }: Extract<School, { kind: 'sum' }>): string | null {
  const [thing] = objectsOf([of])
  const letters = setInto(
    `${a} ${sign === '+' ? '+' : '–'} ${b} =`,
    { x: 90, y: 700, w: 620, h: 220 },
    { face: 'fat', gap: 70, mostLines: 1, mostSize: 240 },
  )
  if (!thing || !letters) return null
  const answer =
    setInto(
      String(sign === '+' ? a + b : a - b),
      { x: 770, y: 725, w: 168, h: 170 },
      { face: 'fat', gap: 70, mostLines: 1, mostSize: 220 },
    ) ?? []
  const tray = (x: number, n: number): string =>
    shape(roundedRect(x, 70, 390, 560, 36), 5) + counted(n, thing, { x: x + 24, y: 94, w: 342, h: 512 })
  const [x, y] = [512, 350]
  const bar = (turned: boolean): string =>
    shape(turned ? rect(x - 13, y - 52, 26, 104) : rect(x - 52, y - 13, 104, 26), 5)
  const plus = `${bar(false)}${sign === '+' ? bar(true) + shape(rect(x - 12, y - 12, 24, 24), 0) : ''}`
  return page(
    tray(60, a) +
      tray(574, b) +
      plus +
      letters.map((letter) => hollow(letter, 5.5, 3)).join('') +
      shape(roundedRect(744, 690, 220, 240, 30), 6) +
      (solved ? answer.map((letter) => hollow(letter, 5.5, 3)).join('') : ''),
  )
}

const FOODS: readonly (readonly [label: string, names: readonly string[]])[] = [
  ['fruit', ['apple', 'banana', 'strawberry']],
  ['vegetables', ['carrot', 'broccoli', 'tomato']],
  ['grains', ['bread', 'corn', 'rice']],
  ['protein', ['fish', 'egg', 'chicken leg']],
]

/** A plate in four parts beside its fork, and a cup of what comes from milk. */
export function platePage(write: Write): string {
  let out = title('My Plate') + circle(464, 606, 370, 7) + circle(464, 606, 336, 5)
  for (const [from, to] of [
    [
      [464, 270],
      [464, 942],
    ],
    [
      [128, 606],
      [800, 606],
    ],
  ] as const)
    out += line([from, to], 5)
  for (const [i, [label, names]] of FOODS.entries()) {
    const [sx, sy] = [i % 2 ? 1 : -1, i < 2 ? -1 : 1]
    for (const [k, name] of names.entries())
      out += put(name, 464 + sx * [100, 214, 104][k]!, 606 + sy * [238, 132, 122][k]!, 98, 92)
    out += write(label, { x: 464 + sx * 150 - 115, y: 606 + sy * 44 - 22, w: 230, h: 42 })
  }
  out +=
    circle(862, 286, 124, 6) +
    circle(862, 286, 102, 4.5) +
    put('milk', 836, 268, 70, 112) +
    put('cheese', 900, 284, 66, 60)
  out += write('dairy', { x: 812, y: 332, w: 100, h: 38 })
  return page(out + put('fork', 62, 620, 48, 400) + put('spoon', 912, 650, 66, 400))
}

const TOWN: readonly (readonly [name: string, x: number, y: number])[] = [
  ['house', 170, 330],
  ['school', 512, 330],
  ['hospital', 854, 330],
  ['store', 170, 600],
  ['tree', 512, 600],
  ['church', 854, 600],
]

/** Streets around six blocks, and what the signs mean below. */
export function townMapPage(write: Write): string {
  let out = title('My Town')
  for (const [name, x, y] of TOWN)
    out += shape(roundedRect(x - 142, y - 116, 284, 224, 26), 5) + put(name, x, y - 4, 200, 184)
  for (const y of [465]) for (let x = 60; x < 980; x += 74) out += shape(rect(x, y - 6, 44, 12), 3.6)
  for (const x of [341, 683])
    for (let y = 230; y < 700; y += 74) if (Math.abs(y - 450) > 40) out += shape(rect(x - 6, y, 12, 44), 3.6)
  out += shape(roundedRect(30, 746, 964, 244, 26), 5)
  for (const [i, [name]] of TOWN.entries()) {
    const [x, y] = [64 + (i % 3) * 312, 766 + Math.floor(i / 3) * 108]
    out +=
      put(name, x + 46, y + 50, 84, 88) +
      write(name === 'tree' ? 'park' : name, { x: x + 104, y: y + 26, w: 190, h: 48 })
  }
  return page(out)
}

/** Columns of boxes to color, one for each vote. */
export function barChartPage(names: readonly string[], heading: string): string {
  const wide = 800 / names.length
  let out = title(heading)
  for (const [i, name] of names.entries()) {
    const x = 150 + i * wide
    for (let row = 0; row < 8; row++) out += shape(rect(x + 14, 760 - row * 76, wide - 28, 70), 4.5)
    out += put(name, x + wide / 2, 910, wide - 50, 130)
  }
  for (let row = 0; row < 8; row++) out += caption(String(row + 1), { x: 60, y: 772 - row * 76, w: 70, h: 46 }, 46)
  return page(
    out +
      line(
        [
          [140, 216],
          [140, 836],
          [966, 836],
        ],
        6,
      ),
  )
}

const rule = (y: number): string =>
  line(
    [
      [50, y],
      [974, y],
    ],
    4,
  )

/** The figure large and hollow, and rows of it in dashes, to go over with a pencil. */
export function tracePage(text: string, names: readonly string[]): string | null {
  const set = (place: Place) => setInto(text, place, { face: 'round', gap: 40, mostLines: 1, mostSize: 560 })
  const large = set(names.length ? { x: 60, y: 60, w: 424, h: 380 } : { x: 300, y: 60, w: 424, h: 380 })
  if (!large) return null
  let out = large.map((letter) => hollow(letter, 6, 8)).join('')
  const [one] = objectsOf(names.slice(0, 1))
  const n = Number(text)
  // As many as the number says: "trace 7 with ducks" has seven of them.
  const isCounted = names.length === 1 && n > 1 && n <= MOST_COUNTED
  if (isCounted && one) out += counted(n, one, { x: 500, y: 54, w: 480, h: 400 })
  const across = names.length > 1 ? 2 : 1
  const down = Math.ceil(names.length / across)
  for (const [i, name] of isCounted ? [] : names.entries()) {
    const [w, h] = [440 / across, 380 / down]
    out += put(name, 530 + ((i % across) + 0.5) * w, 60 + (Math.floor(i / across) + 0.5) * h, w - 24, h - 20)
  }
  const count = text.length > 1 ? 3 : 5
  for (const y of [500, 752]) {
    const w = 900 / count
    const place = (i: number): Place => ({ x: 62 + i * w + 16, y, w: w - 32, h: 226 })
    const isPenciled = penciled(text, place(0)) !== null
    out += isPenciled ? ruled(text, place(0), 50, 974) : rule(y + 12) + rule(y + 208)
    for (let i = 0; i < count; i++)
      out +=
        penciled(text, place(i)) ??
        (set({ ...place(i), y: y + 26, h: 170 }) ?? [])
          .map((letter) => labeled(letter.text, dashed(shape(grow(letter.polys, 3), 4))))
          .join('')
  }
  return page(out)
}

const COLORS = ['red', 'orange', 'yellow', 'green', 'blue', 'indigo', 'violet']

/** Seven bands, each with the name of its color. */
export function rainbowPage(write: Write): string {
  const band = 58
  let out = title('Rainbow')
  for (const [i] of COLORS.entries()) {
    const r = 470 - i * band
    out += shape([...arc(512, 850, r, Math.PI, TAU, 60)], 6)
  }
  out += shape([...arc(512, 850, 470 - COLORS.length * band, Math.PI, TAU, 30)], 6)
  for (const [i, name] of COLORS.entries()) {
    const top = 850 - (470 - i * band)
    out += write(name, { x: 432, y: top + 12, w: 160, h: 34 })
  }
  return page(out + put('cloud', 130, 880, 230, 150) + put('cloud', 894, 880, 230, 150))
}

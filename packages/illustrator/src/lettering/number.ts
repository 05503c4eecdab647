/** Numbers, and as many things as they say. */
import type { Rng } from '../ink/random.ts'
import { rect } from '../ornate/kit/curves.ts'
import { circle, page, shape } from '../ornate/kit/marks.ts'
import { Room } from '../ornate/kit/room.ts'
import type { Fitted } from '../ornate/mandala/motif.ts'
import { roundedRect } from './frames.ts'
import { hollow, outlineOf } from './ink.ts'
import { PATTERNS, patterned } from './inside.ts'
import { scatter, star } from './scatter.ts'
import { type Place, setInto } from './setting.ts'

/** More than this nobody counts on a page. */
export const MOST_COUNTED = 20

/** Exactly so many, in even rows; a short last row stands in the middle. */
export function counted(n: number, thing: Fitted, { x, y, w, h }: Place): string {
  const { columns, rows } = gridFor(n, w / h)
  const cell = { w: w / columns, h: h / rows }
  return Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / columns)
    const inRow = row === rows - 1 ? n - columns * (rows - 1) : columns
    return thing(
      x + w / 2 + ((i % columns) - (inRow - 1) / 2) * cell.w,
      y + (row + 0.5) * cell.h,
      cell.w * 0.86,
      cell.h * 0.86,
    )
  }).join('')
}

/** Cells as square as they can be. */
export function gridFor(n: number, aspect: number): { columns: number; rows: number } {
  let best = { columns: n, rows: 1 }
  let most = 0
  for (let columns = 1; columns <= n; columns++) {
    const rows = Math.ceil(n / columns)
    const side = Math.min(aspect / columns, 1 / rows) - (columns * rows - n) * 0.002
    if (side > most) [most, best] = [side, { columns, rows }]
  }
  return best
}

/** The number above, what it counts below. */
export function numberPage(text: string, n: number, thing: Fitted, rng: Rng): string | null {
  const letters = setInto(text, { x: 262, y: 70, w: 500, h: 390 }, { face: 'round', gap: 90, mostSize: 560 })
  if (!letters) return null
  const room = new Room(34)
  for (const outline of outlineOf(letters, 30)) room.takeShape(outline)
  room.takeShape(rect(0, 510, 1024, 514))
  const around = scatter(room, rng, {
    things: [],
    filler: rng.pick(['stars', 'mixed', 'hearts'] as const),
    largest: 60,
    smallest: 60,
    sparse: true,
  })
  const inked = letters.map((letter) => patterned(letter, rng.pick(PATTERNS), 400, rng)).join('')
  const tray = { x: 70, y: 540, w: 884, h: 420 }
  return page(
    around +
      inked +
      shape(roundedRect(tray.x - 14, tray.y - 14, tray.w + 28, tray.h + 28, 40), 5, 'none') +
      counted(n, thing, tray),
  )
}

const MOST_THINGS = 12

/** Many numbers, with so many balls or stars in rows of five or ten: things would be too fine to color. */
function numberRows(numbers: readonly string[]): string | null {
  const rows = Math.ceil(numbers.length / 2)
  const cell = { w: 474, h: 948 / rows }
  let out = ''
  for (const [i, number] of numbers.entries()) {
    const [x, y] = [38 + Math.floor(i / rows) * cell.w, 38 + (i % rows) * cell.h]
    const letters = setInto(
      number,
      { x: x + 16, y: y + 16, w: cell.h > 150 ? 150 : 88, h: cell.h - 32 },
      { face: 'fat', gap: 60, mostSize: 150 },
    )
    if (!letters) return null
    const n = Number(number) <= MOST_COUNTED ? Number(number) : 0
    const inRow = cell.h > 150 ? 5 : 10
    const step = Math.min(340 / inRow, (cell.h - 20) / (MOST_COUNTED / inRow))
    const lines = Math.ceil(n / inRow)
    const marks = Array.from({ length: n }, (_, k) => {
      const cx = x + 290 + ((k % inRow) - (inRow - 1) / 2) * step
      const cy = y + cell.h / 2 + (Math.floor(k / inRow) - (lines - 1) / 2) * step
      return i % 2 ? circle(cx, cy, step * 0.38, 3.6) : shape(star(cx, cy, step * 0.48), 3.4)
    })
    out += shape(roundedRect(x + 5, y + 4, cell.w - 10, cell.h - 8, 20), 4.5) + marks.join('')
    out += letters.map((letter) => hollow(letter, 5, 3)).join('')
  }
  return page(out)
}

/** 1 to n, a row for each: the digit, and so many things. */
export function countingPage(numbers: readonly string[], things: readonly Fitted[]): string | null {
  if (numbers.some((number) => Number(number) > MOST_THINGS) && things.length !== 1) return numberRows(numbers)
  const columns = numbers.length > 6 ? 2 : 1
  const rows = Math.ceil(numbers.length / columns)
  const cell = { w: 948 / columns, h: 948 / rows }
  let out = ''
  for (const [i, number] of numbers.entries()) {
    const x = 38 + Math.floor(i / rows) * cell.w
    const y = 38 + (i % rows) * cell.h
    const digit = { x: x + 22, y: y + 22, w: Math.min(150, cell.w * 0.24), h: cell.h - 44 }
    const letters = setInto(number, digit, { face: 'fat', gap: 60, mostSize: 240 })
    const thing = things[i % things.length]
    if (!letters || !thing) return null
    const left = digit.x + digit.w + 20
    const tray = { x: left, y: y + 18, w: x + cell.w - left - 22, h: cell.h - 36 }
    out += shape(roundedRect(x + 5, y + 5, cell.w - 10, cell.h - 10, 22), 4.5)
    out += letters.map((letter) => hollow(letter, 5.5, 3)).join('')
    if (Number(number) <= MOST_COUNTED) out += counted(Number(number), thing, tray)
  }
  return page(out)
}

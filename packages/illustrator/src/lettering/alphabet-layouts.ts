/** Where the cells of an alphabet are: in rows, as a path that winds, or in blocks. */
import type { Rng } from '../ink/random.ts'
import type { Place } from './setting.ts'

export interface AlphabetLayout {
  cells: Place[]
  /** Left over at the beginning or the end: room for a heading, or for something to look at. */
  ends: Place[]
  frame: Frame
  /** The cells of each row lie on a path. */
  isPath: boolean
}

export type Frame = 'card' | 'round' | 'block' | 'tag' | 'open'

const [EDGE, INNER] = [34, 956]

interface Grid {
  columns: number
  rows: number
  /** How many places wide the pieces at the beginning and at the end are. */
  first: number
  last: number
}

/** For 26 letters: what is left over is a heading, an end piece, or both. */
const GRIDS: readonly Grid[] = [
  { columns: 4, rows: 7, first: 2, last: 0 },
  { columns: 4, rows: 7, first: 0, last: 2 },
]

const FRAMES: readonly Frame[] = ['card', 'round', 'block', 'tag', 'open']

export function alphabetLayout(count: number, rng: Rng): AlphabetLayout {
  const frame = rng.pick(FRAMES)
  if (count !== 26) return { cells: even(count), ends: [], frame: 'card', isPath: false }
  if (rng.chance(0.25)) return { ...winding(rng), frame: 'round', isPath: true }
  return { ...gridded(rng.pick(GRIDS)), frame, isPath: false }
}

function gridded({ columns, rows, first, last }: Grid): Pick<AlphabetLayout, 'cells' | 'ends'> {
  const [w, h] = [INNER / columns, INNER / rows]
  const at = (i: number, span = 1): Place => ({
    x: EDGE + (i % columns) * w,
    y: EDGE + Math.floor(i / columns) * h,
    w: w * span,
    h,
  })
  const total = columns * rows
  const cells = Array.from({ length: total - first - last }, (_, i) => at(first + i))
  return { cells, ends: [...(first ? [at(0, first)] : []), ...(last ? [at(total - last, last)] : [])] }
}

/** Every row as full as the others: those in the middle have one more. */
function even(count: number): Place[] {
  const rows = Math.max(1, Math.floor(Math.sqrt(count / 1.1) + 0.5))
  const least = Math.floor(count / rows)
  const over = count - least * rows
  const first = Math.floor((rows - over) / 2)
  const h = INNER / rows
  return Array.from({ length: rows }, (_, row) => {
    const long = least + (row >= first && row < first + over ? 1 : 0)
    const w = INNER / long
    return Array.from({ length: long }, (_, i): Place => ({ x: EDGE + i * w, y: EDGE + row * h, w, h }))
  }).flat()
}

/** Four in a row, the way goes on at the beginning of the next: who learns to read goes from left to right. */
function winding(rng: Rng): Pick<AlphabetLayout, 'cells' | 'ends'> {
  const [columns, rows] = [4, 7]
  const [w, h] = [INNER / columns, INNER / rows]
  const all = Array.from(
    { length: columns * rows },
    (_, i): Place => ({ x: EDGE + (i % columns) * w, y: EDGE + Math.floor(i / columns) * h, w, h }),
  )
  const pair = (a: Place): Place => ({ ...a, w: 2 * w })
  return rng.chance(0.6)
    ? { cells: all.slice(2), ends: [pair(all[0]!)] }
    : { cells: all.slice(0, 26), ends: [pair(all[26]!)] }
}

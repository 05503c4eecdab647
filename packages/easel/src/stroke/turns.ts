/** Cosines and sines by square roots, which every engine rounds alike; Math.cos may differ in the last bit, and a replay must not. */
const HALF = 0.5
const DIAGONAL = Math.SQRT1_2
const LONG = Math.sqrt(3) / 2

type Turn = readonly [cos: number, sin: number]

const TWELFTHS: readonly Turn[] = [
  [1, 0],
  [LONG, HALF],
  [HALF, LONG],
  [0, 1],
  [-HALF, LONG],
  [-LONG, HALF],
  [-1, 0],
  [-LONG, -HALF],
  [-HALF, -LONG],
  [0, -1],
  [HALF, -LONG],
  [LONG, -HALF],
]
const EIGHTHS: readonly Turn[] = [
  [1, 0],
  [DIAGONAL, DIAGONAL],
  [0, 1],
  [-DIAGONAL, DIAGONAL],
  [-1, 0],
  [-DIAGONAL, -DIAGONAL],
  [0, -1],
  [DIAGONAL, -DIAGONAL],
]

/** How often a stroke can be painted around the middle. */
export const TURNS = [1, 2, 3, 4, 6, 8, 12] as const

/** The turns that make so many copies, the first of them none. */
export function turnsOf(count: number): readonly Turn[] {
  const all = count === 8 ? EIGHTHS : TWELFTHS
  const each = all.length / count
  return Number.isInteger(each) ? all.filter((_, k) => k % each === 0) : [all[0]!]
}

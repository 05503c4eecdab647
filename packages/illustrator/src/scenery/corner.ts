/** One of the two lower corners of a page, for whatever grows or stands there. */
import { SW } from '../ink/pens.ts'
import type { Rng } from '../ink/random.ts'

export interface Corner {
  /** From a distance to the edge of the page to x. */
  at(inward: number): number
  /** 1 in the left corner, -1 in the right one. */
  dir: number
  /** How high it may grow. */
  h: number
  rng: Rng
}

export type Thicket = (corner: Corner) => string

/** The line that it all grows from. */
export const FOOT = 1018

export const LINE = SW.mid * 0.9

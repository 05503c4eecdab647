import type { Rng } from './random.ts'

/** Where a thing goes: x is its middle, y its foot, w and h the room it may take, sw the width of its line. */
export interface Spot {
  x: number
  y: number
  w: number
  h: number
  sw: number
  rng: Rng
  /** Faces the other way. */
  flip?: boolean
}

/** What was drawn, and the room it took. */
export interface Drawn {
  svg: string
  x: number
  w: number
  h: number
  x0: number
  x1: number
  y0: number
  y1: number
}

/** The box of a thing that stands on (x, y). */
export const standing = (svg: string, x: number, y: number, w: number, h: number): Drawn => ({
  svg,
  x,
  w,
  h,
  x0: x - w / 2,
  x1: x + w / 2,
  y0: y - h,
  y1: y,
})

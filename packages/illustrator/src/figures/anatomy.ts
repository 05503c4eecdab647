/** What a thing is like as the body of somebody. */
import type { Box, Spot } from '../art/art.ts'
import type { P } from './geometry.ts'

/** Where a drawing has room for what: shares of its height, x from the middle of its foot as it faces right, y above its foot. */
export interface Anatomy {
  /** Lying things are stood on their end, thin ones fattened. */
  isStood: boolean
  wide: number
  box: Box
  face: { x: number; y: number; r: number }
  /** There is a free place for the face; otherwise it gets one. */
  isFree: boolean
  /** Creases that run through it are left out. */
  isSmoothed: boolean
  hat: { x: number; y: number; r: number }
  arms: readonly [near: P, far: P]
  legs: readonly [near: number, far: number]
  /** How high above its foot the legs begin: a cone has none to stand on at its tip. */
  hip: number
}

export interface Shell {
  anatomy: Anatomy
  draw(spot: Spot): { svg: string; box: Box }
}

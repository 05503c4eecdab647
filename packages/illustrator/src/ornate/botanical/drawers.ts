import type { Rng } from '../../ink/random.ts'

/** Draws one part of a plant, as large as `r`. */
export type Study = (x: number, y: number, r: number, rng: Rng) => string

/** Draws the plant with its foot at a place, as high and as wide as that; a second stem grows to the `free` side. */
export type Grow = (x: number, foot: number, high: number, rng: Rng, wide?: number, free?: -1 | 1) => string

interface Parts {
  name: string
  spire: boolean
  grow: Grow
  studies: readonly Study[]
  rng: Rng
  hasGuests: boolean
}
/** All that is on the page. */
export type Arrangement = (parts: Parts) => string

import type { Drawn, Spot } from '../ink/spot.ts'

/** A drawing of our own. `aspect` is its width over its height; `faces` the way it looks when not flipped. */
export interface Subject {
  aspect: number
  faces?: 'left' | 'right'
  draw(spot: Spot): Drawn
}

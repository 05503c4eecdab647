import type { Spot } from '../src/art/art.ts'
import { createRng } from '../src/ink/random.ts'

/** A place to draw one thing or being by itself. */
export const spot = (more: Partial<Spot> = {}): Spot => ({
  x: 500,
  y: 800,
  h: 400,
  sw: 6,
  facing: 'right',
  rng: createRng(3),
  detail: 'medium',
  ...more,
})

/** What lies between things that are packed on a page: hearts, stars, blossoms and beads. */
import type { Rng } from '../ink/random.ts'
import { curve, foil } from './kit/curves.ts'
import { circle, shape } from './kit/marks.ts'
import type { Spot } from './kit/packing.ts'
import { move, type Point, TAU } from './kit/points.ts'

const HEART = curve('0,92! -60,34 -92,-14 -70,-66 -28,-70 0,-36! 28,-70 70,-66 92,-14 60,34')

export function sweetFiller({ x, y, r }: Spot, rng: Rng): string {
  if (r < 14) return circle(x, y, r * 0.86, 3.4)
  const kind = rng.int(0, 3)
  const turn = rng.between(-0.5, 0.5)
  if (kind === 0) return shape(move(HEART, x, y, turn, r / 96), 3.6)
  if (kind === 1)
    return shape(
      Array.from({ length: 10 }, (_, i): Point => {
        const a = (i / 10) * TAU + turn
        return [x + r * (i % 2 ? 0.5 : 1) * Math.sin(a), y - r * (i % 2 ? 0.5 : 1) * Math.cos(a)]
      }),
      3.6,
    )
  if (kind === 2) return shape(foil(x, y, r, 5, turn), 3.6) + (r > 20 ? circle(x, y, r * 0.34, 3.4) : '')
  return circle(x, y, r * 0.9, 3.6) + (r > 20 ? circle(x, y, r * 0.48, 3.4) : '')
}

/** Roots of a plant, tapering, in all directions but up. */
import type { Rng } from '../../ink/random.ts'
import { curve } from '../kit/curves.ts'
import { shape } from '../kit/marks.ts'
import { band } from '../kit/points.ts'

/** `size` is 1 where they reach about 80 below the ground. */
export function roots(x: number, ground: number, rng: Rng, size = 1): string {
  let out = ''
  for (const lean of [-1, 1, -0.5, 0.5, 0]) {
    const long = rng.between(64, 82) * (1 - Math.abs(lean) * 0.12) * size
    const line = curve(
      [
        [x + lean * 6 * size, ground - 6],
        [x + lean * 40 * size, ground + long * 0.4],
        [x + (lean * 54 + rng.between(-12, 12)) * size, ground + long],
      ],
      false,
      8,
    )
    out += shape(
      band(line, (t) => 14 * size * (1 - t) + 3),
      3.6,
    )
  }
  return out
}

/** What grows in a gap: a sprig, a blossom, a leaf or a berry, by its size. */
import type { Rng } from '../../ink/random.ts'
import { leaf } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import type { Spot } from '../kit/packing.ts'
import { TAU } from '../kit/points.ts'
import { blossom } from './blossom.ts'
import { vein } from './leaves.ts'

export function filler({ x, y, r }: Spot, rng: Rng): string {
  if (r < 17) return circle(x, y, r * 0.86, 3.2)
  if (r < 34) {
    const a = rng.between(0, TAU)
    return shape(leaf(x - r * Math.cos(a), y - r * Math.sin(a), 2 * r, r * 0.8, a, 0.5), 3.4)
  }
  if (rng.chance(0.4)) return blossom(x, y, r, 6, rng)
  const a = rng.between(0, TAU)
  const foot: [number, number] = [x - r * Math.cos(a), y - r * Math.sin(a)]
  let out = line([foot, [x, y]], 3.6)
  for (const k of [-0.95, 0.95, 0])
    out += vein(foot[0], foot[1], r * (k ? 1.25 : 1.9), r * 0.86, a + k, {
      sw: 3.4,
      veins: r > 44 ? 2 : 0,
      belly: 0.55,
    })
  return out
}

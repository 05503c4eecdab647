/** What trees with homes in them have around: boughs above, grass below. */
import type { Rng } from '../../ink/random.ts'
import { curve } from '../kit/curves.ts'
import { shape } from '../kit/marks.ts'
import { band } from '../kit/points.ts'
import { vein } from '../plants/leaves.ts'

/** Boughs full of leaves along the top. */
export function leaves(rng: Rng): string {
  let out = ''
  for (let i = 0; i < 90; i++) {
    const x = rng.between(20, 1004)
    const y = rng.between(10, 110 + (190 * Math.abs(x - 512)) / 512)
    out += vein(x, y, rng.between(64, 92), 40, rng.between(0.3, 2.8), { veins: 2 })
  }
  return out
}

export function grass(rng: Rng): string {
  let out = ''
  for (let x = 30; x < 1000; x += 48)
    for (const k of [-0.3, 0, 0.3])
      out += shape(
        band(
          curve(
            [
              [x, 1012],
              [x + k * 50, 980],
              [x + k * 90, rng.between(946, 968)],
            ],
            false,
            6,
          ),
          (t) => 12 * (1 - t) + 2,
        ),
        3.2,
      )
  return out
}

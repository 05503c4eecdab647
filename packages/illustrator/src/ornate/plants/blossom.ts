/** A blossom seen from the front. */
import type { Rng } from '../../ink/random.ts'
import { curve, leaf } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { move, TAU } from '../kit/points.ts'

export const SMALLEST_BLOSSOM = 25

/** It has at most as many petals as stay colorable at this size, and not below SMALLEST_BLOSSOM. */
export function blossom(x: number, y: number, R: number, most: number, rng: Rng, sw = 3.3): string {
  const n = Math.min(most, R > 56 ? 10 : R > 48 ? 8 : R > 38 ? 7 : R > 32 ? 6 : 5)
  const two = R > 54
  let out = ''
  const t = rng.between(0, TAU)
  const kind = rng.int(0, 2)
  if (two)
    for (let i = 0; i < n; i++) {
      const a = t + ((i + 0.5) / n) * TAU
      out += shape(leaf(x, y, R, ((TAU * R) / n) * 0.74, a, 0.66), sw)
    }
  for (let i = 0; i < n; i++) {
    const a = t + (i / n) * TAU
    const q = two ? R * 0.78 : R
    const w = ((TAU * q) / n) * 0.66
    out +=
      kind === 0
        ? shape(leaf(x, y, q, w, a, 0.62), sw)
        : shape(
            move(
              curve([
                [0, 0],
                [q * 0.5, -w * 0.5],
                [q * 0.9, -w * 0.42],
                [q * (kind === 1 ? 1 : 0.86), 0],
                [q * 0.9, w * 0.42],
                [q * 0.5, w * 0.5],
              ]),
              x,
              y,
              a,
            ),
            sw,
          )
    if (R > 62)
      out += line(
        [
          [x + q * 0.4 * Math.cos(a), y + q * 0.4 * Math.sin(a)],
          [x + q * 0.72 * Math.cos(a), y + q * 0.72 * Math.sin(a)],
        ],
        sw * 0.9,
      )
  }
  return out + circle(x, y, Math.max(9, R * 0.3), sw) + (R > 62 ? circle(x, y, R * 0.15, sw) : '')
}

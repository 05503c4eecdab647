/** Bodies without legs, in place of the lower half: a snake's coils, a snail's sole. */
import type { Pen } from '../../art/pen.ts'
import type { Body } from '../body.ts'
import { lerp, type P, ring, spline, stretched } from '../geometry.ts'
import { softened, tube, unite } from '../outline.ts'

/** Where the ground is, or the seat of somebody who sits. */
function footing(b: Body): number {
  const { build, seat, h } = b.skeleton
  const [, y] = b.at('hip')
  const low = Math.max(b.at('nearAnkle')[1], b.at('farAnkle')[1]) + b.leg * 0.6
  return low - y < (build.thigh + build.shin) * h * 0.6 ? y + seat : low
}

/** Two rings, one on the other, out of which the neck rises. */
export function coil(pen: Pen, b: Body): P[] {
  const [x] = b.at('hip')
  const low = footing(b)
  const [w, r] = [b.h * 0.24, b.h * 0.075]
  const turn = (y: number, k: number): P[] =>
    unite([
      ring([x - w * k + r, y - r, r]),
      ring([x + w * k - r, y - r, r]),
      [
        [x - w * k + r, y - r * 2],
        [x + w * k - r, y - r * 2],
        [x + w * k - r, y],
        [x - w * k + r, y],
      ],
    ])
  pen.poly(turn(low, 1))
  const upper = turn(low - r * 1.7, 0.72)
  pen.poly(upper)
  for (const [c, y] of [
    [-0.62, low - r * 0.86],
    [-0.1, low - r * 0.8],
    [0.42, low - r * 0.86],
  ] as const)
    pen.ell(x + c * w, y, r * 0.36, r * 0.3)
  return upper
}

/** The end of a snake that does what hands do: from the coils around and up to where a hand would be. */
export function tailArm(b: Body): P[] {
  const [x] = b.at('hip')
  const low = footing(b)
  const [hx, hy] = b.at('nearHand')
  const out = x + (hx < x ? -1 : 1) * b.h * 0.3
  const line = spline(
    [
      [x + (out - x) * 0.5, low - b.h * 0.06],
      [out, low - b.h * 0.08],
      [lerp(out, hx, 0.2) + (out - x) * 0.14, lerp(low, hy, 0.5)],
      [hx, hy],
      [lerp(hx, x, 0.1), hy - b.h * 0.05],
    ],
    6,
  )
  return tube(line.map(([u, v], i) => [u, v, lerp(b.h * 0.05, b.h * 0.018, i / (line.length - 1))] as const))
}

/** One foot as long as the body: it lies on the ground and ends behind in a point. */
export function sole(pen: Pen, b: Body): P[] {
  const [x, y] = b.at('hip')
  const low = footing(b)
  const wide = b.waist(1)[2]
  const k = b.h * 0.01
  const line = spline(
    [
      [x, y - 2 * k],
      [x - k, (y + low) / 2],
      [x - 8 * k, low - 6 * k],
      [x - 24 * k, low - 3.4 * k],
      [x - 40 * k, low - 1.6 * k],
    ],
    6,
  )
  const n = line.length - 1
  const foot = tube(line.map(([u, v], i) => [u, v, Math.min(lerp(wide, 1.2 * k, i / n), low - v)] as const))
  const toe = stretched([
    [x, low - 5.4 * k, 5.4 * k],
    [x + wide + 3 * k, low - 3.4 * k, 3.4 * k],
    [x - 9 * k, low - 3.4 * k, 3.4 * k],
  ])
  const shape = softened(unite([foot, toe]), 5 * k)
  pen.poly(shape)
  return shape
}

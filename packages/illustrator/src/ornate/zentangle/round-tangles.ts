/** Tangles of round cells. */

import { arc, curve, leaf } from '../kit/curves.ts'
import type { Mark } from '../kit/marks.ts'
import { dense, type Poly, TAU } from '../kit/points.ts'

import { disc, grid, stroke, type Tangle } from './tangle.ts'
export const ROUND = {
  scales: (R, s) => {
    const w = 40 * s
    const h = 27 * s
    return grid(
      R,
      w,
      h,
      (x, y) => [
        stroke(arc(x, y, w * 0.22, Math.PI, 0, 8)),
        { poly: [[x - w / 2, y - h], ...arc(x, y, w / 2, Math.PI, 0, 14), [x + w / 2, y - h]] },
      ],
      0.5,
    ).reverse()
  },
  spirals: (R, s) => {
    const w = 58 * s
    return grid(
      R,
      w,
      w * 0.9,
      (x, y, i, j) => {
        const rr = w * 0.5
        const t0 = i * 1.3 + j
        const sp: Poly = []
        for (let t = 0; t <= 1; t += 0.02) {
          const a = t0 + t * TAU * 1.75
          const q = rr * (1 - t * 0.86)
          sp.push([x + q * Math.cos(a), y + q * Math.sin(a)])
        }
        return [disc(x, y, rr), stroke(sp)]
      },
      0.5,
    )
  },
  petals: (R, s) => {
    const w = 58 * s
    return grid(R, w, w, (x, y) => [
      ...[0, 1, 2, 3].map((k) => ({
        poly: leaf(x, y, w * Math.SQRT1_2 * 0.98, w * 0.36, Math.PI / 4 + (k * Math.PI) / 2, 0.5),
      })),
      disc(x + w / 2, y, 6.5 * s),
      disc(x, y, 8.5 * s),
    ])
  },
  arcs: (R, s) => {
    const w = 74 * s
    return grid(
      R,
      w,
      w * 0.36,
      (x, y) =>
        [0.5, 0.335, 0.17].map((k) => ({
          poly: arc(x, y, w * k, Math.PI, TAU, 22).concat([
            [x + w * k, y + w * 0.5],
            [x - w * k, y + w * 0.5],
          ]),
        })),
      0.5,
    )
  },
  drops: (R, s) => {
    const w = 34 * s
    const h = 46 * s
    return grid(
      R,
      w,
      h * 0.62,
      (x, y) => {
        const t = (k: number): Poly =>
          curve(
            [
              { x, y: y - h * 0.5 * k, corner: true },
              { x: x + w * 0.3 * k, y: y + h * 0.02 * k },
              { x: x + w * 0.26 * k, y: y + h * 0.3 * k },
              { x, y: y + h * 0.42 * k },
              { x: x - w * 0.26 * k, y: y + h * 0.3 * k },
              { x: x - w * 0.3 * k, y: y + h * 0.02 * k },
            ],
            true,
            5,
          )
        return [{ poly: t(1) }, disc(x, y + h * 0.17, 3.4 * s, '#000', 12)]
      },
      0.5,
    )
  },
  bulge: (R, s) => {
    const w = 46 * s
    return grid(R, w, w, (x, y, i, j) => {
      const out: Mark[] = []
      if ((i + j) % 2 === 0) {
        for (const k of [1, 0.52]) out.push({ poly: [...arc(x, y, w * 0.5 * k, 0, TAU, 30)].slice(0, -1) })
      } else {
        const a = w / 2
        out.push({
          poly: dense(
            [
              [x - a, y - a],
              [x, y - a * 0.45],
              [x + a, y - a],
              [x + a * 0.45, y],
              [x + a, y + a],
              [x, y + a * 0.45],
              [x - a, y + a],
              [x - a * 0.45, y],
            ],
            8,
            true,
          ),
        })
      }
      return out
    })
  },
} satisfies Record<string, Tangle>

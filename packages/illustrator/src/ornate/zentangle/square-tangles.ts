/** Tangles of cells with corners. */

import { arc, rect } from '../kit/curves.ts'
import type { Mark } from '../kit/marks.ts'
import { dense, type Point, type Poly, TAU } from '../kit/points.ts'

import { disc, grid, stroke, type Tangle } from './tangle.ts'
export const SQUARE = {
  bricks: (R, s) => {
    const w = 54 * s
    const h = 25 * s
    return grid(
      R,
      w,
      h,
      (x, y, i, j) => [
        { poly: rect(x - w / 2, y - h / 2, w, h) },
        ...((i * 7 + j * 3) % 4 === 0
          ? [{ poly: rect(x - w / 2 + 8 * s, y - h / 2 + 7, w - 16 * s, h - 14), whole: true }]
          : []),
      ],
      0.5,
    )
  },
  checks: (R, s) => {
    const w = 29 * s
    return grid(R, w, w, (x, y, i, j) =>
      (i + j) % 2
        ? [{ poly: dense(rect(x - w / 2, y - w / 2, w, w), 6, true), fill: (i * 3 + j) % 4 === 1 ? '#000' : '#fff' }]
        : [{ poly: dense(rect(x - w / 2, y - w / 2, w, w), 6, true) }],
    )
  },
  hexagons: (R, s) => {
    const q = 25 * s
    const w = q * 1.732
    const h = q * 1.5
    const hex = (x: number, y: number, k: number) =>
      Array.from(
        { length: 6 },
        (_, i) => [x + k * Math.cos(((i + 0.5) * Math.PI) / 3), y + k * Math.sin(((i + 0.5) * Math.PI) / 3)] as Point,
      )
    return grid(
      R,
      w,
      h,
      (x, y, i, j) => [
        { poly: hex(x, y, q) },
        ...((i + j * 2) % 3 === 0
          ? [{ poly: hex(x, y, q * 0.5) }]
          : (i + j * 2) % 3 === 1
            ? [disc(x, y, 4.5 * s, '#000', 14)]
            : []),
      ],
      0.5,
    )
  },
  diamonds: (R, s) => {
    const w = 40 * s
    const h = 54 * s
    const D = (x: number, y: number, k: number): Poly => [
      [x, y - (h / 2) * k],
      [x + (w / 2) * k, y],
      [x, y + (h / 2) * k],
      [x - (w / 2) * k, y],
    ]
    return grid(
      R,
      w,
      h / 2,
      (x, y, _i, j) => [
        { poly: dense(D(x, y, 1), 8, true) },
        j % 2 ? disc(x, y, 4.2 * s, '#000', 14) : { poly: D(x, y, 0.5) },
      ],
      0.5,
    )
  },
  weave: (R, s) => {
    const w = 44 * s
    return grid(R, w, w, (x, y, i, j) => {
      const v = (i + j) % 2 === 0
      const out: Mark[] = [{ poly: dense(rect(x - w / 2, y - w / 2, w, w), 9, true) }]
      for (let k = 1; k < 3; k++) {
        const t = -w / 2 + (w * k) / 3
        out.push(
          stroke(
            dense(
              v
                ? [
                    [x + t, y - w / 2],
                    [x + t, y + w / 2],
                  ]
                : [
                    [x - w / 2, y + t],
                    [x + w / 2, y + t],
                  ],
              9,
              false,
            ),
          ),
        )
      }
      return out
    })
  },
  rays: (R, s) => {
    const out: Mark[] = []
    const x = -R * 0.55
    const y = R * 0.75
    const n = 46
    for (let k = 0; k < n; k++) {
      const a = (k / n) * TAU
      out.push(
        stroke([
          [x + 40 * Math.cos(a), y + 40 * Math.sin(a)],
          [x + 3 * R * Math.cos(a), y + 3 * R * Math.sin(a)],
        ]),
      )
    }
    for (let q = 40; q < 3 * R; q += 74 * s) {
      out.push(stroke(arc(x, y, q, 0, TAU, 90)))
      if (q > 60) out.push(stroke(arc(x, y, q + 17 * s, 0, TAU, 90)))
    }
    return out
  },
} satisfies Record<string, Tangle>

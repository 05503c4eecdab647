/** Tangles that grow along lines. */

import { curve, leaf } from '../kit/curves.ts'
import type { Mark } from '../kit/marks.ts'
import { type Poly, TAU } from '../kit/points.ts'

import { disc, stroke, type Tangle, waving } from './tangle.ts'
export const FLOWING = {
  waves: (R, s) => {
    const out: Mark[] = []
    let y = -R
    let k = 0
    while (y < R) {
      const yy = y
      const f = (x: number) => yy + Math.sin(x / (24 * s)) * 11 * s
      out.push(stroke(waving(R, f, 5)))
      if (k % 3 === 1) for (let x = -R + 10; x < R; x += 26 * s) out.push(disc(x, f(x) + 15.5 * s, 8.5 * s))
      y += (k % 3 === 1 ? 31 : 17) * s
      k++
    }
    return out
  },
  leaves: (R, s) => {
    const out: Mark[] = []
    let k = 0
    for (let y = -R; y < R; y += 62 * s, k++) {
      const f = (x: number) => y + Math.sin(x / (40 * s)) * 5 * s
      for (let x = -R + (k % 2) * 17 * s; x < R; x += 34 * s)
        for (const d of [-1, 1]) {
          const l = leaf(x, f(x), 38 * s, 19 * s, d * 0.95, 0.5, d * 0.05)
          out.push(
            { poly: l },
            stroke([
              [x, f(x)],
              [x + 22 * s * Math.cos(0.95), f(x) + d * 22 * s * Math.sin(0.95)],
            ]),
          )
        }
      out.push(stroke(waving(R, f, 8)))
    }
    return out
  },
  feathers: (R, s) => {
    const out: Mark[] = []
    const w = 54 * s
    const h = 20 * s
    let k = 0
    for (let x = -R; x < R; x += w, k++) {
      const dir = k % 2 ? 1 : -1
      for (let y = -R - w; y < R + w; y += h) {
        const yy = dir > 0 ? y : -y
        for (const e of [-1, 1])
          out.push({
            poly: [
              [x, yy],
              ...curve(
                [
                  [x, yy],
                  [x + e * w * 0.36, yy + dir * h * 0.7],
                  [x + e * w * 0.5, yy + dir * h * 1.5],
                  [x + e * w * 0.4, yy + dir * h * 1.72],
                  [x, yy + dir * h],
                ] as Poly,
                false,
                5,
              ),
            ],
          })
      }
      out.push(
        stroke([
          [x, -R],
          [x, R],
        ]),
      )
    }
    return out
  },
  braids: (R, s) => {
    const out: Mark[] = []
    const w = 48 * s
    const h = 32 * s
    for (let x = -R; x < R; x += w + 15 * s) {
      for (let y = -R; y < R; y += h) {
        out.push(
          {
            poly: curve(
              [
                [x - w * 0.5, y],
                [x - w * 0.5, y + h * 0.55],
                [x + w * 0.12, y + h * 1.0],
                [x + w * 0.16, y + h * 0.45],
              ] as Poly,
              true,
              6,
            ),
          },
          {
            poly: curve(
              [
                [x + w * 0.5, y + h * 0.5],
                [x + w * 0.5, y + h * 1.05],
                [x - w * 0.12, y + h * 1.5],
                [x - w * 0.16, y + h * 0.95],
              ] as Poly,
              true,
              6,
            ),
          },
        )
      }
      out.push(
        stroke([
          [x + w / 2 + 2 * s, -R],
          [x + w / 2 + 2 * s, R],
        ]),
        stroke([
          [x + w / 2 + 13 * s, -R],
          [x + w / 2 + 13 * s, R],
        ]),
      )
    }
    return out
  },
  vines: (R, s) => {
    const out: Mark[] = []
    const g = 70 * s
    let _k = 0
    for (let y = -R; y < R; y += g, _k++) {
      const f = (x: number) => y + Math.sin(x / (g * 0.28)) * g * 0.26
      for (let x = -R + g * 0.28 * Math.PI * 0.5, _i = 0; x < R; x += g * 0.28 * Math.PI, _i++) {
        const up = Math.sin(x / (g * 0.28)) > 0 ? -1 : 1
        const sp: Poly = []
        for (let t = 0; t <= 1; t += 0.04) {
          const a = up * (Math.PI / 2) * -1 + up * t * TAU * 1.1
          const q = 17 * s * (1 - 0.5 * t)
          sp.push([x + q * Math.cos(a) * 1, f(x) + up * 17 * s + q * Math.sin(a)])
        }
        out.push(stroke(sp), disc(x, f(x) + up * 17 * s, 6.8 * s))
        for (const e of [-1, 1])
          out.push({ poly: leaf(x + e * 6, f(x), 27 * s, 15 * s, (-up * Math.PI) / 2 + e * 0.75, 0.5) })
      }
      out.push(stroke(waving(R, f, 6)))
    }
    return out
  },
} satisfies Record<string, Tangle>

/** Cacti: a column with arms, a ball, pads on pads. */
import { union } from '../kit/clip.ts'
import { curve, ellipse } from '../kit/curves.ts'
import { clipMarks, dot, line, type Mark, shape } from '../kit/marks.ts'
import type { Point, Poly } from '../kit/points.ts'
import { blossom } from './flowering.ts'
import type { Growth } from './growth.ts'

const UP = -Math.PI / 2

export const columnCactus: Growth = (x, y, long, rng) => {
  const r = long * 0.17
  const side = rng.sign()
  const elbow = (s: number, from: number, to: number): Poly =>
    curve(
      [
        [x, y - long * from],
        [x + s * long * 0.24, y - long * from - 2],
        [x + s * long * 0.34, y - long * (from + 0.12)],
        [x + s * long * 0.34, y - long * to],
      ],
      false,
      8,
    )
  const arms = [elbow(side, 0.24, 0.6), elbow(-side, 0.4, 0.74)]
  const body: Poly = [
    [x, y + 6],
    [x, y - long + r],
  ]
  const whole = union([capsule(body, r), ...arms.map((arm) => capsule(arm, r * 0.6))])
  const ribs: Mark[] = [-0.36, 0.36].map((k) => ({
    poly: [
      [x + k * r, y],
      [x + k * r, y - long + r * 0.9],
    ],
    open: true,
  }))
  return shape(whole, 4) + clipMarks(ribs, whole, 3) + blossom(x, y - long + 6, Math.max(26, r))
}

/** A rounded bar around a line. */
function capsule(spine: Poly, r: number): Poly {
  const end = (at: Point, from: Point): Poly => {
    const a = Math.atan2(at[1] - from[1], at[0] - from[0]) - Math.PI / 2
    return Array.from({ length: 9 }, (_, i): Point => {
      const t = a + (i / 8) * Math.PI
      return [at[0] + r * Math.cos(t), at[1] + r * Math.sin(t)]
    })
  }
  return union(spine.slice(1).map((point, i) => [...end(spine[i]!, point), ...end(point, spine[i]!)]))[0]!
}

export const ballCactus: Growth = (x, y, long) => {
  const [rx, ry] = [long * 0.5, long * 0.46]
  const cy = y - ry * 0.86
  let out = shape(ellipse(x, cy, rx, ry), 4)
  for (const k of [-0.6, 0, 0.6])
    out += line(
      curve(
        [
          [x + k * rx * 0.3, cy - ry * 0.96],
          [x + k * rx, cy],
          [x + k * rx * 0.5, cy + ry * 0.9],
        ],
        false,
        10,
      ),
      3,
    )
  return out + blossom(x, cy - ry * 0.94, Math.max(27, long * 0.22))
}

/** Fruit along the edge of the upper pads. */
export const pricklyPear: Growth = (x, y, long, rng) => {
  const s = rng.sign()
  const pad = (u: number, v: number, share: number, lean: number): string => {
    const size = share * long
    const a = UP + s * lean
    const at = (p: number, q: number): Point => [
      x + s * u * long + (p * Math.cos(a) - q * Math.sin(a)) * size,
      y - v * long + (p * Math.sin(a) + q * Math.cos(a)) * size,
    ]
    let out = shape(ellipse(...at(0, 0), size, size * 0.68, 30, a), 3.8)
    for (const [p, q] of size > 26 ? SPINES : []) out += dot(...at(p, q), 3.4)
    return out
  }
  const fruit = (u: number, v: number): string =>
    shape(ellipse(x + s * u * long, y - v * long, Math.max(11, long * 0.07), Math.max(14, long * 0.09), 20), 3.4)
  return (
    fruit(-0.44, 0.74) +
    fruit(0.4, 0.98) +
    fruit(0.1, 0.98) +
    pad(-0.34, 0.54, 0.22, -0.7) +
    pad(0.24, 0.78, 0.22, 0.3) +
    pad(0.44, 0.4, 0.19, 1) +
    pad(0, 0.28, 0.33, 0.1)
  )
}

const SPINES = [
  [0.45, 0],
  [-0.05, 0.34],
  [-0.05, -0.34],
  [-0.5, 0],
] as const

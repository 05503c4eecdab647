/** A hollyhock: wide frilled cups up a tall stem, the largest lowest, buds at its tip. */
import type { Rng } from '../../ink/random.ts'
import { ellipse } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { band, move, type Point, type Poly, TAU } from '../kit/points.ts'
import { vein } from './leaves.ts'

const frill = (x: number, y: number, r: number, turn: number): Poly =>
  Array.from({ length: 60 }, (_, i): Point => {
    const a = (i / 60) * TAU
    const out = r * (0.94 + 0.07 * Math.cos(5 * (a - turn)) + 0.03 * Math.cos(15 * a))
    return [x + out * Math.cos(a), y + out * Math.sin(a)]
  })

function cup(x: number, y: number, r: number, turn: number): string {
  let out = shape(frill(x, y, r, turn), 3.6)
  if (r > 22)
    for (let i = 0; i < 5; i++) {
      const a = turn + ((i + 0.5) / 5) * TAU
      out += line(
        [
          [x + r * 0.36 * Math.cos(a), y + r * 0.36 * Math.sin(a)],
          [x + r * 0.86 * Math.cos(a), y + r * 0.86 * Math.sin(a)],
        ],
        3,
      )
    }
  return r < 22 ? out : out + circle(x, y, Math.max(9.5, r * 0.27), 3.3)
}

export function hollyhock(x: number, y: number, long: number, turn: number, rng: Rng): string {
  const at = (u: number, v: number): Point => move([[u * long, v]], x, y, turn)[0]!
  let out = shape(
    band([at(0, 0), at(0.5, rng.between(-6, 6)), at(1, 0)], (t) => Math.max(5, long * 0.034) * (1 - 0.5 * t)),
    3.3,
  )
  const wide = long * 0.11
  for (const side of [-1, 1])
    for (const [u, k] of [
      [0.03, 1.15],
      [0.16, 0.95],
    ] as const)
      out += vein(...at(u, 0), wide * 1.9, wide * 1.25, turn + side * k, { veins: wide > 36 ? 2 : 0, belly: 0.6 })
  for (const [i, u] of [0.94, 0.86].entries())
    for (const side of [-1, 1]) {
      const [p, q] = at(u, side * wide * (0.34 + 0.1 * i))
      out += shape(ellipse(p, q, Math.max(9.5, wide * 0.3), Math.max(11, wide * 0.38), 20, turn + Math.PI / 2), 3.3)
    }
  out += circle(...at(1, 0), Math.max(9.5, wide * 0.26), 3.3)
  // The upper ones first, so that each cup stands before the one above it.
  const cups = 7
  for (let i = cups - 1; i >= 0; i--) {
    const t = i / (cups - 1)
    const r = wide * (1 - 0.42 * t)
    out += cup(...at(0.24 + 0.56 * t, (i % 2 ? 1 : -1) * r * 0.5), r, rng.between(0, TAU))
  }
  return out
}

/** Water lilies. */
import type { Rng } from '../../ink/random.ts'
import { curve, leaf } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { type Point, type Poly, TAU } from '../kit/points.ts'
export function pad(x: number, y: number, R: number, rng: Rng): { svg: string; p: Poly } {
  const a0 = rng.between(0, TAU)
  const n = 90
  const p: Poly = [[x + R * 0.1 * Math.cos(a0), y + R * 0.1 * Math.sin(a0)]]
  for (let i = 0; i <= n; i++) {
    const a = a0 + 0.2 + (i / n) * (TAU - 0.4)
    const q = R * (1 + 0.014 * Math.sin(a * 8))
    p.push([x + q * Math.cos(a), y + q * Math.sin(a)])
  }
  let s = shape(p, 6)
  const c = p[0]!
  const k = R < 60 ? 5 : 9
  for (let i = 0; i < k; i++) {
    const a = a0 + 0.2 + ((i + 0.5) / k) * (TAU - 0.4)
    const e: Point = [x + R * (R < 66 ? 0.96 : 0.62) * Math.cos(a), y + R * (R < 66 ? 0.96 : 0.62) * Math.sin(a)]
    s += line([c, e], 3.4)
    for (const d of R < 66 ? [] : [-1, 1])
      s += line([e, [x + R * 0.96 * Math.cos(a + d * 0.16), y + R * 0.96 * Math.sin(a + d * 0.16)]], 3.2)
  }
  return { svg: s + circle(c[0], c[1], R * 0.1, 3.4), p }
}
/** One that has fallen on the water, its stalk and all: `R` from its middle to its tip. */
export function mapleLeaf(x: number, y: number, R: number, rng: Rng): { svg: string; p: Poly } {
  const turn = rng.between(0, TAU)
  const lobes: Poly = []
  // Seven lobes, the side ones ever smaller, each with two teeth.
  for (const [i, long] of [0.52, 0.78, 0.96, 1.08, 0.96, 0.78, 0.52].entries()) {
    const a = turn + (i - 3) * 0.72
    const to = (reach: number, off: number): Point => [
      x + R * reach * Math.cos(a + off),
      y + R * reach * Math.sin(a + off),
    ]
    lobes.push(
      to(0.34, -0.36),
      to(long * 0.62, -0.21),
      to(long * 0.7, -0.13),
      to(long, 0),
      to(long * 0.7, 0.13),
      to(long * 0.62, 0.21),
    )
  }
  lobes.push([x + R * 0.34 * Math.cos(turn + 2.52), y + R * 0.34 * Math.sin(turn + 2.52)])
  const foot: Point = [x - R * 0.16 * Math.cos(turn), y - R * 0.16 * Math.sin(turn)]
  const p: Poly = [...lobes, foot]
  const stalk = curve(
    [
      foot,
      [x - R * 0.7 * Math.cos(turn + 0.12), y - R * 0.7 * Math.sin(turn + 0.12)],
      [x - R * 1.05 * Math.cos(turn - 0.1), y - R * 1.05 * Math.sin(turn - 0.1)],
    ],
    false,
  )
  let svg = line(stalk, 6) + shape(p, 5)
  // More of them would meet in a clot where they begin.
  for (const [i, long] of [0.62, 0.84, 0.62].entries()) {
    const a = turn + (i - 1) * 0.9
    svg += line([foot, [x + R * long * Math.cos(a), y + R * long * Math.sin(a)]], 3.4)
  }
  return { svg, p }
}
export function lotus(x: number, y: number, R: number): string {
  let out = ''
  for (const [n, len, w, sp] of [
    [8, 1, 0.42, 2.9],
    [6, 0.84, 0.42, 2.0],
    [3, 0.66, 0.44, 0.95],
  ] as const) {
    const idx = Array.from({ length: n }, (_, i) => i - (n - 1) / 2).sort((a, b) => Math.abs(b) - Math.abs(a))
    for (const i of idx) {
      const a = -Math.PI / 2 + (i / ((n - 1) / 2)) * (sp / 2)
      out +=
        shape(leaf(x, y + R * 0.2, R * len * (1 - (0.12 * Math.abs(i)) / n), R * w, a, 0.58), 3.8) +
        line(
          [
            [x + R * len * 0.5 * Math.cos(a), y + R * 0.2 + R * len * 0.5 * Math.sin(a)],
            [x + R * len * 0.8 * Math.cos(a), y + R * 0.2 + R * len * 0.8 * Math.sin(a)],
          ],
          2.8,
        )
    }
  }
  return out
}

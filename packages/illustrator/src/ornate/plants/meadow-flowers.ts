/** Flowers of a meadow. */
import type { Rng } from '../../ink/random.ts'
import { curve, leaf } from '../kit/curves.ts'
import { circle, dot, line, shape } from '../kit/marks.ts'
import { length, move, type Point, type Poly, TAU, walk } from '../kit/points.ts'
export function daisy(x: number, y: number, R: number, a: number, rng: Rng, n = rng.int(11, 15)): string {
  let out = ''
  for (const h of [0, 1])
    for (let i = h; i < n; i += 2) {
      const q = a + (i / n) * TAU
      out += shape(
        move(
          curve([
            [R * 0.1, 0],
            [R * 0.5, -R * 0.13],
            [R * 0.88, -R * 0.14],
            [R, 0],
            [R * 0.88, R * 0.14],
            [R * 0.5, R * 0.13],
          ]),
          x,
          y,
          q,
        ),
        3.3,
      )
    }
  out += circle(x, y, R * 0.33, 3.6)
  if (R > 40) {
    for (let i = 0; i < 7; i++)
      out += dot(x + R * 0.19 * Math.cos((i * TAU) / 7), y + R * 0.19 * Math.sin((i * TAU) / 7), 2.6)
    out += dot(x, y, 2.6)
  }
  return out
}
export function tulip(x: number, y: number, R: number, a: number): string {
  const f = (s: string) => move(curve(s), x, y, a + Math.PI / 2, R / 100)
  return (
    shape(f('-56,-60 -62,-120! -24,-84 4,-138! 26,-84 62,-120! 58,-50 34,0 0,12 -34,0'), 4) +
    shape(f('0,-112! 34,-60 30,-10 0,10 -30,-10 -34,-60'), 3.6) +
    line(
      move(
        [
          [0, -84],
          [0, -24],
        ],
        x,
        y,
        a + Math.PI / 2,
        R / 100,
      ),
      3,
    )
  )
}
export function lavender(p: Poly, R: number): string {
  let out = ''
  const L = length(p)
  for (const w of walk(p, R * 0.8, L * 0.45)) {
    const t = (w.s / L - 0.45) / 0.55
    const s = R * (1 - 0.45 * t)
    for (const e of [-1, 1]) out += shape(leaf(w.x, w.y, s * 1.2, s * 0.74, w.a + e * 0.85, 0.6), 3.2)
    out += shape(leaf(w.x, w.y, s * 0.9, s * 0.66, w.a, 0.6), 3.2)
  }
  return out
}
export function bluebell(x: number, y: number, R: number, a: number): string {
  const f = (p: Poly) => move(p, x, y, a, R / 50)
  return (
    shape(
      f(
        curve([
          { x: 0, y: -12 },
          { x: 20, y: -22 },
          { x: 44, y: -22 },
          { x: 66, y: -36, corner: true },
          { x: 58, y: -12 },
          { x: 72, y: 0, corner: true },
          { x: 58, y: 12 },
          { x: 66, y: 36, corner: true },
          { x: 44, y: 22 },
          { x: 20, y: 22 },
          { x: 0, y: 12 },
        ]),
      ),
      3.4,
    ) +
    line(
      f(
        curve(
          [
            [10, 0],
            [34, -3],
            [56, -8],
          ],
          false,
        ),
      ),
      2.8,
    ) +
    line(
      f(
        curve(
          [
            [10, 2],
            [34, 6],
            [56, 12],
          ],
          false,
        ),
      ),
      2.8,
    )
  )
}
export function wheat(p: Poly, R: number): string {
  let out = ''
  const L = length(p)
  for (const w of walk(p, R * 0.75, L * 0.62))
    for (const e of [-1, 1])
      out +=
        line(
          [
            [w.x, w.y],
            [w.x + R * 2.7 * Math.cos(w.a + e * 0.3), w.y + R * 2.7 * Math.sin(w.a + e * 0.3)],
          ],
          2.6,
        ) + shape(leaf(w.x, w.y, R * 1.3, R * 0.66, w.a + e * 0.5, 0.5), 3.2)
  const z = p[p.length - 1]!
  const y = p[p.length - 2]!
  out += shape(leaf(z[0], z[1], R * 1.3, R * 0.66, Math.atan2(z[1] - y[1], z[0] - y[0]), 0.5), 3.2)
  return out
}
export function clock(x: number, y: number, R: number): string {
  let out = ''
  const n = R > 80 ? 16 : 11
  for (let i = 0; i < n; i++) {
    const q = (i / n) * TAU
    const e: Point = [x + R * 0.74 * Math.cos(q), y + R * 0.74 * Math.sin(q)]
    out += line([[x, y], e], 2.8)
    if (R > 80)
      for (const k of [-0.55, 0, 0.55])
        out += line([e, [e[0] + R * 0.26 * Math.cos(q + k), e[1] + R * 0.26 * Math.sin(q + k)]], 2.6)
    out += R > 80 ? dot(e[0], e[1], 2.4) : dot(e[0], e[1], 4)
  }
  return `${circle(x, y, R * 1.03, 3.2)}${out}${circle(x, y, R * 0.24, 3.4)}`
}
export function cornflower(x: number, y: number, R: number, rng: Rng): string {
  let out = ''
  const n = 9
  const t = rng.between(0, 1)
  for (let i = 0; i < n; i++) {
    const q = t + (i / n) * TAU
    out += shape(
      move(
        [
          [0, 0],
          [R * 0.6, -R * 0.2],
          [R * 0.98, -R * 0.3],
          [R * 0.84, -R * 0.1],
          [R * 1.05, 0],
          [R * 0.84, R * 0.1],
          [R * 0.98, R * 0.3],
          [R * 0.6, R * 0.2],
        ],
        x,
        y,
        q,
      ),
      3.3,
    )
  }
  out += circle(x, y, R * 0.4, 3.2)
  for (let i = 0; i < 6; i++)
    out += dot(x + R * 0.22 * Math.cos((i * TAU) / 6), y + R * 0.22 * Math.sin((i * TAU) / 6), 3)
  return out
}

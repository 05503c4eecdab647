/** The lily and the poppy, seen from the front. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse } from '../kit/curves.ts'
import { circle, dot, line, shape } from '../kit/marks.ts'
import { move, type Point, type Poly, TAU } from '../kit/points.ts'
export function lily(x: number, y: number, R: number, a: number): string {
  let out = ''
  const pet = (q: number, L: number, w: number) => {
    const c = curve([
      [0, 0],
      [L * 0.35, -w * 0.42],
      [L * 0.7, -w * 0.46],
      [L * 0.94, -w * 0.14],
      { x: L * 1.04, y: w * 0.12, corner: true },
      [L * 0.9, w * 0.3],
      [L * 0.66, w * 0.5],
      [L * 0.3, w * 0.36],
    ])
    const f = (p: Poly) => move(p, x, y, q)
    let s =
      shape(f(c), 4) +
      line(
        f(
          curve(
            [
              [L * 0.42, 0],
              [L * 0.5, -w * 0.02],
              [L * 0.96, w * 0.1],
            ],
            false,
          ),
        ),
        3,
      )
    if (R > 120)
      for (const e of [-1, 1])
        s += line(
          f(
            curve(
              [
                [L * 0.2, e * w * 0.08],
                [L * 0.5, e * w * 0.24],
                [L * 0.78, e * w * 0.22],
              ],
              false,
            ),
          ),
          2.8,
        )
    if (R > 120)
      for (let i = 0; i < 4; i++) s += dot(...f([[L * (0.3 + i * 0.07), (i % 2 ? 1 : -1) * w * 0.1]])[0]!, 2.6)
    return s
  }
  for (let i = 0; i < 3; i++) out += pet(a + Math.PI / 3 + (i * TAU) / 3, R, R * 0.4)
  for (let i = 0; i < 3; i++) out += pet(a + (i * TAU) / 3, R * 1.02, R * 0.56)
  if (R > 74)
    for (let i = 0; i < 6; i++) {
      const q = a + 0.26 + (i * TAU) / 6
      const L = R * 0.46
      const e: Point = [x + L * Math.cos(q), y + L * Math.sin(q)]
      out +=
        line(curve([[x, y], [x + L * 0.55 * Math.cos(q - 0.2), y + L * 0.55 * Math.sin(q - 0.2)], e], false), 4) +
        (R < 124 ? dot(...e, 4) : shape(ellipse(e[0], e[1], R * 0.1, R * 0.075, 20, q + Math.PI / 2), 3.2))
    }
  return out + circle(x, y, Math.max(10, R * 0.11), 3.6)
}
export function poppy(x: number, y: number, R: number, a: number, rng: Rng): string {
  let out = ''
  /** Of a small one the petals in front are shorter: two ruffled edges side by side would run together. */
  const front = R > 90 ? 0.9 : 0.78
  const pet = (q: number, k: number) => {
    const pts: Poly = [[0, 0]]
    const n = 9
    for (let i = 0; i <= n; i++) {
      const u = -1 + (2 * i) / n
      const ang = u * 1.05
      const rr = R * k * (1 + (i % 2 ? 0.045 : -0.045) + rng.between(-0.02, 0.02))
      pts.push([rr * Math.cos(ang), rr * Math.sin(ang)])
    }
    const f = (p: Poly) => move(p, x, y, q)
    let s = shape(f(curve(pts.map(([u, v], i) => ({ x: u, y: v, corner: i === 0 })))), 4)
    for (let i = R > 90 ? -2 : -1; i <= (R > 90 ? 2 : 1); i++) {
      const e = i * (R > 90 ? 0.34 : 0.5)
      s += line(
        f(
          curve(
            [
              [R * 0.42 * Math.cos(e), R * 0.42 * Math.sin(e)],
              [R * 0.64 * Math.cos(e * 1.06), R * 0.64 * Math.sin(e * 1.06)],
              [R * k * 0.84 * Math.cos(e * 1.1), R * k * 0.84 * Math.sin(e * 1.1)],
            ],
            false,
          ),
        ),
        2.9,
      )
    }
    return s
  }
  out += pet(a, 1) + pet(a + Math.PI, 1) + pet(a + Math.PI / 2, front) + pet(a - Math.PI / 2, front)
  const ns = R > 90 ? 18 : 9
  for (let i = 0; i < ns; i++) {
    const q = (i / ns) * TAU
    const L = R * 0.38
    out +=
      line(
        [
          [x, y],
          [x + L * Math.cos(q), y + L * Math.sin(q)],
        ],
        3,
      ) + dot(x + L * Math.cos(q), y + L * Math.sin(q), R > 60 ? 5 : 3.6)
  }
  out += circle(x, y, R * 0.22, 3.6)
  if (R > 90)
    for (let i = 0; i < 4; i++) {
      const q = (i / 4) * Math.PI
      out += line(
        [
          [x + R * 0.2 * Math.cos(q), y + R * 0.2 * Math.sin(q)],
          [x - R * 0.2 * Math.cos(q), y - R * 0.2 * Math.sin(q)],
        ],
        3,
      )
    }
  return out
}

/** A koi seen from above: scales laid along a bent spine. */
import type { Rng } from '../../ink/random.ts'
import { intersect } from '../kit/clip.ts'
import { curve, ellipse } from '../kit/curves.ts'
import { circle, clipMarks, dot, line, type Mark, shape } from '../kit/marks.ts'
import { area, length, type Point, type Poly } from '../kit/points.ts'

const WIDTH = [
  [0, 0.42],
  [0.03, 0.66],
  [0.1, 0.86],
  [0.2, 0.97],
  [0.32, 1],
  [0.5, 0.86],
  [0.68, 0.62],
  [0.84, 0.36],
  [1, 0.22],
] as const
const half = (u: number) => {
  for (let i = 1; i < WIDTH.length; i++)
    if (u <= WIDTH[i]![0]) {
      const [a, x] = WIDTH[i - 1]!
      const [b, y] = WIDTH[i]!
      const t = (u - a) / (b - a)
      return x + (y - x) * t * t * (3 - 2 * t)
    }
  return 0.22
}
export interface Koi {
  svg: string
  hull: Poly[]
}
export function koi(spine: Poly, W: number, rng: Rng): Koi {
  const L = length(spine)
  const acc: number[] = [0]
  for (let i = 1; i < spine.length; i++)
    acc.push(acc[i - 1]! + Math.hypot(spine[i]![0] - spine[i - 1]![0], spine[i]![1] - spine[i - 1]![1]))
  const at = (u: number): { p: Point; a: number } => {
    const s = u * L
    let i = 1
    while (i < acc.length - 1 && acc[i]! < s) i++
    const a = spine[i - 1]!
    const b = spine[i]!
    const t = (s - acc[i - 1]!) / (acc[i]! - acc[i - 1]! || 1)
    return { p: [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t], a: Math.atan2(b[1] - a[1], b[0] - a[0]) }
  }
  const onBody = (u: number, v: number): Point => {
    const { p, a } = at(Math.max(0, Math.min(1, u)))
    const h = half(Math.max(0, Math.min(1, u))) * W * v
    const ex = u < 0 ? u * L : u > 1 ? (u - 1) * L : 0
    return [p[0] - Math.sin(a) * h + Math.cos(a) * ex, p[1] + Math.cos(a) * h + Math.sin(a) * ex]
  }
  const N = 40
  const side = (k: number) => Array.from({ length: N + 1 }, (_, i) => onBody(i / N, k))
  const nose = curve(
    [onBody(0, -1), onBody(-0.028, -0.55), onBody(-0.036, 0), onBody(-0.028, 0.55), onBody(0, 1)],
    false,
    8,
  )
  const body = [...side(-1).reverse(), ...nose.slice(1, -1), ...side(1)]
  let out = ''
  const hull: Poly[] = [body]
  const fin = (pts: [number, number][], rays: number, from: [Point, Point]): void => {
    const u0 = Math.min(1, pts[0]![0] + 0.03)
    const f0 = at(u0)
    const h0 = (u0 > 0.9 ? 0.22 : half(u0)) * W
    const F = ([u, v]: [number, number]): Point => {
      const x = (u - u0) * L
      const y = v * h0
      return [f0.p[0] + x * Math.cos(f0.a) - y * Math.sin(f0.a), f0.p[1] + x * Math.sin(f0.a) + y * Math.cos(f0.a)]
    }
    const p = curve(pts.map(F))
    hull.push(p)
    out += shape(p, 5.5)
    const tips = pts.slice(1, -1).map(F)
    const rim = curve(tips, false, 10)
    const mk: Mark[] = []
    // Rays begin where they are apart: at the root they would be a blot.
    const count = W < 66 ? Math.ceil(rays * 0.7) : rays
    for (let i = 1; i < count; i++) {
      const t = i / count
      const e = rim[Math.round(t * (rim.length - 1))]!
      const b: Point = [from[0][0] + (from[1][0] - from[0][0]) * t, from[0][1] + (from[1][1] - from[0][1]) * t]
      const root = W < 66 ? 0.52 : 0.4
      mk.push({
        poly: curve(
          [
            [b[0] + (e[0] - b[0]) * root, b[1] + (e[1] - b[1]) * root],
            [b[0] * 0.3 + e[0] * 0.7 + (t - 0.5) * 4, b[1] * 0.3 + e[1] * 0.7],
            [b[0] * 0.06 + e[0] * 0.94, b[1] * 0.06 + e[1] * 0.94],
          ],
          false,
          5,
        ),
        open: true,
        sw: 3.1,
      })
    }
    out += clipMarks(mk, [p], 3.1)
  }
  // tail: two flowing lobes
  const sway = rng.between(-0.5, 0.5)
  for (const k of [-1, 1])
    fin(
      [
        [0.97, k * 0.2],
        [1.04, k * 2.2 + sway],
        [1.16, k * 5.2 + sway * 2],
        [1.27, k * 6.2 + sway * 3],
        [1.23, k * 3.6 + sway * 3],
        [1.17, k * 1.0 + sway * 3],
        [1.06, 0.1 * k],
      ],
      6,
      [onBody(0.99, k * 0.6), onBody(1.02, 0)],
    )
  for (const k of [-1, 1]) {
    fin(
      [
        [0.2, k * 0.9],
        [0.22, k * 1.7],
        [0.3, k * 2.5],
        [0.385, k * 2.75],
        [0.4, k * 2.2],
        [0.37, k * 1.55],
        [0.3, k * 0.92],
      ],
      7,
      [onBody(0.22, k * 0.95), onBody(0.29, k * 0.95)],
    )
    fin(
      [
        [0.54, k * 0.9],
        [0.575, k * 1.6],
        [0.65, k * 2.2],
        [0.69, k * 2.1],
        [0.66, k * 1.45],
        [0.61, k * 0.92],
      ],
      4,
      [onBody(0.55, k * 0.95), onBody(0.6, k * 0.95)],
    )
  }
  out += shape(body, 0)
  // scales from tail to head
  const marks: Mark[] = []
  // Larger on a small fish.
  const du = (Math.max(W, 62) * 0.36) / L
  for (let u = 0.9, row = 0; u > 0.2; u -= du, row++) {
    const n = half(u) > 0.72 ? 6 : half(u) > 0.45 ? 4 : 2
    const dv = 2 / n
    for (let i = -1; i <= n; i++) {
      const v = -1 + (i + (row % 2 ? 0.5 : 0) + 0.5) * dv
      if (v < -1.3 || v > 1.3) continue
      const g: Poly = []
      for (let t = 0; t <= 10; t++) {
        const a = -Math.PI / 2 + (t / 10) * Math.PI
        g.push(onBody(u + du * 0.95 * Math.cos(a), v + dv * 0.5 * Math.sin(a)))
      }
      marks.push({ poly: [...g, onBody(u - du * 1.1, v + dv * 0.5), onBody(u - du * 1.1, v - dv * 0.5)] })
    }
  }
  out += clipMarks(marks, [body], 3.1, 70)
  // head plate
  const head = intersect(
    [
      [
        ...curve(
          [onBody(0.245, -1.3), onBody(0.262, -0.5), onBody(0.235, 0), onBody(0.262, 0.5), onBody(0.245, 1.3)],
          false,
          8,
        ),
        onBody(-0.2, 2),
        onBody(-0.2, -2),
      ],
    ],
    [body],
  ).sort((a, b) => Math.abs(area(b)) - Math.abs(area(a)))[0]
  if (head) out += shape(head, 4.5)
  const patch = curve(
    ellipse(0, 0, 1, 1, 7).map(([x, y]) =>
      onBody(0.13 + x * 0.045 * rng.between(0.8, 1.2), y * 0.42 * rng.between(0.8, 1.2)),
    ),
  )
  out += shape(patch, 3.4)
  for (const k of [-1, 1]) {
    const e = onBody(0.06, k * 0.78)
    out += circle(e[0], e[1], W * 0.17, 3.6) + dot(e[0], e[1], W * 0.06)
    out += line(curve([onBody(0.16, k * 1), onBody(0.185, k * 0.72), onBody(0.2, k * 0.5)], false), 3.2)
    out += line(curve([onBody(-0.02, k * 0.62), onBody(-0.05, k * 1.1), onBody(-0.045, k * 1.7)], false), 4)
    const n = onBody(-0.005, k * 0.25)
    out += dot(n[0], n[1], 2.4)
  }
  // back fin over the scales
  const bf = curve([
    onBody(0.36, 0),
    onBody(0.42, 0.3),
    onBody(0.52, 0.52),
    onBody(0.64, 0.62),
    onBody(0.72, 0.45),
    onBody(0.66, 0.12),
    onBody(0.6, -0.06),
    onBody(0.46, -0.1),
  ])
  out += shape(bf, 4)
  const mk: Mark[] = []
  const rays = W < 66 ? 2 : 1
  for (let i = 0; i < 7; i += rays)
    mk.push({
      poly: curve([onBody(0.4 + i * 0.036, -0.06), onBody(0.45 + i * 0.037, 0.24), onBody(0.5 + i * 0.04, 0.6)], false),
      open: true,
      sw: 3,
    })
  out += clipMarks(mk, [bf], 3)
  out += shape(body, 7, 'none')
  return { svg: out, hull }
}

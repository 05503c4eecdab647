/** Points and chains of a rig. The rig's own space faces right, y grows downward and the ground is y = 0. */
import type { Point } from '../../art/art.ts'

export type P = Point

export const add = (a: P, b: P, k = 1): P => [a[0] + b[0] * k, a[1] + b[1] * k]
export const sub = (a: P, b: P): P => [a[0] - b[0], a[1] - b[1]]
export const mix = (a: P, b: P, t: number): P => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
export const dist = (a: P, b: P): number => Math.hypot(a[0] - b[0], a[1] - b[1])
/** Unit vector; degrees count from forward (+x) toward the sky. */
export const dir = (deg: number): P => [Math.cos((deg * Math.PI) / 180), -Math.sin((deg * Math.PI) / 180)]
export const angle = (a: P, b: P): number => (Math.atan2(a[1] - b[1], b[0] - a[0]) * 180) / Math.PI
export const clamp = (v: number, a: number, b: number): number => Math.max(a, Math.min(b, v))
export const last = <T>(list: readonly T[]): T => list[list.length - 1]!
export const unit = (a: P, b: P): P => {
  const d = sub(b, a)
  const l = Math.hypot(d[0], d[1]) || 1
  return [d[0] / l, d[1] / l]
}
/** To the left of the way one goes: up for what goes forward. */
export const leftOf = (u: P): P => [u[1], -u[0]]

/** Points at even distances along a line. */
export function even(points: readonly P[], n: number, loop = false): P[] {
  const q = loop ? [...points, points[0]!] : points
  const sums = [0]
  for (let i = 1; i < q.length; i++) sums.push(sums[i - 1]! + dist(q[i - 1]!, q[i]!))
  const whole = last(sums)
  let i = 1
  return Array.from({ length: n }, (_, k) => {
    const t = (whole * k) / (loop ? n : n - 1)
    while (i < q.length - 1 && sums[i]! < t) i++
    return mix(q[i - 1]!, q[i]!, (t - sums[i - 1]!) / (sums[i]! - sums[i - 1]! || 1))
  })
}

/** Points of a Catmull-Rom curve through a few knots. */
export function spline(knots: readonly P[], per = 8): P[] {
  const out: P[] = []
  for (let i = 0; i < knots.length - 1; i++) {
    const [b, c] = [knots[i]!, knots[i + 1]!]
    const [a, d] = [knots[Math.max(0, i - 1)]!, knots[Math.min(knots.length - 1, i + 2)]!]
    for (let s = 0; s < per; s++) {
      const t = s / per
      const at = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t)
      out.push([at(0), at(1)])
    }
  }
  out.push(last(knots))
  return out
}

/** The joint between two bones from `a` to `b`; +1 bows it forward of a hanging limb, -1 back. Bones stretch rather than miss. */
export function twoBone(a: P, b: P, l1: number, l2: number, bend: number): P {
  const d = Math.max(1e-3, dist(a, b))
  const k = Math.max(1, d / ((l1 + l2) * 0.995))
  const [u, w] = [l1 * k, l2 * k]
  const m = clamp((u * u - w * w + d * d) / (2 * d), -u, u)
  const h = Math.sqrt(Math.max(0, u * u - m * m))
  const e = unit(a, b)
  return [a[0] + e[0] * m + e[1] * h * bend, a[1] + e[1] * m - e[0] * h * bend]
}

/** Points around an ellipse. */
export const ringOf = (c: P, rx: number, ry: number, n: number, from = 0): P[] =>
  Array.from({ length: n }, (_, i) => {
    const a = ((i + from) / n) * Math.PI * 2
    return [c[0] + rx * Math.cos(a), c[1] + ry * Math.sin(a)]
  })

/** Clay: distances to tapered capsules that melt into each other, so that body, neck and legs become one skin. */
import { clamp, type P } from './geom.ts'

/** Below zero inside, above zero outside. */
export type Field = (x: number, y: number) => number

export const ball =
  (c: P, r: number): Field =>
  (x, y) =>
    Math.hypot(x - c[0], y - c[1]) - r

export function cone(a: P, b: P, ra: number, rb: number): Field {
  const [ax, ay] = a
  const dx = b[0] - ax
  const dy = b[1] - ay
  const l2 = dx * dx + dy * dy || 1e-6
  return (x, y) => {
    const t = clamp(((x - ax) * dx + (y - ay) * dy) / l2, 0, 1)
    const u = x - ax - dx * t
    const v = y - ay - dy * t
    return Math.sqrt(u * u + v * v) - (ra + (rb - ra) * t)
  }
}

export const smin = (a: number, b: number, k: number): number => {
  const h = Math.max(k - Math.abs(a - b), 0) / k
  return Math.min(a, b) - h * h * k * 0.25
}

export const melt = (k: number, ...fields: Field[]): Field => {
  const [first, ...rest] = fields
  return (x, y) => {
    let d = first!(x, y)
    for (const f of rest) d = smin(d, f(x, y), k)
    return d
  }
}

/** A chain of tapered capsules through points. */
export const rope = (points: readonly P[], radii: readonly number[], k = 3): Field =>
  melt(k, ...points.slice(1).map((p, i) => cone(points[i]!, p, radii[i]!, radii[i + 1]!)))

/** Cuts clay flat beyond `at` in direction `n`, no further than `r` away. */
export const cut =
  (f: Field, at: P, n: P, r: number): Field =>
  (x, y) =>
    Math.hypot(x - at[0], y - at[1]) > r ? f(x, y) : Math.max(f(x, y), (x - at[0]) * n[0] + (y - at[1]) * n[1])

/** Radii that go evenly from one to another along n points. */
export const taper = (n: number, from: number, to: number): number[] =>
  Array.from({ length: n }, (_, i) => from + ((to - from) * i) / Math.max(1, n - 1))

import type { Rng } from './random.ts'
import { num, type Point, pen, TAU } from './svg.ts'

/** A curve through every point (Catmull-Rom); t above 1 is rounder. */
export function smooth(points: readonly Point[], closed = false, t = 1): string {
  const n = points.length
  const at = (i: number) => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] as Point
  let d = pen`M${at(0)[0]} ${at(0)[1]}`
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += pen`C${b[0] + ((c[0] - a[0]) / 6) * t} ${b[1] + ((c[1] - a[1]) / 6) * t} ${c[0] - ((e[0] - b[0]) / 6) * t} ${c[1] - ((e[1] - b[1]) / 6) * t} ${c[0]} ${c[1]}`
  }
  return d + (closed ? 'Z' : '')
}

/** Path data that goes on where another ended: without its own first point. */
export const onward = (d: string): string => d.replace(/^M[^A-Za-z]+/, '')

export const poly = (points: readonly Point[], closed = true): string =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}${closed ? 'Z' : ''}`

/** Outward bumps from point to point, clockwise: clouds, crowns of trees, lace. */
export function bumps(points: readonly Point[], closed = true, k = 0.58): string {
  const [first, ...rest] = points as [Point, ...Point[]]
  let d = pen`M${first[0]} ${first[1]}`
  let last = first
  for (const next of closed ? [...rest, first] : rest) {
    const r = Math.hypot(next[0] - last[0], next[1] - last[1]) * k
    d += pen`A${r} ${r} 0 0 1 ${next[0]} ${next[1]}`
    last = next
  }
  return d + (closed ? 'Z' : '')
}

/** n points around an ellipse, shaken by up to `jitter` of their distance. */
export function ring(
  x: number,
  y: number,
  rx: number,
  ry: number,
  n: number,
  from = 0,
  jitter = 0,
  rng?: Rng,
): Point[] {
  return Array.from({ length: n }, (_, i) => {
    const a = from + (TAU * (i + (rng && jitter ? rng.between(-jitter, jitter) : 0))) / n
    return [x + Math.cos(a) * rx, y + Math.sin(a) * ry] as const
  })
}

/** Upward from (x, y), L long, w to each side; a small tip is pointed. */
export function petal(x: number, y: number, L: number, w: number, tip = 0.5): string {
  const side = w * tip * 1.4
  return pen`M${x} ${y}C${x - w} ${y - L * 0.35} ${x - side} ${y - L} ${x} ${y - L}C${x + side} ${y - L} ${x + w} ${y - L * 0.35} ${x} ${y}Z`
}

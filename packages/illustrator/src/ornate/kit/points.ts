/** Everything ornate is a polyline: sampled curves are easy to clip, to bend, to offset and to measure. */
import { type Point, TAU } from '../../ink/svg.ts'

export { type Point, TAU }
export type Poly = Point[]

export const isPoly = (shape: Poly | readonly Poly[]): shape is Poly => typeof shape[0]?.[0] === 'number'

export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1])

export function move(poly: Poly, dx: number, dy: number, turn = 0, scale = 1, scaleY = scale): Poly {
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  return poly.map(([x, y]) => [dx + x * scale * cos - y * scaleY * sin, dy + x * scale * sin + y * scaleY * cos])
}

/** Points no farther apart than `step`, so that a straight line can be bent. */
export function dense(poly: Poly, step: number, closed: boolean): Poly {
  const out: Poly = []
  for (let i = 0; i < poly.length - (closed ? 0 : 1); i++) {
    const a = poly[i]!
    const b = poly[(i + 1) % poly.length]!
    const parts = Math.max(1, Math.ceil(distance(a, b) / step))
    for (let j = 0; j < parts; j++) out.push([a[0] + ((b[0] - a[0]) * j) / parts, a[1] + ((b[1] - a[1]) * j) / parts])
  }
  if (!closed) out.push(poly.at(-1)!)
  return out
}

export interface Bounds {
  x0: number
  y0: number
  x1: number
  y1: number
  w: number
  h: number
}

export function box(shape: Poly | Poly[]): Bounds {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of isPoly(shape) ? shape : shape.flat()) {
    if (x < x0) x0 = x
    if (x > x1) x1 = x
    if (y < y0) y0 = y
    if (y > y1) y1 = y
  }
  return { x0, y0, x1, y1, w: x1 - x0, h: y1 - y0 }
}

/** Negative where the points run the other way round. */
export function area(poly: Poly): number {
  let sum = 0
  for (let i = 0; i < poly.length; i++) {
    const a = poly[i]!
    const b = poly[(i + 1) % poly.length]!
    sum += a[0] * b[1] - b[0] * a[1]
  }
  return sum / 2
}

export const largest = (polys: Poly[]): Poly | undefined =>
  polys.toSorted((a, b) => Math.abs(area(b)) - Math.abs(area(a)))[0]

export function center(poly: Poly): Point {
  let [x, y, sum] = [0, 0, 0]
  for (let i = 0; i < poly.length; i++) {
    const a = poly[i]!
    const b = poly[(i + 1) % poly.length]!
    const cross = a[0] * b[1] - b[0] * a[1]
    sum += cross
    x += (a[0] + b[0]) * cross
    y += (a[1] + b[1]) * cross
  }
  return sum ? [x / (3 * sum), y / (3 * sum)] : poly[0]!
}

export function inside([x, y]: Point, poly: Poly): boolean {
  let within = false
  for (let i = 0, j = poly.length - 1; i < poly.length; j = i++) {
    const a = poly[i]!
    const b = poly[j]!
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) within = !within
  }
  return within
}

export const length = (line: Poly): number =>
  line.reduce((sum, point, i) => (i ? sum + distance(line[i - 1]!, point) : 0), 0)

export interface Step {
  x: number
  y: number
  /** The direction of the line here. */
  a: number
  /** How far along the line. */
  s: number
}

/** Points at equal steps along a line. */
export function walk(line: Poly, step: number, start = 0): Step[] {
  const out: Step[] = []
  let need = start
  let run = 0
  for (let i = 0; i + 1 < line.length; i++) {
    const a = line[i]!
    const b = line[i + 1]!
    const part = distance(a, b)
    let t = need
    while (t <= part) {
      const share = t / (part || 1)
      out.push({
        x: a[0] + (b[0] - a[0]) * share,
        y: a[1] + (b[1] - a[1]) * share,
        a: Math.atan2(b[1] - a[1], b[0] - a[0]),
        s: run + t,
      })
      t += step
    }
    need = t - part
    run += part
  }
  return out
}

/** A number, or one that changes from 0 to 1 along a line. */
type Along = number | ((t: number) => number)
const valueAt = (value: Along, t: number): number => (typeof value === 'number' ? value : value(t))

/** A line beside a line. */
export const beside = (line: Poly, offset: Along): Poly =>
  line.map((point, i) => {
    const a = line[Math.max(0, i - 1)]!
    const b = line[Math.min(line.length - 1, i + 1)]!
    const run = distance(a, b) || 1
    const by = valueAt(offset, i / (line.length - 1))
    return [point[0] - ((b[1] - a[1]) / run) * by, point[1] + ((b[0] - a[0]) / run) * by]
  })

/** A band around a line. */
export const band = (line: Poly, width: Along): Poly => [
  ...beside(line, (t) => -valueAt(width, t) / 2),
  ...beside(line, (t) => valueAt(width, t) / 2).reverse(),
]

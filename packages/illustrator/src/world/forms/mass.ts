/** All that is white of a drawing, as one body: where there is room on it, and where its edge is. */
import type { Art, Box, Point } from '../../art/art.ts'
import { boxAround } from './bend.ts'
import { asPaths, stepsOf } from './outlines.ts'
import { svgOf, withoutClipped } from './picture.ts'

const WHITE = /<path d="([^"]+)" fill="#fff"/g
const CURVE_STEPS = 3
/** Smaller areas, as a share of the whole, make no body. */
const LEAST = 0.12

/** Each outline of a path as a polygon. */
export const polygonsOf = (d: string): Point[][] => linesOf(d).filter((line) => line.length > 2)

/** Each line of a path, closed or not, as points along it. */
export function linesOf(d: string): Point[][] {
  const out: Point[][] = []
  let at: Point = [0, 0]
  for (const [op, ...points] of stepsOf(d) ?? []) {
    if (op === 'M') out.push([])
    const line = out.at(-1)
    if (!line || op === 'Z') continue
    if (op === 'C') {
      const [b, c, e] = points as [Point, Point, Point]
      for (let i = 1; i <= CURVE_STEPS; i++) line.push(cubic(at, b, c, e, i / CURVE_STEPS))
    } else line.push(points[0] as Point)
    at = points.at(-1) as Point
  }
  return out
}

const cubic = (a: Point, b: Point, c: Point, e: Point, t: number): Point => {
  const s = 1 - t
  const mix = (i: 0 | 1) => s * s * s * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t * t * t * e[i]
  return [mix(0), mix(1)]
}

export function depthIn(points: readonly Point[], x: number, y: number): number {
  let isIn = false
  let least = Infinity
  let [ax, ay] = points.at(-1) as Point
  for (const [bx, by] of points) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn
    const length = (bx - ax) ** 2 + (by - ay) ** 2
    const t = length ? Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length)) : 0
    least = Math.min(least, Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)))
    ;[ax, ay] = [bx, by]
  }
  return isIn ? least : -least
}

export class Mass {
  readonly polygons: readonly (readonly Point[])[]
  readonly box: Box

  constructor(art: Art) {
    const all = [...asPaths(withoutClipped(svgOf(art))).matchAll(WHITE)].flatMap(([, d = '']) => polygonsOf(d))
    const sized = all.map((line) => ({ line, box: boxAround(line) }))
    const size = ({ x0, x1, y0, y1 }: Box) => Math.max(x1 - x0, y1 - y0)
    const whole = sized.length ? boxAround(sized.flatMap(({ line }) => line)) : art.box
    this.polygons = sized.filter(({ box }) => size(box) > size(whole) * LEAST).map(({ line }) => line)
    this.box = whole
  }

  /** How far inside a point is; negative outside. */
  depth(x: number, y: number): number {
    let most = -Infinity
    for (const line of this.polygons) most = Math.max(most, depthIn(line, x, y))
    return most
  }

  /** The lowest place of the body in a column, or null. */
  foot(x: number): number | null {
    const { y0, y1 } = this.box
    for (let i = 0; i <= 24; i++) {
      const y = y1 - 2 - ((y1 - y0) * i) / 24
      if (this.depth(x, y) > 0) return y
    }
    return null
  }

  /** The highest place of the body in a column, or null. */
  crest(x: number): number | null {
    const { y0, y1 } = this.box
    for (let i = 0; i <= 24; i++) {
      const y = y0 + 2 + ((y1 - y0) * i) / 24
      if (this.depth(x, y) > 0) return y
    }
    return null
  }

  /** Places for so many discs of one size, apart from each other and from what is taken: the deepest first. */
  discs(most: number, r: number, taken: readonly (readonly [number, number, number])[]): Point[] {
    const { x0, x1, y0, y1 } = this.box
    const found: { x: number; y: number; room: number }[] = []
    for (let row = 1; row < 14; row++)
      for (let column = 1; column < 14; column++) {
        const [x, y] = [x0 + ((x1 - x0) * column) / 14, y0 + ((y1 - y0) * row) / 14]
        const room = this.depth(x, y)
        if (room > r * 1.18) found.push({ x, y, room })
      }
    found.sort((p, q) => q.room - p.room)
    const out: Point[] = []
    for (const { x, y } of found) {
      if (out.length >= most) break
      const isFree = taken.every(([u, v, s]) => Math.hypot(u - x, v - y) > s + r * 1.15)
      if (isFree && out.every(([u, v]) => Math.hypot(u - x, v - y) > r * 2.9)) out.push([x, y])
    }
    return out
  }
}

/** Polygons as smooth curves: an arm or a lock is cut from outlines with many short sides, and at full size each of them would be seen. */
import { num } from '../ink/svg.ts'

type Spot = readonly [x: number, y: number]

/** Of a right angle: where a side turns further than this to the next one, it is a corner that was meant. */
const CORNER = Math.cos((33 * Math.PI) / 180)
/** Of a side: how far from its ends it is bent. */
const BEND = 0.34

/** The way on at a point between two sides: a long side keeps its direction, or it would bulge beside an arc. */
function way(a: Spot, b: Spot, c: Spot): Spot | undefined {
  const [u, v] = [[b[0] - a[0], b[1] - a[1]] as const, [c[0] - b[0], c[1] - b[1]] as const]
  const [l, m] = [Math.hypot(...u), Math.hypot(...v)]
  if (l < 1e-6 || m < 1e-6 || (u[0] * v[0] + u[1] * v[1]) / (l * m) < CORNER) return undefined
  const [x, y] = [u[0] + v[0], u[1] + v[1]]
  const n = Math.hypot(x, y)
  return [x / n, y / n]
}

/** Path data through the points: straight where two corners follow each other, bent where sides go on in nearly the same direction. */
export function rounded(points: readonly Spot[], closed: boolean): string {
  const n = points.length
  const at = (i: number): Spot => points[(i + n) % n] as Spot
  const ways = points.map((p, i) => (closed || (i > 0 && i < n - 1) ? way(at(i - 1), p, at(i + 1)) : undefined))
  let d = `M${num(at(0)[0])} ${num(at(0)[1])}`
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [b, c, from, to] = [at(i), at(i + 1), ways[i], ways[(i + 1) % n]]
    if (!from && !to) {
      d += `L${num(c[0])} ${num(c[1])}`
      continue
    }
    const k = Math.hypot(c[0] - b[0], c[1] - b[1]) * BEND
    const [p, q]: [Spot, Spot] = [
      from ? [b[0] + from[0] * k, b[1] + from[1] * k] : b,
      to ? [c[0] - to[0] * k, c[1] - to[1] * k] : c,
    ]
    d += `C${num(p[0])} ${num(p[1])} ${num(q[0])} ${num(q[1])} ${num(c[0])} ${num(c[1])}`
  }
  return closed ? `${d}Z` : d
}

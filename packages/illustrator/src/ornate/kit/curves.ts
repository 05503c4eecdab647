/** Smooth curves and plain figures, sampled. */
import { distance, move, type Point, type Poly, TAU } from './points.ts'

/** A point that a curve goes through; a corner breaks it. */
export interface Knot {
  x: number
  y: number
  corner?: boolean
}

/** Text form, to draw by hand: "x,y x,y! x,y", a corner marked by "!". */
const knotsOf = (text: string): Knot[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x, y] = word.replace('!', '').split(',').map(Number)
      return { x: x!, y: y!, corner: word.endsWith('!') }
    })

const isKnot = (point: Point | Knot): point is Knot => 'x' in point

export function curve(through: string | readonly (Point | Knot)[], closed = true, steps = 10): Poly {
  const knots =
    typeof through === 'string'
      ? knotsOf(through)
      : through.map((point) => (isKnot(point) ? point : { x: point[0], y: point[1] }))
  const count = knots.length
  const at = (i: number): Knot => (closed ? knots[(i + count) % count]! : knots[Math.max(0, Math.min(count - 1, i))]!)
  const out: Poly = []
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const from = at(i)
    const to = at(i + 1)
    const before = from.corner ? from : at(i - 1)
    const after = to.corner ? to : at(i + 2)
    const start = slope(before, from, to, gap(from, to))
    const end = slope(from, to, after, gap(from, to))
    for (let s = 0; s < steps; s++) {
      const t = s / steps
      const h0 = 2 * t ** 3 - 3 * t ** 2 + 1
      const h1 = t ** 3 - 2 * t ** 2 + t
      const h2 = 1 - h0
      const h3 = t ** 3 - t ** 2
      out.push([
        h0 * from.x + h1 * start[0] + h2 * to.x + h3 * end[0],
        h0 * from.y + h1 * start[1] + h2 * to.y + h3 * end[1],
      ])
    }
  }
  if (!closed) out.push([at(count - 1).x, at(count - 1).y])
  return out
}

const gap = (a: Knot, b: Knot): number => distance([a.x, a.y], [b.x, b.y])

/** How a curve runs at the middle of three knots, for a stretch of the given length. */
function slope(before: Knot, at: Knot, after: Knot, stretch: number): Point {
  const share = stretch / (gap(before, at) + gap(at, after) || 1)
  return [(after.x - before.x) * share, (after.y - before.y) * share]
}

/** A closed shape from one half of it, top to bottom. */
export function mirror(half: string, middle = 512): Knot[] {
  const knots = knotsOf(half)
  const others = knots
    .filter(({ x }) => Math.abs(x - middle) > 0.5)
    .map((knot) => ({ ...knot, x: 2 * middle - knot.x }))
  return [...knots, ...others.reverse()]
}

export const ellipse = (x: number, y: number, rx: number, ry = rx, count = 48, turn = 0): Poly =>
  move(
    Array.from({ length: count }, (_, i) => [rx * Math.cos((i / count) * TAU), ry * Math.sin((i / count) * TAU)]),
    x,
    y,
    turn,
  )

export const arc = (x: number, y: number, r: number, from: number, to: number, count = 24): Poly =>
  Array.from({ length: count + 1 }, (_, i) => {
    const t = from + ((to - from) * i) / count
    return [x + r * Math.cos(t), y + r * Math.sin(t)]
  })

export const rect = (x: number, y: number, w: number, h: number): Poly => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
]

/** How wide a leaf is along its length, 0 to 1; `belly` is where it is widest. */
export const bellyAt = (t: number, belly: number): number =>
  t < belly
    ? Math.sin(((t / belly) * Math.PI) / 2) ** 0.85
    : Math.max(0, Math.cos((((t - belly) / (1 - belly)) * Math.PI) / 2)) ** 0.9

/** A leaf or petal from its base, with a sharp tip. */
export function leaf(x: number, y: number, long: number, wide: number, turn: number, belly = 0.45, bend = 0): Poly {
  const side = (sign: number): Poly =>
    Array.from({ length: 13 }, (_, i) => {
      const t = i / 12
      return [t * long, ((sign * wide) / 2) * bellyAt(t, belly) + bend * long * Math.sin(t * Math.PI)]
    })
  return move([...side(-1), ...side(1).reverse().slice(1, -1)], x, y, turn)
}

/** A ring of foils, as tracery has: `count` round lobes that touch. */
export function foil(x: number, y: number, r: number, count: number, turn = -Math.PI / 2): Poly {
  const lobe = ((r * Math.sin(Math.PI / count)) / (1 + Math.sin(Math.PI / count))) * 1.04
  const reach = (Math.PI / 2 + Math.PI / count) * 0.98
  return Array.from({ length: count }, (_, i) => {
    const a = turn + (i * TAU) / count
    return arc(x + (r - lobe) * Math.cos(a), y + (r - lobe) * Math.sin(a), lobe, a - reach, a + reach, 14)
  }).flat()
}

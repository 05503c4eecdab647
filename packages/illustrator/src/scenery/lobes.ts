/** Edges of rounded lobes, as clouds and foliage have them: where two meet, the line of one goes on inside and curls up. */
import { smooth } from '../ink/curves.ts'
import type { Rng } from '../ink/random.ts'
import { type Point, pen, TAU } from '../ink/svg.ts'

/** How round a lobe is: the radius of its arc as a share of its chord. */
export const ROUND = 0.56
/** In a smaller lobe a curl would leave a sliver. */
const CURLED = 46

export const arcTo = (from: Point, to: Point, round = ROUND): string => {
  const r = Math.hypot(to[0] - from[0], to[1] - from[1]) * round
  return pen`A${r} ${r} 0 0 1 ${to[0]} ${to[1]}`
}

/** The arc of the lobe from a to b goes on inside, ever narrower. */
export function curl(a: Point, b: Point, reach: number, least = CURLED): string {
  const chord = Math.hypot(b[0] - a[0], b[1] - a[1])
  if (chord < least) return ''
  const r = chord * ROUND
  const off = Math.sqrt(r * r - (chord * chord) / 4) / chord
  const [cx, cy] = [(a[0] + b[0]) / 2 - (b[1] - a[1]) * off, (a[1] + b[1]) / 2 + (b[0] - a[0]) * off]
  const from = Math.atan2(b[1] - cy, b[0] - cx)
  const points = Array.from({ length: 7 }, (_, i): Point => {
    const t = i / 6
    const k = r * (1 - 0.42 * t * t)
    return [cx + Math.cos(from + reach * t) * k, cy + Math.sin(from + reach * t) * k]
  })
  return smooth(points)
}

/** Points around an ellipse whose lobes are large and small in turn, as a hand draws them. */
export function uneven(x: number, y: number, rx: number, ry: number, n: number, rng: Rng): Point[] {
  const shares = Array.from({ length: n }, (_, i) => (i % 2 ? 1.22 : 0.84) * rng.between(0.86, 1.14))
  const sum = shares.reduce((all, share) => all + share, 0)
  let a = rng.between(0, TAU)
  return shares.map((share): Point => {
    const at: Point = [x + Math.cos(a) * rx, y + Math.sin(a) * ry]
    a += (share / sum) * TAU
    return at
  })
}

/** A closed edge of lobes through these points, clockwise, and the curls that go on inside. */
export function lobed(points: readonly Point[], rng: Rng, curls = 0.5): { edge: string; within: string } {
  const [first] = points as [Point]
  let edge = pen`M${first[0]} ${first[1]}`
  let within = ''
  points.forEach((from, i) => {
    const to = points[(i + 1) % points.length] as Point
    edge += arcTo(from, to)
    if (rng.chance(curls)) within += curl(from, to, rng.between(0.6, 1.1), 40)
  })
  return { edge: `${edge}Z`, within }
}

/** Several shapes become one closed outline: without it a sleeve shows a seam at every joint, and slivers remain between. */
import { Clipper, EndType, FillRule, JoinType, type Paths64 } from 'clipper2-ts'
import { type Disc, type P, ring, stretched } from './geometry.ts'

/** Clipper counts in whole numbers. */
const FINE = 256

const coarse = (polygons: readonly (readonly P[])[]): Paths64 =>
  polygons.map((polygon) => polygon.map(([x, y]) => ({ x: Math.round(x * FINE), y: Math.round(y * FINE) })))

/** Corners that nobody would miss are left out: a third of a pixel is half the softness of an edge. */
const smoothed = (paths: Paths64, tolerance: number): P[][] =>
  Clipper.ramerDouglasPeuckerPaths(
    paths.filter((path) => Clipper.area(path) > 0),
    tolerance * FINE,
  ).map((path) => path.map(({ x, y }) => [x / FINE, y / FINE]))

const largestFirst = (polygons: P[][]): P[][] =>
  polygons.length < 2 ? polygons : polygons.sort((a, b) => area(b) - area(a))

const area = (polygon: readonly P[]): number =>
  polygon.reduce((sum, [x, y], i) => {
    const [u, v] = polygon[(i + 1) % polygon.length] as P
    return sum + x * v - u * y
  }, 0)

/** Shapes wound the other way would be holes. */
const wound = (polygon: readonly P[]): readonly P[] => (area(polygon) < 0 ? [...polygon].reverse() : polygon)

/** One outline around everything; what lies apart from the largest piece is dropped, and so are holes. */
export function unite(polygons: readonly (readonly P[])[], px = 1): P[] {
  const solid = polygons.filter((p) => p.length > 2).map(wound)
  if (solid.length === 1) return [...(solid[0] as P[])]
  return largestFirst(smoothed(Clipper.union(coarse(solid), FillRule.NonZero), 0.3 / px))[0] ?? []
}

/** Notches narrower than this are filled and their corners rounded: cloth does not crease to a point. */
export function softened(polygon: readonly P[], r: number): P[] {
  const grown = Clipper.inflatePaths(coarse([wound(polygon)]), r * FINE, JoinType.Round, EndType.Polygon)
  const back = Clipper.inflatePaths(grown, -r * FINE, JoinType.Round, EndType.Polygon)
  return largestFirst(smoothed(back, 0.3))[0] ?? [...polygon]
}

/** The part of one shape that lies within another. */
export function within(polygon: readonly P[], bounds: readonly P[], px = 1): P[] {
  const cut = Clipper.intersect(coarse([wound(polygon)]), coarse([wound(bounds)]), FillRule.NonZero)
  return largestFirst(smoothed(cut, 0.3 / px))[0] ?? []
}

/** The part of one shape that lies outside others. */
export function without(polygon: readonly P[], others: readonly (readonly P[])[], px = 1): P[] {
  const cut = Clipper.difference(coarse([wound(polygon)]), coarse(others.map(wound)), FillRule.NonZero)
  return largestFirst(smoothed(cut, 0.3 / px))[0] ?? []
}

/** A limb along discs, bent at the inner ones; `cut` ends it straight, as a sleeve is cut. */
export function tube(discs: readonly Disc[], cut = false): P[] {
  const pieces: P[][] = []
  for (let i = 0; i + 1 < discs.length; i++) {
    const [a, b] = [discs[i] as Disc, discs[i + 1] as Disc]
    if (cut && i + 2 === discs.length) pieces.push(flatEnded(a, b))
    else pieces.push(stretched([a, b]))
  }
  return unite(pieces)
}

function flatEnded(a: Disc, b: Disc): P[] {
  const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const [u, v] = [(b[0] - a[0]) / l, (b[1] - a[1]) / l]
  const end: P[] = [
    [b[0] - v * b[2], b[1] + u * b[2]],
    [b[0] + v * b[2], b[1] - u * b[2]],
  ]
  const start: P[] = [
    [a[0] - v * a[2], a[1] + u * a[2]],
    [a[0] + v * a[2], a[1] - u * a[2]],
  ]
  // The rounding of a short cuff would stick out beyond its cut.
  const cap = ring([a[0], a[1], Math.min(a[2], l)])
  return unite([[start[0] as P, end[0] as P, end[1] as P, start[1] as P], cap])
}

/** Corners of a round end. */
const CAP = 8

/** How far the end of a sleeve bows out. */
export const HEM = 0.22

/** A limb along a curve given by many discs, in one piece; `end` and `start` say how round it ends: 1 as a ball, HEM as a sleeve. */
export function ribbon(discs: readonly Disc[], end = 1, start = 1): P[] {
  const n = discs.length - 1
  const across = discs.map((_, i): P => {
    const [a, b] = [discs[Math.max(0, i - 1)] as Disc, discs[Math.min(n, i + 1)] as Disc]
    const l = Math.hypot(b[0] - a[0], b[1] - a[1])
    return l < 1e-6 ? [0, 1] : [-(b[1] - a[1]) / l, (b[0] - a[0]) / l]
  })
  const side = (q: number): P[] =>
    discs.map(([x, y, r], i) => {
      const [u, v] = across[i] as P
      return [x + q * u * r, y + q * v * r]
    })
  // Seen from its end, across turned by a quarter is the way the limb goes on.
  const cap = (i: number, q: number, long: number): P[] => {
    const [[x, y, r], [u, v]] = [discs[i] as Disc, across[i] as P]
    return Array.from({ length: CAP - 1 }, (_, k): P => {
      const a = (Math.PI * (k + 1)) / CAP
      const [c, s] = [Math.cos(a) * r * q, Math.sin(a) * r * long * q]
      return [x + u * c + v * s, y + v * c - u * s]
    })
  }
  const [left, right] = [side(1), side(-1)]
  const shape = [...left, ...cap(n, 1, end), ...right.toReversed(), ...cap(0, -1, start)]
  return runsOn(left, discs) && runsOn(right, discs) ? shape : unite([shape, ring(discs[n >> 1] as Disc)])
}

/** Whether an edge never turns back, as the inner one of a sharply bent elbow does. */
const runsOn = (edge: readonly P[], discs: readonly Disc[]): boolean =>
  edge.every((p, i) => {
    const [q, a, b] = [edge[i + 1], discs[i] as Disc, discs[i + 1]]
    return !q || !b || (q[0] - p[0]) * (b[0] - a[0]) + (q[1] - p[1]) * (b[1] - a[1]) >= 0
  })

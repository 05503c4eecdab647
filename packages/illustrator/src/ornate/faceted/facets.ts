/** An area cut into triangles, with straight edges: what is called low poly. */
import { Delaunay } from 'd3-delaunay'
import type { Rng } from '../../ink/random.ts'
import { intersect } from '../kit/clip.ts'
import { shape } from '../kit/marks.ts'
import { area, box, center, dense, distance, inside, type Point, type Poly } from '../kit/points.ts'

/** Scraps smaller than that cannot be colored. */
const LEAST = 240

/** The corners that a round outline has when it is cut from cardboard with few strokes. */
export function straightened(outline: Poly, tolerance = 11): Poly {
  if (outline.length < 8) return outline
  const first = outline[0]!
  const far = outline.reduce(
    (best, point, i) => (distance(point, first) > distance(outline[best]!, first) ? i : best),
    0,
  )
  const corners = [
    ...cornersOf(outline.slice(0, far + 1), tolerance),
    ...cornersOf([...outline.slice(far), first], tolerance),
  ]
  return corners.length < 3 ? outline : corners
}

/** Of an open run, without its last point. */
function cornersOf(run: Poly, tolerance: number): Poly {
  const [a, b] = [run[0]!, run.at(-1)!]
  const long = distance(a, b) || 1
  const off = ([x, y]: Point): number => Math.abs((x - a[0]) * (b[1] - a[1]) - (y - a[1]) * (b[0] - a[0])) / long
  let most = 0
  for (let i = 1; i + 1 < run.length; i++) if (off(run[i]!) > off(run[most]!)) most = i
  return most && off(run[most]!) > tolerance
    ? [...cornersOf(run.slice(0, most + 1), tolerance), ...cornersOf(run.slice(most), tolerance)]
    : [a]
}

/** Triangles about `size` wide; `also` are corners that some of them must have. */
export function facetsOf(outline: Poly, size: number, rng: Rng, also: readonly Point[] = []): Poly[] {
  const edge = dense(outline, size, true)
  const points: Point[] = [...edge, ...also]
  const { x0, y0, w, h } = box(outline)
  const tries = Math.ceil(((w * h) / (size * size)) * 14)
  for (let i = 0; i < tries; i++) {
    const at: Point = [x0 + rng.between(0, w), y0 + rng.between(0, h)]
    if (inside(at, outline) && points.every((other) => distance(at, other) > size * 0.72)) points.push(at)
  }
  const { triangles } = Delaunay.from(points.map(([x, y]): [number, number] => [x, y]))
  const out: Poly[] = []
  for (let i = 0; i < triangles.length; i += 3) {
    const triangle = [0, 1, 2].map((k) => points[triangles[i + k]!]!)
    for (const part of triangle.every((point) => edge.includes(point)) ? intersect([triangle], [outline]) : [triangle])
      if (Math.abs(area(part)) > LEAST && inside(center(part), outline)) out.push(part)
  }
  return out
}

/** A polygon with its facets; its own edge is heavier. */
export const cutArea = (outline: Poly, size: number, rng: Rng, sw = 6, also: readonly Point[] = []): string =>
  shape(outline, 0) +
  facetsOf(outline, size, rng, also)
    .map((facet) => shape(facet, 3.6))
    .join('') +
  shape(outline, sw, 'none')

/** A wing as a window of panes: a rim of cells, veins from its root, spots. */
import { grow } from '../kit/clip.ts'
import { circle, clipMarks, line, type Mark, shape } from '../kit/marks.ts'
import { distance, type Point, type Poly, walk } from '../kit/points.ts'

/** What is within the rim in place of veins and spots. */
export type WingFill = (field: Poly) => string

interface Wing {
  outline: Poly
  /** Where its veins begin. */
  root: Point
  /** How wide the rim is. */
  rim: number
  veins: number
  /** A second row of panes begins at this share of the way from the root to the rim. */
  cross?: number
  fill?: WingFill | undefined
  spots?: readonly (readonly [x: number, y: number, r: number])[]
}

export function wing({ outline, root, rim, veins, cross = 0.5, spots = [], fill }: Wing): string {
  const field = grow([outline], -rim).sort((a, b) => b.length - a.length)[0] ?? outline
  let out = shape(outline, 6)
  for (const { x, y } of walk([...outline, outline[0]!], rim * 1.7, 0)) {
    const to = nearest(field, [x, y])
    // Where a wing is narrow its rim is far from its field.
    if (distance(to, [x, y]) < rim * 1.5) out += line([[x, y], to], 3.6)
  }
  if (fill) return out + shape(field, 4.6) + fill(field)
  const ends = fanned(field, root, veins)
  const across = ends.map(([x, y], i): Point => {
    const share = cross + (i % 2 ? 0.09 : 0)
    return [root[0] + (x - root[0]) * share, root[1] + (y - root[1]) * share]
  })
  // Only every third begins at the root, where they would run together.
  const marks: Mark[] = ends.map((end, i) => ({ poly: [i % 3 === 1 ? root : across[i]!, end], open: true }))
  marks.push({ poly: across, open: true })
  out += shape(field, 4.6) + clipMarks(marks, [field], 3.6)
  for (const [x, y, r] of spots)
    out += circle(x, y, r, 4.6) + circle(x, y, r * 0.66, 3.8) + (r > 22 ? circle(x, y, r * 0.3, 3.6) : '')
  return out
}

const nearest = (poly: Poly, at: Point): Point =>
  poly.reduce((best, point) => (distance(point, at) < distance(best, at) ? point : best))

/** Points of the edge, spread evenly by the direction in which they are seen from the root. */
function fanned(field: Poly, root: Point, count: number): Point[] {
  const far = Math.max(...field.map((point) => distance(point, root)))
  const seen = field
    .filter((point) => distance(point, root) > far * 0.42)
    .map((point) => ({ point, a: Math.atan2(point[1] - root[1], -(point[0] - root[0])) }))
    .sort((a, b) => a.a - b.a)
  const [first, last] = [seen[0]?.a ?? 0, seen.at(-1)?.a ?? 0]
  return Array.from({ length: count }, (_, i) => {
    const a = first + ((last - first) * (i + 0.5)) / count
    return seen.reduce((best, one) => (Math.abs(one.a - a) < Math.abs(best.a - a) ? one : best)).point
  })
}

/** White areas of a drawing, where a pattern has room. */
import type { Box, Point } from '../../art/art.ts'

export interface Area {
  /** Where its tag ends in the svg: what is put in here lies on it and under all that is painted later. */
  end: number
  /** The part of the whole that it is, where the drawing tells. */
  part: string
  tint: string
  d: string
  /** Its outline once more, to go over what was clipped to it. */
  outline: string
  points: readonly Point[]
  /** Windows that are cut out of it. */
  holes: readonly (readonly Point[])[]
  box: Box
}

const PATH = /<path d="([^"]+)" fill="#fff"[^>]*\/>/g
const STROKE = / stroke="#000" stroke-width="[\d.]+"/
const STEPS = 5

const NAMED = / data-part="([^"]+)"/
const TINT = / class="([^"]+)"/

export function areasOf(svg: string): Area[] {
  // What was turned or moved as a whole has other coordinates than it says.
  if (/<g[^>]* transform=/.test(svg)) return []
  return [...svg.matchAll(PATH)].flatMap((match) => {
    const [tag, d = ''] = match
    const [points, ...holes] = outlinesOf(d)
    if (!points) return []
    const [stroke = ''] = STROKE.exec(tag) ?? []
    const outline = stroke && `<path d="${d}" fill="none"${stroke}/>`
    const part = NAMED.exec(tag)?.[1] ?? ''
    const tint = TINT.exec(tag)?.[1] ?? ''
    return [{ end: match.index + tag.length, part, tint, d, outline, points, holes, box: boxOf(points) }]
  })
}

/** The largest, with whatever is painted over it later as holes: a mark half behind a door would be neither. */
export function largestArea(svg: string): Area | null {
  const areas = areasOf(svg)
  const body = areas.filter(({ part }) => part !== 'wheel')
  const largest = (body.length ? body : areas).toSorted((a, b) => openSize(b) - openSize(a))[0]
  return largest ? uncovered(largest, areas) : null
}

function uncovered(area: Area, areas: readonly Area[]): Area {
  const later = areas.filter(({ end, box }) => end > area.end && meets(box, area.box))
  return { ...area, holes: [...area.holes, ...later.map(({ points }) => points)] }
}

/** The one with the most room about one of its places, and that place. */
export function roomiest(svg: string, part?: string): { area: Area; x: number; y: number; depth: number } | null {
  const areas = areasOf(svg)
  const solid = areas.filter((area) => (part ? area.part === part : area.tint !== 'glass'))
  const large = solid.toSorted((a, b) => openSize(b) - openSize(a)).slice(0, FEW)
  const found = large.map((area) => uncovered(area, areas)).map((area) => ({ area, ...deepest(area) }))
  return found.toSorted((a, b) => b.depth - a.depth)[0] ?? null
}
/** Smaller ones have no room for a picture. */
const FEW = 5

const meets = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1

/** A path as polygons, the outer one first; none where it has arcs, or parts that begin where the last one ended. */
function outlinesOf(d: string): Point[][] {
  if (/[^MLHVCQZ\d\s.,-]/i.test(d) || d.includes('m')) return []
  const outlines = d.split(/(?=M)/).map(outlineOf)
  return outlines.every((points) => points.length > 2) ? outlines : []
}

function outlineOf(d: string): Point[] {
  const points: Point[] = []
  for (const [, op = '', text = ''] of d.matchAll(/([MLHVCQ])([^MLHVCQZ]*)/gi)) {
    const values = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const size = { H: 1, V: 1, C: 6, Q: 4 }[op.toUpperCase()] ?? 2
    for (let i = 0; i + size <= values.length; i += size) trace(points, op, values.slice(i, i + size))
  }
  return points
}

/** One step of a path, from the last point on. */
function trace(points: Point[], op: string, v: readonly number[]): void {
  const from: Point = points.at(-1) ?? [0, 0]
  const [ox, oy] = op === op.toLowerCase() ? from : [0, 0]
  const at = (i: number): Point => [(v[i] ?? 0) + ox, (v[i + 1] ?? 0) + oy]
  const kind = op.toUpperCase()
  if (kind === 'H') points.push([(v[0] ?? 0) + ox, from[1]])
  else if (kind === 'V') points.push([from[0], (v[0] ?? 0) + oy])
  else if (kind === 'C' || kind === 'Q') {
    const [b, c, e] = kind === 'C' ? [at(0), at(2), at(4)] : [at(0), at(0), at(2)]
    for (let step = 1; step <= STEPS; step++) points.push(cubic(from, b, c, e, step / STEPS))
  } else points.push(at(0))
}

const cubic = (a: Point, b: Point, c: Point, e: Point, t: number): Point => {
  const s = 1 - t
  const mix = (i: 0 | 1) => s * s * s * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t * t * t * e[i]
  return [mix(0), mix(1)]
}

function sizeOf(points: readonly Point[]): number {
  let sum = 0
  points.forEach(([x, y], i) => {
    const [u, v] = points[(i + 1) % points.length] as Point
    sum += x * v - u * y
  })
  return Math.abs(sum) / 2
}

const openSize = ({ points, holes }: Area): number =>
  sizeOf(points) - holes.reduce((sum, hole) => sum + sizeOf(hole), 0)

function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) }
}

/** How far a point is inside; negative outside and in a hole. */
export const depthAt = ({ points, holes }: Area, x: number, y: number): number =>
  Math.min(within(points, x, y), ...holes.map((hole) => -within(hole, x, y)))

function within(ring: readonly Point[], x: number, y: number): number {
  let isIn = false
  let least = Infinity
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length] as Point
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn
    const length = (bx - ax) ** 2 + (by - ay) ** 2
    const t = length ? Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length)) : 0
    least = Math.min(least, Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)))
  })
  return isIn ? least : -least
}

/** The point that is farthest from the outline, of a grid. */
export function deepest(area: Area): { x: number; y: number; depth: number } {
  const { x0, x1, y0, y1 } = area.box
  let best = { x: (x0 + x1) / 2, y: (y0 + y1) / 2, depth: -Infinity }
  for (let row = 1; row < 10; row++)
    for (let column = 1; column < 10; column++) {
      const [x, y] = [x0 + ((x1 - x0) * column) / 10, y0 + ((y1 - y0) * row) / 10]
      const depth = depthAt(area, x, y)
      if (depth > best.depth) best = { x, y, depth }
    }
  return best
}

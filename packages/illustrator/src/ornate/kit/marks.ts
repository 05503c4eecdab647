/** Polylines as ink on the page. */
import { num } from '../../ink/svg.ts'
import { cutLines, intersect } from './clip.ts'
import { rect } from './curves.ts'
import { area, box, isPoly, length, type Point, type Poly } from './points.ts'

/** Corners that nobody would miss are left out: a third of a pixel is half the softness of an edge. */
const TOLERANCE = 0.5

/** Ramer, Douglas and Peucker: of a run, the point farthest from the straight line stays if it is far enough. */
function simplified(line: readonly Point[]): readonly Point[] {
  if (line.length < 3) return line
  const kept = new Uint8Array(line.length)
  kept[0] = 1
  kept[line.length - 1] = 1
  const runs: [from: number, to: number][] = [[0, line.length - 1]]
  for (let run = runs.pop(); run; run = runs.pop()) {
    const [from, to] = run
    const [ax, ay] = line[from]!
    const [dx, dy] = [line[to]![0] - ax, line[to]![1] - ay]
    const long = Math.hypot(dx, dy)
    let [farthest, most] = [0, TOLERANCE]
    for (let i = from + 1; i < to; i++) {
      const [x, y] = [line[i]![0] - ax, line[i]![1] - ay]
      const off = long > 0.01 ? Math.abs(x * dy - y * dx) / long : Math.hypot(x, y)
      if (off > most) [farthest, most] = [i, off]
    }
    if (!farthest) continue
    kept[farthest] = 1
    runs.push([from, farthest], [farthest, to])
  }
  return line.filter((_, i) => kept[i])
}

/** In steps of a tenth of a pixel from point to point: half as long as with places on the page. */
function pathData(poly: Poly, closed: boolean): string {
  const first = poly[0]
  if (!first) return ''
  const points = simplified(closed ? [...poly, first] : poly)
  let [x, y] = [Math.round(first[0] * 10), Math.round(first[1] * 10)]
  let out = `M${x / 10} ${y / 10}l`
  for (const point of closed ? points.slice(1, -1) : points.slice(1)) {
    const [u, v] = [Math.round(point[0] * 10), Math.round(point[1] * 10)]
    if (u === x && v === y) continue
    out += `${out.endsWith('l') || u < x ? '' : ' '}${(u - x) / 10}${v < y ? '' : ' '}${(v - y) / 10}`
    ;[x, y] = [u, v]
  }
  return out.endsWith('l') ? '' : closed ? `${out}z` : out
}

/** A closed shape, or one with holes. Without a width it has no line. */
export function shape(polys: Poly | Poly[], sw = 3.5, fill = '#fff'): string {
  const list = isPoly(polys) ? [polys] : polys
  const data = list.map((poly) => pathData(poly, true)).join('')
  const rule = list.length > 1 ? ' fill-rule="evenodd"' : ''
  return data ? `<path d="${data}" fill="${fill}"${rule}${widthOf(sw)}/>` : ''
}

/** What is drawn inherits the ink of the page, see `page`. */
const widthOf = (sw: number): string => (sw ? ` stroke-width="${num(sw)}"` : ' stroke="none"')

export function line(poly: Poly, sw = 3.5): string {
  const data = pathData(poly, false)
  return data ? `<path d="${data}" fill="none"${widthOf(sw)}/>` : ''
}

/** A closed ribbon: white between two edges of ink. */
export function ribbon(poly: Poly, width: number, sw: number): string {
  const data = pathData(poly, true)
  const stroke = (ink: string, wide: number): string =>
    `<path d="${data}" fill="none" stroke="${ink}" stroke-width="${num(wide)}"/>`
  return stroke('#000', width + 2 * sw) + stroke('#fff', width)
}

/** A ribbon over another: its white reaches a little farther than its edges, or a line would cross it. */
export function ribbonOver(edges: Poly, white: Poly, width: number, sw: number): string {
  const stroke = (poly: Poly, ink: string, wide: number): string =>
    `<path d="${pathData(poly, false)}" fill="none" stroke="${ink}" stroke-width="${num(wide)}" stroke-linecap="butt"/>`
  return stroke(edges, '#000', width + 2 * sw) + stroke(white, '#fff', width)
}

export const circle = (x: number, y: number, r: number, sw = 3.5, fill = '#fff'): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${widthOf(sw)}/>`

export const dot = (x: number, y: number, r: number, fill: '#000' | 'white' = '#000'): string =>
  circle(x, y, r, 0, fill)

/** Bare paper around a frame: it hides what hangs over. */
export const paperAround = (frame: Poly): string =>
  shape([rect(-10, -10, 1044, 1044), frame], 0).replace('fill="#fff"', 'fill="#fff" class="paper"')

const EDGE = '<rect x="14" y="14" width="996" height="996" rx="18" fill="none" stroke-width="6"/>'

export const page = (body: string, edge = true): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" viewBox="0 0 1024 1024" data-setting="ornate" data-time="day"><rect width="1024" height="1024" fill="#fff" class="paper"/><g stroke="#000" stroke-linejoin="round" stroke-linecap="round">${body}${edge ? EDGE : ''}</g></svg>`

/** One shape or line of a pattern, before it is cut to the area that it fills. */
export interface Mark {
  poly: Poly
  open?: boolean
  fill?: string
  sw?: number
  /** Left out where it would be cut. */
  whole?: boolean
}

/** Marks only inside an area, without the scraps too small to color. */
export function clipMarks(marks: readonly Mark[], to: Poly[], sw = 3.2, least = 130): string {
  const bounds = box(to)
  let out = ''
  for (const mark of marks) {
    const { x0, y0, x1, y1 } = box(mark.poly)
    if (x1 < bounds.x0 || x0 > bounds.x1 || y1 < bounds.y0 || y0 > bounds.y1) continue
    const width = mark.sw ?? sw
    if (mark.open) {
      for (const part of cutLines([mark.poly], to)) if (length(part) > 9) out += line(part, width)
      continue
    }
    const parts = intersect([mark.poly], to)
    const left = parts.reduce((sum, part) => sum + Math.abs(area(part)), 0)
    if (mark.whole && left < Math.abs(area(mark.poly)) * 0.97) continue
    for (const part of parts)
      if (Math.abs(area(part)) > (mark.fill === '#000' ? 12 : least)) out += shape(part, width, mark.fill)
  }
  return out
}

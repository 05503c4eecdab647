/** An animal or a thing cut into triangles, before an eight-sided field with facets in its corners. */
import type { Rng } from '../../ink/random.ts'
import { outlinesOf } from '../dressed.ts'
import { hasHead } from '../heads/head.ts'
import { circle, page, paperAround, shape } from '../kit/marks.ts'
import { fillRoom } from '../kit/packing.ts'
import { sampled } from '../kit/path-data.ts'
import { area, box, type Point, type Poly, TAU } from '../kit/points.ts'
import { Room } from '../kit/room.ts'
import { filler } from '../plants/filler.ts'
import { BARE, type Subject, weighed } from '../subject.ts'
import { cutArea, facetsOf, straightened } from './facets.ts'
import { gemHead } from './head.ts'

/** Smaller areas are eyes, claws and spots. */
const WORTH_CUTTING = 2400

/** `heads` are whose heads alone will do. Somebody alone is cut anew; several are covered where they stand. */
export function faceted(
  rng: Rng,
  subject: Subject,
  { isAlone, heads, isFloral }: { isAlone: boolean; heads: readonly string[]; isFloral: boolean },
): string {
  if (heads.length && heads.every(hasHead)) return headsOf(heads, isFloral, rng)
  const cover = (outline: Poly): string =>
    facetsOf(outline, 70, rng)
      .map((facet) => shape(facet, 3.4, 'none'))
      .join('')
  const shown = subject({ x: 512, y: 512, w: 760, h: 760, cover: isAlone ? BARE : cover, sw: 5.5 })
  return framed(isAlone ? cut(shown.svg, rng) : shown.svg, shown.outlines, isFloral, rng)
}

/** One, or several side by side. */
function headsOf(names: readonly string[], isFloral: boolean, rng: Rng): string {
  let [svg, x] = ['', 0]
  const outlines: Poly[] = []
  for (const name of names) {
    const head = gemHead(name, rng)
    const half = outlinesOf(head)
    const whole = [...half, ...half.map((outline) => outline.map(([u, v]): Point => [1024 - u, v]))]
    const { x0, w } = box(whole)
    svg += `<g transform="translate(${(x - x0).toFixed(1)} 0)">${head}</g>`
    outlines.push(...whole.map((outline) => outline.map(([u, v]): Point => [u + x - x0, v])))
    x += w + 60
  }
  return framed(svg, outlines, isFloral, rng)
}

function framed(svg: string, outlines: readonly Poly[], isFloral: boolean, rng: Rng): string {
  const { x0, y0, w, h } = box(outlines.flat())
  const scale = Math.min(780 / w, 780 / h)
  const [dx, dy] = [512 - (x0 + w / 2) * scale, 512 - (y0 + h / 2) * scale]
  const placed = outlines.map((outline) => outline.map(([x, y]): Point => [dx + x * scale, dy + y * scale]))
  const figure = `<g transform="translate(${dx.toFixed(1)} ${dy.toFixed(1)}) scale(${scale.toFixed(4)})">${weighed(svg, scale)}</g>`
  return page(ground(placed, isFloral, rng) + figure, false)
}

/** Every large area of a drawing, its edge straight; what is painted later lies over it. */
function cut(svg: string, rng: Rng): string {
  return svg.replace(/<path d="([^"]+z)" fill="#fff"[^>]*>/gi, (tag, data: string) => {
    const outline = sampled(data)
    const size = Math.abs(area(outline))
    if (size < WORTH_CUTTING) return tag
    return cutArea(straightened(outline, size > 20000 ? 9 : 6), size > 60000 ? 96 : size > 14000 ? 74 : 56, rng, 5.5)
  })
}

const FRAME = 24
const RADIUS = 500

/** An eight-sided field; what is left of the page is cut into large triangles, and some lozenges float in the field. */
function ground(outlines: readonly Poly[], isFloral: boolean, rng: Rng): string {
  const field = Array.from({ length: 8 }, (_, i): Point => {
    const a = ((i + 0.5) / 8) * TAU
    return [512 + RADIUS * Math.cos(a), 512 + RADIUS * Math.sin(a)]
  })
  const [near, far] = [FRAME, 1024 - FRAME]
  const cornerOf = (sx: number, sy: number): Poly => {
    const at = (u: number, v: number): Point => [512 + sx * u, 512 + sy * v]
    const [k, m] = [RADIUS * Math.cos(TAU / 16), RADIUS * Math.sin(TAU / 16)]
    const edge = 512 - near
    return [at(k, m), at(edge, m), at(edge, edge), at(m, edge), at(m, k)]
  }
  let out = shape(
    [
      [near, near],
      [far, near],
      [far, far],
      [near, far],
    ],
    6,
  )
  for (const [sx, sy] of [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const)
    for (const facet of facetsOf(cornerOf(sx, sy), 120, rng)) out += shape(facet, 4)
  out +=
    shape(field, 6) +
    shape(
      field.map(([x, y]): Point => [512 + (x - 512) * 0.955, 512 + (y - 512) * 0.955]),
      4,
    )
  const room = new Room(0)
  room.keepTo(field.map(([x, y]): Point => [512 + (x - 512) * 0.93, 512 + (y - 512) * 0.93]))
  for (const outline of outlines) room.takeShape(outline)
  out += isFloral
    ? fillRoom(room, { largest: 66, smallest: 18, gap: 10, count: 30 }, (spot) => filler(spot, rng))
    : fillRoom(room, { largest: 44, smallest: 15, gap: 14, count: 24 }, ({ x, y, r }) => lozenge(x, y, r))
  return (
    out +
    paperAround([
      [near, near],
      [far, near],
      [far, far],
      [near, far],
    ])
  )
}

/** A cut stone, or a ring where there is little room. */
function lozenge(x: number, y: number, r: number): string {
  if (r < 20) return circle(x, y, r * 0.6, 3.8)
  const corners: Poly = [
    [x, y - r],
    [x + r * 0.62, y - r * 0.2],
    [x, y + r],
    [x - r * 0.62, y - r * 0.2],
  ]
  const [top, right, foot, left] = corners as [Point, Point, Point, Point]
  const heart: Point = [x, y - r * 0.02]
  return shape([top, right, heart, left], 3.8) + shape([right, foot, heart], 3.8) + shape([left, foot, heart], 3.8)
}

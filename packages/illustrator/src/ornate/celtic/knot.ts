/** Celtic knotwork: a woven frame and ring around a tree of life, a knot, or what was asked for. */
import type { Rng } from '../../ink/random.ts'
import { grow, subtract, union } from '../kit/clip.ts'
import { arc, ellipse, foil, rect } from '../kit/curves.ts'
import { circle, page, shape } from '../kit/marks.ts'
import { type Point, type Poly, TAU } from '../kit/points.ts'
import { fittedDrawing } from '../mandala/motif.ts'
import { BARE, type Subject } from '../subject.ts'
import { beastIn, type Field, GAP, outer } from './beast.ts'
import { plait } from './plait.ts'
import { type Grid, trace, type Wall } from './trace.ts'
import { tree } from './tree.ts'
import { rosette, triquetra, weave } from './weave.ts'
import { wolfSubject } from './wolf.ts'

/** Loops, turns and the width of the strand. */
const ROSETTES = [
  [5, 2, 30],
  [7, 3, 24],
  [8, 3, 24],
  [9, 4, 19],
  [7, 2, 28],
] as const

/** What the field holds: the tree, anybody else we can draw, or a knot. */
function center(rng: Rng, of: 'tree' | Subject | null, hero: string | null, field: Field): string {
  if (of === 'tree') return tree(rng, 512, 512, field.r - 10)
  if (of) return beastIn(rng, of, hero, field)
  const [loops, turns, width] = rng.pick(ROSETTES)
  return rosette(512, 512, field.r - 22, loops, turns, width)
}

/** How many cells the frame is wide, and the ring, if there is one; how wide that is. */
interface Layout {
  frame: 0 | 1 | 2
  rows: 0 | 1 | 2 | 3
  wide: number
  /** Within is a disc, though no ring is woven around it. */
  isRound?: true
}

const AROUND_SOMEBODY: readonly Layout[] = [
  { frame: 1, rows: 0, wide: 16, isRound: true },
  { frame: 0, rows: 1, wide: 66 },
  { frame: 1, rows: 0, wide: 0 },
  { frame: 2, rows: 0, wide: 0 },
]
const AROUND_KNOTS: readonly Layout[] = [
  { frame: 0, rows: 3, wide: 168 },
  { frame: 1, rows: 2, wide: 124 },
  { frame: 2, rows: 2, wide: 118 },
]
/** Cells along a side of the frame. */
const ALONG = 19

/** A woven frame, `broad` cells wide, and how far from the edge of the page it ends. */
export function frame(rng: Rng, broad: 0 | 1 | 2): { svg: string; inner: number } {
  if (!broad) return { svg: '', inner: 24 }
  const unit = 1024 / (2 * ALONG + 1.6)
  const off = (1024 - 2 * ALONG * unit) / 2
  const every = 2 * rng.pick([2, 3, 4, 6])
  const inner = (i: number, j: number): Wall => {
    // breaks repeated along the sides and mirrored about both axes
    const I = Math.min(i, 2 * ALONG - i)
    const J = Math.min(j, 2 * ALONG - j)
    const along = Math.max(I, J)
    if (Math.min(I, J) === broad && along > 2 * broad && along % every === (ALONG + broad) % every)
      return I < J ? 'V' : 'H'
    return ''
  }
  const grid: Grid = {
    w: ALONG,
    h: ALONG,
    has: (a, b) => a >= 0 && b >= 0 && a < ALONG && b < ALONG && Math.min(a, b, ALONG - 1 - a, ALONG - 1 - b) < broad,
    inner,
  }
  const svg = weave(trace(grid), ([x, y]) => [off + x * unit, off + y * unit], unit * 0.72, 3.4)
  return { svg: svg + bosses(off - 4, 2 * broad * unit + 8), inner: off + 2 * broad * unit + 10 }
}

/** A boss on each corner, where strands would meet too closely. */
function bosses(from: number, side: number): string {
  const middle = from + side / 2
  const boss =
    shape(rect(from, from, side, side), 4.6) +
    circle(middle, middle, side * 0.4, 3.6) +
    (side > 70 ? shape(foil(middle, middle, side * 0.29, 4), 3.6) : '') +
    circle(middle, middle, side * (side > 70 ? 0.11 : 0.2), 3.4)
  return [0, 90, 180, 270].map((a) => `<g transform="rotate(${a} 512 512)">${boss}</g>`).join('')
}

/** `guests` are in the corners; `hero` is whom the subject shows, if it shows one alone. */
export function celticKnot(
  rng: Rng,
  of: 'tree' | Subject | null,
  guests: readonly string[] = [],
  hero: string | null = null,
): string {
  if (hero === 'wolf' && rng.chance(0.45)) return wolfPage(rng)
  const { frame: broad, rows, wide: bandW, isRound } = rng.pick(of && of !== 'tree' ? AROUND_SOMEBODY : AROUND_KNOTS)
  const breaks = rng.pick([0, 4, 8])
  const { svg: around, inner: in0 } = frame(rng, broad)
  let out = around
  const side = 1024 - 2 * in0
  out += shape(rect(in0, in0, side, side), 6)
  if (!rows && !isRound) {
    out += center(rng, of, hero, { outline: rect(in0 + 8, in0 + 8, side - 16, side - 16), r: side / 2 - 8 })
    return page(out, false)
  }
  const R1 = side / 2 - 14
  const R0 = R1 - bandW
  out += ringOf(R0, R1, rows, breaks)
  const free = ((side / 2) * Math.SQRT2 - R1) / 2.4142 - 6
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const
  for (const [i, [sx, sy]] of corners.entries()) {
    const c = (R1 + free + 8) * Math.SQRT1_2
    const guest = guests.length ? fittedDrawing(guests[i % guests.length]!, () => 3.8) : null
    out +=
      guest?.(512 + sx * (c + 8), 512 + sy * (c + 8), free * 2.2, free * 2.2) ??
      triquetra(512 + sx * c, 512 + sy * c, free / 1.42, Math.atan2(sy, sx) + Math.PI / 2)
  }
  out += center(rng, of, hero, { outline: ellipse(512, 512, R0 - 6, R0 - 6, 96), r: R0 })
  return page(out, false)
}

/** Above a band of plaits, a knot beside each ear; or under an arch. */
function wolfPage(rng: Rng): string {
  const { svg, inner } = frame(rng, 1)
  const side = 1024 - 2 * inner
  const panel = svg + shape(rect(inner, inner, side, side), 6)
  const knots = (x: number, y: number, r: number): string =>
    [-1, 1].map((s) => triquetra(512 + s * x, y, r, (s * Math.PI) / 4, r > 50 ? 12 : 9.5)).join('')
  if (rng.chance(0.5)) {
    const top = 1024 - inner - 196
    const band = plait([rect(inner + 16, top + 16, side - 32, 164)], 26, 0)
    const place = { x: 512, y: (inner + top) / 2, w: 700, h: top - inner - 40, cover: BARE, sw: 4.8 }
    return page(
      panel + shape(rect(inner, top, side, 196), 6) + band + knots(322, inner + 112, 58) + wolfSubject(rng)(place).svg,
      false,
    )
  }
  const r = side / 2 - 34
  const foot = 1024 - inner - 20
  const arch = (inset: number): Poly => [
    [512 - r + inset, foot - inset],
    ...arc(512, inner + 20 + r, r - inset, Math.PI, TAU, 48),
    [512 + r - inset, foot - inset],
  ]
  const place = { x: 512, y: 540, w: r * 1.6, h: r * 1.62, cover: BARE, sw: 4.8 }
  const { svg: head, outlines } = wolfSubject(rng)(place)
  const around = outer(grow(union(outlines), GAP))
  const behind = plait(subtract([arch(24)], grow(around, 2)), 26, 0)
  return page(
    panel + shape(arch(0), 6) + shape(arch(14), 4) + behind + knots(r - 26, inner + 66, 36) + shape(around, 4) + head,
    false,
  )
}

/** A broad woven frame, a knot in each corner of it, and nothing within. */
export function celticBorder(rng: Rng): string {
  const { svg, inner } = frame(rng, 2)
  const side = 1024 - 2 * inner
  const [from, size] = [inner + 26, side - 52]
  return page(svg + shape(rect(inner, inner, side, side), 6) + shape(rect(from, from, size, size), 4), false)
}

/** A woven ring: as many cells as make them square; without rows it is only its rims. */
function ringOf(R0: number, R1: number, rows: number, breaks: number): string {
  const rims = circle(512, 512, R1, 7) + circle(512, 512, R0, 6)
  if (!rows) return rims
  const wide = R1 - R0
  const m = 4 * Math.round((TAU * (R0 + R1)) / 2 / (wide / rows) / 4)
  const ring: Grid = {
    w: m,
    h: rows,
    wrap: true,
    has: (_a, b) => b >= 0 && b < rows,
    inner: (i, j) => (j === rows && breaks && i % breaks === (rows + 1) % 2 ? 'H' : ''),
  }
  const polar = ([x, y]: Point): Point => {
    const a = (x / (2 * m)) * TAU - Math.PI / 2
    const q = R0 + 8 + ((wide - 16) * y) / (2 * rows)
    return [512 + q * Math.cos(a), 512 + q * Math.sin(a)]
  }
  return rims + weave(trace(ring), polar, (wide / rows) * 0.262, 3.2, 2 * m)
}

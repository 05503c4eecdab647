/** Celtic knotwork: a woven frame and ring around a tree of life, a knot, or what was asked for. */
import type { Rng } from '../../ink/random.ts'
import { rect } from '../kit/curves.ts'
import { circle, page, shape } from '../kit/marks.ts'
import { type Point, TAU } from '../kit/points.ts'
import { fittedDrawing } from '../mandala/motif.ts'
import { printCover } from '../print-cover.ts'
import type { Subject } from '../subject.ts'
import { type Grid, trace, type Wall } from './trace.ts'
import { tree } from './tree.ts'
import { rosette, triquetra, weave } from './weave.ts'

/** Loops, turns and the width of the strand. */
const ROSETTES = [
  [5, 2, 30],
  [7, 3, 24],
  [8, 3, 24],
  [9, 4, 19],
  [7, 2, 28],
] as const

/** What the ring holds: the tree, anything else we can draw, or a knot. */
function center(rng: Rng, of: 'tree' | Subject | null, r: number): string {
  if (of === 'tree') return tree(rng, 512, 512, r - 10)
  if (of) return of({ x: 512, y: 512, w: r * 1.6, h: r * 1.5, cover: printCover(rng), sw: 6 }).svg
  const [loops, turns, width] = rng.pick(ROSETTES)
  return rosette(512, 512, r - 22, loops, turns, width)
}

/** `guests` are in the corners. */
export function celticKnot(rng: Rng, of: 'tree' | Subject | null, guests: readonly string[] = []): string {
  const breaks = rng.pick([0, 4, 8])
  let out = ''
  // outer frame
  const n = 19
  const u = 1024 / (2 * n + 1.6)
  const t = 2
  const off = (1024 - 2 * n * u) / 2
  const every = rng.pick([3, 4, 6])
  const inner = (i: number, j: number): Wall => {
    // breaks repeated along the sides and mirrored about both axes
    const I = Math.min(i, 2 * n - i)
    const J = Math.min(j, 2 * n - j)
    const k = Math.min(I, J)
    const along = Math.max(I, J)
    if (k === t && along > 2 * t && along % (2 * every) === ((n % (2 * every)) + 1) % (2 * every))
      return I < J ? 'V' : 'H'
    return ''
  }
  const g: Grid = {
    w: n,
    h: n,
    has: (a, b) => a >= 0 && b >= 0 && a < n && b < n && Math.min(a, b, n - 1 - a, n - 1 - b) < t,
    inner,
  }
  const W = u * 0.72
  out += weave(trace(g), ([x, y]) => [off + x * u, off + y * u], W, 3.4)
  const in0 = off + 2 * t * u + 10
  const side = 1024 - 2 * in0
  out += shape(rect(in0, in0, side, side), 6)
  // medallion ring: as many cells as make them square
  const R1 = side / 2 - 14
  const bandW = 118
  const R0 = R1 - bandW
  const m = 4 * Math.round((TAU * (R0 + R1)) / 2 / (bandW / 2) / 4)
  const ring: Grid = {
    w: m,
    h: 2,
    wrap: true,
    has: (_a, b) => b >= 0 && b < 2,
    inner: (i, j) => (j === 2 && breaks && i % breaks === 1 ? 'H' : ''),
  }
  out += circle(512, 512, R1, 7) + circle(512, 512, R0, 6)
  const polar = ([x, y]: Point): Point => {
    const a = (x / (2 * m)) * TAU - Math.PI / 2
    const q = R0 + 8 + ((bandW - 16) * y) / 4
    return [512 + q * Math.cos(a), 512 + q * Math.sin(a)]
  }
  out += weave(trace(ring), polar, 15.5, 3.2, 2 * m)
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
      triquetra(512 + sx * c, 512 + sy * c, free / 1.5, Math.atan2(sy, sx) + Math.PI / 2)
  }
  out += center(rng, of, R0)
  return page(out, false)
}

/** A mandala, with a ring of what was asked for. */
import type { Rng } from '../../ink/random.ts'
import { ellipse, foil, leaf } from '../kit/curves.ts'
import { circle, page, shape } from '../kit/marks.ts'
import { fillRoom, roomIn } from '../kit/packing.ts'
import { TAU } from '../kit/points.ts'
import { blossom } from '../plants/blossom.ts'
import { filler } from '../plants/filler.ts'
import { printCover } from '../print-cover.ts'
import type { Subject } from '../subject.ts'
import { kindsFor, ring } from './rings.ts'

const OUTER = 478
const EYE = 74

/** The motifs are in the widest. */
const AROUND_MOTIFS = [
  [66, 176, 54, 108],
  [178, 58, 92, 74],
  [52, 60, 168, 96],
  [58, 184, 130],
]

/** Draws a motif upright in the middle of a place, so large and no larger. */
export type Motif = (x: number, y: number, size: number) => string

/** The motifs take turns around a ring of eight; a subject is in the middle, large. */
export function mandala(rng: Rng, motifs: readonly Motif[], subject: Subject | null = null, isDotted = false): string {
  const fold = rng.pick([8, 12])
  const bands = subject
    ? rng.pick([
        [70, 54],
        [56, 40, 34],
        [84, 42],
      ])
    : motifs.length
      ? rng.pick(AROUND_MOTIFS)
      : rng.pick([
          [96, 62, 110, 54, 82],
          [78, 104, 56, 96, 70],
          [110, 70, 84, 140],
        ])
  // Dots that were asked for are in every ring that is narrow.
  const kinds = kindsFor(bands, rng).map((kind, i) => (isDotted && bands[i]! < 80 ? 'beads' : kind))
  const widest = bands.indexOf(Math.max(...bands))
  let out = circle(512, 512, OUTER, 6)
  let outer = OUTER
  for (const [i, band] of bands.entries()) {
    const inner = outer - band
    if (motifs.length && i === widest) out += motifRing(motifs, inner, outer, rng)
    else out += ring(kinds[i]!, inner, outer - 4, fold, i % 2 === 1)
    out += circle(512, 512, inner, 5)
    outer = inner
  }
  if (!subject) return page(corners() + out + blossom(512, 512, Math.max(EYE, outer) - 6, 12, rng))
  const { svg, outlines } = subject({
    x: 512,
    y: 512,
    w: outer * 1.64,
    h: outer * 1.56,
    cover: printCover(rng),
    sw: 6.5,
  })
  const room = roomIn(ellipse(512, 512, outer - 6))
  for (const outline of outlines) room.takeShape(outline)
  const around = fillRoom(room, { largest: 40, smallest: 12, gap: 8, count: 36 }, (spot) => filler(spot, rng))
  return page(corners() + out + around + svg)
}

/** Each in a medallion that has a rim, leaves and beads between two of them. */
function motifRing(motifs: readonly Motif[], inner: number, outer: number, rng: Rng): string {
  const middle = (inner + outer) / 2
  const most = Math.floor((TAU * middle) / (outer - inner) / motifs.length) * motifs.length
  const count = Math.max(motifs.length === 3 ? 6 : 4, most)
  const room = Math.min((outer - inner) / 2, (middle * Math.PI) / count) * 0.98
  const medallion = rng.pick(MEDALLIONS)
  const shift = rng.pick([0, 0.5])
  let out = ''
  for (let i = 0; i < count; i++) {
    const a = ((i + shift + 0.5) / count) * TAU - Math.PI / 2
    const at = (r: number, turn: number, long: number): string =>
      shape(leaf(512 + r * Math.cos(a), 512 + r * Math.sin(a), long, room * 0.36, a + turn, 0.5), 3.8)
    for (const turn of [0.5, -0.5, 0])
      out += at(outer - 2, Math.PI + turn, room * 0.86) + at(inner + 2, turn * 0.8, room * 0.72)
  }
  for (let i = 0; i < count; i++) {
    const upright = medallion(512 - middle, room) + motifs[i % motifs.length]!(512, 512 - middle, room * 1.5)
    out += `<g transform="rotate(${(((i + shift) * 360) / count).toFixed(2)} 512 512)">${upright}</g>`
  }
  return out
}

/** Rims around a motif, its middle at a height. */
const MEDALLIONS: readonly ((y: number, r: number) => string)[] = [
  (y, r) => circle(512, y, r, 4.4) + circle(512, y, r * 0.88, 3.6),
  (y, r) => shape(foil(512, y, r * 1.02, 8), 4.4) + circle(512, y, r * 0.84, 3.6),
  (y, r) => shape(foil(512, y, r * 1.02, 12), 4.4) + circle(512, y, r * 0.86, 3.6),
]

/** A spray of leaves in each corner of the page. */
function corners(): string {
  const spray = [-0.62, 0.62, -0.3, 0.3, 0]
    .map((k) => shape(leaf(28, 28, k ? 112 : 132, 40, Math.PI / 4 + k, 0.5), 4))
    .join('')
  return [0, 90, 180, 270].map((a) => `<g transform="rotate(${a} 512 512)">${spray}</g>`).join('')
}

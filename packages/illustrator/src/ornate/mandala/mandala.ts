/** A mandala, with a ring of what was asked for. */
import type { Rng } from '../../ink/random.ts'
import { ellipse, leaf } from '../kit/curves.ts'
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

/** Draws a motif upright in the middle of a place, so large and no larger. */
export type Motif = (x: number, y: number, size: number) => string

/** The motifs take turns around a ring of eight; a subject is in the middle, large. */
export function mandala(rng: Rng, motifs: readonly Motif[], subject: Subject | null = null): string {
  const fold = rng.pick([8, 12])
  const bands = subject
    ? rng.pick([
        [78, 56, 66],
        [96, 50, 54],
      ])
    : motifs.length
      ? [74, 172, 62, 100]
      : rng.pick([
          [96, 62, 110, 54, 82],
          [78, 104, 56, 96, 70],
          [110, 70, 84, 140],
        ])
  const kinds = kindsFor(bands, rng)
  let out = circle(512, 512, OUTER, 6)
  let outer = OUTER
  for (const [i, band] of bands.entries()) {
    const inner = outer - band
    if (motifs.length && i === 1) out += motifRing(motifs, inner, outer)
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

/** Each in a medallion, leaves between two of them. */
function motifRing(motifs: readonly Motif[], inner: number, outer: number): string {
  const middle = (inner + outer) / 2
  const room = (outer - inner) / 2
  const count = motifs.length === 3 ? 9 : 8
  let out = ''
  for (let i = 0; i < count; i++) {
    const upright =
      circle(512, 512 - middle, room * 0.94, 4.4) + motifs[i % motifs.length]!(512, 512 - middle, room * 1.36)
    out += `<g transform="rotate(${((i * 360) / count).toFixed(2)} 512 512)">${upright}</g>`
    const a = ((i + 0.5) / count) * TAU - Math.PI / 2
    const at = (r: number, turn: number): string =>
      shape(leaf(512 + r * Math.cos(a), 512 + r * Math.sin(a), room * 0.72, room * 0.34, a + turn, 0.5), 3.8)
    out += at(outer - 6, Math.PI) + at(inner + 6, 0)
  }
  return out
}

/** A spray of leaves in each corner of the page. */
function corners(): string {
  const spray = [-0.62, 0.62, -0.3, 0.3, 0]
    .map((k) => shape(leaf(28, 28, k ? 112 : 132, 40, Math.PI / 4 + k, 0.5), 4))
    .join('')
  return [0, 90, 180, 270].map((a) => `<g transform="rotate(${a} 512 512)">${spray}</g>`).join('')
}

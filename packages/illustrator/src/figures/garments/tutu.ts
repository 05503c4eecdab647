/** A dancer's skirt: two layers that spring from the waist and droop at their ends, their edges in frills. */
import type { Knot, Pen } from '../../art/pen.ts'
import type { Body } from '../body.ts'
import { clamp, lerp, type P } from '../geometry.ts'

const FRILLS = 7

/** How low the edge is: lowest in the middle, where it comes toward us. */
const edgeOf =
  (wide: number, low: number) =>
  (v: number): number =>
    low - 0.3 * (v / wide) ** 2

/** Measured on the trunk: how wide it stands and how low its edge is. Straight sides with corners would be a plate. */
function layer(b: Body, wide: number, low: number): Knot[] {
  const at = (u: number, v: number): Knot => b.on(u, v)
  const sharp = ([x, y]: Knot): Knot => [x, y, 1]
  const edge = edgeOf(wide, low)
  const frills = Array.from({ length: FRILLS }, (_, i): Knot[] => {
    const [from, to] = [lerp(wide, -wide, i / FRILLS), lerp(wide, -wide, (i + 1) / FRILLS)]
    const drop = edge((from + to) / 2) + 0.1
    return [sharp(at(edge(from), from)), at(drop, lerp(from, to, 0.28)), at(drop, lerp(from, to, 0.72))]
  })
  const shoulder = (q: number): Knot[] => [
    at(low - 0.5, q * wide * 0.5),
    at(low - 0.49, q * wide * 0.84),
    at(low - 0.4, q * wide * 1.01),
  ]
  return [
    sharp(at(0.78, -0.94)),
    at(0.74, 0),
    sharp(at(0.78, 0.94)),
    ...shoulder(1),
    ...frills.flat(),
    sharp(at(edge(wide), -wide)),
    ...shoulder(-1).reverse(),
  ]
}

export function drawTutu(pen: Pen, b: Body): void {
  // Round hips need less to stand off.
  const wide = clamp((b.h * 0.29) / b.waist(1)[2], 1.8, 3.2)
  pen.blob(layer(b, wide, 1.48))
  pen.blob(layer(b, wide * 0.9, 1.28))
  // Folds from the waist toward every second notch.
  const edge = edgeOf(wide * 0.9, 1.28)
  for (const i of [1.5, 2.5, 3.5, 4.5, 5.5]) {
    const v = lerp(wide, -wide, i / FRILLS) * 0.9
    const fold = (t: number): P => b.on(lerp(0.86, edge(v) - 0.03, t), lerp(v * 0.42, v, t))
    pen.line([fold(0.28), fold(0.55), fold(0.82)], pen.at.sw * 0.75)
  }
}

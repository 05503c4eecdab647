/** A dancer's skirt: two layers that stand off all around, their edges in frills. */
import type { Knot, Pen } from '../../art/pen.ts'
import type { Body } from '../body.ts'
import { clamp, lerp } from '../geometry.ts'

const FRILLS = 8

/** Measured on the trunk: how wide it stands and how low its edge is. */
function layer(b: Body, wide: number, low: number): Knot[] {
  const at = (u: number, v: number): Knot => b.on(u, v)
  const sharp = ([x, y]: Knot): Knot => [x, y, 1]
  // The edge is lowest in the middle, where it comes toward us.
  const edge = (v: number) => low - 0.26 * (v / wide) ** 2
  const frills = Array.from({ length: FRILLS }, (_, i): Knot[] => {
    const [from, to] = [lerp(wide, -wide, i / FRILLS), lerp(wide, -wide, (i + 1) / FRILLS)]
    const middle = (from + to) / 2
    return [
      sharp(at(edge(from), from)),
      at(edge(middle) + 0.1, lerp(from, to, 0.3)),
      at(edge(middle) + 0.1, lerp(from, to, 0.7)),
    ]
  })
  return [sharp(at(0.8, -0.9)), at(0.76, 0), sharp(at(0.8, 0.9)), ...frills.flat(), sharp(at(edge(wide), -wide))]
}

export function drawTutu(pen: Pen, b: Body): void {
  // Round hips need less to stand off.
  const wide = clamp((b.h * 0.34) / b.waist(1)[2], 1.8, 3.6)
  pen.blob(layer(b, wide, 1.34))
  pen.blob(layer(b, wide * 0.86, 1.14))
}

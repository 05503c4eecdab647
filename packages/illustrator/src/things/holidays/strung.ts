/** Lights along the whole front of a house, where the few bulbs of a short string would be as large as its windows. */
import type { Pen } from '../../art/pen.ts'
import { knots, mirrored, placed } from '../shapes.ts'

export const STRUNG_OUT = 'strung out'

const BULBS = 11
/** In widths of the string. */
const BULB = 1 / 220

/** As wide as told, taut, its ends at `top`. */
export function strungOut(p: Pen, width: number, top: number): void {
  const [step, u] = [width / BULBS, width * BULB]
  const x = (i: number) => i * step - width / 2
  const ends = Array.from({ length: BULBS + 1 }, (_, i) => `${x(i)} ${top}`)
  const cord = ends.flatMap((end, i) => (i < BULBS ? [end, `${x(i + 0.5)} ${top + 3 * u}`] : [end]))
  p.line(knots(cord.join(', ')))
  const bulb = mirrored(`0 0!, ${4 * u} ${u}, ${5.4 * u} ${6 * u}, ${3 * u} ${14 * u}, 0 ${16.5 * u}`)
  for (let i = 0; i < BULBS; i++) p.tint(`band${(i % 6) + 1}`).blob(placed(bulb, x(i + 0.5), top + 3 * u))
}

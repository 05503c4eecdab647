/** What is painted on a car where somebody asks for it: its number, flames along its side. */
import type { Spot } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { lettersAt } from '../../lettering/on-thing.ts'
import { PRINTED } from '../../reading/printed.ts'
import { said } from '../kit.ts'

/** A white disc with the number on it; false where none was said. */
export function startNumber(p: Pen, spot: Spot, x: number, y: number, r: number): boolean {
  const text = spot.attributes?.find((word) => word.startsWith(PRINTED))?.slice(PRINTED.length)
  if (!text) return false
  p.tint('white').ell(x, y, r)
  const [middle, edge] = [p.map(x, y), p.map(x + r, y)]
  const size = Math.hypot(edge[0] - middle[0], edge[1] - middle[1]) * 1.3
  lettersAt(p, text, { middle, w: size, h: size, turn: 0 })
  return true
}

/** A flaming car has them painted on, it does not burn. */
export const isFlaming = (spot: Spot): boolean => said(spot, 'flaming', 'flame-patterned')

/** From behind the front wheel backward, so long and so high. */
export function flames(p: Pen, spot: Spot, x: number, y: number, long: number, high: number): void {
  if (!isFlaming(spot)) return
  const at = (u: number, v: number, corner = '') => `${x - u * long},${y - v * high}${corner}`
  // Three tongues, each as thick as can be colored.
  const tongues = [
    at(0, 0, '!'),
    at(-0.02, 0.5),
    at(0.08, 0.98),
    at(0.34, 1.02),
    at(0.66, 1.06, '!'),
    at(0.46, 0.78),
    at(0.42, 0.66, '!'),
    at(0.7, 0.66),
    at(1, 0.74, '!'),
    at(0.8, 0.42),
    at(0.52, 0.3, '!'),
    at(0.66, 0.22),
    at(0.82, 0.16, '!'),
    at(0.6, 0.0),
    at(0.3, -0.04),
  ]
  p.tint('fire').blob(tongues.join(' '))
}

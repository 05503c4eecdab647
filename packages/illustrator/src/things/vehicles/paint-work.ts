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
  // Three tongues that start from one round front, each as thick as can be colored.
  const tongues = [
    at(0, 0.1),
    at(-0.06, 0.5),
    at(0.04, 0.94),
    at(0.3, 1.08),
    at(0.62, 1.0),
    at(0.84, 1.12, '!'),
    at(0.62, 0.82),
    at(0.4, 0.74),
    at(0.34, 0.66, '!'),
    at(0.6, 0.66),
    at(0.8, 0.58),
    at(1.04, 0.64, '!'),
    at(0.8, 0.42),
    at(0.54, 0.36),
    at(0.38, 0.32, '!'),
    at(0.56, 0.26),
    at(0.7, 0.16),
    at(0.88, 0.18, '!'),
    at(0.66, -0.06),
    at(0.3, -0.06),
  ]
  p.tint('fire').blob(tongues.join(' '))
}

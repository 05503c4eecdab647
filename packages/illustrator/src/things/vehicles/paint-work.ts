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

/** From behind the front wheel backward, so long and so high. */
export function flames(p: Pen, spot: Spot, x: number, y: number, long: number, high: number): void {
  if (!said(spot, 'flaming')) return
  const at = (u: number, v: number, corner = '') => `${x - u * long},${y - v * high}${corner}`
  const tongues = [
    at(0, 0, '!'),
    at(0, 0.6),
    at(0.12, 0.94),
    at(0.52, 1, '!'),
    at(0.34, 0.74),
    at(0.5, 0.66),
    at(1, 0.68, '!'),
    at(0.62, 0.44),
    at(0.7, 0.34),
    at(0.92, 0.24, '!'),
    at(0.5, 0.06),
  ]
  p.tint('fire').blob(tongues.join(' '))
}

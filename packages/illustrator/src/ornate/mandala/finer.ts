/** Butterflies and flowers as ornaments: seen from above, closed areas within closed areas. */
import { createRng } from '../../ink/random.ts'
import { crescent, planet, stars, sunlet } from '../filled/sky-motifs.ts'
import { curve, ellipse } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { move, type Poly } from '../kit/points.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import type { Motif } from './mandala.ts'

/** The right half, on a place 200 wide and high around 0, 0. */
const WINGS = [
  {
    outer: '4,6! 26,18 62,22 76,52 62,88 34,92 14,60',
    inner: '16,22! 34,30 56,34 62,54 52,74 36,74 24,52',
    spot: [44, 52, 10],
  },
  {
    outer: '4,2! 20,-40 54,-84 92,-92 98,-56 86,-10 50,14',
    inner: '20,-8! 34,-40 60,-68 80,-70 82,-48 72,-14 46,-2',
    spot: [60, -40, 13],
  },
] as const

const butterfly: Motif = (x, y, size) => {
  const scale = size / 200
  let out = ''
  for (const side of [-1, 1]) {
    const at = (poly: Poly): Poly =>
      move(
        poly.map(([u, v]) => [side * u, v]),
        x,
        y,
        0,
        scale,
      )
    out += line(
      at(
        curve(
          [
            [4, -30],
            [14, -64],
            [30, -84],
          ],
          false,
        ),
      ),
      3.2,
    )
    for (const { outer, inner, spot } of WINGS) {
      const [u, v, r] = spot
      out += shape(at(curve(outer)), 4.2) + shape(at(curve(inner)), 3.2)
      // A spot that is too small to color is left out.
      if (r * scale > 10.5) out += shape(at(ellipse(u, v, r)), 3)
    }
  }
  return (
    out + shape(ellipse(x, y + 16 * scale, 9 * scale, 52 * scale), 3.6) + circle(x, y - 40 * scale, 11 * scale, 3.4)
  )
}

/** A smiling moon is a child's. */
const IN_SKY: Readonly<Record<string, (disc: { x: number; y: number; r: number }) => string>> = {
  sun: sunlet,
  moon: crescent,
  'crescent moon': crescent,
  star: stars,
  planet,
}

/** Null where the common drawing has to do. */
export function finerMotif(name: string): Motif | null {
  if (name === 'butterfly') return butterfly
  const inSky = IN_SKY[name]
  if (inSky) return (x, y, size) => inSky({ x, y, r: size * 0.5 })
  const head = name === 'flower' ? FLOWER_HEADS.daisy : FLOWER_HEADS[name]
  return head ? (x, y, size) => head(x, y, size * 0.54, createRng(1)) : null
}

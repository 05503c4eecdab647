/** What is in the sky, small and without a face. */
import { subtract } from '../kit/clip.ts'
import { arc, ellipse, leaf } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { TAU } from '../kit/points.ts'
import { star } from '../tarot/luminaries.ts'

type Disc = { x: number; y: number; r: number }

export const stars = ({ x, y, r }: Disc): string =>
  shape(star(x, y, r), 3.6) + (r > 40 ? circle(x, y, r * 0.26, 3) : '')

export const crescent = ({ x, y, r }: Disc): string =>
  subtract([ellipse(x, y, r * 0.96, r * 0.96, 32)], [ellipse(x + r * 0.44, y - r * 0.16, r * 0.76, r * 0.76, 32)])
    .map((lit) => shape(lit, 3.6))
    .join('')

export const planet = ({ x, y, r }: Disc): string =>
  circle(x, y, r * 0.62, 3.6) +
  (r > 30
    ? shape([ellipse(x, y, r, r * 0.32, 36, -0.35), ellipse(x, y, r * 0.8, r * 0.16, 36, -0.35)], 3)
    : line(arc(x, y, r * 0.95, -0.6, 0.5, 8), 3))

export const sunlet = ({ x, y, r }: Disc): string => {
  let out = ''
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * TAU
    out += shape(
      leaf(x + r * 0.5 * Math.cos(a), y + r * 0.5 * Math.sin(a), r * (i % 2 ? 0.38 : 0.5), r * 0.24, a, 0.4),
      3,
    )
  }
  return out + circle(x, y, r * 0.52, 3.6) + (r > 34 ? circle(x, y, r * 0.3, 3) : '')
}

/** A butterfly, its wings cut into cells along their veins, the same on both sides. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse, leaf, mirror } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import type { Poly } from '../kit/points.ts'
import { type Beast, both } from './beast.ts'
import { fillings } from './cell-fillings.ts'
import { wingCells } from './wing-cells.ts'

/** Round wings, and broad ones; the left half. */
const WINGS = [
  {
    fore: '494,478! 470,350 420,200 320,90 190,40 80,60 50,150 76,280 140,390 230,470 350,520 450,530',
    hind: '490,530! 400,540 280,548 180,600 120,700 140,820 220,910 320,930 400,880 450,780 480,660',
  },
  {
    fore: '494,478! 450,370 360,250 230,170 100,150 30,200 36,310 100,410 200,480 330,524 450,532',
    hind: '490,530! 390,550 260,566 160,630 110,730 150,840 240,890 340,870 420,790 476,660',
  },
] as const

export function butterfly(rng: Rng): Beast {
  const { fore, hind } = rng.pick(WINGS)
  const [upper, lower] = [curve(fore), curve(hind)]
  const fill = fillings(rng)
  const abdomen = curve(mirror('512,540 488,560 480,620 484,710 496,800 512,850'))
  const chest = curve(mirror('512,398 486,412 470,460 472,520 492,562 512,568'))
  const feeler = (s: number): Poly =>
    curve(`${512 + s * 10},354 ${512 + s * 18},270 ${512 + s * 40},190 ${512 + s * 66},140`, false)
  let features = ''
  for (const s of [-1, 1]) {
    features += line(feeler(s), 6) + shape(ellipse(512 + s * 70, 128, 10, 18, 20, s * 0.6), 4)
    features += circle(512 + s * 20, 374, 13, 4)
  }
  for (const y of [600, 642, 684, 726, 768]) features += line(curve(`485,${y} 512,${y + 10} 539,${y}`, false), 3.6)
  features += shape(leaf(512, 540, 116, 34, -Math.PI / 2, 0.5), 3.6)
  return {
    parts: [
      both(lower, {
        plain: true,
        over: wingCells({ outline: lower, base: [486, 545], cells: 3, margin: 40 }, fill),
      }),
      both(upper, {
        plain: true,
        over: wingCells({ outline: upper, base: [490, 500], cells: 4, margin: 40 }, fill),
      }),
      { poly: abdomen, plain: true, sw: 6.5 },
      { poly: chest, plain: true, sw: 6.5 },
      { poly: ellipse(512, 380, 26, 28), plain: true, sw: 6.5 },
    ],
    features,
    feelers: [-1, 1].map((s) => ellipse(512 + s * 50, 225, 64, 146, 24, s * 0.3)),
    leans: 0.14,
  }
}

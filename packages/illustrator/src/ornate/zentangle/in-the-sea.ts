/** The octopus as closed parts, back to front. */
import { curve, ellipse, mirror } from '../kit/curves.ts'
import { circle, dot, line } from '../kit/marks.ts'
import { band, type Poly } from '../kit/points.ts'
import { type Beast, both, type Part } from './beast.ts'

/** A ribbon that narrows toward its end. */
const ribbon = (path: string, wide: number, end = 0.3): Poly =>
  band(curve(path, false, 8), (t) => wide * (1 - (1 - end) * t))

export function octopus(): Beast {
  const arms = [
    '470,560 400,640 330,860 220,900 160,820 190,740 250,770',
    '440,540 330,600 230,720 120,700 90,600 140,540 190,590',
    '430,500 320,500 220,540 140,460 150,350 230,330 250,400',
    '500,580 470,700 470,820 400,930 330,930 330,870 380,860',
  ]
  const head = curve(mirror('512,90 400,110 330,210 340,340 390,420 400,520 440,610 512,630'))
  let features = ''
  for (const side of [-1, 1]) {
    const x = 512 + side * 84
    features += circle(x, 440, 40, 5) + circle(x, 440, 27, 4) + dot(x, 440, 14) + dot(x - 5, 434, 4.4, 'white')
    features += line(curve(`${x - 44},408 ${x},386 ${x + 44},408`, false), 5)
  }
  return {
    parts: [
      ...arms.map((path): Part => both(ribbon(path, 104, 0.22), { target: 8500, sw: 7 })),
      { poly: head, target: 10500, sw: 8 },
      both(ellipse(428, 440, 56, 60), { plain: true, sw: 5 }),
    ],
    features,
  }
}

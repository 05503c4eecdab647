/** The jellyfish and the octopus as closed parts, back to front. */
import { curve, ellipse, mirror } from '../kit/curves.ts'
import { circle, dot, line } from '../kit/marks.ts'
import { band, type Poly } from '../kit/points.ts'
import { type Beast, both, type Part } from './beast.ts'

/** A ribbon that narrows toward its end. */
const ribbon = (path: string, wide: number, end = 0.3): Poly =>
  band(curve(path, false, 8), (t) => wide * (1 - (1 - end) * t))

export function jellyfish(): Beast {
  const bell = curve(
    mirror('512,90 380,112 268,196 214,310 206,410! 262,384 310,420! 360,392 410,430! 460,400 512,436'),
  )
  const hood = curve(mirror('512,130 410,150 326,216 290,310 330,330 420,322 512,336'))
  const arms = ['470,420 440,520 480,620 430,720 460,840 430,930', '396,410 330,520 366,640 300,760 330,880']
  const threads = ['268,400 216,520 250,640 186,760 210,900', '330,410 280,500 300,600 250,700 262,800']
  let features = ''
  for (const side of [-1, 1])
    for (const [x, y, r] of [
      [70, 366, 15],
      [150, 360, 13],
      [222, 350, 11],
    ] as const)
      features += circle(512 + side * x, y, r, 4)
  return {
    parts: [
      ...threads.map((path): Part => both(ribbon(path, 34, 0.4), { one: 'any', scale: 0.8, sw: 6 })),
      ...arms.map((path): Part => both(ribbon(path, 84, 0.24), { target: 8000, sw: 7 })),
      { poly: bell, target: 9500, sw: 8 },
      { poly: hood, target: 9000, sw: 6 },
    ],
    features,
  }
}

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

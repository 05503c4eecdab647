/** A crab and a scorpion from above. */
import { curve, ellipse, leaf, mirror } from '../kit/curves.ts'
import type { Mark } from '../kit/marks.ts'
import { band, type Point, type Poly, walk } from '../kit/points.ts'
import type { Piece, Pose } from './creature.ts'

const X = 500
const flip = (poly: Poly): Poly => poly.map(([x, y]): Point => [2 * X - x, y])

/** The same at both sides. */
const pair = (role: Piece['role'], poly: Poly, marks: readonly Mark[] = []): Piece[] => [
  { role, poly, marks },
  { role, poly: flip(poly), marks: marks.map((mark) => ({ ...mark, poly: flip(mark.poly) })) },
]

/** A leg in two joints, pointed. */
const leg = (through: string, wide: number): Piece[] => {
  const along = curve(through, false)
  const [x, y] = along[Math.round(along.length * 0.52)]!
  return pair(
    'bare',
    band(along, (t) => wide * (1 - t) ** 0.8 + 6),
    [{ poly: ellipse(x, y, wide * 0.3, wide * 0.3, 20), sw: 3 }],
  )
}

const hole = (x: number, y: number, r: number, fill = '#fff'): Mark => ({ poly: ellipse(x, y, r, r, 24), fill, sw: 3 })

/** Two fingers, the larger toothed. */
const claw = (dx: number, dy: number, size: number): Piece[] => {
  const put = (text: string): Poly => curve(text).map(([x, y]): Point => [dx + x * size, dy + y * size])
  return [
    ...pair('bare', put('34,-30! 60,-84 64,-140 44,-190! 86,-160 106,-100 92,-40 60,0')),
    ...pair('limb', put('-40,20 -74,-50 -66,-130 -20,-196! -8,-150 10,-128! 2,-108 14,-92! 8,-70 30,-40 56,-6 30,40'), [
      { poly: put('-36,-40 -40,-90 -22,-120 -16,-80 -10,-40 -20,-16'), sw: 3.2 },
    ]),
  ]
}

/** Its claws to the sides, or raised. */
const crab =
  (arm: string, [x, y]: Point): Pose =>
  () => [
    ...leg('660,600 790,640 850,740 840,860', 44),
    ...leg('690,570 830,580 910,660 920,780', 46),
    ...leg('710,530 850,510 940,560 970,660', 46),
    ...leg('720,490 850,440 940,450 990,520', 44),
    ...pair(
      'bare',
      band(curve(arm, false), (t) => 70 - 16 * t),
    ),
    ...claw(x, y, 1.15),
    ...pair('bare', band(curve('548,400 556,356 560,330', false), 24)),
    {
      role: 'coat',
      poly: curve(mirror('500,376 590,380 690,408 762,470 770,530 710,620 610,680 500,700', X)),
      marks: [
        ...[-1, 1].flatMap((side) => [hole(X + side * 62, 318, 28), hole(X + side * 62, 318, 13, '#000')]),
        { poly: curve('440,432 500,448 560,432', false), open: true, sw: 4 },
      ],
    },
  ]

/** Rings that grow smaller along a line. */
const rings = (through: string, count: number, from: number, to: number): Piece[] => {
  const along = curve(through, false)
  const steps = walk(
    along,
    along.reduce((sum, [x, y], i) => (i ? sum + Math.hypot(x - along[i - 1]![0], y - along[i - 1]![1]) : 0), 0) / count,
  )
  return steps.slice(0, count).map(({ x, y, a }, i): Piece => {
    const wide = from + ((to - from) * i) / (count - 1)
    return {
      role: 'bare',
      poly: ellipse(x, y, wide * 0.62, wide * 0.5, 32, a),
      marks: [{ poly: ellipse(x, y, wide * 0.24, wide * 0.26, 20, a), sw: 3 }],
    }
  })
}

/** Its tail in a wide bow or a narrow one, ending in a sting. */
const scorpion =
  (tail: string, count: number, [x, y]: Point): Pose =>
  () => [
    ...leg('560,500 690,560 770,660 780,780', 34),
    ...leg('566,470 720,490 820,560 860,660', 36),
    ...leg('570,430 730,420 840,450 900,530', 36),
    ...leg('570,390 700,350 820,350 890,400', 34),
    ...pair(
      'bare',
      band(curve('556,350 660,310 710,226', false), (t) => 46 + 10 * t),
    ),
    ...claw(716, 214, 1),
    { role: 'bare', poly: leaf(x, y, 150, 84, -2.5, 0.4) },
    ...rings(tail, count, 124, 84),
    ...[...Array(6).keys()].reverse().map(
      (i): Piece => ({
        role: 'coat',
        poly: curve(
          mirror(
            `500,${496 + i * 46} ${584 + 12 * Math.sin(i * 0.6)},${500 + i * 46} ${598 - i * 7},${540 + i * 46} ${570 - i * 7},${570 + i * 46} 500,${580 + i * 46}`,
            X,
          ),
        ),
      }),
    ),
    {
      role: 'head',
      poly: curve(mirror('500,324 556,330 596,380 600,460 572,510 500,524', X)),
      marks: [-1, 1].flatMap((side) => [hole(X + side * 34, 392, 20), hole(X + side * 34, 392, 9, '#000')]),
    },
  ]

export const CRABS: readonly Pose[] = [
  crab('640,420 730,380 780,300', [790, 290]),
  crab('610,410 670,330 676,240', [676, 226]),
]
export const SCORPIONS: readonly Pose[] = [
  scorpion('500,800 540,900 660,936 780,880 824,770 790,660 700,590', 7, [650, 556]),
  scorpion('500,800 520,890 620,940 720,890 730,780 660,700', 6, [640, 690]),
]

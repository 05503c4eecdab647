/** A crow on its feet, from the side: long feathers under short ones, a strong beak. */
import { curve, leaf } from '../kit/curves.ts'
import type { Mark } from '../kit/marks.ts'
import { band } from '../kit/points.ts'
import type { Pose } from './creature.ts'
import { bare, birdsEye, type Piece, piece, strokes } from './creature.ts'

/** A feather with its shaft. */
const feather = (x: number, y: number, long: number, wide: number, turn: number): Piece => ({
  role: 'feather',
  poly: leaf(x, y, long, wide, turn, 0.6),
  marks: [
    {
      poly: [
        [x + long * 0.3 * Math.cos(turn), y + long * 0.3 * Math.sin(turn)],
        [x + long * 0.86 * Math.cos(turn), y + long * 0.86 * Math.sin(turn)],
      ],
      open: true,
      sw: 3,
    },
  ],
})

const leg = (through: string, toes: string): Piece[] => [
  ...toes.split('/').map((toe): Piece => ({ role: 'bare', poly: band(curve(toe, false), (t) => 20 - 10 * t) })),
  { role: 'bare', poly: band(curve(through, false), 22) },
]

/** Closed, or open as it caws. */
const BEAKS: readonly (readonly Piece[])[] = [
  [bare('664,244! 724,228 800,262 842,314! 776,316 716,322 662,318!', strokes('668,284 740,286 806,302'))],
  [
    bare('656,300! 716,318 776,352 800,392! 728,376 672,352 640,334!'),
    bare('660,238! 722,214 800,232 850,276! 784,284 716,298 664,300!', strokes('676,262 716,254')),
  ],
]

const crow =
  (beak: readonly Piece[]): Pose =>
  () => {
    const long = [0, 1, 2, 3, 4].map((i) => feather(520 - i * 14, 400 + i * 46, 400 - i * 36, 74, 2.34 - i * 0.035))
    const middle = [0, 1, 2, 3].map((i) => feather(560 - i * 16, 372 + i * 46, 210 - i * 8, 70, 2.36 - i * 0.05))
    const short = [0, 1, 2].map((i) => feather(582 - i * 20, 350 + i * 44, 118, 62, 2.3 - i * 0.06))
    const hackles: Mark[] = strokes(
      '640,360 622,400 596,424/664,392 644,430 620,452/610,330 588,366 560,384/656,440 636,476 612,492',
    )
    return [
      ...leg('470,664 478,760 480,800', '480,800 540,806 580,826/480,800 500,826 520,846/480,800 440,816 416,832'),
      ...leg('560,640 572,740 576,790', '576,790 636,796 676,816/576,790 600,816 620,836/576,790 536,806 512,822'),
      ...[0.1, 0, -0.1, -0.2].map((k, i) => feather(360 + i * 14, 600 + i * 10, 300 - i * 10, 76, 2.5 + k)),
      ...beak,
      piece(
        'coat',
        '668,300! 664,248 624,206 566,200 512,232 470,300 410,372 346,460 318,560 350,640 430,682 520,672 604,610 656,520 682,420 676,350',
        [...hackles, ...birdsEye(618, 258, 23)],
      ),
      ...long.toReversed(),
      ...middle.toReversed(),
      ...short.toReversed(),
    ]
  }

export const CROWS: readonly Pose[] = BEAKS.map(crow)

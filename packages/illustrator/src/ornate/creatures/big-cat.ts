/** The bodies of big cats that walk to the right: striped, spotted or plain. */
import { curve, ellipse, leaf } from '../kit/curves.ts'
import { band, type Poly } from '../kit/points.ts'
import { type Creature, type Ink, type Piece, piece, strokes } from './creature.ts'

export type Coat = 'striped' | 'spotted' | 'plain'

const clear = (poly: Poly): Ink => ({ poly, fill: '#fff', sw: 3.2 })

/** Stripes as leaves: where they start, how long and which way. */
const stripes = (rows: readonly (readonly [x: number, y: number, long: number, turn: number])[]): Ink[] =>
  rows.map(([x, y, long, turn]) => clear(leaf(x, y, long, 30, turn, 0.3, 0.05)))

const spots = (places: readonly (readonly [x: number, y: number])[]): Ink[] =>
  places.flatMap(([x, y], i) => [clear(ellipse(x, y, 21 - (i % 3) * 2, 17, 18)), clear(ellipse(x, y, 8, 7, 12))])

/** Between stripes there is no room for patterns. */
const roleOf = (role: 'coat' | 'limb', coat: Coat): Piece['role'] => (coat === 'plain' ? role : 'bare')

const marked = (coat: Coat, striped: Ink[], spotted: Ink[]): Ink[] =>
  coat === 'striped' ? striped : coat === 'spotted' ? spotted : []

const FLANK = stripes([
  [320, 342, 150, 1.64],
  [368, 350, 110, 1.5],
  [416, 354, 160, 1.62],
  [464, 357, 110, 1.5],
  [512, 357, 160, 1.66],
  [558, 350, 110, 1.5],
  [606, 334, 150, 1.7],
  [652, 318, 110, 1.6],
  [340, 556, 70, -1.5],
  [404, 566, 86, -1.64],
  [466, 576, 74, -1.5],
  [526, 580, 90, -1.6],
])
const DAPPLED = spots(
  [260, 330, 400, 470, 540].flatMap((x, i) => [
    [x, 376 + (i % 2) * 14] as const,
    [x + 30, 440 + (i % 2) * 16] as const,
    [x - 4 + (i ? 0 : 70), 506 + (i % 2) * 14] as const,
  ]),
)

const tailOf = (coat: Coat): Piece => {
  const spine = curve('170,400 100,404 52,460 34,550 26,630 -10,700 -70,690', false)
  const across = [0.22, 0.38, 0.54, 0.7, 0.84].map((t): Ink => {
    const [[x0, y0], [x1, y1]] = [
      spine[Math.floor(t * (spine.length - 2))]!,
      spine[Math.floor(t * (spine.length - 2)) + 1]!,
    ]
    const turn = Math.atan2(y1! - y0!, x1! - x0!) + Math.PI / 2
    return {
      poly: [-21, 0, 21].map((s) => [x0! + s * Math.cos(turn), y0! + s * Math.sin(turn)]),
      open: true,
      sw: 3.4,
    }
  })
  return {
    role: coat === 'plain' ? 'tail' : 'bare',
    poly: band(spine, (t) => 50 - 8 * t - 34 * Math.max(0, (t - 0.86) / 0.14) ** 2),
    marks: coat === 'plain' ? [] : across,
  }
}

const toes = (x: number): Ink[] => strokes(`${x},836 ${x + 4},856/${x + 26},834 ${x + 30},856`, 3.2)

export const catBody = (coat: Coat): Creature => [
  tailOf(coat),
  piece(
    roleOf('limb', coat),
    '276,520 370,530 404,600 400,664 378,720 374,776 394,804 422,822 430,858! 332,862! 308,832 308,760 318,690 306,620',
    [
      ...toes(366),
      ...marked(
        coat,
        stripes([
          [400, 590, 60, 2.9],
          [396, 640, 56, 3],
          [378, 690, 50, 3.1],
        ]),
        [],
      ),
    ],
  ),
  piece(
    roleOf('limb', coat),
    '596,500 684,520 700,600 680,680 654,740 642,786 662,808 684,828 684,858! 584,862! 556,834 566,766 590,706 606,640 590,570',
    [
      ...toes(618),
      ...marked(
        coat,
        stripes([
          [600, 650, 60, 0.1],
          [580, 700, 60, 0.1],
        ]),
        [],
      ),
    ],
  ),
  piece(
    roleOf('coat', coat),
    '168,430 190,368 260,328 380,346 500,352 590,326 680,296 780,330 826,420 800,520 716,574 600,590 480,584 380,562 300,560 230,560 180,510',
    marked(coat, FLANK, DAPPLED),
  ),
  piece(
    roleOf('limb', coat),
    '134,440 206,372 306,398 348,486 336,570 294,624 264,676 256,730 268,784 302,806 334,824 344,858! 240,862! 206,838 196,780 200,720 214,660 194,600 156,530',
    [
      ...toes(276),
      ...marked(
        coat,
        stripes([
          [156, 450, 120, 0.34],
          [154, 496, 130, 0.26],
          [164, 542, 120, 0.18],
          [190, 588, 90, 0.14],
          [206, 632, 70, 0.1],
          [208, 676, 46, 0.06],
          [204, 718, 40, 0.04],
        ]),
        spots([
          [210, 440],
          [270, 470],
          [224, 510],
          [284, 540],
          [240, 580],
        ]),
      ),
    ],
  ),
  piece(
    roleOf('limb', coat),
    '640,420 720,390 792,440 806,530 802,610 796,690 792,756 800,796 834,812 862,832 866,858! 764,862! 728,838 718,770 716,690 704,620 660,560',
    [
      ...toes(798),
      ...marked(
        coat,
        stripes([
          [690, 520, 80, 0.2],
          [704, 566, 72, 0.14],
          [710, 612, 66, 0.1],
          [720, 658, 56, 0.06],
          [722, 704, 50, 0.04],
        ]),
        spots([
          [700, 540],
          [756, 570],
          [740, 630],
        ]),
      ),
    ],
  ),
]

/** Whose drawing is all in the coat. */
export const COATS: Readonly<Record<string, Coat>> = {
  tiger: 'striped',
  leopard: 'spotted',
  'snow leopard': 'spotted',
  jaguar: 'spotted',
  cheetah: 'spotted',
  panther: 'plain',
  cougar: 'plain',
  lioness: 'plain',
  lion: 'plain',
}

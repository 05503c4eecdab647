/** Horses at a trot, and their kin of the tales: one with a horn, one with wings. They face right. */
import { curve, ellipse } from '../kit/curves.ts'
import { almond, bare, type Creature, mapped, type Piece, piece, strokes } from './creature.ts'
import { HORSES } from './horse.ts'
import { feathers, vane } from './plumage.ts'

const asMane = (locks: Creature): Piece[] => locks.map((lock) => ({ ...lock, role: 'mane' }))

const hoof = (through: string): Piece => bare(through)

const tail = (): Piece[] =>
  asMane(
    [
      [3.0, -1.1, 330],
      [1.96, 0.8, 420],
      [2.74, -0.7, 370],
      [2.2, 0.5, 420],
      [2.46, -0.2, 410],
    ].map(([turn, curl, long]) => vane(214, 404, { long: long!, wide: 78, turn: turn!, curl: curl!, tip: 'sharp' })),
  )

const farLegs: Creature = [
  piece(
    'limb',
    '300,540 390,560 412,620 392,676 404,730 412,800 410,836 426,866! 380,872! 372,838 366,790 356,742 338,694 326,640 296,600',
  ),
  hoof('374,868! 428,864! 444,904! 366,904!'),
  piece(
    'limb',
    '580,540 650,550 664,630 654,690 656,740 650,800 648,840 664,866! 618,872! 610,840 608,790 606,740 596,690 574,610',
  ),
  hoof('612,868! 666,864! 682,904! 604,904!'),
]

const body: Creature = [
  piece(
    'coat',
    '744,104 690,130 626,200 582,290 530,334 450,356 364,350 290,338 238,360 206,410 212,470 250,570 330,584 430,610 520,612 606,594 690,566 736,508 748,430 764,360 800,300 800,200',
    strokes('560,400 530,470 540,540/640,420 690,480 700,530/600,330 640,280 690,240', 3.4),
  ),
  piece(
    'limb',
    '190,470 246,420 336,436 384,516 364,592 322,646 300,694 300,744 292,800 290,838 308,866! 260,872! 252,838 250,792 246,744 226,700 234,650 216,592',
    strokes('250,700 276,706/350,500 352,560 326,606', 3.4),
  ),
  hoof('254,868! 310,864! 328,904! 246,904!'),
  piece(
    'limb',
    '612,480 690,470 748,536 800,584 846,606 862,636 846,676 816,722 802,756 810,780! 768,800! 760,768 774,726 790,676 782,652 736,642 676,616 622,570',
    strokes('800,620 822,650/690,520 730,560', 3.4),
  ),
  hoof('764,790! 812,772! 830,806 806,838! 758,822!'),
]

const head: Creature = [
  bare('716,140 714,70 744,20! 764,80 754,130', strokes('736,110 736,76 744,52', 3.2)),
  piece(
    'bare',
    '732,112 780,108 814,140 838,192 866,254 892,316 900,350 884,374 852,380 828,360 806,330 774,324 740,300 716,246 712,176',
    [
      ...almond(798, 184, 27, 0.85),
      { poly: ellipse(882, 344, 11, 7, 16, 0.9), fill: '#000', sw: 0 },
      ...strokes('888,372 858,364 838,350/734,262 764,298 798,296 812,262/820,170 850,240 872,300', 3.3),
    ],
  ),
  bare('752,122 756,54 792,8! 806,70 790,122', strokes('772,98 776,66 788,42', 3.2)),
]

const mane = (): Piece[] =>
  asMane([
    ...feathers(curve('752,96 696,120 630,190 586,276 552,330', false), {
      count: 9,
      long: (t) => 190 + 30 * Math.sin(3 * t),
      wide: 64,
      turn: (t) => 2.95 - 0.5 * t,
      curl: (t) => -0.7 + 0.3 * t,
      tip: 'sharp',
    }),
    vane(770, 100, { long: 120, wide: 48, turn: 1.35, curl: 0.5, tip: 'sharp' }),
    vane(760, 100, { long: 130, wide: 48, turn: 1.8, curl: 0.3, tip: 'sharp' }),
  ])

const horn = bare(
  '796,120! 872,-110! 828,136!',
  strokes('808,98 830,112/818,66 840,78/830,30 850,40/841,-6 858,2/852,-42 864,-36', 3.2),
)

/** From the shoulder up and back: the far one is seen behind the near one. */
function wing(isFar: boolean): Piece[] {
  const at = isFar ? 60 : 0
  const edge = (text: string) => curve(text, false).map(([x, y]): [number, number] => [x + at, y - at * 0.3])
  const long = edge('560,430 520,340 470,250 400,170 320,110 250,80')
  const rows = feathers(long, {
    count: 11,
    long: (t) => 190 + 150 * t,
    wide: 74,
    turn: (t) => 2.5 + 0.55 * t,
    curl: -0.24,
    top: 'last',
  })
  if (isFar) return rows
  return [
    ...rows,
    ...feathers(edge('566,410 530,330 484,246 420,170 346,112 276,82'), {
      count: 10,
      long: (t) => 130 + 60 * t,
      wide: 66,
      turn: (t) => 2.45 + 0.6 * t,
      curl: -0.2,
      top: 'last',
    }),
    bare(
      '610,480 566,450 530,366 484,276 420,196 340,128 262,88 250,68 296,64 384,98 464,156 530,236 584,330 626,420',
      strokes('580,420 530,310 450,206 370,130/600,410 560,320 500,230', 3.2),
    ),
  ]
}

export const trotting = (): Creature => [...tail(), ...farLegs, ...body, ...head, ...mane()]

const horned = (): Creature => [
  ...HORSES[0]!(),
  bare('694,236! 820,-20! 742,268!', strokes('712,202 748,232/736,152 764,182/758,106 780,132/780,62 796,84', 3.2)),
]

const galloping = (): Creature => {
  const lifted = (parts: Creature): Creature => mapped(parts, ([x, y]) => [x + 40, y - 60])
  return [...lifted(wing(true)), ...HORSES[1]!(), ...lifted(wing(false))]
}

export const UNICORNS: readonly (() => Creature)[] = [
  horned,
  () => [...tail(), ...farLegs, ...body, ...head, ...mane(), horn],
]

export const WINGED_HORSES: readonly (() => Creature)[] = [
  galloping,
  () => [...wing(true), ...tail(), ...farLegs, ...body, ...head, ...mane(), ...wing(false)],
]

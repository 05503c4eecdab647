/** Roosters: strutting, crowing, and looking back. */
import type { Rng } from '../../ink/random.ts'
import { curve } from '../kit/curves.ts'
import { move, type Point } from '../kit/points.ts'
import { bare, birdsEye, type Creature, mapped, type Piece, piece, strokes } from './creature.ts'
import { feathers, vane } from './plumage.ts'

/** Sickles that rise and fall behind, the outer ones longest. */
function sickles(rng: Rng): Creature {
  const out: Piece[] = []
  const count = rng.int(7, 9)
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1)
    out.push(
      vane(310 - 50 * t, 500 + 90 * t, {
        long: 640 - 250 * Math.abs(t - 0.3) - 130 * t,
        wide: 70 - 12 * t,
        turn: -1.2 - 1.1 * t,
        curl: -2.2 + 0.9 * t,
        tip: 'sharp',
      }),
    )
  }
  return out
}

const leg = (x: number, lean: number, isFar: boolean): Creature => [
  piece('limb', `${x - 62},660 ${x - 40},760 ${x - 12},806 ${x + 14},806 ${x + 40},750 ${x + 62},660 ${x},640`),
  bare(
    `${x - 12},796 ${x - 10 + lean * 0.5},880 ${x - 16 + lean},930 ${x - 70 + lean},954! ${x - 10 + lean},954 ${x + 20 + lean},964 ${x + 90 + lean},962! ${x + 40 + lean},940 ${x + 14 + lean},920 ${x + 10 + lean * 0.5},870 ${x + 14},796`,
    isFar
      ? []
      : strokes(
          `${x - 9 + lean * 0.3},836 ${x + 11 + lean * 0.3},840/${x - 9 + lean * 0.6},876 ${x + 11 + lean * 0.5},880/${x + 14 + lean},926 ${x + 30 + lean},962`,
          3,
        ),
  ),
]

/** At the origin, the neck below. */
const HEAD: Creature = [
  bare(
    '-70,-20! -96,-60 -86,-110 -60,-84! -66,-140 -34,-160 -16,-112! -8,-170 30,-170 34,-110! 56,-150 84,-124 70,-76! 90,-70 84,-40 60,-30',
    strokes('-60,-50 -70,-84/-24,-60 -36,-120/14,-60 12,-130/46,-54 60,-104', 3),
  ),
  bare('34,50 70,66 82,110 62,150 34,140 20,90', strokes('50,86 54,124', 3)),
  bare('-80,70 -78,-6 -30,-52 30,-52 70,-14 74,30 60,70 20,96 -40,110', [
    ...birdsEye(22, -2, 19),
    ...strokes('-20,30 0,50 30,52/-50,20 -44,60 -20,84', 3),
  ]),
  bare('62,-10! 110,-4 146,22! 104,34 70,40!', strokes('70,20 104,18', 3)),
]

function placed(head: Creature, x: number, y: number, turn: number): Creature {
  return mapped(head, (point) => move([point], x, y, turn)[0] as Point)
}

const hackles = (line: string, turn: (t: number) => number, long: number): Creature =>
  feathers(curve(line, false), { count: 8, long, wide: 42, turn, tip: 'sharp', top: 'last' })

function body(rng: Rng): Creature {
  return [
    ...sickles(rng),
    ...leg(450, rng.between(-60, -20), true),
    piece('coat', '250,540 300,470 400,450 500,420 600,360 680,400 712,500 690,620 610,700 500,734 390,720 300,660'),
    ...leg(540, rng.between(10, 60), false),
    piece('belly', '712,500 690,620 610,700 520,728 560,640 620,560 640,470 690,420'),
    ...feathers(curve('470,560 430,600 400,650', false), {
      count: 4,
      long: (t) => 220 - 40 * t,
      wide: 42,
      turn: 3.0,
      top: 'last',
    }),
    ...feathers(curve('540,540 500,610 460,650', false), { count: 4, long: 120, wide: 46, turn: 2.95, top: 'last' }),
    piece('coat', '400,500 500,480 590,500 610,570 570,640 490,660 430,620 410,560'),
    ...feathers(curve('430,470 350,480 300,510', false), {
      count: 6,
      long: 120,
      wide: 34,
      turn: (t) => 2.3 + 0.3 * t,
      top: 'first',
    }),
  ]
}

const strutting = (rng: Rng): Creature => [
  ...body(rng),
  piece('mane', '520,440 560,360 600,260 650,190 740,200 760,300 760,420 720,520 640,560'),
  ...hackles('540,420 600,470 700,480 756,430', (t) => 2.35 - 1.3 * t, 130),
  ...hackles('570,350 620,390 700,400 758,350', (t) => 2.3 - 1.2 * t, 124),
  ...hackles('596,270 640,310 710,320 756,280', (t) => 2.25 - 1.1 * t, 120),
  ...placed(HEAD, 690, 200, 0),
]

const crowing = (rng: Rng): Creature => [
  ...body(rng),
  piece('mane', '520,440 570,350 620,240 680,160 770,200 770,300 760,420 720,520 640,560'),
  ...hackles('540,420 600,470 700,480 760,420', (t) => 2.35 - 1.3 * t, 130),
  ...hackles('580,340 630,380 710,386 768,330', (t) => 2.3 - 1.2 * t, 124),
  ...hackles('610,260 660,300 730,300 774,250', (t) => 2.2 - 1.1 * t, 120),
  ...placed(
    [
      HEAD[0]!,
      HEAD[1]!,
      bare('52,30! 100,44 140,70! 94,76 50,64!'),
      HEAD[2]!,
      bare('60,-20! 112,-24 152,-6! 106,14 66,20!', strokes('70,0 104,-4', 3)),
    ],
    730,
    170,
    -0.62,
  ),
]

/** Its head over its back. */
const lookingBack = (rng: Rng): Creature => [
  ...body(rng),
  piece('mane', '500,450 520,340 560,220 640,180 720,230 750,330 756,430 720,520 640,560'),
  ...hackles('520,430 580,480 690,490 752,430', (t) => 2.35 - 1.3 * t, 130),
  ...hackles('524,350 580,400 680,410 748,350', (t) => 2.3 - 1.2 * t, 124),
  ...hackles('540,270 590,316 670,320 724,270', (t) => 2.25 - 1.1 * t, 120),
  ...placed(
    mapped(HEAD, ([x, y]) => [-x, y]),
    620,
    200,
    0.05,
  ),
]

/** Broad and plain, with room for ornament: five plumes, one wing. */
function plump(rng: Rng): Creature {
  const count = rng.int(5, 6)
  const plumes = Array.from({ length: count }, (_, i): Piece => {
    const t = i / (count - 1)
    const long = 470 - 120 * Math.abs(t - 0.4)
    const plume = vane(320 - 40 * t, 540 + 70 * t, {
      long,
      wide: 104,
      turn: -1.5 - 1.2 * t,
      curl: -1.1 + 0.5 * t,
      tip: 'sharp',
    })
    return { role: 'coat', poly: plume.poly }
  })
  return [
    ...plumes,
    ...leg(450, -30, true),
    ...leg(560, 30, false),
    piece(
      'coat',
      '230,600 300,500 420,480 520,430 580,320 610,230 680,180 740,220 752,330 744,460 704,590 620,700 500,750 370,730 280,680',
    ),
    piece(
      'mane',
      '604,240 570,330 524,420! 568,432 552,510! 608,494 616,572! 660,520 690,584! 712,512 752,534! 748,430 752,320 738,230 660,186',
    ),
    piece('coat', '300,580 400,520 520,520 600,566 590,640 500,686 400,672! 340,640'),
    ...placed(HEAD, 680, 200, 0),
  ]
}

export const ROOSTERS: readonly ((rng: Rng) => Creature)[] = [strutting, crowing, lookingBack, plump]

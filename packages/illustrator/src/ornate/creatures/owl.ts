/** Owls: perched, with spread wings, and turned to us over the shoulder. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse, mirror } from '../kit/curves.ts'
import type { Mark } from '../kit/marks.ts'
import { beside, move, type Poly, TAU } from '../kit/points.ts'
import { bare, type Creature, flipped, type Piece, piece } from './creature.ts'
import { feathers, vane } from './plumage.ts'

/** Around the origin, about 300 wide: brow, discs of feathers, beak. `tufts` or a round crown. */
function face(x: number, y: number, size: number, tufted: boolean): Creature {
  const at = (poly: Poly): Poly => move(poly, x, y, 0, size)
  const crown = tufted
    ? '0,-130 -60,-140 -120,-176 -190,-236! -196,-150 -206,-70 -204,20 -170,90 -100,132 0,156'
    : '0,-170 -80,-160 -150,-110 -196,-30 -200,50 -160,110 -90,140 0,156'
  const head = at(curve(mirror(crown, 0)))
  const out: Piece[] = [{ role: 'head', poly: head }]
  for (const side of [-1, 1]) {
    const [cx, cy] = [side * 88, 2]
    const disc: Mark[] = []
    out.push({ role: 'bare', poly: at(ellipse(cx, cy, 96, 100)), sw: 4.4 })
    const count = size < 1 ? 14 : 20
    for (let i = 0; i < count; i++) {
      const a = (i / count) * TAU
      const feather = vane(cx + 54 * Math.cos(a), cy + 54 * Math.sin(a), { long: 40, wide: 400 / count, turn: a })
      out.push({ role: 'bare', poly: at(feather.poly), sw: 3 })
    }
    for (const [r, fill, sw] of [
      [58, '#fff', 5],
      [44, '#fff', 3.4],
      [27, '#000', 0],
    ] as const)
      disc.push({ poly: at(ellipse(cx, cy, r)), fill, sw })
    disc.push({ poly: at(ellipse(cx + 10, cy - 12, 9)), fill: '#fff', sw: 0 })
    out.push({ role: 'bare', poly: at(ellipse(cx, cy, 60)), marks: disc, sw: 4 })
  }
  // The brows meet above the beak.
  const brow = tufted
    ? '0,40! -16,-20 -60,-76 -120,-110 -176,-190! -110,-142 -50,-112 0,-66!'
    : '0,40! -14,-20 -50,-76 -110,-104 -160,-96! -110,-130 -50,-122 0,-74!'
  out.push({ role: 'bare', poly: at(curve(mirror(brow, 0))), sw: 4.4 })
  out.push({
    role: 'bare',
    poly: at(curve(mirror('0,16! -22,34 -24,64 0,112!', 0))),
    marks: [{ poly: at(curve('-10,40 0,34 10,40', false)), open: true, sw: 3 }],
  })
  return out
}

const toes = (x: number, y: number, s = 1): Creature =>
  [-1, 1, 0].map((k) =>
    bare(
      `${x + k * 26 * s - 13 * s},${y - 30 * s} ${x + k * 26 * s + 13 * s},${y - 30 * s} ${x + k * 28 * s + 15 * s},${y} ${x + k * 30 * s},${y + 34 * s}! ${x + k * 28 * s - 15 * s},${y}`,
    ),
  )

const BRANCH = '20,900 180,884 400,904 620,886 850,900 990,876! 1000,920! 850,948 640,930 420,950 200,934 16,948!'

const branch = (): Creature => [
  piece('limb', BRANCH),
  ...[
    [110, 890, -1.1],
    [160, 888, -0.5],
    [80, 892, -1.9],
    [880, 892, -2],
    [930, 884, -1.2],
    [840, 896, -2.6],
  ].map(([x, y, a]) => ({ ...vane(x!, y!, { long: 84, wide: 42, turn: a!, tip: 'sharp' }), role: 'bare' as const })),
]

/** From the front, wings folded. */
function perched(rng: Rng): Creature {
  const wing = [
    ...feathers(curve('266,640 310,670 372,620', false), {
      count: 5,
      long: (t) => 230 + 20 * t,
      wide: 54,
      turn: (t) => 1.36 + 0.36 * t,
    }),
    ...feathers(curve('256,580 310,610 384,560', false), {
      count: 5,
      long: 160,
      wide: 58,
      turn: (t) => 1.4 + 0.36 * t,
    }),
    piece('coat', '372,374 300,400 252,480 234,580 250,640 306,650 352,620 386,560 400,460'),
  ]
  return [
    ...feathers(curve('440,840 500,850 560,840', false), {
      count: 5,
      long: 150,
      wide: 46,
      turn: (t) => 1.85 - 0.56 * t,
      top: 'first',
    }),
    ...branch(),
    piece('belly', '500,330 400,350 330,440 306,580 330,740 400,850 500,884 600,850 670,740 694,580 670,440 600,350'),
    ...wing,
    ...flipped(wing),
    ...toes(424, 890),
    ...toes(576, 890),
    ...face(500, 260, 1.12, rng.chance(0.6)),
  ]
}

/** A wing from shoulder to tip, spread to the left. */
function spread(bone: string, from: number, to: number, long: number): Creature {
  const line = curve(bone, false)
  const turn = (t: number): number => from + (to - from) * t ** 1.3
  return [
    ...feathers(line, { count: 13, long: (t) => long * (0.7 + 0.3 * t), wide: (t) => 62 - 8 * t, turn, top: 'first' }),
    ...feathers(line, { count: 12, long: (t) => long * (0.4 + 0.18 * t), wide: 50, turn, top: 'first' }),
    ...feathers(line, { count: 12, long: (t) => long * (0.2 + 0.1 * t), wide: 44, turn, top: 'first' }),
    { role: 'coat', poly: arm(line) },
  ]
}

function arm(line: Poly): Poly {
  const side = (sign: number): Poly => beside(line, (t) => sign * 36 * (1 - 0.6 * t))
  return [...side(-1), ...side(1).reverse()]
}

/** Landing, wings spread above. */
function landing(rng: Rng): Creature {
  const wing = spread('430,440 350,330 270,220 170,130 60,70', 1.8, 3.5, 340)
  return [
    ...feathers(curve('430,700 500,716 570,700', false), {
      count: 7,
      long: (t) => 210 - 60 * Math.abs(t - 0.5),
      wide: 54,
      turn: (t) => 2.15 - 1.16 * t,
      top: 'first',
    }),
    ...wing,
    ...flipped(wing),
    piece('belly', '500,330 420,360 376,460 384,600 430,700 500,740 570,700 616,600 624,460 580,360'),
    bare('440,690 420,740 430,790 470,790 486,740 490,700'),
    bare('560,690 580,740 570,790 530,790 514,740 510,700'),
    ...toes(448, 806, 0.86),
    ...toes(552, 806, 0.86),
    ...face(500, 290, 0.99, rng.chance(0.5)),
  ]
}

/** From the side, its face turned to us. */
function turned(rng: Rng): Creature {
  return [
    ...feathers(curve('640,800 690,810 730,790', false), {
      count: 5,
      long: (t) => 210 - 30 * t,
      wide: 44,
      turn: (t) => 1.35 - 0.3 * t,
      top: 'last',
    }),
    ...branch(),
    piece(
      'belly',
      '420,330 340,400 300,520 310,660 360,790 440,870 560,890 660,850 720,760 740,640 700,480 620,380 520,330',
    ),
    ...feathers(curve('520,600 600,650 690,620', false), {
      count: 6,
      long: (t) => 300 - 30 * t,
      wide: 58,
      turn: (t) => 1.2 - 0.16 * t,
      top: 'last',
    }),
    ...feathers(curve('480,540 560,600 690,560', false), {
      count: 6,
      long: 180,
      wide: 62,
      turn: (t) => 1.3 - 0.2 * t,
      top: 'last',
    }),
    ...feathers(curve('460,480 550,540 680,490', false), {
      count: 6,
      long: 130,
      wide: 62,
      turn: (t) => 1.45 - 0.2 * t,
      top: 'last',
    }),
    piece('coat', '560,350 480,380 446,460 460,530 530,570 610,570 680,530 690,450 640,380'),
    ...toes(420, 892),
    ...toes(530, 896),
    ...face(440, 250, 1.05, rng.chance(0.6)),
  ]
}

export const OWLS: readonly ((rng: Rng) => Creature)[] = [perched, landing, turned]

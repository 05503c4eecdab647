/** Lions: from the front, awake or at rest, and from the side, in a mane of locks. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse, leaf, mirror } from '../kit/curves.ts'
import { move, type Poly, TAU } from '../kit/points.ts'
import { almond, bare, type Creature, type Ink, ink, mapped, type Piece, shut, strokes } from './creature.ts'
import { feathers, vane } from './plumage.ts'

const half = (through: string): Poly => curve(mirror(through, 0))
const other = (poly: Poly): Poly => poly.map(([x, y]) => [-x, y])

function paired(marks: readonly Ink[]): Ink[] {
  return [...marks, ...marks.map((mark) => ({ ...mark, poly: other(mark.poly) }))]
}

/** Rings of locks, the outermost first; they fall to both sides. */
function maneAround(rng: Rng): Creature {
  const out: Piece[] = []
  const lean = rng.between(0.5, 0.95)
  for (const [r, long, wide, count] of [
    [190, 250, 84, 22],
    [166, 190, 78, 20],
    [140, 130, 66, 18],
  ] as const) {
    const locks = Array.from({ length: count }, (_, i) => {
      const a = ((i + 0.5) / count) * TAU - Math.PI / 2
      const side = Math.cos(a) > 0 ? 1 : -1
      const size = 1 + 0.16 * Math.sin(a)
      return {
        a,
        lock: vane(r * Math.cos(a), 20 + r * 1.1 * Math.sin(a), {
          long: long * size,
          wide,
          turn: a,
          curl: side * lean,
          tip: 'sharp',
        }),
      }
    })
    // The lower ones first, so that each falls over the next.
    locks.sort((p, q) => Math.sin(q.a) - Math.sin(p.a))
    for (const { lock } of locks) out.push({ ...lock, role: 'mane' })
  }
  return out
}

/** Leaves on the cheeks, drops over the brows. */
const cheeks: Ink[] = paired(
  [
    leaf(-150, 30, 54, 22, 0.2, 0.5),
    leaf(-146, 58, 48, 20, 0.5, 0.5),
    leaf(-136, 86, 40, 18, 0.8, 0.5),
    leaf(-50, -120, 44, 18, -2.2, 0.6),
    leaf(-84, -96, 44, 18, -2.5, 0.6),
    leaf(-114, -66, 38, 18, -2.8, 0.6),
  ].map((poly) => ({ poly, fill: '#fff', sw: 3.1 })),
)

/** A fan of leaves on the brow, drops beside it. */
function brow(rng: Rng): Ink[] {
  const count = rng.pick([5, 7])
  const fan = Array.from({ length: count }, (_, i): Ink => {
    const k = (i / (count - 1) - 0.5) * 2.1
    return { poly: leaf(0, -72, 84 - 22 * Math.abs(k), 26, -Math.PI / 2 + k, 0.6), fill: '#fff', sw: 3.2 }
  })
  return [
    ...fan,
    { poly: ellipse(0, -68, 13), fill: '#fff', sw: 3.2 },
    { poly: leaf(0, -48, 62, 20, Math.PI / 2, 0.5), fill: '#fff', sw: 3.2 },
  ]
}

function front(rng: Rng, isAsleep: boolean): Creature {
  const eyes = isAsleep
    ? paired(shut(-82, -6, 50, -0.1))
    : [...almond(-84, -14, 52, 0.2, 1), ...almond(84, -14, 52, -0.2, -1)]
  const ear = curve('-130,-120 -190,-128 -222,-180 -190,-232 -140,-222 -96,-172')
  const inner = curve('-140,-146 -182,-152 -198,-184 -180,-206 -148,-196 -124,-172')
  return [
    ...maneAround(rng),
    { role: 'bare', poly: ear },
    { role: 'bare', poly: inner, sw: 3.4 },
    { role: 'bare', poly: other(ear) },
    { role: 'bare', poly: other(inner), sw: 3.4 },
    {
      role: 'bare',
      poly: half('0,206 -50,220 -58,256 -30,286 0,292'),
      marks: strokes('-20,262 -10,274/0,260 0,280/20,262 10,274', 3),
    },
    {
      role: 'bare',
      poly: half('0,-196 -72,-190 -134,-152 -162,-80 -166,0 -158,70 -136,140 -104,200 -58,234 0,240'),
      marks: [
        ...brow(rng),
        ...paired(strokes('-36,-60 -50,10 -60,70 -54,100', 3.4)),
        ...paired(strokes('-30,-190 -26,-168/-64,-184 -56,-164/-96,-168 -84,-150', 3.2)),
        ...cheeks,
        ...eyes,
        { poly: half('0,96 -56,92 -108,126 -118,176 -86,214 -36,218 0,200!'), fill: '#fff', sw: 4.4 },
        { poly: half('0,74 -32,72 -60,86! -48,118 0,146'), fill: '#fff', sw: 4.6 },
        ...paired([ink('-44,100! -30,92 -16,104 -30,110')]),
        ...strokes('0,146 0,200', 4),
        ...paired(
          [
            [-56, 152],
            [-84, 160],
            [-64, 178],
          ].map(([x, y]) => ({ poly: ellipse(x!, y!, 4.4, 4.4, 12), fill: '#000', sw: 0 })),
        ),
        ...paired(strokes('-116,160 -180,150 -236,164/-114,180 -176,186 -226,208', 3)),
      ],
    },
  ]
}

function side(): Creature {
  const row = (line: string, count: number, long: number, wide: number): Creature =>
    feathers(curve(line, false), {
      count,
      long,
      wide,
      turn: (t) => -1.9 - 2.75 * t,
      curl: (t) => -0.7 + 0.5 * t,
      tip: 'sharp',
      top: 'last',
    }).map((lock) => ({ ...lock, role: 'mane' as const }))
  return [
    ...row(NAPE, 15, 300, 92),
    ...row(NAPE, 14, 210, 84),
    bare(
      '560,190 640,136 730,140 800,190 846,256 896,290 934,322 940,366 916,392 912,430 884,474 830,492 770,498 710,540 630,560 550,520 506,410 512,280',
      [
        ink('890,288 926,300 946,336 930,356 906,330'),
        ...almond(782, 258, 50, 0.35),
        ...strokes(
          '930,384 880,396 830,408 806,440/890,474 850,440 812,440/740,150 770,180 790,200/760,330 740,370',
          3.4,
        ),
        ...[
          [860, 372],
          [836, 388],
          [872, 352],
        ].map(([x, y]): Ink => ({ poly: ellipse(x!, y!, 4.4), fill: '#000', sw: 0 })),
      ],
    ),
    ...row('700,130 610,160 560,240 550,340 580,430 640,500 730,520', 12, 150, 76),
    ...row('690,170 640,210 620,300 640,390 690,450 740,470', 9, 100, 62),
    bare('640,214 596,196 568,146 600,104 654,116 680,164', strokes('648,190 616,168 610,136/666,176 644,148')),
  ]
}

/** From the brow around to the throat. */
const NAPE = '700,120 610,110 520,150 470,250 470,370 510,480 590,560 690,570 770,520'

/** Its head a little to one side. */
const tilted = (rng: Rng): Creature => mapped(front(rng, false), (point) => move([point], 0, 0, 0.16)[0]!)

export const LIONS: readonly ((rng: Rng) => Creature)[] = [
  (rng) => front(rng, false),
  side,
  tilted,
  (rng) => front(rng, true),
]

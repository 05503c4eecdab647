/** The head of a wolf from the front, for knotwork, about 600 units high around (0, 0): its ears, cheeks, ruff and what is inlaid in its fur differ. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse, leaf, mirror } from '../kit/curves.ts'
import type { Mark } from '../kit/marks.ts'
import { move, type Point, type Poly, TAU } from '../kit/points.ts'

/** Drawn back to front. */
export type Part = Mark

const half = (text: string): Poly => curve(mirror(text, 0), true, 6)
const area = (poly: Poly, sw = 4): Part => ({ poly, sw })
const flip = (poly: Poly): Poly => poly.map(([x, y]): Point => [-x, y])
const both = (poly: Poly, sw = 4): Part[] => [area(poly, sw), area(flip(poly), sw)]
const stroke = (text: string, sw = 3.4): Part => ({ poly: curve(text, false, 6), open: true, sw })
const strokes = (text: string, sw?: number): Part[] => text.split('/').map((one) => stroke(one, sw))
const twice = (parts: readonly Part[]): Part[] => parts.flatMap((one) => [one, { ...one, poly: flip(one.poly) }])
const paired = (text: string, sw?: number): Part[] => twice(strokes(text, sw))
const black = (poly: Poly): Part => ({ poly, fill: '#000', sw: 1 })

const light = (x: number, y: number, r: number): Part => ({
  poly: ellipse(x, y, r, r, 16),
  fill: 'white',
  sw: 0,
})

/** A line that winds inward around (x, y), as smiths inlaid it. */
const curl = (x: number, y: number, r: number, from: number): Part => ({
  poly: Array.from({ length: 40 }, (_, i): Point => {
    const [t, a] = [i / 39, from + i * 0.24]
    return [x + r * (1 - 0.82 * t) * Math.cos(a), y + r * (1 - 0.82 * t) * Math.sin(a)]
  }),
  open: true,
  sw: 4.2,
})

/** Three petals around (x, y): the loops of a knot would be too small. */
const trefoil = (x: number, y: number, turn: number): Part[] =>
  [0, 1, 2].map((i) => area(leaf(x, y, 62, 44, turn + (i * TAU) / 3, 0.56)))

/** The eye on the left of the face. */
const eye = (x: number, y: number, size: number, turn: number): Part[] => {
  const at = (poly: Poly): Poly => move(poly, x, y, turn, size)
  return [
    area(at(curve('-1,-.1! -.4,-.52 .3,-.44 1,.36! .3,.44 -.5,.36', true, 6)), 4.4),
    area(at(ellipse(-0.02, -0.04, 0.4, 0.4, 24)), 3.2),
    black(at(ellipse(-0.02, -0.04, 0.2, 0.2, 20))),
    light(...at([[0.06, -0.14]])[0]!, size * 0.08),
  ]
}

/** Below the cheeks: nothing, short locks, a long mane, or a neck with a torc. */
const RUFFS: readonly (readonly Part[])[] = [
  [],
  [
    area(
      half(
        '0,60! -150,120 -262,150! -236,196 -286,262! -226,262 -236,330! -170,312 -158,384! -102,346 -70,416! -34,372 0,440!',
      ),
      5,
    ),
    ...both(leaf(-92, 268, 104, 46, 1.85, 0.5), 3.8),
    area(leaf(0, 290, 100, 56, Math.PI / 2, 0.5), 3.6),
  ],
  [
    area(
      half(
        '0,60! -150,120 -272,170! -244,214 -318,286! -256,290 -294,378! -222,362 -224,452! -160,412 -132,498! -82,444 -44,524! -22,490 0,548!',
      ),
      5,
    ),
    ...both(leaf(-206, 214, 126, 48, 1.98, 0.5), 3.8),
    ...both(leaf(-150, 268, 136, 52, 1.86, 0.5), 3.8),
    ...both(leaf(-76, 300, 150, 54, 1.72, 0.5), 3.8),
    area(leaf(0, 316, 176, 58, Math.PI / 2, 0.5), 3.8),
  ],
  [
    area(
      half(
        '0,60! -150,120 -206,160! -214,280 -262,392! -206,386 -214,456! -150,424 -128,490! -80,446 -44,510! -22,478 0,530!',
      ),
      5,
    ),
    area(half('0,352! -110,338 -200,280! -224,304 -232,346! -120,412 0,428!'), 4.4),
    ...both(ellipse(-84, 384, 22, 22, 24), 3.4),
    ...both(ellipse(-160, 352, 22, 22, 24), 3.4),
    area(ellipse(0, 394, 42, 42, 32), 4.2),
    area(ellipse(0, 394, 21, 21, 24), 3.4),
  ],
]

/** Upright, broad, and turned outward; in the hollow the fur is another color. */
const EARS: readonly (readonly [string, string])[] = [
  ['-40,-158! -76,-250 -148,-372! -206,-250 -200,-60! -120,-60', '-92,-156! -112,-230 -150,-304! -182,-220 -178,-100!'],
  ['-26,-150! -66,-236 -170,-330! -226,-220 -214,-50! -120,-60', '-90,-158! -116,-218 -168,-266! -198,-200 -188,-96!'],
  [
    '-52,-160! -112,-256 -232,-352! -250,-214 -212,-40! -120,-60',
    '-104,-152! -150,-226 -216,-288! -222,-194 -192,-92!',
  ],
]

const CHEEKS = [
  '-190,-96 -226,-30 -292,18! -246,34 -306,100! -246,106 -280,182! -214,172 -216,242!',
  '-188,-96 -218,-30 -262,50! -220,58 -272,140! -218,138 -240,222! -180,206',
  '-194,-96 -246,-44 -344,-26! -278,18 -340,88! -268,92 -304,176! -226,164 -222,240!',
]

/** In the fur of the cheeks: tufts, a curl, or petals. */
const CHEEK_ART: readonly (readonly Part[])[] = [
  [2.9, 2.6, 2.3, 2].flatMap((a, i) => both(leaf(-128 + i * 12, 92 + i * 26, 114 - i * 6, 50, a, 0.52), 3.6)),
  [...twice([curl(-172, 112, 54, -1.2)]), ...both(leaf(-122, 186, 74, 38, 2.3, 0.5), 3.8)],
  twice(trefoil(-164, 108, Math.PI / 2)),
]

const BROWS = both(curve('-30,-146! -66,-142 -112,-120 -150,-90! -106,-98 -62,-92 -36,-62!', true, 6), 3.8)
const fan = (spread: number): Part[] => [
  ...both(leaf(0, -48, 96, 34, -Math.PI / 2 - spread, 0.55), 3.8),
  ...both(leaf(0, -48, 88, 30, -Math.PI / 2 - 2 * spread, 0.55), 3.8),
  area(leaf(0, -40, 118, 38, -Math.PI / 2, 0.55)),
]

/** On the forehead: brows and a flame, curls, petals, a fan of leaves, or a gem. */
const FOREHEADS: readonly (readonly Part[])[] = [
  [...BROWS, area(half('0,-156! -24,-104 0,-40!'))],
  [...twice([curl(-78, -112, 40, 0.6)]), area(half('0,-160! -22,-104 0,-40!'))],
  trefoil(0, -98, -Math.PI / 2),
  fan(0.5),
  [...BROWS, area(half('0,-158! -32,-108 0,-52!')), area(half('0,-138! -17,-108 0,-78!'), 3.4)],
]

const FANGS = both(curve('-72,243! -60,270 -50,300! -37,274 -24,255!', true, 5), 3.6)

export function frontHead(rng: Rng): Part[] {
  const [ear, hollow] = rng.pick(EARS)
  const left = eye(-98, -6, 52, 0.22)
  return [
    ...rng.pick(RUFFS),
    ...both(curve(ear, true, 6), 5.4),
    ...both(curve(hollow, true, 6), 4),
    area(half(`0,-176! -60,-182 -130,-150 ${rng.pick(CHEEKS)} -156,222 -110,284 -56,322 0,332`), 5.4),
    ...rng.pick(CHEEK_ART),
    ...rng.pick(FOREHEADS),
    ...both(curve('-24,-4! -64,-58 -126,-78 -180,-70! -160,-36 -108,-42 -54,-8 -30,34!', true, 6), 4.4),
    area(half('0,-34! -32,6 -44,70 -82,128 -104,190 -84,252 -40,282 0,288'), 4.8),
    area(half('0,-8! -20,26 -22,80 -40,130 0,140'), 3.6),
    area(half('0,136! -34,132 -58,150 -50,184 -22,206 0,212'), 4.6),
    ...[-1, 1].map((side) => black(move(curve('-11,0! 2,-9 13,1 3,8', true, 5), side * 26, 176, 0, side, 1))),
    ...(rng.chance(0.4) ? FANGS : []),
    ...strokes('0,212 0,240', 4.4),
    ...paired('0,240 -28,256 -66,246 -88,222', 4.4),
    ...paired('-66,176 -52,186/-72,202 -56,208', 4),
    ...twice(left),
  ]
}

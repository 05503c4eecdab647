/** Heads of wolves for knotwork, about 600 units high around (0, 0): from the front, howling, and from the side. */
import { curve, ellipse, leaf, mirror } from '../kit/curves.ts'
import type { Mark } from '../kit/marks.ts'
import { move, type Point, type Poly } from '../kit/points.ts'

/** Back to front; what is `woven` is filled with plaits. */
export interface Part extends Mark {
  woven?: true
}

const half = (text: string): Poly => curve(mirror(text, 0), true, 6)
const area = (poly: Poly, sw = 4): Part => ({ poly, sw })
const flip = (poly: Poly): Poly => poly.map(([x, y]): Point => [-x, y])
const both = (poly: Poly, sw = 4): Part[] => [area(poly, sw), area(flip(poly), sw)]
const stroke = (text: string, sw = 3.4): Part => ({ poly: curve(text, false, 6), open: true, sw })
const strokes = (text: string, sw?: number): Part[] => text.split('/').map((one) => stroke(one, sw))
const paired = (text: string, sw?: number): Part[] =>
  strokes(text, sw).flatMap((one) => [one, { ...one, poly: flip(one.poly) }])
const black = (poly: Poly): Part => ({ poly, fill: '#000', sw: 1 })

const light = (x: number, y: number, r: number): Part => ({ poly: ellipse(x, y, r, r, 16), fill: 'white', sw: 0 })

/** The eye on the left of a face, or one that looks to the left. */
const eye = (x: number, y: number, size: number, turn: number): Part[] => {
  const at = (poly: Poly): Poly => move(poly, x, y, turn, size)
  return [
    area(at(curve('-1,-.1! -.4,-.52 .3,-.44 1,.36! .3,.44 -.5,.36', true, 6)), 4.4),
    area(at(ellipse(-0.02, -0.04, 0.4, 0.4, 24)), 3.2),
    black(at(ellipse(-0.02, -0.04, 0.2, 0.2, 20))),
    light(...at([[0.06, -0.14]])[0]!, size * 0.08),
  ]
}

/** With a ruff below its cheeks, or the head alone. */
export const frontHead = (hasRuff: boolean): Part[] => {
  const left = eye(-98, -6, 52, 0.22)
  const tufts = [2.9, 2.62, 2.34, 2.06, 1.8].map((a, i) => leaf(-128 + i * 12, 92 + i * 22, 118 - i * 6, 46, a, 0.52))
  const ruff = [
    area(
      half(
        '0,60! -150,120 -262,150! -236,196 -286,262! -226,262 -236,330! -170,312 -158,384! -102,346 -70,416! -34,372 0,440!',
      ),
      5,
    ),
    ...[0.35, 0.62, 0.86].flatMap((k) => both(leaf(-40 - k * 150, 250 - k * 50, 120, 44, 1.75 + k * 0.6, 0.5), 3.6)),
    area(leaf(0, 290, 124, 56, Math.PI / 2, 0.5), 3.6),
  ]
  return [
    ...(hasRuff ? ruff : []),
    ...both(curve('-40,-158! -76,-250 -148,-372! -214,-250 -232,-96! -140,-90', true, 6), 5.4),
    ...both(curve('-92,-156! -112,-230 -150,-304! -190,-220 -196,-130!', true, 6), 4),
    ...both(leaf(-146, -120, 130, 38, -1.6, 0.4), 3.4),
    area(
      half(
        '0,-176! -60,-182 -130,-150 -190,-96 -226,-30 -292,18! -246,34 -306,100! -246,106 -280,182! -214,172 -216,242! -156,222 -110,284 -56,322 0,332',
      ),
      5.4,
    ),
    ...tufts.flatMap((tuft) => both(tuft, 3.6)),
    ...both(curve('-18,-172! -62,-168 -122,-140 -172,-92! -110,-104 -60,-96 -30,-60!', true, 6), 3.8),
    area(half('0,-160! -26,-104 0,-34!'), 4),
    ...both(curve('-24,-4! -64,-62 -130,-84 -196,-84! -170,-40 -110,-46 -54,-8 -30,34!', true, 6), 4.4),
    area(half('0,-34! -32,6 -44,70 -82,128 -104,190 -84,252 -40,282 0,288'), 4.8),
    area(half('0,-8! -20,26 -22,80 -40,130 0,140'), 3.6),
    area(half('0,136! -34,132 -58,150 -50,184 -22,206 0,212'), 4.6),
    ...[-1, 1].map((side) => black(move(curve('-11,0! 2,-9 13,1 3,8', true, 5), side * 26, 176, 0, side, 1))),
    ...strokes('0,212 0,240', 4.4),
    ...paired('0,240 -28,256 -66,246 -88,222', 4.4),
    ...paired('-66,176 -52,186/-72,202 -56,208', 4),
    ...left,
    ...left.map((part) => ({ ...part, poly: flip(part.poly) })),
  ]
}

const BACK = '90,150 62,208! 34,148 -14,182! -22,122 -72,126! -56,76 -98,50! -70,14 -84,-50 -60,-120'

/** Rows of fur on the cheek of a head that looks to the right. */
const cheek = (): Part[] =>
  [
    leaf(84, 20, 92, 38, 1.9, 0.5),
    leaf(52, -10, 110, 42, 2.3, 0.5),
    leaf(30, -56, 104, 40, 2.6, 0.5),
    leaf(118, 34, 74, 34, 1.5, 0.5),
  ].map((poly) => area(poly, 3.6))

/** Turned about the nape by `by`. */
const turned = (parts: readonly Part[], by: number, x: number, y: number): Part[] =>
  parts.map((part) => ({ ...part, poly: move(move(part.poly, -x, -y), x, y, by) }))

/** To the right, its muzzle to the sky. */
export const howlingHead = (): Part[] => [
  {
    ...area(
      curve(
        '40,-40 -60,-70 -120,-30! -100,10 -190,66! -136,96 -222,176! -156,198 -236,300! -164,308 -190,404! -104,370 -70,450! -18,380 40,446! 78,376 146,406! 142,320 156,240 130,150 130,60',
        true,
        6,
      ),
      5.4,
    ),
    woven: true,
  },
  ...turned(
    [
      ...turned([area(curve('40,-140! 54,-240 108,-320! 140,-230 120,-130!', true, 6), 4.6)], -0.42, 70, -130),
      ...turned(
        [area(curve('140,56! 196,72 236,98 270,116! 268,140 236,150 180,146 120,130!', true, 6), 4.6)],
        -0.22,
        140,
        90,
      ),
      area(
        curve(
          `20,-158 70,-160 118,-134 150,-96 206,-66 268,-48 304,-30 314,2 296,28! 250,36 206,44 172,66! 166,100 136,140! 124,196! ${BACK}`,
          true,
          6,
        ),
        5.2,
      ),
      area(curve('270,-50! 300,-44 320,-16 310,12! 286,8 272,-16', true, 6), 4.4),
      {
        poly: [
          [262, 34],
          [258, 58],
          [246, 36],
        ],
        sw: 3.2,
      },
      ...turned(
        [
          area(curve('-72,-96! -62,-230 0,-340! 56,-240 56,-128!', true, 6), 5),
          area(curve('-36,-116! -28,-214 2,-280! 30,-214 26,-130!', true, 6), 3.6),
        ],
        -0.22,
        0,
        -110,
      ),
      area(curve('96,-128! 140,-104 176,-70 186,-40! 150,-62 110,-72 70,-66!', true, 6), 4),
      ...strokes('92,-44 112,-24 140,-22 160,-34', 5),
      ...strokes('104,-28 98,-14/126,-20 126,-4/148,-26 156,-12', 4),
      ...cheek(),
      ...strokes('214,-34 250,-24/206,-10 236,-4', 3.4),
    ],
    -0.92,
    0,
    40,
  ),
]

/** To the right, looking ahead. */
export const sideHead = (): Part[] => [
  area(curve('40,-150! 54,-250 108,-330! 140,-240 120,-140!', true, 6), 4.6),
  {
    ...area(
      curve(
        '20,-150 -70,-150 -130,-100! -116,-58 -204,-4! -146,30 -236,110! -168,132 -250,226! -180,240 -216,344! -130,318 -96,408! -44,342 20,404! 50,330 110,352! 104,270 110,180 100,60',
        true,
        6,
      ),
      5.4,
    ),
    woven: true,
  },
  area(
    curve(
      `20,-158 70,-160 118,-134 150,-96 206,-66 268,-48 304,-30 314,4 300,36 288,62 262,88 210,100 166,112 136,140! 124,196! ${BACK}`,
      true,
      6,
    ),
    5.2,
  ),
  area(curve('270,-50! 300,-44 320,-16 312,14! 286,8 272,-16', true, 6), 4.4),
  ...strokes('300,36 250,44 206,42 176,58 160,48', 4.6),
  area(curve('-72,-96! -62,-230 0,-356! 56,-240 56,-128!', true, 6), 5),
  area(curve('-36,-116! -28,-214 2,-290! 30,-214 26,-130!', true, 6), 3.6),
  area(curve('96,-128! 140,-104 176,-70 186,-40! 150,-62 110,-72 70,-66!', true, 6), 4),
  ...eye(122, -36, 40, 0.2).map((part) => ({ ...part, poly: part.poly.map(([x, y]): Point => [244 - x, y]) })),
  ...cheek(),
  ...strokes('214,-34 250,-24/206,-10 236,-4', 3.4),
  {
    poly: [
      [246, 46],
      [252, 68],
      [262, 44],
    ],
    sw: 3.2,
  },
]

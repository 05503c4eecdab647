/** The head of a wolf from the front, for knotwork, about 600 units high around (0, 0), and how parts of heads are drawn. */
import { curve, ellipse, leaf, mirror } from '../kit/curves.ts'
import type { Mark } from '../kit/marks.ts'
import { move, type Point, type Poly } from '../kit/points.ts'

/** Drawn back to front. */
export type Part = Mark

const half = (text: string): Poly => curve(mirror(text, 0), true, 6)
export const area = (poly: Poly, sw = 4): Part => ({ poly, sw })
const flip = (poly: Poly): Poly => poly.map(([x, y]): Point => [-x, y])
const both = (poly: Poly, sw = 4): Part[] => [area(poly, sw), area(flip(poly), sw)]
const stroke = (text: string, sw = 3.4): Part => ({ poly: curve(text, false, 6), open: true, sw })
export const strokes = (text: string, sw?: number): Part[] => text.split('/').map((one) => stroke(one, sw))
const paired = (text: string, sw?: number): Part[] =>
  strokes(text, sw).flatMap((one) => [one, { ...one, poly: flip(one.poly) }])
export const black = (poly: Poly): Part => ({ poly, fill: '#000', sw: 1 })

export const light = (x: number, y: number, r: number): Part => ({
  poly: ellipse(x, y, r, r, 16),
  fill: 'white',
  sw: 0,
})

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
  const tufts = [2.9, 2.6, 2.3, 2].map((a, i) => leaf(-128 + i * 12, 92 + i * 26, 118 - i * 6, 50, a, 0.52))
  const ruff = [
    area(
      half(
        '0,60! -150,120 -262,150! -236,196 -286,262! -226,262 -236,330! -170,312 -158,384! -102,346 -70,416! -34,372 0,440!',
      ),
      5,
    ),
    ...both(leaf(-92, 268, 104, 46, 1.85, 0.5), 3.8),
    area(leaf(0, 290, 124, 56, Math.PI / 2, 0.5), 3.6),
  ]
  return [
    ...(hasRuff ? ruff : []),
    ...both(curve('-40,-158! -76,-250 -148,-372! -206,-250 -200,-60! -120,-60', true, 6), 5.4),
    ...both(curve('-92,-156! -112,-230 -150,-304! -182,-220 -178,-100!', true, 6), 4),
    area(
      half(
        '0,-176! -60,-182 -130,-150 -190,-96 -226,-30 -292,18! -246,34 -306,100! -246,106 -280,182! -214,172 -216,242! -156,222 -110,284 -56,322 0,332',
      ),
      5.4,
    ),
    ...tufts.flatMap((tuft) => both(tuft, 3.6)),
    ...both(curve('-30,-146! -66,-142 -112,-120 -150,-90! -106,-98 -62,-92 -36,-62!', true, 6), 3.8),
    area(half('0,-156! -24,-104 0,-40!'), 4),
    ...both(curve('-24,-4! -64,-58 -126,-78 -180,-70! -160,-36 -108,-42 -54,-8 -30,34!', true, 6), 4.4),
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

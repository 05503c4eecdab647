/** Birds on long legs, and swans and geese that swim: they face right; waders stand at 0, 0, swimmers lie on the line of the water there. */
import { curve, ellipse } from '../kit/curves.ts'
import type { Mark } from '../kit/marks.ts'
import { band, move, type Point, type Poly } from '../kit/points.ts'
import { downs, feather } from './feathers.ts'

const filled = (poly: Poly, sw = 4.4): Mark => ({ poly, sw })
const stroke = (poly: Poly, sw = 3.4): Mark => ({ poly, open: true, sw })

interface Head {
  /** The bill, in units of a head that is 52 long. */
  bill: string
  gape: string
  plume?: true
  knob?: true
}

const STRAIGHT = { bill: '16,-12! 80,-6 164,6! 80,12 16,12!', gape: '24,1 80,3 150,6' }
const HEADS: Readonly<Record<string, Head>> = {
  heron: { ...STRAIGHT, plume: true },
  stork: STRAIGHT,
  'crane bird': { bill: '16,-12! 64,-8 124,4! 64,10 16,12!', gape: '24,0 64,2 112,4' },
  ibis: { bill: '16,-12! 70,-10 130,14 154,52! 112,32 66,12 16,12!', gape: '24,0 76,2 130,28' },
  flamingo: { bill: '14,-16! 54,-16 82,10 80,50! 62,38 40,18 14,16!', gape: '22,2 48,4 66,24' },
  swan: { bill: '14,-14! 44,-10 76,8! 44,18 14,16!', gape: '22,4 48,6 68,9', knob: true },
  goose: { bill: '14,-14! 42,-10 66,8! 42,16 14,14!', gape: '22,3 44,5 60,8' },
  duck: { bill: '14,-12! 46,-10 72,2 74,14! 44,16 14,14!', gape: '22,4 46,6 68,8' },
}

function head(name: string, x: number, y: number, turn: number): Mark[] {
  const { bill, gape, plume, knob } = HEADS[name]!
  const at = (text: string, closed = true): Poly => move(curve(text, closed), x, y, turn)
  return [
    ...(plume
      ? [-1, 1].map((k) => filled(feather(x - 12, y - 12 + k * 3, 120, 15, turn + Math.PI + 0.16 + k * 0.1), 3.4))
      : []),
    filled(at(bill)),
    stroke(at(gape, false), 3),
    filled(at('-30,0 -22,-22 2,-30 24,-18 28,2 14,20 -10,22 -28,12')),
    ...(knob ? [filled(at('10,-20! 28,-24 36,-8 22,0 14,-4!'), 3.6)] : []),
    ...(plume ? [stroke(at('-26,-6 -4,-14 20,-12', false), 3.2)] : []),
    { poly: move(ellipse(6, -5, 8), x, y, turn), fill: '#000', sw: 2 },
    { poly: move(ellipse(8, -8, 2.8), x, y, turn), fill: 'white', sw: 0 },
  ]
}

/** The wing at rest in three rows, over the tail. */
function folded(x: number, y: number): Mark[] {
  const row = (n: number, u: number, v: number, long: number, wide: number, drop: number): Mark[] =>
    Array.from({ length: n }, (_, i) => {
      const turn = Math.PI - 0.3 - i * 0.08
      const [a, b] = [x + u + i * 3, y + v + i * drop]
      const size = long - i * 9
      const along = (t: number): Point => [a + t * size * Math.cos(turn), b + t * size * Math.sin(turn)]
      return [
        filled(feather(a, b, size, wide, turn, -0.12), 3.9),
        ...(size > 90 ? [stroke([along(0.56), along(0.86)], 3)] : []),
      ]
    }).flat()
  return [...row(6, -30, -26, 176, 38, 17), ...row(5, 26, -34, 120, 36, 18), ...row(4, 74, -34, 76, 33, 19)]
}

function leg(bone: string): Mark[] {
  const line = curve(bone, false, 8)
  const [x, y] = line.at(-1)!
  return [
    filled(
      band(line, (t) => (t < 0.2 ? 22 - t * 40 : 14)),
      3.8,
    ),
    ...[2.8, 0.5, 0.06].map((turn) => filled(feather(x, y - 4, turn > 2 ? 40 : 58, 15, turn), 3.6)),
  ]
}

const NECKS: Readonly<Record<string, readonly [spine: string, x: number, y: number, turn: number]>> = {
  heron: ['86,-322 132,-352 142,-410 104,-458 92,-520 130,-560 160,-566', 176, -566, 0.1],
  flamingo: ['86,-322 136,-330 160,-390 116,-450 96,-520 124,-574 158,-584', 172, -580, 0.34],
  stork: ['86,-322 124,-380 112,-450 112,-510 136,-552', 150, -562, 0.2],
  'crane bird': ['86,-322 124,-380 108,-450 104,-520 134,-566', 148, -572, 0.06],
  ibis: ['86,-322 130,-366 130,-430 136,-476 160,-500', 174, -506, 0.2],
}

export const WADERS = Object.keys(NECKS)

export function wader(name: string): Mark[] {
  const [spine, x, y, turn] = NECKS[name]!
  return [
    ...leg('-24,-240 -8,-120 -30,-6'),
    ...leg('34,-240 42,-120 34,0'),
    ...[-1, 1, 0].map((k) => filled(feather(-100, -272, 110, 36, Math.PI - 0.34 + k * 0.16), 3.8)),
    filled(band(curve(spine, false, 12), (t) => 70 - 42 * t ** 0.6)),
    filled(curve('112,-326 118,-292 96,-252 44,-228 -26,-228 -92,-244 -140,-266! -120,-300 -64,-332 10,-352 74,-352')),
    ...downs(
      [
        [92, -284, 22, 3],
        [112, -312, 18, 2],
      ],
      2.0,
      44,
    ),
    ...folded(0, -300),
    ...head(name, x, y, turn),
  ]
}

const AFLOAT: Readonly<Record<string, readonly [spine: string, wide: number, x: number, y: number, turn: number]>> = {
  swan: ['110,-70 178,-110 196,-190 150,-262 150,-330 190,-366 214,-362', 84, 230, -354, 0.5],
  goose: ['110,-70 160,-110 166,-180 158,-240 176,-278', 78, 190, -286, 0.12],
  duck: ['104,-70 140,-100 150,-136 160,-166', 84, 170, -184, 0.08],
}

export const SWIMMERS = Object.keys(AFLOAT)

export function swimmer(name: string): Mark[] {
  const [spine, wide, x, y, turn] = AFLOAT[name]!
  return [
    ...[-1, 0, 1].map((k) => filled(feather(-170, -62, 100, 40, Math.PI + 0.3 + k * 0.18), 3.9)),
    filled(band(curve(spine, false, 12), (t) => wide - (wide - 34) * t ** 0.5)),
    filled(curve('150,-78 166,-44 150,-6 110,0! -140,0! -190,-22 -216,-62! -180,-92 -90,-124 20,-126 100,-108'), 5),
    ...downs(
      [
        [120, -46, 28, 3],
        [142, -60, 22, 2],
      ],
      2.5,
      44,
    ),
    ...[0, 1, 2].map((i) =>
      filled(feather(20 - i * 8, -92 + i * 24, 210 - i * 16, 44, Math.PI + 0.16 - i * 0.09, 0.1), 4),
    ),
    ...[0, 1, 2].map((i) =>
      filled(feather(66 - i * 6, -96 + i * 24, 132 - i * 8, 42, Math.PI + 0.12 - i * 0.09, 0.1), 4),
    ),
    ...[0, 1].map((i) => filled(feather(98, -90 + i * 26, 78, 38, Math.PI + 0.08 - i * 0.1), 4)),
    ...head(name, x, y, turn),
  ]
}

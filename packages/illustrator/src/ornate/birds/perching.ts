/** Birds that perch, from the side: they face right, their feet at 0, 0, about 400 from crown to feet. */
import { cutLines } from '../kit/clip.ts'
import { curve, ellipse } from '../kit/curves.ts'
import type { Mark } from '../kit/marks.ts'
import { band, type Point, type Poly } from '../kit/points.ts'
import { feather } from './feathers.ts'
import { BILLS, type PerchingBird } from './perching-rows.ts'

const SW = 4.6
const filled = (poly: Poly, sw = SW): Mark => ({ poly, sw })
const stroke = (text: string, sw = 3.4): Mark => ({ poly: curve(text, false), open: true, sw })

/** Crown, nape, back, rump, belly, breast, throat. */
const BODY =
  '172,-352! 158,-384 118,-406 72,-394 40,-352 0,-286 -70,-210 -136,-132 -168,-92! -120,-66 -30,-40 70,-58 148,-122 184,-206 184,-276 174,-318!'

const DOWN_THE_BACK = 2.36

/** Long feathers under short ones, from the shoulder down the back. */
function foldedWing(): Mark[] {
  const row = (n: number, from: Point, step: Point, long: number, less: number, wide: number): Mark[] =>
    Array.from({ length: n }, (_, i) => {
      const [x, y] = [from[0] + step[0] * i, from[1] + step[1] * i]
      const turn = DOWN_THE_BACK + 0.02 - i * 0.045
      const size = long - less * i
      const at = (u: number): Point => [x + u * size * Math.cos(turn), y + u * size * Math.sin(turn)]
      return [
        filled(feather(x, y, size, wide, turn, 0.04), 4),
        ...(size > 110 ? [{ poly: [at(0.5), at(0.9)], open: true, sw: 3 }] : []),
      ]
    })
      .toReversed()
      .flat()
  return [
    ...row(5, [12, -236], [-8, 34], 250, 26, 48),
    ...row(4, [52, -252], [-10, 36], 150, 10, 48),
    ...row(3, [86, -258], [-12, 38], 84, 0, 46),
  ]
}

function tailOf({ tail, forked, cocked }: PerchingBird, isPlain: boolean): Mark[] {
  const turn = cocked ? -2.5 : DOWN_THE_BACK - 0.04
  const [x, y] = cocked ? [-116, -118] : [-112, -122]
  const spread = forked ? 0.13 : 0.07
  // In thick lines narrow feathers would be black.
  if (isPlain) return [-1, 1].map((k) => filled(feather(x, y, tail, 58, turn + k * (forked ? 0.26 : 0.16))))
  return [-2, 2, -1, 1, ...(forked ? [] : [0])].map((k) =>
    filled(feather(x, y, tail + (forked ? 40 * (Math.abs(k) - 1) : -8 * Math.abs(k)), 40, turn + k * spread), 4),
  )
}

const leg = (x: number): Mark[] => [
  filled(band(curve(`${x - 10},-62 ${x},-30 ${x},-4`, false), 15), 3.8),
  // Around the branch.
  ...[-17, 0, 17].map((dx) => filled(ellipse(x + dx, 10, 10.5, 19, 20), 3.8)),
]

/** Scallops on breast and flank. */
const BREAST: readonly Mark[] = [
  [128, -190],
  [152, -232],
  [112, -150],
  [138, -148],
  [66, -104],
  [100, -112],
  [30, -82],
  [64, -76],
].map(([x, y]) => stroke(`${x! - 14},${y! - 6} ${x! - 6},${y! + 6} ${x! + 8},${y! + 6} ${x! + 14},${y! - 8}`, 3))

const CREST =
  '60,-386! 28,-430 4,-462 -16,-476! 30,-478 62,-470 84,-452! 84,-480 80,-496 74,-508! 116,-484 146,-440 152,-386!'

const LOOKS: Readonly<Record<NonNullable<PerchingBird['look']>, readonly Mark[]>> = {
  cap: [stroke('40,-350 84,-372 130,-370 168,-358')],
  bib: [stroke('60,-362 100,-336 150,-330 174,-332'), stroke('172,-300 140,-276 96,-296 70,-330')],
  breast: [stroke('94,-392 84,-340 96,-290 76,-230 96,-168 124,-128')],
  collar: [stroke('44,-346 76,-316 118,-300 176,-296'), stroke('30,-328 70,-294 118,-280 180,-276')],
  mask: [stroke('174,-372 140,-384 108,-366 112,-334 142,-312 174,-306')],
  stripes: [stroke('48,-360 88,-368 116,-362'), stroke('54,-338 90,-334 124,-332'), stroke('66,-316 98,-306 140,-300')],
}

/** Few and large: two long feathers under a shoulder. */
const PLAIN_WING: readonly Mark[] = [
  filled(feather(20, -196, 236, 62, DOWN_THE_BACK + 0.02, 0.04)),
  filled(feather(30, -226, 212, 68, DOWN_THE_BACK - 0.04, 0.04)),
  filled(curve('96,-268 40,-262 -8,-214 -28,-160! 10,-136 62,-150 98,-196 106,-238')),
]

/** Thick lines end where the head does, or they would stick out of it. */
const looksOf = ({ look }: PerchingBird, isPlain: boolean): readonly Mark[] =>
  !look
    ? []
    : isPlain
      ? LOOKS[look].flatMap((mark) => cutLines([mark.poly], [HEAD]).map((poly) => ({ ...mark, poly })))
      : LOOKS[look]
const HEAD = curve(BODY)

/** `isPlain`: in as few lines as it takes. */
export function perching(row: PerchingBird, isPlain = false): Mark[] {
  return [
    ...tailOf(row, isPlain),
    ...leg(-6),
    ...leg(62),
    ...(row.crested ? [filled(curve(CREST))] : []),
    ...BILLS[row.bill],
    filled(curve(BODY), 5),
    ...looksOf(row, isPlain),
    ...(isPlain ? PLAIN_WING : [...BREAST, ...foldedWing()]),
    { poly: ellipse(130, -350, 19), fill: '#fff', sw: 3.6 },
    { poly: ellipse(131, -350, 12.5), fill: '#000', sw: 1 },
    { poly: ellipse(136, -355, 4), fill: 'white', sw: 0 },
  ]
}

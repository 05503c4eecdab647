/** Heads of wolves that look to the right, about 800 units high around (0, 0): howling, and looking ahead. */
import { curve, ellipse, leaf } from '../kit/curves.ts'
import { move, type Point } from '../kit/points.ts'
import { area, black, light, type Part, strokes } from './wolf-heads.ts'

/** Turned about a point by `by`. */
const turned = (parts: readonly Part[], by: number, x: number, y: number): Part[] =>
  parts.map((part) => ({ ...part, poly: move(move(part.poly, -x, -y), x, y, by) }))

const outlined = (text: string, sw = 5.4): Part => area(curve(text, true, 6), sw)

/** A line that winds inward around (x, y), as smiths inlaid it. */
const curl = (x: number, y: number, r: number, from: number): Part => ({
  poly: Array.from({ length: 40 }, (_, i): Point => {
    const [t, a] = [i / 39, from + i * 0.24]
    return [x + r * (1 - 0.82 * t) * Math.cos(a), y + r * (1 - 0.82 * t) * Math.sin(a)]
  }),
  open: true,
  sw: 4.2,
})

/** Below the throat, rows of locks, each before the next. */
const RUFF = [
  outlined(
    '-150,-30! -196,30 -236,96! -196,104 -262,206! -208,216 -262,322! -204,322 -226,420! -158,392 -132,482! -84,424 -36,506! 6,436 62,486! 88,414 146,432! 146,350 200,344! 176,262 222,236! 194,160 196,80! 60,-40',
  ),
  outlined(
    '-140,0! -162,70 -196,156! -150,156 -188,262! -134,258 -140,360! -84,314 -42,404! -2,332 52,386! 76,308 132,326! 128,256 172,250! 150,190 120,120! 40,-20',
  ),
  outlined(
    '-120,20! -126,90 -142,176! -96,164 -100,262! -50,214 -12,292! 24,222 74,266! 84,206 124,214! 110,170 80,100! 40,0',
  ),
]

/** Tufts below the cheek, from the throat to the nape. */
const CHEEK =
  '142,206! 108,168 90,172 80,232! 48,182 24,176 2,230! -18,170 -42,166 -68,200! -72,130 -94,120 -128,130! -108,60 -112,30 -140,14! -102,-30 -84,-70 -70,-100'

const nose = (): Part => outlined('290,-64! 320,-54 342,-22 330,10! 302,8 286,-22', 5)

/** From the nape over the brow and along the muzzle to the lip. */
const BROW = '-28,-146 46,-160 110,-138 158,-104 220,-82 290,-64 326,-46 338,-8 320,28'

/** What a smith would inlay: the cheek, the brow and the side of the muzzle. */
const inlay = (): Part[] => [
  area(leaf(178, -66, 100, 34, Math.PI + 0.14, 0.4), 4.2),
  area(leaf(66, -78, 104, 36, Math.PI + 0.36, 0.5), 4.2),
  ...strokes('292,2 246,12 204,26 172,46', 4.4),
  curl(14, 62, 64, -0.5),
  area(leaf(100, 86, 76, 34, 1.6, 0.5)),
]

/** In the hollow of an ear the fur is another color. */
const ear = (): Part[] => [
  outlined('-92,-60! -78,-200 -14,-312! 48,-210 64,-90!'),
  outlined('-54,-70! -44,-190 -12,-250! 20,-186 30,-90!', 4.2),
]

export const howlingHead = (): Part[] => [
  ...RUFF,
  ...turned(
    [
      ...turned([outlined('20,-100! 30,-210 70,-282! 120,-210 130,-100!')], -0.5, 70, -110),
      ...turned(ear(), -0.5, -10, -90),
      outlined('130,70! 244,50! 220,84 222,112 238,146! 140,150!', 4.4),
      outlined('250,52! 262,80 276,96! 286,72 292,46!', 4),
      outlined('96,90! 140,96 176,116 214,134 254,138 280,132! 300,148 290,178 246,196 190,202 140,208 80,214!'),
      outlined(`${BROW}! 290,52 252,58 212,62 178,74 156,96! 166,124 160,156 ${CHEEK}`),
      nose(),
      ...inlay(),
      ...strokes('98,-36 114,-12 142,-8 168,-28', 6),
    ],
    -0.92,
    0,
    40,
  ),
]

const eye = (): Part[] => [
  outlined('88,-18! 112,-48 142,-46 172,-16! 142,-4 112,-4', 5),
  black(ellipse(132, -26, 13, 15, 24)),
  light(137, -32, 4),
]

export const sideHead = (): Part[] => [
  outlined('20,-100! 40,-220 90,-296! 132,-220 136,-100!'),
  ...RUFF.slice(0, 2).map((part) => ({ ...part, poly: move(part.poly, -18, 20, 0, 0.9, 1) })),
  ...ear(),
  outlined(`${BROW} 320,62 298,96 238,120 194,138 160,158 ${CHEEK}`),
  nose(),
  ...strokes('322,28 262,48 216,50 180,72', 5.2),
  ...inlay(),
  ...eye(),
]

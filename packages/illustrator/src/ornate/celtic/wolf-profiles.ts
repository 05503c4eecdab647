/** Heads of wolves that look to the right, about 800 units high around (0, 0): howling, and looking ahead. */
import { curve, ellipse, leaf } from '../kit/curves.ts'
import { move } from '../kit/points.ts'
import { area, black, light, type Part, strokes } from './wolf-heads.ts'

/** Turned about a point by `by`. */
const turned = (parts: readonly Part[], by: number, x: number, y: number): Part[] =>
  parts.map((part) => ({ ...part, poly: move(move(part.poly, -x, -y), x, y, by) }))

const outlined = (text: string, sw = 5.4): Part => area(curve(text, true, 6), sw)

/** Where each lock begins, how long it is and where it points. */
const locks = (...all: readonly (readonly [x: number, y: number, long: number, turn: number])[]): Part[] =>
  all.map(([x, y, long, turn]) => area(leaf(x, y, long, 34, turn, 0.5), 4))

/** Tufts below the cheek, from the throat to the nape. */
const CHEEK =
  '142,226! 108,172 84,250! 48,178 12,240! -10,166 -62,196! -58,122 -122,118! -84,52 -128,6! -96,-30 -76,-90'

const cheek = (): Part[] => [
  ...strokes('288,-14 240,0 200,28 150,32 96,16 40,22 -14,50 -82,52', 4.4),
  ...locks([118, 62, 92, 1.72], [74, 58, 116, 1.95], [26, 66, 100, 2.2]),
]

const nose = (): Part => outlined('290,-64! 320,-54 342,-22 330,10! 302,8 286,-22', 5)

/** From the nape over the brow and along the muzzle to the lip. */
const BROW = '-28,-146 46,-162 112,-142 158,-106 220,-84 290,-64 326,-46 338,-8 320,28'

/** In the hollow of an ear the fur is another color. */
const ear = (): Part[] => [
  outlined('-92,-60! -78,-200 -14,-312! 48,-210 64,-90!'),
  outlined('-54,-70! -44,-190 -12,-250! 20,-186 30,-90!', 4.2),
]

export const howlingHead = (): Part[] => [
  outlined(
    '-80,60! -128,70 -182,150! -140,164 -212,256! -160,266 -216,362! -156,362 -178,452! -112,420 -92,500! -40,440 4,510! 36,440 84,484! 100,410 150,424! 140,340 184,336! 156,250 194,236! 158,160 120,60!',
  ),
  ...locks([-132, 224, 100, 1.75], [-52, 292, 100, 1.65], [20, 306, 104, 1.57], [88, 288, 94, 1.48]),
  outlined(
    '-80,60! -112,104 -134,196! -92,200 -98,288! -46,264 -24,344! 18,280 62,332! 84,260 130,288! 126,200 110,60!',
  ),
  ...locks([-58, 158, 84, 1.65], [36, 166, 94, 1.57]),
  ...turned(
    [
      ...turned([outlined('20,-100! 30,-210 70,-282! 120,-210 130,-100!')], -0.5, 70, -110),
      ...turned(ear(), -0.5, -10, -90),
      outlined(`${BROW}! 272,34 220,50 160,92! 226,94 276,102 304,114! 306,132 284,152 236,174 190,194 ${CHEEK}`),
      nose(),
      area(leaf(176, -62, 100, 34, Math.PI + 0.16, 0.4), 4.2),
      ...strokes('98,-36 114,-12 142,-8 168,-28', 6),
      ...cheek(),
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
  outlined(
    '-40,-60! -96,-70 -172,10! -134,30 -226,112! -176,126 -258,224! -198,228 -256,330! -190,324 -204,420! -136,378 -110,470! -56,400 -16,480! 20,404 66,450! 84,370 126,376! 108,310 134,296! 114,230 108,100!',
  ),
  ...locks([-158, 210, 92, 1.95], [-106, 284, 80, 1.75], [-22, 300, 84, 1.6], [48, 304, 72, 1.5]),
  outlined(
    '-40,-60! -100,-10 -162,76! -124,92 -180,180! -122,182 -142,276! -82,248 -64,336! -20,274 20,344! 42,276 76,306! 62,240 60,100!',
  ),
  ...ear(),
  outlined(`${BROW} 320,62 298,96 238,120 194,138 170,154 ${CHEEK}`),
  nose(),
  ...strokes('322,28 262,44 216,44 182,66', 5.2),
  area(leaf(178, -66, 100, 34, Math.PI + 0.12, 0.4), 4.2),
  ...eye(),
  ...cheek(),
]

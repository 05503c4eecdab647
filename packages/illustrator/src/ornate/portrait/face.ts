/** A face seen from the front. */
import type { Rng } from '../../ink/random.ts'
import { intersect } from '../kit/clip.ts'
import { curve, ellipse, leaf, mirror } from '../kit/curves.ts'
import { circle, dot, line, shape } from '../kit/marks.ts'
import { band, move, type Point, type Poly, TAU } from '../kit/points.ts'
import type { Look } from './look.ts'

const EYE_LINE = 416
const APART = 63

const HEADS = {
  woman: '512,226 592,244 632,310 638,400 626,470 598,528 556,574 512,592',
  man: '512,222 598,238 640,306 646,404 640,480 620,544 574,594 512,608',
} as const

export const outlineOf = ({ sex, wide = 1 }: Look): Poly =>
  curve(mirror(HEADS[sex])).map(([x, y]) => [512 + (x - 512) * wide, y])

export function face(look: Look): string {
  const { sex, old, painted } = look
  let out = shape(outlineOf(look), 6)
  for (const side of [-1, 1] as const) out += (look.dreamy ? lid(side) : eye(side, look)) + brow(side, look)
  out += nose(sex === 'man') + lips(sex === 'man')
  if (painted) out += paint()
  return old ? out + lines() + (look.lined ? wrinkles() : '') : out
}

/** From the middle of an eye to the page. */
const at =
  (side: 1 | -1) =>
  (poly: Poly): Poly =>
    poly.map(([x, y]) => [512 + side * (APART + x), EYE_LINE + y])

const ALMOND = curve('-36,8! -20,-10 6,-17 26,-11 40,-2! 24,11 0,16 -22,14')

function eye(side: 1 | -1, { sex, old, coarse }: Look): string {
  const place = at(side)
  const almond = place(ALMOND)
  const [[x, y]] = place([[2, -1]]) as [Point]
  let out = shape(almond, 3)
  for (const part of intersect([ellipse(x, y, 15)], [almond])) out += shape(part, 3, coarse ? '#000' : '#fff')
  out += coarse ? dot(x + 5, y - 4, 4.6, 'white') : dot(x, y, 7.5) + dot(x + 4, y - 5, 2.6, 'white')
  out += line(place(curve('-38,9 -20,-10 6,-18 26,-12 44,-5', false)), sex === 'man' ? 5 : 6)
  out += line(place(curve('-30,-12 -10,-28 16,-31 40,-17', false)), 3)
  if (sex === 'woman')
    for (const [u, v, p, q] of [
      [40, -4, 56, -12],
      [32, -9, 46, -22],
      [22, -14, 32, -28],
    ] as const)
      out += line(
        place([
          [u, v],
          [p, q],
        ]),
        3.4,
      )
  if (old) out += line(place(curve('50,2 66,-4', false)), 3) + line(place(curve('50,10 68,12', false)), 3)
  return old ? out + line(place(curve('-22,26 2,32 26,24', false)), 2.8) : out
}

/** A closed eye with its lashes. */
function lid(side: 1 | -1): string {
  const place = at(side)
  let out = line(place(curve('-36,0 -16,13 8,15 42,-4', false)), 5.6)
  out += line(place(curve('-28,-16 -8,-28 16,-29 38,-16', false)), 3)
  for (const [u, v, p, q] of [
    [-14, 12, -20, 25],
    [2, 15, 0, 30],
    [18, 12, 23, 27],
    [32, 4, 43, 16],
  ] as const)
    out += line(
      place([
        [u, v],
        [p, q],
      ]),
      3.4,
    )
  return out
}

function brow(side: 1 | -1, { sex }: Look): string {
  const strong = sex === 'man' ? 12 : 8
  const arch = curve('-42,-40 -14,-54 20,-58 54,-40', false, 10)
  return shape(at(side)(band(arch, (t) => strong * Math.sin(Math.PI * (0.16 + 0.8 * t)) ** 0.7 + 1)), 1.5, '#000')
}

function nose(isBroad: boolean): string {
  const w = isBroad ? 1.22 : 1
  const place = (text: string): Poly => move(curve(text, false), 512, 496, 0, w, 1)
  return (
    line(place('-25,-4 -21,8 -10,4 0,10 10,4 21,8 25,-4'), 3.6) +
    line(place('-25,-4 -27,-14 -19,-20'), 3) +
    line(place('25,-4 27,-14 19,-20'), 3) +
    line(place('-13,-84 -10,-60 -13,-34'), 2.8)
  )
}

function lips(isMan: boolean): string {
  const w = isMan ? 1.08 : 1
  const h = isMan ? 0.78 : 1
  const place = (text: string): Poly => move(curve(text), 512, 542, 0, w, h)
  return (
    shape(place('-45,-6! -20,-13 -8,-17 0,-11 8,-17 20,-13 45,-6! 20,3 0,7 -20,3'), 3.4) +
    shape(place('-45,-6! -20,3 0,7 20,3 45,-6! 25,19 0,27 -25,19'), 3.4)
  )
}

/** Petals around the eyes, a dark nose, stitches over the lips and a flower on the chin. */
function paint(): string {
  let out = ''
  for (const side of [-1, 1]) {
    const [x, y] = [512 + side * (APART + 2), EYE_LINE - 4]
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * TAU
      out += shape(leaf(x + 50 * Math.cos(a), y + 46 * Math.sin(a), 22, 20, a, 0.5), 3.2)
    }
  }
  out += shape(curve('512,478! 500,492 494,506! 512,500 530,506! 524,492'), 2, '#000')
  for (let i = -4; i <= 4; i++)
    out += line(
      [
        [512 + i * 17, 526 + i * i * 0.4],
        [512 + i * 17, 556 - i * i * 0.4],
      ],
      3,
    )
  for (let i = 0; i < 6; i++) out += shape(leaf(512, 322, 30, 17, (i / 6) * TAU, 0.6), 3.2)
  return out
}

/** Of age: across the brow, beside nose and mouth. */
const lines = (): string =>
  ['-70,-138 -30,-146 20,-144 66,-136', '-54,-116 -10,-122 50,-118', '-46,82 -58,104 -60,128', '46,82 58,104 60,128']
    .map((text) => line(move(curve(text, false), 512, EYE_LINE), 3))
    .join('')

/** More of them: on brow and cheeks, under the eyes, over the lips. */
const wrinkles = (): string =>
  [
    '-80,-94 -60,-100 -40,-98',
    '80,-94 60,-100 40,-98',
    '-66,96 -84,120 -88,146',
    '66,96 84,120 88,146',
    '-96,52 -82,70 -76,92',
    '96,52 82,70 76,92',
    '-88,30 -64,42 -38,38',
    '88,30 64,42 38,38',
    '-18,104 -16,112',
    '0,102 0,110',
    '18,104 16,112',
    '-22,166 0,172 22,166',
    '-6,-84 -8,-66 -6,-52',
    '8,-84 10,-66 8,-52',
  ]
    .map((text) => line(move(curve(text, false), 512, EYE_LINE), 2.8))
    .join('')

/** Ears, pointed where they are an elf's. */
export function ears({ elfin }: Look): string {
  let out = ''
  for (const side of [-1, 1] as const) {
    const place = (text: string): Poly => curve(text).map(([x, y]) => [512 + side * x, y])
    out += elfin
      ? shape(place('122,402! 150,372 206,318 246,282! 236,338 208,400 168,452 134,474!'), 5) +
        shape(place('140,408! 166,382 202,344 220,326! 206,370 184,408 150,446!'), 3.4)
      : shape(place('122,404! 146,388 160,408 154,446 138,478 122,480!'), 5)
  }
  return out
}

/** On the ear lobes. */
export function earrings(rng: Rng): string {
  const kind = rng.int(0, 2)
  let out = ''
  for (const x of [512 - 140, 512 + 140]) {
    out += circle(x, 498, 14, 3.8)
    if (kind === 0) out += shape(move(curve('0,0! 16,30 0,52 -16,30'), x, 512), 4)
    if (kind === 1) out += circle(x, 536, 24, 4) + circle(x, 536, 13, 3.4)
    if (kind === 2)
      out +=
        [-22, 0, 22].map((dx) => shape(move(curve('0,0! 11,24 0,46 -11,24'), x + dx, 536), 3.4)).join('') +
        shape(move(curve('-26,8! 0,-14 26,8!'), x, 528), 4)
  }
  return out
}

/** Large rings that hang from the ears. */
export const hoops = (): string =>
  [512 - 142, 512 + 142]
    .map((x) => circle(x, 492, 9, 3.6) + shape([ellipse(x, 552, 56, 60), ellipse(x, 550, 44, 48)], 4))
    .join('')

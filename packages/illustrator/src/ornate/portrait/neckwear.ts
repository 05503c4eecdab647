/** What a portrait has around neck and shoulders. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse, leaf } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { move, type Poly, TAU, walk } from '../kit/points.ts'
import type { Look } from './look.ts'

const both = (draw: (place: (text: string, closed?: boolean) => Poly) => string): string =>
  [-1, 1]
    .map((side) => draw((text, closed = true) => curve(text, closed).map(([x, y]) => [512 + side * x, y])))
    .join('')

/** Tufts, row over row, around the shoulders. */
export function furCollar(_: Look, rng: Rng): string {
  let out = ''
  for (const [lift, long, gap] of [
    [0, 150, 44],
    [-44, 136, 42],
    [-84, 116, 38],
  ] as const) {
    const rim = curve('150,860 230,780 360,730 512,760 664,730 794,780 874,860', false, 14)
    for (const { x, y } of walk(rim, gap, 8)) {
      const turn = Math.PI / 2 - (x - 512) * 0.0016 + rng.between(-0.14, 0.14)
      out += shape(leaf(x, y + lift + 20, long * rng.between(0.86, 1.1), 56, turn, 0.4), 4)
    }
  }
  return out
}

/** Folds like a wheel. */
export function ruff(): string {
  let out = shape(ellipse(512, 690, 300, 118), 5)
  const folds = 20
  for (let i = 0; i < folds; i++) {
    const a = (i / folds) * TAU
    const [x, y] = [512 + 216 * Math.cos(a), 690 + 80 * Math.sin(a)]
    out += shape(
      move(
        curve('-96,-6! -30,-20 60,-32 92,0 60,32 -30,20 -96,6!'),
        x,
        y,
        Math.atan2(Math.sin(a) * 0.55, Math.cos(a)),
        0.98,
      ),
      3.8,
    )
  }
  return out + shape(ellipse(512, 668, 112, 44), 4.6)
}

/** A gorget and plates on both shoulders. */
export function armor(): string {
  let out = shape(
    curve('392,706! 450,744 512,754 574,744 632,706! 740,756 850,830 904,1040! 120,1040! 174,830 284,756'),
    6,
  )
  out +=
    line(curve('512,756 508,900 512,1040', false), 4) +
    both((place) => line(place('20,1040 120,900 240,840', false), 4))
  out += both((place) => {
    let plates = ''
    for (const [i, text] of [
      '210,960! 250,880 330,850 420,890! 440,980 420,1040! 220,1040!',
      '200,880! 240,800 330,780 412,830! 420,900 404,930! 300,880 214,920!',
      '176,800! 220,736 310,730 386,784! 396,850 380,880! 280,826 190,850!',
    ].entries())
      plates += shape(place(text), 5 + (i === 2 ? 0.6 : 0))
    return plates
  })
  for (const side of [-1, 1])
    for (const [x, y] of [
      [222, 806],
      [286, 790],
      [350, 820],
    ] as const)
      out += circle(512 + side * x, y, 11, 3.6)
  out += shape(curve('420,628! 512,656 604,628! 634,712! 512,772 390,712!'), 5.4)
  return (
    out + line(curve('408,676 512,716 616,676', false), 4) + shape(move(curve('0,-56! 34,0 0,64 -34,0'), 512, 868), 5)
  )
}

/** Open in front, held by a brooch. */
export const cloak = (): string =>
  both(
    (place) =>
      shape(place('60,700! 120,690 210,730 330,790 390,880 410,1040! 60,1040! 70,920 40,820 6,770!'), 5.6) +
      ['110,712 130,820 120,1040', '180,730 220,860 210,1040', '260,766 300,880 300,1040']
        .map((text) => line(place(text, false), 3.8))
        .join(''),
  ) +
  circle(512, 778, 34, 5) +
  circle(512, 778, 18, 4)

/** One over the other up the neck. */
export const neckRings = (): string =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => shape(ellipse(512, 716 - i * 22, 112 - i * 8 + (i === 0 ? 20 : 0), 25 - i), 4.4))
    .join('')

export const choker = (): string =>
  shape(curve('452,632! 512,654 572,632! 572,668! 512,692 452,668!'), 4.4) +
  shape(move(curve('0,0! 16,22 0,42 -16,22'), 512, 676), 4)

/** An open hand fan before one shoulder. */
export function fan(): string {
  const [x, y, r] = [250, 960, 250]
  const blades = 9
  let out = ''
  for (let i = 0; i < blades; i++) {
    const [a, b] = [
      -Math.PI * 0.94 + (i / blades) * Math.PI * 0.88,
      -Math.PI * 0.94 + ((i + 1) / blades) * Math.PI * 0.88,
    ]
    const at = (q: number, t: number): readonly [number, number] => [x + q * Math.cos(t), y + q * Math.sin(t)]
    out += shape([at(60, a), at(r, a), at(r + 14, (a + b) / 2), at(r, b), at(60, b)], 4)
    out += shape(leaf(...at(96, (a + b) / 2), 110, 40, (a + b) / 2, 0.6), 3.4)
  }
  return out + circle(x, y, 62, 4.6) + circle(x, y, 30, 4)
}

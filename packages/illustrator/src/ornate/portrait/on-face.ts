/** What is worn or painted on a face, and what grows beside it. */
import type { Rng } from '../../ink/random.ts'
import { antlersOf } from '../heads/growth.ts'
import { curve, ellipse, leaf } from '../kit/curves.ts'
import { circle, dot, line, shape } from '../kit/marks.ts'
import { band, move, type Poly } from '../kit/points.ts'
import type { Look } from './look.ts'

const both = (draw: (place: (text: string, closed?: boolean) => Poly, side: 1 | -1) => string): string =>
  ([-1, 1] as const)
    .map((side) => draw((text, closed = true) => curve(text, closed).map(([x, y]) => [512 + side * x, y]), side))
    .join('')

/** The lenses are rings: the eyes are seen through them. */
export const glasses = (): string =>
  both(
    (place, side) =>
      shape([ellipse(512 + side * 66, 418, 60, 54), ellipse(512 + side * 66, 418, 49, 43)], 4) +
      shape(band(place('124,406 136,402 146,404', false), 10), 3.4),
  ) + shape(band(curve('462,408 512,392 562,408', false), 9), 3.4)

export const freckles = (): string =>
  both((_, side) =>
    [
      [46, 480],
      [64, 470],
      [82, 478],
      [54, 496],
      [74, 494],
      [94, 492],
      [34, 466],
      [100, 474],
    ]
      .map(([x, y]) => dot(512 + side * x!, y!, 3.6))
      .join(''),
  ) + [494, 512, 530].map((x) => dot(x, 462, 3.2)).join('')

export const eyePatch = (): string =>
  shape(band(curve('384,330 470,372 560,400 640,440', false), 9), 3.4) +
  shape(curve('524,384! 580,372 632,388! 636,440 600,468 560,462 530,436'), 5)

/** Over the eyes, with a feather at one side. */
export function mask(_: Look, rng: Rng): string {
  const half = curve('0,392! 40,368 96,356 150,330! 160,380 148,430 110,462 60,464 22,446 0,428!')
  const hole = ellipse(64, 416, 42, 25)
  let out = ''
  const side = rng.sign()
  for (const k of [0.2, 0.5, 0.8]) out += shape(leaf(512 + side * 140, 352, 190, 50, -Math.PI / 2 + side * k, 0.6), 4)
  for (const s of [-1, 1]) {
    const place = (poly: Poly): Poly => poly.map(([x, y]) => [512 + s * x, y])
    out += shape([place(half), place(hole)], 5)
    out += circle(512 + s * 128, 372, 11, 3.4) + circle(512 + s * 112, 438, 10, 3.4)
  }
  return out + shape(move(curve('0,-26! 18,0 0,26 -18,0'), 512, 386), 4)
}

export const mustache = (): string =>
  both((place) => shape(place('2,514! 30,504 66,512 104,536! 76,540 40,532 2,526!'), 4))

export const warPaint = (): string =>
  both(
    (place) =>
      shape(place('96,452! 120,446 124,458! 92,540! 76,536!'), 3.6) +
      shape(place('66,470! 84,464 88,474! 74,524! 62,520!'), 3.6),
  ) + shape(curve('512,258! 522,300 512,352 502,300'), 3.6)

export const bindi = (): string => circle(512, 338, 12, 4)

export const beautySpot = (): string => dot(568, 512, 6)

export const noseRing = (): string => shape([ellipse(512, 514, 15, 15), ellipse(512, 514, 8, 8)], 3.2)

export const tears = (): string => both((place) => shape(place('70,446! 84,478 70,494 56,478'), 3.4))

/** Spread behind the head. */
/** High over the hair. */
export const antlers = (): string =>
  `<g transform="translate(512 236) scale(1.16 1.3) translate(-512 -236)">${antlersOf()}</g>`

export const horns = (): string =>
  both((place) => {
    const spine = '84,238 150,170 236,160 284,220 276,300 226,320'
    let out = shape(
      band(place(spine, false), (t) => 66 * (1 - t) + 8),
      5.4,
    )
    for (const text of ['106,196 132,232', '146,150 168,196', '200,136 206,184', '256,156 238,198', '292,212 258,222'])
      out += line(place(text, false), 3.4)
    return out
  })

/** From the corner of the mouth, with a curl of smoke. */
export const pipe = (): string =>
  shape(band(curve('534,548 590,572 640,590 676,586', false), 15), 4.4) +
  shape(curve('652,520! 722,520! 718,584 690,606 660,590'), 5) +
  shape(ellipse(687, 520, 35, 11), 4.2) +
  line(curve('690,500 670,464 706,436 684,400 706,372', false), 4)

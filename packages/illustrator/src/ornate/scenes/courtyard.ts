/** A courtyard: arches around it, a gallery above, a fountain in the middle of its tiles, trees in pots. */
import type { Rng } from '../../ink/random.ts'
import { HOUSE_PLANTS } from '../house-plants/plants.ts'
import { arc, curve, ellipse, foil, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { type Point, type Poly, TAU } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { shuttered } from '../town/wall-parts.ts'
import { diamond, tiledFloor } from './floor.ts'

interface Courtyard {
  /** Horseshoe arches and stars; else round arches and shutters. */
  isMoorish: boolean
  asked: readonly string[]
}

const [GALLERY, FLOOR] = [300, 700]

export function courtyard(rng: Rng, { isMoorish, asked }: Courtyard): string {
  let out = shape(rect(14, 14, 996, 700), 5) + upper(isMoorish, rng)
  for (const x of [182, 512, 842]) out += archIn(x, isMoorish)
  out += dado() + tiledFloor(FLOOR, 14, diamond)
  out += fountain(512, 930)
  for (const [x, foot, h] of [
    [112, 800, 330],
    [912, 800, 330],
    [120, 984, 250],
    [904, 984, 250],
  ] as const)
    out += HOUSE_PLANTS[h > 300 ? 'lemon tree' : rng.pick(['aloe', 'fern', 'tulip', 'daisy', 'dahlia'])]!.draw(
      x,
      foot,
      h,
      rng,
    )
  for (const [i, name] of asked.slice(0, 3).entries())
    out += standing(name, () => 5, 'sit')?.([290, 740, 512][i]!, 996, 150, 160) ?? ''
  return page(out + paperAround(rect(14, 14, 996, 996)))
}

/** Windows over a band of stars, the gallery's rail below them. */
function upper(isMoorish: boolean, rng: Rng): string {
  let out = ''
  for (let i = 0; i < 12; i++) {
    const x = 55 + i * 83
    out += shape(rect(x - 41.5, 24, 83, 54), 4)
    out += isMoorish ? shape(foil(x, 51, 23, 8), 3.4) + circle(x, 51, 8, 3.2) : shape(ellipse(x, 51, 26, 15, 30), 3.4)
  }
  const flip = rng.int(0, 1)
  for (const [i, x] of [182, 512, 842].entries()) {
    if ((i + flip) % 2 || !isMoorish) out += shuttered(x - 50, 96, 100, 130, 0)
    else out += lattice(x, 230)
  }
  for (let x = 34; x < 1000; x += 33)
    out += shape(
      curve(
        `${x - 7},240! ${x + 7},240! ${x + 4},256 ${x + 10},272 ${x + 4},292! ${x - 4},292! ${x - 10},272 ${x - 4},256`,
      ),
      3.6,
    )
  return out + shape(rect(14, 226, 996, 16), 4.6) + shape(rect(14, 288, 996, 22), 5)
}

/** A pointed window with a screen of wood. */
function lattice(x: number, foot: number): string {
  const frame: Poly = [
    [x - 52, foot],
    [x - 52, foot - 84],
    ...curve(
      `${x - 52},${foot - 84}! ${x - 34},${foot - 122} ${x},${foot - 142}! ${x + 34},${foot - 122} ${x + 52},${foot - 84}!`,
      false,
    ),
    [x + 52, foot],
  ]
  let out = shape(frame, 5)
  for (let j = 0; j < 3; j++)
    for (let i = -1; i <= 1; i++) out += shape(foil(x + i * 30, foot - 22 - j * 30, 14, 4), 3.2)
  return out
}

/** One arch of the arcade on its columns, a lamp in it and a door behind. */
function archIn(x: number, isMoorish: boolean): string {
  const [half, spring] = [112, GALLERY + 160]
  const head = (r: number): Poly =>
    isMoorish ? arc(x, spring - 18, r, Math.PI * 0.92, Math.PI * 2.08, 34) : arc(x, spring, r, Math.PI, TAU, 34)
  let out = ''
  // Wedges of the arch.
  const [inner, outer] = [head(half), head(half + 34)]
  out += shape([...outer, ...inner.toReversed()], 4.8)
  for (let i = 3; i < 34; i += 4) out += line([inner[i]!, outer[i]!], 3.6)
  const [from, to] = [inner[0]![0], inner.at(-1)![0]]
  out += shape([[from, FLOOR], ...inner, [to, FLOOR]], 5)
  // A door behind it, and a lamp.
  out += shape([[x - 46, FLOOR], ...arc(x, FLOOR - 150, 46, Math.PI, TAU, 20), [x + 46, FLOOR]], 4.6)
  out += line([[x, FLOOR - 196] as Point, [x, FLOOR]], 4)
  for (const side of [-1, 1])
    for (const y of [FLOOR - 120, FLOOR - 62]) out += shape(rect(x + side * 24 - 14, y, 28, 44), 3.4)
  const top = spring - 18 - half
  out += line([[x, top] as Point, [x, top + 30]], 4)
  out += shape(
    curve(
      `${x},${top + 26}! ${x + 20},${top + 46}! ${x + 26},${top + 70} ${x + 14},${top + 92}! ${x},${top + 108}! ${x - 14},${top + 92}! ${x - 26},${top + 70} ${x - 20},${top + 46}!`,
    ),
    4.4,
  )
  out +=
    line([[x - 22, top + 58] as Point, [x + 22, top + 58]], 3.4) +
    line([[x - 20, top + 80] as Point, [x + 20, top + 80]], 3.4)
  for (const u of [x - half - 30, x + half + 30])
    out +=
      shape(rect(u - 15, spring + 20, 30, FLOOR - spring - 20), 4.8) +
      shape(rect(u - 26, spring - 2, 52, 26), 4.6) +
      shape(rect(u - 26, FLOOR - 24, 52, 26), 4.6)
  return out
}

/** Tiles along the foot of the walls between the arches. */
function dado(): string {
  let out = ''
  for (const x of [30, 994]) out += shape(rect(x - 24, FLOOR - 130, 40, 130), 4)
  return out
}

/** Two bowls over a basin in the form of a star, water that falls from one to the other. */
function fountain(x: number, foot: number): string {
  let out = shape(ellipse(x, foot - 16, 236, 66, 60), 5.4)
  out += shape(
    curve(
      `${x - 214},${foot - 70}! ${x - 204},${foot - 6} ${x - 120},${foot + 28} ${x},${foot + 34} ${x + 120},${foot + 28} ${x + 204},${foot - 6} ${x + 214},${foot - 70}!`,
    ),
    5.4,
  )
  for (let i = -3; i <= 3; i++) out += shape(foil(x + i * 54, foot - 6 - i * i * 3.4, 20, 4), 3.6)
  out += shape(ellipse(x, foot - 72, 216, 44, 60), 5.4) + shape(ellipse(x, foot - 70, 190, 33, 60), 4.4)
  for (const r of [120, 154])
    out += line(
      arc(x, foot - 70, r, 0.2, Math.PI - 0.2, 24).map(([u, v]): Point => [u, foot - 70 + (v - foot + 70) * 0.17]),
      3.4,
    )
  out += shape(
    curve(
      `${x - 20},${foot - 76}! ${x - 12},${foot - 130} ${x - 18},${foot - 190}! ${x + 18},${foot - 190}! ${x + 12},${foot - 130} ${x + 20},${foot - 76}!`,
    ),
    4.8,
  )
  for (const side of [-1, 1])
    for (const [a, b] of [
      [112, 146],
      [70, 96],
    ] as const)
      out += line(
        curve(`${x + side * a},${foot - 214} ${x + side * (b - 4)},${foot - 170} ${x + side * b},${foot - 84}`, false),
        4,
      )
  out +=
    shape(
      curve(
        `${x - 116},${foot - 226}! ${x - 70},${foot - 184} ${x},${foot - 174} ${x + 70},${foot - 184} ${x + 116},${foot - 226}!`,
      ),
      5,
    ) + shape(ellipse(x, foot - 226, 116, 20, 40), 5)
  out += shape(rect(x - 11, foot - 306, 22, 84), 4.6)
  for (const side of [-1, 1])
    out += line(
      curve(`${x + side * 40},${foot - 316} ${x + side * 66},${foot - 290} ${x + side * 70},${foot - 232}`, false),
      4,
    )
  out +=
    shape(
      curve(`${x - 56},${foot - 322}! ${x - 30},${foot - 298} ${x + 30},${foot - 298} ${x + 56},${foot - 322}!`),
      4.8,
    ) + shape(ellipse(x, foot - 322, 56, 11, 30), 4.6)
  return (
    out + shape(curve(`${x},${foot - 382}! ${x + 16},${foot - 350} ${x},${foot - 326} ${x - 16},${foot - 350}`), 4.4)
  )
}

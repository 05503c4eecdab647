/** Flowers of the meadow, each a head at the end of a stem or along its upper part. */
import type { Rng } from '../../ink/random.ts'
import { curve, leaf } from '../kit/curves.ts'
import { circle, dot, line, shape } from '../kit/marks.ts'
import { length, move, type Point, type Poly, TAU, walk } from '../kit/points.ts'
import { lily, poppy } from './large-flowers.ts'

/** The line of a stem from its foot to the head, how large the head is, and chance. */
type Head = (stem: Poly, r: number, rng: Rng) => string

const tipOf = (stem: Poly): { x: number; y: number; a: number } => {
  const [x, y] = stem.at(-1)!
  const [u, v] = stem.at(-3)!
  return { x, y, a: Math.atan2(y - v, x - u) }
}

/** Two rows of rounded petals around a seeded middle. */
function daisy(x: number, y: number, r: number, rng: Rng): string {
  const petals = rng.int(11, 13)
  const turn = rng.between(0, TAU)
  const petal = curve([
    [r * 0.1, 0],
    [r * 0.5, -r * 0.14],
    [r * 0.88, -r * 0.15],
    [r, 0],
    [r * 0.88, r * 0.15],
    [r * 0.5, r * 0.14],
  ])
  let out = ''
  for (const row of [0, 1])
    for (let i = row; i < petals; i += 2) out += shape(move(petal, x, y, turn + (i / petals) * TAU), 3.3)
  return out + circle(x, y, r * 0.34, 3.6) + seeds(x, y, r * 0.2)
}

const seeds = (x: number, y: number, r: number): string =>
  r < 9
    ? dot(x, y, 3)
    : Array.from({ length: 6 }, (_, i) =>
        dot(x + r * Math.cos((i * TAU) / 6), y + r * Math.sin((i * TAU) / 6), 2.8),
      ).join('')

/** Pointed petals in two rows around a broad face. */
function sunflower(x: number, y: number, r: number, rng: Rng): string {
  const turn = rng.between(0, TAU)
  const petals = r > 76 ? 14 : 11
  let out = ''
  for (const row of r > 76 ? [0.5, 0] : [0])
    for (let i = 0; i < petals; i++)
      out += shape(
        leaf(x, y, r * (row ? 1.14 : 1), ((TAU * r) / petals) * 0.78, turn + ((i + row) / petals) * TAU, 0.72),
        3.3,
      )
  out += circle(x, y, r * 0.48, 4) + circle(x, y, r * 0.26, 3.2)
  if (r < 84) return out
  for (let i = 0; i < petals; i++) {
    const a = turn + (i / petals) * TAU
    out += line([at(x, y, r * 0.28, a), at(x, y, r * 0.48, a)], 3)
  }
  return out
}

const at = (x: number, y: number, r: number, a: number): Point => [x + r * Math.cos(a), y + r * Math.sin(a)]

function tulip(x: number, y: number, r: number, a: number): string {
  const cup = (text: string): Poly => move(curve(text), x, y, a + Math.PI / 2, r / 82)
  return (
    shape(cup('-56,-60 -62,-120! -24,-84 4,-138! 26,-84 62,-120! 58,-50 34,0 0,12 -34,0'), 4) +
    shape(cup('0,-112! 34,-60 30,-10 0,10 -30,-10 -34,-60'), 3.6)
  )
}

/** Toothed petals, nine of them, around a dotted middle. */
function cornflower(x: number, y: number, r: number, rng: Rng): string {
  const turn = rng.between(0, 1)
  const petal: Poly = [
    [0, 0],
    [r * 0.6, -r * 0.22],
    [r * 0.98, -r * 0.31],
    [r * 0.84, -r * 0.1],
    [r * 1.05, 0],
    [r * 0.84, r * 0.1],
    [r * 0.98, r * 0.31],
    [r * 0.6, r * 0.22],
  ]
  let out = ''
  for (let i = 0; i < 9; i++) out += shape(move(petal, x, y, turn + (i / 9) * TAU), 3.3)
  return out + circle(x, y, r * 0.4, 3.2) + seeds(x, y, r * 0.22)
}

/** The seed head of a dandelion. */
function dandelion(x: number, y: number, r: number): string {
  let out = circle(x, y, r, 3.4)
  const rays = r > 60 ? 12 : 9
  for (let i = 0; i < rays; i++) {
    const a = (i / rays) * TAU
    out += line([[x, y], at(x, y, r * 0.72, a)], 3) + dot(...at(x, y, r * 0.72, a), 4)
  }
  return out + circle(x, y, r * 0.26, 3.6)
}

/** Buds in pairs up the last part of the stem. */
function lavender(stem: Poly, r: number): string {
  const size = r * 0.6
  const long = length(stem)
  const from = Math.max(long * 0.2, long - r * 4)
  let out = ''
  for (const { x, y, a, s } of walk(stem, size * 0.86, from)) {
    const bud = size * (1 - 0.4 * ((s - from) / (long - from)))
    for (const side of [-1, 1]) out += shape(leaf(x, y, bud * 1.3, bud * 0.84, a + side * 0.9, 0.6), 3.3)
    if (bud > 30 || s > long - size) out += shape(leaf(x, y, bud, bud * 0.76, a, 0.6), 3.3)
  }
  return out
}

/** Bells that hang from the upper half of the stem, to both sides. */
function bluebells(stem: Poly, r: number): string {
  const long = length(stem)
  let out = ''
  for (const [i, { x, y }] of walk(stem, r * 0.95, Math.max(long * 0.3, long - r * 4)).entries()) {
    const side = i % 2 ? 1 : -1
    const [u, v] = [x + side * r * 0.5, y - r * 0.16]
    out += line(
      curve(
        [
          [x, y],
          [x + side * r * 0.26, y - r * 0.3],
          [u, v],
        ],
        false,
      ),
      4,
    )
    out += bell(u, v, r * 0.62, Math.PI / 2 - side * 0.45)
  }
  const { x, y, a } = tipOf(stem)
  return out + bell(x, y, r * 0.62, a + 2.3)
}

const bell = (x: number, y: number, r: number, a: number): string => {
  const outline = curve('0,-12 20,-24 44,-24 66,-38! 58,-13 72,0! 58,13 66,38! 44,24 20,24 0,12')
  return (
    shape(move(outline, x, y, a, r / 50), 3.4) +
    line(
      move(
        [
          [14, 0],
          [50, 0],
        ],
        x,
        y,
        a,
        r / 50,
      ),
      2.8,
    )
  )
}

/** Grains in pairs, and one at the tip. */
function wheat(stem: Poly, r: number): string {
  const size = r * 0.5
  const long = length(stem)
  let out = ''
  for (const { x, y, a } of walk(stem, size * 0.86, Math.max(long * 0.25, long - r * 3.4)))
    for (const side of [-1, 1]) out += shape(leaf(x, y, size * 1.5, size * 0.78, a + side * 0.52, 0.5), 3.3)
  const { x, y, a } = tipOf(stem)
  return out + shape(leaf(x, y, size * 1.6, size * 0.8, a, 0.5), 3.3)
}

/** Names as in the vocabulary. */
export const WILDFLOWERS: Readonly<Record<string, Head>> = {
  daisy: (stem, r, rng) => daisy(tipOf(stem).x, tipOf(stem).y, r, rng),
  sunflower: (stem, r, rng) => sunflower(tipOf(stem).x, tipOf(stem).y, r * 1.05, rng),
  poppy: (stem, r, rng) => poppy(tipOf(stem).x, tipOf(stem).y, r, rng.between(0, 1), rng),
  lily: (stem, r, rng) => lily(tipOf(stem).x, tipOf(stem).y, r * 1.16, rng.between(0, 1)),
  tulip: (stem, r) => {
    const { x, y, a } = tipOf(stem)
    return tulip(x, y + r * 0.5, r, a)
  },
  cornflower: (stem, r, rng) => cornflower(tipOf(stem).x, tipOf(stem).y, r * 0.95, rng),
  dandelion: (stem, r) => dandelion(tipOf(stem).x, tipOf(stem).y, r * 0.95),
  lavender: (stem, r) => lavender(stem, r),
  bluebell: (stem, r) => bluebells(stem, r),
  wheat: (stem, r) => wheat(stem, r),
}

/** These run down their stem: as many of them side by side as round ones would be a thicket. */
export const TALL: ReadonlySet<string> = new Set(['lavender', 'bluebell', 'wheat'])

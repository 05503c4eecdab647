/** Flowers by name, as one sees them from above: rows of petals around a middle. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse, foil, leaf } from '../kit/curves.ts'
import { circle, dot, line, shape } from '../kit/marks.ts'
import { move, type Point, type Poly, TAU } from '../kit/points.ts'
import { FLOWERS, type Flower, type Form, type Middle } from './flower-rows.ts'
import { lily, poppy } from './large-flowers.ts'
import { rose } from './rose.ts'
import { iris, orchid, poppyPod, strelitzia, umbel } from './side-heads.ts'
import { WILDFLOWERS } from './wildflowers.ts'

export type FlowerHead = (x: number, y: number, r: number, rng: Rng) => string

/** In units of its length, from its base along the x axis. */
function petal(form: Form, wide: number): Poly {
  const half = wide / 2
  if (form === 'pointed') return leaf(0, 0, 1, wide, 0, 0.62)
  const edge: readonly Point[] =
    form === 'round'
      ? [
          [0.84, half * 0.86],
          [1, 0],
        ]
      : form === 'notched'
        ? [
            [0.82, half],
            [1, half * 0.46],
            [0.88, 0],
          ]
        : [
            [0.76, half],
            [0.94, half * 0.72],
            [0.9, half * 0.36],
            [1, 0],
          ]
  const side = [[0.42, half * 0.84] as Point, ...edge]
  return curve(
    [
      { x: 0, y: 0, corner: true },
      ...side.map(([x, y]): Point => [x, -y]),
      ...side
        .slice(0, -1)
        .reverse()
        .map(([x, y]): Point => [x, y]),
    ],
    true,
    6,
  )
}

const around = (x: number, y: number, r: number, a: number): Point => [x + r * Math.cos(a), y + r * Math.sin(a)]

const MIDDLES: Readonly<Record<Middle, (x: number, y: number, r: number, whole: number) => string>> = {
  seeds: (x, y, r) => circle(x, y, r, 3.6) + (r > 16 ? circle(x, y, r * 0.5, 3.2) : ''),
  ball: (x, y, r) =>
    circle(x, y, r, 3.6) +
    (r > 15
      ? [0, 2.1, 4.2]
          .map((a) => line(curve([around(x, y, r, a), around(x, y, r * 0.3, a + 0.7), [x, y]], false), 3))
          .join('')
      : ''),
  eye: (x, y, r, whole) =>
    Array.from({ length: 14 }, (_, i) => dot(...around(x, y, whole * 0.34, (i / 14) * TAU), whole > 50 ? 4 : 3)).join(
      '',
    ) +
    circle(x, y, r, 3.8) +
    dot(x, y, r * 0.45),
  stamens: (x, y, r, whole) =>
    Array.from({ length: 5 }, (_, i) => {
      const a = (i / 5) * TAU + 0.3
      return (
        line([[x, y], around(x, y, whole * 0.46, a)], 3) + dot(...around(x, y, whole * 0.46, a), whole > 50 ? 5 : 3.6)
      )
    }).join('') + circle(x, y, Math.max(8, r), 3.4),
  trumpet: (x, y, r) =>
    shape(
      Array.from({ length: 48 }, (_, i) => around(x, y, r * (1 + 0.1 * Math.cos(i * 1.31)), (i / 48) * TAU)),
      3.8,
    ) + circle(x, y, r * 0.5, 3.2),
  // Threads around a ring, and three stigmas over it.
  corona: (x, y, r, whole) =>
    Array.from({ length: whole > 60 ? 28 : 14 }, (_, i) => {
      const a = (i / (whole > 60 ? 28 : 14)) * TAU
      return line([around(x, y, r * 1.6, a), around(x, y, whole * 0.56, a)], 3)
    }).join('') +
    circle(x, y, Math.max(11, r * 1.6), 3.5) +
    [0, 1, 2]
      .map((i) => {
        const a = (i / 3) * TAU - Math.PI / 2
        return whole > 60 ? shape(leaf(...around(x, y, r * 0.3, a), r * 1.6, r * 0.8, a, 0.7), 3.2) : ''
      })
      .join(''),
  cone: (x, y, r) => circle(x, y, r, 3.6) + circle(x, y, r * 0.55, 3),
}

/** On a small flower fewer and broader petals, or they could not be colored. */
const NARROWEST = 25

function rowsOf({ rows, form, middle, inner = 0.25 }: Flower, x: number, y: number, r: number, rng: Rng): string {
  const turn = rng.between(0, TAU)
  let out = ''
  for (const [i, [count, reach, wide]] of rows.entries()) {
    const long = r * reach
    if (i && long < 26) break
    const n = Math.max(5, Math.min(count, Math.floor((TAU * long * 0.72) / NARROWEST)))
    const outline = petal(form, ((TAU * 0.72) / n) * wide)
    for (let k = 0; k < n; k++) {
      const a = turn + i * 0.5 + (k / n) * TAU
      out += shape(move(outline, x, y, a, long), 3.6)
      if (long > 60 && !(i + 1 < rows.length))
        out += line([around(x, y, long * 0.46, a), around(x, y, long * 0.74, a)], 3)
    }
  }
  return out + MIDDLES[middle](x, y, r * inner, r)
}

/** Many small flowers of so many petals in a ball. */
const ballOf =
  (petals: number, size: number): FlowerHead =>
  (x, y, r, rng) => {
    const small = r * size
    const outline = petal('round', 3.9 / petals)
    const floret = (u: number, v: number): string => {
      const turn = rng.between(0, 1.5)
      // Its petals apart would be smaller than a pencil's tip.
      if (r < 70)
        return shape(foil(u, v, small * 0.94, petals, turn), 3.4) + circle(u, v, Math.max(9.5, small * 0.26), 3)
      let out = ''
      for (let k = 0; k < petals; k++) out += shape(move(outline, u, v, turn + (k * TAU) / petals, small), 3.4)
      return out + circle(u, v, Math.max(9.5, small * 0.2), 3)
    }
    let out = circle(x, y, r * 0.9, 3.6)
    for (let i = 0; i < 6; i++) out += floret(...around(x, y, r * 0.64, (i / 6) * TAU + 0.2))
    return out + floret(x, y)
  }

/** Seen from the side: pointed bracts around a dome. */
function protea(x: number, y: number, r: number): string {
  const foot = y + r * 0.8
  let out = ''
  for (const [spread, long, count] of [
    [0.92, 1.3, 9],
    [0.66, 1.56, 7],
  ] as const)
    for (let i = 0; i < count; i++) {
      const k = -1 + (2 * i) / (count - 1)
      out += shape(leaf(x + k * r * 0.24, foot, r * long, r * 0.42, -Math.PI / 2 + k * spread, 0.6), 3.6)
    }
  const dome = curve('-44,0! -52,-56 -34,-104 0,-122 34,-104 52,-56 44,0!')
  out += shape(move(dome, x, foot - r * 0.12, 0, r / 92), 4)
  for (const k of [-0.26, 0, 0.26])
    out += line(
      curve(
        [
          [x + k * r * 0.8, foot - r * 0.2],
          [x + k * r * 1.1, foot - r * 0.7],
          [x + k * r * 0.5, foot - r * 1.3],
        ],
        false,
      ),
      3,
    )
  for (const side of [-1, 1])
    for (const k of [0.34, 0.9])
      out += shape(leaf(x + side * r * 0.1, foot + r * 0.06, r * 0.92, r * 0.4, -Math.PI / 2 + side * k, 0.5), 3.6)
  return out
}

/** Seen from the side: petals like a cup, row before row. */
function lotus(x: number, y: number, r: number): string {
  const foot = y + r * 0.62
  let out = ''
  for (const [spread, long, count] of [
    [1.36, 1.16, 6],
    [0.98, 1.36, 5],
    [0.5, 1.46, 3],
  ] as const)
    for (const side of [-1, 1])
      for (let i = 0; i < count / 2; i++) {
        const k = side * (1 - i / (count / 2))
        out += shape(leaf(x, foot, r * long, r * 0.56, -Math.PI / 2 + k * spread, 0.58), 3.6)
      }
  out += shape(leaf(x, foot, r * 1.4, r * 0.6, -Math.PI / 2, 0.58), 3.6)
  return out + shape(ellipse(x, foot, r * 0.34, r * 0.12), 3.6)
}

/** A ball of scales with a brush on top. */
function thistle(x: number, y: number, r: number): string {
  let out = ''
  for (let i = 0; i < 9; i++)
    out += shape(leaf(x, y + r * 0.1, r * 1.05, r * 0.2, -Math.PI / 2 + (-1 + i / 4) * 0.72, 0.8), 3.4)
  out += shape(ellipse(x, y + r * 0.4, r * 0.5, r * 0.46), 4)
  for (const [dy, half] of [
    [0.24, 0.42],
    [0.5, 0.42],
  ] as const)
    for (const k of [-0.6, 0, 0.6])
      out += shape(leaf(x + k * half * r, y + dy * r + r * 0.16, r * 0.26, r * 0.24, -Math.PI / 2, 0.4), 3.2)
  return out
}

/** Five round petals, the lowest with lines toward the eye. */
function pansy(x: number, y: number, r: number): string {
  const at = (u: number, v: number, k: number): string => shape(ellipse(x + u * r, y + v * r, k * r, k * r * 0.9), 3.8)
  const whiskers = [-0.5, 0, 0.5].map((k) =>
    line(
      [
        [x + k * r * 0.2, y + r * 0.16],
        [x + k * r * 0.7, y + r * 0.5],
      ],
      3,
    ),
  )
  return (
    at(-0.4, -0.42, 0.5) +
    at(0.4, -0.42, 0.5) +
    at(-0.48, 0.06, 0.48) +
    at(0.48, 0.06, 0.48) +
    at(0, 0.44, 0.54) +
    whiskers.join('') +
    circle(x, y, Math.max(8, r * 0.13), 3.4)
  )
}

const wild =
  (name: string): FlowerHead =>
  (x, y, r, rng) =>
    WILDFLOWERS[name]?.(
      [
        [x, y + 40],
        [x, y + 20],
        [x, y],
      ],
      r,
      rng,
    ) ?? ''

/** By the words that name them. */
export const FLOWER_HEADS: Readonly<Record<string, FlowerHead>> = {
  rose: (x, y, r, rng) => rose(x, y, r * 0.84, rng),
  poppy: (x, y, r, rng) => poppy(x, y, r, rng.between(0, 1), rng),
  lily: (x, y, r, rng) => lily(x, y, r * 1.16, rng.between(0, 1)),
  ...Object.fromEntries(['daisy', 'sunflower', 'cornflower', 'tulip', 'dandelion'].map((name) => [name, wild(name)])),
  ...Object.fromEntries(
    Object.entries(FLOWERS).map(([name, flower]): [string, FlowerHead] => [
      name,
      (x, y, r, rng) => rowsOf(flower, x, y, r, rng),
    ]),
  ),
  hydrangea: ballOf(4, 0.46),
  geranium: ballOf(5, 0.5),
  protea,
  lotus,
  thistle,
  pansy,
  iris,
  orchid,
  'poppy pod': poppyPod,
  hemlock: umbel,
  strelitzia,
}

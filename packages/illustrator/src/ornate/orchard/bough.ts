/** Branches with fruit: leaves, blossoms and what hangs from them, and the single parts beside. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse, leaf } from '../kit/curves.ts'
import { circle, dot, line, shape } from '../kit/marks.ts'
import { band, length, move, type Point, type Poly, TAU, walk } from '../kit/points.ts'
import { cutFruit, wholeFruit } from './fruit.ts'
import { fruitLeaf } from './leaves.ts'
import { FRUIT_PLANTS, type FruitPlant } from './rows.ts'

const DOWN = Math.PI / 2

export function fruitBlossom({ petals, pointed }: FruitPlant, x: number, y: number, r: number): string {
  let out = ''
  for (let i = 0; i < petals; i++) {
    const turn = (i / petals) * TAU - DOWN
    out += shape(leaf(x, y, r, r * Math.min(1.05, (pointed ? 4.4 : 5.6) / petals), turn, pointed ? 0.55 : 0.74), 3.7)
  }
  const inner = Math.max(9.6, r * 0.2)
  if (r > 50)
    for (let i = 0; i < 8; i++) {
      const turn = (i / 8) * TAU
      const far = r * 0.46
      out +=
        line(
          [
            [x, y],
            [x + far * Math.cos(turn), y + far * Math.sin(turn)],
          ],
          3,
        ) + dot(x + far * Math.cos(turn), y + far * Math.sin(turn), 4.6)
    }
  return out + circle(x, y, inner, 3.5)
}

/** One fruit, or the bunch that it grows in, hung from a place by a stalk; all of it within about `r` of its middle. */
export function hung(plant: FruitPlant, x: number, y: number, r: number): string {
  const { bunch = 1, size = 1 } = plant
  const stalk = (to: Point): string => line(curve([[x, y], [x + (to[0] - x) * 0.3, (y + to[1]) / 2], to], false, 6), 5)
  if (bunch === 1) return stalk([x, y + r * 0.34]) + wholeFruit(plant, x, y + r * 1.3, r * size)
  const each = Math.max(13, r * size * (bunch < 4 && plant.outline !== 'pod' ? 0.86 : 1))
  const places = bunchPlaces(bunch, each, plant.outline === 'pod').map(
    ([u, v]): Point => [x + u, y + r * 0.3 + each + v],
  )
  return (
    places.map(([u, v]) => stalk([u, v - each * 0.8])).join('') +
    places.map(([u, v], i) => wholeFruit(plant, u, v, each, tiltOf(u - x, each, i))).join('')
  )
}

const tiltOf = (off: number, each: number, i: number): number =>
  off ? -Math.sign(off) * Math.min(0.4, Math.abs(off) / each / 3) : i % 2 ? 0.06 : -0.06

/** Rows that grow narrower below, as of grapes; two or three side by side; pods at different heights. */
function bunchPlaces(count: number, each: number, isPod: boolean): Point[] {
  if (isPod) return Array.from({ length: count }, (_, i) => [(i - (count - 1) / 2) * each * 0.62, (i % 2) * each * 0.3])
  const rows =
    count < 4
      ? count === 3
        ? [2, 1]
        : [2]
      : count < 6
        ? [3, count - 3]
        : [count > 7 ? 4 : 3, 3, Math.max(1, count - (count > 7 ? 7 : 6))]
  return rows.flatMap((n, row) =>
    Array.from(
      { length: n },
      (_, i): Point => [(i - (n - 1) / 2) * each * 1.9, row * each * 1.6 + (count < 4 && i ? each * 0.24 : 0)],
    ),
  )
}

const bark = (stem: Poly, wide: number): string =>
  shape(
    band(stem, (t) => wide * (1 - 0.55 * t)),
    4,
  )

/** What is along a stem, as shares of its length. */
interface Load {
  fruits: readonly number[]
  blossoms?: readonly number[]
  blossom?: Part
}

/** A branch along a stem: leaves to both sides, then fruit below it. `r` is of a fruit. */
function along(
  plant: FruitPlant,
  stem: Poly,
  r: number,
  rng: Rng,
  { fruits, blossoms = [], blossom = (x, y, size) => fruitBlossom(plant, x, y, size) }: Load,
): string {
  const whole = length(stem)
  const long = r * 1.75
  let leaves = ''
  for (const [i, at] of walk(stem, long * 0.5, whole * 0.1).entries())
    leaves += fruitLeaf(
      plant,
      at.x,
      at.y,
      long * rng.between(0.86, 1.06),
      at.a + (i % 2 ? 1 : -1) * rng.between(0.72, 1),
    )
  const end = stem.at(-1)!
  const before = stem.at(-3)!
  leaves += fruitLeaf(plant, ...end, long * 0.9, Math.atan2(end[1] - before[1], end[0] - before[0]))
  const at = (share: number): Point => {
    const { x, y } = walk(stem, whole, share * whole * 0.999)[0]!
    return [x, y]
  }
  return (
    leaves +
    bark(stem, Math.max(8, r * 0.2)) +
    fruits.map((share) => hung(plant, ...at(share), r)).join('') +
    blossoms.map((share) => blossom(...at(share), r * 0.68, rng)).join('')
  )
}

const MAIN = curve('110,300 330,226 560,236 772,176', false, 16)
const SIDE = curve('480,232 620,320 748,404', false, 12)

/** Across the top of a page, its fruit hanging below it. */
export const boughAcross = (name: string, rng: Rng): string => {
  const plant = FRUIT_PLANTS[name]!
  return (
    along(plant, SIDE, 92, rng, { fruits: [0.94] }) +
    along(plant, MAIN, 96, rng, { fruits: [0.14, 0.5, 0.97], blossoms: [0.32, 0.74] })
  )
}

const WOODY: FruitPlant = { outline: 'round', skin: 'plain', inside: 'core', leaf: 'oval', petals: 5 }

/** The same in bloom, of what flowers on wood. */
export const bloomAcross = (blossom: Part, rng: Rng): string =>
  along(WOODY, SIDE, 112, rng, { fruits: [], blossoms: [0.5, 0.96], blossom }) +
  along(WOODY, MAIN, 118, rng, { fruits: [], blossoms: [0.12, 0.4, 0.66, 0.96], blossom })

/** Twigs of an upright branch: how far up, to which side. */
const TWIGS = [
  [0.3, -1],
  [0.42, 1],
  [0.62, -1],
  [0.74, 1],
] as const

/** Upright, with fruit to both sides. */
export const boughUpright =
  (name: string) =>
  (x: number, foot: number, high: number, rng: Rng, wide = high * 0.62): string => {
    const plant = FRUIT_PLANTS[name]!
    const r = Math.min(wide * 0.17, high * 0.1)
    const top = foot - high + r * 1.8
    const main = curve(`${x - wide * 0.06},${foot} ${x + wide * 0.04},${foot - high * 0.4} ${x},${top}`, false, 14)
    let out = ''
    for (const [t, side] of TWIGS) {
      const y = foot - high * t
      const to = x + side * (wide * 0.5 - r * 1.1)
      const twig = curve(`${x},${y + 20} ${(x + to) / 2},${y - high * 0.06} ${to},${y - high * 0.05}`, false, 8)
      out += along(plant, twig, r, rng, { fruits: [0.98] })
    }
    return along(plant, main, r, rng, { fruits: [], blossoms: [0.56] }) + out
  }

/** From a foot in any direction, as a twig of a wreath or a bouquet. */
export const fruitTwig =
  (name: string) =>
  (x: number, y: number, long: number, turn: number, rng: Rng): string => {
    const plant = FRUIT_PLANTS[name]!
    const at = (t: number, off: number): Point => [
      x + long * (t * Math.cos(turn) - off * Math.sin(turn)),
      y + long * (t * Math.sin(turn) + off * Math.cos(turn)),
    ]
    const stem = curve([at(0, 0), at(0.5, rng.between(-0.08, 0.08)), at(0.8, 0)], false, 8)
    const size = Math.max(16, long * 0.4)
    const leaves = walk(stem, Math.max(16, long * 0.2), long * 0.14).map((step, i) =>
      fruitLeaf(plant, step.x, step.y, size, step.a + (i % 2 ? 0.85 : -0.85)),
    )
    const r = Math.max(14, long * 0.17)
    const fruits = (
      [
        [0.34, 0.12],
        [0.66, -0.1],
      ] as const
    ).map(([t, off]) => {
      const [u, v] = at(t, off)
      return (plant.bunch ?? 1) > 3
        ? [
            [-0.5, 0],
            [0.5, 0.1],
            [0, 0.8],
          ]
            .map(([a, b]) => wholeFruit(plant, u + a! * r * 1.1, v + b! * r, Math.max(11, r * 0.56)))
            .join('')
        : wholeFruit(plant, u, v, r * 0.9, turn + DOWN)
    })
    return (
      leaves.join('') +
      shape(band(stem, Math.max(5, long * 0.03)), 3.2) +
      fruitLeaf(plant, ...at(0.8, 0), size * 0.9, turn) +
      fruits.join('')
    )
  }

export type Part = (x: number, y: number, r: number, rng: Rng) => string

/** Beside the branch: cut, whole, in flower, a leaf, its seeds. */
export const partsOf = (name: string): readonly Part[] => {
  const plant = FRUIT_PLANTS[name]!
  return [
    (x, y, r) => cutFruit(plant, x, y, r * 0.94),
    (x, y, r) => fruitBlossom(plant, x, y, r * 0.94),
    (x, y, r) => ((plant.bunch ?? 1) > 3 ? hung(plant, x, y - r * 0.9, r) : wholeFruit(plant, x, y, r * 0.94)),
    (x, y, r) => seedsOf(plant, x, y, r),
    (x, y, r) => fruitLeaf(plant, x + r * 0.3, y + r * 0.96, r * 2, -DOWN - 0.3),
  ]
}

/** A stone lies by itself, pips lie together. */
function seedsOf({ inside }: FruitPlant, x: number, y: number, r: number): string {
  if (inside === 'stone' || inside === 'kernel')
    return (
      shape(ellipse(x, y, r * 0.5, r * 0.66, 40, 0.3), 4.2) +
      ['-20,-44 -26,0 -12,44', '4,-52 6,0 4,52', '28,-40 34,0 22,40']
        .map((text) => line(move(curve(text, false, 6), x, y, 0.3, r / 100), 3.3))
        .join('')
    )
  return (
    [
      [-0.44, -0.3, 0.4],
      [0.4, -0.42, -0.5],
      [0, 0.1, 0.1],
      [-0.42, 0.56, -0.3],
      [0.46, 0.5, 0.6],
    ] as const
  )
    .map(([u, v, a]) => {
      const [sx, sy] = [x + u * r, y + v * r]
      return (
        shape(move(leaf(-r * 0.27, 0, r * 0.54, r * 0.34, 0, 0.62), sx, sy, a - DOWN), 3.8) +
        line(
          move(
            [
              [-r * 0.1, 0],
              [r * 0.12, 0],
            ],
            sx,
            sy,
            a - DOWN,
          ),
          3.2,
        )
      )
    })
    .join('')
}

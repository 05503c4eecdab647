/** Trees of a countryside, each by its silhouette; `x` is the middle of the trunk, `y` its foot. */
import type { Rng } from '../../ink/random.ts'
import { curve, leaf } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import { move, type Point, type Poly } from '../kit/points.ts'

export type Tree = (x: number, y: number, high: number, rng: Rng) => string

/** In units of the height, up is negative. */
const at =
  (x: number, y: number, high: number) =>
  (text: string, closed = true): Poly =>
    move(curve(text, closed), x, y, 0, high / 100)

/** Small ones have fewer lines. */
const isFine = (high: number): boolean => high > 90
const wide = (high: number): number => (high > 90 ? 4.4 : 3.6)

const cypress: Tree = (x, y, high) => {
  const to = at(x, y, high)
  let out =
    shape(to('-3,0! -3,-12! 3,-12! 3,0!'), 3.4) +
    shape(to('0,-100! 8,-70 11,-36 7,-10! -7,-10! -11,-36 -8,-70'), wide(high))
  if (isFine(high))
    for (const text of ['0,-84 4,-56 3,-24', '-3,-66 -5,-40 -3,-20', '6,-46 7,-32 5,-18'].slice(0, high > 160 ? 3 : 1))
      out += line(to(text, false), 3.2)
  return out
}

const poplar: Tree = (x, y, high) => {
  const to = at(x, y, high)
  return (
    shape(to('-2.5,0! -2,-30! 2,-30! 2.5,0!'), 3.4) +
    shape(to('0,-100! 12,-78 16,-50 10,-22! -10,-22! -16,-50 -12,-78'), wide(high)) +
    (isFine(high)
      ? line(to('0,-22 0,-74', false), 3.2) + line(to('0,-40 7,-54', false), 3.2) + line(to('0,-48 -7,-62', false), 3.2)
      : '')
  )
}

const pine: Tree = (x, y, high) => {
  const to = at(x, y, high)
  let out = shape(to('-4,0! -3,-16! 3,-16! 4,0!'), 3.4)
  const tiers = high > 80 ? 4 : 3
  for (let i = 0; i < tiers; i++) {
    const [low, top] = [-12 - (i * 66) / tiers, -44 - (i * 66) / tiers + (i === tiers - 1 ? 10 : 0)]
    const half = 28 - (i * 19) / tiers
    out += shape(
      to(
        `0,${Math.max(-100, top - 14)}! ${half * 0.46},${low - 14} ${half},${low}! ${half * 0.5},${low + 2} 0,${low + 5} ${-half * 0.5},${low + 2} ${-half},${low}! ${-half * 0.46},${low - 14}`,
      ),
      wide(high),
    )
  }
  return out
}

/** A crown of lobes with a few arcs in it. */
const crown = (u: number, v: number, r: number, lobes: number, rng: Rng): Poly => {
  const turn = rng.between(0, 1)
  const points: Point[] = []
  for (let i = 0; i < lobes * 8; i++) {
    const a = turn + (i / (lobes * 8)) * Math.PI * 2
    const bump = 1 + 0.12 * Math.abs(Math.sin(((a - turn) * lobes) / 2))
    points.push([u + r * bump * Math.cos(a), v + r * 0.86 * bump * Math.sin(a)])
  }
  return points
}

const oak: Tree = (x, y, high, rng) => {
  const to = at(x, y, high)
  const k = high / 100
  let out = shape(to('-9,0! -5,-16 -5,-40! 5,-40! 5,-16 10,0!'), wide(high))
  out += shape(crown(x, y - 62 * k, 36 * k, 9, rng), wide(high))
  const arcs = high > 300 ? LEAFY : LEAFY.slice(0, high > 170 ? 4 : 2)
  if (isFine(high))
    for (const [u, v, r] of arcs) {
      const lobe = Array.from(
        { length: 12 },
        (_, i): Point => [x + (u + r * Math.cos(3.5 + i * 0.22)) * k, y + (v + r * 0.8 * Math.sin(3.5 + i * 0.22)) * k],
      )
      out += line(lobe, 3.3)
    }
  return out
}

/** Arcs of leaves in a crown. */
const LEAFY: readonly (readonly [number, number, number])[] = [
  [-14, -66, 10],
  [12, -76, 11],
  [8, -52, 10],
  [-8, -84, 8],
  [24, -62, 7],
  [-26, -56, 7],
  [-2, -64, 7],
  [-22, -76, 6],
  [22, -46, 6],
  [-12, -46, 7],
]

const olive: Tree = (x, y, high, rng) => {
  const to = at(x, y, high)
  const k = high / 100
  let out = shape(to('-10,0! -4,-14 -8,-30 -18,-44! -12,-48! -1,-34 8,-50! 14,-46! 6,-28 7,-14 13,0!'), wide(high))
  for (const [u, v, r] of [
    [-22, -58, 20],
    [20, -60, 20],
    [0, -76, 24],
  ] as const) {
    out += shape(crown(x + u * k, y + v * k, r * k, 7, rng), wide(high))
    if (high > 260)
      for (const [s, t] of [
        [-8, 2],
        [7, -5],
        [2, 8],
      ] as const)
        out += shape(leaf(x + (u + s) * k, y + (v + t) * k, 11 * k, 5 * k, s - 0.6), 3)
  }
  return out
}

/** Light bark with dark marks. */
const birch: Tree = (x, y, high, rng) => {
  const to = at(x, y, high)
  const k = high / 100
  let out =
    shape(crown(x - 4 * k, y - 74 * k, 21 * k, 8, rng), wide(high)) +
    shape(crown(x + 11 * k, y - 56 * k, 16 * k, 7, rng), wide(high))
  out += shape(to('-4,0! -3,-40 -1,-84! 1,-84! 3,-40 4.5,0!'), wide(high))
  if (isFine(high))
    for (const v of [-10, -22, -36, -50])
      out += line(
        [
          [x - 3 * k, y + v * k],
          [x + (v % 4 ? 0.4 : -0.4) * k, y + (v + 1) * k],
        ],
        4,
      )
  return out
}

const willow: Tree = (x, y, high) => {
  const to = at(x, y, high)
  let out = shape(to('-8,0! -5,-20 -6,-50! 6,-50! 5,-20 10,0!'), wide(high))
  out += shape(
    to(
      '0,-98 28,-92 44,-66 48,-30 44,-10! 38,-34 34,-12! 28,-40 22,-18! 14,-44 6,-26! 0,-46 -8,-24! -14,-44 -22,-16! -28,-40 -34,-10! -38,-34 -46,-12! -48,-36 -44,-66 -28,-92',
    ),
    wide(high),
  )
  if (isFine(high))
    for (const text of [
      '-10,-88 -28,-64 -30,-44',
      '4,-90 2,-64 2,-50',
      '14,-86 30,-62 32,-40',
      ...(high > 300
        ? [
            '-4,-92 -14,-70 -15,-50',
            '10,-90 17,-66 17,-48',
            '-20,-82 -38,-56 -39,-42',
            '22,-80 40,-54 41,-38',
            '-2,-84 -6,-64 -6,-52',
          ]
        : []),
    ])
      out += line(to(text, false), 3.3)
  return out
}

const palm: Tree = (x, y, high) => {
  const k = high / 100
  const to = at(x, y, high)
  let out = shape(to('-5,0! -2,-30 3,-58 8,-78! 12,-76! 8,-56 4,-28 6,0!'), wide(high))
  for (const turn of [-2.9, -2.3, -1.7, -1.1, -0.5, 0.1])
    out += shape(leaf(x + 10 * k, y - 76 * k, 36 * k, 11 * k, turn, 0.4, turn < -1.6 ? -0.18 : 0.18), 3.6)
  return out
}

/** An umbrella on a bare trunk. */
const stonePine: Tree = (x, y, high, rng) => {
  const to = at(x, y, high)
  let out = shape(to('-4,0! -2,-40 -10,-66! -4,-68! 0,-50 6,-68! 11,-66! 3,-40 4,0!'), wide(high))
  out += shape(to('-44,-66! -40,-84 -20,-90 -6,-99 14,-98 30,-88 44,-80 46,-66! 20,-60 -20,-60'), wide(high))
  if (isFine(high))
    for (const u of [-22, 2, 24]) out += line(to(`${u - 8},-72 ${u},-${80 + rng.int(0, 4)} ${u + 8},-72`, false), 3.2)
  return out
}

/** Bare branches. */
const bare: Tree = (x, y, high) => {
  const to = at(x, y, high)
  let out = ''
  for (const text of [
    '-2,-40 -22,-62 -30,-84',
    '0,-46 20,-64 30,-88',
    '-12,-52 -34,-58',
    '10,-54 32,-60',
    '0,-56 -6,-80 -2,-98',
    '-20,-62 -14,-82',
    '20,-64 16,-86',
  ])
    out += line(to(text, false), isFine(high) ? 6 : 4.4)
  return out + shape(to('-7,0! -3,-24 -3,-58! 3,-58! 4,-24 8,0!'), wide(high))
}

const saguaro: Tree = (x, y, high) => {
  const to = at(x, y, high)
  const out =
    shape(to('-8,-30! -20,-34 -26,-44 -26,-66 -22,-72 -16,-66 -15,-50 -6,-46!'), wide(high)) +
    shape(to('8,-44! 20,-46 27,-56 27,-78 22,-84 17,-78 16,-64 6,-60!'), wide(high)) +
    shape(to('-8,0! -9,-80 -6,-96 0,-100 6,-96 9,-80 8,0!'), wide(high))
  return out + (isFine(high) ? line(to('-3,-8 -3,-86', false), 3.2) + line(to('3.4,-6 3.4,-88', false), 3.2) : '')
}

export const bush: Tree = (x, y, high, rng) => {
  const k = high / 100
  return shape(
    crown(x, y - 40 * k, 46 * k, 7, rng).map(([u, v]): Point => [u, Math.min(v, y)]),
    wide(high),
  )
}

/** A boulder in the grass. */
export const stone = (x: number, y: number, size: number): string =>
  shape(move(curve('-50,0! -46,-22 -20,-40 16,-38 42,-22 52,0!'), x, y, 0, size / 100), 4) +
  (size > 60 ? line(move(curve('-18,-34 -8,-18 -14,-4', false), x, y, 0, size / 100), 3.2) : '')

/** By the noun, and by the word where a reader knows only "tree". */
export const TREES: Readonly<Record<string, Tree>> = {
  'cypress tree': cypress,
  cypress: cypress,
  poplar,
  'pine tree': pine,
  fir: pine,
  spruce: pine,
  tree: oak,
  'oak tree': oak,
  'apple tree': oak,
  'cherry tree': oak,
  'maple tree': oak,
  'autumn tree': oak,
  olive,
  'olive tree': olive,
  birch,
  'birch tree': birch,
  aspen: birch,
  'willow tree': willow,
  willow,
  'palm tree': palm,
  palm,
  'umbrella pine': stonePine,
  'bare tree': bare,
  cactus: saguaro,
  saguaro,
  bush,
  shrub: bush,
}

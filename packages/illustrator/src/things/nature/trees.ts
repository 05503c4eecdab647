import type { Spot, Thing } from '../../art/art.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { type Sketch, thing } from '../../art/thing.ts'
import { bloom, fits, knots, mirrored, placed, puffs, said } from '../shapes.ts'

/** A clump of leaves: its bumps are large and small in turn, and chance moves them. */
export function crown(p: Pen, s: Spot, x: number, y: number, rx: number, ry: number, n: number): void {
  const shares = Array.from({ length: n }, (_, i) => (i % 2 ? 1.2 : 0.85) * s.rng.between(0.88, 1.12))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  let turn = s.rng.between(0, 2 * Math.PI)
  const rim = shares.map((share) => {
    const at = [x + Math.cos(turn) * rx, y + Math.sin(turn) * ry] as const
    turn += (share / whole) * 2 * Math.PI
    return at
  })
  p.blob(puffs(rim, 0.72))
}

/** Leaves within a clump: a few scallops side by side, from right to left. */
function leaves(p: Pen, x: number, y: number, n: number, w = 9): void {
  const at = (i: number) => [x + (n / 2 - i) * w, y + (i - n / 2) ** 2 * -1.2] as const
  p.line(
    puffs(
      Array.from({ length: n + 1 }, (_, i) => at(i)),
      0.7,
      false,
    ),
  )
}

const bare = (s: Spot) => said(s, 'bare', 'dead', 'leafless', 'spooky', 'creepy')

/** Trunk with roots, a branch to the right that one can sit on, and a stub to the left. */
function trunk(p: Pen, s: Spot): void {
  p.tint('bark').blob(
    knots(
      '-27 0, -15 -9, -10 -34, -12 -54, -27 -71, -32 -79, -27 -83, -20 -78, -8 -68, -6 -92!, 8 -92!, 9 -66, 26 -68, 44 -71, 58 -78, 60 -75, 46 -64, 28 -59, 11 -48, 12 -20, 27 0, 15 -2, 5 2, -5 -1, -15 2',
    ),
  )
  if (fits(p, s, 9)) p.line(knots('-5 -8, -4 -26')).line(knots('5 -12, 5 -30')).line(knots('-4 -56, -3 -66'))
  if (p.fits(8)) p.tint('umber').ell(0, -44, 5.5, 7)
}

/** Twigs of a tree without leaves. */
function twigs(p: Pen): void {
  p.tint('bark').bar(knots('-2 -80, -6 -116, -26 -146'), 4).bar(knots('2 -80, 10 -118, 30 -148'), 4)
  p.bar(knots('-5 -112, 6 -140, 2 -156'), 3)
    .bar(knots('-24 -76, -42 -92, -48 -112'), 3)
    .bar(knots('44 -68, 54 -86, 52 -100'), 3)
}

type Fruit = (p: Pen, s: Spot, x: number, y: number) => void
const FRUITS = '-32 -132, 4 -144, 36 -130, -44 -106, 44 -102, -26 -86, 24 -84'

/** A round tree with something in its crown. */
const leafy = (name: string, tint: string, fruit?: Fruit, at = FRUITS): Sketch => ({
  name,
  size: [124, 166],
  points: { branch: [44, -70], low: [46, -64], rim: [0, -105] },
  tops: [[24, 54, -70]],
  hollow: [-34, -111, 34, -70],
  back(p, s) {
    trunk(p, s)
    if (bare(s)) return void twigs(p)
    p.tint(tint)
    for (const [x, y, rx, ry, n] of CLUMPS) crown(p, s, x, y, rx, ry, n)
  },
  front(p, s) {
    if (bare(s)) return
    p.tint(tint)
    for (const [x, y, r] of [
      [-31, -90, 24],
      [31, -90, 24],
      [0, -84, 20],
    ] as const)
      crown(p, s, x, y, r, r * 0.72, 6)
    if (fruit) for (const [x, y] of knots(at)) fruit(p, s, x, y)
    else if (p.fits(14)) for (const [x, y, n] of LEAVES) leaves(p, x, y, n)
  },
})

/** The clumps of a round crown from back to front: middle, half width, half height, bumps. */
const CLUMPS = [
  [2, -134, 36, 22, 9],
  [-31, -113, 24, 25, 8],
  [32, -115, 24, 25, 8],
  [0, -112, 28, 22, 8],
] as const
/** Where leaves show in it, and how many. */
const LEAVES = [
  [10, -147, 3],
  [-38, -123, 2],
  [41, -125, 2],
  [-2, -120, 3],
  [-32, -84, 2],
  [32, -85, 2],
] as const

const apple: Fruit = (p, _, x, y) => {
  p.tint('berry').spot(x, y, 8.5)
  p.line(knots(`${x} ${y - 8}, ${x + 3} ${y - 13}`))
}
const blossom: Fruit = (p, _, x, y) => bloom(p, x, y, 13, 5, 0.34, 'petal6')
const magnoliaBloom: Fruit = (p, _, x, y) => {
  p.tint('pink')
  if (!p.fits(13)) return void p.blob(placed(mirrored('0 -14!, 10 -18!, 11 -4, 0 4'), x, y + 5))
  for (const turn of [-50, 50, 0]) p.blob(placed(mirrored('0 -20!, 6 -9, 0 0!'), x, y + 6, 1, turn))
}

const skirt = (y0: number, y1: number, w: number, n: number): Knot[] => {
  const foot = Array.from({ length: n + 1 }, (_, i) => [w - (2 * w * i) / n, y1] as const)
  return [
    [0, y0, 1],
    [w * 0.42, y0 + (y1 - y0) * 0.62],
    [w, y1, 1],
    ...puffs(foot, 0.5, false).slice(1),
    [-w * 0.42, y0 + (y1 - y0) * 0.62],
  ]
}

/** One side's fronds of a palm, from the back one to the front one; the other side is the same mirrored. */
const FRONDS = [
  '0 0!, 0 -26, 22 -48, 48 -44!, 34 -28, 18 -8',
  '0 0!, 14 -26, 44 -36, 68 -8!, 46 -10, 22 -1',
  '0 0!, 24 -14, 52 -4, 60 32!, 38 16, 14 8',
]

function frond(p: Pen, x: number, y: number, outline: string, side: number): void {
  const at = (text: string) => knots(text).map(([u, v, c]): Knot => [x + u * side, y + v, c ?? 0])
  p.blob(at(outline))
  const [, a, b] = knots(outline) as Knot[]
  const [, , , , d, e] = knots(outline) as Knot[]
  if (a && b && d && e)
    p.line(at(`0 0, ${(a[0] + e[0]) / 2} ${(a[1] + e[1]) / 2}, ${(b[0] + d[0]) / 2} ${(b[1] + d[1]) / 2}`))
}

/** The same of an oak, which is broader. */
const OAK = [
  [-4, -142, 44, 26, 9],
  [-48, -122, 30, 26, 8],
  [48, -122, 31, 27, 8],
  [4, -120, 36, 24, 9],
] as const

export const TREES: readonly Thing[] = [
  thing(leafy('tree', 'crown1')),
  thing(leafy('apple tree', 'crown2', apple)),
  thing(leafy('cherry tree', 'blush', blossom)),
  thing(leafy('magnolia', 'mint', magnoliaBloom)),
  thing({
    name: 'oak tree',
    size: [170, 176],
    points: { rim: [0, -118], branch: [58, -78], low: [62, -72] },
    tops: [[30, 70, -79]],
    hollow: [-50, -124, 50, -84],
    back(p, s) {
      p.tint('bark').blob(
        knots(
          '-36 0!, -20 -14, -17 -44, -20 -62, -56 -84!, -50 -92!, -14 -74, -10 -100!, 12 -100!, 15 -74, 34 -76, 70 -82!, 70 -72!, 38 -66, 19 -52, 18 -18, 36 0!, 20 -5, 0 0, -20 -5',
        ),
      )
      p.tint('umber').ell(0, -44, 8, 11)
      p.line(knots('-10 -12, -8 -28')).line(knots('9 -14, 8 -26'))
      p.tint('crown2')
      for (const [x, y, rx, ry, n] of OAK) crown(p, s, x, y, rx, ry, n)
    },
    front(p, s) {
      p.tint('crown2')
      for (const [x, y, r] of [
        [-42, -100, 22],
        [40, -98, 22],
        [0, -104, 20],
      ] as const)
        crown(p, s, x, y, r, r * 0.68, 6)
      if (fits(p, s, 12))
        for (const [x, y, n] of [
          [-56, -130, 2],
          [14, -158, 3],
          [58, -130, 2],
          [-42, -94, 2],
          [40, -92, 2],
        ] as const)
          leaves(p, x, y, n)
      for (const [x, y] of knots('-26 -124, 30 -138, -4 -140')) {
        p.tint('bark')
          .blob(placed(mirrored('0 9!, 5 2, 5 -3, 0 -3'), x, y))
          .tint('umber')
          .blob(placed(mirrored('0 -10, 6.5 -6, 6.5 -2!, 0 -2!'), x, y))
      }
    },
  }),
  thing({
    name: 'willow tree',
    size: [164, 168],
    points: { rim: [0, 0], branch: [30, -96], low: [30, -92] },
    hollow: [-46, -96, 46, 0],
    back(p, s) {
      p.tint('bark').blob(knots('-20 0!, -11 -14, -10 -60, -26 -106!, 26 -106!, 11 -60, 12 -14, 22 0!, 0 -4'))
      p.tint('crown3')
      crown(p, s, 0, -124, 62, 36, 9)
    },
    front(p) {
      p.tint('crown3')
      for (const x of [-76, -58, -40, -22, 22, 40, 58, 76]) {
        const y = Math.abs(x) < 30 ? -62 : -26 + Math.abs(x) * 0.24
        p.blob(
          knots(
            `${x * 0.82 - 9} -112!, ${x - 10} -70, ${x - 9} ${y - 16}, ${x} ${y}!, ${x + 9} ${y - 18}, ${x + 9} -70, ${x * 0.82 + 9} -112!`,
          ),
        )
        p.line(knots(`${x * 0.86} -104, ${x} -70, ${x} ${y - 18}`))
      }
      p.blob(
        puffs(
          knots('-72 -112, -62 -138, -30 -156, 0 -160, 30 -156, 62 -138, 72 -112, 36 -104, 0 -100, -36 -104').map(
            ([x, y]) => [x, y] as const,
          ),
          0.4,
        ),
      )
    },
  }),
  thing({
    name: 'pine tree',
    size: [104, 170],
    points: { branch: [36, -38], low: [38, -32], rim: [0, -81] },
    tops: [[20, 42, -34]],
    hollow: [-26, -87, 26, -54],
    back(p) {
      p.tint('bark').box4(-9, -34, 18, 34)
      p.tint('pine')
        .blob(skirt(-92, -24, 50, 7))
        .blob(skirt(-126, -62, 39, 6))
        .blob(skirt(-170, -98, 29, 5))
    },
    front(p) {
      const foot = [22, 11, 0, -11, -22].map((x) => [x, -66] as const)
      p.tint('pine').blob([
        [-22, -66, 1],
        [-10, -78],
        [0, -82, 1],
        [10, -78],
        [22, -66, 1],
        ...puffs(foot, 0.6, false).slice(1),
      ])
    },
  }),
  thing({
    name: 'cypress tree',
    size: [54, 170],
    back(p) {
      p.tint('bark').box4(-6, -24, 12, 24)
      p.tint('pine').blob(mirrored('0 -170!, 10 -140, 22 -96, 26 -54, 18 -22, 0 -16'))
      for (const [x, y] of knots('-8 -120, 8 -100, -12 -84, 10 -66, -8 -48, 6 -132'))
        p.line(placed(knots('-4 -14, 4 0, 0 12'), x, y))
    },
  }),
  thing({
    name: 'palm tree',
    size: [140, 172],
    points: { branch: [20, -130], low: [50, -108], grip: [4, -70] },
    tops: [[0, 34, -134]],
    back(p, s) {
      p.tint('leaf').blob(knots('18 -128!, 8 -150, 16 -172!, 30 -152'))
      p.tint('bark').blob(knots('-16 0!, -8 -44, 2 -90, 13 -130!, 25 -126!, 16 -86, 9 -44, 10 0!, -3 -3'))
      if (fits(p, s, 13))
        for (const [x, y, w] of [
          [-3, -24, 10],
          [1, -48, 9],
          [6, -72, 8],
          [11, -96, 7],
        ] as const)
          p.line(knots(`${x - w} ${y + 1}, ${x} ${y + 5}, ${x + w - 1} ${y + 3}`))
      p.tint('leaf')
      for (const outline of FRONDS) for (const side of [1, -1]) frond(p, 18, -128, outline, side)
      p.tint('umber').spot(10, -120, 8).spot(26, -119, 8)
    },
  }),
  thing({
    name: 'bonsai',
    size: [120, 116],
    points: { grip: [-36, -14], grip2: [36, -14], branch: [34, -58] },
    tops: [[-30, 30, -112]],
    back(p, s) {
      p.tint('bark').blob(
        knots(
          '-14 -26!, -4 -42, -16 -58, -34 -66!, -30 -72!, -8 -68, 2 -54, 4 -78!, 14 -78!, 12 -58, 36 -62!, 36 -54!, 16 -46, 8 -38, 16 -26!',
        ),
      )
      p.tint('leaf')
      crown(p, s, -34, -76, 24, 11, 6)
      crown(p, s, 38, -66, 20, 10, 5)
      crown(p, s, 8, -94, 34, 15, 7)
      p.line(knots('-3 -38, 4 -46, 0 -56'))
        .line(knots('-44 -78, -38 -74, -30 -76'))
        .line(knots('-4 -96, 4 -91, 14 -94'))
      p.tint('cerulean')
        .card(-42, -28, 84, 12, 5)
        .blob(
          knots('-36 -16!, 36 -16!, 28 -2!, 20 -2!, 20 2!, 12 2!, 12 -2!, -12 -2!, -12 2!, -20 2!, -20 -2!, -28 -2!'),
        )
    },
  }),
]

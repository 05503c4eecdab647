import type { Spot, Thing } from '../../art/art.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { lettersAt } from '../../lettering/on-thing.ts'
import { PRINTED } from '../../reading/printed.ts'
import { counted, steps } from '../kit.ts'
import { around, bloom, candle, corners, drips, fits, heart, knots, mirrored, placed, said, star } from '../shapes.ts'
import { gingerbreadMan } from './gingerbread.ts'
import { sprinkles } from './sweets.ts'

export const puffBite = (x: number, y: number): readonly Knot[] =>
  placed(knots('-18 -18!, -16 -8, -20 2!, -10 4, -8 14!, 2 10, 14 14, 18 -20'), x, y)

/** A tier of a cake on (0, y) with icing that runs over its edge. */
function tier(p: Pen, y: number, w: number, h: number, cake: string, icing: string, n: number): void {
  const r = w / 2
  const d = w * 0.08
  p.tint(cake).blob([
    [-r, y - h, 1],
    [-r, y - d, 1],
    [-r * 0.9, y - d * 0.3],
    [-r * 0.5, y],
    [0, y + d * 0.2],
    [r * 0.5, y],
    [r * 0.9, y - d * 0.3],
    [r, y - d, 1],
    [r, y - h, 1],
  ])
  p.tint(icing).blob([
    [-r, y - h, 1],
    [-r * 0.8, y - h - d * 1.1],
    [0, y - h - d * 1.6],
    [r * 0.8, y - h - d * 1.1],
    ...drips(
      -r,
      r,
      y - h,
      Array.from({ length: n }, (_, i) => h * (i % 2 ? 0.26 : 0.42)),
    ),
  ])
}

/** What is laid about the edge of a tier, in front: strawberries, cherries, roses. */
function garland(p: Pen, s: Spot, y: number, w: number, n: number): void {
  const fruit = DECKED.find(([words]) => s.attributes?.some((said) => words.test(said)))?.[1]
  if (!fruit || !p.fits(w / n)) return
  for (const x of steps(-w / 2, w / 2, n)) fruit(p, x, y + (1 - Math.abs(x) / w) * w * 0.06, (w / n) * 0.5)
}

export const berry = (p: Pen, x: number, y: number, r: number) => {
  p.tint('berry').blob(placed(mirrored('0 -0.9, 0.8 -0.7, 0.95 0, 0.5 0.8, 0 1.2'), x, y, r))
  p.tint('leaf').blob(placed(corners('-0.8 -0.9, 0 -0.5, 0.8 -0.9, 0.4 -1.25, -0.4 -1.25'), x, y, r))
  if (p.fits(r)) for (const [u, v] of knots('-0.4 -0.1, 0.4 -0.1, 0 0.5')) p.ink(x + u * r, y + v * r, r * 0.09)
}

const DECKED: readonly (readonly [RegExp, (p: Pen, x: number, y: number, r: number) => void])[] = [
  [/strawberr/, berry],
  [/cherr|blueberr|raspberr|\bberr/, (p, x, y, r) => p.tint('berry').ell(x, y, r * 0.85)],
  [/flower|rose|daisy|daisies|blossom/, (p, x, y, r) => bloom(p, x, y, r * 1.1, 5, 0.36, 'rose')],
]

function plateUnder(p: Pen, w: number): void {
  p.tint('mist').blob(mirrored(`0 -9!, ${w} -9!, ${w * 0.9} -3, ${w * 0.5} 0!, 0 0!`))
}

/** More would be a fence before the frosting. */
const MOST_ON_CUPCAKE = 4

/** Frosting as it comes out of the bag: three rolls, each leaning the other way than a heap would, the lowest with lobes over the rim. */
function piped(p: Pen): void {
  p.tint('pink')
  p.fuse(() => {
    p.blob(knots('-42 -52, -34 -62, 0 -64, 34 -63, 44 -52, 40 -42, 0 -38, -38 -40'))
    for (const x of steps(-33, 33, 5)) p.ell(x, -41, 10, 9)
  })
  p.blob(knots('-34 -68, -22 -80, 2 -81, 24 -78, 34 -66, 28 -54, 4 -52, -24 -55'))
  p.blob(knots('-22 -80, -14 -90, 0 -94, 14 -91, 23 -80, 18 -70, 0 -68, -17 -71'))
}

const cupcake = thing({
  name: 'cupcake',
  size: [86, 122],
  habitat: 'hand',
  points: { grip: [0, -18], top: [0, -108] },
  back(p, s) {
    p.tint('rose').as('wrapper').blob(corners('-34 -44, 34 -44, 25 0, -25 0'))
    for (const x of p.fits(11) ? [-24, -12, 0, 12, 24] : [-17, 0, 17])
      p.line([
        [x, -40],
        [x * 0.74, -1],
      ])
    // A band about the foot of the wrapper.
    if (p.fits(9)) p.tint('gamboge').blob(corners('-27.5 -13, 27.5 -13, 25 0, -25 0'))
    if (p.fits(7)) for (const x of [-18, -6, 6, 18]) p.tint('rose').ell(x, -6.5, 3.6)
    const isLit = s.attributes?.some((word) => /\bcandles?$/.test(word))
    const isOne = s.attributes?.some((word) => /\bcandle$/.test(word))
    const n = isLit ? Math.min(MOST_ON_CUPCAKE, counted(s, 'candle', isOne ? 1 : 3)) : 0
    for (const [i, x] of steps(-7 * (n - 1), 7 * (n - 1), n).entries())
      candle(p, x, -86 + Math.abs(x) * 0.6, n > 2 ? 4.5 : 6, 18, i % 2 ? 'lilac' : 'cerulean', !said(s, 'unlit'))
    // A horn grows out of the frosting itself.
    if (!n && !said(s, 'unicorn-horn')) {
      p.tint('pink').line(knots('2 -106, 5 -116, 14 -121'), p.at.sw)
      p.tint('leaf').blob(knots('13 -119!, 17 -125, 24 -125, 30 -120!, 24 -115, 17 -115'))
      p.tint('berry').ell(0, -98, 13)
      if (p.fits(9)) p.line(knots('-7 -99, -5 -104, -1 -106'))
    }
    piped(p)
    sprinkles(p, s, '-19 -63, 3 -66, 20 -62, -31 -47, -13 -46, 9 -45, 28 -48, -4 -79')
  },
})

const cake = thing({
  name: 'cake',
  size: [116, 92],
  points: { grip: [-50, -5], grip2: [50, -5] },
  tops: [[-40, 40, -74]],
  back(p, s) {
    plateUnder(p, 58)
    tier(p, -8, 96, 58, 'cream', 'pink', 6)
    if (fits(p, s, 12)) for (const x of [-32, 0, 32]) heart(p.tint('rose'), x, -22, 8)
    for (const x of [-28, 0, 28]) p.tint('berry').blob(placed(mirrored('0 10!, 8 2, 9 -5, 0 -8'), x, -78, 1, 180))
    years(p, s, -36, 78, 52)
    if (said(s, 'sliced')) p.line(knots('10 -72, 16 -12'))
  },
})

/** A wedge, its tip to the left: top, cut side with a layer of cream, and frosting down the back. */
const cakeSlice = thing({
  name: 'cake slice',
  size: [132, 104],
  points: { grip: [-50, -5], grip2: [50, -5] },
  tops: [[10, 44, -84]],
  back(p, s) {
    plateUnder(p, 62)
    p.tint('bark').poly('-52,-52 46,-62 46,-12 -52,-8')
    p.tint('cream').poly('-52,-34 46,-42 46,-30 -52,-24')
    p.tint('pink').blob(
      knots('-52 -52!, -10 -68, 34 -78!, 50 -72, 46 -62!, 34 -52, 22 -58, 8 -46, -6 -55, -20 -46, -36 -53'),
    )
    if (fits(p, s, 7))
      for (const [x, y] of knots('-38 -16, -18 -18, 4 -20, 22 -24, 38 -20')) p.tint('ochre').ell(x, y, 3.6, 2.8)
    sprinkles(p, s, '-24 -58, 2 -65, 39 -70, 33 -60')
    berry(p, 20, -82, 11)
  },
})

/** The years on a plate of sugar against the front, where no face is behind them. */
function years(p: Pen, s: Spot, y: number, w: number, h: number): void {
  const text = s.attributes?.find((word) => word.startsWith(PRINTED))?.slice(PRINTED.length)
  if (!text) return
  p.tint('white').ell(0, y, w / 2, h / 2)
  const size = 0.74 * p.at.scale
  lettersAt(p, text, { middle: p.map(0, y), w: w * size, h: h * size, turn: 0 })
}

/** The more candles, the farther they reach. */
const apart = (n: number): number => (n < 2 ? 0 : n < 4 ? 20 : 26)

/** One broad tier: a figure has the middle, and as many candles as were asked for stand on either side of it. */
function lowCake(p: Pen, s: Spot): void {
  const n = counted(s, 'candle', 4)
  const left = Math.ceil(n / 2)
  const rows = [...steps(-51, -32, left), ...steps(32, 51, n - left)]
  for (const [i, x] of rows.entries())
    candle(p, x, -56, n > 6 ? 4.5 : 6, 28, i % 2 ? 'lilac' : 'cerulean', !said(s, 'unlit'))
  tier(p, -8, 112, 52, 'straw', 'pink', 9)
  if (fits(p, s, 12)) for (const x of [-42, -14, 14, 42]) p.tint('rose').spot(x, -20, 6.5)
}

const isLow = (s: Spot): boolean =>
  said(s, 'topped') && (s.attributes?.some((word) => / candles?$/.test(word)) ?? false)

const birthdayCake = thing({
  name: 'birthday cake',
  size: [116, 136],
  points: { grip: [-50, -5], grip2: [50, -5], wick: [0, -118] },
  tops: (s) => (isLow(s) ? [[-22, 22, -62]] : said(s, 'topped') ? [[-24, 24, -90]] : []),
  back(p, s) {
    plateUnder(p, 58)
    if (isLow(s)) return lowCake(p, s)
    tier(p, -8, 96, 42, 'straw', 'pink', 7)
    if (fits(p, s, 12)) for (const x of [-36, -12, 12, 36]) p.tint('rose').spot(x, -20, 6.5)
    const n = said(s, 'topped') ? 0 : counted(s, 'candle', 3)
    for (const [i, x] of steps(-apart(n), apart(n), n).entries())
      candle(p, x, -90, n > 5 ? 5 : 8, 26, i % 2 ? 'lilac' : 'cerulean', !said(s, 'unlit'))
    tier(p, -55, 66, 32, 'straw', 'blush', 5)
    if (fits(p, s, 12)) star(p.tint('gamboge'), 0, -68, 9)
    garland(p, s, -56, 84, 7)
    garland(p, s, -93, 56, 5)
    years(p, s, -42, 84, 58)
  },
})

const weddingCake = thing({
  name: 'wedding cake',
  size: [116, 172],
  points: { grip: [-50, -5], grip2: [50, -5] },
  tops: [[-18, 18, -132]],
  back(p, s) {
    plateUnder(p, 58)
    tier(p, -8, 100, 44, 'white', 'cream', 7)
    for (const x of [-36, -12, 12, 36]) heart(p.tint('blush'), x, -22, 8)
    tier(p, -57, 72, 38, 'white', 'cream', 5)
    if (fits(p, s, 12)) for (const x of [-20, 0, 20]) p.tint('pink').spot(x, -67, 7)
    tier(p, -99, 46, 30, 'white', 'cream', 3)
    garland(p, s, -58, 88, 7)
    garland(p, s, -100, 62, 5)
    years(p, s, -46, 80, 54)
    if (said(s, 'topped')) return
    heart(p.tint('rose'), 0, -151, 16)
    p.line(knots('0 -137, 0 -132'))
  },
})

/** What teeth leave of the upper right of a rim: three scallops. */
const BITE = knots('22 -82!, 20 -68, 31 -66!, 28 -53, 40 -53!, 41 -43, 54 -45!') as readonly Knot[]

function biteOut(rim: readonly (readonly [number, number] | Knot)[]): Knot[] {
  const isEaten = ([x, y]: readonly [number, number, ...unknown[]]): boolean => x > 17 && y < -42
  const first = rim.findIndex(isEaten)
  const kept = rim.filter((point) => !isEaten(point)).map(([x, y, corner]): Knot => [x, y, corner ?? 0])
  return [...kept.slice(0, first), ...BITE, ...kept.slice(first)]
}

const donut = thing({
  name: 'donut',
  size: [104, 88],
  habitat: 'hand',
  points: { grip: [40, -34], hole: [0, -50] },
  back(p, s) {
    const dough = around(0, -42, 51, 42, 24)
    if (said(s, 'bitten')) p.tint('ochre').blob(biteOut(dough))
    else p.tint('ochre').ell(0, -42, 51, 42)
    const icing = around(0, -47, 44, 34, 16).map(
      ([x, y], i): Knot => [x * (i % 2 ? 1.02 : 0.93), -47 + (y + 47) * (i % 2 ? 1.06 : 0.94)],
    )
    p.tint('pink').blob(said(s, 'bitten') ? biteOut(icing) : icing)
    p.tint('cream').ell(0, -50, 16, 11)
    p.line(knots('-12 -45, 0 -50, 12 -45'))
    sprinkles(
      p,
      s,
      `-30 -52, -24 -36, -8 -26, 12 -27, ${said(s, 'bitten') ? '' : '28 -38, 33 -54, 20 -68, '}0 -73, -19 -67, -34 -62, -18 -28, 2 -33, 22 -29, -27 -44, 9 -68, -10 -68`,
    )
  },
})

const cookie = thing({
  name: 'cookie',
  size: [100, 100],
  habitat: 'hand',
  points: { grip: [30, -40] },
  back(p, s) {
    const rim = around(0, -50, 49, 49, 14).map(([x, y], i): Knot => [x * (i % 2 ? 0.97 : 1.01), y])
    const eaten = said(s, 'bitten', 'eaten')
    p.tint('ochre').blob(
      eaten ? [...rim.slice(4), [-6, -96, 1], [2, -80], [14, -78, 1], [20, -62], [36, -62, 1], [46, -58]] : rim,
    )
    p.tint('umber')
    for (const [x, y] of knots(
      eaten ? '-24 -66, 2 -50, -22 -24, 24 -28' : '-22 -70, 14 -72, 30 -42, -2 -44, -30 -36, 8 -18',
    ))
      if (p.fits(18)) p.blob(placed(knots('-8 4, -7 -5, 2 -8, 9 -3, 7 6, -2 8'), x, y))
      else p.spot(x, y, 5)
    if (s.h > 110) for (const [x, y] of knots('-2 -82, 32 -62, 14 -56, -14 -56, -16 -18, 28 -20')) p.ink(x, y, 1.8)
  },
})

const macaron = thing({
  name: 'macaron',
  size: [100, 108],
  habitat: 'hand',
  points: { grip: [0, -30] },
  back(p) {
    const one = (x: number, y: number, turn: number, tint: string) => {
      const at = (text: string) => placed(mirrored(text), x, y, 1, turn)
      p.tint(tint).blob(at('0 -14!, 37 -14!, 38 -8, 28 0, 0 1'))
      p.tint('cream').blob(at('0 -25!, 34 -25!, 36 -19, 34 -13!, 0 -13!'))
      p.tint(tint).blob(at('0 -50, 24 -47, 38 -34, 38 -25!, 0 -25!'))
      p.line(placed(knots('-37 -30, -28 -35, -19 -29, -9 -35, 0 -29, 9 -35, 19 -29, 28 -35, 37 -30'), x, y, 1, turn))
    }
    one(-8, 0, 0, 'pink')
    one(8, -53, 8, 'mint')
  },
})

export const CAKES: readonly Thing[] = [
  cupcake,
  cake,
  cakeSlice,
  birthdayCake,
  weddingCake,
  donut,
  cookie,
  macaron,
  gingerbreadMan,
]

import type { Thing } from '../../art/art.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { around, corners, drips, fits, knots, leaf, mirrored, placed, puffs, said } from '../shapes.ts'
import { pizzaSlice } from './pizza-slice.ts'

const wavy = (x0: number, x1: number, y: number, n: number, d: number): Knot[] =>
  Array.from({ length: n * 2 + 1 }, (_, i) => [x1 + ((x0 - x1) * i) / (n * 2), y + (i % 2 ? d : 0)] as const)

/** A slice of sausage or pepperoni. */
const disc = (p: Pen, x: number, y: number, r: number) => p.tint('coral').spot(x, y, r)

const sesame = (p: Pen, at: string, lift = 0) => {
  for (const [x, y] of knots(at)) p.ink(x, y - lift, 1.6, 2.8, x)
}

export const MEALS: readonly Thing[] = [
  thing({
    name: 'pizza box',
    size: [170, 150],
    points: { grip: [60, -20], grip2: [-60, -20] },
    tops: [[-70, 70, -44]],
    back(p, s) {
      p.tint('straw').blob(knots('-84 -44!, -66 -150!, 66 -150!, 84 -44!'))
      if (fits(p, s, 20)) p.line(knots('-70 -60, -56 -138, 56 -138, 70 -60'))
      p.tint('ochre').ell(0, -50, 66, 30)
      p.tint('straw').ell(0, -52, 52, 22)
      for (const [x, y] of knots('-26 -56, 4 -62, 28 -50, -6 -44')) disc(p, x, y, 8)
      p.tint('straw').blob(knots('-84 -44!, 84 -44!, 78 0!, -78 0!'))
      p.tint('vermilion').blob(knots('0 -12!, -20 -36!, 20 -36!'))
    },
  }),
  thing({
    name: 'pizza',
    size: [112, 112],
    points: { grip: [40, -24] },
    back(p, s) {
      p.tint('ochre').ell(0, -56, 55)
      p.tint('straw').blob(around(0, -56, 44, 44, 14).map(([x, y], i): Knot => [x * (i % 2 ? 0.96 : 1.02), y]))
      if (said(s, 'sliced') || fits(p, s, 22))
        for (let i = 0; i < 4; i++) p.line(placed(knots('0 -43, 0 43'), 0, -56, 1, i * 45))
      for (const [x, y] of knots('-18 -78, 20 -72, -24 -42, 8 -34, 26 -48, -2 -58')) disc(p, x, y, 8.5)
      if (s.h > 320) {
        for (const [x, y, turn] of [
          [-6, -78, 20],
          [-32, -58, -30],
          [30, -62, 40],
          [-10, -26, 200],
          [22, -28, 150],
        ] as const) {
          p.tint('cream').blob(placed(knots('-3 5!, -3 0, -7 -1, -6 -5, 0 -7, 6 -5, 7 -1, 3 0, 3 5!'), x, y, 1, turn))
        }
        for (const [x, y] of knots('8 -88, 36 -44, -20 -34, 2 -44, -38 -70'))
          p.tint('plum').ell(x, y, 4.2).spot(x, y, 1.6)
        for (let k = 0; k < 16; k++) p.line(placed(knots('-2 -51, 2 -51'), 0, -56, 1, k * 22.5 + 11))
      }
      if (!p.fits(13)) return
      p.tint('leaf')
      for (const [x, y] of knots('2 -80, -30 -60, -10 -30, 28 -34')) leaf(p, x, y, 12, 8, x * 3)
    },
  }),
  pizzaSlice,
  thing({
    name: 'hamburger',
    size: [116, 96],
    points: { grip: [-48, -40], grip2: [48, -40] },
    back(p, spot) {
      p.tint('ochre').blob(mirrored('0 -18!, 51 -18!, 53 -9, 46 -1, 30 0, 0 0'))
      // "a double": another patty with its own cheese.
      const floors = said(spot, 'triple') ? [-16, -31, -46] : said(spot, 'double') ? [-16, -33] : [-16]
      const h = [22, 17, 15][floors.length - 1] ?? 15
      for (const y of floors) {
        p.tint('umber').card(-54, y - h, 108, h, 9)
        const v = y - h
        p.tint('gamboge').blob(
          corners(
            `-48 ${v}, 48 ${v}, 36 ${v + 4}, 22 ${v + 13}, 6 ${v + 4}, -14 ${v + 4}, -28 ${v + 12}, -40 ${v + 4}`,
          ),
        )
      }
      const top = (floors.at(-1) ?? 0) - h
      p.tint('moss')
      for (const x of [-32, 0, 32]) p.card(x - 16, top - 8, 32, 10, 5)
      p.tint('sap').blob([[-56, top - 10, 1], [0, top - 16], [56, top - 10, 1], ...wavy(-56, 56, top - 7, 6, 6)])
      p.tint('ochre').blob(
        mirrored(`0 ${top - 56}, 26 ${top - 52}, 46 ${top - 38}, 54 ${top - 18}, 50 ${top - 11}!, 0 ${top - 11}!`),
      )
      sesame(p, '-26 -72, -10 -82, 8 -74, 24 -80, 34 -64, -2 -64', -38 - top)
    },
  }),
  thing({
    name: 'hot dog',
    size: [134, 70],
    habitat: 'hand',
    points: { grip: [0, -16], mouth: [60, -40] },
    back(p) {
      p.tint('ochre').blob(knots('-54 -44, -30 -64, 0 -68, 30 -64, 54 -44, 50 -24, -50 -24'))
      p.tint('coral').blob(knots('-66 -36, -58 -50, -30 -52, 0 -54, 30 -52, 58 -50, 66 -36, 56 -24, 0 -20, -56 -24'))
      p.line(knots('-46 -42, -36 -48, -26 -38, -14 -49, -2 -39, 10 -49, 22 -39, 34 -48, 46 -41'), p.at.sw * 1.1)
      p.tint('ochre').blob(knots('-56 -28!, -28 -24, 0 -22, 28 -24, 56 -28!, 54 -10, 36 0, -36 0, -54 -10'))
    },
  }),
  thing({
    name: 'taco',
    size: [128, 88],
    habitat: 'hand',
    points: { grip: [0, -20], mouth: [50, -50] },
    back(p) {
      p.tint('ochre').blob(knots('-50 -6!, -48 -44, -22 -72, 14 -78, 46 -58, 62 -24, 62 -6!'))
      p.tint('sap').blob([
        ...puffs(
          knots('-58 -18, -56 -44, -40 -66, -16 -80, 12 -82, 36 -72, 52 -52, 56 -30').map(([x, y]) => [x, y] as const),
          0.5,
          false,
        ),
        [20, -20, 1],
      ])
      p.tint('vermilion').ell(-34, -56, 12).ell(0, -72, 12).ell(34, -56, 12)
      p.tint('straw').blob(knots('-64 -4!, -62 -30, -40 -54, -8 -62, 24 -54, 46 -30, 48 -4!, 30 0, -46 0'))
      p.ink(-32, -32, 2).ink(-8, -44, 2).ink(14, -32, 2).ink(-22, -14, 2).ink(6, -16, 2).ink(30, -18, 2)
    },
  }),
  thing({
    name: 'french fries',
    size: [84, 116],
    habitat: 'hand',
    points: { grip: [0, -26] },
    back(p) {
      p.tint('straw')
      for (const [x, y, turn] of [
        [-24, -104, -8],
        [24, -102, 8],
        [-9, -112, -3],
        [10, -110, 4],
        [-32, -88, -12],
        [33, -88, 12],
        [1, -98, 0],
      ] as const)
        p.blob(placed(corners('-6.5 0, 6.5 0, 6.5 70, -6.5 70'), x, y, 1, -turn * -1))
    },
    front(p, s) {
      p.tint('vermilion').blob(knots('-40 -70!, -24 -56, 0 -51, 24 -56, 40 -70!, 30 0!, -30 0!'))
      if (s.h > 90) p.tint('gamboge').ell(0, -27, 12)
    },
  }),
  thing({
    name: 'sandwich',
    size: [124, 84],
    habitat: 'hand',
    points: { grip: [44, -14], mouth: [-50, -30] },
    back(p, s) {
      const isClose = fits(p, s, 8)
      p.tint('ochre').blob(corners('-60 -22, 60 -22, 60 0, -60 0'))
      p.tint('cream').blob(corners('-60 -18, 60 -18, 52 -6, -52 -6'))
      if (isClose) for (const x of [-36, -14, 10, 34]) p.tint('straw').ell(x, -12, x % 4 ? 3.4 : 4.4, 2.8)
      p.tint('coral').card(-60, -45, 120, 26, 7)
      if (isClose) for (const x of [-46, -20, 4, 30, 52]) p.line(knots(`${x - 8} -23, ${x} -27, ${x + 8} -23`))
      p.tint('gamboge').blob(corners('-56 -40, 56 -40, 48 -31, 34 -31, 24 -22, 12 -31, -30 -31, -40 -24, -50 -31'))
      p.tint('sap').blob([[-62, -44, 1], [62, -44, 1], ...wavy(-62, 62, -40, 7, 7)])
      p.tint('ochre').blob(knots('-60 -44!, -56 -62, -6 -84!, 0 -85, 6 -84!, 56 -62, 60 -44!'))
      p.tint('cream').blob(knots('-50 -50!, -46 -58, 0 -76, 46 -58, 50 -50!'))
      if (isClose)
        for (const [x, y] of knots('-30 -56, -12 -62, 2 -55, 4 -69, 18 -61, 33 -55'))
          p.tint('straw').ell(x, y, y % 2 ? 3.4 : 4.6, 3.2)
    },
  }),
  thing({
    name: 'pancakes',
    size: [130, 84],
    points: { grip: [-58, -4], grip2: [58, -4] },
    back(p, s) {
      // In the air there is one, seen from above.
      if (said(s, 'flying')) {
        p.tint('bark').ell(0, -36, 62, 30)
        p.tint('ochre').ell(0, -44, 62, 30)
        p.tint('straw').blob(corners('-14 -54, 4 -60, 16 -52, 16 -44, -2 -38, -14 -45'))
        return
      }
      p.tint('mist').blob(mirrored('0 -10!, 65 -10!, 50 0!, 0 0!'))
      p.tint('ochre')
      for (const y of [-8, -22, -36, -50]) p.card(-50 + (y % 4), y - 15, 100, 17, 8.5)
      p.tint('bark').blob([
        [-44, -64, 1],
        [-36, -74],
        [0, -78],
        [36, -74],
        [44, -64, 1],
        ...drips(-44, 44, -64, [8, 26, 10, 34, 8]),
      ])
      p.tint('straw').blob(corners('-12 -76, 2 -84, 16 -78, 16 -70, 2 -64, -12 -69'))
      p.line(knots('-12 -76, 2 -71, 16 -78')).line(knots('2 -71, 2 -64'))
    },
  }),
  thing({
    name: 'waffle',
    size: [108, 108],
    habitat: 'hand',
    points: { grip: [40, -30] },
    back(p) {
      p.tint('ochre').card(-53, -107, 106, 106, 30)
      p.tint('straw')
      for (const x of [-30, 0, 30]) for (const y of [-84, -54, -24]) p.card(x - 11, y - 11, 22, 22, 5)
      if (!p.fits(20)) return
      p.tint('cream').blob(knots('-20 -58, -14 -72, 2 -70, 18 -64, 20 -50, 8 -40, -12 -42'))
      p.tint('straw').card(-9, -64, 18, 16, 4)
    },
  }),
  thing({
    name: 'toast',
    size: [104, 104],
    habitat: 'hand',
    points: { grip: [30, -20] },
    back(p) {
      p.tint('bark').blob(mirrored('0 -97, 26 -103, 48 -94, 50 -74, 41 -60!, 41 -8, 34 0!, 0 0!'))
      p.tint('cream').blob(mirrored('0 -87, 24 -92, 38 -84, 38 -72, 31 -60!, 31 -11!, 0 -11!'))
      p.tint('straw').card(-14, -66, 28, 26, 5)
      p.line(knots('-6 -52, 6 -58'))
    },
  }),
  thing({
    name: 'bacon',
    size: [70, 116],
    habitat: 'hand',
    points: { grip: [0, -12], mouth: [0, -108] },
    back(p) {
      const edge = (dx: number): Knot[] =>
        [0, -20, -40, -60, -80, -98, -114].map((y, i) => [dx + (i % 2 ? 8 : -7), y] as const)
      p.tint('coral').blob([...edge(-24), ...edge(24).reverse()])
      p.tint('blush').blob([...edge(-7), ...edge(9).reverse()])
    },
  }),
  thing({
    name: 'egg',
    size: [80, 104],
    habitat: 'hand',
    points: { grip: [0, -40] },
    back(p, s) {
      if (said(s, 'fried')) {
        p.tint('white').blob(knots('-38 -14, -34 -34, -8 -42, 18 -36, 38 -28, 36 -8, 12 0, -18 -2'))
        p.tint('gamboge').ell(2, -22, 15, 10)
        return
      }
      if (said(s, 'broken', 'cracked', 'open')) {
        p.tint('cream').blob(
          knots(
            '-39 -44!, -28 -36!, -16 -48!, -4 -36!, 8 -48!, 20 -36!, 30 -47!, 39 -42!, 34 -12, 16 0, -16 0, -34 -12',
          ),
        )
        return
      }
      p.tint('cream').blob(mirrored('0 -104, 22 -92, 37 -60, 39 -34, 26 -6, 0 0'))
      p.line(knots('-26 -46, -22 -66, -14 -80'))
    },
  }),
  thing({
    name: 'cheese',
    size: [124, 84],
    habitat: 'hand',
    points: { grip: [30, -20] },
    tops: [[-28, 44, -56]],
    back(p) {
      p.tint('gamboge').blob(knots('-60 -42!, 24 -84!, 46 -76, 60 -46!'))
      p.tint('straw').blob(corners('-60 -42, 60 -42, 60 0, -60 0'))
      p.tint('ochre').spot(-30, -22, 10).spot(6, -16, 8).spot(32, -26, 10)
      p.ell(20, -60, 11, 7)
    },
  }),
]

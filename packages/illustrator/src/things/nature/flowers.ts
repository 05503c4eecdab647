import type { Spot, Thing } from '../../art/art.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { counted } from '../kit.ts'
import { around, bloom, fits, knots, leaf, mirrored, placed, puffs, said } from '../shapes.ts'
import { rose, rosette, tulip } from './flower-heads.ts'

interface Plant {
  name: string
  head: (p: Pen, s: Spot) => void
  /** Where bees and butterflies sit: from the middle, at the height of the head. */
  top?: number
  w?: number
  tint?: string
  /** How the leaves stand at the stem. */
  leaves?: 'broad' | 'blades' | 'none'
}

/** A flower on its stem. The head is drawn around (0, -80). */
const flower = ({ name, head, top = -108, w = 66, leaves = 'broad' }: Plant): Thing =>
  thing({
    name,
    size: [w, 112],
    points: { grip: [0, -22], base: [0, 0], low: [0, -66] },
    tops: [[-12, 12, top]],
    back(p, s) {
      p.tint('leaf').bar(knots('0 -1, 2 -30, 0 -70'), 2.6)
      if (leaves === 'broad') {
        leaf(p, 1, -8, 34, 17, -54)
        leaf(p, 1, -14, 34, 17, 56)
      }
      if (leaves === 'blades')
        p.blob(knots('-2 0!, -12 -24, -24 -52!, -22 -20, -8 0!')).blob(knots('2 0!, 10 -18, 26 -42!, 20 -16, 8 0!'))
      head(p, s)
    },
  })

const petalRing = (p: Pen, outline: readonly Knot[], x: number, y: number, n: number, from = 0) => {
  for (let i = 0; i < n; i++) p.blob(placed(outline, x, y, 1, from + (360 * i) / n))
}

/** What a face is put on is drawn plain: one outline of petals about a disc that has room for it. */
const isFaced = (s: Spot): boolean => s.attributes?.includes('plain') ?? false
function faced(p: Pen, petal: string, disc: string, n: number, isPointed: boolean): void {
  const [x, y, r, far] = [0, -80, 23, 39]
  const at = (turn: number, long: number, corner: 0 | 1): Knot => {
    const a = (turn * Math.PI * 2) / n
    return [x + Math.sin(a) * long, y - Math.cos(a) * long, corner]
  }
  const petals = Array.from({ length: n }, (_, i) => [
    at(i, r, 1),
    at(i + 0.2, r + (far - r) * 0.72, 0),
    at(i + 0.5, far, isPointed ? 1 : 0),
    at(i + 0.8, r + (far - r) * 0.72, 0),
  ])
  p.tint(petal).blob(petals.flat())
  p.tint(disc).ell(x, y, r)
}

const colored = (s: Spot) => s.rng.pick(['petal1', 'petal3', 'petal4', 'petal5', 'petal6'])

export const FLOWERS: readonly Thing[] = [
  flower({
    name: 'flower',
    head: (p, s) =>
      isFaced(s)
        ? faced(p, colored(s), 'gamboge', counted(s, 'petal', 7), false)
        : bloom(p, 0, -78, 32, counted(s, 'petal', s.rng.int(6, 8)), 0.32, colored(s)),
  }),
  flower({
    name: 'rose',
    w: 58,
    head(p, s) {
      // In steps up the stem, between the leaves and the cup.
      if (said(s, 'thorn', 'thorns', 'thorny'))
        for (const [y, way] of [
          [-46, 1],
          [-38, -1],
          [-30, 1],
        ] as const)
          p.tint('leaf').poly(knots(`${way * 2} ${y - 4}, ${way * 11} ${y - 3}, ${way * 2} ${y + 4}`))
      p.tint('leaf').blob(knots('-16 -56!, -20 -66, 0 -62, 20 -66, 16 -56!, 0 -48'))
      rose(p, 0, -80, 28)
    },
  }),
  flower({
    name: 'sunflower',
    w: 90,
    top: -114,
    head(p, s) {
      if (isFaced(s)) return faced(p, 'gamboge', 'umber', 14, true)
      p.tint('gamboge')
      petalRing(p, mirrored('0 -42!, 8 -30, 8 -20, 0 -14'), 0, -74, 12, 15)
      petalRing(p, mirrored('0 -40!, 8 -28, 8 -18, 0 -12'), 0, -74, 12)
      p.tint('umber').ell(0, -74, 20)
      if (fits(p, s, 16)) p.ell(0, -74, 13.4).ell(0, -74, 6.4)
      else for (const [x, y] of around(0, -74, 9, 9, 6)) p.ink(x, y, 2)
    },
  }),
  flower({ name: 'tulip', w: 52, leaves: 'blades', head: (p, s) => tulip(p, 0, -82, 28, colored(s)) }),
  flower({
    name: 'daisy',
    head: (p, s) => (isFaced(s) ? faced(p, 'white', 'gamboge', 11, false) : bloom(p, 0, -78, 32, 11, 0.36, 'white')),
  }),
  flower({
    name: 'lily',
    w: 66,
    leaves: 'blades',
    head(p) {
      p.tint('petal5')
      petalRing(p, mirrored('0 -36!, 10 -24, 8 -6, 0 0'), 0, -76, 3, 60)
      petalRing(p, mirrored('0 -38!, 11 -25, 8 -6, 0 0'), 0, -76, 3)
      for (const turn of [-30, 0, 30])
        p.line(placed(knots('0 0, 0 -15'), 0, -76, 1, turn)).ink(
          ...(placed([[0, -17]], 0, -76, 1, turn)[0] as unknown as [number, number]),
          2.4,
        )
    },
  }),
  flower({
    name: 'hibiscus',
    w: 80,
    head(p) {
      p.tint('petal1')
      petalRing(
        p,
        puffs(
          knots('-7 -3, -17 -24, -6 -36, 6 -36, 17 -24, 7 -3').map(([x, y]) => [x, y] as const),
          0.3,
        ),
        0,
        -76,
        5,
      )
      p.tint('pollen').bar(knots('0 -76, 10 -88, 15 -101'), 3.4)
      p.ink(12, -104, 2).ink(18, -103, 2).ink(19, -97, 2)
    },
  }),
  flower({
    name: 'poppy',
    w: 76,
    head(p) {
      const petal = mirrored('0 -37, 14 -38, 26 -26, 20 -8, 0 0!')
      p.tint('vermilion')
      petalRing(p, petal, 0, -76, 2, 90)
      petalRing(p, petal, 0, -76, 2)
      for (const turn of [-14, 14, 166, 194]) p.line(placed(knots('0 -17, 0 -28'), 0, -76, 1, turn))
      p.tint('slate').ell(0, -76, 11)
      for (let i = 0; i < 3; i++) p.line(placed(knots('0 -8, 0 8'), 0, -76, 1, i * 60))
    },
  }),
  flower({
    name: 'peony',
    w: 76,
    head(p) {
      rosette(p, 0, -78, 34, 10, 3, 'petal6')
      p.tint('pollen').spot(0, -78, 8)
    },
  }),
  flower({
    name: 'marigold',
    head(p) {
      rosette(p, 0, -80, 31, 14, 4, 'orange')
      p.tint('leaf').blob(knots('-9 -54!, 0 -60, 9 -54!, 4 -40, -4 -40'))
    },
  }),
  flower({
    name: 'carnation',
    head(p) {
      p.tint('leaf').blob(knots('-9 -66!, 9 -66!, 7 -46, 0 -42, -7 -46'))
      p.tint('petal1')
      for (const [y, w, h] of [
        [-78, 32, 28],
        [-78, 23, 19],
        [-76, 14, 11],
      ] as const) {
        const rim = Array.from(
          { length: 9 },
          (_, i) =>
            [
              -w + (2 * w * i) / 8,
              y - h * (i % 2 ? 1 : 0.82) * Math.sin(0.35 + (i / 8) * 2.44),
              i % 2 ? 0 : 1,
            ] as const,
        )
        p.blob([[0, -62, 1], ...rim])
      }
    },
  }),
  flower({
    name: 'chrysanthemum',
    w: 76,
    head(p) {
      p.tint('gamboge')
      for (const [r, n] of [
        [36, 16],
        [26, 12],
        [16, 8],
      ] as const)
        petalRing(p, mirrored(`0 ${-r}, ${(r * 3.1) / n} ${-r * 0.8}, ${(r * 2) / n} ${-r * 0.3}, 0 0`), 0, -76, n, r)
      p.spot(0, -76, 6)
    },
  }),
  flower({
    name: 'daffodil',
    w: 62,
    leaves: 'blades',
    head(p) {
      p.tint('straw')
      petalRing(p, mirrored('0 -36!, 12 -22, 9 -6, 0 0'), 0, -78, 6)
      p.tint('gamboge')
        .blob(puffs(around(0, -78, 14, 14, 8), 0.6))
        .tint('orange')
        .spot(0, -78, 9)
    },
  }),
  flower({
    name: 'iris',
    w: 76,
    leaves: 'blades',
    head(p) {
      p.tint('violet').blob(mirrored('0 -112!, 14 -102, 13 -82, 0 -72'))
      for (const side of [1, -1]) {
        const at = (text: string) => knots(text).map(([x, y, c]): Knot => [x * side, y, c ?? 0])
        p.blob(at('2 -76!, 18 -94, 30 -102!, 28 -82, 14 -70')).blob(
          at('2 -72!, 22 -74, 36 -58, 30 -40!, 16 -52, 4 -64'),
        )
      }
      p.blob(mirrored('0 -74!, 13 -60, 10 -40, 0 -34!')).tint('pollen').blob(mirrored('0 -72!, 5 -62, 0 -52!'))
    },
  }),
  flower({
    name: 'dandelion',
    w: 70,
    head(p, s) {
      if (said(s, 'yellow', 'blooming')) {
        rosette(p, 0, -78, 30, 16, 3, 'gamboge')
        return
      }
      p.tint('white').ell(0, -76, 33)
      for (const [x, y] of around(0, -76, 24, 24, 10)) {
        p.line([
          [x * 0.3, -76 + (y + 76) * 0.3],
          [x, y],
        ])
        p.line(placed(knots('-5 -5, 0 0, 5 -5'), x, y, 1, (Math.atan2(x, -(y + 76)) * 180) / Math.PI))
      }
      p.tint('moss').spot(0, -76, 7)
    },
  }),
  flower({
    name: 'lavender',
    w: 50,
    leaves: 'blades',
    top: -110,
    head(p) {
      p.tint('violet')
      for (const [y, r] of [
        [-102, 6.4],
        [-91, 7.6],
        [-79, 8.6],
        [-66, 9.2],
        [-52, 9.2],
      ] as const)
        p.spot(-r * 0.74, y, r, r * 0.7, 34).spot(r * 0.74, y - 3, r, r * 0.7, -34)
      p.blob(mirrored('0 -118!, 6 -110, 5 -100, 0 -97'))
    },
  }),
  flower({
    name: 'orchid',
    w: 84,
    leaves: 'blades',
    head(p) {
      p.tint('petal6')
      petalRing(p, mirrored('0 -36!, 9 -24, 7 -6, 0 0'), 0, -74, 3)
      for (const side of [1, -1])
        p.blob(knots('2 -76!, 14 -94, 34 -98, 38 -80, 26 -68, 8 -70').map(([x, y, c]): Knot => [x * side, y, c ?? 0]))
      p.tint('plum').blob(mirrored('0 -78, 9 -74, 12 -64, 5 -54!, 0 -58')).tint('pollen').spot(0, -75, 5)
    },
  }),
  flower({
    name: 'blossom',
    w: 80,
    leaves: 'none',
    head(p) {
      p.tint('petal6')
      petalRing(p, knots('0 0!, 13 -14, 16 -28, 8 -36, 0 -31!, -8 -36, -16 -28, -13 -14'), 0, -74, 5)
      p.tint('pollen').spot(0, -74, 7)
      for (const [x, y] of around(0, -74, 14, 14, 5, 36))
        p.line([
          [x * 0.5, -74 + (y + 74) * 0.5],
          [x, y],
        ]).ink(x, y, 2)
    },
  }),
]

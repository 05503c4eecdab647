import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { bloom, fits, knots, leaf, mirrored } from '../shapes.ts'

export const SEEDS: readonly Thing[] = [
  thing({
    name: 'acorn',
    size: [78, 108],
    habitat: 'hand',
    points: { grip: [0, -40] },
    back(p, s) {
      p.tint('ochre').blob(mirrored('0 -64!, 32 -64!, 32 -36, 16 -10, 0 0!'))
      p.tint('umber').blob(mirrored('0 -98, 22 -94, 38 -76, 39 -62, 30 -56, 0 -54'))
      p.line(knots('0 -98, 2 -108'), p.at.sw * 1.8)
      if (fits(p, s, 14))
        p.line(knots('-30 -82, -10 -60'))
          .line(knots('-14 -94, 14 -60'))
          .line(knots('30 -82, 10 -60'))
          .line(knots('14 -94, -14 -60'))
      p.line(knots('-20 -44, -16 -28'))
    },
  }),
  thing({
    name: 'pinecone',
    size: [82, 114],
    habitat: 'hand',
    points: { grip: [0, -50], hook: [0, -112] },
    back(p) {
      p.tint('bark').bar(knots('0 -100, 0 -112'), 4)
      p.tint('umber').blob(mirrored('0 -104, 22 -98, 36 -74, 38 -48, 26 -18, 0 0'))
      // From the tip up, each row of scales over the one below it, their tips outward.
      for (const [y, w, n] of [
        [-8, 14, 1],
        [-24, 27, 2],
        [-42, 36, 3],
        [-61, 38, 4],
        [-79, 33, 3],
        [-95, 22, 2],
      ] as const)
        for (let i = 0; i < n; i++) {
          const x = -w + w / n + (2 * w * i) / n
          const half = w / n + 2
          p.within(x, y, -x * 0.5, 1, () =>
            p.blob(mirrored(`0 -13, ${half * 0.8} -11, ${half} 2, ${half * 0.55} 8, 0 14!`)),
          )
        }
    },
  }),
  thing({
    name: 'seed',
    size: [60, 96],
    habitat: 'hand',
    points: { grip: [0, -40] },
    back(p) {
      p.tint('umber').blob(mirrored('0 -96!, 16 -74, 29 -38, 22 -8, 0 0'))
      p.line(knots('0 -82, -4 -50, 0 -14')).line(knots('10 -62, 12 -36')).line(knots('-13 -58, -16 -34'))
    },
  }),
  thing({
    name: 'sprout',
    size: [84, 92],
    points: { grip: [0, -30] },
    back(p) {
      p.tint('leaf').bar(knots('0 -14, -2 -40, 2 -66'), 3)
      leaf(p, 2, -64, 48, 28, -56)
      leaf(p, 2, -64, 48, 28, 56)
      p.tint('umber').blob(knots('-42 0!, -34 -14, -14 -22, 12 -22, 34 -14, 42 0!')).ink(-14, -10, 2).ink(10, -8, 2)
    },
  }),
  thing({
    name: 'stem',
    size: [80, 130],
    habitat: 'hand',
    points: { grip: [0, -30], low: [2, -120] },
    back(p) {
      p.tint('leaf').bar(knots('0 -2, 4 -50, -2 -124'), 4)
      leaf(p, 2, -28, 48, 22, 56)
      leaf(p, 3, -52, 48, 22, -56)
      leaf(p, 0, -86, 40, 20, 50)
    },
  }),
  thing({
    name: 'plum blossom branch',
    size: [150, 124],
    habitat: 'hand',
    points: { grip: [-60, -10] },
    tops: [[0, 40, -78]],
    back(p) {
      p.tint('bark').blob(
        knots('-74 -12!, -40 -36, -10 -62, 20 -74, 66 -104!, 70 -98!, 28 -66, 0 -50, -30 -24, -66 0!'),
      )
      p.blob(knots('-22 -50!, -22 -78, -10 -104!, -4 -102!, -12 -78, -8 -60!')).blob(
        knots('22 -70!, 50 -60, 70 -58!, 70 -52!, 46 -52, 20 -60!'),
      )
      for (const [x, y, r] of [
        [-46, -32, 18],
        [2, -58, 20],
        [-8, -102, 17],
        [60, -102, 16],
        [60, -54, 16],
      ] as const)
        bloom(p, x, y, r, 5, 0.3, 'petal6')
      p.tint('rose').spot(34, -86, 7).spot(-22, -72, 6.5).spot(28, -56, 6)
    },
  }),
  thing({
    name: 'toadstool',
    size: [112, 116],
    points: { grip: [0, -24] },
    tops: [[-36, 36, -108]],
    hollow: [-40, -50, 40, 0],
    back(p) {
      p.tint('cream').blob(mirrored('0 -60!, 18 -60!, 17 -30, 26 -6, 14 0, 0 1'))
      p.tint('blush').blob(knots('-24 -56!, 0 -60, 24 -56!, 20 -40, 12 -44, 4 -36, -4 -44, -12 -38, -20 -42'))
      p.tint('cap').blob(mirrored('0 -116, 30 -108, 52 -82, 56 -58, 40 -52, 0 -50'))
      p.tint('white').ell(-24, -78, 11, 10).spot(6, -96, 10, 8).spot(16, -68, 9, 8).spot(40, -76, 7, 9, 30)
    },
  }),
]

import type { Thing } from '../../art/art.ts'
import type { Knot } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { corners, fits, heart, knots, mirrored, puffs, said } from '../shapes.ts'
import { boilsOver } from './foam.ts'

export const POTS: readonly Thing[] = [
  thing({
    name: 'pot',
    size: [132, 92],
    points: { grip: [-60, -46], grip2: [60, -46], handle: [-60, -46], rim: [0, -76] },
    hollow: [-44, -88, 44, -20],
    back(p) {
      p.tint('slate').ell(0, -76, 50, 13)
    },
    front(p, s) {
      p.tint('umber')
        .bar(knots('-48 -62, -66 -60, -66 -38, -48 -36'), 4.5)
        .bar(knots('48 -62, 66 -60, 66 -38, 48 -36'), 4.5)
      p.tint('coral').blob(knots('-50 -76!, -34 -66, 0 -63.5, 34 -66, 50 -76!, 48 -12, 34 0, -34 0, -48 -12'))
      p.line(knots('-47 -20, 0 -12, 47 -20'))
      if (said(s, 'overflowing')) boilsOver(p, 46, -78)
    },
  }),
  thing({
    name: 'frying pan',
    size: [164, 52],
    habitat: 'hand',
    points: { grip: [-62, -40], handle: [-62, -40], rim: [24, -34] },
    tops: [[-18, 66, -34]],
    back(p, s) {
      p.tint('umber').bar(knots('-26 -34, -76 -46'), 7)
      p.tint('slate').blob(knots('82 -34!, -34 -34!, -26 -10, -6 0, 54 0, 74 -10'))
      p.tint('stone').ell(24, -35, 58, 17)
      if (said(s, 'empty')) return
      p.tint('white').blob(knots('58 -35, 50 -45, 30 -43, 12 -49, -10 -41, -8 -31, 10 -25, 30 -27, 48 -25'))
      p.tint('gamboge').ell(24, -37, 13, 7.5)
    },
  }),
  thing({
    name: 'kettle',
    size: [108, 120],
    points: { grip: [0, -112], handle: [0, -112], spout: [58, -70], rim: [0, -80] },
    back(p, s) {
      p.tint('umber').bar(knots('-30 -72, -34 -98, 0 -114, 34 -98, 30 -72'), 5.5)
      p.tint('cerulean').blob(knots('28 -58!, 44 -56, 50 -70, 60 -74!, 58 -60!, 50 -34, 34 -18!'))
      p.blob(mirrored('0 -78, 24 -76, 44 -50, 48 -14, 40 0!, 0 0!'))
      p.tint('sky').blob(mirrored('0 -88, 16 -84, 26 -74, 0 -68'))
      p.tint('vermilion').spot(0, -90, 7)
      p.line(knots('-46 -18, 0 -12, 46 -18'))
      if (said(s, 'overflowing')) boilsOver(p, 25, -72)
    },
  }),
  ...(['pitcher', 'jug'] as const).map((name) =>
    thing({
      name,
      size: [104, 118],
      habitat: 'hand',
      points: { grip: [-46, -60], handle: [-46, -60], spout: [44, -108], rim: [4, -104] },
      hollow: [-28, -112, 36, -30],
      back(p) {
        p.tint('cream').blob(knots('-30 -104, 0 -114, 34 -112, 48 -112!, 36 -100, 0 -96'))
      },
      front(p, s) {
        const clay = name === 'jug'
        p.tint(clay ? 'bark' : 'sky').bar(knots('-28 -92, -48 -90, -52 -60, -38 -34, -28 -32'), 5.5)
        if (clay)
          p.blob(
            knots(
              '-30 -104!, 0 -97, 34 -99, 48 -112!, 36 -80, 28 -72!, 42 -44, 36 -8, 20 0, -20 0, -38 -10, -42 -44, -28 -72!',
            ),
          )
        else p.blob(knots('-30 -104!, 0 -97, 34 -99, 48 -112!, 38 -70, 40 -10, 28 0, -28 0, -36 -10, -32 -70'))
        if (clay) p.tint('straw').blob(knots('-42 -46!, 0 -38, 42 -46!, 41 -26!, 0 -18, -41 -26!'))
        else if (fits(p, s, 15))
          p.tint('gamboge')
            .ell(2, -44, 20)
            .line(knots('2 -63, 2 -25'))
            .line(knots('-15 -54, 19 -34'))
            .line(knots('-15 -34, 19 -54'))
      },
    }),
  ),
  thing({
    name: 'honey jar',
    size: [86, 116],
    points: { grip: [-38, -40], grip2: [38, -40], rim: [0, -88] },
    hollow: [-30, -100, 30, -30],
    back(p) {
      p.tint('wood').bar(knots('12 -80, 34 -114'), 3.5)
      p.tint('straw').ell(0, -88, 32, 8)
    },
    front(p) {
      p.tint('gamboge').blob(
        knots(
          '-32 -88!, -20 -82, 0 -80, 20 -82, 32 -88!, 31 -74!, 42 -56, 42 -14, 30 0, -30 0, -42 -14, -42 -56, -31 -74!',
        ),
      )
      p.tint('ochre').blob(
        knots('-32 -90!, 0 -80, 32 -90!, 32 -70!, 22 -62, 14 -74, 8 -56, -4 -52, -10 -70, -20 -66, -32 -74!'),
      )
      p.tint('cream').card(-24, -44, 48, 30, 6)
      heart(p.tint('pink'), 0, -29, 10)
    },
  }),
  thing({
    name: 'popcorn',
    size: [88, 122],
    points: { grip: [-34, -40], grip2: [34, -40], rim: [0, -80] },
    back(p) {
      p.tint('cream')
      for (const [x, y] of knots('-16 -108, 8 -112, 26 -96, -30 -92, -2 -94, 14 -86, -18 -82, 32 -82'))
        p.blob(
          puffs(
            knots('-10 4, -6 -9, 8 -8, 10 5, 0 10').map(([u, v]) => [x + u, y + v] as const),
            0.7,
          ),
        )
    },
    front(p) {
      p.tint('vermilion').blob(corners('-40 -80, 40 -80, 30 0, -30 0'))
      p.tint('white').blob(corners('-24 -80, -8 -80, -6 0, -18 0')).blob(corners('8 -80, 24 -80, 18 0, 6 0'))
      p.tint('vermilion').blob(
        puffs(
          [-42, -28, -14, 0, 14, 28, 42].map((x) => [x, -78] as const),
          0.6,
          false,
        ).concat([
          [42, -70],
          [-42, -70],
        ] as Knot[]),
      )
    },
  }),
]

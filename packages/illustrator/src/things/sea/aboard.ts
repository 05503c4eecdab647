import type { Thing } from '../../art/art.ts'
import type { Knot } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { around, corners, fits, knots, mirrored, placed, said } from '../shapes.ts'

export const ABOARD: readonly Thing[] = [
  thing({
    name: 'anchor',
    size: [110, 132],
    points: { hook: [0, -126], grip: [0, -80] },
    tops: [[-34, 34, -92]],
    back(p) {
      p.tint('slate').bar(knots('-48 -46, -42 -20, 0 -8, 42 -20, 48 -46'), 6)
      p.bar(knots('0 -96, 0 -10'), 6).bar(knots('-32 -88, 32 -88'), 5.5)
      p.blob(corners('-56 -36, -50 -62, -34 -42')).blob(corners('56 -36, 50 -62, 34 -42'))
      p.ell(0, -112, 17).tint('white').spot(0, -112, 8)
      p.line(knots('14 -102, 34 -84, 12 -62, 26 -44'), p.at.sw * 1.3)
    },
  }),
  thing({
    name: 'ship wheel',
    size: [140, 140],
    habitat: 'wall',
    points: { grip: [-48, -70], grip2: [48, -70], wheel: [0, -70] },
    back(p) {
      p.tint('wood')
      for (let i = 0; i < 8; i++) p.blob(placed(mirrored('0 -69, 5 -66, 4 -50, 5 -40!, 0 -40!'), 0, -70, 1, i * 45))
      p.tint('ochre').ell(0, -70, 46).tint('white').ell(0, -70, 33)
      for (let i = 0; i < 4; i++) p.tint('wood').bar(placed(knots('0 -33, 0 33'), 0, -70, 1, i * 45), 3.2)
      p.tint('gamboge').ell(0, -70, 13)
    },
  }),
  thing({
    name: 'diving helmet',
    size: [120, 124],
    habitat: 'worn',
    points: { rim: [0, -40], base: [0, 0], grip: [0, -100] },
    hollow: [-28, -90, 28, -12.5],
    back(p) {
      p.tint('gamboge').ell(0, -70, 46, 50)
      p.tint('glass').ell(0, -68, 30)
    },
    front(p) {
      const ring = (r: number) => around(0, -68, r, r, 14).map(([x, y]): Knot => [x, y])
      p.tint('ochre')
      p.fuse(() => {
        p.blob(ring(34))
        p.blob([...ring(24)].reverse())
      })
      p.line(knots('-12 -60, 2 -80')).line(knots('0 -56, 12 -74'))
      p.tint('ochre').card(-54, -84, 13, 32, 6).card(41, -84, 13, 32, 6).card(-9, -124, 18, 12, 5)
      p.tint('gamboge').blob(mirrored('0 -28!, 38 -28, 54 -12, 56 0!, 0 0!'))
      for (const x of [-36, -12, 12, 36]) p.ink(x, -12, 3.6)
    },
  }),
  thing({
    name: 'beach umbrella',
    size: [170, 190],
    points: { base: [0, 0], grip: [0, -60], roof: [0, -184] },
    hollow: [-60, -100, 60, 0],
    tops: [[-14, 14, -180]],
    back(p) {
      p.tint('wood').bar(knots('0 -2, 0 -150'), 3.4)
      const x = [-84, -50, -17, 17, 50, 84]
      for (let i = 0; i < 5; i++) {
        const [a, b] = [x[i] as number, x[i + 1] as number]
        p.tint(i % 2 ? 'white' : 'coral').blob(
          knots(`0 -184!, ${a * 0.72} -158, ${a} -108!, ${(a + b) / 2} -118, ${b} -108!, ${b * 0.72} -158`),
        )
      }
      p.tint('gamboge').spot(0, -186, 6)
      p.tint('sand').blob(knots('-34 0!, -22 -10, 0 -14, 22 -10, 34 0!'))
    },
  }),
  thing({
    name: 'beach chair',
    size: [138, 110],
    points: { seat: [0, -36], grip: [40, -60] },
    tops: [[-24, 44, -36]],
    back(p) {
      p.tint('wood').bar(knots('-64 -104, 48 -4'), 4).bar(knots('-40 -2, 66 -46'), 4)
      p.tint('cerulean').blob(knots('-66 -106!, -52 -108!, -10 -48, 20 -36, 64 -50!, 68 -38!, 24 -22, -20 -34'))
      for (const [a, b] of [
        ['-50 -82', '-36 -86'],
        ['-30 -54', '-16 -58'],
        ['6 -26', '10 -40'],
        ['38 -28', '40 -42'],
      ])
        p.line(knots(`${a}, ${b}`))
      p.tint('wood').bar(knots('-34 -62, 40 -62'), 3.6).bar(knots('-20 -2, 36 -62'), 3.6)
    },
  }),
  thing({
    name: 'message in a bottle',
    size: [153, 60],
    habitat: 'water',
    points: { grip: [20, -36], spout: [70, -40] },
    back(p, s) {
      p.tint('wood').blob(placed(corners('-8 -8, 10 -6, 10 6, -8 8'), 68, -42, 1, -8))
      p.tint('glass').blob(
        knots('-64 -52, -20 -60, 10 -56, 36 -48!, 62 -50!, 63 -35!, 37 -31!, 12 -18, -20 -12, -60 -14, -70 -32'),
      )
      p.tint('cream')
        .blob(placed(corners('-34 -12, 28 -14, 28 10, -34 12'), -22, -35, 1, -2))
        .ell(7, -37, 6, 12)
      if (fits(p, s, 12)) p.line(knots('-46 -40, -10 -42')).line(knots('-46 -32, -14 -33'))
      if (!said(s, 'dry'))
        p.tint('water').blob(
          knots('-74 -10, -54 -20, -34 -10, -14 -20, 6 -10, 26 -20, 46 -10, 66 -18, 76 -8, 50 0, -50 0'),
        )
    },
  }),
]

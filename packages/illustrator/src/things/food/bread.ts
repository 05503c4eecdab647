import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { corners, fits, knots, mirrored, placed, puffs, said } from '../shapes.ts'

export const BREAD: readonly Thing[] = [
  thing({
    name: 'bread',
    size: [132, 84],
    points: { grip: [0, -30] },
    back(p) {
      p.tint('ochre').blob(knots('-62 -18, -64 -44, -46 -66, -10 -78, 30 -72, 58 -52, 64 -26, 56 -4, 30 0, -40 0'))
      p.tint('cream')
      for (const x of [-34, 0, 34]) p.blob(placed(mirrored('0 -21!, 6 -6, 0 17!'), x, -44, 1, 20))
    },
  }),
  thing({
    name: 'dough',
    size: [150, 66],
    points: { grip: [0, -30] },
    back(p, s) {
      p.tint('cream')
      if (said(s, 'flat')) {
        p.blob(knots('-72 -8, -60 -22, -20 -28, 30 -26, 66 -20, 74 -8, 60 0, 0 2, -60 0'))
        return
      }
      p.blob(knots('-66 -6, -62 -36, -34 -58, 0 -64, 36 -58, 62 -36, 68 -8, 44 0, -44 0'))
      p.line(knots('-30 -40, -12 -48, 8 -44')).line(knots('20 -30, 34 -34'))
    },
  }),
  thing({
    name: 'croissant',
    size: [128, 74],
    habitat: 'hand',
    points: { grip: [0, -40], mouth: [58, -10] },
    back(p) {
      p.tint('ochre')
      p.blob(knots('-46 -44, -34 -26, -44 -8, -58 0!, -64 -12, -60 -34')).blob(
        knots('46 -44, 34 -26, 44 -8, 58 0!, 64 -12, 60 -34'),
      )
      p.blob(knots('-30 -64, -14 -44, -26 -26, -44 -22!, -58 -34, -48 -54')).blob(
        knots('30 -64, 14 -44, 26 -26, 44 -22!, 58 -34, 48 -54'),
      )
      p.blob(mirrored('0 -74, 22 -70, 34 -58, 24 -34, 14 -28, 0 -26'))
      p.line(knots('-14 -60, -6 -48, -9 -36')).line(knots('14 -60, 6 -48, 9 -36'))
    },
  }),
  thing({
    name: 'pretzel',
    size: [116, 98],
    habitat: 'hand',
    points: { grip: [46, -50] },
    back(p) {
      p.tint('bark').bar(
        knots(
          '-12 -38, 4 -56, 26 -86, 46 -76, 48 -46, 26 -18, 0 -11, -26 -18, -48 -46, -46 -76, -26 -86, -4 -56, 12 -38, 30 -16, 40 -10',
        ),
        9,
      )
      p.bar(knots('-12 -38, -30 -16, -40 -10'), 9)
      for (const [x, y] of knots('-45 -56, -36 -80, 36 -80, 45 -56, 0 -11')) p.ink(x, y, 1.9)
    },
  }),
  thing({
    name: 'muffin',
    size: [88, 96],
    habitat: 'hand',
    points: { grip: [0, -18] },
    back(p) {
      p.tint('straw').blob(corners('-33 -48, 33 -48, 24 0, -24 0'))
      for (const x of [-16, 0, 16]) p.line(knots(`${x} -42, ${x * 0.74} -2`))
      p.tint('bark').blob(
        puffs(
          knots('-40 -46, -36 -72, -14 -90, 14 -90, 36 -72, 40 -46').map(([x, y]) => [x, y] as const),
          0.35,
          false,
        ).concat([[0, -40]]),
      )
      p.tint('blue')
      for (const [x, y] of knots('-20 -62, 4 -76, 22 -60')) p.spot(x, y, 8)
      p.ink(-4, -56, 2).ink(10, -54, 2).ink(-12, -80, 2)
    },
  }),
  thing({
    name: 'pie',
    size: [132, 76],
    points: { grip: [-58, -30], grip2: [58, -30] },
    back(p, s) {
      p.tint('slate').blob(corners('-56 -36, 56 -36, 42 0, -42 0'))
      for (const x of [-30, -10, 10, 30]) p.line(knots(`${x * 1.2} -30, ${x} -4`))
      p.tint('ochre').blob(knots('-56 -40!, -44 -62, -16 -74, 16 -74, 44 -62, 56 -40!'))
      if (fits(p, s, 14))
        for (const [a, b] of [
          ['-36 -66', '-12 -38'],
          ['-8 -74', '20 -38'],
          ['22 -72', '42 -48'],
          ['36 -66', '12 -38'],
          ['8 -74', '-20 -38'],
          ['-22 -72', '-42 -48'],
        ])
          p.line(knots(`${a}, ${b}`))
      p.tint('ochre').blob(
        puffs(
          [-60, -45, -30, -15, 0, 15, 30, 45, 60].map((x) => [x, -38] as const),
          0.75,
          false,
        ).concat([
          [60, -30],
          [-60, -30],
        ]),
      )
    },
  }),
  thing({
    name: 'mooncake',
    size: [112, 74],
    habitat: 'hand',
    points: { grip: [48, -24] },
    back(p) {
      p.tint('ochre').blob(knots('-52 -46!, -52 -20, -34 -6, 0 0, 34 -6, 52 -20, 52 -46!'))
      for (const x of [-36, -18, 0, 18, 36]) p.line(knots(`${x} -24, ${x} ${-4 - Math.abs(x) * 0.12}`))
      p.blob(
        puffs(
          Array.from({ length: 12 }, (_, i): readonly [number, number] => [
            Math.cos((i * Math.PI) / 6) * 48,
            -48 + Math.sin((i * Math.PI) / 6) * 22,
          ]),
          0.6,
        ),
      )
      p.tint('straw')
      for (const [x, y] of knots('0 -60, 20 -50, 12 -39, -12 -39, -20 -50')) p.ell(x, y, 11, 7)
      p.tint('orange').spot(0, -48, 9, 6)
    },
  }),
  thing({
    name: 'burrito',
    size: [66, 122],
    habitat: 'hand',
    points: { grip: [0, -30], mouth: [0, -110] },
    back(p, s) {
      p.tint('sap').blob(
        puffs(
          knots('-24 -92, -18 -112, 0 -118, 18 -112, 24 -92, 0 -84').map(([x, y]) => [x, y] as const),
          0.5,
        ),
      )
      if (s.h > 100) p.tint('vermilion').spot(-8, -100, 9).tint('umber').spot(11, -98, 8)
      p.tint('straw').blob(knots('-28 -92!, -10 -86, 10 -86, 28 -92!, 28 -20, 22 -2, 0 0, -22 -2, -28 -20'))
      p.tint('mist').blob(corners('-31 -52, 31 -62, 31 -4, 24 2, -24 2, -31 -4'))
      p.line(knots('-31 -30, 31 -40'))
      p.ink(-12, -76, 2).ink(6, -72, 2).ink(16, -80, 2)
    },
  }),
  thing({
    name: 'dumpling',
    size: [118, 76],
    habitat: 'hand',
    points: { grip: [0, -20] },
    back(p, s) {
      p.tint('cream').blob(knots('-58 -8, -52 -40, -26 -66, 0 -73, 26 -66, 52 -40, 58 -8, 40 0, -40 0'))
      p.blob(
        puffs(
          knots('-57 -12, -52 -38, -34 -60, -12 -71, 12 -71, 34 -60, 52 -38, 57 -12').map(([x, y]) => [x, y] as const),
          0.45,
          false,
        ).concat(knots('44 -24, 24 -48, 0 -54, -24 -48, -44 -24')),
      )
      for (const x of [-30, -10, 10, 30])
        p.line(knots(`${x * 1.15} ${-62 + Math.abs(x) * 0.35}, ${x * 0.82} ${-46 + Math.abs(x) * 0.25}`))
      if (said(s, 'steaming', 'hot')) p.line(knots('-12 -80, -6 -88, -12 -96')).line(knots('12 -80, 18 -88, 12 -96'))
    },
  }),
  thing({
    name: 'cinnamon roll',
    size: [104, 92],
    habitat: 'hand',
    points: { grip: [36, -30] },
    back(p) {
      p.tint('ochre').blob(knots('-50 -40, -40 -74, -4 -91, 36 -78, 51 -42, 40 -10, 4 0, -36 -8'))
      p.line(
        knots(
          '51 -42, 34 -16, 2 -11, -28 -20, -39 -44, -28 -68, 0 -78, 26 -66, 36 -44, 24 -27, 2 -24, -18 -34, -22 -50, -8 -63, 10 -60, 18 -46, 8 -38, -4 -44',
        ),
      )
      p.tint('white')
      for (const [x, y, r] of [
        [-34, -58, 9],
        [6, -84, 9],
        [30, -56, 8],
      ] as const)
        p.spot(x, y, r, r * 0.8)
    },
  }),
]

import type { Thing } from '../../art/art.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { around, knots, mirrored, placed, puffs, star } from '../shapes.ts'

/** A scallop: ribs from the hinge to a wavy rim. */
const scallop = (p: Pen, x: number, y: number, k: number, turn: number, tint: string) => {
  const rim = around(0, -44, 52, 44, 24).filter(([, v]) => v < -24)
  const right = rim.filter(([u]) => u >= 0)
  const left = rim.filter(([u]) => u < 0)
  p.tint(tint).blob(
    placed(
      [[-12, -4, 1], ...puffs([...left, ...right], 0.5, false), [12, -4, 1], [16, 4], [0, 2], [-16, 4]],
      x,
      y,
      k,
      turn,
    ),
  )
  for (const a of [-52, -26, 0, 26, 52]) p.line(placed(knots('0 -10, 0 -74'), x, y, k, turn + a * 0.86))
}

const coralArm = (p: Pen, path: string, r: number, tint: string) => p.tint(tint).bar(knots(path), r)

const frond = (p: Pen, x: number, h: number, lean: number, tint: string) => {
  const side = (d: number): Knot[] =>
    [0, 0.25, 0.5, 0.75].map((t, i) => [x + lean * t + (i % 2 ? 8 : -6) + d * (1 - t * 0.5), -h * t] as const)
  p.tint(tint).blob([...side(-7), [x + lean, -h, 1], ...side(7).reverse()])
  p.line([0.05, 0.3, 0.55, 0.8].map((t, i): Knot => [x + lean * t + (i % 2 ? 7 : -5), -h * t]))
}

export const SHORE: readonly Thing[] = [
  thing({
    name: 'shell',
    size: [112, 96],
    habitat: 'hand',
    points: { grip: [0, -20] },
    tops: [[-24, 24, -88]],
    back: (p, s) => scallop(p, 0, -4, 1, 0, s.rng.pick(['pink', 'peach', 'lilac'])),
  }),
  thing({
    name: 'clam',
    size: [120, 104],
    points: { rim: [0, -40] },
    hollow: [-36, -46, 36, -16],
    back(p) {
      p.tint('lilac').blob(
        puffs(
          knots('-56 -40, -52 -72, -28 -94, 0 -100, 28 -94, 52 -72, 56 -40').map(([x, y]) => [x, y] as const),
          0.4,
          false,
        ),
      )
      for (const x of [-30, 0, 30]) p.line(knots(`${x * 0.5} -50, ${x} -86`))
      p.tint('blush').ell(0, -42, 50, 13)
      p.tint('white').ell(0, -50, 15)
      p.line(knots('-6 -54, -2 -59'))
    },
    front(p) {
      p.tint('lilac').blob([
        ...knots('-58 -42!, -30 -33, 0 -30, 30 -33, 58 -42!'),
        ...puffs(
          knots('54 -20, 36 -4, 12 2, -12 2, -36 -4, -54 -20').map(([x, y]) => [x, y] as const),
          0.35,
          false,
        ),
      ])
      for (const x of [-30, 0, 30]) p.line(knots(`${x} -26, ${x * 0.8} -8`))
    },
  }),
  thing({
    name: 'pearl',
    size: [90, 90],
    habitat: 'hand',
    points: { grip: [0, -40] },
    back(p) {
      p.tint('blush').ell(0, -45, 44)
      p.tint('white').ell(-14, -60, 11, 8, -35)
      p.line(knots('12 -12, 28 -22, 34 -38'))
    },
  }),
  thing({
    name: 'conch',
    size: [140, 104],
    habitat: 'hand',
    points: { grip: [0, -30], mouthpiece: [-66, -40] },
    back(p) {
      p.tint('peach').blob(
        knots(
          '-68 -44!, -48 -52, -36 -66!, -22 -72, -14 -88!, 4 -88, 18 -102!, 30 -84, 54 -78, 68 -54, 60 -26, 34 -4, 0 0, -34 -18, -54 -34',
        ),
      )
      p.tint('blush').blob(knots('22 -70, 46 -66, 56 -48, 46 -26, 20 -10, 4 -16, 20 -36'))
      p.line(knots('-48 -52, -46 -38'))
        .line(knots('-26 -70, -30 -28'))
        .line(knots('-6 -86, -8 -14'))
        .line(knots('18 -102, 16 -76'))
    },
  }),
  thing({
    name: 'coral',
    size: [120, 120],
    tops: [[-20, 20, -112]],
    points: {},
    back(p) {
      p.tint('coral').fuse(() => {
        for (const [x0, y0, x1, y1, r] of [
          [0, 0, 0, -60, 10],
          [0, -50, 4, -108, 9],
          [0, -28, -34, -56, 9],
          [-32, -52, -40, -92, 8],
          [0, -40, 34, -66, 9],
          [32, -62, 42, -98, 8],
          [-34, -56, -52, -66, 7],
          [34, -66, 54, -72, 7],
          [4, -84, 20, -100, 7],
        ] as const) {
          const a = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI + 90
          const long = Math.hypot(x1 - x0, y1 - y0)
          p.blob(
            placed(
              mirrored(`0 ${-long - r * 0.6}, ${r * 0.8} ${-long}, ${r} ${-long * 0.5}, ${r} 0, 0 ${r * 0.6}`),
              x0,
              y0,
              1,
              a,
            ),
          )
        }
        p.blob(mirrored('0 -16, 26 -10, 30 0!, 0 0!'))
      })
      for (const [x, y] of knots('0 -30, 3 -60, -20 -46, 20 -54, -36 -74, 38 -82, 4 -94')) p.ink(x, y, 2.6)
    },
  }),
  thing({
    name: 'coral reef',
    size: [252, 120],
    tops: [[-110, -60, -50]],
    hollow: [-60, -42, 60, -8],
    points: { rim: [0, -36] },
    back(p) {
      frond(p, -30, 120, 12, 'weed')
      frond(p, 88, 110, -10, 'weed')
      coralArm(p, '-84 -20, -88 -60, -104 -90', 8, 'coral')
      coralArm(p, '-86 -50, -66 -76, -66 -98', 8, 'coral')
      p.tint('rose').blob(puffs(around(30, -66, 38, 42, 9), 0.3))
      for (const a of [-40, -14, 14, 40]) p.line(placed(knots('0 10, 0 -34'), 30, -50, 1, a))
    },
    front(p) {
      p.tint('stone').blob(knots('-124 0!, -116 -26, -90 -36, -60 -24, -30 -34, 10 -20, 50 -32, 90 -26, 122 0!'))
      p.tint('violet')
      for (const [x, h] of [
        [-20, 52],
        [-4, 66],
        [12, 48],
      ] as const)
        p.card(x - 8, -h, 17, h - 8, 8)
      p.tint('gamboge').blob(puffs(around(76, -30, 24, 18, 7), 0.6))
      star(p.tint('orange'), -74, -18, 18, 5, 0.5, 12)
      scallop(p, 108, -4, 0.32, 10, 'pink')
    },
  }),
  thing({
    name: 'seaweed',
    size: [90, 140],
    hollow: [-30, -110, 30, -10],
    points: { low: [0, -130] },
    back(p) {
      frond(p, 0, 138, 6, 'weed')
      frond(p, -26, 96, -8, 'leaf')
      frond(p, 26, 108, 6, 'leaf')
    },
  }),
  thing({
    name: 'wave',
    size: [220, 120],
    habitat: 'water',
    tops: [[-96, -20, -70]],
    hollow: [-20, -70, 60, -10],
    points: { deck: [-40, -80] },
    back(p, s) {
      p.tint('water').blob(
        knots(
          '-110 0!, -96 -34, -64 -74, -20 -104, 30 -112, 70 -98, 92 -70, 88 -52!, 74 -70, 50 -76, 30 -62, 26 -40, 44 -20, 80 -14, 110 0!',
        ),
      )
      if (s.h > 60)
        p.line(knots('-72 -42, -30 -78, 20 -88, 54 -86'))
          .line(knots('-60 -20, -24 -50, 8 -60'))
          .line(knots('-30 -12, -8 -28, 6 -34'))
      p.tint('white').blob(
        puffs(
          knots('-30 -100, 0 -112, 34 -118, 70 -106, 96 -78, 92 -52, 78 -64, 56 -86, 28 -96, 0 -92').map(
            ([x, y]) => [x, y] as const,
          ),
          0.4,
        ),
      )
      p.spot(106, -40, 7).spot(100, -100, 6)
    },
  }),
]

import type { Thing } from '../../art/art.ts'
import type { Knot } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { around, corners, face, fits, knots, mirrored, placed, puffs, said } from '../shapes.ts'
import { drop, flake, half } from './sky.ts'

const CLOUD = knots('-58 -4, -66 -28, -46 -48, -18 -66, 16 -68, 44 -52, 66 -28, 58 -4').map(([x, y]) => [x, y] as const)

const cloudAt = (x: number, y: number, k: number): Knot[] => {
  const rim = puffs(
    CLOUD.map(([u, v]) => [x + u * k, y + v * k] as const),
    0.6,
    false,
  )
  return rim
}

const bands = ['band1', 'band2', 'band3', 'band4', 'band5', 'band6']

const bolt = corners('8 -60, -18 -22, -2 -22, -14 10, 20 -34, 4 -34, 18 -60')

export const STORMS: readonly Thing[] = [
  thing({
    name: 'cloud',
    size: [140, 77],
    habitat: 'sky',
    points: { rim: [0, -66], low: [0, -6] },
    tops: [[-40, 40, -74]],
    hollow: [-40, -74, 40, -20],
    back() {},
    front(p, s) {
      p.tint('cloud').blob(cloudAt(0, 0, 1))
      p.line(knots('-38 -24, -36 -37, -24 -44, -12 -38, -10 -28')).line(knots('6 -42, 11 -53, 22 -56, 31 -49'))
      if (said(s, 'smiling', 'happy')) face(p, 0, -26, 18)
    },
  }),
  thing({
    name: 'storm cloud',
    size: [160, 150],
    habitat: 'sky',
    points: { low: [0, -50] },
    tops: [[-40, 40, -136]],
    back(p) {
      for (const x of [-42, 44]) drop(p, x, -30, 1.1)
      p.tint('gamboge').blob(placed(bolt, 2, -14, 1.1))
      p.tint('slate').blob(cloudAt(0, -60, 1.1))
      p.line(knots('-41 -88, -39 -102, -26 -109, -13 -102, -11 -92')).line(knots('7 -110, 13 -122, 25 -125, 35 -117'))
    },
  }),
  thing({
    name: 'rain',
    size: [160, 150],
    habitat: 'sky',
    points: {},
    back(p) {
      for (const [x, y] of knots('-54 -38, -18 -38, 18 -38, 54 -38, -36 -12, 0 -12, 36 -12')) drop(p, x, y, 0.8)
      p.tint('cloud').blob(cloudAt(0, -62, 1.05))
      p.line(knots('-41 -88, -39 -102, -26 -109, -13 -102, -11 -92')).line(knots('7 -110, 13 -122, 25 -125, 35 -117'))
    },
  }),
  thing({
    name: 'raindrop',
    size: [66, 112],
    habitat: 'air',
    points: { grip: [0, -40] },
    back(p) {
      p.tint('water').blob(mirrored('0 -112!, 14 -78, 30 -48, 32 -26, 18 -4, 0 0'))
      p.line(knots('-16 -32, -14 -20, -6 -14'))
    },
  }),
  thing({
    name: 'lightning',
    size: [90, 150],
    habitat: 'sky',
    points: { tip: [-20, 0] },
    back(p) {
      p.tint('gamboge').blob(corners('18 -150, -40 -66, -4 -66, -22 0, 44 -92, 8 -92, 40 -150'))
    },
  }),
  thing({
    name: 'rainbow',
    size: [240, 122],
    habitat: 'sky',
    points: { base: [0, 0] },
    tops: [[-30, 30, -118]],
    hollow: [-50, -50, 50, 0],
    back(p, s) {
      const colors = s.detail === 'simple' ? bands.slice(0, 4) : bands
      const w = 66 / colors.length
      for (const [i, tint] of colors.entries()) p.tint(tint).blob(half(118 - i * w, 118 - (i + 1) * w))
      for (const x of [-86, 86]) p.tint('cloud').blob(cloudAt(x, 4, 0.52))
    },
  }),
  thing({
    name: 'snowflake',
    size: [101, 120],
    habitat: 'air',
    points: { hook: [0, -118] },
    back(p, s) {
      if (!fits(p, s, 22)) return void flake(p, 0, -60, 56)
      p.tint('mist')
      for (let i = 0; i < 6; i++) {
        const at = (text: string) => placed(knots(text), 0, -60, 1, i * 60)
        p.bar(at('0 -26, 14 -40'), 3).bar(at('0 -26, -14 -40'), 3).bar(at('0 -6, 0 -54'), 3.6)
      }
      p.blob(around(0, -60, 15, 15, 6).map(([x, y]): Knot => [x, y, 1]))
    },
  }),
  thing({
    name: 'snow',
    size: [170, 90],
    points: {},
    tops: [[-60, 60, -26]],
    back(p) {
      for (const [x, y] of knots('-56 -62, -10 -74, 44 -64')) flake(p, x, y, 15)
      p.tint('snow').blob(knots('-84 0!, -70 -18, -40 -28, -10 -22, 20 -34, 56 -28, 84 0!'))
      p.line(knots('-44 -12, -30 -16, -18 -12')).line(knots('20 -16, 34 -20, 46 -14'))
    },
  }),
  thing({
    name: 'icicle',
    size: [120, 100],
    habitat: 'air',
    points: { hook: [0, -98] },
    back(p) {
      p.tint('mist').blob(
        knots(
          '-58 -98!, 58 -98!, 56 -74, 48 -52!, 42 -76, 34 -82!, 28 -50, 20 -24!, 12 -60, 6 -76!, 0 -40, -8 0!, -16 -50, -20 -78!, -26 -60, -34 -36!, -40 -66, -46 -76!, -52 -66!',
        ),
      )
      p.line(knots('-8 -76, -8 -34')).line(knots('20 -82, 20 -52'))
    },
  }),
  thing({
    name: 'tornado',
    size: [140, 170],
    habitat: 'ground',
    points: { base: [10, 0] },
    back(p) {
      p.tint('stone').blob(
        knots(
          '-66 -142, -56 -116, -46 -100, -48 -78, -30 -58, -26 -34, -8 -16, 8 0!, 22 -14, 22 -36, 36 -52, 38 -76, 54 -96, 54 -118, 66 -142',
        ),
      )
      p.ell(0, -146, 66, 20)
      p.ell(0, -148, 34, 8)
      for (const path of [
        '-56 -112, -20 -98, 30 -100, 54 -110',
        '-46 -82, -14 -68, 24 -72, 42 -84',
        '-30 -56, -4 -46, 20 -48, 34 -56',
        '-20 -28, 0 -20, 20 -26',
      ])
        p.line(knots(path))
      p.tint('leaf')
        .spot(56, -40, 7)
        .blob(placed(corners('-7 -7, 7 -7, 7 7, -7 7'), -46, -52, 1, 20))
      p.line(knots('-46 -12, -28 -4, -10 -2')).line(knots('34 -2, 52 -8'))
    },
  }),
  thing({
    name: 'wind',
    size: [168, 100],
    habitat: 'air',
    points: {},
    back(p) {
      p.tint('mist')
      p.bar(knots('-80 -66, -20 -66, 30 -66, 50 -78, 40 -94, 24 -88'), 5)
      p.bar(knots('-66 -42, 0 -42, 56 -42, 78 -54, 72 -72, 56 -70'), 5)
      p.bar(knots('-80 -18, -20 -18, 14 -18, 30 -8, 22 4, 10 0'), 5)
    },
  }),
  thing({
    name: 'hurricane',
    size: [132, 140],
    habitat: 'sky',
    points: {},
    back(p) {
      p.tint('stone').blob(
        knots(
          '0 -18, 34 -26, 56 -52, 58 -86, 40 -114, 66 -140!, 20 -134, -20 -132, -48 -112, -58 -76, -48 -44, -66 -10!, -22 -18',
        ),
      )
      p.line(knots('34 -104, 8 -118, -24 -112, -42 -88, -42 -64')).line(
        knots('-34 -46, -8 -32, 24 -38, 42 -62, 42 -86'),
      )
      p.line(knots('22 -94, -2 -102, -26 -86, -26 -68')).line(knots('-22 -56, 2 -48, 26 -64, 26 -82'))
      p.tint('white').ell(0, -75, 14)
    },
  }),
  thing({
    name: 'fog',
    size: [190, 90],
    habitat: 'air',
    points: {},
    back(p) {
      p.tint('mist')
      for (const [x, y, w] of [
        [-20, -74, 60],
        [24, -54, 66],
        [-14, -32, 74],
        [20, -12, 60],
      ] as const)
        p.bar(knots(`${x - w} ${y}, ${x - w / 2} ${y - 4}, ${x} ${y}, ${x + w / 2} ${y + 4}, ${x + w} ${y}`), 8)
    },
  }),
]

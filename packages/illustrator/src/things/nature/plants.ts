import type { Thing } from '../../art/art.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { around, bloom, bow, corners, fits, knots, leaf, mirrored, placed, puffs, said } from '../shapes.ts'
import { rose, tulip } from './flower-heads.ts'
import { crown } from './trees.ts'

const flip = (outline: readonly Knot[], side: number) => outline.map(([x, y, c]): Knot => [x * side, y, c ?? 0])

const petals = (p: Pen, outline: readonly Knot[], x: number, y: number, turns: readonly number[]) => {
  for (const turn of turns) p.blob(placed(outline, x, y, 1, turn))
}

function pansyHead(p: Pen, x: number, y: number, r: number, tint: string): void {
  p.tint(tint)
    .ell(x - r * 0.42, y - r * 0.5, r * 0.52)
    .ell(x + r * 0.42, y - r * 0.5, r * 0.52)
  p.tint('gamboge')
    .ell(x - r * 0.5, y + r * 0.1, r * 0.48)
    .ell(x + r * 0.5, y + r * 0.1, r * 0.48)
  p.tint(tint).ell(x, y + r * 0.42, r * 0.6, r * 0.52)
  p.tint('pollen').ell(x, y + r * 0.1, r * 0.17)
  for (const dx of [-0.25, 0, 0.25])
    p.line([
      [x + dx * r * 0.6, y + r * 0.35],
      [x + dx * r * 1.1, y + r * 0.68],
    ])
}

export const PLANTS: readonly Thing[] = [
  thing({
    name: 'lotus',
    size: [136, 84],
    habitat: 'water',
    points: { grip: [0, -10] },
    tops: [[-18, 18, -78]],
    back(p) {
      p.tint('leaf').ell(0, -10, 66, 10)
      p.tint('petal6')
      petals(p, mirrored('0 -62!, 12 -40, 10 -12, 0 0'), 0, -12, [-72, 72, -46, 46, -22, 22])
      p.tint('blush').blob(placed(mirrored('0 -66!, 17 -40, 13 -12, 0 0'), 0, -12))
      petals(p, mirrored('0 -46!, 13 -28, 9 -8, 0 0'), 0, -10, [-50, 50])
      p.blob(placed(mirrored('0 -40!, 15 -22, 8 -4, 0 0'), 0, -8))
    },
  }),
  thing({
    name: 'water lily',
    size: [140, 62],
    habitat: 'water',
    tops: [
      [-16, 16, -56],
      [36, 64, -16],
    ],
    back(p) {
      p.tint('leaf')
        .blob(knots('-68 -12, -50 -22, 0 -26, 50 -22, 68 -12, 50 -2, 0 1, -50 -2'))
        .line(knots('34 -12, 66 -10'))
      p.tint('white')
      petals(p, mirrored('0 -46!, 9 -28, 7 -8, 0 0'), -4, -14, [-66, 66, -36, 36, 0])
      petals(p, mirrored('0 -30!, 9 -16, 6 -4, 0 0'), -4, -11, [-52, 52, -18, 18])
      p.tint('pollen').spot(-4, -18, 8, 6)
    },
  }),
  thing({
    name: 'lily pad',
    size: [130, 34],
    habitat: 'water',
    tops: [[-50, 50, -20]],
    back(p) {
      p.tint('leaf').blob(
        knots(
          '10 -19!, 22 -1!, 0 0, -34 -3, -58 -10, -65 -18, -56 -27, -30 -33, 0 -34, 32 -33, 57 -27, 65 -18, 58 -9, 42 -3!',
        ),
      )
      p.line(knots('2 -20, -46 -22')).line(knots('2 -18, -26 -8')).line(knots('14 -22, 44 -26'))
    },
  }),
  thing({
    name: 'cactus',
    size: [90, 143],
    tops: [[-12, 12, -128]],
    points: { top: [0, -130] },
    back(p, s) {
      p.tint('leaf').fuse(() => {
        p.blob(knots('-18 0!, -20 -60, -19 -112, -12 -128, 0 -131, 12 -128, 19 -112, 20 -60, 18 0!'))
        p.blob(knots('14 -48!, 30 -50, 30 -84, 38 -92, 46 -84, 46 -46, 34 -34, 14 -32!'))
        p.blob(knots('-14 -50!, -32 -50, -44 -62, -44 -92, -36 -100, -28 -92, -28 -68, -14 -66!'))
      })
      for (const x of [-7, 7]) p.line(knots(`${x} -116, ${x} -10`))
      for (const [x, y] of knots('-30 -80, 32 -70, 0 -96, 0 -62, 0 -28'))
        p.line(placed(knots('-3 -4, 0 0, 3 -4'), x, y))
      const flowers = said(s, 'flowering')
      if (flowers)
        for (const [x, y] of knots('-37 -101, 39 -93, -9 -92, 9 -52, -9 -22')) bloom(p, x, y, 10, 6, 0.4, 'pink')
      if (flowers || fits(p, s, 14)) bloom(p, flowers ? 0 : 6, -130, 13, 6, 0.36, 'rose')
    },
  }),
  thing({
    name: 'succulent',
    size: [100, 108],
    points: { grip: [0, -20] },
    back(p) {
      p.tint('mint')
      petals(p, mirrored('0 -54!, 15 -36, 12 -10, 0 0'), 0, -52, [-84, 84, -52, 52, -18, 18])
      p.tint('leaf')
      petals(p, mirrored('0 -38!, 13 -24, 10 -6, 0 0'), 0, -52, [-64, 64, -30, 30, 0])
      petals(p, mirrored('0 -22!, 9 -12, 0 0'), 0, -50, [-30, 30])
      p.tint('coral').blob(corners('-34 -40, 34 -40, 25 0, -25 0')).card(-39, -50, 78, 14, 5)
    },
  }),
  thing({
    name: 'bush',
    size: [150, 92],
    points: { rim: [0, -49] },
    hollow: [-44, -56, 44, -4],
    tops: [[-30, 30, -86]],
    back(p, s) {
      p.tint('bush')
      crown(p, s, 0, -50, 58, 34, 9)
    },
    front(p, s) {
      p.tint('bush').blob(
        puffs(
          knots('-64 -2, -60 -24, -40 -38, -14 -42, 14 -42, 40 -38, 60 -24, 64 -2').map(([x, y]) => [x, y] as const),
          0.6,
          false,
        ),
      )
      for (const [x, y] of knots('-40 -14, -12 -22, 16 -14, 42 -18')) p.line(placed(knots('-7 2, 0 -5, 7 2'), x, y))
      if (fits(p, s, 10)) for (const [x, y] of knots('-26 -26, 4 -8, 30 -28')) p.tint('berry').spot(x, y, 5)
    },
  }),
  thing({
    name: 'rose bush',
    size: [150, 104],
    points: { rim: [0, -62] },
    hollow: [-40, -70, 40, -4],
    tops: [[-30, 30, -96]],
    back(p, s) {
      p.tint('bush')
      crown(p, s, 0, -58, 58, 38, 9)
    },
    front(p) {
      p.tint('bush').blob(
        puffs(
          knots('-64 -2, -60 -28, -40 -42, -14 -46, 14 -46, 40 -42, 60 -28, 64 -2').map(([x, y]) => [x, y] as const),
          0.6,
          false,
        ),
      )
      for (const [x, y, r] of [
        [-36, -62, 15],
        [34, -66, 15],
        [0, -50, 17],
        [-44, -26, 15],
        [42, -28, 15],
        [0, -86, 13],
      ] as const)
        rose(p, x, y, r)
      leaf(p.tint('leaf'), -18, -20, 20, 12, -30)
      leaf(p, 18, -18, 20, 12, 30)
    },
  }),
  thing({
    name: 'hydrangea',
    size: [136, 128],
    tops: [[-20, 20, -122]],
    back(p) {
      p.tint('leaf').bar(knots('0 0, 0 -50'), 3)
      for (const turn of [-74, 74, -40, 40]) leaf(p, 0, -10, 60, 32, turn)
      const floret = knots('0 0!, 9 -6, 11 -16, 0 -20, -11 -16, -9 -6')
      for (const [x, y] of knots(
        '-36 -62, 36 -62, 0 -50, -46 -88, 46 -88, -30 -112, 30 -112, 0 -118, -18 -82, 18 -82',
      )) {
        p.tint('lilac').blob(puffs(around(x, y, 14, 14, 4), 0.9))
        if (p.fits(26)) petals(p, floret, x, y, [45, 135, 225, 315])
        p.tint('pollen').spot(x, y, 4)
      }
    },
  }),
  thing({
    name: 'violet',
    size: [96, 104],
    points: { grip: [0, -10] },
    tops: [[-14, 14, -100]],
    back(p) {
      p.tint('leaf').bar(knots('0 0, 4 -40, 0 -62, 0 -74'), 2.5)
      for (const side of [1, -1]) p.blob(flip(knots('2 0!, 30 -2, 48 -18, 40 -38, 24 -36, 8 -18'), side))
      p.tint('violet')
      petals(p, mirrored('0 -28, 11 -22, 9 -6, 0 0'), 0, -72, [-30, 30, -100, 100])
      p.blob(placed(mirrored('0 30, 14 24, 12 8, 0 0'), 0, -72))
        .tint('pollen')
        .spot(0, -70, 5.5)
      p.line(knots('-4 -60, -5 -50')).line(knots('4 -60, 5 -50'))
    },
  }),
  thing({
    name: 'pansy',
    size: [71, 112],
    points: { grip: [0, -10] },
    tops: [[-14, 14, -108]],
    back(p) {
      p.tint('leaf').bar(knots('0 0, 0 -50'), 2.5)
      leaf(p, 0, -4, 40, 20, -58)
      leaf(p, 0, -8, 40, 20, 58)
      pansyHead(p, 0, -72, 36, 'violet')
    },
  }),
  thing({
    name: 'bouquet',
    size: [97, 132],
    habitat: 'hand',
    points: { grip: [0, -30] },
    tops: [[-20, 20, -126]],
    back(p) {
      p.tint('leaf')
      for (const turn of [-52, 52, -24, 24, 0]) leaf(p, 0, -58, 62, 26, turn)
      tulip(p, -30, -96, 17, 'petal2')
      tulip(p, 32, -96, 17, 'petal5')
      bloom(p, 0, -108, 21, 7, 0.34, 'petal4')
      rose(p, -16, -74, 17)
      bloom(p, 20, -70, 18, 6, 0.34, 'petal6')
      p.tint('cream').blob(knots('-44 -62!, -18 -50, 0 -54, 18 -50, 44 -62!, 16 -4, 8 0, -8 0, -16 -4'))
      p.line(knots('-20 -46, -6 -14')).line(knots('20 -46, 6 -14'))
      bow(p.tint('rose'), 0, -26, 18)
    },
  }),
  thing({
    name: 'wildflowers',
    size: [150, 128],
    tops: [[-30, 30, -112]],
    points: { rim: [0, -38] },
    hollow: [-50, -44, 50, -4],
    back(p) {
      for (const [x, y] of knots('-52 -78, -20 -104, 16 -80, 50 -100'))
        p.tint('leaf').bar(knots(`${x * 0.7} -4, ${x * 0.9} ${y * 0.5}, ${x} ${y}`), 2)
      bloom(p, -20, -104, 24, 8, 0.34, 'white')
      tulip(p, 50, -102, 20, 'petal5')
      bloom(p, 16, -80, 21, 5, 0.34, 'petal4')
      bloom(p, -52, -76, 21, 6, 0.34, 'petal6')
    },
    front(p) {
      p.tint('grass').blob(
        knots(
          '-72 0!, -72 -14, -68 -30!, -59 -20, -52 -11!, -50 -30, -46 -46!, -37 -28, -30 -12!, -25 -28, -18 -44!, -9 -28, -2 -12!, 2 -30, 9 -48!, 18 -30, 24 -12!, 29 -26, 37 -38!, 43 -26, 48 -12!, 53 -28, 62 -42!, 66 -20, 70 0!',
        ),
      )
    },
  }),
]

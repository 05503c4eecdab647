import type { Thing } from '../../art/art.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { corners, knots, placed, puffs, said } from '../shapes.ts'

export const tuft = (p: Pen, x: number, y: number, k = 1) =>
  p
    .tint('grass')
    .blob(
      placed(
        knots(
          '-15 0!, -15 -10, -21 -21!, -11 -15, -7 -9!, -7 -18, -3 -31!, 3 -20, 4 -9!, 9 -13, 18 -25!, 16 -10, 15 0!',
        ),
        x,
        y,
        k,
      ),
    )

export const stones = (p: Pen, at: string) => {
  p.tint('stone')
  for (const [x, y] of knots(at)) p.ell(x, y, 12, 8)
}

const snowcap = (p: Pen, x: number, y: number, k: number) =>
  p.tint('snow').blob(placed(knots('0 0!, 22 36!, 12 30, 6 42!, -2 32, -10 44!, -14 32, -22 36!'), x, y, k))

export const LAND: readonly Thing[] = [
  thing({
    name: 'mountain',
    size: [240, 180],
    points: { tip: [-10, -180] },
    tops: [[-24, 4, -176]],
    back(p) {
      p.tint('mountain').blob(knots('4 0!, 34 -62, 52 -78!, 70 -124!, 84 -98, 96 -76!, 104 -60, 118 0!'))
      snowcap(p, 70, -124, 0.86)
      p.tint('mountain').blob(
        knots(
          '-118 0!, -96 -52, -80 -66!, -68 -72, -50 -108!, -34 -136, -10 -180!, 10 -142, 20 -122!, 32 -116, 46 -80!, 62 -56, 86 0!',
        ),
      )
      snowcap(p, -10, -180, 1.6)
      p.line(corners('-10 -122, 4 -92, -8 -66, 8 -40, 0 -14'))
        .line(corners('-50 -92, -42 -66, -52 -44'))
        .line(corners('38 -74, 32 -52, 42 -30'))
        .line(corners('-78 -44, -72 -26'))
    },
  }),
  // One cone alone: no peaks beside it.
  thing({
    name: 'mount fuji',
    size: [300, 142],
    points: { tip: [0, -138] },
    back(p) {
      p.tint('mountain').blob(
        knots('-150 0!, -92 -30, -52 -78, -22 -136!, -8 -130, 6 -138, 22 -134!, 54 -78, 94 -30, 150 0!'),
      )
      p.tint('white').blob(
        knots(
          '-22 -136!, -8 -130, 6 -138, 22 -134!, 36 -104, 47 -86!, 36 -94, 27 -70!, 15 -88, 3 -60!, -9 -88, -22 -68!, -32 -94, -46 -86!, -36 -106',
        ),
      )
      p.line(corners('-60 -34, -48 -22')).line(corners('58 -38, 48 -24')).line(corners('4 -40, -4 -20'))
    },
  }),
  thing({
    name: 'hill',
    size: [260, 100],
    tops: [[-50, 50, -96]],
    points: { grip: [60, -80] },
    back(p) {
      p.tint('land').blob(knots('-130 0!, -116 -10, -88 -38, -44 -84, 8 -98, 56 -86, 92 -44, 118 -12, 130 0!'))
      p.line(knots('-66 -52, -30 -72, 6 -76')).line(knots('-30 -50, 4 -58, 34 -54'))
      tuft(p, -62, -12, 0.9)
      tuft(p, -40, -8, 0.66)
      tuft(p, 64, -20, 0.86)
    },
  }),
  thing({
    name: 'volcano',
    size: [220, 200],
    points: { rim: [0, -130], spout: [0, -132] },
    hollow: [-24, -138, 24, -80],
    back(p, s) {
      if (!said(s, 'dormant', 'sleeping', 'quiet')) {
        p.tint('stone').blob(
          puffs(
            knots('-40 -150, -44 -176, -16 -196, 18 -196, 46 -174, 38 -150, 0 -142').map(([x, y]) => [x, y] as const),
            0.6,
          ),
        )
        p.tint('fire').blob(
          knots('-16 -122!, -20 -146, -30 -162!, -14 -156, -6 -172!, 4 -156, 16 -166!, 18 -146, 16 -122!'),
        )
      }
      p.tint('bark').ell(0, -130, 32, 9)
    },
    front(p) {
      p.tint('umber').blob(knots('-108 0!, -70 -50, -32 -130!, -16 -123, 0 -121, 16 -123, 32 -130!, 70 -50, 108 0!'))
      p.tint('fire').blob(
        knots(
          '-24 -127!, 0 -121, 24 -127!, 22 -96, 28 -72, 18 -60, 12 -84, 6 -66, 2 -36, -8 -36, -8 -74, -16 -62, -24 -50, -30 -64, -22 -90',
        ),
      )
      p.line(knots('50 -54, 60 -32')).line(knots('-56 -44, -64 -22')).line(knots('26 -30, 30 -12'))
    },
  }),
  thing({
    name: 'rock',
    size: [124, 84],
    points: { grip: [-50, -30], grip2: [50, -30], handle: [-56, -30] },
    tops: [[-30, 26, -78]],
    back(p) {
      p.tint('stone').blob(knots('-60 0!, -62 -28, -48 -56, -22 -76, 14 -80, 40 -66, 56 -38, 60 0!'))
      p.line(knots('-44 -44, -26 -58, -6 -58'))
        .line(knots('-6 -58, 4 -40, -2 -22'))
        .line(knots('22 -66, 36 -50, 40 -34'))
      p.blob(knots('26 0!, 25 -15, 38 -25, 54 -19, 60 0!'))
      tuft(p, -46, 0, 0.86)
    },
  }),
  thing({
    name: 'grass',
    size: [150, 84],
    points: { rim: [0, -50] },
    hollow: [-50, -56, 50, -6],
    back(p) {
      p.tint('sap')
      for (const [x, h, lean] of [
        [-54, 56, -14],
        [-30, 76, -10],
        [-6, 66, 4],
        [20, 80, 10],
        [46, 60, 16],
      ] as const)
        p.blob(
          knots(
            `${x - 8} 0!, ${x + lean * 0.3 - 5} ${-h * 0.5}, ${x + lean} ${-h}!, ${x + lean * 0.4 + 6} ${-h * 0.5}, ${x + 8} 0!`,
          ),
        )
    },
    front(p) {
      p.tint('grass')
      for (const [x, h, lean] of [
        [-66, 36, -12],
        [-44, 58, 8],
        [-18, 48, -8],
        [6, 60, -6],
        [32, 52, 8],
        [60, 40, 14],
      ] as const)
        p.blob(
          knots(
            `${x - 9} 0!, ${x + lean * 0.3 - 6} ${-h * 0.5}, ${x + lean} ${-h}!, ${x + lean * 0.4 + 7} ${-h * 0.5}, ${x + 9} 0!`,
          ),
        )
    },
  }),
  thing({
    name: 'island',
    size: [240, 170],
    habitat: 'water',
    points: { branch: [22, -140], low: [60, -118], grip: [6, -90] },
    tops: [
      [-70, -10, -40],
      [30, 78, -38],
    ],
    back(p) {
      p.tint('bark').blob(knots('-2 -40!, 6 -90, 16 -138!, 27 -134!, 18 -88, 14 -40!'))
      for (const [x, y] of knots('5 -64, 10 -88, 15 -112')) p.line(knots(`${x - 5} ${y}, ${x + 8} ${y + 2}`))
      p.tint('leaf')
      for (const side of [1, -1])
        for (const outline of [
          '0 0!, 0 -20, 18 -36, 38 -32!, 26 -20, 14 -6',
          '0 0!, 12 -20, 36 -28, 56 -6!, 38 -8, 18 0',
          '0 0!, 20 -10, 42 0, 48 28!, 30 14, 12 8',
        ])
          p.blob(
            placed(
              knots(outline).map(([x, y, c]): Knot => [x * side, y, c ?? 0]),
              21,
              -136,
            ),
          )
      p.tint('umber').spot(14, -128, 8).spot(29, -127, 8)
      p.tint('sand').blob(knots('-96 -14!, -70 -34, -20 -46, 30 -46, 74 -34, 98 -14!'))
      tuft(p, -44, -36, 0.8)
      stones(p, '66 -34')
      p.tint('water').blob(
        knots(
          '-118 -10, -96 -20, -70 -12, -46 -20, -20 -12, 4 -20, 30 -12, 54 -20, 80 -12, 100 -20, 118 -10, 90 0, 0 2, -90 0',
        ),
      )
    },
  }),
  thing({
    name: 'iceberg',
    size: [188, 132],
    habitat: 'water',
    // Broad enough for a bear and her cub.
    tops: [[-78, 6, -56]],
    back(p) {
      p.tint('mist').blob(
        corners(
          '-88 -14, -84 -46, -74 -56, 6 -56, 14 -84, 28 -104, 34 -124, 48 -132, 58 -112, 68 -96, 74 -66, 84 -40, 86 -14',
        ),
      )
      p.line(corners('-74 -56, -62 -46, -30 -50, -14 -44, 14 -48, 6 -56'))
        .line(corners('-62 -46, -56 -14'))
        .line(corners('-14 -44, -20 -14'))
        .line(corners('14 -48, 24 -14'))
        .line(corners('48 -132, 44 -104, 30 -88, 34 -62, 14 -48'))
        .line(corners('44 -104, 58 -84, 54 -54, 66 -34, 62 -14'))
        .line(corners('34 -62, 54 -54'))
      p.tint('water').blob(
        knots('-94 -10, -74 -20, -50 -12, -26 -20, 0 -12, 26 -20, 50 -12, 74 -20, 94 -10, 70 0, 0 2, -70 0'),
      )
    },
  }),
  thing({
    name: 'cliff',
    size: [169, 207],
    points: { grip: [60, -120] },
    tops: [[-84, 62, -182]],
    back(p) {
      p.tint('stone').blob(
        knots('-90 0!, -90 -176!, 66 -176!, 72 -160!, 58 -138!, 66 -104!, 44 -84!, 58 -46!, 38 -26!, 50 0!'),
      )
      p.line(corners('58 -138, 24 -132, 12 -106, 44 -84'))
        .line(corners('12 -106, -20 -112, -34 -84, -20 -56'))
        .line(corners('58 -46, 22 -50, 6 -26, 14 0'))
        .line(corners('-90 -120, -62 -128, -34 -84'))
        .line(corners('-20 -56, 22 -50'))
        .line(corners('-20 -56, -48 -44, -56 -14'))
        .line(corners('-90 -66, -62 -60, -48 -44'))
      p.tint('grass').blob([
        ...knots('-92 -188!, 68 -188!, 78 -176!'),
        ...puffs(
          [74, 48, 22, -4, -30, -56, -92].map((x) => [x, -174] as const),
          0.5,
          false,
        ),
      ])
      tuft(p, -60, -186, 0.8)
      tuft(p, 20, -186, 0.7)
    },
  }),
  thing({
    name: 'cave',
    size: [220, 160],
    points: { rim: [0, 0], door: [0, 0] },
    tops: [[-50, 40, -150]],
    hollow: [-46, -96, 46, 0],
    back(p) {
      p.tint('slate').blob(knots('-56 0!, -54 -60, -30 -98, 0 -106, 30 -98, 54 -60, 56 0!'))
    },
    front(p) {
      p.tint('stone').blob(
        knots(
          '-108 0!, -106 -46!, -88 -66!, -82 -104!, -52 -122!, -40 -148!, 10 -156!, 44 -142!, 62 -118!, 90 -102!, 94 -64!, 108 -44!, 108 0!, 52 0!, 50 -44, 36 -60!, 30 -84!, 8 -92!, 0 -78!, -10 -94!, -32 -86!, -38 -62!, -50 -46, -54 0!',
        ),
      )
      p.line(corners('-88 -66, -68 -56, -62 -30'))
        .line(corners('-40 -148, -28 -122, -46 -108'))
        .line(corners('44 -142, 34 -118, 54 -100'))
        .line(corners('94 -64, 74 -54, 70 -28'))
        .line(corners('0 -134, 8 -116'))
      tuft(p, -92, 0)
      tuft(p, 88, 0)
    },
  }),
]

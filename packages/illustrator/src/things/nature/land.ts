import type { Thing } from '../../art/art.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { corners, fits, knots, placed, puffs, said } from '../shapes.ts'

export const tuft = (p: Pen, x: number, y: number, k = 1) =>
  p.tint('grass').blob(placed(corners('-14 0, -18 -18, -8 -8, -4 -26, 2 -9, 12 -22, 14 0'), x, y, k))

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
      p.tint('mountain').blob(corners('10 0, 66 -122, 118 0'))
      snowcap(p, 66, -122, 0.9)
      p.tint('mountain').blob(knots('-118 0!, -60 -84!, -48 -90!, -10 -180!, 34 -96!, 44 -92!, 84 0!'))
      snowcap(p, -10, -180, 1.5)
      p.line(knots('-44 -60, -32 -38, -38 -20'))
        .line(knots('20 -84, 12 -58, 22 -36'))
        .line(knots('-14 -84, -8 -60'))
        .line(knots('70 -56, 76 -36'))
    },
  }),
  thing({
    name: 'hill',
    size: [260, 100],
    tops: [[-50, 50, -96]],
    points: { grip: [60, -80] },
    back(p) {
      p.tint('land').blob(knots('-130 0!, -90 -44, -40 -90, 10 -98, 60 -84, 100 -38, 130 0!'))
      tuft(p, -44, -30, 0.8)
      tuft(p, 40, -50, 0.8)
      tuft(p, 74, -16, 0.8)
      tuft(p, -8, -66, 0.8)
    },
  }),
  thing({
    name: 'volcano',
    size: [220, 200],
    points: { rim: [0, -130], spout: [0, -132] },
    hollow: [-24, -150, 24, -110],
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
    tops: [[-36, 30, -78]],
    hollow: [-40, -70, 40, -10],
    back() {},
    front(p) {
      p.tint('stone').blob(knots('-60 0!, -58 -34, -40 -64, -10 -82, 26 -78, 48 -54, 60 -24, 60 0!'))
      p.line(knots('-22 -62, -6 -50, -12 -32')).line(knots('30 -50, 24 -36')).line(knots('-44 -20, -30 -16'))
    },
  }),
  thing({
    name: 'pebble',
    size: [110, 66],
    habitat: 'hand',
    points: { grip: [0, -30] },
    tops: [[-30, 30, -62]],
    back(p) {
      p.tint('stone').blob(knots('-54 -24, -42 -54, -4 -65, 36 -56, 54 -28, 42 -4, 0 0, -42 -4'))
      p.line(knots('-34 -34, -26 -46, -10 -52')).ink(16, -24, 2).ink(28, -34, 2).ink(-6, -16, 2)
    },
  }),
  thing({
    name: 'grass',
    size: [150, 84],
    hollow: [-50, -70, 50, -10],
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
      p.tint('umber').ell(14, -128, 8).ell(29, -127, 8)
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
    size: [190, 150],
    habitat: 'water',
    tops: [
      [-50, -14, -84],
      [10, 44, -128],
    ],
    back(p) {
      p.tint('mist').blob(
        corners('-78 -14, -64 -62, -48 -86, -16 -86, -2 -110, 12 -130, 44 -130, 58 -92, 66 -60, 80 -14'),
      )
      p.line(knots('-16 -86, -8 -52, -22 -14'))
        .line(knots('12 -130, 24 -96, 16 -60, 28 -14'))
        .line(knots('44 -130, 40 -104'))
        .line(knots('-48 -86, -40 -60'))
      p.tint('water').blob(
        knots('-94 -10, -74 -20, -50 -12, -26 -20, 0 -12, 26 -20, 50 -12, 74 -20, 94 -10, 70 0, 0 2, -70 0'),
      )
    },
  }),
  thing({
    name: 'cliff',
    size: [180, 190],
    points: { grip: [60, -120] },
    tops: [[-84, 62, -182]],
    back(p) {
      p.tint('stone').blob(
        knots('-90 0!, -90 -176!, 64 -176!, 74 -164, 60 -140!, 66 -104!, 48 -84!, 58 -48!, 40 -26!, 50 0!'),
      )
      p.line(knots('-60 -140, -20 -134, -12 -112'))
        .line(knots('20 -120, 30 -90'))
        .line(knots('-70 -84, -34 -76'))
        .line(knots('-10 -60, 6 -36'))
        .line(knots('-60 -40, -46 -18'))
      p.tint('grass').blob([
        ...knots('-92 -188!, 68 -188!, 78 -176!'),
        ...puffs(
          [74, 48, 22, -4, -30, -56, -92].map((x) => [x, -174] as const),
          0.5,
          false,
        ),
      ])
    },
  }),
  thing({
    name: 'cave',
    size: [220, 160],
    points: { door: [0, 0] },
    tops: [[-50, 50, -154]],
    hollow: [-46, -96, 46, 0],
    back(p) {
      p.tint('slate').blob(knots('-56 0!, -54 -60, -30 -98, 0 -106, 30 -98, 54 -60, 56 0!'))
    },
    front(p, s) {
      p.tint('stone').blob(
        knots(
          '-108 0!, -104 -60, -76 -116, -30 -150, 20 -156, 70 -128, 100 -76, 108 0!, 54 0!, 50 -52, 26 -90, 0 -98, -26 -90, -50 -52, -54 0!',
        ),
      )
      p.line(knots('-84 -60, -70 -44'))
        .line(knots('-60 -108, -44 -96'))
        .line(knots('10 -132, 28 -126'))
        .line(knots('76 -84, 84 -60'))
        .line(knots('-84 -24, -72 -14'))
      if (fits(p, s, 10)) tuft(p, -98, 0)
      tuft(p, 92, 0)
    },
  }),
  thing({
    name: 'crystal',
    size: [116, 124],
    points: { grip: [0, -20] },
    back(p) {
      for (const [x, y, k, turn, tint] of [
        [-22, -6, 0.66, -26, 'lilac'],
        [24, -6, 0.7, 28, 'aqua'],
        [0, -4, 1, 0, 'violet'],
      ] as const) {
        p.tint(tint).blob(placed(corners('0 -118, 22 -92, 18 0, -18 0, -22 -92'), x, y, k, turn))
        p.line(placed(corners('-22 -92, -4 -82, 22 -92'), x, y, k, turn)).line(
          placed(knots('-4 -82, -4 -2'), x, y, k, turn),
        )
      }
      p.tint('stone').blob(knots('-50 0!, -40 -18, -14 -24, 16 -22, 40 -18, 52 0!'))
    },
  }),
  thing({
    name: 'ice',
    size: [110, 104],
    habitat: 'hand',
    points: { grip: [0, -40] },
    tops: [[-34, 40, -96]],
    back(p) {
      p.tint('mist')
        .blob(corners('-52 -66, -26 -102, 52 -102, 26 -66'))
        .blob(corners('26 -66, 52 -102, 52 -36, 26 0'))
        .blob(corners('-52 -66, 26 -66, 26 0, -52 0'))
      p.line(knots('-40 -32, -20 -52')).line(knots('-34 -14, -4 -44'))
    },
  }),
  thing({
    name: 'hole',
    size: [140, 46],
    hollow: [-46, -44, 46, -16],
    points: { rim: [0, -22] },
    back(p) {
      p.tint('umber').ell(0, -22, 56, 17)
      p.line(knots('-36 -18, 0 -8, 36 -18'))
    },
    front(p) {
      p.tint('bark').blob(knots('-70 -20, -56 -24!, -40 -12, 0 -5, 40 -12, 56 -24!, 70 -20, 60 -4, 0 4, -60 -4'))
    },
  }),
  thing({
    name: 'dirt pile',
    size: [150, 92],
    tops: [[-16, 16, -88]],
    back(p) {
      p.tint('umber').blob(
        puffs(
          knots('-72 0, -56 -28, -34 -58, -8 -84, 14 -84, 38 -56, 58 -28, 74 0').map(([x, y]) => [x, y] as const),
          0.25,
          false,
        ),
      )
      for (const [x, y] of knots('-34 -18, -10 -46, 20 -28, 6 -66, 42 -12')) p.ell(x, y, 8, 6)
      p.ink(-20, -30, 2.4).ink(4, -14, 2.4).ink(30, -44, 2.4)
    },
  }),
]

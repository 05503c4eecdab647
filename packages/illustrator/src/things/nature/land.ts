import type { Thing } from '../../art/art.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { corners, fits, knots, leaf, placed, puffs, said } from '../shapes.ts'

const ripple = (p: Pen, at: string, w = 12) => {
  for (const [x, y] of knots(at))
    p.line(knots(`${x - w} ${y}, ${x - w / 2} ${y - 3}, ${x} ${y}, ${x + w / 2} ${y + 3}, ${x + w} ${y}`))
}

const tuft = (p: Pen, x: number, y: number, k = 1) =>
  p.tint('grass').blob(placed(corners('-14 0, -18 -18, -8 -8, -4 -26, 2 -9, 12 -22, 14 0'), x, y, k))

/** Reeds at the edge of the water. */
const reeds = (p: Pen, x: number, y: number) => {
  for (const [dx, h] of [
    [-7, 40],
    [6, 50],
  ] as const) {
    p.line(knots(`${x + dx} ${y}, ${x + dx} ${y - h}`), p.at.sw * 1.1)
    p.tint('umber').card(x + dx - 4.5, y - h - 10, 9, 24, 4.5)
  }
  leaf(p.tint('leaf'), x - 2, y, 36, 10, -24)
  leaf(p, x + 2, y, 32, 10, 26)
}

const stones = (p: Pen, at: string) => {
  p.tint('stone')
  for (const [x, y] of knots(at)) p.ell(x, y, 12, 8)
}

/** Still water seen from the side and a little from above. */
const water = (
  name: string,
  size: [number, number],
  outline: string,
  waterline: readonly [number, number, number],
  more: (p: Pen) => void,
): Thing =>
  thing({
    name,
    size,
    habitat: 'ground',
    tops: [waterline],
    points: { rim: [0, waterline[2]] },
    hollow: [waterline[0], waterline[2] - 20, waterline[1], waterline[2]],
    back(p) {
      p.tint('water').blob(knots(outline))
      more(p)
    },
  })

export const WATERS: readonly Thing[] = [
  water('pond', [190, 74], '-92 -30, -66 -50, -10 -58, 50 -54, 90 -34, 76 -10, 20 0, -50 -4', [-70, 70, -26], (p) => {
    ripple(p, '-30 -36, 30 -20, -10 -14, 46 -36')
    stones(p, '-84 -12, -66 -4, 80 -12')
    p.tint('leaf').ell(10, -44, 16, 6)
    reeds(p, -72, -34)
  }),
  water(
    'lake',
    [240, 80],
    '-118 -34, -90 -56, -20 -64, 60 -60, 116 -38, 104 -12, 40 0, -60 -2',
    [-96, 96, -30],
    (p) => {
      ripple(p, '-60 -40, 10 -46, 70 -36, -30 -20, 40 -18, -80 -22', 14)
      stones(p, '-108 -14, 106 -14')
      reeds(p, 98, -36)
    },
  ),
  water('puddle', [150, 34], '-74 -16, -44 -30, -10 -26, 30 -34, 72 -20, 60 -4, 10 0, -40 -2', [-56, 56, -15], (p) =>
    ripple(p, '-24 -16, 26 -16'),
  ),
  water(
    'hot spring',
    [180, 130],
    '-84 -34, -60 -54, 0 -60, 60 -54, 84 -34, 60 -10, 0 -4, -60 -10',
    [-64, 64, -30],
    (p) => {
      ripple(p, '-20 -34, 26 -24')
      stones(p, '-84 -34, -76 -18, -54 -6, -30 -2, -6 0, 18 -2, 44 -5, 68 -16, 84 -32, -72 -50, 72 -50')
      for (const x of [-36, 0, 36]) p.line(placed(knots('0 0, 8 -14, -8 -30, 2 -46'), x, -70))
    },
  ),
  water(
    'river',
    [260, 120],
    '-130 0!, -96 -24, 20 -44, 46 -62, 30 -84, 44 -120!, 74 -120!, 70 -86, 112 -62, 96 -34, 30 -16, -10 0!',
    [-90, 70, -26],
    (p) => {
      ripple(p, '-60 -14, 20 -28, 78 -54, 50 -94')
      stones(p, '-118 -26, 100 -22, 12 -56')
      tuft(p, 124, -40)
      tuft(p, -40, -40)
    },
  ),
  water(
    'stream',
    [240, 92],
    '-120 0!, -80 -22, -10 -32, 20 -48, 16 -66, 40 -92!, 58 -92!, 44 -66, 62 -46, 34 -20, -30 0!',
    [-70, 30, -18],
    (p) => {
      ripple(p, '-60 -10, 10 -24, 38 -44', 10)
      stones(p, '-98 -24, 62 -26, -2 -46, 28 -74')
      tuft(p, 92, -30)
      tuft(p, -48, -40)
    },
  ),
  water('canal', [220, 84], '-108 -2!, -70 -66!, 70 -66!, 108 -2!', [-86, 86, -30], (p) => {
    ripple(p, '-30 -50, 20 -38, -50 -22, 50 -16', 14)
    for (const side of [1, -1])
      p.tint('stone').blob(corners(`${side * 108} -2, ${side * 118} -2, ${side * 80} -74, ${side * 70} -66`))
    p.tint('stone').box4(-80, -76, 160, 12)
    for (const x of [-40, 0, 40]) p.line(knots(`${x} -76, ${x} -64`))
  }),
  thing({
    name: 'waterfall',
    size: [180, 190],
    points: { base: [0, 0], rim: [0, -160] },
    tops: [
      [-80, -36, -166],
      [36, 80, -166],
    ],
    hollow: [-30, -150, 30, -20],
    back(p) {
      p.tint('stone')
        .blob(knots('-88 -4!, -84 -150, -60 -168, -30 -164!, -30 -4!'))
        .blob(knots('88 -4!, 84 -150, 60 -168, 30 -164!, 30 -4!'))
      p.line(knots('-70 -130, -50 -118'))
        .line(knots('-72 -80, -46 -70'))
        .line(knots('70 -110, 48 -100'))
        .line(knots('72 -60, 48 -50'))
      tuft(p, -64, -164)
      tuft(p, 62, -164)
    },
    front(p) {
      p.tint('water').blob(knots('-32 -160!, 0 -168, 32 -160!, 36 -30!, -36 -30!'))
      for (const x of [-18, 0, 18]) p.line(knots(`${x} -154, ${x * 1.1} -60`))
      p.tint('white').blob(
        puffs(
          knots('-58 -12, -44 -28, -22 -36, 0 -38, 22 -36, 44 -28, 58 -12, 30 -4, 0 -2, -30 -4').map(
            ([x, y]) => [x, y] as const,
          ),
          0.6,
        ),
      )
      stones(p, '-70 -6, 70 -6, -84 -2, 86 -2')
    },
  }),
]

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

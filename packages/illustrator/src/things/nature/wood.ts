import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { holed, knots, leaf, mirrored, placed, puffs, said, spiral } from '../shapes.ts'

/** The cut end of a log, with its rings. */
const cut = (p: Pen, x: number, y: number, rx: number, ry: number) => {
  p.tint('sand').ell(x, y, rx, ry)
  p.ell(x, y, rx * 0.5, ry * 0.5)
}

const crossedLogs = (p: Pen) => {
  p.tint('wood').bar(knots('-40 -8, 30 -24'), 9)
  p.bar(knots('40 -8, -30 -24'), 9)
  cut(p, 42, -8, 8, 9)
  cut(p, -42, -8, 8, 9)
}

/** Tongues of fire, one in the other; (x, y) is the middle of their foot. */
function blaze(p: Pen, x: number, y: number, h: number, w: number): void {
  const moved = (text: string) => knots(text).map(([u, v, c]) => [x + u * w, y + v * h, c ?? 0] as const)
  p.tint('fire').blob(
    moved(
      '-0.4 -0.1, -0.5 -0.36, -0.34 -0.62!, -0.24 -0.5, -0.2 -0.8, 0.02 -1!, 0.06 -0.78, 0.22 -0.62, 0.36 -0.76!, 0.5 -0.4, 0.4 -0.1, 0 0',
    ),
  )
  p.tint('gamboge').blob(
    moved('-0.22 -0.08, -0.26 -0.32, -0.08 -0.5, 0 -0.66!, 0.14 -0.46, 0.26 -0.3, 0.2 -0.08, 0 -0.02'),
  )
}

const DAM = [
  '-56 -70, 40 -90',
  '-92 -40, -20 -72',
  '92 -40, 10 -76',
  '-80 -46, 66 -52',
  '-106 -16, 0 -34',
  '104 -16, -30 -27',
]

/** As it comes out of a dragon: narrow at the mouth, in tongues at its end. */
function breath(p: Pen): void {
  p.tint('fire').blob(
    knots(
      '-90 -55!, -56 -72, -16 -86, 34 -108!, 28 -88, 60 -86, 98 -92!, 80 -70, 90 -60, 116 -52!, 88 -42, 92 -28, 102 -14!, 62 -26, 30 -24, 36 0!, -14 -24, -56 -40',
    ),
  )
  p.tint('gamboge').blob(knots('-52 -55!, -24 -64, 4 -72, 40 -78!, 32 -64, 64 -54!, 34 -46, 42 -32!, 4 -38, -24 -47'))
}

export const WOOD: readonly Thing[] = [
  thing({
    name: 'beaver dam',
    size: [240, 104],
    points: { grip: [-40, -70], rim: [0, -84] },
    tops: [[-50, 50, -86]],
    back(p) {
      p.tint('umber').blob(knots('-104 0!, -90 -36, -50 -72, 0 -78, 48 -70, 78 -36, 92 0!'))
      leaf(p.tint('leaf'), 46, -84, 26, 14, 40)
      leaf(p, -40, -76, 30, 18, -24)
      p.tint('wood')
      for (const branch of DAM) p.bar(knots(branch), 11)
      for (const [x, y] of knots('40 -90, 66 -52, -30 -27')) p.tint('sand').ell(x, y, 12)
      p.tint('water').blob(
        puffs(
          knots('-118 0, -84 -9, -42 -6, 0 -9, 42 -6, 84 -9, 118 0').map(([x, y]) => [x, y] as const),
          0.34,
          false,
        ),
      )
    },
  }),
  thing({
    name: 'log',
    size: [155, 64],
    points: { grip: [-60, -28], grip2: [60, -28], handle: [-78, -28] },
    tops: [[-66, 60, -52]],
    hollow: [30, -48, 76, -6],
    back(p, s) {
      p.tint('wood').blob(knots('-70 -52!, 54 -52!, 54 -2!, -70 -2!, -78 -27'))
      if (said(s, 'hollow')) p.tint('umber').ell(56, -27, 22, 26)
      else {
        p.tint('sand').ell(56, -27, 22, 26).ell(56, -27, 12, 14)
      }
      p.line(knots('-52 -38, -20 -38')).line(knots('-4 -38, 20 -38')).line(knots('-40 -16, 4 -16'))
      p.tint('wood').blob(knots('-26 -50!, -32 -62!, -20 -64!, -14 -50!'))
    },
  }),
  thing({
    name: 'stump',
    size: [104, 74],
    points: { grip: [0, -40] },
    tops: [[-34, 34, -62]],
    back(p) {
      p.tint('wood').blob(knots('-36 -62!, -34 -24, -52 0!, -24 -5, -8 0!, 10 -5, 26 0!, 52 -2!, 36 -24, 36 -62!'))
      p.line(knots('-22 -40, -22 -20')).line(knots('0 -34, 0 -14')).line(knots('20 -42, 21 -22'))
      p.tint('sand').ell(0, -62, 36, 11).ell(0, -62, 20, 5.5)
      leaf(p.tint('leaf'), 34, -46, 24, 13, 50)
    },
  }),
  thing({
    name: 'branch',
    size: [200, 95],
    habitat: 'air',
    points: { grip: [-70, -22], low: [20, -32], hook: [-84, -24], butt: [-90, -25] },
    tops: [[-60, 62, -44]],
    back(p) {
      p.tint('bark').blob(knots('-90 -38!, -40 -42, 20 -42, 86 -54!, 88 -48!, 40 -32, 0 -28, -40 -24, -90 -12!'))
      p.blob(knots('10 -40!, 30 -60, 40 -72!, 46 -68!, 36 -52, 28 -40!'))
      p.line(knots('-70 -28, -40 -32')).line(knots('-20 -34, 4 -35'))
      p.tint('leaf')
      for (const [x, y, turn] of [
        [42, -70, 20],
        [86, -50, 70],
        [64, -44, 140],
        [-30, -40, -30],
        [-8, -28, 160],
      ] as const)
        leaf(p, x, y, 26, 15, turn)
    },
  }),
  thing({
    name: 'root',
    size: [150, 86],
    tops: [[-24, 24, -84]],
    back(p) {
      p.tint('bark').blob(
        knots(
          '-24 -85!, -22 -50, -40 -26, -74 -12, -74 -2!, -40 -6, -18 -16, -16 2!, 0 -14, 12 4!, 18 -16, 40 -6, 72 0!, 74 -10, 42 -26, 22 -50, 24 -85!',
        ),
      )
      p.line(knots('-10 -76, -8 -46, -14 -24')).line(knots('8 -76, 8 -48, 14 -26'))
    },
  }),
  thing({
    name: 'tree hollow',
    size: [130, 150],
    points: { branch: [58, -110], rim: [0, -50], pane0: [-22, -104], pane0b: [22, -50] },
    tops: [[36, 64, -112]],
    hollow: [-22, -98, 22, -23.6],
    back(p) {
      p.tint('umber').ell(0, -74, 27, 34)
    },
    front(p) {
      const trunk =
        '-46 -150!, -42 -90, -44 -40, -64 0!, -20 -6, 20 -6, 64 0!, 44 -40, 43 -88, 64 -104!, 64 -116!, 44 -108, 46 -150!'
      holed(p.tint('bark'), knots(trunk), mirrored('0 -106, 18 -98, 25 -74, 18 -52, 0 -44'))
      p.line(knots('-30 -144, -28 -112, -36 -86, -34 -56, -40 -20'))
        .line(knots('30 -144, 28 -112, 34 -84, 32 -52, 40 -16'))
        .line(knots('-10 -146, -8 -120'))
        .line(knots('0 -34, 0 -18'))
      leaf(p.tint('leaf'), 60, -112, 26, 15, 40)
      leaf(p, 62, -106, 24, 14, 100)
    },
  }),
  thing({
    name: 'campfire',
    size: [116, 104],
    points: { low: [0, -90] },
    back(p, s) {
      if (!said(s, 'out', 'cold')) blaze(p, 0, -18, 84, 74)
      crossedLogs(p)
      p.tint('stone')
      for (const x of [-50, -30, -10, 12, 32, 51]) p.ell(x, -5, 11, 8)
    },
  }),
  thing({
    name: 'bonfire',
    size: [130, 150],
    back(p) {
      blaze(p, 0, -26, 122, 110)
      p.tint('wood')
        .bar(knots('-52 -6, -8 -54'), 8)
        .bar(knots('52 -6, 8 -54'), 8)
        .bar(knots('-26 -6, 4 -58'), 8)
        .bar(knots('28 -6, -2 -52'), 8)
      crossedLogs(p)
    },
  }),
  thing({
    name: 'fire',
    size: [92, 110],
    points: { spout: [-40, -55] },
    back: (p, s) => (said(s, 'breathed') ? p.within(50, 0, 0, 1, () => breath(p)) : blaze(p, 0, 0, 110, 92)),
  }),
  thing({
    name: 'flame',
    size: [66, 112],
    back(p) {
      p.tint('fire').blob(
        knots('4 -112!, 12 -84, 30 -56, 32 -30, 20 -4, 0 0, -22 -4, -33 -28, -28 -54, -18 -66!, -12 -54, 0 -82'),
      )
      p.tint('gamboge').blob(knots('2 -62!, 16 -38, 16 -16, 0 -6, -16 -14, -16 -34, -6 -44'))
    },
  }),
  thing({
    name: 'smoke',
    size: [86, 160],
    habitat: 'air',
    points: { tie: [0, 0] },
    back(p) {
      p.tint('stone').fuse(() => {
        for (const [x, y, r] of [
          [0, -12, 11],
          [6, -32, 17],
          [-6, -58, 22],
          [10, -84, 26],
          [-14, -106, 28],
          [18, -122, 26],
          [-4, -134, 25],
        ] as const)
          p.ell(x, y, r)
      })
      spiral(p, -6, -112, 16, 1.2, 0)
      spiral(p, 12, -74, 13, 1.2, 180)
      p.line(knots('-12 -46, -4 -38, 6 -42'))
    },
  }),
  thing({
    name: 'hay bale',
    size: [126, 92],
    points: { grip: [-56, -40], grip2: [56, -40], handle: [-62, -40] },
    tops: [[-52, 52, -86]],
    back(p, s) {
      p.tint('gamboge').card(-60, -86, 120, 86, 12)
      for (const x of [-26, 26]) p.tint('umber').bar(knots(`${x} -86, ${x} 0`), 3)
      if (s.h > 80)
        for (const [x, y] of knots('-46 -62, -44 -30, 0 -68, -6 -42, 6 -18, 44 -58, 46 -26'))
          p.line(placed(knots('-8 0, 8 -3'), x, y)).line(placed(knots('-4 6, 7 8'), x, y))
      p.line(knots('-60 -70, -68 -76')).line(knots('60 -50, 68 -54')).line(knots('40 -86, 46 -94'))
    },
  }),
  thing({
    name: 'haystack',
    size: [140, 120],
    tops: [[-18, 18, -116]],
    points: { rim: [0, -46] },
    hollow: [-40, -52, 40, -6],
    back(p) {
      for (const [x, y, turn] of [
        [-40, -86, -50],
        [-8, -116, -14],
        [22, -110, 22],
        [46, -78, 52],
      ] as const)
        leaf(p.tint('straw'), x, y, 20, 8, turn)
      p.tint('gamboge').blob(mirrored('0 -116, 30 -108, 54 -74, 68 -26, 66 0!, 0 0!'))
    },
    front(p) {
      p.tint('straw').blob(
        knots(
          '-67 0!, -66 -24, -54 -34, -40 -27, -26 -36, -12 -29, 0 -37, 12 -29, 26 -36, 40 -27, 54 -34, 66 -24, 67 0!',
        ),
      )
      for (const path of [
        '-10 -104, -22 -84',
        '8 -106, 20 -86',
        '-34 -76, -44 -56',
        '0 -86, 0 -64',
        '34 -78, 44 -58',
        '-18 -66, -26 -48',
        '18 -66, 26 -48',
        '-46 -22, -52 -6',
        '-20 -24, -24 -6',
        '4 -26, 2 -6',
        '26 -22, 30 -6',
        '48 -22, 54 -6',
      ])
        p.line(knots(path))
    },
  }),
]

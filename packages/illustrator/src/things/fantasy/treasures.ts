import type { Thing } from '../../art/art.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { around, coin, corners, heart, holed, knots, mirrored, placed, puffs, said } from '../shapes.ts'

const CROWN = '-50 -10!, -57 -62!, -30 -42, -24 -70!, 0 -46, 24 -70!, 30 -42, 57 -62!, 50 -10!'

const scales = (p: Pen, rows: readonly (readonly [y: number, w: number, n: number])[], depth: number) => {
  for (const [y, w, n] of rows)
    p.line(
      puffs(
        Array.from({ length: n + 1 }, (_, i) => [w - (2 * w * i) / n, y] as const),
        depth,
        false,
      ),
    )
}

function wing(p: Pen, side: number): void {
  const flip = (text: string) => knots(text).map(([x, y, c]): Knot => [x * side, y, c ?? 0])
  p.tint('white').blob(
    flip(
      '2 -20!, 10 -60, 30 -96, 60 -108, 78 -100!, 76 -84, 70 -78!, 72 -62, 62 -56!, 62 -42, 50 -38!, 48 -26, 36 -24!, 30 -14, 16 -12',
    ),
  )
  p.line(flip('14 -48, 40 -66, 70 -78'))
    .line(flip('14 -36, 36 -46, 62 -56'))
    .line(flip('14 -26, 30 -32, 50 -38'))
    .line(flip('20 -62, 40 -84, 62 -96'))
}

/** Pearls over the rim of a chest, and gems and coins before it. */
function spilled(p: Pen): void {
  p.tint('white')
  for (const [x, y] of knots('-40 -64, -42 -53, -40 -42, -33 -33, -23 -31, -15 -38, -12 -49, -13 -60'))
    p.spot(x, y, 6.4)
  for (const [x, y, r] of [
    [-74, -9, 12],
    [-58, -6, 10],
    [34, -7, 12],
    [52, -5, 10],
  ] as const)
    coin(p, x, y, r, 0.7)
  for (const [tint, x, y, k, turn] of [
    ['rose', -38, -15, 1.1, -10],
    ['cerulean', -12, -12, 0.9, 16],
    ['sap', 14, -15, 1.05, -6],
    ['violet', 34, -66, 1.2, 12],
  ] as const) {
    p.tint(tint).blob(placed(corners('-12 0, -7 -10, 7 -10, 12 0, 0 13'), x, y, k, turn))
    if (p.fits(8)) p.line(placed(knots('-12 0, 12 0'), x, y, k, turn))
  }
}

export const TREASURES: readonly Thing[] = [
  thing({
    name: 'crown',
    size: [132, 88],
    habitat: 'worn',
    points: { grip: [0, -20], rim: [0, 0], base: [0, 0] },
    hollow: [-44, -40, 44, 0],
    back: (p) => void p.tint('ochre').ell(0, -10, 50, 9),
    front(p) {
      p.tint('gamboge').blob(knots(CROWN))
      p.blob(knots('-52 -20!, 0 -13, 52 -20!, 50 -3!, 0 5, -50 -3!'))
      for (const [x, y, tint] of [
        [-56, -67, 'rose'],
        [-24, -76, 'cerulean'],
        [24, -76, 'cerulean'],
        [56, -67, 'rose'],
      ] as const)
        p.tint(tint).spot(x, y, 7.5)
      // Set with stones wherever there is room for them: on a head in a crowd there is for three.
      const [w, h] = p.fits(9) ? [8, 11] : [9, 12]
      p.tint('vermilion').blob(placed(mirrored(`0 ${-h}!, ${w} 0, 0 ${h}!`), 0, -31))
      for (const s of [-1, 1]) {
        p.tint('cerulean').spot(s * 28, -28, 6.5)
        if (!p.fits(9)) continue
        p.tint('violet').spot(s * 44, -32, 5.5)
        p.tint('rose').spot(s * 20, -9.5, 4.6)
        p.tint('cerulean').spot(s * 38, -11.5, 4.6)
      }
      if (p.fits(9)) p.tint('vermilion').spot(0, -4, 4.6)
    },
  }),
  thing({
    name: 'gold pile',
    size: [260, 120],
    points: { seat: [0, -96], deck: [0, -96] },
    tops: [[-70, 70, -98]],
    back(p) {
      p.tint('gamboge').blob(knots('-128 0!, -112 -34, -76 -70, -40 -98, 0 -108, 40 -98, 76 -70, 112 -34, 128 0!'))
      for (const [x, y] of knots(
        '-92 -22, -58 -50, -20 -78, 24 -76, 62 -48, 94 -20, -30 -34, 8 -40, 40 -16, -62 -14, -12 -12',
      ))
        coin(p, x, y, 17)
      p.tint('rose').blob(placed(corners('0 -16, 14 -4, 0 16, -14 -4'), -92, -52))
      p.tint('cerulean').blob(placed(corners('0 -16, 14 -4, 0 16, -14 -4'), 88, -56))
    },
  }),
  thing({
    name: 'treasure chest',
    size: [140, 124],
    points: { grip: [-60, -36], grip2: [60, -36], handle: [-64, -36], rim: [0, -56] },
    hollow: [-48, -64, 48, -16],
    back(p, s) {
      if (said(s, 'closed', 'locked')) return
      p.tint('wood').blob(knots('-62 -66!, -62 -92, -50 -112, -20 -122, 20 -122, 50 -112, 62 -92, 62 -66!'))
      p.tint('umber').blob(knots('-52 -66!, -50 -88, -34 -104, 34 -104, 50 -88, 52 -66!'))
      for (const x of [-38, 38]) p.tint('gamboge').box4(x - 6, -117, 12, 12)
      if (said(s, 'empty')) return
      for (const [x, y] of knots('-22 -82, 22 -82, 0 -88, -38 -70, 38 -70, -12 -74, 14 -72')) coin(p, x, y, 13)
      p.tint('rose').blob(placed(corners('-11 0, -6 -10, 6 -10, 11 0, 0 13'), 22, -68, 1, 14))
      if (p.fits(9)) p.line(placed(knots('-11 0, 11 0'), 22, -68, 1, 14))
      p.tint('white')
      for (const [x, y] of knots('-46 -63, -37 -59, -27 -57, -17 -58, -8 -62')) p.spot(x, y, 6)
      for (const [x, y] of knots('2 -62, 40 -60')) coin(p, x, y, 12)
    },
    front(p, s) {
      if (said(s, 'closed', 'locked')) {
        p.tint('wood').blob(knots('-62 -58!, -62 -76, -50 -92, -20 -100, 20 -100, 50 -92, 62 -76, 62 -58!'))
        for (const x of [-34, 34])
          p.tint('gamboge').blob(knots(`${x - 6} -58!, ${x - 6} -98!, ${x + 6} -98!, ${x + 6} -58!`))
      }
      p.tint('wood').box4(-62, -56, 124, 56)
      p.line(knots('-62 -38, 62 -38')).line(knots('-62 -19, 62 -19'))
      p.tint('gamboge').box4(-64, -60, 128, 10)
      for (const x of [-50, 50]) {
        p.box4(x - 8, -60, 16, 60)
        if (p.fits(7)) for (const y of [-55, -30, -6]) p.ink(x, y, 2)
      }
      p.card(-14, -60, 28, 30, 6)
      p.ink(0, -48, 4).line(knots('0 -46, 0 -38'), p.at.sw)
      if (said(s, 'empty', 'closed', 'locked')) return
      if (said(s, 'overflowing')) spilled(p)
      coin(p, 76, -5, 11, 0.5)
      coin(p, 72, -11, 11, 0.5)
    },
  }),
  thing({
    name: 'throne',
    size: [150, 220],
    points: { seat: [0, -66], grip: [62, -96] },
    tops: [[-46, 46, -66]],
    back(p) {
      p.tint('gamboge').blob(mirrored('0 -204!, 26 -196, 44 -210, 60 -194, 58 -166!, 58 0!, 44 0!, 44 -30!, 0 -30!'))
      p.tint('vermilion').blob(mirrored('0 -182, 28 -176, 42 -154!, 42 -70!, 0 -70!'))
      for (const [x, y] of knots('0 -158, -20 -136, 20 -136, 0 -114, -20 -92, 20 -92')) p.ink(x, y, 2.6)
      p.tint('rose').ell(0, -208, 11)
      p.tint('cerulean').spot(-52, -182, 8).spot(52, -182, 8)
    },
    front(p) {
      p.tint('vermilion').card(-54, -74, 108, 20, 9)
      p.tint('gamboge').box4(-58, -56, 116, 14)
      for (const x of [-1, 1]) {
        p.tint('gamboge').box4(x * 60 - 8, -96, 16, 96)
        p.ell(x * 62, -100, 13, 10)
      }
      p.box4(-46, -42, 92, 8)
      p.tint('straw').blob(placed(corners('0 -9, 9 0, 0 9, -9 0'), 0, -49))
    },
  }),
  thing({
    name: 'treasure map',
    size: [150, 112],
    habitat: 'hand',
    points: { grip: [-64, -50], grip2: [64, -50] },
    back(p) {
      p.tint('sand').blob(
        knots(
          '-66 -106!, -24 -98, 20 -108, 66 -100!, 60 -70, 68 -40, 62 -4!, 20 -10, -20 0, -64 -6!, -60 -40, -68 -72',
        ),
      )
      p.tint('aqua').blob(knots('-52 -86, -36 -92, -22 -84, -28 -70, -46 -70'))
      p.tint('leaf').blob(corners('20 -70, 30 -92, 40 -70')).blob(corners('36 -66, 46 -84, 56 -66'))
      p.line(knots('-44 -52, -38 -42'))
        .line(knots('-32 -34, -22 -30'))
        .line(knots('-12 -28, -2 -32'))
        .line(knots('6 -38, 16 -42'))
      p.line(knots('26 -46, 46 -22'), p.at.sw * 1.8).line(knots('46 -46, 26 -22'), p.at.sw * 1.8)
    },
  }),
  thing({
    name: 'dragon egg',
    size: [100, 126],
    points: { rim: [0, -66], grip: [0, -50] },
    hollow: [-30, -78, 30, -20],
    back(p, s) {
      if (said(s, 'broken', 'hatching', 'cracked', 'open'))
        p.tint('cream').blob(corners('-44 -60, -30 -76, -18 -62, -4 -78, 10 -62, 24 -76, 44 -60, 30 -50, -30 -50'))
    },
    front(p, s) {
      const open = said(s, 'broken', 'hatching', 'cracked', 'open')
      if (open)
        p.tint('teal').blob(
          knots(
            '-46 -58!, -30 -46!, -18 -60!, -4 -44!, 10 -60!, 24 -46!, 46 -58!, 46 -28, 28 -4, 0 0, -28 -4, -46 -28',
          ),
        )
      else p.tint('teal').blob(mirrored('0 -124, 26 -110, 44 -72, 46 -38, 30 -6, 0 0'))
      scales(
        p,
        open
          ? [
              [-34, 40, 4],
              [-18, 36, 3],
            ]
          : [
              [-98, 26, 3],
              [-78, 36, 4],
              [-56, 42, 4],
              [-34, 44, 5],
              [-14, 34, 3],
            ],
        0.7,
      )
    },
  }),
  thing({
    name: 'horn',
    size: [44, 140],
    habitat: 'hand',
    points: { grip: [0, -16], tip: [0, -140] },
    back(p) {
      p.tint('straw').blob(knots('-22 -4!, -12 -60, 0 -140!, 12 -60, 22 -4!, 0 2'))
      for (const [y, w] of [
        [-22, 19],
        [-46, 15],
        [-70, 11],
        [-92, 8],
      ] as const)
        p.line(knots(`${-w} ${y}, 0 ${y + 5}, ${w} ${y - 10}`))
    },
  }),
  thing({
    name: 'fish tail',
    size: [130, 150],
    points: { top: [0, -148] },
    back(p) {
      p.tint('violet').blob(
        knots('0 -40!, -30 -34, -60 -8, -64 8!, -36 4, -14 8, 0 -12!, 14 8, 36 4, 64 8!, 60 -8, 30 -34'),
      )
      p.line(knots('-8 -24, -30 -8')).line(knots('8 -24, 30 -8'))
      p.tint('teal').blob(mirrored('0 -150!, 34 -150!, 36 -116, 22 -72, 9 -36, 0 -28'))
      scales(
        p,
        [
          [-128, 34, 4],
          [-108, 32, 4],
          [-88, 26, 3],
          [-68, 19, 2],
        ],
        0.7,
      )
    },
  }),
  thing({
    name: 'angel wings',
    size: [155, 108],
    habitat: 'worn',
    points: { grip: [0, -40] },
    back(p) {
      wing(p, 1)
      wing(p, -1)
    },
  }),
  thing({
    name: 'magic mirror',
    size: [100, 170],
    points: { rim: [0, -60], grip: [0, -20], hook: [0, -166] },
    hollow: [-30, -140, 30, -16],
    back(p) {
      p.tint('glass').ell(0, -104, 40, 50)
    },
    front(p) {
      p.line(knots('-20 -100, 2 -126')).line(knots('-8 -90, 14 -116'))
      const ring = (rx: number, ry: number) => around(0, -104, rx, ry, 16).map(([x, y]): Knot => [x, y])
      holed(p.tint('gamboge'), ring(49, 60), ring(37, 47))
      for (const [x, y] of around(0, -104, 43, 54, 8)) p.tint('rose').spot(x, y, 6.5)
      p.tint('gamboge').blob(knots('-12 -46!, 12 -46!, 9 -24, 16 -6, 0 2, -16 -6, -9 -24'))
      heart(p.tint('vermilion'), 0, -166, 11)
    },
  }),
]

/** Roads and what they lead through, playgrounds, pools and small worlds of several buildings. */
import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { arched, corners, fits, knots, placed, puffs } from '../shapes.ts'
import { gable, pennant } from './parts.ts'

const block = (p: Pen, x: number, w: number, h: number, tint: string, columns: number) => {
  p.tint(tint).box4(x - w / 2, -h, w, h)
  const gap = w / columns
  for (let y = 12; y < h - 24; y += 32)
    for (let i = 0; i < columns; i++)
      p.tint('glass').box4(x - w / 2 + gap * (i + 0.5) - gap * 0.34, -h + y, gap * 0.68, 20)
}

const hut = (p: Pen, x: number, y: number, k: number, wall: string, roof: string) => {
  p.tint(wall).blob(placed(corners('-30 -40, 30 -40, 30 0, -30 0'), x, y, k))
  p.tint(roof).blob(placed(corners('-40 -38, 0 -78, 40 -38'), x, y, k))
  p.tint('wood')
    .blob(placed(arched(-10, 0, 16, 26), x, y, k))
    .tint('glass')
    .blob(placed(corners('6 -28, 22 -28, 22 -12, 6 -12'), x, y, k))
}

export const WAYS: readonly Thing[] = [
  thing({
    name: 'playground',
    size: [300, 180],
    points: {
      rim: [35, -84],
      seat: [-110, -42],
      grip: [-110, -90],
      rung0: [4, -20],
      rung1: [4, -44],
      rung2: [4, -68],
      top: [36, -150],
    },
    tops: [[12, 58, -84]],
    hollow: [12, -120, 58, -64.2],
    back(p) {
      p.tint('vermilion')
        .bar(knots('-146 0, -130 -130'), 4)
        .bar(knots('-74 0, -90 -130'), 4)
        .bar(knots('-134 -128, -86 -128'), 5)
      p.line(knots('-122 -126, -124 -42')).line(knots('-98 -126, -96 -42'))
      p.tint('wood').card(-130, -44, 40, 9, 4)
      p.tint('gamboge').bar(knots('10 0, 10 -140'), 4).bar(knots('60 0, 60 -140'), 4)
    },
    front(p, s) {
      p.tint('wood').box4(4, -86, 62, 10)
      gable(p, s, -6, 76, -136, -172, 'cerulean')
      p.tint('cerulean').bar(knots('-6 -2, -6 -84'), 3)
      for (const y of [-20, -42, -64]) p.bar(knots(`-6 ${y}, 10 ${y}`), 2.6)
      p.tint('sap').blob(knots('64 -92!, 80 -88, 104 -48, 124 -20, 148 -18!, 148 -4!, 116 -4, 92 -34, 72 -70!'))
      p.tint('gamboge').bar(knots('14 -112, 56 -112'), 2.8)
      p.tint('sand').blob(knots('-70 0!, -50 -12, -20 -12, -10 0!'))
    },
  }),
  thing({
    name: 'swimming pool',
    size: [240, 90],
    points: { rim: [0, -32] },
    tops: [[-90, 90, -30]],
    hollow: [-90, -36, 90, -12],
    back(p) {
      p.tint('stone').blob(knots('-118 -34, -92 -64, 0 -72, 92 -64, 118 -34, 92 -6, 0 0, -92 -6'))
      p.tint('water').blob(knots('-102 -35, -80 -56, 0 -62, 80 -56, 102 -35, 80 -16, 0 -11, -80 -16'))
      for (const [x, y] of knots('-50 -46, 4 -50'))
        p.line(knots(`${x - 12} ${y}, ${x - 6} ${y - 3}, ${x} ${y}, ${x + 6} ${y + 3}, ${x + 12} ${y}`))
      for (const x of [70, 90]) p.tint('slate').bar(knots(`${x} -34, ${x} -76, ${x + 12} -84, ${x + 16} -64`), 2.8)
      p.line(knots('70 -52, 90 -52'))
    },
    front(p) {
      p.tint('water').blob(
        knots('-101 -32!, -66 -29, -33 -35, 0 -30, 33 -35, 66 -29, 101 -32!, 80 -16, 0 -11, -80 -16'),
      )
      p.tint('coral').ell(-64, -28, 19, 10).tint('water').ell(-64, -29, 8, 4)
    },
  }),
  thing({
    name: 'road',
    size: [240, 110],
    tops: [[-110, 110, -16]],
    points: { deck: [0, -16] },
    back(p) {
      p.tint('road').blob(corners('-116 0, -26 -108, 26 -108, 116 0'))
      p.tint('white')
      for (const [y0, y1] of [
        [-6, -34],
        [-46, -68],
        [-78, -96],
      ] as const)
        p.blob(
          corners(
            `${-11 - y0 * 0.06} ${y0}, ${11 + y0 * 0.06} ${y0}, ${11 + y1 * 0.06} ${y1}, ${-11 - y1 * 0.06} ${y1}`,
          ),
        )
    },
  }),
  thing({
    name: 'crosswalk',
    size: [240, 60],
    tops: [[-100, 100, -24]],
    points: { deck: [0, -24] },
    back(p) {
      p.tint('slate').blob(corners('-118 0, -92 -58, 92 -58, 118 0'))
      p.tint('white')
      for (const x of [-78, -39, 0, 39, 78])
        p.blob(corners(`${x * 1.08 - 13} -8, ${x * 1.08 + 13} -8, ${x * 0.92 + 10} -50, ${x * 0.92 - 10} -50`))
    },
  }),
  thing({
    name: 'railroad track',
    size: [240, 90],
    tops: [[-100, 100, -30]],
    points: { deck: [0, -30] },
    back(p) {
      p.tint('sand').blob(corners('-118 0, -44 -88, 44 -88, 118 0'))
      for (const [y, w, h] of [
        [-16, 92, 14],
        [-42, 70, 11],
        [-64, 52, 9],
        [-81, 40, 7],
      ] as const)
        p.tint('wood').box4(-w, y, w * 2, h)
      for (const side of [-1, 1])
        p.tint('slate').blob(corners(`${side * 62} 0, ${side * 78} 0, ${side * 27} -88, ${side * 20} -88`))
    },
  }),
  thing({
    name: 'tunnel',
    size: [220, 140],
    points: { rim: [0, 0], door: [0, 0] },
    tops: [[-60, 60, -136]],
    hollow: [-44, -76, 44, 0],
    back: (p) => void p.tint('night').blob(arched(0, 0, 104, 92)),
    front(p) {
      p.tint('land').blob([
        ...knots('-108 0!, -100 -70, -60 -124, 0 -138, 60 -124, 100 -70, 108 0!'),
        ...arched(0, 0, 112, 98).reverse(),
      ])
      p.tint('stone').blob([...arched(0, 0, 120, 104), ...arched(0, 0, 92, 86).reverse()])
      for (const turn of [-72, -48, -24, 0, 24, 48, 72]) p.line(placed(knots('0 -42, 0 -58'), 0, -45, 1, turn))
      for (const y of [-16, -32]) p.line(knots(`-60 ${y}, -46 ${y}`)).line(knots(`46 ${y}, 60 ${y}`))
    },
  }),
  thing({
    name: 'dam',
    size: [230, 130],
    tops: [[-100, 100, -112]],
    points: { rim: [0, -110] },
    back(p) {
      p.tint('stone').blob(knots('-112 -112!, 112 -112!, 96 -20, 80 0!, -80 0!, -96 -20')).box4(-114, -124, 228, 14)
      for (const x of [-90, -54, -18, 18, 54, 90]) p.line(knots(`${x} -124, ${x} -110`))
      p.tint('water').blob(knots('-30 -96!, 30 -96!, 36 -10!, -36 -10!'))
      for (const x of [-14, 0, 14]) p.line(knots(`${x} -90, ${x * 1.2} -24`))
      p.line(knots('-86 -70, -46 -70'))
        .line(knots('46 -70, 86 -70'))
        .line(knots('-80 -36, -48 -36'))
        .line(knots('48 -36, 80 -36'))
      p.tint('white').blob(
        puffs(
          knots('-54 -2, -46 -18, -20 -24, 0 -26, 20 -24, 46 -18, 54 -2').map(([x, y]) => [x, y] as const),
          0.5,
          false,
        ),
      )
    },
  }),
  thing({
    name: 'village',
    size: [300, 140],
    points: { door: [0, 0] },
    tops: [[-6, 6, -110]],
    back(p) {
      hut(p, -62, -26, 1, 'wall', 'roof')
      hut(p, 66, -24, 1, 'blush', 'violet')
      p.tint('wall').box4(-18, -96, 36, 70)
      p.tint('slate').blob(corners('-24 -94, 0 -136, 24 -94'))
      p.tint('white').ell(0, -76, 11)
      p.line(knots('0 -76, 0 -83')).line(knots('0 -76, 5 -74'))
      hut(p, -104, 0, 1.05, 'sky', 'coral')
      hut(p, -8, 0, 0.95, 'straw', 'brick')
      hut(p, 100, 0, 1.1, 'mint', 'orange')
      for (const [x, k] of [
        [-56, 1],
        [42, 1.1],
      ] as const)
        p.tint('bark')
          .bar(knots(`${x} 0, ${x} -16`), 3)
          .tint('crown2')
          .blob(
            puffs(
              knots('-14 -4, -16 -22, 0 -34, 16 -22, 14 -4').map(([u, v]) => [x + u * k, -10 + v * k] as const),
              0.5,
            ),
          )
    },
  }),
  thing({
    name: 'city',
    size: [320, 220],
    points: { door: [0, 0] },
    tops: [
      [-40, 0, -196],
      [60, 100, -150],
    ],
    back(p) {
      block(p, -80, 50, 176, 'block2', 2)
      block(p, 64, 54, 186, 'block5', 2)
      block(p, -20, 56, 206, 'block1', 2)
      block(p, -126, 52, 128, 'block3', 2)
      block(p, 122, 60, 140, 'block4', 2)
      block(p, 24, 46, 128, 'block3', 2)
      block(p, -60, 48, 100, 'block4', 2)
      block(p, 84, 46, 92, 'block2', 2)
      pennant(p, -20, -206, 24)
      p.line(knots('-148 0, 150 0'))
    },
  }),
  thing({
    name: 'soccer field',
    size: [277, 107],
    tops: [[-100, 100, -30]],
    points: { rim: [96, -60] },
    back(p) {
      p.tint('lime').blob(corners('-138 0, -96 -74, 96 -74, 138 0'))
      p.line(corners('-120 -8, -88 -66, 88 -66, 120 -8, -120 -8'))
        .line(knots('0 -66, 0 -8'))
        .tint('lime')
        .ell(0, -36, 26, 11)
      for (const side of [1, -1]) {
        p.tint('white').bar(
          knots(`${side * 112} -22, ${side * 112} -74, ${side * 92} -104, ${side * 92} -56`).map(
            ([x, y]) => [x, y, 1] as const,
          ),
          2.4,
        )
        p.line(knots(`${side * 106} -40, ${side * 98} -52`)).line(knots(`${side * 108} -60, ${side * 96} -76`))
      }
      p.tint('white').spot(14, -28, 8)
    },
  }),
  thing({
    name: 'construction site',
    size: [280, 230],
    points: { low: [96, -150], hook: [96, -110] },
    tops: [
      [-100, -10, -96],
      [-100, -10, -44],
    ],
    back(p, s) {
      p.tint('slate')
      for (const x of [-104, -56, -8]) p.box4(x - 5, -130, 10, 130)
      p.tint('stone').box4(-116, -48, 122, 10).box4(-116, -100, 122, 10)
      p.tint('gamboge').box4(40, -196, 16, 196)
      if (fits(p, s, 12))
        for (let y = -180; y < 0; y += 30)
          p.line(knots(`40 ${y}, 56 ${y + 15}, 40 ${y + 30}`).map(([x, v]) => [x, v, 1] as const))
      p.box4(-30, -208, 160, 14).blob(corners('48 -228, 56 -208, 40 -208'))
      p.line(knots('48 -228, 126 -208')).line(knots('48 -228, -26 -208'))
      p.tint('stone').box4(-34, -196, 26, 22)
      p.line(knots('96 -194, 96 -140'))
      p.tint('brick').box4(76, -140, 40, 16)
      p.tint('orange')
        .blob(corners('-132 0, -118 -40, -108 -40, -94 0'))
        .tint('white')
        .blob(corners('-126 -16, -121 -28, -105 -28, -100 -16'))
      p.tint('umber').blob(knots('84 0!, 96 -22, 112 -32, 128 -20, 138 0!'))
    },
  }),
]

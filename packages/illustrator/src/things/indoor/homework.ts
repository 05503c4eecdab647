/** What is carried, shelled, hung up and picked around a house. */
import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { button, leaf, steps } from '../kit.ts'
import { around, puffs } from '../shapes.ts'

/** Three round berries of one cluster. */
function cluster(p: Pen, x: number, y: number, r: number): void {
  p.tint('berry')
  for (const [dx, dy] of [
    [-0.8, 0],
    [0.8, 0.1],
    [0, 1.2],
  ] as const)
    p.ell(x + dx * r, y + dy * r, r)
}

/** A tomato with its green star. */
function tomato(p: Pen, x: number, y: number, r: number): void {
  p.tint('vermilion').ell(x, y, r, r * 0.92)
  if (p.fits(r))
    p.tint('leaf').poly(
      `${x - r * 0.6},${y - r * 0.7} ${x},${y - r * 0.4} ${x + r * 0.6},${y - r * 0.7} ${x},${y - r * 1.15}`,
    )
}

export const HOMEWORK: readonly Thing[] = [
  thing({
    name: 'mattress',
    size: [420, 110],
    lengthwise: true,
    points: { grip: [0, -50], deck: [0, -104], seat: [0, -104] },
    tops: [[-190, 190, -104]],
    back(p) {
      p.tint('mist').card(-208, -106, 416, 106, 34)
      p.tint('cerulean').card(-208, -68, 416, 32, 6)
      for (const x of steps(-150, 150, 5)) button(p, x, -86, 7)
    },
  }),
  thing({
    name: 'pea pod',
    size: [240, 90],
    habitat: 'hand',
    points: { grip: [-96, -40], tip: [100, -44] },
    back(p) {
      p.tint('leaf').blob('-118,-52! -70,-84 0,-92 70,-84 118,-44! 70,-10 0,0 -70,-8')
      p.tint('lime').blob('-96,-52! -50,-68 0,-72 56,-66 96,-46! 50,-28 0,-22 -50,-28')
      p.tint('leaf')
      for (const x of [-54, -18, 18, 54]) p.ell(x, -47, 19)
    },
  }),
  thing({
    name: 'clothespin',
    size: [60, 170],
    habitat: 'hand',
    points: { grip: [0, -40], tip: [0, -160] },
    back(p) {
      p.tint('sand')
        .blob('-4,0! -26,-2! -24,-60 -16,-164! -4,-166! -2,-90')
        .blob('4,0! 26,-2! 24,-60 16,-164! 4,-166! 2,-90')
      p.tint('stone').card(-26, -96, 52, 22, 8)
    },
  }),
  thing({
    name: 'pet food',
    size: [190, 250],
    habitat: 'hand',
    points: { grip: [0, -120], spout: [60, -236], rim: [0, -240], mouth: [0, -244] },
    back(p) {
      p.tint('gamboge').blob('-84,0! 84,0! 92,-100 80,-214! -80,-214! -92,-100')
      p.tint('vermilion').poly('-84,-246 84,-246 80,-208 -80,-208')
      p.tint('cream').ell(0, -104, 58, 52)
      p.tint('umber').ell(0, -90, 22, 18)
      for (const [x, y] of [
        [-28, -114],
        [0, -128],
        [28, -114],
      ] as const)
        p.ell(x, y, 10)
    },
  }),
  thing({
    name: 'bag of flour',
    size: [160, 210],
    habitat: 'hand',
    points: { grip: [0, -100], rim: [0, -200], spout: [50, -196] },
    back(p) {
      p.tint('cream').blob('-70,0! 70,0! 78,-90 68,-176! -68,-176! -78,-90')
      p.tint('straw').blob('-68,-170! -74,-206! -30,-196 0,-208 30,-196 74,-206! 68,-170!')
      p.tint('straw').bar('0,-40 0,-120', 5)
      for (const y of [-64, -88, -112]) {
        leaf(p, 0, y, 34, -40, 'straw')
        leaf(p, 0, y, 34, -140, 'straw')
      }
    },
  }),
  thing({
    name: 'grater',
    size: [130, 240],
    habitat: 'hand',
    points: { grip: [0, -222], tip: [0, -60] },
    back(p) {
      p.tint('vermilion').frame('-34,-190! -34,-236 34,-236 34,-190!', ['-16,-194 -16,-216 16,-216 16,-194'])
      p.tint('mist').poly('-40,-192 40,-192 62,0 -62,0')
      for (const [x, y] of [
        [-18, -150],
        [18, -150],
        [0, -112],
        [-26, -74],
        [26, -74],
        [0, -40],
      ] as const)
        p.line(`${x - 10},${y} ${x},${y - 8} ${x + 10},${y}`)
    },
  }),
  thing({
    name: 'napkin',
    size: [150, 130],
    habitat: 'hand',
    points: { grip: [0, -60] },
    back(p) {
      p.tint('pink').poly('-70,0 70,0 0,-124')
      p.tint('rose').poly('-44,0 0,-78 44,0')
      p.line('0,-78 0,-4')
    },
  }),
  thing({
    name: 'bedsheet',
    size: [440, 230],
    lengthwise: true,
    points: { grip: [-204, -200], grip2: [204, -200] },
    back(p) {
      p.tint('mist').blob(
        '-216,-222! -100,-206 0,-200 100,-206 216,-222! 208,-120 212,-6! 110,0 0,-8 -110,0 -212,-6! -208,-120',
      )
      p.line('-110,-196 -100,-100 -114,-10').line('0,-190 6,-100 -4,-16').line('110,-196 104,-100 116,-10')
    },
  }),
  thing({
    name: 'tomato plant',
    size: [200, 320],
    points: { top: [0, -310], rim: [0, -200] },
    back(p) {
      p.tint('bark').bar('0,-14 0,-312', 6)
      p.tint('leaf').bar('4,-20 -6,-110 8,-210 0,-286', 6)
      for (const [y, s] of [
        [-70, 1],
        [-110, -1],
        [-170, 1],
        [-206, -1],
        [-262, 1],
        [-286, -1],
      ] as const) {
        leaf(p, 2, y, 92, s > 0 ? -24 : -156)
        leaf(p, s * 24, y - 4, 56, s > 0 ? 30 : 150)
      }
      tomato(p, -42, -76, 25)
      tomato(p, 48, -126, 27)
      tomato(p, -46, -172, 24)
      tomato(p, 40, -222, 22)
      p.tint('umber').blob('-84,0! -50,-18 0,-26 50,-18 84,0!')
    },
  }),
  thing({
    name: 'berry bush',
    size: [300, 250],
    points: { rim: [0, -130] },
    back(p) {
      p.tint('bush').blob(puffs(around(0, -128, 118, 100, 11)))
      for (const [x, y, t] of [
        [-74, -196, -120],
        [10, -214, -70],
        [84, -170, -40],
        [-96, -110, 160],
        [96, -84, 20],
        [0, -60, 90],
      ] as const)
        leaf(p, x, y, 46, t)
      for (const [x, y] of [
        [-66, -150],
        [4, -162],
        [64, -122],
        [-34, -92],
        [36, -56],
        [-78, -58],
      ] as const)
        cluster(p, x, y, 13)
    },
  }),
  thing({
    name: 'pet cage',
    size: [340, 240],
    points: { rim: [0, -60], door: [0, -120], grip: [0, -232] },
    hollow: [-140, -200, 140, -50],
    tops: [[-150, 150, -222]],
    back(p) {
      p.tint('mist').card(-158, -224, 316, 200, 20)
    },
    front(p) {
      for (const x of steps(-118, 118, 5)) p.line(`${x},-214 ${x},-56`)
      p.tint('stone').bar('-152,-216 152,-216', 7).bar('-152,-214 -152,-50', 6).bar('152,-214 152,-50', 6)
      p.tint('cerulean').blob('-168,-58! 168,-58! 156,0! -156,0!')
      p.tint('gamboge').bar('-40,-224 -26,-236 26,-236 40,-224', 5)
    },
  }),
  thing({
    name: 'litter box',
    size: [300, 130],
    points: { rim: [0, -60], grip: [0, -60] },
    hollow: [-120, -120, 120, -50],
    back(p) {
      p.tint('sand').blob('-132,-60! -90,-84 -30,-92 30,-86 90,-90 132,-60!')
      p.tint('stone').bar('70,-70 112,-122', 9)
    },
    front(p) {
      p.tint('cerulean').blob('-148,-66! 148,-66! 132,0! -132,0!')
      p.tint('cream').ell(0, -30, 20, 16)
    },
  }),
  thing({
    name: 'garden tap',
    size: [150, 340],
    points: { spout: [62, -214], rim: [62, -214] },
    back(p) {
      p.tint('stone').bar('-30,0 -30,-300', 14).bar('-30,-262 50,-262 64,-246 64,-222', 14)
      p.tint('vermilion').bar('-2,-306 50,-306', 10)
      p.tint('stone').card(14, -300, 20, 30, 5)
      p.tint('aqua').blob('50,-206! 78,-206! 84,-100 80,-6! 46,-6! 44,-100')
    },
  }),
]

/** Shops of a high street that are known by one sign: a cross, a pole, a sausage, a drum that turns. */
import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { steps } from '../kit.ts'
import { arched, corners, knots, star } from '../shapes.ts'
import { board, shop } from './shops.ts'

export const HIGH_STREET: readonly Thing[] = [
  shop({
    name: 'pharmacy',
    wall: 'mint',
    cloth: 'leaf',
    sign: (p) => {
      p.tint('white').ell(0, -118, 21)
      p.tint('leaf').blob(
        corners(
          '-5 -132, 5 -132, 5 -123, 14 -123, 14 -113, 5 -113, 5 -104, -5 -104, -5 -113, -14 -113, -14 -123, -5 -123',
        ),
      )
    },
    goods: (p) => {
      for (const [i, x] of [-54, -25, 4].entries()) {
        p.tint(['orange', 'sky', 'rose'][i] ?? 'sky').box4(x - 9, -52, 18, 26)
        p.tint('white').box4(x - 10, -60, 20, 8)
      }
    },
  }),
  shop({
    name: 'laundromat',
    wall: 'sky',
    cloth: 'cerulean',
    sign: (p) => {
      board(p)
      for (const [x, y, r] of [
        [-26, -115, 9],
        [-6, -118, 11],
        [18, -116, 9],
      ] as const)
        p.tint('white').ell(x, y, r)
    },
    goods: (p) => {
      for (const x of [-46, -4]) {
        p.tint('white').box4(x - 19, -72, 38, 46)
        p.tint('glass').ell(x, -46, 13)
        p.line([
          [x - 13, -65],
          [x + 13, -65],
        ])
      }
    },
  }),
  shop({
    name: 'butcher shop',
    wall: 'cream',
    cloth: 'vermilion',
    sign: (p) => {
      board(p)
      p.tint('coral').ell(-12, -117, 15, 10, -20)
      p.tint('white').bar('2,-121 22,-127', 4).ell(25, -130, 5).ell(26, -123, 5)
    },
    goods: (p) => {
      for (const x of [-52, -34, -16, 2]) p.tint('coral').ell(x, -62, 7, 14)
      p.tint('coral').ell(-38, -34, 20, 8).ell(2, -34, 14, 8)
    },
  }),
  shop({
    name: 'hardware store',
    wall: 'ochre',
    cloth: 'orange',
    sign: (p) => {
      board(p)
      p.tint('bark').bar('-22,-117 20,-117', 4)
      p.tint('stone').box4(12, -128, 16, 22)
    },
    goods: (p) => {
      p.tint('vermilion').box4(-62, -50, 30, 24)
      p.tint('stone').bar('-58,-52 -47,-60 -36,-52', 2)
      p.tint('bark').bar('-18,-28 -18,-66', 3).bar('2,-28 2,-66', 3)
      p.tint('stone').box4(-26, -72, 16, 12).blob(knots('-8 -62, 2 -76, 12 -62, 2 -56'))
    },
  }),
  shop({
    name: 'barber shop',
    wall: 'peach',
    cloth: 'cerulean',
    sign: (p) => {
      board(p)
      p.tint('stone').bar('-24,-124 22,-110', 3).bar('-24,-110 22,-124', 3)
      p.tint('vermilion').ell(-28, -124, 6).ell(-28, -110, 6)
    },
    goods: (p) => {
      p.tint('white').box4(4, -70, 14, 44)
      for (const y of [-60, -48, -36]) p.tint('vermilion').blob(corners(`4 ${y}, 18 ${y - 9}, 18 ${y - 3}, 4 ${y + 6}`))
      p.tint('slate').blob(knots('-58 -34, -58 -52, -46 -58, -30 -52, -26 -34!')).box4(-46, -34, 12, 8)
    },
  }),
  thing({
    name: 'town hall',
    size: [520, 480],
    points: { door: [0, -60], roof: [0, -470] },
    back(p) {
      p.tint('cream').box4(-48, -420, 96, 140)
      p.tint('white').ell(0, -360, 32)
      p.line('0,-360 0,-382', p.at.sw).line('0,-360 16,-352', p.at.sw)
      p.tint('roof').as('roof').poly('-66,-416 0,-476 66,-416')
      p.tint('sand').box4(-230, -214, 460, 190)
      p.tint('cream').poly('-140,-232 0,-318 140,-232')
      star(p.tint('gamboge'), 0, -258, 24)
      p.tint('cream').box4(-250, -236, 500, 28)
      for (const x of [-190, 190]) {
        p.tint('glass').blob(arched(x, -110, 48, 76))
        p.tint('glass').box4(x - 24, -86, 48, 44)
      }
      p.tint('bark').blob(arched(0, -24, 70, 140))
      p.line('0,-160 0,-28')
      p.tint('white')
      for (const x of [-120, -68, 68, 120]) p.card(x - 14, -212, 28, 190, 6)
      p.tint('stone').box4(-160, -26, 320, 14).box4(-186, -14, 372, 14)
    },
  }),
  thing({
    name: 'bank building',
    size: [520, 360],
    points: { door: [0, -60], roof: [0, -350] },
    back(p) {
      p.tint('sand').box4(-220, -220, 440, 190)
      p.tint('cream').poly('-250,-236 0,-354 250,-236')
      p.tint('gamboge').ell(0, -276, 34)
      p.line('10,-292 -8,-294 -10,-280 10,-274 8,-260 -10,-260', p.at.sw).line('0,-300 0,-252', p.at.sw)
      p.tint('cream').box4(-250, -240, 500, 28)
      p.tint('bark').blob(arched(0, -30, 80, 140))
      p.line('0,-166 0,-32')
      p.tint('white')
      for (const x of [-196, -128, -74, 74, 128, 196]) p.card(x - 16, -212, 32, 184, 6)
      for (const [i, y] of steps(-32, -12, 2).entries()) p.tint('stone').box4(-240 - i * 16, y, 480 + i * 32, 16)
    },
  }),
  thing({
    name: 'statue',
    size: [220, 440],
    points: { deck: [0, -130], base: [0, 0], top: [0, -436] },
    back(p) {
      p.tint('stone').blob('-44,-130! -54,-240 -36,-310 0,-320 36,-310 54,-240 44,-130!')
      p.bar('34,-296 70,-350 66,-410', 13).bar('-36,-296 -66,-240 -36,-206', 13)
      p.ell(0, -352, 38)
      p.blob('-40,-360 -30,-396 0,-402 30,-396 40,-360 20,-376 -20,-376')
      p.line('-14,-350 -10,-350', p.at.sw * 1.4)
        .line('10,-350 14,-350', p.at.sw * 1.4)
        .line('-10,-334 0,-330 10,-334')
      p.line('-16,-300 -22,-200 -10,-136').line('14,-300 22,-220 16,-136')
      p.tint('mist').card(-84, -134, 168, 22, 6)
      p.box4(-68, -112, 136, 90)
      p.card(-44, -90, 88, 40, 6)
      p.card(-96, -24, 192, 24, 6)
    },
  }),
]

/** Fruit and vegetables beyond the usual, and bread for feasts. */
import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { leaf, steps } from '../kit.ts'

export const GREENGROCER: Thing[] = [
  thing({
    name: 'dragon fruit',
    size: [240, 300],
    points: { grip: [0, -110], top: [0, -296] },
    back(p) {
      p.tint('leaf')
        .blob('-30,-210! -70,-270 -80,-298! -34,-262 0,-220!')
        .blob('30,-210! 70,-270 80,-298! 34,-262 0,-220!')
      p.tint('rose').blob('0,-232 70,-214 104,-140 98,-60 50,-8 0,0 -50,-8 -98,-60 -104,-140 -70,-214')
      p.tint('lime')
      for (const [x, y, turn] of [
        [-60, -172, -140],
        [60, -172, -40],
        [-88, -96, -160],
        [88, -96, -20],
        [0, -150, -90],
        [-40, -72, -110],
        [42, -72, -70],
      ] as const)
        leaf(p, x, y, 54, turn, 'lime')
    },
  }),
  thing({
    name: 'pickle',
    size: [190, 400],
    points: { grip: [0, -150], top: [0, -396] },
    back(p) {
      p.tint('leaf').blob(
        '6,-398 70,-372 92,-290 84,-190 92,-90 62,-16 4,0 -58,-20 -88,-100 -76,-200 -86,-300 -56,-376',
      )
      p.tint('sap')
      for (const [x, y] of [
        [-42, -336],
        [34, -350],
        [-60, -130],
        [58, -140],
        [-30, -66],
        [34, -54],
        [66, -268],
        [-58, -262],
      ] as const)
        p.spot(x, y, 13, 11)
    },
  }),
  thing({
    name: 'leek',
    size: [170, 440],
    habitat: 'hand',
    points: { grip: [0, -120], tip: [0, -430] },
    back(p) {
      p.tint('leaf')
        .blob('-20,-200! -70,-330 -84,-420! -40,-360 -4,-220!')
        .blob('20,-200! 70,-330 84,-420! 40,-360 4,-220!')
      p.tint('sap')
        .blob('-24,-190! -30,-330 -14,-434! 10,-330 12,-200!')
        .blob('2,-190! 14,-320 36,-414! 40,-300 26,-190!')
      p.tint('cream').blob('-28,-210! 28,-210! 28,-60 40,-24 20,-12 -20,-12 -40,-24 -28,-60')
      p.line('-10,-200 -10,-60').line('10,-200 10,-70').line('-12,-12 -20,0').line('0,-12 0,0').line('12,-12 20,0')
    },
  }),
  thing({
    name: 'artichoke',
    size: [250, 320],
    points: { grip: [0, -40], top: [0, -316] },
    back(p) {
      p.tint('sap').bar('0,-70 0,-8', 17)
      p.tint('leaf')
      for (const [y, half, n] of [
        [-190, 50, 3],
        [-150, 84, 4],
        [-110, 92, 5],
        [-70, 74, 4],
      ] as const)
        for (const x of steps(-half, half, n))
          p.blob(
            `${x},${y - 124 + Math.abs(x) * 0.3}! ${x + 30},${y - 50} ${x + 22},${y} ${x},${y + 10} ${x - 22},${y} ${x - 30},${y - 50}`,
          )
    },
  }),
  thing({
    name: 'braided bread',
    size: [430, 170],
    points: { grip: [0, -70], top: [0, -160] },
    tops: [[-160, 160, -150]],
    back(p) {
      p.tint('ochre')
      for (const x of steps(-176, 176, 7)) {
        const h = 146 - Math.abs(x) * 0.26
        p.blob(
          `${x - 40},${-h * 0.3}! ${x - 34},${-h * 0.86} ${x + 6},${-h} ${x + 44},${-h * 0.7} ${x + 20},${-h * 0.42}!`,
        )
        p.blob(
          `${x - 36},-8 ${x - 44},${-h * 0.4} ${x - 10},${-h * 0.62} ${x + 30},${-h * 0.5} ${x + 42},${-h * 0.2} ${x + 10},0`,
        )
      }
    },
  }),
  thing({
    name: 'persimmon',
    size: [230, 200],
    points: { grip: [0, -80], top: [0, -190] },
    back(p) {
      p.tint('orange').blob('0,-158 70,-162 108,-120 104,-50 60,-6 0,0 -60,-6 -104,-50 -108,-120 -70,-162')
      for (const turn of [200, 250, 290, 340]) leaf(p, 0, -150, 66, turn, 'leaf')
      p.tint('bark').bar('0,-154 4,-190', 6)
    },
  }),
  thing({
    name: 'rhubarb',
    size: [370, 420],
    habitat: 'hand',
    points: { grip: [0, -90], tip: [0, -400] },
    back(p) {
      for (const [x, turn] of [
        [-66, -14],
        [66, 14],
        [0, 0],
      ] as const) {
        p.within(x * 0.2, -10, turn, 1, () => {
          p.tint('rose').bar('0,0 0,-240', 14)
          p.line('-4,-20 -4,-220').line('5,-20 5,-220')
          p.tint('leaf').blob('0,-230! 50,-250 78,-310 40,-380 0,-404! -40,-380 -78,-310 -50,-250')
          p.line('0,-236 0,-370').line('0,-280 36,-320').line('0,-280 -36,-320')
        })
      }
      p.tint('cream').card(-34, -90, 68, 26, 8)
    },
  }),
]

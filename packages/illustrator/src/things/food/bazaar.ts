/** Small dishes from many kitchens. */
import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { steps } from '../kit.ts'

/** A shallow dish from the side. */
export function dish(p: Pen, w: number, tint = 'cloud'): void {
  p.tint(tint).blob([
    [-w, -46, 1],
    [w, -46, 1],
    [w * 0.72, -10],
    [w * 0.4, 0, 1],
    [-w * 0.4, 0, 1],
    [-w * 0.72, -10],
  ])
}

export const BAZAAR: readonly Thing[] = [
  thing({
    name: 'dates',
    size: [220, 130],
    points: { grip: [0, -30] },
    back(p) {
      p.tint('umber')
      for (const [x, y, turn] of [
        [-48, -66, -16],
        [46, -66, 14],
        [0, -70, 4],
        [-24, -96, 10],
        [26, -98, -12],
      ] as const) {
        p.ell(x, y, 40, 22, turn)
        p.line([
          [x - 18, y - 4],
          [x + 16, y - 6],
        ])
      }
      dish(p, 106)
      p.line('-76,-26 76,-26')
    },
  }),
  thing({
    name: 'samosa',
    size: [220, 170],
    points: { grip: [0, -60] },
    back(p) {
      p.tint('ochre').blob('-96,-12 -70,-70 -6,-164 6,-164 74,-70 98,-12 60,-2 0,2 -60,-2')
      p.line('-70,-30 -20,-60 0,-150').line('70,-30 20,-60')
      p.line('-84,-16 -50,-20 0,-16 50,-20 84,-16')
    },
  }),
  thing({
    name: 'lentil soup',
    size: [240, 170],
    points: { grip: [-100, -70], grip2: [100, -70], rim: [0, -92] },
    back(p) {
      p.tint('mist').line('-30,-128 -40,-146 -26,-158').line('30,-128 20,-146 34,-158')
      p.tint('teal').blob('-110,-92! 110,-92! 96,-34 52,0! -52,0! -96,-34')
      p.tint('orange').ell(0, -92, 110, 26)
      p.tint('gamboge').ell(-30, -94, 15).ell(14, -90, 15).ell(52, -96, 14)
      p.tint('white').line('-84,-48 84,-48')
    },
  }),
  thing({
    name: 'kebab',
    size: [360, 90],
    lengthwise: true,
    habitat: 'hand',
    points: { grip: [-160, -44], tip: [176, -44] },
    back(p) {
      p.tint('sand').bar('-176,-44 176,-44', 4)
      for (const [i, x] of steps(-96, 120, 5).entries())
        p.tint(['umber', 'vermilion', 'sap', 'umber', 'gamboge'][i] as string).card(x - 26, -80, 52, 72, 16)
    },
  }),
  thing({
    name: 'falafel',
    size: [240, 150],
    points: { grip: [0, -30] },
    back(p) {
      p.tint('ochre')
      for (const [x, y] of [
        [-54, -72],
        [54, -72],
        [0, -76],
        [-28, -112],
        [28, -112],
      ] as const) {
        p.ell(x, y, 34)
        p.line([
          [x - 12, y - 6],
          [x - 2, y - 12],
        ])
      }
      dish(p, 112)
    },
  }),
  thing({
    name: 'bagel',
    size: [200, 190],
    points: { grip: [0, -40] },
    back(p) {
      p.tint('ochre').frame('-96,-94 -66,-166 0,-188 66,-166 96,-94 66,-24 0,-2 -66,-24', [
        '-26,-94 0,-124 26,-94 0,-66',
      ])
      for (const [x, y] of [
        [-58, -116],
        [-30, -150],
        [26, -154],
        [62, -112],
        [50, -58],
        [-50, -60],
      ] as const)
        p.line([
          [x, y],
          [x + 10, y - 8],
        ])
    },
  }),
  thing({
    name: 'yogurt',
    size: [150, 180],
    habitat: 'hand',
    points: { grip: [0, -70], rim: [0, -130] },
    back(p) {
      p.tint('rose').bar('30,-120 54,-176', 6)
      p.tint('cloud').blob('-60,-128! -30,-154 0,-140 34,-158 60,-128!')
      p.tint('pink').poly('-68,-132 68,-132 52,0 -52,0')
      p.tint('vermilion').ell(0, -66, 26, 30)
      p.line('-62,-112 62,-112')
    },
  }),
  thing({
    name: 'caramel apple',
    size: [150, 230],
    habitat: 'hand',
    points: { grip: [0, -200], tip: [0, -60] },
    back(p) {
      p.tint('bark').bar('0,-128 0,-226', 8)
      p.tint('vermilion').blob('0,-128 40,-140 72,-96 60,-36 24,-2 -24,-2 -60,-36 -72,-96 -40,-140')
      p.tint('ochre').blob(
        '0,-130 40,-142 72,-96 66,-62 50,-40 36,-64 18,-34 0,-58 -20,-32 -36,-62 -52,-42 -66,-64 -72,-96 -40,-142',
      )
    },
  }),
  thing({
    name: 'turkey leg',
    size: [130, 260],
    habitat: 'hand',
    points: { grip: [0, -50], tip: [0, -250] },
    back(p) {
      p.tint('cloud').blob('-12,-110! 12,-110! 12,-44 30,-30 26,-6 0,-12 -26,-6 -30,-30 -12,-44')
      p.tint('ochre').blob('-20,-104 20,-104 58,-160 62,-220 24,-256 -28,-254 -62,-214 -54,-156')
      p.line('-30,-212 -34,-180').line('0,-230 10,-200')
    },
  }),
  thing({
    name: 'jelly beans',
    size: [240, 130],
    back(p) {
      const tints = ['vermilion', 'gamboge', 'sap', 'cerulean', 'violet', 'orange', 'pink']
      for (const [i, [x, y, turn]] of (
        [
          [-84, -26, 10],
          [-26, -24, -12],
          [36, -26, 8],
          [90, -24, -20],
          [-54, -70, 20],
          [8, -72, -8],
          [62, -70, 16],
          [-22, -108, 0],
          [32, -110, 24],
        ] as const
      ).entries())
        p.tint(tints[i % tints.length] as string).within(x, y, turn, 1, () =>
          p.blob('-30,-6 -18,-20 14,-18 32,-2 24,16 6,8 -12,14 -26,10'),
        )
    },
  }),
  thing({
    name: 'marshmallow',
    size: [130, 130],
    habitat: 'hand',
    points: { grip: [0, -60] },
    back(p) {
      p.tint('cloud').card(-56, -112, 112, 110, 26)
      p.ell(0, -112, 56, 16)
    },
  }),
]

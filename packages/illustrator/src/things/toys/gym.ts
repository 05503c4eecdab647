/** For the gym, the fair and the race. */
import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { around, steps } from '../kit.ts'

export const GYM: readonly Thing[] = [
  thing({
    name: 'dumbbell',
    size: [260, 110],
    lengthwise: true,
    habitat: 'hand',
    points: { grip: [0, -54] },
    back(p) {
      p.tint('stone').bar('-80,-54 80,-54', 8)
      p.tint('slate').card(-126, -98, 34, 88, 10).card(-94, -108, 30, 108, 10).card(64, -108, 30, 108, 10)
      p.card(92, -98, 34, 88, 10)
    },
  }),
  thing({
    name: 'barbell',
    size: [460, 150],
    lengthwise: true,
    habitat: 'hand',
    points: { grip: [-70, -74], grip2: [70, -74] },
    back(p) {
      p.tint('stone').bar('-224,-74 224,-74', 7)
      p.tint('slate').card(-190, -146, 40, 146, 14).card(150, -146, 40, 146, 14)
      p.tint('vermilion').card(-148, -126, 26, 106, 10).card(122, -126, 26, 106, 10)
    },
  }),
  thing({
    name: 'dartboard',
    size: [260, 260],
    habitat: 'wall',
    points: { mid: [0, -130], hook: [0, -256] },
    back(p) {
      p.tint('slate').ell(0, -130, 126)
      p.tint('cream').ell(0, -130, 104)
      for (const a of steps(0, 315, 8)) p.line([around(0, -130, 46, a), around(0, -130, 104, a)])
      p.tint('sap').ell(0, -130, 46)
      p.tint('vermilion').ell(0, -130, 20)
    },
  }),
  thing({
    name: 'shuttlecock',
    size: [130, 160],
    habitat: 'hand',
    points: { grip: [0, -30], mid: [0, -80] },
    back(p) {
      p.tint('cloud').blob('-22,-46! -60,-150! -34,-158 0,-152 34,-158 60,-150! 22,-46!')
      p.line('-14,-50 -30,-152').line('0,-50 0,-150').line('14,-50 30,-152').line('-40,-100 0,-94 40,-100')
      p.tint('vermilion').blob('-26,-48! 26,-48! 20,-12 0,-2 -20,-12')
    },
  }),
  thing({
    name: 'badminton racket',
    size: [110, 340],
    habitat: 'hand',
    points: { grip: [0, -40], grip2: [0, -80], tip: [0, -270] },
    back(p) {
      p.tint('cerulean').bar('0,-90 0,-206', 5)
      p.tint('slate').card(-11, -92, 22, 90, 8)
      p.tint('cloud').ell(0, -268, 50, 66)
      for (const x of [-24, 0, 24])
        p.line([
          [x, -320],
          [x, -216],
        ])
      for (const y of [-300, -268, -236])
        p.line([
          [-44, y],
          [44, y],
        ])
    },
  }),
  thing({
    name: 'whistle',
    size: [200, 140],
    habitat: 'hand',
    points: { grip: [40, -60], mouthpiece: [-96, -96] },
    back(p) {
      p.tint('gamboge').blob('-98,-118! -20,-120! 60,-116 96,-66 70,-10 14,-2 -24,-36 -30,-76! -98,-78!')
      p.tint('slate').card(-26, -122, 32, 26, 4)
      p.tint('cloud').ell(34, -58, 26)
      p.line('90,-96 120,-120')
    },
  }),
  thing({
    name: 'stopwatch',
    size: [190, 240],
    habitat: 'hand',
    points: { grip: [0, -20], mid: [0, -96] },
    back(p) {
      p.tint('stone').card(-18, -222, 36, 40, 8).card(-32, -240, 64, 24, 8)
      p.within(0, -96, 40, 1, () => p.card(-14, -116, 28, 30, 6))
      p.ell(0, -96, 92)
      p.tint('cloud').ell(0, -96, 70)
      for (const a of [0, 90, 180, 270]) p.line([around(0, -96, 52, a), around(0, -96, 66, a)])
      p.line('0,-96 0,-150').line('0,-96 28,-80')
    },
  }),
  thing({
    name: 'scoreboard',
    size: [340, 260],
    points: { mid: [0, -170] },
    back(p) {
      p.tint('stone').bar('-110,-80 -110,0', 9).bar('110,-80 110,0', 9)
      p.tint('slate').card(-166, -256, 332, 184, 14)
      p.tint('gamboge').card(-140, -210, 112, 112, 8).card(28, -210, 112, 112, 8)
      p.line('-104,-186 -64,-186 -64,-154 -104,-154 -104,-122 -64,-122', p.at.sw * 1.5)
      p.line('84,-190 84,-120', p.at.sw * 1.5)
      p.tint('vermilion').ell(0, -174, 10).ell(0, -136, 10)
    },
  }),
  thing({
    name: 'skate ramp',
    size: [460, 180],
    points: { grip: [60, -70] },
    tops: [[-220, -140, -172]],
    back(p) {
      p.tint('sand').blob('-226,0! -226,-172! -140,-172! -80,-60 40,-16 226,-8! 226,0!')
      p.line('-180,-130 -180,-40').line('-110,-90 -110,-30').line('-30,-30 -30,-14')
    },
  }),
  thing({
    name: 'bumper car',
    size: [320, 210],
    points: { seat: [-40, -80], wheel: [44, -126], rim: [-20, -96], tie: [-110, -206] },
    back(p) {
      p.tint('stone').bar('-120,-90 -120,-204', 5)
      p.tint('slate').blob('-104,-84! -96,-160 -62,-162 -50,-84!')
      p.bar('66,-92 44,-128', 5).bar('32,-142 56,-114', 5)
    },
    front(p) {
      p.tint('cerulean').blob('-136,-40! -130,-110 -90,-84 30,-84 60,-112 130,-92 146,-40!')
      p.tint('straw').ell(112, -66, 17)
      p.tint('cloud').poly('-60,-76 -20,-76 -10,-46 -70,-46')
      p.tint('slate').card(-156, -46, 312, 40, 20)
    },
  }),
]

/** On a desk and in a school's hallway, and what plays and shows pictures. */
import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { steps } from '../kit.ts'

export const OFFICE: readonly Thing[] = [
  thing({
    name: 'paper',
    size: [170, 220],
    habitat: 'hand',
    points: { grip: [-70, -60], grip2: [70, -60], tip: [0, -120] },
    back(p) {
      p.tint('cloud').poly('-82,-216 44,-216 82,-176 82,0 -82,0')
      p.poly('44,-216 44,-176 82,-176')
      for (const y of [-140, -106, -72, -38])
        p.line([
          [-56, y],
          [54, y],
        ])
    },
  }),
  thing({
    name: 'calculator',
    size: [170, 240],
    habitat: 'hand',
    points: { grip: [0, -40] },
    back(p) {
      p.tint('slate').card(-82, -238, 164, 236, 18)
      p.tint('mist').card(-62, -218, 124, 48, 8)
      p.tint('cloud')
      for (const y of [-150, -104, -58]) for (const x of [-62, -16, 30]) p.card(x, y, 32, 32, 8)
    },
  }),
  thing({
    name: 'stapler',
    size: [260, 120],
    habitat: 'hand',
    lengthwise: true,
    points: { grip: [20, -76], tip: [-110, -30] },
    back(p) {
      p.tint('stone').card(-120, -26, 240, 24, 8)
      p.tint('vermilion').blob('-124,-52! -110,-100 60,-112 118,-80 122,-34! 84,-30 60,-52! -100,-34!')
      p.line('-96,-66 70,-78')
    },
  }),
  thing({
    name: 'roll of tape',
    size: [230, 170],
    habitat: 'hand',
    points: { grip: [-20, -80], tip: [110, -40] },
    back(p) {
      p.tint('cerulean').blob('-110,-4! -104,-70 20,-60 50,-30 106,-46 112,-4!')
      p.tint('straw').ell(-34, -96, 72)
      p.tint('cloud').ell(-34, -96, 38)
      p.tint('straw').poly('30,-70 104,-56 106,-40 38,-52')
    },
  }),
  thing({
    name: 'locker',
    size: [170, 380],
    points: { door: [0, -180], grip: [56, -180] },
    back(p) {
      p.tint('cerulean').card(-82, -378, 164, 370, 8)
      p.card(-66, -360, 132, 336, 6)
      for (const y of [-330, -306, -282])
        p.line(
          [
            [-36, y],
            [36, y],
          ],
          p.at.sw,
        )
      p.tint('stone').card(34, -206, 20, 50, 6)
      p.tint('gamboge').ell(44, -134, 15)
    },
  }),
  thing({
    name: 'vinyl record',
    size: [220, 220],
    habitat: 'hand',
    points: { grip: [0, -20], mid: [0, -110] },
    back(p) {
      p.tint('slate').ell(0, -110, 106)
      p.ell(0, -110, 78).ell(0, -110, 54)
      p.tint('vermilion').ell(0, -110, 34)
      p.tint('cloud').ell(0, -110, 10)
    },
  }),
  thing({
    name: 'cassette',
    size: [240, 160],
    habitat: 'hand',
    points: { grip: [0, -30] },
    back(p) {
      p.tint('violet').card(-116, -156, 232, 154, 16)
      p.tint('cream').card(-92, -138, 184, 84, 8)
      p.tint('slate').card(-66, -104, 132, 44, 20)
      p.tint('cloud').ell(-38, -82, 15).ell(38, -82, 15)
      p.tint('stone').poly('-62,-4 -48,-38 48,-38 62,-4')
    },
  }),
  thing({
    name: 'vr headset',
    size: [250, 160],
    habitat: 'hand',
    points: { grip: [-90, -70], grip2: [90, -70] },
    back(p) {
      p.tint('stone').blob('-80,-110! -60,-152 60,-152 80,-110! 50,-128 -50,-128')
      p.tint('slate').blob(
        '-118,-84 -104,-116 -60,-122 60,-122 104,-116 118,-84 104,-16 54,-6 22,-34 0,-40 -22,-34 -54,-6 -104,-16',
      )
      p.tint('mist').card(-84, -104, 168, 46, 18)
    },
  }),
  thing({
    name: 'walkie-talkie',
    size: [110, 300],
    habitat: 'hand',
    points: { grip: [0, -80], mouthpiece: [0, -60] },
    back(p) {
      p.tint('slate').bar('34,-190 34,-292', 7)
      p.tint('gamboge').card(-52, -200, 104, 198, 16)
      p.tint('mist').card(-34, -180, 68, 44, 6)
      for (const y of [-96, -74, -52])
        p.line([
          [-28, y],
          [28, y],
        ])
      p.tint('vermilion').ell(0, -116, 12)
    },
  }),
  thing({
    name: 'tablet',
    size: [250, 180],
    habitat: 'hand',
    points: { grip: [-108, -80], grip2: [108, -80] },
    back(p) {
      p.tint('slate').card(-122, -178, 244, 176, 18)
      p.tint('sky').card(-98, -160, 196, 140, 8)
      p.tint('gamboge').ell(-52, -116, 22)
      p.tint('sap').blob('-98,-20! -98,-60 -40,-88 10,-50 50,-80 98,-44! 98,-20!')
    },
  }),
  thing({
    name: 'spotlight',
    size: [220, 280],
    points: { tip: [90, -190] },
    back(p) {
      p.tint('slate').bar('0,-120 0,-20', 8).blob('-70,0! -50,-24 50,-24 70,0!')
      p.within(0, -170, -20, 1, () => {
        p.tint('stone').blob('-70,-44! 50,-64! 66,0 50,64! -70,44! -92,0')
        p.tint('gamboge').ell(56, 0, 24, 62)
      })
      for (const x of steps(-30, 10, 2))
        p.line([
          [x, -198],
          [x + 26, -146],
        ])
    },
  }),
]

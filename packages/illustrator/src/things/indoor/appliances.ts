/** What hums in the kitchen and the bathroom, and what stands beside it. */
import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { around, steps } from '../kit.ts'

export const APPLIANCES: readonly Thing[] = [
  thing({
    name: 'blender',
    size: [170, 300],
    points: { grip: [78, -190], rim: [0, -262] },
    back(p) {
      p.tint('stone').poly('-62,-100 62,-100 78,0 -78,0')
      p.tint('gamboge').ell(0, -44, 24)
      p.tint('glass').poly('-50,-104 50,-104 66,-258 -66,-258')
      p.tint('rose').poly('-54,-138 54,-138 60,-196 -60,-196')
      p.tint('slate').card(-72, -282, 144, 26, 10).card(-22, -298, 44, 18, 8)
      p.bar('62,-236 88,-226 84,-150 56,-146', 7)
    },
  }),
  thing({
    name: 'microwave',
    size: [320, 190],
    points: { door: [-40, -90] },
    tops: [[-150, 150, -186]],
    back(p) {
      p.tint('stone').card(-158, -188, 316, 178, 16)
      p.tint('glass').card(-136, -166, 196, 134, 12)
      p.line('-110,-60 -60,-140').line('-80,-50 -40,-116')
      p.tint('slate').bar('78,-150 78,-50', 5)
      p.tint('mist').card(98, -166, 44, 32, 6)
      p.tint('gamboge').ell(120, -104, 15).ell(120, -60, 15)
      p.tint('slate').card(-134, -12, 40, 12, 4).card(94, -12, 40, 12, 4)
    },
  }),
  thing({
    name: 'mixer',
    size: [260, 260],
    points: { rim: [-40, -104], grip: [-40, -104] },
    back(p) {
      p.tint('rose').blob('60,-24! 66,-150! 116,-150! 120,-24!').card(-110, -30, 236, 28, 14)
      p.blob('-110,-196 -90,-240 60,-252 118,-226 122,-160 60,-150 -70,-156 -106,-168')
      p.tint('stone').bar('-46,-156 -46,-110', 6)
      p.tint('cloud').blob('-112,-112! 24,-112! 10,-56 -20,-34! -70,-34! -100,-56')
      p.tint('gamboge').ell(70, -200, 17)
    },
  }),
  thing({
    name: 'whisk',
    size: [90, 260],
    habitat: 'hand',
    points: { grip: [0, -50], tip: [0, -250] },
    back(p) {
      p.tint('bark').card(-14, -110, 28, 108, 12)
      p.tint('stone').blob('0,-106! -38,-180 -34,-236 0,-256 34,-236 38,-180')
      p.line('0,-108 -16,-190 0,-254').line('0,-108 16,-190 0,-254')
    },
  }),
  thing({
    name: 'spatula',
    size: [90, 270],
    habitat: 'hand',
    points: { grip: [0, -50], tip: [0, -250] },
    back(p) {
      p.tint('bark').card(-13, -120, 26, 118, 11)
      p.tint('stone').bar('0,-118 0,-170', 6)
      p.blob('-34,-164! 34,-164! 40,-256! -40,-256!')
      p.line('-14,-180 -16,-238').line('14,-180 16,-238')
    },
  }),
  thing({
    name: 'piping bag',
    size: [130, 240],
    habitat: 'hand',
    points: { grip: [0, -150], grip2: [0, -200], tip: [0, -2] },
    back(p) {
      p.tint('rose').blob('-34,-236! 34,-236! 24,-206 58,-170 44,-110 14,-36! -14,-36! -44,-110 -58,-170 -24,-206')
      p.line('-26,-206 26,-206')
      p.tint('stone').poly('-16,-40 16,-40 6,0 -6,0')
    },
  }),
  thing({
    name: 'ladle',
    size: [110, 300],
    habitat: 'hand',
    points: { grip: [34, -230], tip: [-10, -24] },
    back(p) {
      p.tint('stone').bar('16,-60 30,-280 44,-292', 7)
      p.blob('-54,-70! 36,-70! 28,-18 -8,0 -44,-18')
    },
  }),
  thing({
    name: 'electric fan',
    size: [220, 300],
    points: { mid: [0, -190] },
    back(p) {
      p.tint('stone').bar('0,-90 0,-24', 9).blob('-70,-2! -60,-24 0,-34 60,-24 70,-2!')
      p.tint('mist').ell(0, -188, 106)
      p.tint('cerulean')
      for (const turn of [0, 120, 240])
        p.within(0, -188, turn, 1, () => p.blob('0,-8! 36,-40 34,-82 0,-92 -24,-66 -18,-30'))
      p.tint('gamboge').ell(0, -188, 20)
    },
  }),
  thing({
    name: 'hair dryer',
    size: [260, 200],
    habitat: 'hand',
    points: { grip: [-36, -50], tip: [124, -150], spout: [124, -150] },
    back(p) {
      p.tint('violet').blob('-66,-104! -8,-104! -22,-4 -64,0!')
      p.blob('-110,-150 -86,-196 -20,-198 60,-180 118,-184! 118,-116! 60,-124 -20,-100 -86,-106')
      p.tint('mist').ell(-62, -150, 30)
      p.tint('slate').card(104, -190, 18, 80, 6)
    },
  }),
  thing({
    name: 'light bulb',
    size: [150, 240],
    habitat: 'hand',
    points: { grip: [0, -30], mid: [0, -150] },
    back(p) {
      p.tint('gamboge').blob('-30,-74! -40,-110 -70,-150 -60,-210 0,-238 60,-210 70,-150 40,-110 30,-74!')
      p.line('-16,-80 -20,-140 0,-124 20,-140 16,-80')
      p.tint('stone').card(-34, -76, 68, 26, 8).card(-30, -52, 60, 24, 8)
      p.tint('slate').blob('-22,-28! 22,-28! 10,-6 -10,-6')
    },
  }),
  thing({
    name: 'laundry basket',
    size: [260, 220],
    points: { grip: [-110, -110], grip2: [110, -110], rim: [0, -130] },
    hollow: [-100, -190, 100, -20],
    back(p) {
      p.tint('rose').blob('-90,-120! -80,-180 -30,-206 10,-176 10,-120!')
      p.tint('cerulean').blob('-10,-120! 0,-180 50,-196 96,-160 96,-120!')
    },
    front(p) {
      p.tint('sand').poly('-116,-112 116,-112 92,0 -92,0')
      for (const x of steps(-70, 70, 4)) p.card(x - 11, -80, 22, 54, 10)
      p.card(-126, -132, 252, 28, 12)
    },
  }),
  thing({
    name: 'clothesline',
    size: [520, 280],
    points: { low: [0, -236], hook: [0, -236] },
    back(p) {
      p.tint('bark').bar('-244,0 -244,-272', 9).bar('244,0 244,-272', 9)
      p.line('-244,-250 0,-232 244,-250', p.at.sw)
      p.tint('vermilion').blob('-180,-240! -80,-236! -56,-196! -84,-180! -86,-110! -176,-110! -176,-184! -204,-200!')
      p.tint('cerulean').poly('-36,-236 56,-236 62,-112 20,-112 10,-180 0,-112 -42,-112')
      p.tint('gamboge').blob('106,-238! 140,-240! 140,-160 176,-148 172,-122 120,-124 106,-150')
      p.tint('straw')
      for (const x of [-166, -94, -22, 44, 122]) p.card(x - 8, -256, 16, 32, 5)
    },
  }),
  thing({
    name: 'sleeping bag',
    size: [420, 170],
    points: { pillow: [-140, -96], seat: [20, -70], deck: [20, -70] },
    hollow: [-200, -170, 190, -50],
    back(p) {
      p.tint('cream').blob('-206,-40 -200,-110 -140,-132 -86,-110 -80,-40 -140,-24')
      p.tint('cerulean').blob('-196,-12! -110,-20 190,-24! 204,-64 190,-104! -100,-106 -196,-20!')
    },
    front(p) {
      p.tint('cerulean').blob('-96,-112! 60,-108 180,-100! 208,-60 190,-8! 60,0 -100,-4!')
      p.tint('gamboge').blob('-96,-112! -56,-110! -58,-4! -100,-4!')
      for (const x of steps(10, 140, 3))
        p.line([
          [x, -106],
          [x + 4, -4],
        ])
    },
  }),
  thing({
    name: 'toilet paper',
    size: [170, 160],
    habitat: 'hand',
    points: { grip: [0, -80] },
    back(p) {
      p.tint('cloud').blob('-70,-140! 40,-140! 40,-20! -70,-20!')
      p.ell(-70, -80, 26, 60)
      p.tint('sand').ell(-70, -80, 12, 24)
      p.tint('cloud').blob('12,-138! 60,-130 78,-90 78,-4! 40,-10! 40,-136!')
      p.line('40,-66 78,-62')
    },
  }),
  thing({
    name: 'perfume',
    size: [140, 200],
    habitat: 'hand',
    points: { grip: [0, -60], spout: [30, -168] },
    back(p) {
      p.tint('pink').blob('-62,-8! -66,-70 -40,-116 0,-124 40,-116 66,-70 62,-8!')
      p.tint('violet').blob('-52,-14! -54,-50 0,-64 54,-50 52,-14!')
      p.tint('gamboge').card(-22, -150, 44, 30, 8).ell(0, -172, 24)
    },
  }),
  thing({
    name: 'lipstick',
    size: [80, 210],
    habitat: 'hand',
    points: { grip: [0, -50], tip: [-10, -204] },
    back(p) {
      p.tint('vermilion').blob('-22,-120! -22,-204 10,-190 22,-160 22,-120!')
      p.tint('gamboge').card(-28, -128, 56, 40, 6)
      p.tint('slate').card(-36, -90, 72, 88, 8)
    },
  }),
  thing({
    name: 'shampoo',
    size: [130, 240],
    habitat: 'hand',
    points: { grip: [0, -90], spout: [40, -220] },
    back(p) {
      p.tint('aqua').card(-58, -168, 116, 166, 26)
      p.tint('cloud').ell(0, -82, 34, 40)
      p.tint('sky').ell(-8, -88, 14)
      p.tint('cerulean').card(-26, -192, 52, 26, 8).bar('0,-192 0,-218 40,-218', 7)
    },
  }),
  thing({
    name: 'pacifier',
    size: [170, 170],
    habitat: 'hand',
    points: { grip: [0, -150], mouthpiece: [0, -20] },
    back(p) {
      p.tint('straw').frame('-40,-128 -28,-162 0,-168 28,-162 40,-128 28,-98 0,-92 -28,-98', [
        '-22,-128 0,-150 22,-128 0,-108',
      ])
      p.tint('sky').blob('-80,-84 -60,-110 0,-100 60,-110 80,-84 60,-58 0,-66 -60,-58')
      p.tint('cream').blob('-18,-66! 18,-66! 30,-24 0,-2 -30,-24')
    },
  }),
  thing({
    name: 'package',
    size: [220, 190],
    points: { grip: [-104, -70], grip2: [104, -70] },
    tops: [[-100, 100, -150]],
    back(p) {
      p.tint('sand').box4(-104, -146, 208, 146)
      p.poly('-104,-146 -74,-186 74,-186 104,-146')
      p.tint('ochre').poly('-22,-146 -16,-186 16,-186 22,-146').box4(-22, -146, 44, 146)
      p.tint('cloud').card(36, -62, 56, 42, 4)
    },
  }),
  thing({
    name: 'stamp',
    size: [180, 200],
    habitat: 'hand',
    points: { grip: [0, -90] },
    back(p) {
      const edge = [
        ...steps(-84, 84, 7).map((x) => [x, -196] as const),
        ...steps(-172, -28, 6).map((y) => [86, y] as const),
        ...steps(84, -84, 7).map((x) => [x, -4] as const),
        ...steps(-28, -172, 6).map((y) => [-86, y] as const),
      ]
      p.tint('cloud').fuse(() => {
        p.box4(-84, -194, 168, 188)
        for (const [x, y] of edge) p.ell(x, y, 10)
      })
      p.tint('sky').box4(-58, -168, 116, 136)
      p.tint('gamboge').poly(Array.from({ length: 10 }, (_, i) => around(0, -100, i % 2 ? 20 : 44, i * 36 - 90)))
    },
  }),
]

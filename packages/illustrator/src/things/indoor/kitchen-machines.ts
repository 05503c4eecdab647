/** Machines on the counter and under it. */
import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { steps } from '../kit.ts'

export const KITCHEN_MACHINES: Thing[] = [
  thing({
    name: 'coffee machine',
    size: [330, 320],
    points: { grip: [-20, -120], tip: [0, -120], top: [0, -300], rim: [0, -300] },
    tops: [[-130, 130, -300]],
    back(p) {
      p.tint('stone').card(-150, -296, 300, 110, 18)
      p.tint('umber').card(-132, -196, 264, 170, 6)
      p.tint('vermilion').card(-158, -40, 316, 40, 12)
      p.tint('stone').card(-122, -52, 244, 18, 6)
      p.line('-90,-50 -90,-38').line('-30,-50 -30,-38').line('30,-50 30,-38').line('90,-50 90,-38')
      p.tint('slate').card(-62, -188, 84, 28, 6).bar('-62,-174 -122,-166', 10)
      p.tint('stone').bar('-36,-160 -36,-146', 6).bar('-4,-160 -4,-146', 6)
      p.tint('cream').blob('-60,-108! 22,-108! 14,-60 -6,-52! -32,-52! -52,-60')
      p.bar('18,-98 40,-90 36,-74 14,-72', 5)
      p.line('-30,-118 -36,-130').line('-8,-118 -2,-130')
      p.tint('stone').bar('96,-188 104,-140 90,-84', 6)
      p.tint('glass').ell(-100, -242, 26)
      p.line('-100,-242 -88,-254', p.at.sw)
      for (const [i, x] of [-40, 0, 40].entries()) p.tint(i ? 'straw' : 'vermilion').ell(x, -242, 13)
      p.tint('slate').ell(104, -242, 22)
      p.line('104,-258 104,-226')
      p.tint('cream').poly('-96,-298 -36,-298 -42,-320 -90,-320').poly('-20,-298 40,-298 34,-320 -14,-320')
    },
  }),
  thing({
    name: 'rice cooker',
    size: [290, 240],
    points: { grip: [0, -226], grip2: [120, -130], top: [0, -228], rim: [0, -176] },
    back(p) {
      p.tint('cream').blob('-124,-168! -128,-60 -104,-12 -60,-2 60,-2 104,-12 128,-60 124,-168!')
      p.tint('slate').card(-146, -150, 34, 44, 12).card(112, -150, 34, 44, 12)
      p.tint('stone').card(-130, -184, 260, 26, 12)
      p.tint('glass').blob('-116,-184! -100,-208 -50,-222 0,-224 50,-222 100,-208 116,-184!')
      p.tint('slate').card(-26, -240, 52, 22, 10)
      p.tint('stone').card(-62, -118, 124, 90, 16)
      p.tint('aqua').card(-42, -104, 84, 30, 6)
      p.tint('vermilion').ell(-24, -50, 12).tint('straw').ell(24, -50, 12)
    },
  }),
  thing({
    name: 'air fryer',
    size: [240, 300],
    points: { grip: [0, -70], tip: [0, -70], top: [0, -294] },
    back(p) {
      p.tint('slate').blob('-112,0! -112,-200 -96,-268 -40,-296 40,-296 96,-268 112,-200 112,0!')
      p.tint('aqua').card(-58, -262, 116, 58, 14)
      p.line('-30,-234 -6,-234').line('10,-246 30,-246').line('10,-224 30,-224')
      p.tint('stone').card(-100, -184, 200, 164, 16)
      p.tint('glass').card(-72, -168, 144, 52, 10)
      p.tint('straw').bar('-48,-130 -20,-156', 6).bar('-14,-128 18,-150', 6).bar('26,-128 52,-154', 6)
      p.tint('bark').card(-26, -108, 52, 86, 14)
      p.line('-10,-64 10,-64')
    },
  }),
  thing({
    name: 'dishwasher',
    size: [320, 380],
    points: { door: [0, -60], grip: [0, -330], tip: [0, -150], rim: [0, -200], top: [0, -376] },
    hollow: [-120, -290, 120, -90],
    tops: [[-150, 150, -376]],
    back(p) {
      p.tint('cloud').card(-156, -376, 312, 376, 10)
      p.tint('stone').card(-156, -376, 312, 62, 10)
      for (const x of [-112, -72, 96]) p.tint('straw').ell(x, -344, 12)
      p.tint('aqua').card(-30, -356, 84, 24, 6)
      p.tint('slate').box4(-132, -300, 264, 226)
      for (const [i, x] of steps(-104, -8, 4).entries()) p.tint(i % 2 ? 'sky' : 'cream').ell(x, -226, 15, 44)
      for (const x of [48, 96]) {
        p.tint('coral').card(x - 18, -262, 36, 62, 6)
        p.bar(`${x + 16},-246 ${x + 28},-232 ${x + 16},-216`, 4)
      }
      p.tint('cream')
      for (const x of [-92, -30, 34, 94]) p.blob(`${x - 24},-132! ${x + 24},-132! ${x + 14},-104 ${x - 14},-104`)
    },
    front(p) {
      p.tint('stone').bar('-124,-186 124,-186', 6).bar('-124,-98 124,-98', 6)
      p.tint('cloud').poly('-142,-74 142,-74 158,-14 -158,-14')
      p.tint('stone').poly('-158,-14 158,-14 158,0 -158,0')
      p.line('-116,-58 116,-58')
    },
  }),
  thing({
    name: 'waffle iron',
    size: [290, 260],
    points: { grip: [-130, -60], tip: [0, -80], top: [0, -254], rim: [20, -70] },
    back(p) {
      p.tint('slate').blob('-60,-86! -110,-210 -78,-256 10,-252 104,-226 118,-96! 100,-74!')
      p.tint('stone').blob('-44,-96! -86,-204 -60,-234 12,-232 86,-212 98,-104!')
      p.line('-68,-176 94,-162').line('-58,-134 96,-126').line('-26,-230 -6,-98').line('30,-226 46,-98')
      p.tint('slate').blob('-124,-70 0,-98 124,-70 128,-40 110,-6! -110,-6! -128,-40')
      p.tint('gamboge').ell(0, -70, 100, 26)
      p.line('-94,-74 94,-74').line('-70,-58 70,-58').line('-64,-88 64,-88')
      for (const x of [-48, 0, 48]) p.line(`${x},-92 ${x},-48`)
      p.tint('vermilion').bar('-118,-36 -142,-32', 12)
      p.ell(70, -24, 11)
    },
  }),
  thing({
    name: 'kitchen scale',
    size: [220, 230],
    points: { top: [0, -196], rim: [0, -196], grip: [0, -60] },
    tops: [[-92, 92, -196]],
    back(p) {
      p.tint('stone').box4(-12, -190, 24, 40)
      p.tint('cloud').blob('-108,-228! -92,-196 -60,-182 60,-182 92,-196 108,-228! 60,-214 -60,-214')
      p.tint('vermilion').blob('-70,-156! 70,-156! 88,-80 96,-14! -96,-14! -88,-80')
      p.card(-106, -16, 212, 16, 6)
      p.tint('white').ell(0, -82, 56, 56)
      for (const [x, y, u, v] of [
        [0, -130, 0, -118],
        [48, -82, 36, -82],
        [-48, -82, -36, -82],
        [0, -34, 0, -46],
      ] as const)
        p.line([
          [x, y],
          [u, v],
        ])
      p.line([
        [0, -82],
        [26, -112],
      ])
      p.ink(0, -82, 7, 7)
    },
  }),
]

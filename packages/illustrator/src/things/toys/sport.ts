import type { Thing } from '../../art/art.ts'
import { both } from '../../art/knots.ts'
import { thing } from '../../art/thing.ts'
import { said, star } from '../kit.ts'

export const SPORT: Thing[] = [
  thing({
    name: 'baseball bat',
    size: [60, 260],
    habitat: 'hand',
    points: { grip: [0, -34], grip2: [0, -62], tip: [0, -250] },
    back(p) {
      p.tint('ochre').blob(both('0,-256 20,-248 24,-220 20,-150 9,-80 9,-20!'))
      p.tint('slate').blob('-9,-70! 9,-70! 9,-16! -9,-16!')
      p.tint('ochre').card(-17, -18, 34, 18, 8)
    },
  }),
  thing({
    name: 'tennis racket',
    size: [130, 270],
    habitat: 'hand',
    points: { grip: [0, -30], grip2: [0, -60], tip: [0, -200] },
    back(p) {
      p.tint('vermilion').blob('-12,-86! -40,-130! 40,-130! 12,-86!')
      p.ell(0, -194, 60, 74)
      p.tint('white').ell(0, -194, 42, 58)
      const fine = p.fits(20)
      for (const x of fine ? [-20, 0, 20] : [0]) {
        const y = 58 * Math.sqrt(1 - (x / 42) ** 2)
        p.line(`${x},${-194 - y} ${x},${-194 + y}`)
      }
      for (const y of fine ? [-34, -12, 12, 34] : [-18, 18]) {
        const x = 42 * Math.sqrt(1 - (y / 58) ** 2)
        p.line(`${-x},${-194 + y} ${x},${-194 + y}`)
      }
      p.tint('slate').card(-13, -92, 26, 92, 8)
      if (p.fits(24)) p.line('-12,-60 12,-66').line('-12,-36 12,-42')
    },
  }),
  thing({
    name: 'hockey stick',
    size: [120, 330],
    habitat: 'hand',
    points: { grip: [-24, -230], grip2: [-36, -296], tip: [50, -10] },
    back(p) {
      p.tint('ochre').blob('-48,-326! -32,-328! 18,-36 56,-28! 60,-6 50,0! 0,0! -12,-20!')
      p.tint('vermilion').blob('-48,-326! -32,-328! -24,-280! -40,-278!')
      p.line('26,-32 24,-2')
    },
  }),
  thing({
    name: 'golf club',
    size: [100, 300],
    habitat: 'hand',
    points: { grip: [-20, -270], grip2: [-16, -240], tip: [36, -10] },
    back(p) {
      p.tint('stone').bar('-16,-220 4,-24', 4)
      p.tint('slate').bar('-22,-288 -15,-216', 8)
      p.tint('stone').blob('-4,-32! 40,-40 48,-14 30,0 0,-2! -8,-16')
    },
  }),
  thing({
    name: 'ski',
    size: [60, 360],
    habitat: 'hand',
    points: { grip: [0, -170], deck: [0, -180], tip: [0, -356] },
    back(p) {
      for (const x of [-15, 15])
        p.tint('cerulean').within(x, 0, 0, 1, () => {
          p.blob('0,-358 12,-334! 12,-6! 0,0 -12,-6! -12,-334!')
          p.line('-12,-300 12,-300')
          p.tint('slate').card(-11, -196, 22, 50, 5)
          p.tint('cerulean')
        })
    },
  }),
  thing({
    name: 'snowboard',
    size: [90, 330],
    habitat: 'hand',
    points: { grip: [0, -160], deck: [0, -165], tip: [0, -326] },
    back(p) {
      p.tint('violet').blob(both('0,-328 34,-312 42,-280 36,-165 42,-50 34,-16 0,0'))
      p.tint('gamboge').blob('-40,-280! 0,-250 40,-280! 38,-240 0,-210 -38,-240')
      p.tint('rose').blob('-38,-70! 0,-40 38,-70! 40,-40 0,-10 -40,-40')
      p.tint('slate').card(-24, -200, 48, 24, 8).card(-24, -142, 48, 24, 8)
    },
  }),
  thing({
    name: 'surfboard',
    size: [110, 360],
    points: { grip: [0, -160], deck: [0, -180], tip: [0, -354] },
    back(p) {
      p.tint('aqua').blob(both('0,-358 30,-310 48,-220 50,-140 36,-40 0,0'))
      p.line('0,-356 0,-2')
      p.tint('coral').blob('-48,-220! 0,-200 48,-220! 50,-170 0,-150 -50,-170')
      p.tint('straw').ell(0, -90, 24)
    },
  }),
  thing({
    name: 'hockey goal',
    size: [260, 170],
    points: { mid: [0, -80] },
    back(p) {
      p.tint('mist').blob('-118,-162! 118,-162! 118,0! -118,0!')
      for (const x of [-78, -39, 0, 39, 78])
        p.line([
          [x, -160],
          [x, -2],
        ])
      for (const y of [-120, -80, -40])
        p.line([
          [-116, y],
          [116, y],
        ])
      p.tint('vermilion')
      for (const x of [-122, 122])
        p.bar(
          [
            [x, -162],
            [x, -4],
          ],
          8,
        )
      p.bar(
        [
          [-122, -162],
          [122, -162],
        ],
        8,
      )
    },
  }),
  thing({
    name: 'boxing glove',
    size: [140, 170],
    habitat: 'hand',
    points: { grip: [0, -30], tip: [10, -160] },
    back(p) {
      p.tint('vermilion').blob('-44,-50! -62,-100 -50,-150 -10,-168 40,-160 62,-120 56,-70 44,-50!')
      p.blob('-50,-74 -66,-96 -58,-122 -34,-124 -16,-96 -12,-74')
      p.tint('white').card(-48, -56, 96, 56, 12)
      p.line('-46,-30 46,-30').line('16,-110 40,-112')
    },
  }),
  thing({
    name: 'baseball glove',
    size: [180, 190],
    habitat: 'hand',
    points: { grip: [0, -40], mid: [10, -100] },
    back(p) {
      p.tint('umber').blob(
        '-40,-10! -80,-60 -88,-110 -72,-122 -52,-84! -54,-150 -44,-174 -28,-174 -22,-140! -16,-182 0,-190 16,-182 18,-146! 26,-182 42,-184 54,-172 52,-140! 64,-158 80,-154 84,-132 74,-60 44,-8!',
      )
      p.tint('bark').blob('-36,-60 -20,-108 20,-112 46,-80 30,-40 -10,-34')
      p.line('-52,-84 -46,-66').line('-22,-140 -20,-112').line('18,-146 18,-116').line('52,-140 46,-100')
    },
  }),
  thing({
    name: 'fishing rod',
    size: [300, 260],
    habitat: 'hand',
    points: { grip: [-120, -30], grip2: [-96, -56], tip: [136, -250], tie: [140, -60], hook: [140, -60] },
    back(p) {
      p.line('136,-250 140,-80', p.at.sw * 0.7)
      p.tint('bark').bar('-140,-10 -90,-60', 8)
      p.tint('ochre').bar('-90,-60 136,-252', 4)
      p.tint('stone').ell(-84, -42, 16)
      p.tint('vermilion').ell(140, -74, 13)
      p.line('140,-60 140,-40 128,-36 124,-48')
    },
  }),
  thing({
    name: 'oar',
    size: [60, 340],
    habitat: 'hand',
    points: { grip: [0, -310], grip2: [0, -230], tip: [0, -4] },
    back(p) {
      p.tint('bark').bar('0,-110 0,-330', 7)
      p.tint('ochre').blob(both('0,-130! 12,-120 26,-90 26,-20 0,0'))
      p.line('0,-96 0,-20')
    },
  }),
  thing({
    name: 'bow and arrow',
    size: [230, 250],
    habitat: 'hand',
    points: { grip: [40, -125], grip2: [-70, -125], tip: [112, -125] },
    back(p) {
      p.line('-10,-244 -70,-125 -10,-6')
      p.tint('bark').bar('-10,-244 34,-190 44,-125 34,-60 -10,-6', 7)
      p.tint('ochre').bar('-80,-125 90,-125', 4)
      p.tint('stone').poly('84,-142 114,-125 84,-108')
      p.tint('vermilion').poly('-92,-144 -60,-144 -48,-125 -60,-106 -92,-106 -80,-125')
    },
  }),
  thing({
    name: 'trophy',
    size: [180, 230],
    habitat: 'hand',
    points: { grip: [-70, -150], grip2: [70, -150], rim: [0, -220] },
    back(p) {
      p.tint('gamboge').bar('-50,-204 -82,-200 -80,-150 -40,-130', 7).bar('50,-204 82,-200 80,-150 40,-130', 7)
      p.blob(both('0,-70! 12,-70! 16,-100 50,-140 58,-224! 0,-224'))
      p.card(-24, -76, 48, 30, 8)
      p.tint('straw')
      star(p, 0, -174, 30)
      p.tint('bark').card(-60, -50, 120, 50, 8)
      p.tint('straw').card(-34, -38, 68, 26, 6)
    },
  }),
  thing({
    name: 'medal',
    size: [130, 220],
    habitat: 'hand',
    points: { grip: [0, -200], hook: [0, -210], tie: [0, -210] },
    back(p) {
      p.tint('cerulean')
        .poly('-50,-216 -16,-216 22,-120 -6,-110')
        .tint('vermilion')
        .poly('50,-216 16,-216 -22,-120 6,-110')
      p.tint('gamboge').ell(0, -62, 60)
      p.tint('straw').ell(0, -62, 44)
      p.tint('gamboge')
      star(p, 0, -60, 30)
    },
  }),
  thing({
    name: 'target',
    size: [240, 280],
    points: { mid: [0, -160], tip: [0, -160] },
    back(p, spot) {
      p.tint('bark').bar('-50,-60 -84,-6', 8).bar('50,-60 84,-6', 8)
      const rings = ['white', 'vermilion', 'white', 'cerulean', 'gamboge']
      for (const [i, tint] of rings.entries()) p.tint(tint).ell(0, -160, 118 - i * 22)
      if (!said(spot, 'empty')) p.ink(0, -160, 5)
    },
  }),
]

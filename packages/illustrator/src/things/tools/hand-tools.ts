import type { Thing } from '../../art/art.ts'
import { both } from '../../art/knots.ts'
import { thing } from '../../art/thing.ts'
import { steps } from '../kit.ts'

export const HAND_TOOLS: Thing[] = [
  thing({
    name: 'sword',
    size: [120, 280],
    habitat: 'hand',
    points: { grip: [0, -36], grip2: [0, -20], tip: [0, -276] },
    back(p) {
      p.tint('stone').blob('0,-278! 22,-246! 19,-74! -19,-74! -22,-246!')
      p.line('0,-240 0,-80')
      p.tint('umber').card(-11, -64, 22, 50, 6)
      p.tint('gamboge').card(-54, -82, 108, 24, 10).ell(0, -13, 15)
    },
  }),
  thing({
    name: 'hammer',
    size: [150, 220],
    habitat: 'hand',
    points: { grip: [0, -40], grip2: [0, -70], tip: [60, -190] },
    back(p) {
      p.tint('bark').card(-13, -180, 26, 180, 10)
      p.tint('vermilion').card(-16, -74, 32, 74, 12)
      p.tint('stone')
        .blob('-24,-216! 24,-216! 24,-176! -24,-176! -50,-184 -74,-160! -66,-204 -44,-216')
        .card(18, -220, 30, 48, 6)
        .card(44, -226, 28, 60, 8)
    },
  }),
  /** Folded open: blade, scissors and corkscrew out of a rounded handle. */
  thing({
    name: 'pocket knife',
    size: [300, 230],
    habitat: 'hand',
    points: { grip: [0, -36], tip: [-140, -160] },
    back(p) {
      p.tint('stone')
        .blob('-112,-62! -84,-70! -120,-170 -148,-214! -150,-150')
        .blob('-40,-66! -6,-66! -6,-200 -22,-216 -38,-200!')
        .blob('112,-64! 84,-64! 96,-150 132,-190! 138,-140')
      p.line('-22,-190 -22,-90')
      p.bar('30,-64 30,-104 46,-116 26,-132 46,-148 26,-164 44,-180', 6)
      p.tint('vermilion').blob('-108,-72! 108,-72! 140,-60 148,-36 140,-12 108,0! -108,0! -140,-12 -148,-36 -140,-60')
      p.tint('cloud').poly('-12,-58 12,-58 12,-48 22,-48 22,-24 12,-24 12,-14 -12,-14 -12,-24 -22,-24 -22,-48 -12,-48')
      p.spot(-108, -36, 12).spot(108, -36, 12)
    },
  }),
  thing({
    name: 'wrench',
    size: [100, 240],
    habitat: 'hand',
    points: { grip: [0, -60], tip: [0, -220] },
    back(p) {
      p.tint('slate').blob(
        '-16,-10 0,0 16,-10 18,-160 46,-180 46,-222 22,-238! 20,-206 0,-196 -20,-206 -22,-238! -46,-222 -46,-180 -18,-160',
      )
      p.tint('stone').card(-8, -130, 16, 100, 8)
    },
  }),
  thing({
    name: 'saw',
    size: [260, 110],
    lengthwise: true,
    habitat: 'hand',
    points: { grip: [-92, -56], tip: [124, -30] },
    back(p) {
      const teeth = steps(-36, 116, 9)
        .map((x) => `${x},-16! ${x + 10},-2! `)
        .join('')
      p.tint('stone').poly(`124,-34 -50,-92 ${teeth}`.trim().split(' ').reverse().join(' '))
      p.tint('bark').frame('-128,-70 -110,-104 -60,-100 -34,-84! -36,-14! -80,-10 -114,-26', [
        '-104,-62 -92,-84 -66,-78 -58,-56 -72,-36 -96,-40',
      ])
    },
  }),
  thing({
    name: 'shovel',
    size: [110, 330],
    habitat: 'hand',
    points: { grip: [0, -190], grip2: [0, -270], tip: [0, -4] },
    back(p) {
      p.tint('bark').bar('0,-120 0,-296', 7)
      p.tint('vermilion').frame('-32,-330! 32,-330! 30,-306 10,-288! -10,-288! -30,-306', [
        '-14,-318! 14,-318! 8,-304 -8,-304',
      ])
      p.tint('stone').blob(both('0,-122! 44,-122! 50,-60 26,-16 0,0!'))
      p.line('0,-104 0,-40')
    },
  }),
  thing({
    name: 'screwdriver',
    size: [60, 220],
    habitat: 'hand',
    points: { grip: [0, -160], tip: [0, 0] },
    back(p) {
      p.tint('stone').poly('-9,-110 9,-110 9,-30 16,-18 10,0 -10,0 -16,-18 -9,-30')
      p.tint('vermilion').blob(both('0,-218 22,-210 26,-180 20,-130 14,-108!'))
      p.line('-8,-200 -8,-130').line('8,-200 8,-130')
    },
  }),
  thing({
    name: 'axe',
    size: [150, 260],
    habitat: 'hand',
    points: { grip: [0, -50], grip2: [0, -110], tip: [70, -210] },
    back(p) {
      p.tint('bark').blob('-12,-256! 14,-256! 12,-120 20,-6! -14,0! -14,-120')
      p.tint('stone').blob('-34,-238! 12,-240! 50,-262 72,-252! 82,-204 72,-156! 50,-158 12,-186! -34,-186!')
      p.line('56,-252 64,-206 56,-164')
    },
  }),
  thing({
    name: 'drill',
    size: [220, 170],
    habitat: 'hand',
    points: { grip: [-50, -60], tip: [106, -128] },
    back(p) {
      p.tint('stone').poly('40,-140 100,-132 110,-128 100,-122 40,-114')
      p.tint('slate').poly('20,-154 54,-146 54,-106 20,-98')
      p.tint('gamboge').blob('-100,-160! 22,-160! 26,-126 22,-94! -30,-90! -36,-30! -86,-30! -84,-90 -104,-110')
      p.tint('slate').card(-100, -36, 80, 36, 8)
      p.line('-86,-144 -40,-144').line('-86,-126 -50,-126')
      p.tint('vermilion').blob('-32,-88! -14,-88! -20,-60 -34,-56!')
    },
  }),
  thing({
    name: 'jackhammer',
    size: [190, 300],
    habitat: 'hand',
    points: { grip: [-30, -268], grip2: [30, -268], tip: [0, -2] },
    back(p) {
      p.tint('slate').poly('-9,-84 9,-84 9,-30 0,-2 -9,-30')
      p.tint('stone').card(-22, -122, 44, 44, 8)
      p.tint('gamboge').card(-36, -236, 72, 120, 16)
      p.tint('slate').bar('-62,-268 62,-268', 12).card(-18, -280, 36, 50, 8)
      p.line('-20,-210 20,-210').line('-20,-186 20,-186')
    },
  }),
  thing({
    name: 'magnifying glass',
    size: [130, 230],
    habitat: 'hand',
    points: { grip: [0, -40], eye: [0, -160] },
    back(p) {
      p.tint('bark').card(-13, -92, 26, 92, 12)
      p.tint('gamboge').ell(0, -160, 64)
      p.tint('glass').ell(0, -160, 48)
      p.line('-26,-164 -20,-184 -2,-194')
    },
  }),
  thing({
    name: 'paint roller',
    size: [160, 230],
    habitat: 'hand',
    points: { grip: [0, -36], tip: [0, -210] },
    back(p) {
      p.tint('stone').bar('64,-200 74,-150! 0,-130! 0,-80', 5)
      p.tint('vermilion').card(-15, -84, 30, 84, 12)
      p.tint('cerulean').card(-74, -226, 140, 54, 18)
      p.line('-48,-224 -48,-174')
    },
  }),
  thing({
    name: 'rake',
    size: [160, 360],
    habitat: 'hand',
    points: { grip: [0, -200], grip2: [0, -280], tip: [0, -6] },
    back(p) {
      p.tint('bark').bar('0,-90 0,-350', 7)
      p.tint('vermilion').blob('-16,-96! 16,-96! 66,-60! -66,-60!')
      p.tint('stone')
      for (const x of steps(-64, 64, 5)) p.bar(`${x},-58 ${x * 1.1},-8`, 5)
      p.tint('vermilion').card(-76, -70, 152, 20, 8)
    },
  }),
  thing({
    name: 'hoe',
    size: [100, 360],
    habitat: 'hand',
    points: { grip: [-20, -200], grip2: [-20, -280], tip: [40, -6] },
    back(p) {
      p.tint('bark').bar('-20,-40 -20,-350', 7)
      p.tint('stone').blob('-30,-50! -10,-56 20,-50 46,-30 50,0! 10,-4 6,-26 -20,-32!')
    },
  }),
  thing({
    name: 'pitchfork',
    size: [120, 360],
    habitat: 'hand',
    points: { grip: [0, -150], grip2: [0, -90], tip: [0, -356] },
    back(p) {
      p.tint('stone').bar('-46,-350 -46,-280 -30,-250 0,-244 30,-250 46,-280 46,-350', 5).bar('0,-352 0,-240', 5)
      p.tint('bark').bar('0,-230 0,-8', 7)
    },
  }),
  thing({
    name: 'spear',
    size: [54, 380],
    habitat: 'hand',
    points: { grip: [0, -180], grip2: [0, -120], tip: [0, -376] },
    back(p) {
      p.tint('bark').bar('0,-300 0,-8', 6)
      p.tint('stone').blob(both('0,-378! 24,-330 10,-286!'))
      p.line('0,-350 0,-300')
      p.tint('vermilion').card(-14, -296, 28, 22, 6)
    },
  }),
  thing({
    name: 'trident',
    size: [110, 380],
    habitat: 'hand',
    points: { grip: [0, -180], grip2: [0, -120], tip: [0, -376] },
    back(p) {
      p.tint('gamboge').bar('0,-280 0,-8', 7)
      for (const x of [-42, 0, 42])
        p.blob(`${x},-380! ${x + 13},-346! ${x + 6},-346! ${x + 6},-270! ${x - 6},-270! ${x - 6},-346! ${x - 13},-346!`)
      p.card(-50, -286, 100, 18, 8)
    },
  }),
  thing({
    name: 'bow',
    size: [110, 260],
    habitat: 'hand',
    points: { grip: [36, -130], grip2: [-36, -130] },
    back(p) {
      p.line('-36,-252 -36,-8')
      p.tint('bark').bar('-36,-252 12,-196 26,-130 12,-64 -36,-8', 8)
      p.tint('vermilion').card(12, -154, 28, 48, 8)
    },
  }),
  thing({
    name: 'binoculars',
    size: [170, 140],
    habitat: 'hand',
    points: { grip: [-60, -70], grip2: [60, -70], eye: [0, -130] },
    back(p) {
      p.tint('slate').card(-22, -112, 44, 50, 8)
      for (const s of [-1, 1]) {
        p.tint('slate').blob(
          `${s * 30},-138! ${s * 64},-138! ${s * 70},-104 ${s * 82},-70 ${s * 80},-8! ${s * 14},-8! ${s * 12},-70 ${s * 22},-104`,
        )
        p.tint('stone').card(s * 47 - 22, -140, 44, 24, 8)
        p.tint('glass').card(s * 47 - 34, -30, 68, 30, 10)
      }
    },
  }),
  thing({
    name: 'spyglass',
    size: [230, 80],
    lengthwise: true,
    habitat: 'hand',
    points: { grip: [-40, -36], grip2: [30, -36], eye: [-108, -36], tip: [108, -40] },
    back(p) {
      p.tint('gamboge').card(-112, -54, 26, 36, 8)
      p.tint('ochre').card(-90, -56, 70, 40, 4)
      p.tint('gamboge').card(-26, -64, 20, 56, 6)
      p.tint('umber').card(-10, -62, 72, 52, 4)
      p.tint('gamboge').card(56, -72, 50, 72, 8)
      p.tint('glass').card(94, -68, 18, 64, 8)
    },
  }),
  thing({
    name: 'lasso',
    size: [190, 220],
    habitat: 'hand',
    points: { grip: [-20, -30], tip: [20, -170] },
    back(p) {
      p.tint('sand').bar('-14,-96 -70,-120 -84,-166 -30,-206 50,-204 84,-168 60,-124 -14,-96 -24,-50 -6,-20 24,-8', 5)
    },
  }),
  thing({
    name: 'syringe',
    size: [230, 70],
    lengthwise: true,
    habitat: 'hand',
    points: { grip: [-30, -34], grip2: [-100, -34], tip: [112, -34] },
    back(p) {
      p.tint('stone').line('70,-34 114,-34', p.at.sw * 1.4)
      p.card(-96, -46, 60, 24, 4).card(-112, -64, 22, 60, 6)
      p.tint('glass').card(-44, -62, 104, 56, 6)
      p.tint('cerulean').card(4, -62, 56, 56, 6)
      p.tint('stone').card(58, -48, 20, 28, 5)
      if (p.fits(24)) for (const x of [-24, -6]) p.line(`${x},-60 ${x},-42`)
    },
  }),
]

/** Things drawn with so few lines that they are clear in a cell of an alphabet, where those of our world are too fine. */
import type { Thing } from '../art/art.ts'
import { thing } from '../art/thing.ts'
import { createRng } from '../ink/random.ts'
import { breadthAlone, type Fitted } from '../ornate/mandala/motif.ts'
import { apart } from './objects.ts'
import { FACES } from './picture-faces.ts'

const THINGS: readonly Thing[] = [
  ...FACES,
  thing({
    name: 'queen',
    size: [170, 200],
    back(p) {
      p.tint('umber').blob('-62,-120 -40,-150 40,-150 62,-120 74,-60 70,-22! -70,-22! -74,-60')
      p.tint('violet').blob('-84,0! -70,-24 -30,-38 30,-38 70,-24 84,0!')
      p.tint('skin').ell(0, -88, 48, 52)
      p.tint('umber').blob('-50,-96! -46,-134 0,-146 46,-134 50,-96! 24,-108 0,-124! -24,-108')
      p.tint('gamboge').poly('-52,-136 -60,-194 -27,-164 0,-200 27,-164 60,-194 52,-136')
      p.ink(-17, -84, 5.5, 7).ink(17, -84, 5.5, 7)
      p.line('-16,-60 0,-52 16,-60')
    },
  }),
  thing({
    name: 'nest',
    size: [200, 150],
    back(p) {
      p.tint('cream').ell(-46, -92, 32, 42, -12).ell(46, -92, 32, 42, 12).ell(0, -100, 34, 46)
      p.tint('umber').blob('-98,-76! -50,-66 0,-62 50,-66 98,-76! 88,-32 54,-4 0,2 -54,-4 -88,-32')
      p.line('-72,-46 -20,-34').line('4,-42 66,-50').line('-44,-20 10,-14').line('28,-24 58,-28')
    },
  }),
  thing({
    name: 'xylophone',
    size: [204, 200],
    back(p) {
      const tints = ['vermilion', 'gamboge', 'cerulean'] as const
      for (const [i, pigment] of tints.entries()) {
        const half = 88 - i * 19
        const x = -70 + i * 69
        p.tint(pigment).card(x - 30, -88 - half, 60, 2 * half, 12)
        p.ink(x, -66 - half, 7).ink(x, -110 + half, 7)
      }
      p.tint('bark').poly('52,-182 98,-200 102,-188 56,-170')
      p.tint('rose').ell(54, -174, 18)
    },
  }),
  thing({
    name: 'ice cream',
    size: [140, 200],
    back(p) {
      p.tint('ochre').poly('-52,-96 52,-96 0,0')
      p.tint('rose').blob(
        '-68,-100 -66,-156 -30,-194 0,-198 30,-194 66,-156 68,-100 46,-84 24,-98 2,-84 -22,-98 -46,-84',
      )
    },
  }),
  thing({
    name: 'kite',
    size: [170, 200],
    back(p) {
      p.line('0,-52 16,-36 -8,-20 8,-2')
      p.tint('rose').poly('0,-200 82,-134 0,-48 -82,-134')
      p.line('0,-200 0,-48').line('-82,-134 82,-134')
    },
  }),
  thing({
    name: 'ball',
    size: [180, 180],
    back(p) {
      p.tint('vermilion').ell(0, -90, 88)
      p.line('-14,-108 -50,-128 -66,-148').line('14,-108 30,-140 38,-169')
      p.line('18,-78 56,-62 84,-64').line('-8,-72 -18,-36 -44,-14')
      p.tint('gamboge').ell(0, -90, 24)
    },
  }),
  thing({
    name: 'ghost',
    size: [160, 200],
    back(p) {
      p.tint('white').blob(
        '-74,-6! -74,-120 -48,-182 0,-198 48,-182 74,-120 74,-6! 50,-30 25,-6! 0,-30 -25,-6! -50,-30',
      )
      p.ink(-24, -126, 9, 13).ink(24, -126, 9, 13)
      p.tint('stone').ell(0, -84, 17, 20)
    },
  }),
  thing({
    name: 'fish',
    size: [210, 150],
    back(p) {
      p.tint('gamboge').blob('44,-75! 100,-134! 90,-75 100,-16! 44,-75!')
      p.tint('orange').blob('-102,-75 -70,-124 -10,-138 44,-104 64,-75 44,-46 -10,-12 -70,-26')
      p.line('-44,-128 -26,-75 -44,-22')
      p.ink(-70, -86, 8, 10)
      p.line('2,-100 18,-75 2,-50')
    },
  }),
  thing({
    name: 'duck',
    size: [200, 190],
    back(p) {
      p.tint('orange').blob('-62,-138! -104,-132 -98,-112 -62,-112!')
      p.tint('gamboge').fuse(() => {
        p.blob('-72,-60 -60,-92 -10,-92 40,-88 98,-122! 98,-60 70,-12 0,0 -58,-14')
        p.ell(-26, -136, 50)
      })
      p.ink(-42, -146, 8, 10)
      p.line('-14,-62 0,-32 40,-36 56,-68')
    },
  }),
  thing({
    name: 'tree',
    size: [180, 200],
    back(p) {
      p.tint('umber').blob('-30,0! -16,-30 -16,-90! 16,-90! 16,-30 30,0!')
      p.tint('sap').fuse(() => {
        for (const [x, y] of [
          [-46, -100],
          [46, -100],
          [-36, -146],
          [36, -146],
          [0, -122],
        ] as const)
          p.ell(x, y, 46)
      })
    },
  }),
  thing({
    name: 'hat',
    size: [200, 140],
    back(p) {
      p.tint('straw').ell(0, -30, 98, 30)
      p.blob('-58,-34! -54,-100 -30,-134 30,-134 54,-100 58,-34! 0,-20')
      p.tint('rose').poly('-59,-44 -57,-70 0,-56 57,-70 59,-44 58,-34 0,-20 -58,-34')
    },
  }),
  thing({
    name: 'vase',
    size: [130, 200],
    back(p) {
      p.tint('sap').bar('0,-96 0,-130', 5)
      for (let i = 0; i < 5; i++) {
        const a = ((i * 72 - 90) * Math.PI) / 180
        p.tint('rose').ell(33 * Math.cos(a), -146 + 33 * Math.sin(a), 24)
      }
      p.tint('gamboge').ell(0, -146, 24)
      p.tint('cerulean').blob('-30,-108! -22,-88 -52,-52 -30,0! 30,0! 52,-52 22,-88 30,-108!')
      p.line('-48,-46 0,-36 48,-46')
    },
  }),
  thing({
    name: 'igloo',
    size: [200, 130],
    back(p) {
      p.tint('white').blob('-96,0! -88,-66 -46,-116 14,-122 70,-92 96,-40 98,0!')
      p.line('-90,-52 -10,-56')
        .line('-62,-98 40,-110')
        .line('-44,-54 -46,-4')
        .line('-8,-106 -4,-60')
        .line('52,-104 66,-66')
      p.tint('white').blob('-4,0! 0,-52 42,-72 84,-52 88,0!')
      p.tint('stone').blob('20,0! 22,-32 42,-46 62,-32 64,0!')
    },
  }),
  thing({
    name: 'watermelon',
    size: [200, 150],
    back(p) {
      p.tint('sap').blob('-98,-120! -78,-50 0,0 78,-50 98,-120!')
      p.tint('vermilion').blob('-74,-120! -58,-62 0,-26 58,-62 74,-120!')
      p.ink(-34, -94, 5, 8).ink(0, -94, 5, 8).ink(34, -94, 5, 8).ink(-17, -66, 5, 8).ink(17, -66, 5, 8)
    },
  }),
  thing({
    name: 'umbrella',
    size: [200, 200],
    back(p) {
      p.line('0,-106 0,-26 8,-8 24,-4 38,-14 40,-28')
      p.tint('violet').blob(
        '-98,-88! -84,-146 -40,-184 0,-192 40,-184 84,-146 98,-88! 66,-104 33,-88! 0,-104 -33,-88! -66,-104',
      )
      p.line('-33,-88 -28,-140 0,-192').line('33,-88 28,-140 0,-192')
    },
  }),
  thing({
    name: 'whale',
    size: [200, 170],
    back(p) {
      p.line('-30,-116 -36,-148 -58,-152').line('-30,-116 -24,-148 -2,-152')
      p.tint('cerulean').blob(
        '-98,-54 -80,-102 -30,-118 24,-100 56,-62 72,-84! 52,-122 76,-124 84,-104! 96,-126 100,-92 88,-70! 80,-20 24,0 -40,0 -88,-16',
      )
      p.line('-94,-34 -50,-26 -20,-40')
      p.ink(-56, -68, 7, 9)
    },
  }),
  thing({
    name: 'gift',
    size: [190, 200],
    back(p) {
      p.tint('rose').ell(-38, -166, 36, 26, 24).ell(38, -166, 36, 26, -24)
      p.tint('gamboge').card(-80, -104, 160, 104, 6).card(-94, -140, 188, 40, 6)
      p.tint('rose').card(-22, -140, 44, 140, 2)
    },
  }),
]

const lineFor = (height: number): number => Math.max(2.8, Math.min(5, 2 + height / 60))

const fitted =
  (drawn: Thing): Fitted =>
  (x, y, w, h) => {
    const high = Math.min(h, w / drawn.aspect)
    const spot = { x, y: y + high / 2, h: high, sw: lineFor(high), facing: 'right', detail: 'simple' } as const
    return apart(
      drawn
        .draw({ ...spot, rng: createRng(1) })
        .layers.map(({ svg }) => svg)
        .join(''),
    )
  }

const BY_NAME = new Map(THINGS.map((drawn) => [drawn.name, fitted(drawn)]))

/** How wide it is as a share of its height. */
export const pictureBreadth = (name: string): number =>
  THINGS.find((drawn) => drawn.name === name)?.aspect ?? breadthAlone(name)

export const pictureOf = (name: string): Fitted | undefined => BY_NAME.get(name)

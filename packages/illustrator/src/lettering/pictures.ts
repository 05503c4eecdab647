/** Things drawn with so few lines that they are clear in a cell of an alphabet, where those of our world are too fine. */
import type { Thing } from '../art/art.ts'
import { thing } from '../art/thing.ts'
import { createRng } from '../ink/random.ts'
import type { Fitted } from '../ornate/mandala/motif.ts'

const THINGS: readonly Thing[] = [
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
    size: [210, 180],
    back(p) {
      p.tint('bark').poly('-104,-122 104,-104 104,-84 -104,-98').poly('-104,-34 104,-52 104,-32 -104,-12')
      const tints = ['vermilion', 'gamboge', 'sap', 'cerulean'] as const
      for (const [i, pigment] of tints.entries()) p.tint(pigment).card(-94 + i * 49, -134 + i * 11, 41, 134 - i * 22, 9)
      p.tint('ochre').bar('-20,-168 78,-142', 5)
      p.tint('rose').ell(-30, -166, 17)
    },
  }),
  thing({
    name: 'ice cream',
    size: [120, 200],
    back(p) {
      p.tint('ochre').poly('-44,-92 44,-92 0,0')
      p.line('-24,-88 12,-26').line('24,-88 -12,-26')
      p.tint('cream').ell(0, -152, 40, 44)
      p.tint('rose').blob('-56,-98 -50,-132 0,-146 50,-132 56,-98 40,-84 22,-96 2,-82 -18,-96 -38,-84')
    },
  }),
  thing({
    name: 'kite',
    size: [150, 200],
    back(p) {
      p.line('0,-70 14,-48 -6,-26 8,0')
      p.tint('rose').poly('0,-200 70,-140 0,-58 -70,-140')
      p.line('0,-200 0,-58').line('-70,-140 70,-140')
    },
  }),
  thing({
    name: 'yo-yo',
    size: [150, 200],
    back(p) {
      p.line('0,-196 6,-170 -4,-150 0,-130')
      p.tint('vermilion').ell(0, -68, 66)
      p.tint('gamboge').ell(0, -68, 32)
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
]

const lineFor = (height: number): number => Math.max(2.8, Math.min(5, 2 + height / 60))

const fitted =
  (drawn: Thing): Fitted =>
  (x, y, w, h) => {
    const high = Math.min(h, w / drawn.aspect)
    const spot = { x, y: y + high / 2, h: high, sw: lineFor(high), facing: 'right', detail: 'simple' } as const
    return drawn
      .draw({ ...spot, rng: createRng(1) })
      .layers.map(({ svg }) => svg)
      .join('')
  }

const BY_NAME = new Map(THINGS.map((drawn) => [drawn.name, fitted(drawn)]))

export const pictureOf = (name: string): Fitted | undefined => BY_NAME.get(name)

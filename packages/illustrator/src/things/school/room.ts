import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { words } from '../../lettering/on-board.ts'
import { dial } from '../indoor/devices.ts'
import { around, face, heart, leaf, legible, said, star } from '../kit.ts'

/** Head and shoulders in a round frame. */
function portrait(p: Pen, x: number, y: number, r: number, skin: string, hair: string): void {
  p.tint('cream').ell(x, y, r)
  if (!p.fits(r)) return
  p.tint(skin).ell(x, y + r * 0.06, r * 0.56, r * 0.54)
  p.tint(hair).blob(
    `${x - r * 0.6},${y + r * 0.04}! ${x - r * 0.5},${y - r * 0.6} ${x},${y - r * 0.74} ${x + r * 0.5},${y - r * 0.6} ${x + r * 0.6},${y + r * 0.04}! ${x + r * 0.3},${y - r * 0.24} ${x - r * 0.3},${y - r * 0.24}`,
  )
  face(p, x, y + r * 0.14, r * 0.46)
}

const STOP = [
  '-38,-288 -48,-294 -56,-286 -50,-276 -40,-272 -38,-260 -48,-254 -58,-260',
  '-28,-292! -8,-292!',
  '-18,-292! -18,-254!',
  '12,-292 2,-284 2,-262 12,-254 22,-262 22,-284 12,-292',
  '36,-254! 36,-292! 50,-290 54,-282 50,-274 36,-272!',
]

export const ROOM: Thing[] = [
  thing({
    name: 'chalkboard',
    size: [380, 390],
    points: { mid: [0, -270], tip: [60, -270] },
    back(p, spot) {
      p.tint('bark').bar('-130,-150 -130,-12', 8).bar('130,-150 130,-12', 8)
      p.bar('-166,-10 -94,-10', 8).bar('94,-10 166,-10', 8)
      p.card(-186, -386, 372, 240, 8)
      p.tint('viridian').box4(-164, -364, 328, 192)
      if (!said(spot, 'blank') && !words(p, spot, 'chalkboard', 0, -270, 264, 150)) {
        p.tint('straw').ell(-96, -310, 27)
        p.tint('white')
        star(p, 100, -310, 34)
        heart(p, 0, -306, 28)
        p.line('-130,-230 -60,-230').line('-30,-230 40,-230').line('-130,-204 0,-204').line('30,-204 120,-204')
      }
      p.tint('ochre').card(-130, -172, 260, 18, 6)
    },
  }),
  thing({
    name: 'school desk',
    size: [320, 240],
    points: { seat: [-110, -112], top: [60, -200], deck: [60, -200] },
    tops: [
      [-10, 140, -200],
      [-146, -84, -112],
    ],
    back(p) {
      p.tint('slate').bar('-110,-100 -110,-10! 110,-10! 110,-150', 8)
      p.tint('bark').blob('-148,-196! -136,-206 -128,-196! -130,-108! -146,-108!')
      p.card(-150, -120, 84, 22, 10)
    },
    front(p) {
      p.tint('ochre').card(-12, -178, 160, 40, 8)
      p.tint('bark').poly('-20,-190 8,-212 156,-212 156,-176 -20,-176')
      p.tint('white').poly('40,-214 96,-214 90,-196 34,-196')
    },
  }),
  thing({
    name: 'easel',
    size: [260, 370],
    points: { mid: [0, -220], tip: [60, -220], deck: [0, -100] },
    back(p, s) {
      p.tint('bark').bar('0,-340 0,-10', 7).bar('-40,-350 -110,-8', 8).bar('40,-350 110,-8', 8)
      p.card(-14, -368, 28, 50, 6)
      p.tint('white').card(-104, -316, 208, 196, 6)
      p.tint('ochre').card(-120, -126, 240, 22, 6)
      if (said(s, 'blank')) return
      p.tint('sun').ell(48, -266, 26)
      p.tint('leaf').blob('-102,-170! -40,-206 20,-172 60,-190 102,-166! 102,-124! -102,-124!')
      p.tint('rose').ell(-50, -240, 17).tint('leaf').bar('-50,-222 -50,-180', 3)
    },
  }),
  thing({
    name: 'poster',
    size: [200, 260],
    habitat: 'wall',
    points: { hook: [0, -250], grip: [-90, -60], grip2: [90, -60] },
    back(p) {
      p.tint('white').blob('-96,-254! 96,-254! 92,-130 96,-4! 0,-8 -96,-4! -92,-130')
      p.tint('sky').box4(-72, -228, 144, 130)
      p.tint('gamboge')
      star(p, 0, -160, 48)
      p.tint('coral').card(-72, -84, 144, 26, 6)
      p.line('-60,-42 60,-42').line('-40,-24 40,-24')
      p.ink(0, -246, 6)
    },
  }),
  thing({
    name: 'calendar',
    size: [200, 220],
    habitat: 'wall',
    points: { hook: [0, -214], mid: [0, -100] },
    back(p) {
      p.tint('white').card(-96, -200, 192, 196, 10)
      p.tint('vermilion').card(-96, -200, 192, 54, 10)
      p.tint('stone')
      for (const x of [-50, 50]) p.card(x - 10, -218, 20, 42, 8)
      for (const y of [-112, -78, -44]) p.line(`-94,${y} 94,${y}`)
      for (const x of [-58, -20, 20, 58]) p.line(`${x},-146 ${x},-6`)
      p.tint('rose')
      heart(p, 39, -60, 12)
    },
  }),
  thing({
    name: 'clock face',
    size: [200, 200],
    points: { mid: [0, -100], hook: [0, -196] },
    back: (p) => dial(p, 0, -100, 98),
  }),
  thing({
    name: 'graduation cap',
    size: [220, 150],
    habitat: 'worn',
    points: { grip: [0, -100], base: [0, 0] },
    back(p) {
      p.tint('night').blob('-60,-86! 60,-86! 62,-24 0,-4 -62,-24')
      p.poly('0,-146 106,-98 0,-52 -106,-98')
      p.tint('gamboge').line('0,-98 76,-92 82,-50').ell(0, -99, 10)
      p.blob('82,-56! 70,-20 76,-4! 90,-4! 94,-20')
    },
  }),
  thing({
    name: 'diploma',
    size: [240, 98],
    habitat: 'hand',
    points: { grip: [-60, -60], grip2: [60, -60] },
    back(p) {
      p.tint('cream').card(-110, -94, 220, 66, 14)
      p.ell(-108, -61, 15, 33).ell(108, -61, 15, 33)
      p.tint('vermilion').poly('-6,-60 -40,-2 -8,-10 4,-50').poly('6,-60 40,-2 8,-10 -4,-50')
      p.ell(0, -60, 26)
    },
  }),
  thing({
    name: 'sign',
    size: [220, 260],
    points: { mid: [0, -190], grip: [0, -60], handle: [0, -60] },
    hollow: [-90, -236, 90, -144],
    back(p, spot) {
      p.tint('bark').card(-14, -150, 28, 150, 5)
      p.tint('ochre').card(-106, -254, 212, 124, 10)
      if (words(p, spot, 'sign', 0, -192, 176, 96)) return
      p.line('-90,-214 -40,-212 30,-215 90,-213').line('-90,-172 -20,-174 50,-171 90,-173')
      p.ink(-92, -242, 4).ink(92, -242, 4).ink(-92, -142, 4).ink(92, -142, 4)
    },
  }),
  thing({
    name: 'stop sign',
    size: [170, 360],
    points: { mid: [0, -270], grip: [0, -100] },
    back(p) {
      p.tint('stone').card(-11, -200, 22, 200, 5)
      const octagon = (r: number) => Array.from({ length: 8 }, (_, i) => around(0, -274, r, i * 45 + 22.5))
      p.tint('white').poly(octagon(88))
      p.tint('vermilion').poly(octagon(72))
      for (const letter of STOP) p.line(legible(p, letter), p.at.sw * 1.3)
    },
  }),
  thing({
    name: 'road sign',
    size: [190, 360],
    points: { mid: [0, -270], grip: [0, -100] },
    back(p) {
      p.tint('stone').card(-11, -200, 22, 200, 5)
      p.tint('gamboge').within(0, -270, 45, 1, () => p.card(-62, -62, 124, 124, 14))
      p.tint('slate').poly('-12,-222 12,-222 12,-268 36,-268 0,-320 -36,-268 -12,-268')
    },
  }),
  thing({
    name: 'traffic light',
    size: [150, 400],
    points: { mid: [0, -280], top: [0, -396] },
    back(p) {
      p.tint('stone').card(-13, -180, 26, 176, 5).card(-50, -16, 100, 16, 6)
      p.tint('slate').card(-62, -398, 124, 230, 20)
      for (const [y, tint] of [
        [-352, 'vermilion'],
        [-283, 'gamboge'],
        [-214, 'leaf'],
      ] as const)
        p.tint(tint).ell(0, y, 29)
    },
  }),
  thing({
    name: 'coin',
    size: [120, 120],
    habitat: 'hand',
    points: { grip: [0, -60] },
    back(p) {
      p.tint('gamboge').ell(0, -60, 59)
      p.tint('straw').ell(0, -60, 44)
      p.tint('gamboge')
      star(p, 0, -59, 28)
    },
  }),
  thing({
    name: 'dollar bill',
    size: [240, 110],
    lengthwise: true,
    habitat: 'hand',
    points: { grip: [-90, -50], grip2: [90, -50] },
    back(p) {
      p.tint('leaf').card(-118, -106, 236, 102, 6)
      p.tint('mint').card(-100, -90, 200, 70, 16)
      p.tint('leaf').ell(0, -55, 32)
      p.line(legible(p, '14,-68 0,-76 -14,-68 -10,-56 10,-54 14,-42 0,-34 -14,-42')).line('0,-82 0,-28')
    },
  }),
  thing({
    name: 'family tree',
    size: [340, 380],
    points: { mid: [0, -200] },
    back(p, spot) {
      p.tint('bark').blob('-40,0! -22,-60 -26,-130! 26,-130! 22,-60 40,0!')
      p.tint('leaf').fuse(() => {
        for (const [x, y, r] of [
          [-104, -180, 66],
          [104, -180, 66],
          [-70, -280, 70],
          [70, -280, 70],
          [0, -320, 56],
          [0, -210, 90],
        ] as const)
          p.ell(x, y, r)
      })
      const skin = spot.rng.pick(['skin1', 'skin2', 'skin3', 'skin4'])
      p.line('-90,-296 90,-296').line('0,-296 0,-220').line('-100,-216 100,-216')
      for (const [x, y, hair] of [
        [-84, -296, 'hair5'],
        [84, -296, 'hair5'],
        [-104, -194, 'hair1'],
        [0, -194, 'hair4'],
        [104, -194, 'hair1'],
      ] as const)
        portrait(p, x, y, 44, skin, hair)
      leaf(p, 24, -70, 46, -30)
    },
  }),
]

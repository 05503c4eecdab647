import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { button, steps, turned } from '../kit.ts'

export const WINDS: Thing[] = [
  thing({
    name: 'trumpet',
    size: [280, 130],
    lengthwise: true,
    habitat: 'hand',
    points: { mouthpiece: [-134, -86], grip: [-10, -60], grip2: [30, -40], tip: [134, -70], keys: [0, -120] },
    back(p) {
      p.tint('gamboge').bar('-126,-86 60,-86', 6)
      p.blob('40,-94! 90,-98 124,-122! 138,-116 138,-34! 124,-34 90,-70 40,-78!')
      p.bar('-50,-22 70,-22 90,-40 84,-64', 6).bar('-50,-22 -76,-40 -70,-70', 6)
      p.tint('straw').card(-38, -98, 90, 88, 12)
      p.line('-8,-98 -8,-10').line('22,-98 22,-10')
      for (const x of [-23, 7, 37]) p.line(`${x},-100 ${x},-120`, p.at.sw * 1.6)
      p.tint('gamboge').poly('-138,-98 -122,-92 -122,-80 -138,-74')
    },
  }),
  thing({
    name: 'trombone',
    size: [340, 130],
    lengthwise: true,
    habitat: 'hand',
    points: { mouthpiece: [-110, -94], grip: [-80, -70], grip2: [60, -36], tip: [164, -20] },
    back(p) {
      p.tint('gamboge').bar('-104,-94 140,-94! 152,-60! 140,-22 -40,-22', 5)
      p.line('60,-94 60,-22')
      p.bar('-104,-94 -150,-94 -164,-66 -150,-40 -20,-40', 6)
      p.blob('-40,-50! 20,-58 60,-84! 76,-80 76,-2! 60,2 20,-24 -40,-30!')
      p.poly('-124,-116 -98,-104 -98,-84 -124,-72')
    },
  }),
  thing({
    name: 'tuba',
    size: [210, 280],
    points: { mouthpiece: [-76, -170], grip: [-30, -110], grip2: [50, -100], tip: [30, -274], keys: [-10, -140] },
    back(p) {
      p.tint('gamboge').bar('-70,-168 -40,-160! -30,-40', 6)
      p.bar('40,-200 64,-120 60,-50 20,-18 -30,-22 -56,-60 -50,-130', 17)
      p.blob('-64,-276! 104,-276! 100,-250 72,-220 70,-180! 12,-180! 0,-220 -52,-250')
      p.ell(20, -274, 84, 14)
      for (const x of [-26, 0, 26]) p.tint('straw').card(x - 11, -128, 24, 70, 6)
      p.tint('gamboge').poly('-92,-180 -72,-176 -72,-160 -92,-156')
    },
  }),
  thing({
    name: 'saxophone',
    size: [190, 270],
    lengthwise: false,
    habitat: 'hand',
    points: { mouthpiece: [-82, -238], grip: [-14, -160], grip2: [6, -90], tip: [76, -130], keys: [-6, -130] },
    back(p) {
      p.tint('slate').bar('-84,-238 -66,-242', 7)
      p.tint('gamboge').bar('-62,-242 -36,-250 -20,-230', 7)
      p.blob('-30,-236! -8,-236! 10,-60 34,-42 50,-70 40,-140 26,-160! 92,-152! 84,-110 82,-40 50,-2 10,-6 -12,-40')
      p.ell(60, -156, 36, 12)
      p.tint('straw')
      for (const y of [-200, -170, -140, -110]) button(p, -12 + (y + 200) * 0.12, y, 11)
      button(p, 60, -70, 13)
    },
  }),
  thing({
    name: 'flute',
    size: [300, 42],
    lengthwise: true,
    habitat: 'hand',
    points: { mouthpiece: [-104, -30], grip: [-10, -20], grip2: [70, -20], tip: [146, -26] },
    back(p) {
      p.tint('stone').card(-146, -38, 292, 34, 10)
      p.line('-70,-38 -70,-4').line('110,-38 110,-4')
      p.ink(-104, -22, 12, 5)
      for (const x of steps(-40, 86, 5)) button(p, x, -21, 12)
    },
  }),
  thing({
    name: 'clarinet',
    size: [180, 250],
    habitat: 'hand',
    points: turned(-78, -240, 55, {
      mouthpiece: [0, 0],
      grip: [110, 0],
      grip2: [180, 0],
      tip: [280, 0],
      keys: [150, 0],
    }),
    back(p) {
      p.within(-78, -240, 55, 1, () => {
        p.tint('slate').blob('-4,-3! 40,-14! 40,14! -4,5!')
        p.box4(40, -15, 196, 30)
        p.blob('236,-15! 258,-18 280,-36! 286,0 280,36! 258,18 236,15!')
        p.line('52,-15 52,15').line('140,-15 140,15').line('226,-15 226,15')
        for (const x of [74, 100, 166, 194]) button(p, x, -2, 11)
      })
    },
  }),
  thing({
    name: 'recorder',
    size: [170, 240],
    habitat: 'hand',
    points: turned(-74, -232, 55, { mouthpiece: [0, 0], grip: [90, 0], grip2: [160, 0], tip: [266, 0] }),
    back(p) {
      p.within(-74, -232, 55, 1, () => {
        p.tint('cream').blob('0,-6! 20,-17! 76,-17! 76,17! 20,17! 0,10')
        p.box4(76, -15, 140, 30)
        p.blob('210,-19! 240,-20 268,-24! 268,24! 240,20 210,19!')
        p.ink(50, -6, 9, 5)
        for (const x of [96, 120, 144, 168, 192]) p.ink(x, 0, 5)
      })
    },
  }),
  thing({
    name: 'harmonica',
    size: [190, 70],
    lengthwise: true,
    habitat: 'hand',
    points: { mouthpiece: [0, -60], grip: [-80, -34], grip2: [80, -34] },
    back(p) {
      p.tint('stone').card(-92, -66, 184, 62, 12)
      p.tint('slate').box4(-74, -52, 148, 26)
      for (const x of steps(-44, 44, 4)) p.line(`${x},-52 ${x},-26`)
    },
  }),
  thing({
    name: 'bagpipes',
    size: [260, 280],
    habitat: 'hand',
    points: { mouthpiece: [76, -216], grip: [40, -60], grip2: [70, -20], body: [-20, -110] },
    back(p) {
      // Three drones with their rings and bells, a blowpipe, and the chanter that is played.
      for (const [x, y, turn] of [
        [-58, -140, -28],
        [-26, -148, -10],
        [8, -146, 8],
      ] as const)
        p.within(x, y, turn, 1, () => {
          p.tint('umber').card(-9, -112, 18, 124, 4)
          p.tint('cream').card(-14, -62, 28, 15, 6)
          p.tint('umber').blob('-10,-108! -13,-122 -18,-134! 18,-134! 13,-122 10,-108!')
          p.tint('gamboge').card(-14, -114, 28, 13, 6)
        })
      p.tint('gamboge').bar('-116,-248 -50,-226 24,-238', 3.5)
      p.tint('umber').bar('54,-128 86,-204', 8)
      p.tint('cream').bar('88,-208 94,-222', 7)
      p.within(50, -82, -34, 1, () => {
        p.tint('umber').blob('-10,0! 10,0! 11,60 18,92! -18,92! -11,60')
        for (const y of [22, 40, 58]) p.ink(0, y, 3.6)
        p.tint('cream').card(-14, -8, 28, 16, 6)
      })
      p.tint('vermilion').blob('-112,-112 -92,-150 -40,-164 20,-160 62,-138 74,-104 56,-72 0,-52 -60,-54 -100,-76')
      p.line('-96,-148 -78,-108 -94,-74').line('-44,-163 -28,-110 -48,-55').line('14,-160 28,-108 10,-54')
      p.line('-112,-118 -40,-128 40,-126 70,-120').line('-104,-84 -30,-92 40,-88 62,-80')
      p.tint('gamboge')
      for (const x of [-52, -18, 14]) p.card(x - 14, -156 + Math.abs(x + 18) * 0.12, 28, 16, 6)
    },
  }),
]

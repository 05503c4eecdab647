import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { button, flame, flower, heart, segments, steps } from '../kit.ts'

export const SMALL: Thing[] = [
  thing({
    name: 'mouse trap',
    size: [220, 90],
    points: { grip: [0, -20], deck: [-20, -30] },
    tops: [[-50, 20, -30]],
    back(p) {
      p.tint('wood').blob('-110,-6! -84,-34! 110,-34! 104,-6! 104,0! -110,0!').line('-108,-8 104,-8')
      p.tint('gamboge').blob('-30,-26! 16,-66! 30,-60 38,-26!')
      p.ell(10, -40, 7).ell(24, -34, 5)
      p.tint('stone').bar('60,-24 72,-84! 100,-84! 96,-24', 4).bar('-72,-22 -40,-22', 4)
      p.tint('slate').ell(70, -22, 12, 7)
    },
  }),
  thing({
    name: 'book',
    size: [170, 120],
    habitat: 'hand',
    points: { grip: [-70, -24], grip2: [70, -24], mid: [0, -60] },
    back(p, spot) {
      if (spot.attributes?.includes('closed')) {
        p.tint('vermilion').card(-60, -118, 124, 118, 8)
        p.tint('straw').card(-36, -96, 76, 36, 6)
        p.line('-44,-116 -44,-2')
        return
      }
      p.tint('vermilion').blob('-84,-94! -40,-98 0,-84! 40,-98 84,-94! 84,-4! 40,-8 0,0! -40,-8 -84,-4!')
      p.tint('white')
        .blob('0,-96! -36,-112 -76,-106! -76,-14! -36,-20 0,-6!')
        .blob('0,-96! 36,-112 76,-106! 76,-14! 36,-20 0,-6!')
      for (const y of [-84, -66, -48]) p.line(`-60,${y - 2} -16,${y + 4}`)
      p.tint('sun').ell(38, -72, 17)
      p.line('18,-38 60,-44')
    },
  }),
  thing({
    name: 'key',
    size: [80, 170],
    habitat: 'hand',
    points: { grip: [0, -130], tip: [0, 0], hook: [0, -160] },
    back(p) {
      p.tint('gamboge').fuse(() => {
        p.card(-9, -100, 18, 100, 5)
        p.card(6, -32, 26, 16, 4)
        p.card(6, -62, 22, 16, 4)
        p.ell(0, -130, 36)
      })
      p.tint('white').ell(0, -130, 18)
    },
  }),
  thing({
    name: 'lantern',
    size: [130, 220],
    points: { grip: [0, -210], hook: [0, -214], handle: [0, -210], rim: [0, -36] },
    hollow: [-34, -140, 34, -36],
    back(p) {
      p.tint('slate').bar('-34,-170 -24,-204 0,-214 24,-204 34,-170', 5)
      p.tint('glass').box4(-46, -144, 92, 110)
      p.tint('cream').card(-12, -72, 24, 38, 4)
      flame(p, 0, -72, 44)
    },
    front(p) {
      p.tint('slate').bar('-48,-144 -48,-34', 5).bar('48,-144 48,-34', 5)
      p.tint('vermilion').blob('-60,-142! -34,-176! 34,-176! 60,-142!').card(-62, -36, 124, 36, 10)
    },
  }),
  thing({
    name: 'mirror',
    size: [180, 300],
    points: { eye: [0, -170], deck: [0, 0] },
    hollow: [-56, -260, 56, -70],
    back(p) {
      p.tint('bark').bar('-20,-60 -66,-8', 9).bar('20,-60 66,-8', 9)
      p.tint('gamboge').ell(0, -170, 86, 126)
      segments(p, 0, -170, [86, 126], [66, 104], 12)
      p.tint('glass').ell(0, -170, 66, 104)
      p.line('-34,-200 -10,-236').line('-36,-160 14,-228')
      p.tint('rose')
      heart(p, 0, -290, 18)
    },
  }),
  thing({
    name: 'tea set',
    size: [340, 180],
    points: { spout: [0, -110], handle: [-130, -80], rim: [110, -70], grip: [-130, -80] },
    tops: [[-160, 160, -10]],
    back(p) {
      p.tint('cream').ell(0, -10, 168, 14)
      p.tint('rose').bar('-124,-112 -152,-96 -150,-56 -116,-44', 8)
      p.tint('rose').blob('-20,-60! 10,-90 16,-118! 36,-118! 26,-70 -20,-30!')
      p.blob('-120,-110 -70,-136 -20,-110 -8,-70 -30,-26 -70,-16 -110,-26 -132,-70')
      p.tint('pink').blob('-104,-126 -70,-144 -36,-126 -70,-114').ell(-70, -154, 13)
      p.tint('straw')
      flower(p, -70, -70, 30, 5, 'white')
      p.tint('rose').bar('140,-68 162,-60 156,-38 136,-36', 6)
      p.blob('70,-78! 146,-78! 138,-36 120,-18 94,-18 78,-36')
      p.tint('white')
      heart(p, 108, -50, 15)
    },
  }),
  thing({
    name: 'toothbrush',
    size: [210, 66],
    lengthwise: true,
    habitat: 'hand',
    points: { grip: [-60, -16], tip: [76, -56] },
    back(p) {
      p.tint('white').card(40, -64, 58, 42, 6)
      if (p.fits(30)) p.line('69,-60 69,-30')
      p.tint('cerulean').blob('-102,-26 -84,-32 -20,-26 40,-28! 98,-28! 104,-16 98,-4! 40,-6! -20,-2 -88,0 -104,-12')
    },
  }),
  thing({
    name: 'toothpaste',
    size: [220, 80],
    lengthwise: true,
    habitat: 'hand',
    points: { grip: [-20, -40], tip: [104, -40] },
    back(p) {
      p.tint('white').poly('-108,-76 -92,-76 -92,-4 -108,-4')
      p.blob('-94,-74! 50,-66! 66,-56 66,-24 50,-14! -94,-6!')
      p.tint('cerulean').blob('-70,-40 -20,-58 40,-46 0,-30 -40,-24')
      p.tint('vermilion').card(64, -58, 42, 36, 8)
    },
  }),
  thing({
    name: 'comb',
    size: [200, 70],
    lengthwise: true,
    habitat: 'hand',
    points: { grip: [-70, -46], tip: [90, -20] },
    back(p) {
      p.tint('violet').poly(
        '-98,-68 98,-68 98,-2 84,-2 84,-40 66,-40 66,-2 52,-2 52,-40 34,-40 34,-2 20,-2 20,-40 2,-40 2,-2 -12,-2 -12,-40 -30,-40 -30,-2 -98,-30',
      )
    },
  }),
  thing({
    name: 'hairbrush',
    size: [230, 80],
    lengthwise: true,
    habitat: 'hand',
    points: { grip: [-70, -36], tip: [60, -10] },
    back(p) {
      for (const x of steps(14, 100, 6)) p.line(`${x},-30 ${x},-4`)
      p.tint('rose').blob('-112,-44 -60,-50 -10,-44! 20,-70 80,-74 112,-50 104,-32 60,-24 0,-28! -60,-28 -110,-34')
      p.tint('pink').blob('24,-52 60,-62 92,-50 60,-42')
    },
  }),
  thing({
    name: 'soap',
    size: [160, 120],
    points: { grip: [0, -36] },
    back(p) {
      p.tint('pink').card(-76, -60, 152, 58, 26)
      p.card(-40, -46, 80, 30, 14)
      p.tint('white').ell(-34, -76, 22).ell(6, -84, 26)
      button(p, 44, -76, 15)
      button(p, 34, -110, 11)
    },
  }),
  thing({
    name: 'sponge',
    size: [180, 110],
    habitat: 'hand',
    points: { grip: [0, -50] },
    back(p) {
      p.tint('leaf').card(-86, -106, 172, 36, 10)
      p.tint('gamboge').card(-86, -76, 172, 74, 14)
      for (const [x, y, r] of [
        [-52, -40, 13],
        [-10, -54, 10],
        [22, -26, 14],
        [58, -50, 11],
        [-24, -20, 8],
      ] as const)
        button(p, x, y, r)
    },
  }),
  thing({
    name: 'ring',
    size: [120, 160],
    habitat: 'hand',
    points: { grip: [0, -50], tip: [0, -150] },
    back(p) {
      p.tint('gamboge').ell(0, -52, 52)
      p.tint('white').ell(0, -52, 34)
      p.tint('mist').poly('-40,-136 -22,-158 22,-158 40,-136 0,-96')
      p.line('-40,-136 40,-136').line('-14,-136 0,-98').line('14,-136 0,-98')
    },
  }),
  thing({
    name: 'picture frame',
    size: [220, 190],
    habitat: 'wall',
    points: { hook: [0, -186], grip: [-96, -90], grip2: [96, -90] },
    back(p) {
      p.tint('ochre').card(-108, -188, 216, 186, 10)
      p.tint('white').box4(-84, -164, 168, 138)
      p.tint('sky').box4(-62, -144, 124, 98)
      p.tint('sun').ell(30, -114, 17)
      p.tint('mountain').poly('-62,-46 -20,-108 10,-76 30,-92 62,-46')
      p.line('-108,-188 -84,-164').line('108,-188 84,-164').line('-108,-2 -84,-26').line('108,-2 84,-26')
    },
  }),
  thing({
    name: 'photo frame',
    size: [160, 200],
    points: { grip: [-60, -60], grip2: [60, -60] },
    back(p) {
      p.tint('bark').poly('40,-60 84,0 70,0 30,-40')
      p.tint('rose').card(-76, -196, 152, 192, 14)
      p.tint('mist').card(-54, -172, 108, 144, 6)
      p.tint('apricot').ell(0, -104, 32)
      p.tint('hair1').blob('-34,-104! -36,-142 0,-152 36,-142 34,-104! 20,-126 -20,-126')
      p.ink(-11, -104, 4).ink(11, -104, 4).line('-10,-90 0,-84 10,-90')
      p.tint('cerulean').blob('-50,-30! -44,-66 0,-74 44,-66 50,-30!')
    },
  }),
  thing({
    name: 'painting',
    size: [300, 240],
    habitat: 'wall',
    points: { hook: [0, -236], grip: [-130, -120], grip2: [130, -120] },
    back(p) {
      p.tint('gamboge').card(-148, -238, 296, 236, 12)
      p.tint('ochre').box4(-126, -216, 252, 192)
      p.tint('sky').box4(-108, -198, 216, 156)
      p.tint('sun').ell(56, -150, 26)
      p.tint('land').blob('-108,-100! -60,-130 0,-96 60,-116 108,-94! 108,-70! -108,-70!')
      p.tint('water').box4(-108, -78, 216, 36)
      p.tint('white').poly('-52,-84 -52,-150 -10,-84').tint('vermilion').blob('-78,-78! 0,-78! -14,-58 -64,-58')
    },
  }),
  thing({
    name: 'tray',
    size: [260, 60],
    habitat: 'hand',
    points: { grip: [-120, -34], grip2: [120, -34], deck: [0, -22] },
    tops: [[-90, 90, -24]],
    back(p) {
      p.tint('stone').blob('-128,-56! -112,-58! -88,-28! 88,-28! 112,-58! 128,-56! 104,0! -104,0!')
      p.line('-92,-14 92,-14')
    },
  }),
  thing({
    name: 'newspaper',
    size: [170, 210],
    habitat: 'hand',
    points: { grip: [-76, -60], grip2: [76, -60] },
    back(p) {
      p.tint('white').blob('-82,-204! -40,-210 0,-198! 40,-210 82,-204! 82,-6! 40,-10 0,2! -40,-10 -82,-6!')
      p.line('0,-198 0,0')
      p.tint('stone').box4(-66, -182, 52, 24).box4(14, -150, 52, 60)
      for (const y of [-140, -120, -100, -80, -60, -40]) p.line(`-64,${y} -16,${y + 2}`)
      for (const y of [-178, -70, -50, -30]) p.line(`16,${y} 64,${y - 2}`)
    },
  }),
  thing({
    name: 'envelope',
    size: [180, 130],
    habitat: 'hand',
    points: { grip: [-70, -40], grip2: [70, -40] },
    back(p) {
      p.tint('cream').card(-88, -126, 176, 124, 8)
      p.line('-84,-8 -30,-66').line('84,-8 30,-66')
      p.blob('-86,-124! 86,-124! 10,-58 -10,-58')
      p.tint('vermilion')
      heart(p, 0, -62, 20)
    },
  }),
  thing({
    name: 'bandage',
    size: [200, 80],
    lengthwise: true,
    habitat: 'hand',
    points: { grip: [0, -40] },
    back(p) {
      p.tint('apricot').card(-98, -70, 196, 62, 31)
      p.tint('cream').box4(-38, -70, 76, 62)
      for (const [x, y] of [
        [-16, -50],
        [16, -50],
        [-16, -28],
        [16, -28],
        [0, -39],
      ] as const)
        p.ink(x, y, 4)
      for (const x of [-70, 70]) p.ink(x, -50, 4).ink(x, -28, 4)
    },
  }),
]

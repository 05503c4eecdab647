import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { around, flower, leaf, said, steps, wheel } from '../kit.ts'
import { FREE_STANDING, stepladder } from './stepladder.ts'

export const YARD: Thing[] = [
  thing({
    name: 'watering can',
    size: [230, 190],
    habitat: 'hand',
    points: { grip: [-66, -150], handle: [-66, -150], spout: [106, -136], rim: [-20, -130] },
    back(p) {
      p.tint('teal').bar('-30,-120 -60,-180 -104,-140 -82,-44', 7)
      p.blob('30,-60! 76,-120! 92,-112! 44,-14!')
      p.blob('-80,-118! 36,-118! 46,-8 30,0 -74,0 -90,-8')
      p.tint('aqua').ell(-22, -120, 58, 14)
      p.tint('gamboge').blob('66,-130! 108,-154! 112,-126 100,-108!')
      p.line('-84,-58 40,-58')
    },
  }),
  thing({
    name: 'plow',
    size: [400, 190],
    points: { handle: [-164, -168], handle2: [-150, -180], hitch: [190, -96] },
    back(p) {
      p.tint('bark').bar('-26,-70 -96,-124 -150,-180', 8)
    },
    front(p) {
      p.tint('bark').bar('-60,-50 40,-84 190,-98', 10)
      p.bar('-40,-40 -100,-104 -164,-168', 10)
      p.tint('stone').blob('-74,-62! -30,-66 20,-40 44,0! -30,-2 -72,-14')
      p.line('-52,-36 -10,-30 18,-6')
    },
  }),
  thing({
    name: 'wheelbarrow',
    size: [330, 190],
    points: { handle: [-156, -124], handle2: [-148, -138], rim: [10, -164], deck: [0, -100], seat: [0, -138] },
    hollow: [-80, -190, 90, -90],
    back(p) {
      p.tint('umber').blob('-96,-166! 108,-166! 90,-140 -80,-140')
    },
    front(p) {
      wheel(p, 112, -44, 44, 5)
      p.tint('bark').bar('-154,-124 -60,-102 112,-44', 8).bar('-46,-70 -64,-8', 8)
      p.tint('leaf').blob('-104,-166! 116,-166! 82,-74 56,-62! -32,-62! -60,-74')
      p.line('-94,-142 106,-142')
    },
  }),
  thing({
    name: 'ladder',
    size: [150, 420],
    points: Object.fromEntries([...steps(-40, -376, 8).entries()].map(([i, y]) => [`rung${i}`, [0, y] as const])),
    tops: (spot) => (said(spot, FREE_STANDING) ? [[-40, 40, -300]] : []),
    back(p, spot) {
      if (said(spot, FREE_STANDING)) return stepladder(p)
      p.tint('ochre')
      for (const y of steps(-40, -376, 8)) p.bar(`-50,${y} 50,${y}`, 7)
      p.tint('bark').bar('-60,-8 -48,-412', 9).bar('60,-8 48,-412', 9)
    },
  }),
  thing({
    name: 'fire hydrant',
    size: [170, 250],
    points: { spout: [76, -130], top: [0, -246] },
    back(p) {
      p.tint('gamboge').card(-82, -156, 40, 52, 10).card(42, -156, 40, 52, 10)
      p.tint('vermilion').card(-48, -180, 96, 170, 6)
      p.blob('-52,-176! -44,-220 0,-238 44,-220 52,-176!')
      p.tint('gamboge').card(-14, -250, 28, 22, 6).card(-60, -188, 120, 22, 8)
      p.tint('vermilion').ell(0, -120, 34)
      p.tint('gamboge').ell(0, -120, 17)
      p.card(-66, -24, 132, 24, 8)
    },
  }),
  thing({
    name: 'traffic cone',
    size: [170, 200],
    points: { top: [0, -196], grip: [0, -180] },
    back(p) {
      p.tint('orange').blob('-12,-196 12,-196 58,-22! -58,-22!')
      p.tint('white').poly('-24,-148 24,-148 34,-110 -34,-110').poly('-44,-74 44,-74 52,-44 -52,-44')
      p.tint('orange').card(-82, -28, 164, 28, 10)
    },
  }),
  thing({
    name: 'flower pot',
    size: [180, 280],
    points: { rim: [0, -110], grip: [-50, -60], grip2: [50, -60] },
    hollow: [-60, -180, 60, -90],
    back(p, spot) {
      if (!said(spot, 'empty')) {
        p.tint('leaf').bar('0,-110 0,-210', 5)
        leaf(p, 0, -140, 66, -24)
        leaf(p, 0, -140, 66, -156)
        p.tint('rose').fuse(() => {
          for (let i = 0; i < 8; i++) p.ell(...around(0, -222, 36, i * 45), 21)
        })
        p.tint('gamboge').ell(0, -222, 26)
      }
      p.tint('umber').ell(0, -112, 76, 14)
    },
    front(p) {
      p.tint('brick').blob('-64,-90! 64,-90! 46,-4! 0,0 -46,-4!')
      p.card(-78, -118, 156, 36, 8)
    },
  }),
  thing({
    name: 'lawn mower',
    size: [290, 260],
    points: { handle: [-130, -244], handle2: [-120, -236] },
    back(p) {
      p.tint('slate').bar('-134,-244 -104,-240 -40,-84', 7)
      p.tint('sap').blob('-84,-92! -124,-90 -140,-40! -80,-32!')
      p.tint('vermilion').blob('-90,-34! -84,-84 -40,-96 80,-96 126,-70 134,-34!')
      p.tint('slate').card(-16, -136, 84, 44, 12)
      p.card(6, -156, 40, 24, 8)
      p.line('-8,-110 60,-110')
      wheel(p, -66, -30, 30, 5)
      wheel(p, 98, -30, 30, 5)
    },
  }),
  thing({
    name: 'garden hose',
    size: [220, 250],
    points: { grip: [72, -212], tip: [104, -238], spout: [104, -238] },
    back(p) {
      for (const r of [46, 32, 18]) p.tint(r === 32 ? 'sap' : 'leaf').ell(-38, -50, r * 1.45, r)
      p.tint('white').ell(-38, -50, 9)
      p.tint('leaf').bar('-84,-14 -20,-8 34,-14 58,-60 46,-120 60,-190', 8)
      p.tint('gamboge').blob('50,-196! 74,-184! 98,-226! 78,-240!').card(82, -250, 30, 22, 7)
    },
  }),
  thing({
    name: 'shopping cart',
    size: [320, 310],
    points: { handle: [-148, -284], handle2: [-138, -276], rim: [30, -240], seat: [20, -180], deck: [20, -140] },
    hollow: [-70, -290, 120, -130],
    back(p) {
      p.tint('mist').poly('-84,-240 134,-240 110,-140 -66,-140')
    },
    front(p) {
      p.tint('stone').bar('-80,-110 -60,-76! 100,-76', 6)
      p.tint('white').poly('-96,-242 146,-242 114,-130 -70,-112')
      for (const x of steps(-46, 98, 4)) p.line(`${x},-240 ${x * 0.86},-122`)
      p.line('-88,-206 136,-208').line('-80,-170 126,-172')
      p.tint('vermilion').bar('-154,-284 -118,-284', 8)
      p.tint('stone').bar('-118,-284 -90,-242! -64,-76', 6)
      p.bar('-64,-76 -64,-44', 6).bar('96,-76 96,-44', 6)
      wheel(p, -64, -26, 26, 0)
      wheel(p, 96, -26, 26, 0)
    },
  }),
  thing({
    name: 'recycling bin',
    size: [200, 290],
    points: { handle: [-84, -250], rim: [0, -248], grip: [-84, -250] },
    hollow: [-70, -280, 70, -30],
    back: (p, spot) => said(spot, 'open') && p.tint('viridian').poly('-80,-250 80,-250 70,-290 -70,-290'),
    front(p, spot) {
      p.tint('leaf').poly('-80,-240 80,-240 64,-14 -64,-14')
      p.tint('white').ell(0, -126, 52)
      for (let i = 0; i < 3; i++)
        p.tint('leaf').within(0, -122, i * 120, 1, () => p.poly('-22,-36 4,-36 4,-46 24,-28 4,-10 4,-20 -12,-20'))
      if (!said(spot, 'open')) p.tint('viridian').blob('-96,-240! -90,-272 -70,-284 70,-284 86,-272 92,-240!')
      wheel(p, -56, -20, 20, 0)
      p.tint('viridian').card(40, -16, 30, 16, 5)
    },
  }),
  thing({
    name: 'mailbox',
    size: [200, 310],
    points: { door: [70, -250], rim: [70, -250] },
    hollow: [-60, -290, 80, -210],
    back(p) {
      p.tint('leaf').bar('50,-4 54,-60', 4)
      flower(p, 54, -68, 26, 5, 'rose')
      leaf(p, 50, -10, 46, -150)
      p.tint('bark').card(-16, -200, 32, 200, 4)
      p.line('-16,-150 16,-150')
      p.tint('cerulean').blob('-92,-196! -92,-264 -60,-300 -20,-300! 60,-300! 92,-270 94,-196!')
      p.tint('sky').blob('34,-196! 34,-266 52,-296 66,-298 92,-268 94,-196!')
      p.tint('vermilion').bar('-30,-240 -30,-300', 5).card(-36, -322, 44, 30, 4)
      p.ink(64, -234, 6)
      p.line('-76,-220 16,-220')
    },
  }),
  thing({
    name: 'barrel',
    size: [180, 230],
    points: { rim: [0, -210], seat: [0, -216], top: [0, -220] },
    hollow: [-60, -228, 60, -30],
    tops: [[-64, 64, -212]],
    back: (p) => p.tint('umber').ell(0, -208, 70, 20),
    front(p) {
      p.tint('bark').blob('-70,-210! -40,-194 0,-190 40,-194 70,-210! 90,-110 70,-8! 0,6 -70,-8! -90,-110')
      p.line('-24,-192 -30,-110 -24,-2').line('24,-192 30,-110 24,-2')
      p.tint('slate')
        .blob('-80,-172! 0,-152 80,-172! 85,-148! 0,-128 -85,-148!')
        .blob('-85,-72! 0,-52 85,-72! 80,-46! 0,-26 -80,-46!')
    },
  }),
]

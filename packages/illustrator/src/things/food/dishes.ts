/** What is heaped on a dish in many kitchens: five alike pieces of each. */
import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { around, steps } from '../kit.ts'
import { dish } from './bazaar.ts'

type Piece = (p: Pen) => void

/** Three on the dish and two on them. */
const HEAP = [
  [-68, -70, -8],
  [68, -70, 8],
  [0, -74, 0],
  [-36, -128, -4],
  [36, -128, 6],
] as const

/** Hanging down to both sides of where it is held. */
const STRING = [
  [-172, -52, -60],
  [-96, -118, -24],
  [0, -136, 0],
  [96, -118, 24],
  [172, -52, 60],
] as const

/** Pieces are some 80 wide around their middle. */
const heaped = (name: string, tint: string, piece: Piece): Thing =>
  thing({
    name,
    size: [260, 180],
    points: { grip: [0, -30], rim: [0, -60] },
    back(p) {
      for (const [x, y, turn] of HEAP) p.tint(tint).within(x, y, turn, 1, () => piece(p))
      dish(p, 126)
      p.line('-92,-26 92,-26')
    },
  })

/** One of them alone, for a paw. */
const single = (name: string, tint: string, piece: Piece): Thing =>
  thing({
    name,
    size: [84, 84],
    habitat: 'hand',
    points: { grip: [0, -30] },
    back: (p) => p.tint(tint).within(0, -42, 0, 1, () => piece(p)),
  })

const ball: Piece = (p) => p.ell(0, 0, 38)
const crumbs: Piece = (p) => {
  ball(p)
  for (const [x, y] of [
    [-14, -12],
    [10, -18],
    [16, 6],
    [-8, 12],
  ] as const)
    p.ink(x, y, 3)
}
/** A half moon with a pinched rim. */
const pocket: Piece = (p) => {
  p.blob('-44,18! -40,-10 -20,-32 0,-37 20,-32 40,-10 44,18! 0,24')
  for (const x of steps(-28, 28, 5))
    p.line([
      [x, 22 - Math.abs(x) * 0.1],
      [x * 0.86, 8],
    ])
}
/** Folds that run to a tip. */
const purse: Piece = (p) => {
  p.blob('-38,22 -36,-8 -14,-30 0,-52! 14,-30 36,-8 38,22 0,34')
  p.line('0,-44 -6,-10 -4,26').line('-8,-34 -24,-8 -22,22').line('8,-34 20,-8 18,24')
}
const bun: Piece = (p) => {
  p.blob('-42,22! -40,-10 -16,-32 0,-36 16,-32 40,-10 42,22! 0,28')
  p.line('0,-32 -4,-12').line('-4,-32 -22,-16').line('4,-32 20,-14')
}

/** One piece that lies flat on its plate. */
const served = (name: string, back: Piece): Thing =>
  thing({
    name,
    size: [260, 130],
    points: { grip: [0, -20] },
    back(p) {
      back(p)
      dish(p, 126)
    },
  })

export const DISHES: readonly Thing[] = [
  served('butter', (p) => {
    p.tint('gamboge').poly('-84,-44 -84,-96 64,-96 84,-76 84,-44')
    p.line('-84,-78 66,-78 84,-64').line('66,-78 66,-44')
  }),
  served('omelette', (p) => {
    p.tint('gamboge').blob('-106,-42! -92,-88 -40,-112 20,-112 82,-92 106,-42!')
    p.line('-84,-66 -20,-86 60,-76')
    p.tint('leaf').ell(-30, -98, 9).ell(14, -96, 9).ell(54, -90, 9)
  }),
  served('pudding', (p) => {
    p.tint('straw').blob('-80,-42! -66,-106! 66,-106! 80,-42!')
    p.tint('umber').blob('-68,-106! 0,-122 68,-106! 60,-78 36,-84 20,-66 0,-84 -24,-68 -40,-86 -62,-76')
  }),
  served('schnitzel', (p) => {
    p.tint('ochre').blob('-104,-52 -84,-92 -30,-102 30,-94 86,-100 108,-56 0,-40')
    p.ink(-50, -76, 3).ink(-10, -72, 3).ink(44, -78, 3)
    p.tint('gamboge').blob('-20,-94! 0,-122 38,-118 48,-90!')
    p.line('6,-94 14,-114').line('24,-92 28,-112')
  }),
  heaped('gnocchi', 'cream', (p) => {
    p.ell(0, 0, 42, 28)
    p.line('-20,-14 -16,16').line('0,-18 2,18').line('20,-14 20,14')
  }),
  heaped('ravioli', 'cream', (p) => {
    p.poly(Array.from({ length: 16 }, (_, i) => around(0, 0, i % 4 === 2 ? 50 : i % 2 ? 38 : 41, i * 22.5 - 45)))
    p.ell(0, 0, 20)
  }),
  heaped('empanadas', 'ochre', pocket),
  heaped('sweet balls', 'umber', crumbs),
  heaped('fried balls', 'ochre', (p) => {
    ball(p)
    p.line('-18,-14 -2,-24 14,-20')
  }),
  heaped('modak', 'cream', purse),
  heaped('steamed buns', 'cloud', bun),
  heaped('drumstick croquettes', 'ochre', (p) => {
    p.blob('-38,16 -30,-12 -6,-34 0,-52! 6,-34 30,-12 38,16 20,34 -20,34')
    p.line('-14,-6 -2,-20')
  }),
  heaped('baklava', 'ochre', (p) => {
    p.poly('0,-34 46,0 0,34 -46,0')
    p.line('-34,10 0,-14 34,10')
    p.tint('leaf').ell(0, -8, 8)
  }),
  heaped('sweet squares', 'cream', (p) => {
    p.card(-38, -30, 76, 60, 8)
    p.tint('leaf').ell(0, 0, 14, 8, 20)
  }),
  heaped('stuffed cookies', 'sand', (p) => {
    p.ell(0, 0, 40)
    p.ell(0, 0, 14)
    for (let i = 0; i < 8; i++) p.line([around(0, 0, 20, i * 45), around(0, 0, 34, i * 45)])
  }),
  heaped('jalebi', 'orange', (p) => {
    p.ell(0, 0, 42)
    p.line('28,4 24,22 0,29 -24,20 -29,-4 -18,-24 4,-27 18,-16 16,4 0,13 -13,4 -8,-8 2,-8')
  }),
  heaped('rice parcels', 'leaf', (p) => {
    p.blob('0,-50! 46,26! 0,32 -46,26!')
    p.line('-28,-2 28,-2').line('0,-46 -10,28').line('0,-46 16,28')
  }),
  heaped('spring rolls', 'ochre', (p) => {
    p.card(-46, -20, 92, 40, 18)
    p.line('-30,-18 -18,18').line('-2,-19 8,19').line('24,-18 32,16')
  }),
  heaped('cannoli', 'ochre', (p) => {
    p.card(-40, -22, 80, 44, 12)
    p.line('-18,-20 -8,20').line('10,-20 16,20')
    p.tint('cloud').ell(-42, 0, 14, 24).ell(42, 0, 14, 24)
  }),
  heaped('little pancakes', 'straw', (p) => {
    p.ell(0, 0, 44, 26)
    p.ell(0, -6, 36, 17)
  }),
  heaped('spice nuts', 'umber', (p) => {
    p.blob('-38,10 -34,-18 -8,-34 22,-28 40,0 30,26 0,34 -28,28')
    p.ink(-12, -8, 3).ink(10, -14, 3).ink(8, 10, 3)
  }),
  single('chestnut', 'umber', (p) => {
    p.blob('0,-42! 20,-26 40,2 28,30 0,36 -28,30 -40,2 -20,-26')
    p.line('-34,16 0,24 34,16')
  }),
  single('walnut', 'ochre', (p) => {
    p.blob('0,-40 30,-28 40,4 24,32 0,38 -24,32 -40,4 -30,-28')
    p.line('0,-38 -4,0 2,36').line('-24,-16 -18,2 -24,18').line('24,-14 18,4 22,18')
  }),
  heaped('custard tarts', 'straw', (p) => {
    p.poly('-44,-10 44,-10 30,30 -30,30')
    p.line('-20,-2 -14,28').line('0,0 0,29').line('20,-2 14,28')
    p.tint('gamboge').ell(0, -12, 45, 18)
    p.ink(-14, -14, 4).ink(12, -10, 4)
  }),
  heaped('hollow puffs', 'straw', (p) => {
    ball(p)
    p.tint('sap').ell(4, -18, 18, 11)
  }),
  heaped('sausages', 'vermilion', (p) => {
    p.blob('-48,-8 -38,-24 -24,-16 0,-6 24,-16 38,-24 48,-8 40,12 0,24 -40,12')
    p.line('-16,-2 -12,12').line('12,-2 12,12')
  }),
  // Tied end to end, as a dog runs off with them.
  thing({
    name: 'sausage string',
    size: [420, 150],
    habitat: 'hand',
    points: { grip: [0, -136] },
    back(p) {
      for (const [x, y, turn] of STRING) {
        p.tint('vermilion').within(x, y, turn, 1, () => {
          p.line('-66,0 -44,0').line('44,0 66,0')
          p.blob('-50,0 -36,-20 0,-25 36,-20 50,0 36,20 0,25 -36,20')
          p.line('-16,-12 6,-14')
        })
      }
    },
  }),
]

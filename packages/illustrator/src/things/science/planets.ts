import type { Spot, Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { button, heart, star, steps } from '../kit.ts'

/** A globe 200 across with what marks it; half of it is never in shadow, shadows are for the colorer. */
const globe = (name: string, tint: string, mark: (p: Pen, spot: Spot) => void): Thing =>
  thing({
    name,
    size: [200, 200],
    habitat: 'sky',
    points: { mid: [0, -100], seat: [0, -190], deck: [0, -196] },
    tops: [[-40, 40, -192]],
    back(p, spot) {
      p.tint(tint).ell(0, -100, 98)
      mark(p, spot)
    },
  })

/** A band across a globe of radius 98 around (0, -100), from y0 to y1 of its own. */
function band(p: Pen, tint: string, y0: number, y1: number): void {
  const edge = (y: number) => Math.sqrt(98 * 98 - y * y)
  const rim = (from: number, to: number, s: number) =>
    steps(from, to, 4).map((y, i) => [s * edge(y), y - 100, i === 0 || i === 3 ? 1 : 0] as const)
  p.tint(tint).blob([...rim(y0, y1, 1), [0, y1 - 90], ...rim(y1, y0, -1), [0, y0 - 90]])
}

function craters(p: Pen, tint: string, list: readonly (readonly [number, number, number])[]): void {
  p.tint(tint)
  for (const [x, y, r] of list) button(p, x, y, r)
}

export const PLANETS: Thing[] = [
  globe('planet', 'violet', (p) => {
    band(p, 'lilac', -40, 0)
    band(p, 'plum', 34, 60)
    craters(p, 'pink', [
      [-40, -156, 14],
      [36, -64, 16],
    ])
  }),
  globe('earth', 'cerulean', (p) => {
    // The two Americas, Africa below Europe, the southern ice.
    p.tint('leaf').blob(
      '-80,-140 -60,-172 -28,-184 -8,-170 -22,-158 -14,-146 -36,-134 -40,-120 -54,-118 -46,-104 -60,-108 -74,-126',
    )
    p.blob('-50,-100 -26,-104 -4,-84 -16,-62 -26,-34 -36,-22 -42,-54 -54,-78')
    p.blob('30,-160 48,-178 72,-158 86,-132 66,-136 58,-126 40,-130 26,-144')
    p.blob('28,-118 56,-120 78,-104 86,-92 70,-78 64,-48 48,-40 42,-70 24,-88')
    p.tint('white').blob('-30,-4 -10,-16 20,-18 36,-8 20,-1 -12,-1')
  }),
  globe('mars', 'brick', (p) => {
    p.tint('white').blob('-34,-188 0,-198 34,-188 20,-176 -10,-172')
    p.tint('coral').blob('-90,-106 -40,-128 10,-112 60,-130 94,-110 60,-92 0,-84 -50,-80')
    craters(p, 'apricot', [
      [-46, -152, 14],
      [30, -48, 18],
      [-36, -46, 14],
      [60, -150, 12],
    ])
  }),
  globe('jupiter', 'apricot', (p) => {
    band(p, 'ochre', -74, -50)
    band(p, 'cream', -50, -26)
    band(p, 'coral', -26, 4)
    band(p, 'sand', 26, 52)
    p.tint('vermilion').ell(34, -80, 30, 18)
    band(p, 'ochre', 66, 82)
  }),
  globe('venus', 'straw', (p) => {
    band(p, 'gamboge', -64, -40)
    band(p, 'apricot', -6, 22)
    band(p, 'gamboge', 48, 66)
    p.tint('cream').blob('-50,-128 -10,-134 24,-124 -14,-116').blob('0,-66 44,-72 66,-60 24,-54')
  }),
  globe('mercury', 'stone', (p) =>
    craters(p, 'slate', [
      [-40, -150, 18],
      [30, -160, 13],
      [50, -100, 22],
      [-20, -96, 14],
      [-62, -80, 12],
      [-24, -40, 20],
      [34, -42, 14],
      [0, -126, 10],
    ]),
  ),
  globe('neptune', 'blue', (p) => {
    band(p, 'cerulean', -56, -30)
    band(p, 'sky', 20, 44)
    p.tint('night').ell(-34, -96, 26, 15)
    p.tint('white').blob('10,-122 44,-130 60,-122 30,-114')
  }),
  thing({
    name: 'uranus',
    size: [230, 260],
    habitat: 'sky',
    points: { mid: [0, -130], seat: [0, -220] },
    back(p) {
      p.tint('mist').within(0, -130, 14, 1, () => p.ell(0, 0, 42, 126))
      p.tint('aqua').ell(0, -130, 92)
      p.line('-84,-160 -30,-150 30,-150 84,-160').line('-92,-120 -30,-108 30,-108 92,-120')
      p.tint('mist').within(0, -130, 14, 1, () => p.blob('2,126! 34,96 44,0 34,-96 2,-126! 20,-90 26,0 20,90'))
    },
  }),
  thing({
    name: 'saturn',
    size: [360, 230],
    habitat: 'sky',
    points: { mid: [0, -115], seat: [0, -200], deck: [0, -204] },
    back(p) {
      p.within(0, -115, -14, 1, () => {
        p.tint('ochre').ell(0, 0, 176, 46)
        p.tint('white').ell(0, 0, 128, 27)
        p.tint('straw').ell(0, 0, 92)
        p.line('-86,-34 -30,-24 30,-24 86,-34').line('-76,-54 -26,-46 26,-46 76,-54')
        p.tint('ochre').blob('-176,-6! -92,12 0,22 92,12 176,-6! 150,30 60,46 0,48 -60,46 -150,30')
        p.line('-160,12 -90,30 0,36 90,30 160,12')
        p.tint('straw').line('-80,48 -30,56 30,56 80,48')
      })
    },
  }),
  globe('pluto', 'sand', (p) => {
    p.tint('cream')
    heart(p, 4, -84, 46)
    craters(p, 'bark', [
      [-60, -84, 14],
      [-44, -160, 14],
      [56, -160, 12],
      [60, -50, 13],
    ])
  }),
  thing({
    name: 'alien planet',
    size: [300, 270],
    habitat: 'sky',
    points: { mid: [0, -110], seat: [30, -196], deck: [30, -196] },
    back(p) {
      p.tint('aqua').poly('-52,-172 -66,-222 -44,-244 -20,-190').poly('-26,-186 -14,-250 8,-262 22,-192')
      p.tint('rose').ell(110, -222, 26)
      p.tint('mint').ell(0, -110, 90)
      p.tint('violet').blob('-86,-136 -40,-152 0,-132 40,-150 84,-140 88,-112 40,-120 0,-104 -40,-122 -88,-112')
      craters(p, 'rose', [
        [-36, -62, 18],
        [22, -50, 14],
        [30, -174, 14],
      ])
      p.tint('straw').within(0, -106, -12, 1, () =>
        p.blob('-146,-6! -90,14 0,26 90,14 146,-6! 120,32 50,50 0,52 -50,50 -120,32'),
      )
    },
  }),
  thing({
    name: 'solar system',
    size: [460, 340],
    habitat: 'sky',
    points: { mid: [0, -170] },
    back(p) {
      p.line('-210,-170 -150,-60 0,-22 150,-60 210,-170 150,-280 0,-318 -150,-280 -210,-170')
      p.line('-150,-170 -106,-94 0,-70 106,-94 150,-170 106,-246 0,-270 -106,-246 -150,-170')
      p.line('-96,-170 -68,-126 0,-112 68,-126 96,-170 68,-214 0,-228 -68,-214 -96,-170')
      p.tint('sun').ell(0, -170, 44)
      for (const [x, y, r, tint] of [
        [68, -126, 15, 'stone'],
        [-84, -196, 17, 'straw'],
        [106, -246, 20, 'cerulean'],
        [-106, -94, 18, 'brick'],
        [30, -72, 15, 'sand'],
      ] as const)
        p.tint(tint).ell(x, y, r)
      p.tint('apricot').ell(-150, -280, 34)
      p.line('-182,-292 -118,-288').line('-182,-272 -118,-268')
      p.tint('straw').ell(150, -60, 28)
      p.tint('ochre').blob('106,-56 150,-46 194,-66 196,-74 150,-54 108,-64')
      p.tint('aqua').ell(204, -196, 23).tint('blue').ell(-196, -120, 23)
    },
  }),
  thing({
    name: 'galaxy',
    size: [360, 240],
    habitat: 'sky',
    points: { mid: [0, -120] },
    back(p) {
      p.within(0, -120, -14, 1, () => {
        p.tint('lilac').ell(0, 0, 170, 84)
        p.tint('violet').blob(
          '-150,10 -120,-50 -40,-74 40,-70 110,-40 130,4 100,30! 96,-4 60,-34 0,-46 -60,-40 -100,-8',
        )
        p.blob('150,-10 120,50 40,74 -40,70 -110,40 -130,-4 -100,-30! -96,4 -60,34 0,46 60,40 100,8')
        p.tint('straw').ell(0, 0, 56, 34)
        p.ell(0, 0, 26, 15)
      })
      p.tint('straw')
      for (const [x, y, r] of [
        [-140, -216, 18],
        [150, -224, 15],
        [-160, -24, 15],
        [140, -16, 18],
      ] as const)
        star(p, x, y, r)
    },
  }),
  thing({
    name: 'black hole',
    size: [360, 240],
    habitat: 'sky',
    points: { mid: [0, -120] },
    back(p) {
      p.within(0, -120, -12, 1, () => {
        p.tint('orange').ell(0, 0, 172, 70)
        p.tint('gamboge').ell(0, 0, 132, 50)
        p.tint('straw').ell(0, 0, 96, 34)
        p.tint('gamboge').ell(0, -10, 74)
        p.tint('night').ell(0, -10, 52)
        p.tint('straw').blob('-96,6! -50,24 0,30 50,24 96,6! 60,40 0,46 -60,40')
      })
      p.tint('straw')
      for (const [x, y] of [
        [-150, -212],
        [140, -224],
        [-120, -20],
        [160, -30],
      ] as const)
        star(p, x, y, 15)
    },
  }),
  thing({
    name: 'comet',
    size: [320, 190],
    habitat: 'sky',
    points: { mid: [100, -56], seat: [96, -90] },
    back(p) {
      p.tint('sky').blob('110,-108! 0,-130 -150,-186! -60,-126 -156,-140! -60,-96 -140,-88! 20,-54 90,-8!')
      p.line('70,-96 -40,-120').line('70,-60 -30,-86')
      p.tint('stone').ell(104, -56, 52)
      craters(p, 'slate', [
        [88, -72, 12],
        [124, -50, 13],
        [96, -34, 10],
      ])
    },
  }),
  thing({
    name: 'meteor',
    size: [260, 220],
    habitat: 'sky',
    points: { mid: [60, -64], seat: [60, -110] },
    back(p) {
      p.tint('fire').blob('76,-126! 10,-150 -120,-214! -60,-150 -124,-160! -40,-96 -60,-90! 0,-40 30,-10!')
      p.tint('straw').blob('70,-118! 20,-128 -50,-160! -10,-110 -20,-100! 20,-50 40,-20!')
      p.tint('bark').blob('14,-66 34,-106 76,-118 112,-96 124,-54 100,-16 56,-8 24,-30')
      craters(p, 'umber', [
        [56, -80, 14],
        [92, -62, 13],
        [58, -38, 11],
      ])
    },
  }),
  thing({
    name: 'asteroid',
    size: [240, 200],
    habitat: 'sky',
    points: { mid: [0, -100], seat: [0, -176], deck: [0, -180] },
    back(p) {
      p.tint('stone').blob(
        '-112,-90 -96,-146 -50,-160 -20,-190 40,-186 80,-156 112,-110 100,-60 60,-40 30,-8 -30,-14 -84,-40',
      )
      craters(p, 'slate', [
        [-50, -110, 24],
        [24, -144, 20],
        [60, -90, 17],
        [0, -58, 20],
        [-44, -54, 11],
      ])
    },
  }),
]

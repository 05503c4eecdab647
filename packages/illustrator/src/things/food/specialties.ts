/** Dishes that are known by their own shape. */
import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { around, heart, star, steps } from '../kit.ts'

/** A wide pan with two handles, and what lies on the rice. */
function ricePan(p: Pen, lying: () => void): void {
  p.tint('slate').ell(-138, -46, 26, 16).ell(138, -46, 26, 16)
  p.blob('-140,-56! 140,-56! 120,-14 90,0! -90,0! -120,-14')
  p.tint('gamboge').blob('-140,-56 -110,-82 -60,-98 0,-104 60,-98 110,-82 140,-56 0,-34')
  lying()
}

/** Round sweets on a stick, which is held below. */
const skewered = (name: string, tints: readonly string[], gleam: boolean): Thing =>
  thing({
    name,
    size: [tints.length > 3 ? 60 : 80, 330],
    habitat: 'hand',
    points: { grip: [0, -36], tip: [0, -300] },
    back(p) {
      p.tint('sand').bar('0,-2 0,-326', 5)
      for (const [i, y] of steps(-118, -286, tints.length).entries()) {
        p.tint(tints[i] as string).ell(0, y, tints.length > 3 ? 28 : 38)
        if (gleam) p.line(`-12,${y - 6} -4,${y - 16}`)
      }
    },
  })

export const SPECIALTIES: readonly Thing[] = [
  skewered('dango', ['leaf', 'cloud', 'pink'], false),
  skewered('candied fruit', ['vermilion', 'vermilion', 'vermilion', 'vermilion'], true),
  thing({
    name: 'paella',
    size: [320, 110],
    points: { grip: [-138, -46], grip2: [138, -46] },
    back(p) {
      ricePan(p, () => {
        for (const [x, y, turn] of [
          [-84, -70, -20],
          [0, -84, 10],
          [84, -70, 24],
        ] as const)
          p.tint('vermilion').within(x, y, turn, 1, () => {
            p.blob('-30,4 -22,-18 6,-22 26,-8 22,12 8,2 -8,4 -16,16')
            p.line('-6,-20 -4,2').line('10,-18 8,0')
          })
        p.tint('sap').ell(-44, -58, 10).ell(40, -60, 10).ell(0, -56, 10)
      })
    },
  }),
  thing({
    name: 'rice platter',
    size: [320, 160],
    points: { grip: [-120, -30], grip2: [120, -30] },
    back(p) {
      p.tint('gamboge').blob('-122,-40 -90,-82 -44,-112 0,-120 44,-112 90,-82 122,-40 0,-26')
      p.tint('ochre').blob('-30,-96 -14,-134 20,-146 46,-126 40,-100 10,-88')
      p.tint('cloud').bar('40,-128 74,-152', 9)
      p.tint('umber').ell(-62, -66, 13, 8, 20).ell(66, -64, 13, 8, -20).ell(-8, -58, 13, 8)
      p.tint('cloud').blob('-156,-44! 156,-44! 116,-10 80,0! -80,0! -116,-10')
      p.line('-120,-24 120,-24')
    },
  }),
  thing({
    name: 'tagine',
    size: [280, 250],
    points: { grip: [0, -240] },
    back(p) {
      p.tint('orange').blob('-112,-54! -96,-96 -44,-150 -22,-204! 22,-204! 44,-150 96,-96 112,-54! 0,-40')
      p.ell(0, -222, 30, 22)
      p.line('-92,-86 0,-72 92,-86').line('-54,-136 0,-126 54,-136')
      for (const x of steps(-60, 60, 4)) p.tint('cerulean').ell(x, -100 + Math.abs(x) * 0.08, 11)
      p.tint('orange').blob('-130,-56! 130,-56! 112,-16 76,0! -76,0! -112,-16')
      p.line('-116,-32 116,-32')
    },
  }),
  thing({
    name: 'fondue',
    size: [260, 240],
    points: { grip: [-110, -140] },
    back(p) {
      p.tint('wood').bar('30,-150 92,-234', 7).bar('-20,-150 -70,-236', 7)
      p.tint('vermilion').blob('-100,-158! 100,-158! 96,-110 56,-84! -56,-84! -96,-110')
      p.tint('gamboge').ell(0, -158, 100, 24)
      p.tint('vermilion').bar('-98,-138 -128,-150', 12)
      p.tint('fire').blob('-16,-30 -12,-54 0,-76! 12,-54 16,-30 0,-24')
      p.tint('slate').card(-34, -30, 68, 26, 8)
      p.bar('-62,-86 -84,-2', 7).bar('62,-86 84,-2', 7)
    },
  }),
  thing({
    name: 'bean stew',
    size: [260, 200],
    points: { grip: [-118, -90], grip2: [118, -90], rim: [0, -120] },
    back(p) {
      p.tint('mist').line('-30,-158 -40,-176 -26,-190').line('30,-158 20,-176 34,-190')
      p.tint('bark').ell(-116, -86, 22, 16).ell(116, -86, 22, 16)
      p.blob('-112,-122! 112,-122! 118,-60 74,0! -74,0! -118,-60')
      p.tint('umber').ell(0, -122, 112, 28)
      p.tint('ochre')
      for (const [x, y, turn] of [
        [-58, -124, 20],
        [-8, -132, -14],
        [48, -124, 10],
        [4, -110, 30],
      ] as const)
        p.ell(x, y, 18, 10, turn)
      p.line('-112,-60 0,-48 112,-60')
    },
  }),
  thing({
    name: 'tangyuan',
    size: [250, 160],
    points: { grip: [-100, -70], grip2: [100, -70], rim: [0, -92] },
    back(p) {
      p.tint('sky').blob('-116,-92! 116,-92! 98,-34 54,0! -54,0! -98,-34')
      p.tint('mist').ell(0, -92, 116, 30)
      p.tint('cloud').ell(-56, -100, 30).ell(56, -100, 30).ell(0, -112, 30).ell(0, -84, 30)
      p.line('-90,-46 0,-36 90,-46')
    },
  }),
  thing({
    name: 'taiyaki',
    size: [260, 150],
    habitat: 'hand',
    points: { grip: [20, -60] },
    back(p) {
      p.tint('ochre').blob(
        '-124,-70 -86,-122 -20,-138 44,-112 78,-84 122,-130! 116,-74 124,-14! 76,-56 36,-24 -30,-8 -92,-26',
      )
      p.line('-56,-118 -40,-76 -58,-28')
      for (const x of [-10, 26]) p.line(`${x},-104 ${x + 16},-74 ${x},-46`)
      p.line('92,-96 112,-108').line('92,-58 112,-40')
      p.ell(-84, -84, 9)
    },
  }),
  thing({
    name: 'dosa',
    size: [340, 130],
    points: { grip: [0, -20] },
    back(p) {
      p.tint('ochre').card(-150, -104, 260, 62, 30)
      p.ell(-128, -73, 18, 30)
      p.line('-60,-100 -40,-46').line('20,-100 36,-46')
      p.tint('cloud').blob('94,-90! 160,-90! 150,-56! 104,-56!')
      p.tint('sap').ell(127, -90, 33, 11)
      p.tint('leaf').blob('-164,-46! 164,-46! 130,-12 96,0! -96,0! -130,-12')
    },
  }),
  thing({
    name: 'panettone',
    size: [200, 220],
    points: { grip: [0, -90] },
    back(p) {
      p.tint('umber').blob('-84,-104! -106,-142 -70,-200 0,-216 70,-200 106,-142 84,-104!')
      p.tint('straw').poly('-84,-108 84,-108 80,0 -80,0')
      for (const x of steps(-56, 56, 5)) p.line(`${x},-104 ${x},-4`)
      p.tint('vermilion').ell(-40, -158, 11).ell(34, -148, 11).ell(2, -184, 11)
    },
  }),
  thing({
    name: 'king cake',
    size: [260, 170],
    points: { grip: [0, -40] },
    back(p) {
      p.tint('ochre').frame('-126,-70 -96,-118 0,-138 96,-118 126,-70 96,-26 0,-8 -96,-26', [
        '-46,-76 0,-96 46,-76 0,-58',
      ])
      for (const [i, a] of steps(20, 340, 7).entries()) {
        const [c, s] = around(0, 0, 1, a)
        p.tint(['vermilion', 'sap', 'gamboge'][i % 3] as string).ell(c * 86, -74 + s * 44, 15, 11)
      }
    },
  }),
  thing({
    name: 'yule log',
    size: [300, 160],
    points: { grip: [0, -60] },
    back(p) {
      p.tint('umber').blob('-130,-118! 100,-118! 138,-100 146,-64 136,-30 100,-12! -130,-12! -146,-64')
      p.line('-90,-98 20,-102').line('-70,-34 50,-30').line('-20,-66 84,-70')
      p.tint('cream').ell(-116, -65, 34, 53)
      p.line('-116,-96 -132,-72 -122,-40 -104,-44 -100,-70 -114,-82 -120,-66')
      p.tint('leaf').blob('10,-118 36,-146 58,-126 40,-108').blob('10,-118 -20,-142 -36,-122 -18,-108')
      p.tint('vermilion').ell(10, -118, 13)
    },
  }),
  thing({
    name: 'baguette',
    size: [380, 90],
    lengthwise: true,
    habitat: 'hand',
    points: { grip: [0, -44], tip: [180, -44] },
    back(p) {
      p.tint('ochre').blob('-186,-44 -150,-76 -60,-86 60,-86 150,-76 186,-44 150,-12 60,-4 -60,-4 -150,-12')
      for (const x of steps(-110, 110, 4)) p.blob(`${x - 34},-34 ${x - 6},-66 ${x + 34},-64 ${x + 6},-32`)
    },
  }),
  thing({
    name: 'crepes',
    size: [260, 130],
    points: { grip: [0, -20] },
    back(p) {
      p.tint('straw').blob('-104,-46! -40,-112 20,-96 40,-44!')
      p.line('-76,-52 -26,-92').line('-44,-50 0,-86')
      p.blob('-30,-44! 30,-114 96,-92 108,-44!')
      p.line('2,-50 44,-96').line('36,-50 72,-88')
      p.tint('vermilion').ell(4, -84, 15)
      p.tint('cloud').blob('-126,-46! 126,-46! 96,-12 64,0! -64,0! -96,-12')
    },
  }),
  thing({
    name: 'gingerbread heart',
    size: [230, 270],
    habitat: 'hand',
    points: { grip: [0, -230] },
    back(p) {
      p.tint('vermilion').line('-70,-190 -40,-250 0,-266 40,-250 70,-190')
      p.tint('umber')
      heart(p, 0, -106, 112)
      p.tint('cloud')
      heart(p, 0, -110, 74)
      p.tint('pink')
      heart(p, 0, -112, 36)
    },
  }),
  thing({
    name: 'school cone',
    size: [170, 320],
    habitat: 'hand',
    points: { grip: [0, -130], tip: [0, -4] },
    back(p) {
      p.tint('pink').blob('-70,-228! -84,-292 -44,-276 -16,-314 14,-280 52,-310 60,-268 84,-286 70,-228!')
      p.tint('cerulean').poly('-76,-236 76,-236 6,-2 -6,-2')
      p.tint('gamboge')
      star(p, 0, -172, 34)
      p.ell(0, -98, 15)
      p.tint('vermilion').blob('-4,-238 -44,-262 -50,-222').blob('4,-238 44,-262 50,-222').ell(0, -238, 14)
    },
  }),
  thing({
    name: 'mate',
    size: [150, 200],
    habitat: 'hand',
    points: { grip: [0, -60], rim: [0, -124] },
    back(p) {
      p.tint('stone').bar('14,-120 54,-194', 7)
      p.tint('umber').blob('-42,-124! 42,-124! 62,-70 48,-18 22,0! -22,0! -48,-18 -62,-70')
      p.tint('sap').ell(0, -124, 42, 14)
      p.line('-58,-56 0,-46 58,-56')
    },
  }),
  thing({
    name: 'shaved ice',
    size: [180, 250],
    habitat: 'hand',
    points: { grip: [0, -50], rim: [0, -110] },
    back(p) {
      p.tint('rose').bar('30,-190 84,-246', 8)
      p.tint('cloud').blob(
        '-76,-112! -96,-138 -74,-160! -84,-184 -50,-200! -44,-234 0,-240 44,-234 50,-200! 84,-184 74,-160! 96,-138 76,-112!',
      )
      p.tint('vermilion').blob('-50,-200! -44,-234 0,-240 44,-234 50,-200! 30,-176 12,-196 -8,-170 -28,-192')
      p.tint('sky').blob('-84,-114! 84,-114! 60,-52 18,-36! 18,-20! 46,0! -46,0! -18,-20! -18,-36! -60,-52')
      p.line('-66,-82 66,-82')
    },
  }),
]

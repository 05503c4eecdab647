import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { button, said, steps } from '../kit.ts'

/** A square sail that the wind fills, hung from a yard at (x, y). */
function sail(p: Pen, x: number, y: number, w: number, h: number, tint: string): void {
  p.tint('bark').bar(`${x - w / 2 - 8},${y} ${x + w / 2 + 8},${y}`, 5)
  p.tint(tint)
    .as('sail')
    .blob(
      `${x - w / 2},${y + 4}! ${x + w / 2},${y + 4}! ${x + w / 2 + 16},${y + h * 0.5} ${x + w / 2 + 4},${y + h}! ${x},${y + h - 12} ${x - w / 2 + 4},${y + h}! ${x - w / 2 + 14},${y + h * 0.5}`,
    )
}

function skull(p: Pen, x: number, y: number, r: number): void {
  p.tint('white')
  p.fuse(() => {
    p.ell(x, y, r)
    p.card(x - r * 0.5, y + r * 0.4, r, r * 0.8, r * 0.2)
  })
  p.ink(x - r * 0.4, y, r * 0.24).ink(x + r * 0.4, y, r * 0.24)
  p.line(`${x},${y + r * 0.75} ${x},${y + r * 1.15}`)
}

const HULL = '-210,-140! -130,-118! -110,-96 110,-96 130,-112! 216,-132! 190,-50 130,0! -140,0! -190,-50'

export const SHIPS: Thing[] = [
  thing({
    name: 'pirate ship',
    size: [470, 440],
    habitat: 'water',
    points: {
      seat: [-160, -120],
      wheel: [-110, -170],
      deck: [0, -92],
      rim: [0, -96],
      tip: [0, -436],
      tie: [220, -150],
      waterline: [0, -26],
    },
    hollow: [-110, -190, 110, -84],
    back(p) {
      p.tint('bark').bar('0,-90 0,-410', 8).bar('-130,-110 -130,-340', 7).bar('170,-120 230,-176', 7)
      p.tint('slate').blob('4,-430! 30,-436 50,-426 76,-432! 70,-396 44,-400 4,-394!')
      sail(p, -130, -330, 96, 92, 'cream')
      sail(p, -130, -240, 110, 84, 'cream')
      sail(p, 20, -376, 110, 104, 'cream')
      sail(p, 20, -274, 150, 120, 'cream')
      skull(p, 30, -222, 28)
      p.tint('vermilion').blob('100,-300! 120,-220 216,-172! 140,-140 96,-150!')
      p.tint('umber').poly('-206,-140 -132,-116 -132,-100 -206,-110')
    },
    front(p) {
      p.tint('umber').blob(HULL)
      p.line('-204,-108 -120,-82 120,-82 206,-104').line('-192,-56 192,-56')
      p.tint('bark').blob('-226,-176! -120,-164! -126,-120! -212,-142!')
      p.tint('glass').card(-206, -166, 26, 24, 5).card(-166, -162, 26, 24, 5)
      p.tint('slate')
      for (const x of [-100, -20, 60]) p.card(x - 16, -80, 34, 24, 5)
      p.tint('gamboge').ell(160, -86, 13)
    },
  }),
  thing({
    name: 'sailing ship',
    size: [470, 440],
    habitat: 'water',
    points: {
      seat: [-160, -120],
      deck: [0, -92],
      rim: [0, -96],
      wheel: [-150, -150],
      tip: [0, -436],
      tie: [220, -150],
      waterline: [0, -26],
    },
    hollow: [-110, -190, 110, -84],
    back(p) {
      p.tint('bark')
        .bar('0,-90 0,-410', 7)
        .bar('-120,-100 -120,-370', 7)
        .bar('110,-100 110,-370', 7)
        .bar('180,-120 236,-160', 7)
      p.tint('vermilion').poly('4,-432 4,-404 44,-418').poly('-116,-392 -116,-366 -80,-380')
      for (const [x, w] of [
        [-120, 90],
        [110, 90],
      ] as const) {
        sail(p, x, -356, w - 20, 84, 'white')
        sail(p, x, -274, w, 110, 'white')
      }
      sail(p, 0, -394, 90, 96, 'white')
      sail(p, 0, -300, 112, 140, 'white')
      p.tint('white').blob('160,-300! 190,-220 230,-164! 180,-150 150,-150!')
    },
    front(p) {
      p.tint('bark').blob(HULL)
      p.tint('cream').blob('-204,-112! -120,-84 120,-84 208,-106! 202,-84 120,-60 -120,-60 -198,-84!')
      p.line('-180,-32 180,-32')
    },
  }),
  thing({
    name: 'viking ship',
    size: [500, 380],
    habitat: 'water',
    points: { seat: [-60, -70], deck: [0, -70], rim: [0, -90], tip: [0, -376], tie: [220, -180], waterline: [0, -24] },
    hollow: [-150, -180, 150, -60],
    back(p) {
      p.tint('bark').bar('0,-70 0,-366', 8)
      p.bar('-126,-350 126,-350', 6)
      const w = 240 / 6
      for (let i = 0; i < 6; i++) {
        const x = -120 + i * w
        p.tint(i % 2 ? 'white' : 'vermilion').blob(
          `${x},-346! ${x + w},-346! ${x + w + 10},-260 ${x + w},-166! ${x + w / 2},-174 ${x},-166! ${x + 10},-260`,
        )
      }
    },
    front(p) {
      p.tint('bark').blob(
        '-228,-250! -206,-262 -190,-244 -204,-180 -170,-110! -80,-84 80,-84 170,-110! 204,-190 200,-256! 240,-268 252,-240! 236,-220 226,-130 170,-30 110,0! -110,0! -180,-40 -232,-140',
      )
      p.line('-206,-110 -150,-62 150,-62 206,-110').line('-176,-50 -120,-28 120,-28 176,-50')
      p.tint('bark').ell(-212, -254, 22).ell(-212, -254, 9)
      p.ink(226, -246, 5)
      p.tint('vermilion').blob('200,-256! 190,-290! 212,-276! 222,-292! 232,-262!')
      for (const [i, x] of steps(-114, 114, 4).entries()) {
        p.tint(['gamboge', 'vermilion', 'cerulean'][i % 3] as string).ell(x, -82, 33)
        p.tint('stone')
        button(p, x, -82, 13)
      }
    },
  }),
  thing({
    name: 'ship',
    size: [500, 336],
    habitat: 'water',
    points: {
      seat: [-10, -172],
      deck: [150, -130],
      wheel: [40, -200],
      tie: [230, -150],
      waterline: [0, -40],
      rim: [0, -184],
    },
    hollow: [-62, -252, 58, -172],
    tops: [[90, 200, -122]],
    back: (p) => p.tint('glass').box4(-72, -262, 142, 90),
    front(p) {
      p.tint('vermilion').poly('-70,-270 -60,-332 0,-332 6,-270')
      p.tint('white').poly('-67,-292 -64,-314 2,-314 4,-292')
      p.tint('white').frame('-110,-118! -110,-274! 84,-274! 84,-118!', ['-66,-184! -66,-254! 62,-254! 62,-184!'])
      p.line('-110,-166 84,-166')
      p.tint('glass')
      for (const x of [-80, -36, 8, 52]) p.ell(x, -142, 12)
      p.tint('cerulean').blob('-236,-130! -100,-118! 110,-118! 244,-150! 216,-50 180,0! -190,0! -222,-50')
      p.tint('vermilion').blob('-226,-50! 220,-50! 200,-20 180,0! -190,0! -212,-20')
      p.tint('white')
      for (const x of steps(-150, 150, 5)) p.ell(x, -84, 15)
      p.tint('stone').bar('150,-126 150,-216', 6)
      p.tint('gamboge').poly('154,-218 154,-186 196,-202')
    },
  }),
  thing({
    name: 'cruise ship',
    size: [620, 320],
    habitat: 'water',
    points: {
      seat: [120, -240],
      deck: [200, -150],
      rim: [200, -150],
      tie: [290, -160],
      waterline: [0, -36],
      top: [0, -300],
    },
    tops: [
      [190, 260, -150],
      [-200, 30, -262],
    ],
    back(p) {
      for (const x of [-130, -20]) {
        p.tint('vermilion').poly(`${x - 40},-258 ${x - 26},-318 ${x + 30},-318 ${x + 30},-258`)
        p.line(`${x - 32},-292 ${x + 30},-292`)
      }
      p.tint('white').poly('-240,-140 -220,-210 170,-210 196,-140').poly('-206,-206 -190,-264 120,-264 150,-206')
      p.tint('glass').poly('70,-252 112,-252 132,-220 70,-220')
      for (const x of steps(-164, 30, 4)) p.card(x - 19, -250, 38, 34, 6)
      for (const x of steps(-190, 130, 7)) p.card(x - 19, -196, 38, 40, 6)
      p.tint('cerulean').blob('-296,-148! -180,-138! 160,-138! 306,-170! 268,-60 216,0! -230,0! -276,-60')
      p.tint('white').poly('-282,-92 286,-104 278,-80 -278,-68')
      p.tint('straw')
      for (const x of steps(-190, 180, 6)) p.ell(x, -36, 18)
    },
  }),
  thing({
    name: 'fishing boat',
    size: [440, 330],
    habitat: 'water',
    points: {
      seat: [70, -116],
      wheel: [120, -150],
      deck: [-110, -96],
      tie: [210, -150],
      hook: [-140, -230],
      waterline: [0, -32],
      rim: [70, -150],
    },
    hollow: [40, -216, 120, -120],
    tops: [[-190, -20, -100]],
    back(p) {
      p.tint('bark').bar('-60,-96 -60,-310', 7).bar('-60,-140 -160,-260', 6)
      p.line('-160,-256 -60,-306').line('-158,-254 -166,-130')
      p.tint('sand').blob('-166,-170 -130,-140 -136,-104 -196,-104 -202,-140')
      p.line('-190,-150 -150,-108').line('-146,-150 -190,-112').line('-166,-166 -166,-106')
      p.tint('glass').box4(26, -222, 110, 70)
    },
    front(p) {
      p.tint('white').frame('14,-104! 14,-230! 146,-230! 146,-104!', ['34,-150! 34,-214! 126,-214! 126,-150!'])
      p.tint('vermilion').card(0, -250, 162, 24, 8)
      p.tint('teal').blob('-210,-112! -100,-92! 120,-96! 220,-156! 196,-50 150,0! -160,0! -200,-50')
      p.tint('white').blob('-210,-112! -100,-92! 120,-96! 220,-156! 212,-122 120,-68 -100,-64 -206,-84!')
      p.tint('slate').ell(-120, -36, 22).ell(-20, -36, 22).ink(-120, -36, 6).ink(-20, -36, 6)
    },
  }),
  thing({
    name: 'yacht',
    size: [520, 240],
    habitat: 'water',
    points: {
      seat: [150, -118],
      deck: [140, -118],
      rim: [140, -118],
      wheel: [40, -210],
      tie: [250, -130],
      waterline: [0, -28],
    },
    tops: [
      [100, 200, -118],
      [-240, -180, -104],
    ],
    back(p) {
      p.tint('stone').bar('-60,-196 -80,-238', 5)
      p.tint('white').blob('-120,-160! -100,-206! 20,-206! 60,-160!')
      p.tint('glass').poly('-20,-196 16,-196 44,-164 -20,-164').poly('-90,-196 -36,-196 -36,-164 -102,-164')
      p.tint('white').blob('-190,-104! -170,-166! 80,-166! 130,-116!')
      p.tint('glass').poly('-150,-152 -60,-152 -60,-122 -160,-122').poly('-44,-152 66,-152 96,-122 -44,-122')
      p.tint('white').blob('-256,-100! -100,-106! 100,-114! 258,-134! 200,-30 150,0! -200,0! -240,-40')
      p.tint('night').blob('-250,-72! 100,-78! 236,-92! 216,-62 100,-50 -246,-44!')
      p.tint('glass')
      for (const x of [-60, 10, 80]) p.ell(x, -26, 13)
    },
  }),
  thing({
    name: 'shipwreck',
    size: [500, 330],
    habitat: 'ground',
    points: { door: [-40, -70], deck: [-140, -150], seat: [-120, -130], tip: [-60, -320], rim: [-30, -34] },
    hollow: [-90, -100, 20, -20],
    back(p, spot) {
      p.tint('bark').bar('-110,-140 -50,-316', 8).bar('100,-120 130,-220', 8)
      p.blob('122,-232! 150,-226 138,-246! 156,-262! 120,-240!')
      p.tint('cream').blob('-150,-268! -30,-236! -60,-190 -40,-150! -70,-164 -90,-140! -110,-170 -150,-160! -130,-210')
      p.tint('slate').blob('-96,-30! -100,-80 -60,-110 -10,-104 24,-70 26,-20!')
      if (!said(spot, 'old')) p.line('-120,-240 -60,-226')
    },
    front(p) {
      p.tint('umber').frame(
        '-236,-210! -180,-150! -60,-130 60,-112! 80,-128! 96,-104! 130,-112! 144,-90! 236,-110! 216,-30 190,0! -190,0! -230,-80',
        ['-86,-34! -96,-70 -76,-84! -56,-100 -30,-88! 0,-96 16,-64! 6,-44 20,-24! -30,-32'],
      )
      p.line('-218,-164 -150,-112 -100,-106').line('40,-84 200,-76').line('-222,-100 -110,-66').line('40,-44 206,-40')
      p.tint('glass').ell(-160, -76, 17).ell(110, -60, 17)
      p.tint('weed').blob('196,0! 188,-50 208,-90! 214,-50 220,0!').blob('226,0! 226,-36 244,-60! 246,-30 246,0!')
      p.tint('sand').blob('-250,0! -210,-22 -150,-10 -60,-16 60,-8 150,-14 250,0!')
    },
  }),
]

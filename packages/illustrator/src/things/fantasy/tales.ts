/** What a tale is known by. */
import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { button, steps, wheel } from '../kit.ts'
import { arched, knots, leaf, pane } from '../shapes.ts'

/** A rooster's leg, from the hip to three toes. */
function birdLeg(p: Pen, x: number): void {
  p.tint('gamboge').blob([
    [x - 34, -176, 1],
    [x - 30, -130],
    [x - 12, -112],
    [x - 12, -34],
    [x - 44, -14],
    [x - 44, 0],
    [x, -8],
    [x + 44, 0],
    [x + 44, -14],
    [x + 12, -34],
    [x + 12, -112],
    [x + 30, -130],
    [x + 34, -176, 1],
  ])
  p.line([
    [x, -10],
    [x, -30],
  ])
}

const QUILTED = ['cerulean', 'rose', 'sap', 'gamboge', 'lilac', 'coral', 'sky', 'mint']

export const TALES: readonly Thing[] = [
  thing({
    name: 'beanstalk',
    size: [230, 520],
    points: { hook: [0, -520], grip: [0, -200], low: [0, -6] },
    back(p) {
      p.tint('leaf')
      for (const [x, y, turn, long] of [
        [26, -486, 62, 76],
        [-26, -440, -64, 88],
        [30, -356, 66, 92],
        [-30, -284, -66, 96],
        [30, -214, 66, 98],
        [-32, -136, -68, 100],
        [32, -70, 70, 96],
      ] as const)
        leaf(p, x, y, long, long * 0.62, turn)
      p.tint('moss').bar('26,0 -22,-80 24,-170 -22,-260 22,-350 -16,-440 4,-520', 15)
      p.tint('sap').bar('-26,0 24,-80 -22,-170 24,-260 -20,-350 18,-440 -2,-520', 15)
    },
  }),
  thing({
    name: 'mattress tower',
    size: [460, 560],
    points: { seat: [40, -470], pillow: [-130, -490], deck: [40, -470], cover: [0, -494], coverEnd: [170, -490] },
    tops: [[-90, 190, -470]],
    back(p) {
      p.tint('bark').card(-222, -250, 34, 250, 14).card(188, -200, 34, 200, 14)
      p.tint('bark').card(-200, -60, 400, 34, 6)
      // The pea, which is what it is all about.
      p.tint('leaf').ell(0, -66, 14)
      for (const [i, tint] of QUILTED.entries()) {
        const [x, y] = [i % 2 ? 6 : -6, -124 - i * 48]
        p.tint(tint).card(x - 192, y, 384, 52, 24)
        if (i % 3 === 0) for (const c of steps(-150, 150, 6)) p.line(`${x + c},${y + 6} ${x + c},${y + 46}`)
        if (i % 3 === 1) for (const c of steps(-140, 140, 5)) button(p, x + c, y + 26, 11)
      }
      p.tint('white').as('pillow').blob('-190,-470 -196,-506 -140,-516 -84,-504 -78,-472 -134,-464')
      p.tint('vermilion')
        .as('blanket')
        .blob(
          '-50,-496 0,-510 90,-508 160,-500 196,-480! 200,-430 190,-396! 150,-410 110,-396 60,-408 10,-396 -60,-404!',
        )
      p.tint('white').blob('-50,-496 -16,-506 -6,-500 -20,-450 -22,-400! -60,-404!')
    },
  }),
  thing({
    name: 'wooden tub',
    size: [440, 200],
    habitat: 'ground',
    points: { seat: [0, -70], rim: [0, -150], deck: [0, -70], waterline: [0, -30] },
    hollow: [-170, -210, 170, -60],
    back(p) {
      p.tint('sand').ell(0, -158, 204, 34)
    },
    front(p) {
      p.tint('ochre').blob('-212,-158! -100,-130 0,-124 100,-130 212,-158! 186,-18 90,-2 0,0 -90,-2 -186,-18')
      for (const x of steps(-150, 150, 6)) p.line(`${x},${-140 + Math.abs(x) * 0.02} ${x * 0.9},-6`)
      p.tint('slate').bar('-204,-104 -100,-80 0,-74 100,-80 204,-104', 9)
      p.tint('slate').bar('-192,-44 -96,-24 0,-18 96,-24 192,-44', 9)
    },
  }),
  thing({
    name: 'shoe house',
    size: [420, 420],
    points: { door: [-66, -24], roof: [-60, -410], rim: [-60, -250] },
    back(p, s) {
      p.tint('brick').card(10, -388, 34, 70, 4)
      p.tint('umber').blob('-170,-24! 190,-24! 204,-10 200,0! -170,0!')
      p.tint('gamboge').blob(
        '-150,-280! -150,-150 -172,-60 -166,-22! 196,-22! 204,-70 176,-112 110,-130 56,-160! 42,-210 40,-280!',
      )
      p.tint('cream').blob('40,-270! 44,-210 60,-160! 100,-134 86,-112! 30,-146 6,-190 0,-270!')
      for (const y of [-250, -210, -172]) p.tint('vermilion').bar(`2,${y} 40,${y - 8}`, 5)
      p.tint('vermilion').as('roof').blob('-190,-270! -60,-412! 76,-270!')
      p.line('-140,-304 -110,-318 -80,-304 -50,-318 -20,-304 14,-316').line('-104,-346 -76,-360 -48,-346 -22,-358')
      p.tint('wood')
        .as('door')
        .blob(arched(-74, -22, 70, 100))
      p.ink(-54, -68, 6)
      pane(p, s, -74, -190, 56, 60, true)
      p.tint('glass').ell(110, -76, 27)
      p.line('110,-102 110,-50').line('84,-76 136,-76')
    },
  }),
  thing({
    name: 'sword in the stone',
    size: [300, 330],
    points: { grip: [0, -286], top: [0, -330], deck: [0, -120] },
    back(p) {
      p.tint('mist').poly('-17,-90 -17,-236 17,-236 17,-90')
      p.line('0,-110 0,-228')
      p.tint('gamboge').card(-62, -252, 124, 24, 10)
      p.tint('bark').card(-11, -308, 22, 56, 6)
      p.tint('gamboge').ell(0, -316, 18)
      p.tint('stone').blob('-148,0! -140,-60 -96,-110! -30,-126 -16,-112! 16,-112! 50,-130! 104,-104 140,-50 148,0!')
      p.line('-96,-110 -70,-66 -84,-30').line('50,-130 64,-80 44,-56').line('100,-44 118,-24')
    },
  }),
  thing({
    name: 'trojan horse',
    size: [440, 480],
    points: { door: [-10, -150], rim: [-10, -200], seat: [-10, -270] },
    tops: [[-110, 70, -270]],
    back(p) {
      p.tint('wood').bar('-120,-180 -124,-60', 22).bar('96,-180 100,-60', 22)
      p.tint('bark').bar('-168,-250 -196,-190 -186,-120', 16)
      p.tint('ochre').blob(
        '-160,-264! 60,-276! 104,-396! 96,-448! 128,-430 146,-462! 158,-420 214,-360 204,-334! 160,-340 146,-320! 142,-220 128,-150! -150,-150! -172,-200',
      )
      p.tint('bark').blob('60,-276! 50,-330 66,-390 98,-430! 104,-396! 90,-340 84,-270!')
      p.line('-150,-214 140,-214').line('90,-300 150,-310')
      p.ink(144, -392, 9)
      p.tint('wood').card(-62, -252, 76, 78, 4)
      p.line('-62,-214 14,-214')
      p.tint('bark').bar('-48,-174 -58,-64', 6).bar('0,-174 10,-64', 6)
      for (const y of [-146, -116, -88]) p.bar(`-50,${y} 4,${y}`, 5)
      p.tint('wood').card(-196, -66, 392, 34, 6)
      for (const x of [-132, 132]) wheel(p, x, -34, 34, 4, 'sand')
    },
  }),
  thing({
    name: 'rain pipe',
    size: [150, 520],
    points: { hook: [0, -520], grip: [0, -260], low: [0, -20] },
    back(p) {
      p.tint('stone').blob('-30,-440! 30,-440! 30,-80 60,-40! 66,-6! 10,-6! -20,-40 -30,-80!')
      p.tint('mist').blob('-70,-520! 70,-520! 60,-470 30,-436! -30,-436! -60,-470!')
      for (const y of [-350, -150]) p.tint('slate').card(-42, y, 84, 26, 6)
      p.tint('water').blob('38,-2! 30,20 44,30 58,20 52,-2!')
    },
  }),
  thing({
    name: 'hut on chicken legs',
    size: [360, 520],
    points: { door: [0, -176], roof: [0, -510], rim: [0, -260] },
    back(p, s) {
      birdLeg(p, -62)
      birdLeg(p, 62)
      p.tint('brick').card(74, -470, 36, 80, 4)
      p.tint('wood').box4(-126, -350, 252, 180)
      for (const y of [-316, -282, -248, -214]) p.line(`-126,${y} 126,${y}`)
      p.tint('straw')
        .as('roof')
        .blob(
          '-176,-330! -130,-360 0,-516! 130,-360 176,-330! 140,-336 116,-318! 84,-336 56,-318! 28,-336 0,-318! -28,-336 -56,-318! -84,-336 -116,-318! -140,-336',
        )
      p.tint('bark')
        .as('door')
        .blob(arched(-50, -172, 72, 108))
      p.ink(-28, -216, 6)
      pane(p, s, 62, -206, 62, 62)
    },
  }),
  thing({
    name: 'ark',
    size: [620, 380],
    habitat: 'water',
    points: { seat: [-30, -150], deck: [190, -150], rim: [0, -150], waterline: [0, -36], tie: [280, -170] },
    hollow: [-240, -260, 250, -140],
    tops: [[-130, 110, -330]],
    back(p, s) {
      p.tint('ochre').box4(-130, -280, 240, 150)
      for (const x of [-70, 52]) pane(p, s, x, -170, 50, 54)
      p.tint('vermilion').as('roof').blob('-166,-270! -110,-356! 90,-356! 146,-270!')
      p.line('-140,-296 120,-296').line('-124,-324 104,-324')
    },
    front(p) {
      p.tint('bark').blob('-306,-196! -240,-150! 240,-150! 306,-206! 282,-80 220,0! -220,0! -282,-80')
      p.line('-290,-108 286,-108').line('-268,-58 264,-58')
      for (const [x, y] of knots('-150 -130, 40 -130, 190 -130, -60 -84, 120 -84, -180 -84, -110 -30, 60 -30, 160 -30'))
        p.line(`${x},${y - 14} ${x},${y + 14}`)
    },
  }),
  thing({
    name: 'stick house',
    size: [320, 300],
    points: { door: [-20, 0], roof: [0, -290], rim: [80, -80] },
    back(p, s) {
      p.tint('wood')
      for (const y of [-26, -68, -110, -152]) p.bar(`-124,${y + 4} 124,${y - 4}`, 20)
      p.tint('bark').as('door').card(-62, -120, 76, 120, 10)
      p.ink(0, -58, 6)
      pane(p, s, 72, -70, 60, 60)
      p.tint('ochre')
      for (const [x, top] of [
        [-120, -216],
        [-66, -254],
        [0, -286],
      ] as const) {
        p.bar(`${x - 44},-150 ${x / 2 + 6},${top}`, 11)
        p.bar(`${-x + 44},-150 ${-x / 2 - 6},${top}`, 11)
      }
      p.tint('wood').bar('-160,-150 18,-290', 12).bar('160,-150 -18,-290', 12)
    },
  }),
]

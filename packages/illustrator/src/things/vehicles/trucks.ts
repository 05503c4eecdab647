import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { adorn, arch, isPatterned, said, star, steps, wheel } from '../kit.ts'
import { cab, cabHollow, cabInside, cabPoints } from './cab.ts'

/** Up to where its smoke would be, in two lengths. */
function raisedLadder(p: Pen): void {
  p.within(-106, -250, -56, 1, () => {
    const rails = (from: number, to: number, half: number) => {
      p.tint('stone').bar(`${from},${-half} ${to},${-half}`, 6).bar(`${from},${half} ${to},${half}`, 6)
      for (const x of steps(from + 22, to - 22, Math.round((to - from) / 44)))
        p.line(`${x},${-half + 6} ${x},${half - 6}`)
    }
    rails(190, 410, 13)
    rails(-10, 220, 21)
  })
}

/** What has slid out over the tailgate. */
function spilled(p: Pen): void {
  p.tint('bark').blob('-330,0! -310,-40 -276,-66 -240,-58 -206,-30 -190,0!')
  p.line('-290,-24 -276,-30').line('-252,-26 -240,-20')
}

/** Concrete that slides off the chute into a puddle. */
function poured(p: Pen): void {
  p.tint('mist').blob('-360,2! -352,-26 -312,-40 -240,-44 -170,-36 -140,-18 -146,2!')
  p.blob('-232,-112! -262,-96 -268,-60 -272,-24! -216,-22! -220,-60 -214,-84 -206,-96!')
  p.line('-254,-64 -256,-32').line('-240,-84 -240,-36')
  p.line('-330,-16 -300,-22').line('-196,-20 -170,-14')
}

/** Low sides of boards, where something lies between them. */
function openBed(p: Pen): void {
  p.tint('bark').card(-208, -150, 274, 40, 6).card(-208, -104, 274, 44, 6)
  p.tint('stone')
  for (const x of [-200, -84, 34]) p.card(x, -158, 24, 102, 6)
}

/** A load of sand in one soft heap. */
function sand(p: Pen): void {
  p.tint('straw').blob('-206,-184! -170,-222 -110,-262 -60,-272 -10,-256 30,-216 56,-184!')
  for (const [x, y] of [
    [-110, -222],
    [-64, -246],
    [-20, -218],
    [-60, -212],
    [-150, -206],
    [16, -206],
  ] as const)
    p.ink(x, y, 4)
}

/** Earth with stones in it. */
function rubble(p: Pen): void {
  p.tint('bark').blob('-196,-184! -176,-210 -120,-224 -40,-220 20,-208 52,-184!')
  p.tint('stone').ell(-34, -226, 30, 24).ell(-128, -218, 32, 25).ell(16, -206, 24, 19).ell(-84, -238, 34, 27)
  p.line('-96,-250 -82,-258 -68,-252').line('-140,-226 -128,-234')
}

export const TRUCKS: Thing[] = [
  thing({
    name: 'fire truck',
    size: [480, 310],
    points: {
      ...cabPoints(92),
      rung0: [-150, -246],
      rung1: [-90, -250],
      rung2: [-30, -254],
      tip: [170, -298],
      handle: [-226, -100],
    },
    hollow: cabHollow(92),
    tops: [[-220, 80, -208]],
    back: (p) => cabInside(p, 92),
    front(p, spot) {
      p.tint('stone').card(-140, -244, 70, 42, 8)
      if (said(spot, 'raised ladder') || said(spot, 'long ladder')) raisedLadder(p)
      else {
        p.bar('-196,-276 180,-298', 6).bar('-196,-244 180,-266', 6)
        for (const x of steps(-160, 150, 8)) p.line(`${x},${-276 - (x + 196) * 0.058} ${x},${-246 - (x + 196) * 0.058}`)
      }
      cab(p, 92, 'vermilion')
      p.tint('cerulean').blob('112,-248! 116,-270 130,-276 144,-270 148,-248!')
      p.tint('vermilion').card(-226, -208, 318, 164, 10)
      p.tint('white').box4(-226, -86, 318, 20)
      p.tint('stone').card(-212, -192, 84, 92, 6).card(-118, -192, 84, 92, 6)
      p.line('-212,-146 -128,-146').line('-118,-146 -34,-146').line('-180,-122 -160,-122').line('-86,-122 -66,-122')
      p.tint('gamboge').ell(28, -146, 46)
      p.ell(28, -146, 26)
      p.ink(28, -146, 7)
      p.tint('gamboge').bar('66,-122 78,-96 74,-70', 6)
      p.tint('stone').card(-232, -56, 330, 20, 8)
      for (const x of [-140, 132]) {
        p.tint('vermilion')
        arch(p, x, -44, 54)
        wheel(p, x, -40, 40)
      }
    },
  }),
  thing({
    name: 'truck',
    size: [450, 262],
    points: { ...cabPoints(74), handle: [-208, -120], bed0: [-204, -146], bed1: [62, -146] },
    hollow: cabHollow(74),
    tops: [[-206, 64, -260]],
    back: (p) => cabInside(p, 74),
    front(p, spot) {
      p.tint('stone').card(-206, -60, 300, 18, 6)
      cab(p, 74, 'cerulean')
      if (said(spot, 'open-bed')) openBed(p)
      else {
        p.tint('cream').card(-208, -260, 274, 204, 10)
        p.line('-196,-232 54,-232').line('-196,-84 54,-84')
        p.tint('gamboge')
        if (!isPatterned(spot)) star(p, -70, -148, 52)
      }
      for (const x of [-130, 130]) wheel(p, x, -38, 38)
      if (said(spot, 'open-bed')) return
      adorn(p, spot, -198, -224, -128, -92)
      adorn(p, spot, -12, -224, 56, -92)
    },
  }),
  thing({
    name: 'semi truck',
    size: [580, 276],
    points: { ...cabPoints(136), handle: [-276, -120] },
    hollow: cabHollow(136),
    tops: [[-272, 100, -248]],
    back(p) {
      p.tint('stone').bar('118,-60 118,-260', 8)
      cabInside(p, 136)
    },
    front(p) {
      p.tint('stone').card(-262, -58, 420, 18, 6)
      p.tint('mist').card(-276, -248, 384, 190, 8)
      for (const x of steps(-222, 60, 6)) p.line(`${x},-232 ${x},-76`)
      p.line('-276,-232 108,-232').line('-276,-76 108,-76')
      cab(p, 136, 'vermilion')
      p.tint('vermilion').blob('148,-250! 154,-274 204,-274 232,-248!')
      for (const x of [-220, -140, 96, 226]) wheel(p, x, -36, 36)
    },
  }),
  thing({
    name: 'pickup truck',
    size: [440, 236],
    points: {
      seat: [26, -76],
      wheel: [82, -124],
      door: [30, -80],
      deck: [-130, -70],
      rim: [-130, -118],
      bed0: [-206, -118],
      bed1: [-46, -118],
      handle: [-210, -90],
    },
    hollow: [-20, -212, 104, -80],
    tops: [[-200, -60, -118]],
    back(p) {
      p.tint('glass').poly('-36,-112 -24,-220 64,-220 122,-112')
      p.tint('peach').blob('-20,-106! -18,-156 -4,-164 10,-154 14,-106!')
      p.tint('slate').bar('76,-148 90,-112', 4)
    },
    front(p) {
      p.tint('teal')
      p.frame(
        '-210,-40! -212,-118! -44,-118! -32,-222! -18,-232! 60,-232! 80,-220 128,-118! 188,-108 208,-90 210,-40!',
        ['-26,-118! -14,-214! 58,-214! 112,-118!'],
      )
      p.line('-44,-118 -46,-46')
        .line('-34,-118 -34,-46')
        .line('108,-114 104,-56')
        .line('50,-98 70,-98')
        .line('-200,-100 -58,-100')
      p.tint('straw').ell(190, -86, 13)
      p.tint('stone').card(-218, -52, 436, 20, 8)
      for (const x of [-132, 132]) {
        p.tint('teal')
        arch(p, x, -40, 54)
        wheel(p, x, -40, 40)
      }
    },
  }),
  thing({
    name: 'dump truck',
    size: [470, 254],
    points: { ...cabPoints(84), deck: [-80, -190], handle: [-216, -120], bed0: [-206, -196], bed1: [50, -196] },
    hollow: cabHollow(84),
    back(p, spot) {
      cabInside(p, 84)
      const isBare = said(spot, 'open-bed') || said(spot, 'tipped-bed') || said(spot, 'sand-filled')
      if (!isBare) rubble(p)
    },
    front(p, spot) {
      const isTipped = said(spot, 'tipped-bed')
      if (isTipped) spilled(p)
      else if (said(spot, 'sand-filled')) sand(p)
      p.tint('stone').card(-196, -68, 300, 20, 6)
      p.bar(isTipped ? '0,-70 10,-190' : '-20,-70 20,-130', 8)
      cab(p, 84, 'gamboge')
      // About its hinge over the rear wheels.
      p.within(-150, -92, isTipped ? -34 : 0, 1, () => {
        p.tint('gamboge').poly('-74,-108 210,-108 210,-140 232,-162 232,-108 216,-4 -20,-4')
        p.line('-64,-82 222,-82')
        for (const x of [10, 74, 138]) p.line(`${x - 6},-80 ${x},-6`)
      })
      for (const x of [-148, -58, 142]) wheel(p, x, -42, 42)
    },
  }),
  thing({
    name: 'garbage truck',
    size: [480, 262],
    points: { ...cabPoints(94), deck: [-206, -62], handle: [-226, -130], grip: [-214, -160] },
    hollow: cabHollow(94),
    back: (p) => cabInside(p, 94),
    front(p) {
      p.tint('stone').card(-200, -60, 310, 18, 6)
      cab(p, 94, 'leaf')
      p.tint('leaf').blob('-140,-58! -150,-200 -130,-252! 66,-252! 78,-240 78,-58!')
      for (const x of [-90, -30, 30]) p.line(`${x},-244 ${x},-70`)
      p.tint('slate').blob('-148,-230! -206,-196 -228,-140! -228,-84 -206,-66! -140,-66!')
      p.tint('stone').blob('-228,-138! -160,-150 -150,-100! -212,-82 -228,-90!')
      p.tint('cream').blob('-222,-150 -214,-176 -186,-180 -164,-152! -190,-140')
      p.line('-196,-178 -192,-192')
      for (const x of [-120, -44, 142]) wheel(p, x, -38, 38)
    },
  }),
  thing({
    name: 'cement mixer',
    size: [480, 266],
    points: { ...cabPoints(94), spout: [-220, -90], handle: [-214, -120] },
    hollow: cabHollow(94),
    back: (p) => cabInside(p, 94),
    front(p, spot) {
      if (said(spot, 'down-chuted')) poured(p)
      p.tint('stone').poly('-160,-60 -150,-130 -120,-130 -120,-60').poly('40,-60 40,-120 70,-120 70,-60')
      p.poly('-150,-190 -226,-100 -206,-92 -140,-150')
      p.card(-190, -64, 300, 22, 6)
      cab(p, 94, 'orange')
      p.tint('apricot').blob(
        '-176,-212! -150,-238 -60,-262 20,-240 78,-190! 78,-140 30,-104 -50,-98 -130,-140 -176,-176!',
      )
      p.line('-110,-252 -90,-180 -104,-124').line('-44,-260 -22,-180 -36,-100').line('30,-234 44,-170 34,-108')
      p.tint('stone').blob('-196,-208! -170,-222 -160,-180! -186,-166!')
      for (const x of [-132, -50, 142]) wheel(p, x, -40, 40)
    },
  }),
  thing({
    name: 'tow truck',
    size: [470, 272],
    points: { ...cabPoints(86), hook: [-206, -104], deck: [-70, -84] },
    hollow: cabHollow(86),
    back(p) {
      p.tint('gamboge').blob('106,-248! 110,-266 124,-270 138,-266 142,-248!')
      cabInside(p, 86)
    },
    front(p) {
      p.tint('stone').bar('30,-80 -196,-216', 9).bar('-40,-76 -110,-160', 8)
      p.ell(-196, -216, 15)
      p.line('-206,-206 -206,-150')
      p.tint('slate').bar('-206,-146 -206,-126 -192,-112 -178,-124', 6)
      p.tint('cerulean').blob('-200,-40! -200,-84 -20,-84 0,-120! 84,-120! 84,-40!')
      p.line('-188,-66 60,-66').line('20,-106 64,-106')
      cab(p, 86, 'cerulean')
      for (const x of [-120, 134]) {
        p.tint('cerulean')
        arch(p, x, -40, 52)
        wheel(p, x, -38, 38)
      }
    },
  }),
]

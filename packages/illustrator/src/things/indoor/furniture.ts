import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { adorn, button, steps } from '../kit.ts'

/** Books side by side, standing on y, from x0 to x1. */
function books(p: Pen, x0: number, x1: number, y: number, heights: readonly number[]): void {
  const w = (x1 - x0) / heights.length
  const tints = ['vermilion', 'cerulean', 'gamboge', 'sap', 'violet', 'rose']
  for (const [i, h] of heights.entries()) {
    p.tint(tints[i % tints.length] as string).box4(x0 + i * w, y - h, w, h)
    if (i % 2) p.line(`${x0 + i * w},${y - h + 12} ${x0 + (i + 1) * w},${y - h + 12}`)
  }
}

export const FURNITURE: Thing[] = [
  thing({
    name: 'bed',
    size: [540, 250],
    points: { seat: [40, -106], pillow: [-150, -126], deck: [40, -106], cover: [0, -140], coverEnd: [200, -136] },
    hollow: [-210, -190, 230, -90],
    tops: [[-90, 230, -110]],
    back(p) {
      p.tint('bark').card(-262, -246, 40, 246, 14)
      p.tint('cream').card(-226, -112, 470, 56, 12)
      p.tint('bark').card(-226, -64, 470, 34, 6)
      p.tint('white').as('pillow').blob('-212,-106 -218,-140 -160,-150 -104,-138 -98,-108 -156,-100')
    },
    front(p, spot) {
      const tint = spot.rng.pick(['cerulean', 'rose', 'violet', 'sap'])
      p.tint(tint)
        .as('blanket')
        .blob('-56,-136 0,-152 110,-148 200,-140 246,-116! 248,-34! 100,-40 -20,-34 -72,-44! -66,-100')
      p.tint('white').blob('-56,-136 -20,-148 -10,-142 -24,-90 -26,-36! -72,-44! -66,-100')
      p.tint('straw')
      for (const [x, y] of [
        [60, -108],
        [160, -104],
        [106, -70],
        [210, -72],
        [20, -66],
      ] as const)
        p.ell(x, y, 15)
      p.tint('bark').card(236, -160, 34, 160, 12)
    },
  }),
  thing({
    name: 'bunk bed',
    size: [460, 500],
    points: {
      seat: [0, -356],
      deck: [0, -90],
      cover: [-40, -122],
      cover2: [-40, -382],
      coverEnd: [130, -122],
      rung0: [190, -60],
      rung1: [190, -130],
      rung2: [190, -200],
      rung3: [190, -270],
      rung4: [190, -340],
    },
    hollow: [-190, -300, 130, -70],
    tops: [
      [-180, 160, -366],
      [-180, 140, -106],
    ],
    back(p) {
      for (const y of [-80, -340]) {
        p.tint('cream').card(-200, y - 26, 400, 34, 8)
        p.tint('white').blob(
          `-196,${y - 22} -200,${y - 56} -150,${y - 64} -106,${y - 52} -104,${y - 24} -150,${y - 18}`,
        )
      }
      p.tint('bark').card(-226, -450, 34, 450, 10)
    },
    front(p) {
      for (const [y, tint] of [
        [-80, 'cerulean'],
        [-340, 'coral'],
      ] as const) {
        p.tint(tint).blob(`-110,${y - 44} -40,${y - 56} 120,${y - 50} 196,${y - 30}! 196,${y + 6}! -124,${y + 6}!`)
        p.tint('bark').card(-206, y + 4, 412, 28, 6)
      }
      p.bar('120,-390 200,-390', 7)
      p.card(192, -450, 34, 450, 10)
      p.bar('150,-6 150,-396', 7)
      for (const y of [-60, -130, -200, -270, -340]) p.bar(`150,${y} 206,${y}`, 7)
    },
  }),
  thing({
    name: 'crib',
    size: [340, 290],
    points: { seat: [0, -126], rim: [0, -126], deck: [0, -126], pillow: [-84, -164] },
    hollow: [-134, -262, 134, -112],
    back(p) {
      p.tint('bark').bar('-150,-266 150,-266', 9)
      for (const x of steps(-112, 112, 6)) p.bar(`${x},-258 ${x},-120`, 5)
      p.tint('mint').card(-146, -134, 292, 44, 10)
      p.tint('white').as('pillow').blob('-140,-128 -144,-166 -110,-178 -54,-170 -40,-130')
    },
    // The rail before who sleeps is let down: behind bars nobody would be known.
    front(p) {
      p.tint('cerulean').as('blanket').blob('-22,-172 20,-190 90,-184 136,-166 144,-100! -34,-100! -36,-140')
      p.tint('white').blob('-22,-172 2,-184 10,-178 4,-140 4,-100! -34,-100! -36,-140')
      p.tint('bark').card(-150, -112, 300, 22, 8)
      for (const x of steps(-104, 104, 5)) p.bar(`${x},-92 ${x},-46`, 5)
      p.card(-150, -56, 300, 22, 8)
      for (const x of [-152, 152]) {
        p.card(x - 14, -286, 28, 274, 10)
        p.tint('slate').ell(x, -12, 12)
        p.tint('bark')
      }
    },
  }),
  thing({
    name: 'table',
    size: [360, 190],
    points: { top: [0, -186], seat: [0, -186] },
    tops: [[-170, 170, -186]],
    back(p) {
      p.tint('bark').bar('-100,-150 -96,-30', 9).bar('100,-150 96,-30', 9)
      p.bar('-140,-150 -144,-8', 11).bar('140,-150 144,-8', 11)
      p.card(-152, -162, 304, 28, 6)
      p.tint('ochre').card(-178, -188, 356, 28, 12)
    },
  }),
  // A low table with a quilt to warm one's legs.
  thing({
    name: 'kotatsu',
    size: [420, 190],
    points: { top: [0, -184], seat: [0, -184] },
    tops: [[-150, 150, -186]],
    back(p) {
      p.tint('rose').blob('-150,-166! 150,-166! 176,-90 208,-14 190,0 -190,0 -208,-14 -176,-90')
      p.line('-90,-160 -104,-80 -124,-4').line('90,-160 104,-80 124,-4')
      for (const x of [-150, -56, 56, 150]) p.tint('cream').ell(x * 0.98, -64, 15)
      p.tint('cream').ell(0, -108, 17)
      p.tint('ochre').card(-166, -190, 332, 30, 12)
    },
  }),
  thing({
    name: 'desk',
    size: [380, 210],
    points: { top: [0, -200], seat: [-60, -200], deck: [0, -200] },
    tops: [[-184, 184, -202]],
    back(p) {
      p.tint('bark').bar('-160,-180 -160,-8', 10)
      p.card(30, -180, 146, 180, 8)
      p.tint('ochre').card(46, -164, 114, 42, 8).card(46, -112, 114, 42, 8).card(46, -60, 114, 46, 8)
      for (const y of [-143, -91, -38]) p.ink(103, y, 7)
      p.tint('ochre').card(-188, -204, 376, 28, 10)
      p.tint('bark').card(-150, -176, 180, 22, 6)
    },
  }),
  thing({
    name: 'bookshelf',
    size: [280, 420],
    points: { seat: [0, -416] },
    tops: [
      [-130, 130, -418],
      [-110, 110, -292],
      [-110, 110, -166],
      [-110, 110, -40],
    ],
    back(p) {
      p.tint('bark').card(-138, -420, 276, 414, 10)
      p.tint('cream').box4(-116, -398, 232, 106).box4(-116, -272, 232, 106).box4(-116, -146, 232, 106)
      books(p, -110, 40, -292, [84, 92, 74, 88, 80])
      p.tint('gamboge').ell(82, -316, 24)
      books(p, -50, 112, -166, [90, 78, 86, 92, 80])
      p.tint('aqua').blob('-96,-166! -106,-200 -94,-216 -100,-232! -70,-232! -76,-216 -64,-200 -74,-166!')
      books(p, -110, 10, -40, [88, 80, 92, 84])
      p.tint('rose').card(28, -70, 78, 30, 6).card(36, -100, 62, 30, 6)
      p.tint('bark').card(-130, -14, 40, 14, 4).card(90, -14, 40, 14, 4)
    },
  }),
  thing({
    name: 'shelf',
    size: [300, 330],
    points: { seat: [0, -326], top: [0, -326] },
    tops: [
      [-130, 130, -322],
      [-130, 130, -216],
      [-130, 130, -110],
    ],
    back(p) {
      p.tint('bark').bar('-136,-8 -136,-320', 9).bar('136,-8 136,-320', 9)
      for (const y of [-322, -216, -110, -20]) p.tint('ochre').card(-150, y, 300, 22, 6)
      p.tint('vermilion').card(-110, -280, 76, 64, 8)
      p.tint('cerulean').blob('30,-216! 22,-250 36,-276! 80,-276! 94,-250 86,-216!')
      p.tint('sap').card(10, -164, 100, 54, 8)
      p.line('10,-144 110,-144')
      p.tint('gamboge').ell(-70, -142, 32)
    },
  }),
  thing({
    name: 'wardrobe',
    size: [340, 420],
    points: { door: [60, -190], handle: [-16, -220], rim: [60, -92] },
    hollow: [4, -360, 126, -88],
    tops: [[-150, 150, -420]],
    back(p) {
      p.tint('umber').box4(-128, -374, 256, 300)
      p.tint('stone').bar('0,-344 124,-344', 4)
    },
    front(p, spot) {
      p.tint('bark').blob('-150,-380! -140,-404 -60,-412 0,-420 60,-412 140,-404 150,-380!')
      p.card(-132, -382, 134, 300, 6).poly('126,-376 168,-354 168,-62 126,-84')
      p.tint('ochre').card(-110, -358, 90, 120, 14).card(-110, -214, 90, 112, 14)
      adorn(p, spot, -106, -354, -24, -242)
      adorn(p, spot, -106, -210, -24, -106)
      p.tint('gamboge')
      button(p, -14, -226, 10)
      p.tint('bark').card(-138, -86, 276, 70, 8)
      p.tint('ochre').card(-118, -74, 236, 46, 8)
      p.ink(-50, -51, 7).ink(50, -51, 7)
      p.tint('bark').card(-132, -18, 34, 18, 6).card(98, -18, 34, 18, 6)
    },
  }),
  thing({
    name: 'fireplace',
    size: [340, 300],
    points: { top: [0, -290], hook: [-80, -262], low: [0, -266], rim: [0, -20] },
    tops: [[-160, 160, -298]],
    hollow: [-80, -170, 80, -20],
    back(p) {
      p.tint('brick').card(-140, -270, 280, 262, 4)
      p.tint('slate').blob('-92,-20! -92,-130 -60,-176 0,-190 60,-176 92,-130 92,-20!')
      p.tint('umber').bar('-56,-36 56,-36', 12).bar('-40,-26 40,-50', 11)
      p.tint('fire').blob('-52,-46! -60,-90 -40,-120! -26,-100 -10,-160! 20,-120 26,-104 44,-128! 60,-80 50,-46!')
      p.tint('straw').blob('-24,-46! -28,-74 -6,-106! 14,-80 28,-64 22,-46!')
    },
    front(p) {
      for (const [row, y] of [-240, -206, -172, -138, -104, -70, -38].entries())
        for (const s of [-1, 1]) {
          p.line(`${s * 138},${y} ${s * (y < -180 ? 60 : 98)},${y}`)
          if (p.fits(30)) p.line(`${s * (row % 2 ? 112 : 124)},${y} ${s * (row % 2 ? 112 : 124)},${y + 32}`)
        }
      p.tint('bark').card(-164, -300, 328, 34, 8)
      p.tint('stone').card(-156, -20, 312, 20, 6)
    },
  }),
  thing({
    name: 'stage',
    size: [560, 400],
    points: { deck: [0, -80], seat: [0, -80], door: [0, -140], rim: [0, -80] },
    hollow: [-170, -320, 170, -70],
    tops: [[-190, 190, -80]],
    back(p) {
      p.tint('plum').box4(-220, -360, 440, 290)
      for (const x of steps(-130, 130, 5)) p.line(`${x},-330 ${x},-110`)
      p.tint('bark').poly('-230,-110 230,-110 270,-56 -270,-56')
      for (const x of steps(-160, 160, 5)) p.line(`${x * 0.9},-110 ${x * 1.1},-58`)
    },
    front(p) {
      for (const s of [-1, 1]) {
        p.tint('vermilion').within(0, 0, 0, 1, () =>
          p.blob(
            `${s * 268},-370! ${s * 160},-370! ${s * 166},-300 ${s * 230},-220! ${s * 250},-140 ${s * 256},-84! ${s * 272},-84!`,
          ),
        )
        p.line(`${s * 220},-366 ${s * 222},-300 ${s * 246},-226`)
        p.tint('gamboge').card(s * 240 - 22, -236, 44, 20, 8)
      }
      for (const x of steps(-216, 216, 5))
        p.tint('vermilion').blob(`${x - 54},-396! ${x + 54},-396! ${x + 50},-340 ${x},-318 ${x - 50},-340`)
      p.tint('gamboge').card(-276, -400, 552, 24, 8)
      p.tint('ochre').card(-276, -58, 552, 58, 6)
      p.tint('straw')
      for (const x of steps(-220, 220, 6)) p.ell(x, -28, 15)
    },
  }),
]

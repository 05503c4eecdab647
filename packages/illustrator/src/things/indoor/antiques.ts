/** What collectors keep and still lifes show. */
import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { around, leaf, steps } from '../kit.ts'
import { dial } from './devices.ts'

export const ANTIQUES: readonly Thing[] = [
  thing({
    name: 'rotary phone',
    size: [340, 270],
    points: { grip: [0, -230], tip: [0, -110] },
    tops: [],
    back(p) {
      p.tint('slate').blob('-110,-170! -60,-190 60,-190 110,-170! 150,-60 160,0! -160,0! -150,-60')
      p.tint('slate').card(-72, -214, 36, 44, 8).card(36, -214, 36, 44, 8)
      // The receiver lies across the cradle.
      p.tint('vermilion').blob(
        '-164,-196 -150,-236 -90,-258 0,-266 90,-258 150,-236 164,-196 150,-176 108,-176 96,-206 0,-222 -96,-206 -108,-176 -150,-176',
      )
      p.tint('cream').ell(0, -92, 76)
      for (const turn of steps(-150, 120, 9)) p.spot(...around(0, -92, 54, turn), 12)
      p.tint('gamboge').ell(0, -92, 27)
    },
  }),
  thing({
    name: 'lava lamp',
    size: [180, 440],
    points: { grip: [0, -60], top: [0, -436] },
    back(p) {
      p.tint('stone').poly('-44,-120 44,-120 78,0 -78,0')
      p.line('-58,-60 58,-60')
      p.tint('sky').blob('-42,-380! 42,-380! 70,-240 46,-120! -46,-120! -70,-240')
      p.tint('vermilion')
        .blob('-44,-124! -50,-160 -22,-176 -8,-150 16,-146 44,-156 45,-124!')
        .blob('-6,-250 22,-258 38,-230 26,-200 0,-192 -22,-212')
        .ell(-26, -284, 22, 28)
        .ell(18, -320, 24, 32)
      p.tint('stone').poly('-30,-436 30,-436 46,-376 -46,-376')
    },
  }),
  thing({
    name: 'cuckoo clock',
    size: [250, 400],
    habitat: 'wall',
    points: { hook: [0, -392], grip: [0, -180], door: [0, -300] },
    back(p) {
      for (const [x, y] of [
        [-34, -46],
        [34, -20],
      ] as const) {
        p.line(`${x},-116 ${x},${y - 44}`)
        // Weights like cones of a fir.
        p.tint('bark').blob(
          `${x},${y - 48} ${x + 16},${y - 34} ${x + 14},${y - 8} ${x},${y + 6} ${x - 14},${y - 8} ${x - 16},${y - 34}`,
        )
        p.line(`${x - 14},${y - 32} ${x + 13},${y - 12}`).line(`${x + 14},${y - 32} ${x - 13},${y - 12}`)
      }
      p.tint('bark').bar('0,-116 0,-74', 4)
      p.tint('gamboge').ell(0, -60, 20)
      p.tint('wood').card(-84, -300, 168, 190, 10)
      p.tint('leaf')
      for (const [x, y, turn] of [
        [-84, -124, 150],
        [84, -124, 30],
        [-84, -190, 190],
        [84, -190, -10],
        [-84, -250, 210],
        [84, -250, -30],
      ] as const)
        leaf(p, x, y, 40, turn)
      p.tint('bark').poly('0,-396 124,-290 106,-268 0,-356 -106,-268 -124,-290')
      p.tint('wood').poly('0,-356 100,-273 84,-260 -84,-260 -100,-273')
      p.tint('cream').card(-32, -318, 64, 58, 6)
      // The bird looks out of its open doors.
      p.tint('umber').poly('-32,-318 -56,-310 -56,-256 -32,-260').poly('32,-318 56,-310 56,-256 32,-260')
      p.tint('sky').blob('-18,-260! -20,-286 -10,-304 6,-306 18,-294 18,-260!')
      p.tint('orange').poly('16,-292 38,-284 16,-278')
      p.ink(4, -290, 4.5)
      dial(p, 0, -184, 62)
      p.tint('bark').card(-98, -126, 196, 24, 10)
      p.tint('rose')
      for (const x of [-60, 0, 60]) p.ell(x, -114, 9)
    },
  }),
  thing({
    name: 'mortar and pestle',
    size: [220, 240],
    points: { grip: [70, -200], rim: [0, -140] },
    back(p) {
      p.tint('sand').blob('-6,-120! 70,-226 96,-238 104,-216 30,-116!')
      p.tint('cloud').blob('-104,-140! 104,-140! 96,-70 54,-34 34,-26! 60,0! -60,0! -34,-26! -54,-34 -96,-70')
      p.ell(0, -140, 104, 22)
      p.tint('sand').blob('-4,-132! 62,-220 84,-236 100,-224 92,-204 30,-128!')
      p.line('-86,-92 -40,-82 40,-82 86,-92')
    },
  }),
  thing({
    name: 'garlic',
    size: [150, 170],
    points: { grip: [0, -60] },
    back(p) {
      p.tint('cloud').blob('-8,-168! 12,-166! 16,-120 66,-84 70,-36 36,-4 0,0 -36,-4 -70,-36 -66,-84 -16,-120')
      p.line('-6,-124 -34,-76 -26,-6').line('6,-124 34,-76 26,-6').line('0,-120 0,-4')
    },
  }),
  thing({
    name: 'garlic braid',
    size: [170, 470],
    habitat: 'wall',
    points: { hook: [0, -466], grip: [0, -440] },
    back(p) {
      for (const [i, y] of steps(-466, -330, 4).entries())
        for (const side of i % 2 ? [1, -1] : [-1, 1])
          p.tint('sand').blob([
            [0, y, 1],
            [side * 24, y + 14],
            [side * 14, y + 52, 1],
            [-side * 6, y + 36],
          ])
      for (const [x, y] of [
        [-46, -270],
        [46, -262],
        [0, -224],
        [-50, -180],
        [50, -172],
        [0, -128],
        [-44, -82],
        [46, -74],
        [0, -4],
      ] as const) {
        p.tint('cloud').blob([
          [x - 4, y - 84, 1],
          [x + 8, y - 82, 1],
          [x + 36, y - 46],
          [x + 34, y - 10],
          [x, y],
          [x - 34, y - 10],
          [x - 36, y - 46],
        ])
        p.line([
          [x, y - 66],
          [x - 14, y - 40],
          [x - 10, y - 6],
        ])
        p.line([
          [x, y - 66],
          [x + 14, y - 40],
          [x + 10, y - 6],
        ])
      }
    },
  }),
  thing({
    name: 'ink bottle',
    size: [190, 300],
    points: { grip: [0, -60] },
    back(p) {
      p.tint('sky').blob('10,-96! 30,-190 84,-290 92,-296 88,-220 62,-150 26,-92!')
      p.line('20,-100 50,-190 86,-280')
      p.tint('teal').blob('-70,0! -78,-20 -78,-64 -40,-86! -40,-112! 40,-112! 40,-86! 78,-64 78,-20 70,0!')
      p.card(-48, -128, 96, 24, 8)
      p.tint('cloud').card(-44, -60, 88, 44, 6)
    },
  }),
  thing({
    name: 'wine bottle',
    size: [120, 400],
    points: { grip: [0, -200] },
    back(p) {
      p.tint('sap').blob('-22,-392! 22,-392! 22,-290 56,-230 56,-10 48,0! -48,0! -56,-10 -56,-230 -22,-290')
      p.card(-28, -396, 56, 50, 8)
      p.tint('cloud').card(-56, -190, 112, 120, 4)
      p.ell(0, -140, 26)
      p.line('-36,-94 36,-94')
    },
  }),
  thing({
    name: 'pocket watch',
    size: [210, 300],
    points: { grip: [0, -110], hook: [0, -292] },
    back(p) {
      p.tint('ochre').frame('0,-296 40,-270 30,-232 -30,-232 -40,-270', ['0,-280 22,-264 18,-246 -18,-246 -22,-264'])
      p.card(-16, -234, 32, 34, 6)
      p.ell(0, -104, 102)
      p.tint('cloud').ell(0, -104, 80)
      for (let i = 0; i < 12; i++) {
        const a = (i / 12) * Math.PI * 2
        p.line([
          [64 * Math.sin(a), -104 - 64 * Math.cos(a)],
          [76 * Math.sin(a), -104 - 76 * Math.cos(a)],
        ])
      }
      p.line('0,-104 0,-156').line('0,-104 36,-84')
      p.ink(0, -104, 8)
    },
  }),
  thing({
    name: 'gramophone',
    size: [330, 420],
    points: { grip: [0, -60] },
    back(p) {
      p.tint('ochre').blob('-10,-130! 0,-220 60,-250! 84,-230! 40,-190 22,-130!')
      p.blob('56,-262! -20,-290 -110,-270 -150,-300 -120,-380 -30,-416 70,-396 120,-330 96,-250! 76,-228!')
      p.line('60,-256 -40,-300 -140,-300')
        .line('66,-258 -10,-330 -110,-376')
        .line('72,-256 30,-340 -20,-412')
        .line('80,-252 80,-330 72,-392')
      p.tint('umber').card(-130, -86, 260, 66, 8).card(-146, -24, 292, 24, 6)
      p.tint('ink').ell(0, -104, 110, 26)
      p.tint('cloud').ell(0, -104, 34, 9)
      p.tint('umber').card(-46, -70, 92, 34, 6)
    },
  }),
  thing({
    name: 'scroll',
    size: [260, 220],
    points: { grip: [0, -100] },
    back(p) {
      p.tint('sand').blob('-96,-190! 96,-190! 88,-110 96,-30! -96,-30! -88,-110')
      for (const y of [-150, -122, -94, -66])
        p.line([
          [-62, y],
          [62, y],
        ])
      for (const y of [-200, -20]) {
        p.tint('sand').card(-112, y - 20, 224, 40, 18)
        p.tint('umber').ell(-120, y, 14).ell(120, y, 14)
      }
    },
  }),
  thing({
    name: 'radio',
    size: [300, 240],
    points: { grip: [0, -196], handle: [0, -196], top: [0, -176] },
    back(p) {
      p.tint('slate').bar('90,-172 130,-236', 4)
      p.tint('umber').bar('-70,-172 -62,-200 62,-200 70,-172', 6)
      p.tint('bark').card(-90, -14, 36, 14, 5).card(54, -14, 36, 14, 5)
      p.tint('umber').card(-146, -178, 292, 168, 34)
      p.tint('sand').card(-124, -156, 150, 124, 20)
      for (const y of [-132, -108, -84, -60]) p.line(`-106,${y} 8,${y}`)
      p.tint('straw').card(46, -156, 78, 44, 10)
      p.line('58,-134 112,-134').line('92,-146 92,-122')
      p.tint('stone').ell(86, -72, 34)
      p.line('86,-72 106,-90')
    },
  }),
  thing({
    name: 'rolling pin',
    size: [360, 80],
    lengthwise: true,
    points: { grip: [-160, -40], grip2: [160, -40] },
    back(p) {
      p.tint('umber').card(-178, -54, 70, 28, 13).card(108, -54, 70, 28, 13)
      p.tint('sand').card(-116, -78, 232, 76, 20)
      p.line('-80,-56 -10,-58 40,-54')
    },
  }),
]

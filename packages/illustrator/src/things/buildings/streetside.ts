/** Beside the road and before the castle. */
import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { steps, wheel } from '../kit.ts'

/** A pump with its display and the hose at its side. */
const pump = (p: Pen, x: number) => {
  p.tint('slate').bar(`${x + 34},-120 ${x + 58},-150 ${x + 58},-60 ${x + 34},-34`, 5)
  p.tint('vermilion').card(x - 34, -176, 68, 170, 12)
  p.tint('cloud').card(x - 22, -160, 44, 40, 6)
  p.line(`${x - 12},-146 ${x + 12},-146`).line(`${x - 12},-134 ${x + 12},-134`)
  p.tint('gamboge').ell(x, -78, 18)
  p.tint('stone').card(x - 44, -12, 88, 12, 4)
}

export const STREETSIDE: readonly Thing[] = [
  thing({
    name: 'gas station',
    size: [640, 420],
    points: { door: [-214, 0], base: [90, 0] },
    tops: [[-150, 300, -372]],
    back(p) {
      p.tint('cream').box4(-306, -250, 190, 250)
      p.tint('glass').box4(-286, -190, 72, 90).tint('wood').box4(-194, -170, 58, 170)
      p.line('-286,-145 -214,-145')
      p.ink(-146, -84, 5)
      p.tint('cerulean').box4(-314, -272, 206, 30)
      p.tint('stone').box4(-52, -310, 26, 310).box4(212, -310, 26, 310)
      p.tint('vermilion').card(-160, -372, 470, 66, 14)
      p.tint('cloud').card(-140, -350, 430, 24, 8)
      p.tint('gamboge').ell(76, -338, 44)
      p.tint('water').blob('76,-372! 98,-334 76,-310 54,-334')
      p.tint('stone').card(-20, -14, 226, 14, 6)
      pump(p, 36)
      pump(p, 140)
    },
  }),
  thing({
    name: 'bus stop',
    size: [420, 320],
    points: { seat: [-40, -84], deck: [-40, -84] },
    tops: [[-150, 70, -84]],
    hollow: [-170, -270, 90, -6],
    back(p) {
      p.tint('glass').box4(-176, -266, 276, 210)
      p.line('-84,-266 -84,-56').line('8,-266 8,-56').line('-150,-110 -110,-190').line('-60,-110 -20,-190')
      p.tint('stone').bar('-182,0 -182,-276', 9).bar('104,0 104,-276', 9)
      p.tint('cerulean').blob('-214,-268! -204,-306 -60,-318 120,-306 134,-268!')
      p.tint('bark').card(-152, -94, 226, 22, 8).bar('-120,-72 -120,0', 7).bar('44,-72 44,0', 7)
      p.tint('stone').bar('172,0 172,-210', 7)
      p.tint('gamboge').card(132, -300, 80, 96, 14)
      p.tint('cloud').card(148, -284, 48, 40, 8)
      p.tint('slate').ell(158, -232, 8).ell(186, -232, 8)
    },
  }),
  thing({
    name: 'telephone wire',
    size: [560, 300],
    points: { low: [0, -196], seat: [0, -238] },
    tops: [[-226, 226, -238]],
    back(p) {
      for (const x of [-250, 250]) {
        p.tint('bark').bar(`${x},0 ${x},-288`, 10)
        p.card(x - 34, -250, 68, 18, 5).card(x - 26, -206, 52, 16, 5)
        p.tint('glass')
          .card(x - 30, -264, 12, 16, 4)
          .card(x + 18, -264, 12, 16, 4)
      }
      p.tint('slate').bar('-226,-236 226,-236', 3)
      p.bar('-230,-196 0,-188 230,-196', 3)
    },
  }),
  thing({
    name: 'phone booth',
    size: [190, 420],
    points: { door: [0, -160], base: [0, 0] },
    hollow: [-66, -350, 66, -24],
    back: (p) => p.tint('glass').box4(-78, -352, 156, 330),
    front(p) {
      p.tint('vermilion').frame('-88,-372! 88,-372! 88,-12! -88,-12!', [
        '-62,-340! 62,-340! 62,-250! -62,-250!',
        '-62,-238! 62,-238! 62,-148! -62,-148!',
        '-62,-136! 62,-136! 62,-46! -62,-46!',
      ])
      p.line('0,-340 0,-250').line('0,-238 0,-148').line('0,-136 0,-46')
      p.blob('-92,-372! -70,-406 0,-416 70,-406 92,-372!')
      p.tint('cloud').card(-60, -396, 120, 26, 6)
      p.tint('vermilion').card(-96, -18, 192, 18, 4)
    },
  }),
  thing({
    name: 'wind turbine',
    size: [320, 520],
    points: { mid: [0, -360] },
    back(p) {
      p.tint('cloud').poly('-14,-350 14,-350 26,0 -26,0')
      for (const turn of [10, 130, 250])
        p.within(0, -360, turn, 1, () => p.blob('-8,-14! 8,-14! 20,-60 8,-160! -4,-164 -12,-60'))
      p.tint('stone').ell(0, -360, 24)
    },
  }),
  thing({
    name: 'ticket booth',
    size: [240, 340],
    points: { door: [0, -130], rim: [0, -130] },
    hollow: [-70, -230, 70, -124],
    back: (p) => p.tint('mist').box4(-84, -236, 168, 120),
    front(p) {
      p.tint('rose').frame('-104,-250! 104,-250! 104,0! -104,0!', ['-74,-230! 74,-230! 74,-130! -74,-130!'])
      for (const x of steps(-60, 60, 4))
        p.line([
          [x, -104],
          [x, -6],
        ])
      p.tint('bark').card(-92, -134, 184, 22, 8)
      p.tint('vermilion').poly('-120,-246 0,-300 120,-246')
      p.tint('gamboge').card(-56, -338, 112, 46, 10)
      p.line('-34,-316 34,-316')
    },
  }),
  thing({
    name: 'food cart',
    size: [340, 330],
    points: { handle: [-160, -140], grip: [-160, -140], deck: [0, -160] },
    tops: [[-110, 130, -164]],
    back(p) {
      p.tint('stone').bar('-96,-160 -96,-270', 6).bar('116,-160 116,-270', 6)
      p.tint('vermilion').blob(
        '-130,-256! -100,-322 120,-322 150,-256! 116,-244 80,-258 44,-244 10,-258 -26,-244 -60,-258 -96,-244',
      )
      for (const x of [-60, 10, 80])
        p.line([
          [x, -258],
          [x * 0.9, -318],
        ])
      p.tint('slate').bar('-110,-130 -166,-142', 7)
      p.tint('gamboge').card(-116, -168, 250, 112, 12)
      p.tint('cloud').card(-90, -144, 100, 60, 8)
      wheel(p, -56, -46, 46, 6)
      wheel(p, 84, -46, 46, 6)
    },
  }),
  thing({
    name: 'sprinkler',
    size: [300, 230],
    points: { spout: [0, -70] },
    back(p) {
      p.tint('sap').bar('0,-20 0,-66', 8).blob('-50,0! -40,-24 40,-24 50,0!')
      p.tint('gamboge').card(-44, -84, 88, 22, 10)
      p.tint('aqua')
      for (const [x, y] of [
        [-60, -128],
        [-104, -138],
        [-134, -104],
        [60, -128],
        [104, -138],
        [134, -104],
        [0, -150],
        [-30, -196],
        [30, -196],
      ] as const)
        p.blob([
          [x, y - 20, 1],
          [x + 12, y + 2],
          [x, y + 14],
          [x - 12, y + 2],
        ])
    },
  }),
  thing({
    name: 'drawbridge',
    size: [520, 420],
    points: { door: [-110, -110], deck: [90, -20] },
    tops: [[-60, 220, -24]],
    hollow: [-176, -260, -60, -30],
    back(p) {
      p.tint('stone')
      for (const x of [-250, -60]) {
        p.box4(x, -380, 80, 350)
        for (const k of [0, 30, 60]) p.box4(x - 4 + k, -416, 26, 40)
        p.line([
          [x + 10, -300],
          [x + 34, -300],
        ])
          .line([
            [x + 44, -220],
            [x + 70, -220],
          ])
          .line([
            [x + 10, -140],
            [x + 36, -140],
          ])
      }
      p.box4(-172, -330, 114, 70)
      p.tint('umber').blob('-170,-30! -170,-210 -114,-262 -60,-210 -60,-30!')
      for (const x of [-142, -114, -88])
        p.line([
          [x, -34],
          [x, -226],
        ])
      p.line('-168,-150 -62,-150').line('-168,-90 -62,-90')
      p.tint('aqua').blob('-258,0! -258,-26! -180,-32 -100,-24 -20,-32 60,-24 140,-32 200,-24 258,-30! 258,0!')
      p.tint('bark').poly('-172,-30 -58,-30 236,-14 256,14 -140,14')
      for (const x of steps(-70, 170, 5))
        p.line([
          [x, -30 + (x + 58) * 0.054],
          [x + 18, 14],
        ])
      p.tint('stone').bar('-20,-300 236,-16', 4.6)
    },
  }),
  thing({
    name: 'catapult',
    size: [340, 240],
    points: { tip: [-140, -210], seat: [-140, -210] },
    back(p) {
      p.tint('bark').bar('-146,-60 150,-60', 11)
      p.bar('-20,-64 30,-150 80,-64', 9)
      p.bar('110,-84 -128,-204', 9)
      p.tint('umber').blob('-166,-204! -112,-190! -118,-164 -160,-172')
      p.tint('stone').ell(-142, -214, 26)
      wheel(p, -100, -38, 38, 6, 'ochre')
      wheel(p, 100, -38, 38, 6, 'ochre')
    },
  }),
  thing({
    name: 'scepter',
    size: [80, 320],
    habitat: 'hand',
    points: { grip: [0, -110], tip: [0, -310] },
    back(p) {
      p.tint('gamboge').bar('0,-8 0,-236', 8)
      p.ell(0, -12, 16)
      p.blob('-34,-238! 34,-238! 20,-214 -20,-214')
      p.tint('vermilion').ell(0, -268, 34)
      p.tint('gamboge').blob('-8,-300! 8,-300! 12,-316 0,-322 -12,-316')
    },
  }),
  thing({
    name: 'goblet',
    size: [140, 200],
    habitat: 'hand',
    points: { grip: [0, -80], rim: [0, -190] },
    back(p) {
      p.tint('gamboge').blob('-58,-2! -44,-20 -10,-30! -10,-90! 10,-90! 10,-30! 44,-20 58,-2!')
      p.blob('-60,-192! 60,-192! 54,-130 24,-88 -24,-88 -54,-130')
      p.ell(0, -190, 60, 14)
      p.tint('vermilion').ell(0, -134, 16)
    },
  }),
  thing({
    name: 'tombstone',
    size: [180, 220],
    back(p) {
      p.tint('stone').blob('-70,0! -70,-150 -40,-208 0,-216 40,-208 70,-150 70,0!')
      p.line('-30,-150 30,-150').line('-34,-116 34,-116').line('-24,-82 24,-82')
      p.tint('sap').blob('-92,0! -86,-16 -64,-22 -44,-14 -22,-20 0,-12 22,-20 46,-14 66,-22 86,-16 92,0!')
    },
  }),
]

import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { around, heart, star, steps } from '../kit.ts'
import { spiralSlide } from './spiral-slide.ts'

/** Two A-shaped ends and the beam between them. */
function trestle(p: Pen, half: number, h: number, tint: string): void {
  p.tint(tint)
  for (const s of [-1, 1])
    p.bar(`${s * half},${-h} ${s * half - 44},-6`, 8).bar(`${s * half},${-h} ${s * half + 44},-6`, 8)
  p.bar(`${-half - 20},${-h} ${half + 20},${-h}`, 10)
}

/** A bedroom, a bathroom, a parlor and a kitchen. */
function furnish(p: Pen): void {
  p.tint('cream').card(-86, -228, 46, 34, 4).tint('rose')
  heart(p, -63, -211, 10)
  p.tint('white').card(-108, -174, 34, 18, 8)
  p.tint('rose').card(-114, -162, 98, 28, 6)
  p.line('-66,-162 -66,-136')
  p.tint('bark').card(-122, -190, 14, 56, 5).card(-22, -172, 13, 38, 5)

  p.tint('glass').card(18, -230, 40, 36, 4)
  p.line('38,-230 38,-194').line('18,-212 58,-212')
  p.tint('glass').ell(92, -210, 16, 20)
  p.tint('white').ell(40, -182, 10).ell(76, -182, 9).ell(58, -187, 12)
  p.tint('aqua').blob('16,-172! 114,-172! 108,-148 96,-138 34,-138 22,-148')
  p.tint('white').card(10, -180, 110, 12, 6)

  p.tint('white').card(-94, -114, 58, 34, 4)
  p.line('-92,-84 -76,-100 -64,-90 -52,-102 -38,-86')
  p.tint('teal').blob('-112,-22! -112,-60 -100,-72 -30,-72 -18,-60 -18,-22!')
  p.tint('gamboge').card(-100, -62, 28, 24, 7).card(-58, -62, 28, 24, 7)
  p.tint('teal').card(-98, -42, 66, 18, 5).card(-120, -54, 24, 38, 8).card(-34, -54, 24, 38, 8)

  p.tint('white').card(80, -112, 38, 95, 6)
  p.line('80,-74 118,-74').line('88,-98 88,-84').line('88,-64 88,-46')
  p.tint('vermilion').card(24, -84, 36, 18, 5)
  p.tint('white').card(14, -68, 56, 51, 4)
  p.tint('glass').card(22, -48, 40, 24, 5)
  p.line('20,-58 64,-58')
}

export const PLAYGROUND: Thing[] = [
  thing({
    name: 'swing',
    size: [360, 380],
    points: {
      seat: [0, -112],
      grip: [-50, -186],
      grip2: [50, -186],
      low: [0, -360],
      hook: [0, -360],
      ropeNear: [-50, -180],
      ropeFar: [50, -180],
    },
    back(p) {
      trestle(p, 120, 362, 'cerulean')
      p.tint('sand').bar('50,-352 50,-110', 3)
    },
    front(p) {
      p.tint('sand').bar('-50,-352 -50,-110', 3)
      p.tint('vermilion').card(-66, -118, 132, 22, 8)
    },
  }),
  thing({
    name: 'tire swing',
    size: [240, 400],
    points: { seat: [0, -60], grip: [0, -200], hook: [0, -396], low: [0, -396] },
    hollow: [-44, -150, 44, -40],
    back(p) {
      p.tint('sand').bar('0,-196 0,-394', 5)
      p.tint('slate').ell(0, -100, 98).ell(0, -100, 80)
      p.tint('white').ell(0, -100, 54)
      for (let i = 0; i < 12; i++) p.line([around(0, -100, 80, i * 30), around(0, -100, 97, i * 30)])
      p.tint('sand').card(-14, -206, 28, 32, 8)
    },
  }),
  spiralSlide,
  thing({
    name: 'slide',
    size: [430, 330],
    points: {
      top: [-60, -252],
      bottom: [186, -30],
      seat: [-60, -252],
      deck: [-100, -236],
      rung0: [-190, -50],
      rung1: [-178, -105],
      rung2: [-166, -160],
      rung3: [-154, -215],
      grip: [-112, -296],
    },
    tops: [[-130, -60, -236]],
    back(p) {
      p.tint('stone').bar('-60,-6 -60,-240', 8)
      p.tint('coral').blob('-66,-256! 20,-200 90,-70 140,-44 210,-40! 210,-22! 130,-20 70,-44 10,-160 -66,-228!')
    },
    front(p) {
      p.tint('vermilion').blob(
        '-70,-252! -40,-246 30,-186 96,-62 140,-36 212,-32! 212,-4! 130,-4 74,-28 10,-150 -70,-222!',
      )
      p.tint('gamboge')
      for (const [x, y] of [
        [-190, -50],
        [-178, -105],
        [-166, -160],
        [-154, -215],
      ] as const)
        p.bar(`${x - 16},${y} ${x + 40},${y}`, 6)
      p.tint('stone').bar('-210,-6 -150,-306 -128,-318 -112,-300', 8).bar('-160,-6 -112,-240! -112,-300', 8)
      p.tint('bark').card(-150, -242, 100, 22, 6)
    },
  }),
  thing({
    name: 'seesaw',
    size: [480, 200],
    points: {
      seat: [-190, -70],
      seat2: [190, -150],
      deck: [190, -150],
      grip: [-140, -116],
      grip2: [140, -186],
      top: [0, -110],
    },
    back(p) {
      p.tint('vermilion').poly('-50,0 -16,-100 16,-100 50,0')
      p.line('-36,-40 36,-40')
      p.tint('stone').bar('-140,-90 -140,-128! -120,-130', 6).bar('140,-136 140,-176! 120,-178', 6)
      p.tint('gamboge').poly('-232,-76 232,-156 232,-134 -232,-54')
      p.tint('cerulean').ell(0, -106, 17)
      p.tint('coral').blob('-228,-78! -224,-94 -176,-102 -168,-86!').blob('168,-144! 170,-160 218,-168 228,-154!')
    },
  }),
  thing({
    name: 'trampoline',
    size: [420, 150],
    points: { deck: [0, -118], seat: [0, -118], top: [0, -118] },
    tops: [[-170, 170, -118]],
    back(p) {
      p.tint('stone')
      for (const [x, y] of [
        [-120, -140],
        [120, -140],
      ] as const)
        p.bar(`${x},${y} ${x},-40`, 6)
      p.tint('cerulean').ell(0, -114, 206, 34)
      p.tint('slate').ell(0, -116, 164, 22)
      p.tint('stone')
        .bar('-176,-96 -186,-6', 8)
        .bar('176,-96 186,-6', 8)
        .bar('-70,-82 -74,-6', 8)
        .bar('70,-82 74,-6', 8)
      p.bar('-186,-8 -130,-8', 7).bar('186,-8 130,-8', 7)
      for (const x of steps(-150, 150, 9))
        p.line(
          `${x},${-114 + Math.sqrt(1 - (x / 164) ** 2) * 20} ${x * 1.2},${-114 + Math.sqrt(1 - (x / 190) ** 2) * 30}`,
        )
    },
  }),
  thing({
    name: 'sandbox',
    size: [440, 150],
    points: { seat: [0, -70], deck: [0, -70], rim: [0, -60] },
    hollow: [-170, -150, 170, -50],
    tops: [[-200, 200, -62]],
    back(p) {
      p.tint('bark').poly('-170,-120 170,-120 210,-60 -210,-60')
      p.tint('sand').poly('-150,-106 150,-106 180,-56 -180,-56')
      p.blob('-110,-76! -80,-120 -40,-128 0,-96 20,-76!')
    },
    front(p) {
      p.tint('cerulean').blob('70,-114! 118,-114! 110,-74! 78,-74!')
      p.tint('gamboge').bar('130,-72 150,-130', 5).blob('120,-76 124,-56 148,-56 144,-80')
      p.tint('bark').card(-216, -68, 432, 34, 6)
      p.tint('ochre').card(-210, -36, 420, 36, 6)
      p.tint('bark').card(-220, -74, 34, 74, 6).card(186, -74, 34, 74, 6)
    },
  }),
  thing({
    name: 'monkey bars',
    size: [460, 354],
    points: {
      grip: [-60, -300],
      grip2: [20, -300],
      low: [0, -300],
      hook: [0, -300],
      rung0: [-180, -70],
      rung1: [-180, -150],
      rung2: [-180, -230],
    },
    back(p) {
      p.tint('vermilion').bar('-190,-6 -190,-300', 8).bar('190,-6 190,-300', 8)
      for (const y of [-70, -150, -230]) for (const s of [-1, 1]) p.bar(`${s * 214},${y} ${s * 172},${y}`, 6)
      p.bar('-216,-6 -216,-346', 8).bar('216,-6 216,-346', 8)
      p.tint('gamboge').bar('-190,-300 190,-300', 8)
      for (const x of steps(-150, 150, 6)) p.bar(`${x},-294 ${x * 1.08},-342`, 6)
      p.bar('-216,-346 216,-346', 8)
    },
  }),
  thing({
    name: 'merry-go-round',
    size: [400, 190],
    points: { seat: [-90, -60], deck: [0, -60], grip: [-90, -160], handle: [190, -50] },
    tops: [[-170, 170, -58]],
    back(p) {
      p.tint('stone').card(-30, -30, 60, 30, 6)
      const tints = ['vermilion', 'gamboge', 'cerulean', 'sap']
      p.tint('cerulean').card(-194, -64, 388, 30, 14)
      p.tint('gamboge').ell(0, -66, 194, 30)
      p.tint('coral').ell(0, -68, 110, 16)
      p.tint('stone')
      for (const [i, x] of [-130, -50, 50, 130].entries()) {
        p.tint(tints[i] as string).bar(`${x - 26},-50 ${x - 26},-140 ${x},-164 ${x + 26},-140 ${x + 26},-50`, 6)
      }
    },
  }),
  thing({
    name: 'balance beam',
    size: [460, 160],
    points: { deck: [0, -152], seat: [0, -152], top: [0, -152] },
    tops: [[-210, 210, -154]],
    back(p) {
      p.tint('cerulean').card(-226, -14, 452, 14, 6)
      p.tint('stone').bar('-150,-130 -150,-24', 9).bar('150,-130 150,-24', 9)
      p.tint('slate').card(-200, -32, 100, 20, 8).card(100, -32, 100, 20, 8)
      p.tint('ochre').card(-224, -156, 448, 32, 12)
      p.line('-210,-140 210,-140')
    },
  }),
  thing({
    name: 'bouncy castle',
    size: [460, 420],
    points: { door: [0, -60], deck: [0, -50], seat: [0, -54], rim: [0, -66] },
    hollow: [-120, -220, 120, -40],
    back(p) {
      p.tint('sky').card(-160, -290, 320, 250, 10)
    },
    front(p) {
      p.tint('straw').blob(
        '-166,-296! -130,-330 -90,-296! -50,-330 -10,-296! 10,-296! 50,-330 90,-296! 130,-330 166,-296! 166,-230 -166,-230',
      )
      for (const s of [-1, 1]) {
        p.tint('violet').card(s * 180 - 40, -300, 80, 250, 20)
        p.line(`${s * 180 - 38},-230 ${s * 180 + 38},-230`).line(`${s * 180 - 38},-160 ${s * 180 + 38},-160`)
        p.tint('rose').blob(
          `${s * 180},-410! ${s * 180 + 34},-340 ${s * 180 + 50},-296! ${s * 180 - 50},-296! ${s * 180 - 34},-340`,
        )
        p.tint('gamboge').ell(s * 180, -408, 13)
      }
      p.tint('coral').card(-226, -66, 452, 66, 30)
      p.tint('gamboge').card(-110, -54, 220, 42, 20)
      for (const x of [-60, 0, 60]) p.line(`${x},-52 ${x},-14`)
      p.tint('gamboge')
      star(p, 0, -262, 24)
    },
  }),
  thing({
    name: 'dollhouse',
    size: [320, 400],
    points: { door: [0, -60], deck: [0, -130] },
    hollow: [-120, -240, 120, -20],
    tops: [
      [-130, 130, -134],
      [-130, 130, -20],
    ],
    back(p) {
      p.tint('blush').box4(-136, -250, 272, 240)
      p.tint('brick').box4(70, -366, 34, 70).tint('roof').card(64, -380, 46, 18, 5)
      p.tint('roof').poly('-160,-246 0,-392 160,-246')
      p.tint('cream').poly('-100,-256 0,-350 100,-256')
      p.tint('glass').ell(0, -290, 26)
      p.line('-26,-290 26,-290').line('0,-316 0,-264')
      p.tint('rose')
      heart(p, -62, -272, 12)
      heart(p, 62, -272, 12)
      p.tint('sky').box4(-124, -240, 118, 106).tint('mint').box4(6, -240, 118, 106)
      p.tint('straw').box4(-124, -122, 118, 106).tint('lilac').box4(6, -122, 118, 106)
      furnish(p)
      p.tint('vermilion').card(-152, -16, 304, 16, 5)
    },
  }),
]

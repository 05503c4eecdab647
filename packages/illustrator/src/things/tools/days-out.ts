/** Gear of days out and of trades that people like to watch. */
import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { star } from '../kit.ts'
import { paradeBalloon } from './parade-balloon.ts'

export const DAYS_OUT: Thing[] = [
  thing({
    name: 'chairlift',
    size: [300, 420],
    points: { seat: [0, -96], hook: [0, -420], rim: [0, -96] },
    tops: [[-120, 120, -96]],
    hollow: [-120, -300, 120, -90],
    back(p) {
      p.line('-150,-404 150,-420', p.at.sw)
      p.tint('slate').card(-24, -424, 48, 26, 8)
      p.tint('stone').bar('0,-400 0,-330! 110,-290 136,-190 136,-100', 7)
      p.tint('wood').card(-134, -176, 268, 22, 6).card(-134, -144, 268, 22, 6)
      p.tint('stone').bar('-136,-190 -136,-80', 7)
      p.tint('wood').card(-146, -98, 292, 26, 8)
    },
    front(p) {
      p.tint('stone').bar('-140,-86 -120,-20! 120,-20! 140,-86', 7)
    },
  }),
  thing({
    name: 'cable car',
    size: [420, 364],
    habitat: 'air',
    points: { seat: [0, -60], rim: [0, -110], hook: [0, -356], deck: [0, -30] },
    hollow: [-104, -196, 104, -104],
    back(p) {
      p.line('-210,-336 210,-360', p.at.sw * 1.3)
      p.tint('slate').card(-46, -364, 92, 26, 10).ell(-26, -352, 11).ell(26, -352, 11)
      p.tint('stone').bar('0,-340 0,-236', 8)
      p.tint('glass').box4(-112, -200, 224, 100)
    },
    front(p) {
      const panes = [-110, -34, 42].map((x) => `${x},-112! ${x},-190! ${x + 68},-190! ${x + 68},-112!`)
      p.tint('vermilion').frame('-130,-206! 130,-206! 140,-110 122,-20! 90,0 -90,0 -122,-20! -140,-110', panes)
      p.tint('cream').blob('-134,-84! 134,-84! 128,-54! -128,-54!')
      p.tint('slate').blob('-142,-200! -120,-232 0,-244 120,-232 142,-200!')
      p.line('-8,-112 -8,-6').line('34,-112 34,-6')
    },
  }),
  thing({
    name: 'hay wagon',
    size: [420, 210],
    points: { rim: [0, -150], handle: [200, -70], grip: [200, -70] },
    tops: [[-150, 150, -140]],
    hollow: [-160, -208, 160, -92],
    back(p) {
      p.tint('straw').card(-176, -168, 116, 70, 16).card(-60, -176, 120, 78, 16).card(60, -168, 116, 70, 16)
      p.line('-150,-140 -90,-140').line('-30,-146 30,-146').line('90,-140 150,-140')
    },
    front(p) {
      p.tint('wood').card(-188, -122, 376, 28, 5).card(-188, -90, 376, 30, 5)
      p.tint('bark').card(-176, -132, 18, 80, 4).card(-9, -132, 18, 80, 4).card(158, -132, 18, 80, 4)
      p.tint('straw')
        .blob('-150,-122! -132,-140 -120,-124! -100,-142 -86,-122!')
        .blob('70,-122! 84,-142 100,-124! 118,-140 136,-122!')
      for (const x of [-116, 116]) {
        p.tint('bark').ell(x, -44, 44)
        p.tint('straw').ell(x, -44, 27)
        p.tint('wood').ell(x, -44, 10)
      }
      p.tint('wood').bar('188,-74 210,-60', 6)
    },
  }),
  thing({
    name: 'diving board',
    size: [440, 300],
    points: { top: [120, -236] },
    tops: [[-190, 210, -236]],
    back(p) {
      p.tint('slate').bar('-190,0 -190,-290! -120,-290', 8).bar('-120,0 -120,-290', 8)
      for (const y of [-190, -140, -90, -40]) p.tint('stone').bar(`-190,${y} -120,${y}`, 7)
      p.tint('stone').card(-110, -216, 110, 216, 6)
      p.tint('aqua').card(-92, -150, 74, 110, 10)
      p.tint('slate').card(-20, -222, 40, 22, 8)
      p.tint('cream').card(-200, -240, 412, 24, 8)
      p.tint('vermilion').card(150, -240, 62, 24, 8)
    },
  }),
  thing({
    name: 'lifeguard chair',
    size: [230, 420],
    points: { seat: [0, -236], top: [0, -410] },
    tops: [[-80, 80, -236]],
    back(p) {
      p.tint('wood').card(-76, -384, 152, 150, 12)
      p.tint('vermilion').card(-50, -362, 100, 84, 10)
      p.tint('cloud').blob(
        '-12,-350! 12,-350! 12,-332! 30,-332! 30,-308! 12,-308! 12,-290! -12,-290! -12,-308! -30,-308! -30,-332! -12,-332!',
      )
      p.tint('cream').bar('-74,-232 -108,0', 11).bar('74,-232 108,0', 11)
      for (const [y, w] of [
        [-176, 84],
        [-118, 92],
        [-60, 100],
      ] as const)
        p.tint('wood').card(-w, y, 2 * w, 20, 5)
      p.tint('wood').card(-96, -244, 192, 26, 7)
    },
    front(p) {
      p.tint('wood').card(-100, -300, 22, 60, 6).card(78, -300, 22, 60, 6)
    },
  }),
  thing({
    name: 'parade float',
    size: [480, 300],
    points: { rim: [0, -130], deck: [0, -126], handle: [236, -60], grip: [236, -60] },
    tops: [[-170, 190, -126]],
    hollow: [-160, -290, 190, -110],
    back(p) {
      p.tint('gamboge').blob('-220,-120! -220,-240 -150,-292 -80,-240 -80,-120!')
      p.tint('cream').blob('-196,-120! -196,-230 -150,-264 -104,-230 -104,-120!')
      star(p.tint('vermilion'), -150, -184, 34)
    },
    front(p) {
      p.tint('rose').card(-236, -130, 472, 32, 8)
      for (let i = 0; i < 8; i++) {
        const x = -236 + i * 59
        p.tint(i % 2 ? 'aqua' : 'cream').blob(`${x},-98! ${x + 59},-98! ${x + 59},-36 ${x + 30},-16 ${x},-36`)
      }
      for (const x of [-150, 150]) {
        p.tint('slate').ell(x, -30, 30)
        p.tint('cloud').ell(x, -30, 14)
      }
      for (const x of [-200, -120, -40, 40, 120, 200]) p.tint('gamboge').ell(x, -114, 20).tint('cream').ell(x, -114, 8)
    },
  }),
  paradeBalloon,
  thing({
    name: 'penalty card',
    size: [150, 210],
    points: { grip: [0, -10], top: [0, -205] },
    back(p) {
      p.tint('vermilion').card(-72, -206, 144, 202, 14)
      p.card(-50, -184, 100, 158, 8)
    },
  }),
  thing({
    name: 'stretcher',
    size: [420, 200],
    points: { handle: [200, -128], grip: [200, -128], seat: [0, -120] },
    tops: [[-170, 170, -120]],
    back(p) {
      p.tint('stone').bar('-110,-96 90,-28', 8).bar('110,-96 -90,-28', 8)
      p.tint('cloud').card(-180, -124, 360, 34, 14)
      p.tint('mint').card(-190, -96, 380, 16, 6)
      p.tint('cream').card(-172, -150, 84, 34, 14)
      p.tint('stone').bar('176,-96 206,-130', 7)
      for (const x of [-100, 100]) {
        p.tint('slate').ell(x, -18, 18)
        p.tint('cloud').ell(x, -18, 8)
      }
    },
  }),
  thing({
    name: 'hive box',
    size: [170, 220],
    points: { top: [0, -210] },
    tops: [[-80, 80, -206]],
    back(p) {
      p.tint('bark').card(-70, -20, 22, 20, 3).card(48, -20, 22, 20, 3)
      p.tint('cream').card(-74, -190, 148, 56, 4).card(-74, -136, 148, 60, 4).card(-74, -78, 148, 60, 4)
      p.tint('stone').card(-86, -210, 172, 24, 5)
      for (const y of [-162, -106]) p.tint('wood').card(-22, y - 8, 44, 16, 7)
      p.tint('bark').card(-34, -40, 68, 18, 8)
      p.tint('wood').card(-50, -22, 100, 12, 3)
    },
  }),
  thing({
    name: 'tire',
    size: [120, 120],
    points: { grip: [0, -60], mid: [0, -60] },
    back(p) {
      p.tint('slate').ell(0, -60, 59)
      p.tint('mist').ell(0, -60, 35)
      p.tint('stone').ell(0, -60, 13)
      for (let i = 0; i < 8; i++) {
        const [c, s] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)]
        p.line([
          [c * 46, -60 + s * 46],
          [c * 58, -60 + s * 58],
        ])
      }
    },
  }),
  thing({
    name: 'tripod camera',
    size: [150, 300],
    points: { grip: [-30, -226], eye: [-64, -244], top: [0, -276] },
    back(p) {
      p.tint('wood').bar('0,-190 0,-4', 6).bar('-8,-190 -58,-4', 6).bar('8,-190 58,-4', 6)
      p.tint('stone').card(-26, -206, 52, 22, 6)
      p.tint('slate').card(-62, -276, 104, 74, 10).card(-30, -296, 44, 24, 6)
      p.tint('mist').card(38, -264, 32, 50, 6)
      p.tint('glass').ell(70, -239, 12, 27)
      p.tint('gamboge').ell(-40, -254, 10)
    },
  }),
  thing({
    name: 'pottery wheel',
    size: [220, 240],
    points: { top: [0, -236], rim: [0, -160], grip: [-40, -190], grip2: [40, -190] },
    tops: [[-80, 80, -136]],
    back(p) {
      p.tint('wood').poly('-96,0 -84,-118 84,-118 96,0')
      p.tint('straw').card(-70, -96, 140, 70, 8)
      p.tint('stone').ell(0, -126, 106, 20)
      p.tint('mist').ell(0, -134, 78, 14)
      p.tint('brick').blob('-26,-138! -54,-170 -50,-204 -30,-222 -34,-236! 34,-236! 30,-222 50,-204 54,-170 26,-138!')
      p.ell(0, -236, 34, 8)
      p.line('-50,-190 0,-182 50,-190').line('-52,-168 0,-160 52,-168')
    },
  }),
  thing({
    name: 'sukkah',
    size: [420, 330],
    points: { door: [0, 0], rim: [0, 0], roof: [0, -300] },
    hollow: [-140, -200, 140, 0],
    back(p) {
      p.tint('cream').box4(-172, -250, 344, 250)
      // A trellis behind, seen between the curtains.
      for (const x of [-114, -57, 0, 57, 114]) p.line(`${x},-250 ${x},0`)
      p.line('-172,-96 172,-96')
      // A chain of paper in two bows and fruit on cords: behind whoever is in it, whose faces stay free.
      for (const x of [-120, 0, 120]) p.line(`${x},-246 ${x},-216`)
      for (const side of [-1, 1])
        for (const [i, x] of [96, 72, 48, 24].entries())
          p.tint(`cloth${(i % 4) + 1}`).ell(side * x, i === 0 || i === 3 ? -236 : -228, 15, 11)
      for (const x of [-120, 0, 120]) {
        p.tint(x ? 'vermilion' : 'gamboge').ell(x, -200, 23, 22)
        p.tint('leaf').blob(`${x},-220! ${x + 8},-236 ${x + 28},-236! ${x + 18},-220`)
      }
    },
    front(p) {
      for (const x of [-190, 162]) p.tint('wood').card(x, -262, 28, 262, 4)
      for (const side of [-1, 1])
        p.tint('cloth2').blob(
          `${side * 162},-248! ${side * 112},-244! ${side * 116},-180 ${side * 142},-132! ${side * 134},-60 ${side * 138},-4! ${side * 164},-4!`,
        )
      p.tint('wood').card(-200, -268, 400, 22, 5)
      for (const [row, y] of [-264, -282].entries())
        for (let i = 0; i < 8 - row; i++) {
          const x = -186 + row * 26 + i * 53
          p.tint(row ? 'leaf' : 'moss').blob(
            `${x},${y}! ${x - 30},${y - 8} ${x - 42},${y - 30}! ${x - 12},${y - 34} ${x},${y - 18}! ${x + 12},${y - 38} ${x + 42},${y - 30}! ${x + 30},${y - 8}`,
          )
        }
    },
  }),
  thing({
    name: 'bird feeder',
    size: [170, 300],
    points: { top: [0, -300] },
    tops: [[-62, 62, -170]],
    back(p) {
      p.tint('wood').card(-10, -170, 20, 170, 4)
      p.card(-44, -170, 88, 16, 4)
      p.tint('straw').box4(-34, -232, 68, 62)
      p.tint('wood').card(-72, -184, 144, 18, 5)
      p.card(-46, -240, 16, 60, 3).card(30, -240, 16, 60, 3)
      p.tint('roof').poly('0,-298 86,-232 -86,-232')
    },
  }),
  thing({
    name: 'trapeze',
    size: [180, 420],
    habitat: 'air',
    points: {
      seat: [0, -20],
      grip: [-40, -20],
      grip2: [40, -20],
      hook: [0, -420],
      low: [0, -20],
      ropeNear: [-70, -200],
      ropeFar: [70, -200],
    },
    tops: [[-70, 70, -26]],
    back(p) {
      p.line('-74,-420 -74,-24', p.at.sw).line('74,-420 74,-24', p.at.sw)
      p.tint('gamboge').card(-90, -30, 180, 26, 10)
    },
  }),
]

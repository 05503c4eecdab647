/** Sights that cities are known by: a gate with horses, a dome of gold, a front cut into the rock, an abbey on its island, great signs. */
import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { lettersAt } from '../../lettering/on-thing.ts'
import { arched, corners, knots, mirrored, placed } from '../shapes.ts'

/** Letters of a sign, in the units of the thing. */
const written = (p: Pen, text: string, x: number, y: number, w: number, h: number): void =>
  lettersAt(p, text, { middle: p.map(x, y), w: w * p.at.scale, h: h * p.at.scale, turn: 0 })

export const WORLD_SIGHTS: readonly Thing[] = [
  thing({
    name: 'brandenburg gate',
    size: [340, 250],
    points: { door: [0, 0] },
    hollow: [-22, -130, 22, 0],
    back(p) {
      for (const x of [-48, -16, 16, 48]) {
        p.tint('moss').blob(
          placed(knots('-11 0!, -12 -20, -8 -34, -8 -44!, -2 -36, 12 -34, 14 -25!, 2 -24, 8 0!'), x, -198, 1.15),
        )
      }
      p.tint('moss').blob(knots('-12 -214!, -10 -238, 0 -246, 10 -238, 12 -214!'))
    },
    front(p) {
      p.tint('sand').card(-74, -200, 148, 26, 4)
      p.tint('cream').card(-160, -178, 320, 30, 4)
      p.tint('sand').card(-150, -150, 300, 20, 3)
      for (const x of [-128, -77, -26, 26, 77, 128]) {
        p.tint('cloud').box4(x - 14, -130, 28, 118)
        p.line(knots(`${x} -122, ${x} -20`))
        p.tint('stone').card(x - 20, -14, 40, 14, 3)
      }
    },
  }),
  thing({
    name: 'capitol',
    size: [380, 260],
    points: { door: [0, 0], tip: [0, -258] },
    back(p) {
      p.tint('cloud').box4(-182, -96, 120, 84).box4(62, -96, 120, 84)
      for (const x of [-164, -134, -104, 104, 134, 164]) p.tint('glass').blob(arched(x, -24, 16, 50))
      p.tint('cream').card(-188, -104, 130, 14, 3).card(58, -104, 130, 14, 3)
      p.tint('cloud').card(-46, -160, 92, 66, 4)
      for (const x of [-30, -10, 10, 30]) p.tint('glass').blob(arched(x, -106, 12, 42))
      p.blob(mirrored('0 -226!, 26 -214, 46 -188, 52 -158!'))
      p.line(knots('-14 -220, -22 -190, -24 -160')).line(knots('14 -220, 22 -190, 24 -160'))
      p.card(-13, -242, 26, 22, 4).tint('gamboge').blob(mirrored('0 -258!, 7 -250, 9 -242!'))
    },
    front(p) {
      p.tint('cloud').box4(-70, -88, 140, 76)
      p.tint('umber').blob(arched(0, -12, 28, 56))
      for (const x of [-56, -32, 32, 56]) p.tint('cream').box4(x - 7, -86, 14, 72)
      p.tint('cloud').poly('0,-124 84,-90 -84,-90')
      p.tint('stone').card(-100, -16, 200, 16, 3)
    },
  }),
  thing({
    name: 'dome of the rock',
    size: [320, 250],
    points: { door: [0, 0], tip: [0, -248] },
    back(p) {
      p.tint('gamboge').blob(mirrored('0 -246!, 4 -236, 2 -226!'))
      p.blob(mirrored('0 -228!, 40 -214, 74 -176, 78 -138, 70 -126!'))
      for (const x of [-34, 0, 34]) p.line(knots(`${x * 0.3} -222, ${x} -176, ${x * 1.1} -132`))
      p.tint('sky').card(-74, -134, 148, 30, 4)
      for (const x of [-54, -27, 0, 27, 54]) p.tint('cloud').blob(arched(x, -108, 14, 20))
    },
    front(p) {
      p.tint('sky')
        .poly('-150,-106 -70,-110 -70,0 -150,0')
        .poly('150,-106 70,-110 70,0 150,0')
        .box4(-70, -110, 140, 110)
      p.tint('cream').card(-156, -118, 312, 16, 4)
      for (const x of [-128, -94, -46, 46, 94, 128]) p.tint('cloud').blob(arched(x, -18, 22, 66))
      p.tint('umber').blob(arched(0, 0, 36, 78))
    },
  }),
  thing({
    name: 'petra treasury',
    size: [300, 300],
    points: { door: [0, 0] },
    back(p) {
      p.tint('apricot').blob(
        knots('-146 0!, -148 -160, -130 -250, -90 -288, -30 -296, 40 -290, 100 -286, 132 -246, 148 -150, 146 0!'),
      )
      for (const x of [-128, 128])
        p.line(knots(`${x} -40, ${x * 1.04} -110, ${x * 0.96} -180`)).line(knots(`${x * 0.9} -200, ${x * 0.86} -240`))
    },
    front(p) {
      p.tint('sand').box4(-100, -128, 200, 120)
      p.tint('umber').box4(-26, -94, 52, 86)
      for (const x of [-86, -48, 48, 86]) p.tint('cream').box4(x - 10, -124, 20, 116)
      p.tint('sand').card(-112, -146, 224, 20, 3).poly('0,-176 66,-146 -66,-146')
      p.box4(-96, -214, 40, 62).box4(56, -214, 40, 62)
      p.poly('-104,-214 -56,-214 -56,-240').poly('104,-214 56,-214 56,-240')
      p.tint('cream')
        .card(-26, -214, 52, 62, 4)
        .tint('umber')
        .blob(arched(0, -156, 20, 40))
      p.tint('sand').blob(mirrored('0 -256!, 22 -238, 32 -214!')).tint('gamboge').ell(0, -262, 10, 12)
      p.tint('stone').card(-120, -12, 240, 12, 3)
    },
  }),
  thing({
    name: 'borobudur',
    size: [380, 230],
    points: { door: [0, 0], tip: [0, -228] },
    back(p) {
      const bell = (x: number, y: number, k: number) => {
        p.tint('stone').blob(placed(mirrored('0 -58!, 3 -44, 8 -38, 24 -24, 28 0!'), x, y, k))
        p.tint('umber').spot(x, y - 10 * k, 5 * k, 5 * k)
      }
      p.tint('stone').blob(mirrored('0 -228!, 5 -196, 14 -184, 44 -156, 50 -118!'))
      p.line(knots('-44 -134, 0 -128, 44 -134'))
      for (const x of [-92, -54, 54, 92]) bell(x, -112, 0.72)
      p.tint('mist').card(-122, -118, 244, 22, 4)
      for (const x of [-130, -94, 94, 130]) bell(x, -90, 0.72)
      p.tint('stone').card(-150, -98, 300, 26, 4)
      for (const x of [-130, -92, -54, 54, 92, 130]) p.tint('umber').blob(arched(x, -74, 14, 18))
      p.tint('mist').card(-170, -74, 340, 34, 4)
      for (const x of [-146, -108, -70, 70, 108, 146]) p.tint('umber').blob(arched(x, -42, 16, 24))
      p.tint('stone').card(-188, -42, 376, 42, 4)
      for (const x of [-160, -120, -80, 80, 120, 160]) p.tint('umber').blob(arched(x, -4, 18, 30))
    },
    front(p) {
      p.tint('cream').poly('-24,-118 24,-118 40,0 -40,0')
      for (const [y, w] of [
        [-96, 27],
        [-74, 30],
        [-52, 33],
        [-28, 36],
      ] as const)
        p.line(knots(`${-w} ${y}, ${w} ${y}`))
    },
  }),
  thing({
    name: 'mont saint michel',
    size: [380, 300],
    points: { door: [0, 0], tip: [0, -298] },
    back(p) {
      p.tint('moss').blob(knots('-176 -20!, -120 -92, -60 -150, 0 -164, 60 -150, 120 -92, 176 -20!'))
      p.tint('stone').box4(-70, -196, 140, 60)
      for (const x of [-52, -26, 26, 52]) p.tint('glass').blob(arched(x, -152, 13, 34))
      p.tint('slate').poly('-78,-196 -40,-224 40,-224 78,-196')
      p.tint('stone')
        .box4(-18, -250, 36, 60)
        .tint('glass')
        .blob(arched(0, -206, 14, 30))
      p.tint('slate').poly('0,-298 22,-250 -22,-250')
      const cottage = (x: number, y: number) => {
        p.tint('cream').box4(x - 17, y - 30, 34, 30)
        p.tint('roof').poly([
          [x - 23, y - 30],
          [x, y - 56],
          [x + 23, y - 30],
        ])
        p.tint('umber').box4(x - 5, y - 16, 10, 16)
      }
      for (const x of [-72, 0, 72]) cottage(x, -92)
      for (const x of [-112, -38, 38, 112]) cottage(x, -54)
    },
    front(p) {
      p.tint('stone').blob(corners('-180 0, -172 -50, -148 -50, -148 -38, 148 -38, 148 -50, 172 -50, 180 0'))
      p.tint('umber').blob(arched(0, 0, 28, 30))
      for (const x of [-108, -60, 60, 108]) p.line(knots(`${x - 12} -18, ${x + 12} -18`))
      p.tint('water').blob(knots('-188 4!, -150 -8, -110 2, -70 -8, -24 4!, -90 10, -150 10'))
      p.blob(knots('188 4!, 150 -8, 110 2, 70 -8, 24 4!, 90 10, 150 10'))
    },
  }),
  thing({
    name: 'las vegas sign',
    size: [260, 330],
    points: { tip: [0, -326] },
    back(p) {
      p.tint('slate').bar('-60,0 -60,-110', 7).bar('60,0 60,-110', 7)
      p.tint('gamboge').blob(mirrored('0 -326!, 9 -300, 32 -296!, 14 -280, 20 -256!, 0 -268'))
    },
    front(p) {
      p.tint('cream').blob(knots('-124 -214!, -90 -262, 0 -276, 90 -262, 124 -214!, 92 -120, 0 -84, -92 -120'))
      written(p, 'LAS', 0, -208, 90, 44)
      written(p, 'VEGAS', 0, -154, 150, 50)
      for (const [x, y] of knots('-70 -246, -24 -258, 24 -258, 70 -246')) p.tint('gamboge').ell(x, y, 9)
    },
  }),
  thing({
    name: 'hollywood sign',
    size: [412, 126],
    points: { tip: [0, -110] },
    back(p) {
      p.tint('moss').blob(knots('-206 0!, -150 -44, -60 -66, 40 -58, 130 -62, 206 0!'))
    },
    front(p) {
      for (const x of [-130, -44, 44, 130])
        p.tint('wood').bar(
          [
            [x, -40],
            [x, -122],
          ],
          4,
        )
      written(p, 'HOLLYWOOD', 0, -98, 390, 76)
    },
  }),
]

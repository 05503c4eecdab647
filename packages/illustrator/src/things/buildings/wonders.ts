/** What travelers come to see: stones that stand in rings, heads of stone, towers that lean. */
import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { arched, corners, knots, placed } from '../shapes.ts'

/** Two stones and a third across them. */
const trilith = (p: Pen, x: number, w: number, h: number): void => {
  const post = (at: number) =>
    p.tint('stone').blob(placed(knots('-15 0!, -17 -60, -14 -100!, 14 -100!, 17 -50, 15 0!'), at, 0, h / 100))
  post(x - w / 2)
  post(x + w / 2)
  p.tint('stone').card(x - w / 2 - 20, -h - 24, w + 40, 26, 7)
}

export const WONDERS: readonly Thing[] = [
  thing({
    name: 'stonehenge',
    size: [360, 150],
    points: { door: [0, 0] },
    back(p) {
      for (const x of [-66, 66]) trilith(p, x, 66, 100)
    },
    front(p) {
      trilith(p, -126, 62, 88)
      trilith(p, 126, 62, 88)
      trilith(p, 0, 78, 112)
      p.tint('stone')
        .blob(knots('-96 2!, -92 -20, -70 -26, -52 -18, -50 2!'))
        .blob(knots('54 2!, 58 -16, 78 -22, 96 -12, 98 2!'))
    },
  }),
  thing({
    name: 'moai',
    size: [110, 240],
    points: { door: [0, 0] },
    back(p) {
      p.tint('stone').blob(knots('-48 0!, -54 -60, -40 -84, 40 -84, 54 -60, 48 0!'))
      p.line(knots('-30 -60, -26 -26, -12 -10')).line(knots('30 -60, 26 -26, 12 -10'))
      p.blob(knots('-40 -84!, -46 -150, -44 -206, -36 -236!, 36 -236!, 44 -206, 46 -150, 40 -84!, 22 -66, -22 -66'))
      p.blob(knots('43 -122!, 54 -138, 55 -176, 45 -188!')).blob(knots('-43 -122!, -54 -138, -55 -176, -45 -188!'))
      p.blob(
        knots(
          '-42 -206!, 42 -206!, 38 -190, 14 -186!, 18 -132, 24 -122, 0 -114, -24 -122, -18 -132, -14 -186!, -38 -190',
        ),
      )
      p.tint('umber').ell(-25, -172, 9, 7).ell(25, -172, 9, 7)
      p.tint('stone').card(-24, -100, 48, 14, 7)
    },
  }),
  thing({
    name: 'leaning tower of pisa',
    size: [170, 290],
    points: { door: [-14, 0], tip: [44, -286] },
    back(p) {
      p.within(0, 0, 8, 1, () => {
        p.tint('cloud')
          .box4(-50, -48, 100, 50)
          .tint('umber')
          .blob(arched(0, 0, 26, 36))
        for (const x of [-34, 34]) p.tint('mist').blob(arched(x, -4, 16, 30))
        for (let i = 0; i < 5; i++) {
          const y = -52 - i * 38
          p.tint('cloud').box4(-46, y - 32, 92, 34)
          for (const x of [-32, -11, 11, 32]) p.tint('mist').blob(arched(x, y + 1, 14, 27))
          p.tint('cream').card(-54, y - 38, 108, 9, 3)
        }
        p.tint('cloud').box4(-34, -268, 68, 34)
        for (const x of [-18, 0, 18]) p.tint('mist').blob(arched(x, -238, 11, 23))
        p.tint('cream').card(-40, -276, 80, 9, 3)
      })
      p.tint('grass').blob(knots('-78 2!, -56 -12, 0 -8, 56 -12, 78 2!'))
    },
  }),
  thing({
    name: 'christ the redeemer',
    size: [270, 300],
    points: { tip: [0, -298] },
    back(p) {
      p.tint('moss').blob(knots('-120 0!, -90 -34, -46 -52, 0 -58, 46 -52, 90 -34, 120 0!'))
      p.tint('stone').blob(corners('-34 -46, -28 -92, 28 -92, 34 -46'))
      p.tint('cloud').blob(
        knots('-30 -224!, -84 -226, -122 -232!, -134 -222, -124 -210!, -84 -200, -52 -180!, -30 -196!'),
      )
      p.blob(knots('30 -224!, 84 -226, 122 -232!, 134 -222, 124 -210!, 84 -200, 52 -180!, 30 -196!'))
      p.blob(knots('-30 -232!, -34 -180, -30 -92!, 30 -92!, 34 -180, 30 -232!, 0 -242'))
      p.line(knots('-12 -226, -18 -160, -14 -96'))
        .line(knots('12 -226, 6 -150, 12 -96'))
        .line(knots('-20 -206, 4 -196, 22 -212'))
      p.blob(knots('-20 -236!, -24 -266, -16 -290, 0 -297, 16 -290, 24 -266, 20 -236!, 0 -228'))
      p.blob(knots('-13 -250, -14 -276, 0 -284, 14 -276, 13 -250, 0 -236'))
      p.ink(-5, -266, 1.8).ink(5, -266, 1.8).line(knots('-5 -252, 0 -250, 5 -252'))
    },
  }),
  thing({
    name: 'sphinx',
    size: [320, 190],
    points: { back: [60, -96] },
    tops: [[20, 110, -96]],
    back(p) {
      p.tint('straw').blob(knots('-60 -20!, -60 -88, 20 -98, 104 -96, 140 -70, 148 -16!'))
      p.blob(knots('92 -14!, 88 -52, 116 -66, 142 -48, 150 -14!'))
      p.blob(knots('-156 -14!, -156 -34, -140 -42, -50 -44!, -40 -14!'))
        .line(knots('-136 -40, -138 -28'))
        .line(knots('-122 -41, -124 -28'))
      p.tint('gamboge').blob(
        knots('-104 -176!, -66 -188, -30 -176!, -14 -120, -4 -70!, -36 -62!, -98 -62!, -130 -70!, -120 -120'),
      )
      for (const [y, w] of [
        [-84, 60],
        [-104, 55],
        [-124, 51],
      ] as const)
        p.line(knots(`${-67 - w} ${y}, ${-67 - 34} ${y - 4}`)).line(knots(`${-67 + 34} ${y - 4}, ${-67 + w} ${y}`))
      p.tint('straw').blob(knots('-96 -160!, -67 -168, -38 -160!, -36 -112, -67 -76, -98 -112'))
      p.ink(-81, -130, 4)
        .ink(-53, -130, 4)
        .line(knots('-67 -126, -71 -112, -63 -110'))
        .line(knots('-78 -98, -67 -93, -56 -98'))
      p.tint('sand').card(-160, -18, 318, 18, 6)
    },
  }),
  thing({
    name: 'merlion',
    size: [190, 260],
    points: { mouth: [50, -196] },
    back(p) {
      p.tint('water').blob(knots('48 -192!, 84 -188, 92 -120, 88 -30!, 74 -30!, 74 -110, 62 -168!, 46 -178!'))
      p.tint('aqua').ell(14, -14, 84, 14)
      p.tint('cloud').blob(
        knots('-56 -14!, -70 -44, -50 -70, -84 -92!, -58 -100, -34 -84, -26 -126!, 34 -126!, 36 -60, 14 -14!'),
      )
      for (const [x, y] of knots('-8 -104, 14 -104, -18 -84, 4 -84, 26 -84, -6 -62, 16 -62, -14 -40, 8 -40'))
        p.line(placed(knots('-10 -4, 0 8, 10 -4'), x, y))
      p.blob(knots('-34 -112!, -52 -150, -48 -196, -22 -232, 14 -238, 40 -220!, 30 -150, 42 -116!, 14 -128, -8 -106'))
      p.tint('cream').blob(knots('4 -222, 34 -226, 52 -206, 50 -190!, 38 -184, 46 -168, 30 -154, 8 -162, -4 -192'))
      p.ink(22, -204, 4).ink(49, -203, 4)
      for (const x of [-36, -26]) p.line(knots(`${x} -140, ${x + 4} -176, ${x + 18} -206`))
      p.tint('cloud').ell(-8, -230, 13, 14)
    },
  }),
  thing({
    name: 'tower bridge',
    size: [350, 190],
    tops: [[-160, -110, -46]],
    points: { deck: [0, -46] },
    hollow: [-46, -44, 46, 0],
    back(p) {
      p.tint('cerulean').box4(-54, -118, 108, 14)
    },
    front(p) {
      for (const u of [-1, 1]) {
        const x = u * 76
        p.line(knots(`${x + u * 24} -104, ${u * 130} -66, ${u * 172} -56`), p.at.sw * 1.4)
        for (const v of [112, 128, 146]) p.line(knots(`${u * v} -46, ${u * v} ${-46 - (170 - v) * 0.6}`))
        p.tint('sand').box4(x - 25, -136, 50, 136)
        p.tint('umber').blob(arched(x, -48, 26, 38))
        for (const w of [-11, 11]) p.tint('glass').blob(arched(x + w, -98, 12, 24))
        for (const w of [-20, 20]) p.tint('slate').blob(corners(`${x + w - 6} -134, ${x + w} -166, ${x + w + 6} -134`))
        p.tint('slate').poly(`${x},-186 ${x + 17},-136 ${x - 17},-136`)
      }
      p.tint('cerulean').box4(-174, -52, 348, 11)
      p.tint('water').blob(
        knots(
          '-168 -8!, -140 -18, -110 -8, -80 -16, -50 -8, -20 -16, 10 -8, 40 -16, 70 -8, 100 -16, 130 -8, 168 -14!, 150 2!, -150 2!',
        ),
      )
    },
  }),
  thing({
    name: 'mount rushmore',
    size: [360, 200],
    points: { tip: [-60, -196] },
    back(p) {
      p.tint('stone').blob(
        knots(
          '-176 0!, -170 -90, -140 -150, -96 -178, -60 -190, -10 -172, 40 -180, 90 -160, 140 -140, 168 -80, 178 0!',
        ),
      )
      for (const [i, x] of [-116, -42, 38, 114].entries()) {
        const y = -92 - (i === 0 ? 16 : i === 3 ? -8 : 0)
        p.tint('cream').blob(placed(knots('-30 -22, -26 -48, 0 -58, 26 -48, 30 -22, 24 20, 0 44, -24 20'), x, y))
        p.line(placed(knots('-29 -24, -14 -38, 8 -40, 29 -26'), x, y))
        p.ink(x - 11, y - 8, 3.4).ink(x + 11, y - 8, 3.4)
        p.line(placed(knots('0 -8, -5 8, 5 10'), x, y)).line(placed(knots('-9 22, 0 25, 9 22'), x, y))
        if (i === 3) p.blob(placed(knots('-24 8!, -22 32, 0 48, 22 32, 24 8!, 10 30, -10 30'), x, y))
        if (i === 2) p.line(placed(knots('-14 16, 0 12, 14 16'), x, y))
      }
      p.tint('sap').blob(knots('-178 2!, -150 -18, -110 -8, -60 -20, 0 -8, 60 -20, 110 -8, 150 -18, 178 2!'))
    },
  }),
]

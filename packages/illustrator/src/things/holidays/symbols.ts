import type { Thing } from '../../art/art.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { around, corners, fits, knots, mirrored, placed, spiral, star } from '../shapes.ts'

const LATIN = corners(
  '-12 0, -12 -76, -44 -76, -44 -100, -12 -100, -12 -136, 12 -136, 12 -100, 44 -100, 44 -76, 12 -76, 12 0',
)

const lotusSeat = (p: Pen, w: number) => {
  p.tint('pink')
  for (const x of [-0.8, 0.8, -0.4, 0.4, 0])
    p.blob(placed(mirrored('0 -30!, 13 -18, 10 -4, 0 0'), x * w, -2, 1, x * 30))
}

/** Straw that lies over the edge of a manger. */
const hay = (p: Pen) =>
  p
    .tint('gamboge')
    .blob(
      corners(
        '-56 -46, -62 -62, -46 -56, -40 -72, -28 -58, -16 -74, -4 -60, 8 -74, 18 -58, 32 -72, 40 -56, 58 -64, 54 -44',
      ),
    )

export const SYMBOLS: readonly Thing[] = [
  thing({
    name: 'cross',
    size: [92, 138],
    points: { grip: [0, -30] },
    back(p, s) {
      p.tint('wood').blob(LATIN)
      if (fits(p, s, 20)) p.tint('straw').spot(0, -88, 8)
    },
  }),
  thing({
    name: 'celtic cross',
    size: [124, 170],
    points: {},
    back(p, s) {
      p.tint('stone').blob(corners('-40 0, -30 -22, 30 -22, 40 0'))
      p.ell(0, -112, 40)
      p.tint('white').ell(0, -112, 26)
      p.tint('stone').blob(
        corners(
          '-13 -22, -15 -96, -52 -94, -52 -130, -15 -128, -16 -168, 16 -168, 15 -128, 52 -130, 52 -94, 15 -96, 13 -22',
        ),
      )
      if (fits(p, s, 14)) p.line(knots('-6 -30, 8 -48, -8 -66, 6 -84')).line(knots('6 -30, -8 -48, 8 -66, -6 -84'))
      p.tint('leaf')
      spiral(p, 0, -112, 12, 1.4)
      spiral(p, -36, -112, 9, 1.2, 180)
      spiral(p, 36, -112, 9, 1.2)
      spiral(p, 0, -148, 9, 1.2, 90)
    },
  }),
  thing({
    name: 'celtic knot',
    size: [130, 130],
    points: { hook: [0, -128] },
    back(p) {
      p.tint('leaf')
      const loop = '0 -2, 26 -30, 22 -58, 0 -64, -22 -58, -26 -30, 0 -2'
      for (const turn of [0, 90, 180, 270]) p.bar(placed(knots(loop), 0, -65, 1, turn), 5)
      p.tint('gamboge').bar(around(0, -65, 34, 34, 16).concat(around(0, -65, 34, 34, 16).slice(0, 1)), 5)
      for (const turn of [0, 90, 180, 270])
        p.tint('leaf').bar(placed(knots('12 -18, 22 -32, 25 -46'), 0, -65, 1, turn), 5)
    },
  }),
  thing({
    name: 'peace sign',
    size: [116, 116],
    habitat: 'hand',
    points: { grip: [0, -58] },
    back(p) {
      p.tint('violet').ell(0, -58, 57)
      const r = 43
      const wedge = (a: number, b: number, tint: string) => {
        const [from, to] = [a + 10, b - 10]
        const arc = Array.from({ length: 7 }, (_, i): Knot => {
          const t = ((from + ((to - from) * i) / 6) * Math.PI) / 180
          return [Math.sin(t) * r, -58 - Math.cos(t) * r, i === 0 || i === 6 ? 1 : 0]
        })
        const mid = (((a + b) / 2) * Math.PI) / 180
        const q = 7 / Math.sin((((b - a) / 2) * Math.PI) / 180)
        p.tint(tint).blob([...arc, [Math.sin(mid) * q, -58 - Math.cos(mid) * q, 1]])
      }
      wedge(0, 135, 'straw')
      wedge(225, 360, 'sky')
      wedge(135, 180, 'pink')
      wedge(180, 225, 'mint')
    },
  }),
  thing({
    name: 'yin yang',
    size: [116, 116],
    habitat: 'hand',
    points: { grip: [0, -58] },
    back(p) {
      p.tint('white').ell(0, -58, 57)
      p.tint('slate').blob(
        knots(
          '0 -115!, 32 -106, 53 -80, 57 -58, 53 -36, 32 -10, 0 -1!, -20 -10, -28 -30, -20 -49, 0 -58!, 20 -67, 28 -86, 20 -106',
        ),
      )
      p.spot(0, -86, 10).tint('white').spot(0, -30, 10)
    },
  }),
  thing({
    name: 'star of david',
    size: [112, 128],
    habitat: 'hand',
    points: { grip: [0, -64] },
    back(p) {
      const up = corners('0 -127, 55 -32, -55 -32')
      p.tint('blue')
        .blob(up)
        .blob(up.map(([x, y]): Knot => [x, -128 - y, 1]))
      p.line([...up, up[0] as Knot], p.at.sw)
      p.tint('sky').blob(corners('-18 -96, 18 -96, 37 -64, 18 -32, -18 -32, -37 -64'))
    },
  }),
  thing({
    name: 'om symbol',
    size: [128, 120],
    habitat: 'hand',
    points: { grip: [0, -50] },
    back(p) {
      p.tint('orange').bar(
        knots(
          '-46 -84, -34 -96, -16 -94, -8 -80, -18 -66, -30 -64, -14 -60, -4 -44, -8 -22, -26 -10, -46 -16, -54 -34',
        ),
        6.5,
      )
      p.bar(knots('-4 -52, 10 -60, 20 -48, 34 -42, 46 -54, 44 -70, 36 -76'), 6.5)
      p.bar(knots('4 -92, 20 -82, 40 -86, 50 -100'), 5.5)
      p.blob(corners('28 -120, 37 -111, 28 -102, 19 -111'))
    },
  }),
  thing({
    name: 'praying hands',
    size: [84, 138],
    points: { grip: [0, -20] },
    back(p) {
      p.tint('cerulean').blob(corners('-34 0, -26 -34, 26 -34, 34 0'))
      p.tint('white').card(-28, -42, 56, 13, 4)
      p.tint('skin1')
        .blob(knots('-22 -42!, -26 -66, -18 -84, -14 -116, -8 -134, -1 -136, 0 -42!'))
        .blob(knots('22 -42!, 26 -66, 18 -84, 14 -116, 8 -134, 1 -136, 0 -42!'))
      p.blob(knots('-20 -50, -24 -70, -16 -86, -6 -88, -8 -72, -6 -54'))
      p.line(knots('8 -126, 10 -98'))
    },
  }),
  thing({
    name: 'dream catcher',
    size: [110, 180],
    habitat: 'wall',
    points: { hook: [0, -178] },
    back(p, s) {
      for (const [x, y] of knots('-30 -74, 0 -62, 30 -74')) {
        p.line(knots(`${x} ${y - 8}, ${x} ${y + 22}`))
          .tint('cerulean')
          .spot(x, y + 8, 6)
        p.tint('rose')
          .blob(placed(mirrored('0 0!, 10 12, 10 30, 0 44!'), x, y + 18))
          .line(knots(`${x} ${y + 22}, ${x} ${y + 52}`))
      }
      p.line(knots('0 -164, 0 -178'), p.at.sw * 1.2)
      p.tint('bark').ell(0, -118, 48)
      p.tint('white').ell(0, -118, 38)
      for (let i = 0; i < 8; i++) p.line(placed(knots('0 -38, 12 -20, 27 -27'), 0, -118, 1, i * 45))
      if (fits(p, s, 20))
        for (let i = 0; i < 8; i++) p.line(placed(knots('12 -20, 14 -6, 22.6 5.6'), 0, -118, 1, i * 45))
      p.tint('gamboge').spot(0, -118, 9)
    },
  }),
  thing({
    name: 'buddha',
    size: [140, 160],
    points: { lap: [0, -52] },
    back(p) {
      lotusSeat(p, 62)
      p.tint('orange').blob(knots('-62 -30, -46 -44, -30 -46, 0 -40, 30 -46, 46 -44, 62 -30, 48 -18, 0 -16, -48 -18'))
      p.blob(mirrored('0 -104, 26 -100, 38 -80, 34 -44, 0 -36'))
      p.tint('skin2').blob(knots('4 -104!, 26 -100, 30 -80, 22 -62, 8 -72, -4 -92'))
      p.line(knots('-14 -102, 0 -80, 26 -58'))
      p.tint('skin2')
        .bar(knots('-32 -82, -34 -60, -14 -48'), 6)
        .bar(knots('32 -82, 34 -60, 14 -48'), 6)
        .ell(0, -48, 14, 7)
      p.blob(mirrored('0 -148, 18 -142, 24 -124, 16 -106, 0 -100')).spot(-25, -122, 5, 9).spot(25, -122, 5, 9)
      p.tint('slate').blob(
        knots(
          '-24 -128!, -22 -142, -8 -150, -9 -158, 0 -163, 9 -158, 8 -150, 22 -142, 24 -128!, 12 -138, 0 -140, -12 -138',
        ),
      )
      p.line(knots('-14 -122, -9 -119, -4 -122'))
        .line(knots('4 -122, 9 -119, 14 -122'))
        .line(knots('-6 -110, 0 -107, 6 -110'))
        .ink(0, -131, 2)
    },
  }),
  thing({
    name: 'ganesha',
    size: [150, 172],
    points: { lap: [0, -52] },
    back(p) {
      lotusSeat(p, 64)
      p.tint('peach').bar(knots('-34 -86, -58 -98, -62 -118'), 7).bar(knots('34 -86, 58 -98, 62 -118'), 7)
      p.tint('pink')
        .blob(placed(mirrored('0 -20!, 9 -10, 0 0'), -62, -120))
        .tint('gamboge')
        .spot(62, -126, 9)
      p.tint('orange').blob(knots('-62 -30, -46 -44, 0 -42, 46 -44, 62 -30, 46 -16, 0 -14, -46 -16'))
      p.tint('peach').blob(mirrored('0 -96, 30 -92, 44 -68, 36 -42, 0 -34'))
      p.bar(knots('-40 -70, -46 -52, -30 -44'), 7).bar(knots('40 -70, 46 -52, 30 -44'), 7)
      p.blob(knots('-20 -130, -46 -138, -58 -116, -46 -92, -24 -98')).blob(
        knots('20 -130, 46 -138, 58 -116, 46 -92, 24 -98'),
      )
      p.blob(mirrored('0 -140, 20 -134, 28 -114, 20 -96, 0 -90'))
      p.bar(knots('0 -102, -4 -82, 2 -66, 16 -62, 22 -72'), 8)
      p.tint('white').blob(corners('-14 -94, -20 -82, -8 -88')).blob(corners('14 -94, 20 -84, 8 -88'))
      p.ink(-11, -114, 3).ink(11, -114, 3)
      p.tint('vermilion').spot(0, -121, 4.5)
      p.tint('gamboge').blob(knots('-22 -134!, -20 -150!, -10 -146!, 0 -170!, 10 -146!, 20 -150!, 22 -134!, 0 -140'))
      p.tint('vermilion').blob(knots('-24 -84, 0 -60!, 24 -84, 18 -90, 0 -70, -18 -90'))
    },
  }),
  thing({
    name: 'manger',
    size: [140, 100],
    points: { rim: [0, -56] },
    hollow: [-44, -90, 44, -44],
    back(p) {
      p.tint('wood').bar(knots('-46 -4, 20 -62'), 4.5).bar(knots('46 -4, -20 -62'), 4.5)
    },
    front(p) {
      hay(p)
      p.tint('wood').blob(corners('-62 -52, 62 -52, 40 -20, -40 -20'))
      p.line(knots('-52 -36, 52 -36'))
      p.bar(knots('-50 -2, -30 -26'), 4.5).bar(knots('50 -2, 30 -26'), 4.5)
      for (const [a, b] of [
        ['-40 -52', '-46 -38'],
        ['24 -52', '18 -44'],
        ['50 -52', '44 -38'],
      ])
        p.line(knots(`${a}, ${b}`))
    },
  }),
  thing({
    name: 'nativity scene',
    size: [230, 210],
    points: { door: [0, 0] },
    hollow: [-60, -110, 60, 0],
    back(p) {
      p.tint('sand').blob(corners('-94 -110, 94 -110, 94 0, -94 0'))
      for (const x of [-60, -26, 8, 42, 74]) p.line(knots(`${x} -110, ${x} -70`))
      for (const [x, tint, hood] of [
        [-52, 'cerulean', 'sky'],
        [52, 'bark', 'sand'],
      ] as const) {
        p.tint(tint).blob(placed(mirrored('0 -60, 16 -54, 26 -20, 28 0!, 0 0!'), x, 0))
        p.tint(hood).blob(placed(mirrored('0 -92, 17 -86, 20 -66, 14 -50, 0 -46'), x, 0))
        p.tint('skin2').ell(x, -68, 12, 13)
        p.ink(x - 4, -69, 2)
          .ink(x + 4, -69, 2)
          .line(knots(`${x - 3} -62, ${x} -60, ${x + 3} -62`))
      }
      p.tint('white')
        .blob(placed(knots('-20 -30, -18 -42, 6 -46, 20 -40, 20 -28'), 0, 0))
        .tint('skin1')
        .spot(-14, -40, 10)
      p.line(knots('-18 -40, -15 -38')).line(knots('-12 -40, -9 -38'))
    },
    front(p) {
      p.tint('gamboge').blob(
        corners('-30 -26, -32 -38, -22 -32, -14 -38, -6 -30, 4 -38, 12 -30, 22 -38, 32 -36, 30 -26'),
      )
      p.tint('wood')
        .blob(corners('-32 -28, 32 -28, 24 -10, -24 -10'))
        .bar(knots('-24 -2, -16 -12'), 3)
        .bar(knots('24 -2, 16 -12'), 3)
      p.box4(-100, -112, 14, 112).box4(86, -112, 14, 112)
      p.tint('bark').blob(corners('-114 -104, 0 -170, 114 -104, 106 -92, 0 -154, -106 -92'))
      star(p.tint('gamboge'), 0, -186, 24)
    },
  }),
]

import type { Thing } from '../../art/art.ts'
import type { Knot } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { cross } from '../buildings/stones.ts'
import { corners, fits, knots, mirrored, placed, spiral } from '../shapes.ts'

const LATIN = corners(
  '-12 0, -12 -76, -44 -76, -44 -100, -12 -100, -12 -136, 12 -136, 12 -100, 44 -100, 44 -76, 12 -76, 12 0',
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
    name: 'medical cross',
    size: [100, 100],
    points: { grip: [0, -50] },
    back(p) {
      cross(p.tint('vermilion'), 0, -50, 50, 17)
    },
  }),
  thing({
    name: 'celtic cross',
    size: [104, 170],
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
    size: [105, 118],
    points: { hook: [0, -128] },
    back(p) {
      const oval = (turn: number, from: number, to: number): Knot[] =>
        Array.from({ length: 25 }, (_, i) => {
          const a = ((from + ((to - from) * i) / 24) * Math.PI) / 180
          return [Math.cos(a) * 62, Math.sin(a) * 25] as const
        }).map(([x, y]) => placed([[x, y]], 0, -65, 1, turn)[0] as Knot)
      /** A piece of band laid over what is there; its round ends are painted away so that it goes on. */
      const over = (turn: number, from: number, to: number) => {
        p.bar(oval(turn, from, to), 6)
        const inner = 6 - (p.at.sw * 0.55) / p.at.scale
        for (const at of [from - 4, to + 4]) {
          const [[x, y]] = oval(turn, at, at) as [Knot]
          p.ell(x, y, inner, inner, 0, 0)
        }
      }
      p.tint('leaf').bar(oval(45, 0, 360), 6)
      p.tint('gamboge').bar(oval(-45, 0, 360), 6)
      p.tint('leaf')
      over(45, 100, 124)
      over(45, 280, 304)
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
    name: 'dream catcher',
    size: [96, 180],
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
]

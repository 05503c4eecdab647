import type { Spot, Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { around, bow, candle, corners, heart, knots, leaf, mirrored, placed, said, star } from '../shapes.ts'
import { STRUNG_OUT, strungOut } from './strung.ts'
import { holly } from './winter.ts'

const wax = (p: Pen, s: Spot, x: number, y: number, w: number, h: number, tint: string) =>
  candle(p, x, y, w, h, tint, !said(s, 'unlit'))

export const GREENS: readonly Thing[] = [
  thing({
    name: 'christmas lights',
    size: [220, 76],
    habitat: 'wall',
    points: { grip: [-108, -70], grip2: [108, -70], low: [0, -40] },
    back(p, s) {
      if (said(s, STRUNG_OUT)) return strungOut(p, 220, -74)
      p.line(knots('-110 -74, -74 -52, -36 -46, 0 -58, 36 -46, 74 -52, 110 -74'), p.at.sw * 1.3)
      knots('-82 -55, -48 -47, -14 -52, 20 -52, 54 -47, 86 -58').forEach(([x, y], i) => {
        p.tint('slate')
          .box4(x - 5, y - 3, 10, 10)
          .tint(`band${i + 1}`)
          .blob(placed(mirrored('0 0!, 8 2, 12 16, 6 30, 0 36'), x, y + 6))
      })
    },
  }),
  thing({
    name: 'holly',
    size: [121, 92],
    habitat: 'hand',
    points: { grip: [0, -10] },
    back(p) {
      holly(p, -4, -30, 62, -66)
      holly(p, 4, -30, 62, 66)
      holly(p, 0, -34, 56, 0)
      for (const [x, y] of knots('-11 -22, 11 -22, 0 -38')) p.tint('berry').ell(x, y, 12)
    },
  }),
  thing({
    name: 'mistletoe',
    size: [115, 89],
    habitat: 'air',
    points: { hook: [0, -98], grip: [0, -80] },
    back(p) {
      p.tint('sap')
      for (const turn of [124, -124, 152, -152, 96, -96]) leaf(p, 0, -62, 58, 22, turn)
      for (const [x, y] of knots('-14 -34, 14 -34, 0 -16')) p.tint('white').ell(x, y, 11)
      bow(p.tint('vermilion'), 0, -74, 28)
    },
  }),
  thing({
    name: 'poinsettia',
    size: [120, 124],
    points: { grip: [0, -20] },
    tops: [[-20, 20, -112]],
    back(p) {
      p.tint('leaf')
      for (const turn of [-100, 100, -140, 140]) leaf(p, 0, -66, 56, 28, turn)
      p.tint('vermilion')
      for (let i = 0; i < 6; i++) leaf(p, 0, -70, 52, 26, i * 60 + 30)
      for (let i = 0; i < 6; i++) leaf(p, 0, -70, 34, 18, i * 60)
      for (const [x, y] of [...around(0, -70, 7, 7, 5), [0, -70] as const]) p.tint('gamboge').spot(x, y, 5.5)
      p.tint('coral').blob(corners('-28 -24, 28 -24, 20 0, -20 0')).card(-33, -32, 66, 12, 4)
    },
  }),
  thing({
    name: 'advent wreath',
    size: [160, 110],
    points: { wick: [0, -90], rim: [0, -24] },
    hollow: [-30, -30, 30, -8],
    back(p, s) {
      wax(p, s, -26, -34, 14, 40, 'violet')
      wax(p, s, 26, -34, 14, 40, 'violet')
    },
    front(p, s) {
      p.tint('pine')
      for (const [x, y] of around(0, -22, 66, 15, 18)) leaf(p, x, y + 6, 24, 13, x * 0.9)
      wax(p, s, -52, -20, 15, 42, 'violet')
      wax(p, s, 52, -20, 15, 42, 'rose')
      for (const x of [-66, -34, -12, 12, 34, 66]) leaf(p.tint('pine'), x, -2, 22, 13, x)
      for (const [x, y] of knots('-24 -8, 0 -10, 24 -8')) p.tint('berry').spot(x, y, 6.5)
    },
  }),
  thing({
    name: 'advent calendar',
    size: [300, 330],
    points: { base: [0, 0], grip: [0, -120], hook: [0, -318] },
    back(p) {
      p.tint('vermilion').card(-140, -236, 280, 236, 10)
      p.tint('snow').blob(
        '-160,-226! 0,-330! 160,-226! 146,-200 110,-222 74,-200 36,-222 0,-202 -36,-222 -74,-200 -110,-222 -146,-200',
      )
      p.tint('gamboge')
      star(p, 0, -262, 26)
      for (const [x, y, i] of doors()) p.tint(`any${(i % 5) + 1}`).card(x, y, 38, 40, 4)
      p.tint('gamboge')
      for (const [x, y, i] of doors())
        if (i % 3 === 0) heart(p, x + 19, y + 20, 11)
        else if (i % 3 === 1) p.spot(x + 30, y + 20, 4)
    },
  }),
]

/** Four rows of six, a door for each day. */
const doors = (): (readonly [x: number, y: number, i: number])[] =>
  Array.from({ length: 24 }, (_, i) => [-133 + (i % 6) * 45.6, -192 + Math.floor(i / 6) * 47, i])

import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { corners, knots, leaf, placed } from '../shapes.ts'
import { stones, tuft } from './land.ts'
import { WATERFALL } from './waterfall.ts'

const ripple = (p: Pen, at: string, w = 12) => {
  for (const [x, y] of knots(at))
    p.line(knots(`${x - w} ${y}, ${x - w / 2} ${y - 3}, ${x} ${y}, ${x + w / 2} ${y + 3}, ${x + w} ${y}`))
}

/** Reeds at the edge of the water. */
const reeds = (p: Pen, x: number, y: number) => {
  for (const [dx, h] of [
    [-7, 40],
    [6, 50],
  ] as const) {
    p.line(knots(`${x + dx} ${y}, ${x + dx} ${y - h}`), p.at.sw * 1.1)
    p.tint('umber').card(x + dx - 4.5, y - h - 10, 9, 24, 4.5)
  }
  leaf(p.tint('leaf'), x - 2, y, 36, 10, -24)
  leaf(p, x + 2, y, 32, 10, 26)
}

/** Still water seen from the side and a little from above. */
const water = (
  name: string,
  size: [number, number],
  outline: string,
  waterline: readonly [number, number, number],
  more: (p: Pen) => void,
  near?: (p: Pen) => void,
): Thing =>
  thing({
    name,
    size,
    habitat: 'ground',
    tops: [waterline],
    points: { rim: [0, waterline[2]] },
    hollow: [waterline[0], waterline[2] - 3, waterline[1], -3],
    back(p) {
      p.tint('water').blob(knots(outline))
      more(p)
    },
    // Its near half hides the lower part of whoever is in it.
    ...(near ? { front: near } : {}),
  })

export const WATERS: readonly Thing[] = [
  WATERFALL,
  water(
    'pond',
    [188, 94],
    '-92 -30, -66 -50, -10 -58, 50 -54, 90 -34, 76 -10, 20 0, -50 -4',
    [-70, 70, -26],
    (p) => {
      ripple(p, '-36 -40, 46 -36')
      p.tint('leaf').ell(10, -44, 16, 6)
      reeds(p, -72, -34)
    },
    (p) => {
      p.tint('water').blob(knots('-91 -27!, -60 -23, -30 -29, 0 -24, 30 -29, 60 -24, 88 -29!, 76 -10, 20 0, -50 -4'))
      ripple(p, '30 -14, -20 -14')
      stones(p, '-84 -12, -66 -4, 80 -12')
    },
  ),
  water(
    'lake',
    [238, 96],
    '-118 -34, -90 -56, -20 -64, 60 -60, 116 -38, 104 -12, 40 0, -60 -2',
    [-96, 96, -30],
    (p) => {
      ripple(p, '-60 -44, 10 -48, 66 -44', 14)
      reeds(p, 98, -36)
    },
    (p) => {
      p.tint('water').blob(knots('-117 -30!, -80 -26, -40 -32, 0 -27, 40 -33, 80 -27, 113 -32!, 104 -12, 40 0, -60 -2'))
      ripple(p, '-30 -14, 40 -14, -80 -16', 14)
      stones(p, '-108 -14, 106 -14')
    },
  ),
  // Flat on the ground, in lobes: with a smooth rim it would be a plate.
  water(
    'puddle',
    [150, 32],
    '-75 -15, -66 -22, -46 -23, -30 -30, -6 -28, 14 -32, 36 -27, 52 -24, 74 -18, 70 -10, 48 -8, 34 -1, 6 -4, -18 0, -38 -6, -62 -6',
    [-56, 56, -15],
    (p) => {
      ripple(p, '-26 -19, 30 -18')
      ripple(p, '2 -11', 9)
    },
  ),
  water(
    'hot spring',
    [193, 116],
    '-84 -34, -60 -54, 0 -60, 60 -54, 84 -34, 60 -10, 0 -4, -60 -10',
    [-64, 64, -30],
    (p) => {
      ripple(p, '-20 -42, 26 -44')
      stones(p, '-84 -34, 84 -32, -72 -50, 72 -50')
      for (const x of [-36, 0, 36]) p.line(placed(knots('0 0, 8 -14, -8 -30, 2 -46'), x, -70))
    },
    (p) => {
      p.tint('water').blob(knots('-80 -28!, -50 -25, -20 -31, 10 -26, 40 -31, 80 -28!, 60 -10, 0 -4, -60 -10'))
      stones(p, '-76 -18, -54 -6, -30 -2, -6 0, 18 -2, 44 -5, 68 -16')
    },
  ),
  water(
    'river',
    [260, 130],
    '-128 -6!, -96 -26, -20 -36, 24 -48, 22 -62, -14 -76, -30 -96, 4 -122, 44 -130!, 62 -130!, 34 -114, 24 -98, 56 -82, 92 -64, 96 -42, 60 -24, 20 -12, -10 0!',
    [-90, 60, -24],
    (p) => {
      ripple(p, '-70 -16, -10 -22, 56 -46, 40 -68, 2 -92')
      stones(p, '-112 -30, 100 -24, -10 -54, 76 -86')
      tuft(p, -56, -46)
      tuft(p, 112, -56)
    },
  ),
  water(
    'stream',
    [220, 100],
    '-108 -4!, -70 -20, -16 -28, 14 -40, 8 -54, -8 -66, 10 -86, 34 -98!, 46 -98!, 30 -84, 24 -70, 46 -58, 54 -38, 28 -18, -24 0!',
    [-70, 26, -16],
    (p) => {
      ripple(p, '-58 -10, 8 -24, 30 -50, 14 -74', 9)
      stones(p, '-92 -24, 60 -22, -18 -50, 58 -66, 36 -4')
      tuft(p, 84, -34)
      tuft(p, -52, -40)
    },
  ),
  water('canal', [235, 76], '-108 -2!, -70 -66!, 70 -66!, 108 -2!', [-86, 86, -30], (p) => {
    ripple(p, '-30 -50, 20 -38, -50 -22, 50 -16', 14)
    for (const side of [1, -1])
      p.tint('stone').blob(corners(`${side * 108} -2, ${side * 118} -2, ${side * 80} -74, ${side * 70} -66`))
    p.tint('stone').box4(-80, -76, 160, 12)
    for (const x of [-40, 0, 40]) p.line(knots(`${x} -76, ${x} -64`))
  }),
]

import type { Thing } from '../../art/art.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { corners, knots, leaf, mirrored, placed, said } from '../shapes.ts'

export const stalk = (p: Pen, text: string): Pen => p.line(knots(text), p.at.sw * 1.3)

const SEGMENTS = 8

/** The peel, the white under it, and eight segments with a seed in every other one, around a middle 46 high. */
function cutCitrus(p: Pen, x: number, y: number, size: number) {
  p.tint('straw').ell(x, y, 40 * size, 39 * size)
  p.tint('orange')
  for (let i = 0; i < SEGMENTS; i++) {
    const turn = (i * 360) / SEGMENTS
    p.blob(placed(mirrored('0 -6!, 12 -30, 8 -35, 0 -36'), x, y, size, turn))
    if (i % 2) p.blob(placed(mirrored('0 -16!, 3 -22, 0 -25'), x, y, size, turn), p.at.sw * 0.7)
  }
}

/** The white of an apple that was cut through, its core and two pips. */
function cutApple(p: Pen) {
  p.tint('straw').blob(mirrored('0 -72!, 16 -83, 33 -76, 40 -56, 35 -26, 19 -8, 0 -12'))
  p.blob(mirrored('0 -64!, 16 -52, 16 -36, 0 -24!'))
  p.tint('bark')
  for (const side of [-1, 1]) p.blob(placed(mirrored('0 -8!, 4 2, 0 7'), 7 * side, -43, 1, 12 * side), p.at.sw * 0.8)
}

const apple = thing({
  name: 'apple',
  size: [96, 112],
  habitat: 'hand',
  points: { grip: [0, -45], hook: [4, -106] },
  back(p, s) {
    p.tint('vermilion')
    if (said(s, 'bitten'))
      p.blob(
        knots(
          '0 -80!, 16 -92, 36 -90, 44 -78!, 34 -70, 37 -60!, 28 -54, 33 -44!, 30 -36, 42 -30!, 36 -12, 20 0, 0 -5, -20 0, -38 -16, -47 -48, -40 -80, -18 -92',
        ),
      )
    else p.blob(mirrored('0 -80!, 16 -92, 38 -84, 47 -58, 42 -24, 22 0, 0 -5'))
    stalk(p, '0 -82, 2 -96, 8 -106')
    leaf(p.tint('leaf'), 4, -92, 34, 19, 66)
    if (said(s, 'sliced')) return cutApple(p)
    if (s.h > 320) p.blob(knots('-36 -52, -36 -66, -26 -78, -20 -74, -27 -64, -29 -52'))
    else p.line(knots('-34 -58, -30 -70, -22 -76'))
  },
})

const pear = thing({
  name: 'pear',
  size: [76, 116],
  habitat: 'hand',
  points: { grip: [0, -35], hook: [0, -112] },
  back(p) {
    p.tint('lime').blob(mirrored('0 -98, 13 -94, 19 -76, 26 -58, 37 -36, 34 -10, 16 0, 0 -3'))
    stalk(p, '0 -97, 2 -108, 7 -114')
    leaf(p.tint('leaf'), 3, -104, 30, 17, 70)
    p.line(knots('-28 -38, -22 -54, -17 -66'))
  },
})

const peach = thing({
  name: 'peach',
  size: [98, 108],
  habitat: 'hand',
  points: { grip: [0, -40], hook: [0, -102] },
  back(p) {
    p.tint('peach').blob(mirrored('0 -84!, 20 -94, 42 -80, 48 -50, 36 -16, 14 0, 0 4'))
    p.line(knots('0 -84, -16 -64, -20 -38, -6 -4'))
    stalk(p, '0 -86, 1 -96')
    leaf(p.tint('leaf'), 0, -90, 40, 20, 70)
    leaf(p, 0, -90, 34, 18, -62)
  },
})

const orange = thing({
  name: 'orange',
  size: [94, 104],
  habitat: 'hand',
  points: { grip: [0, -45], hook: [0, -98] },
  back(p, s) {
    p.tint('orange').ell(0, -46, 47, 46)
    if (said(s, 'sliced')) return cutCitrus(p, 0, -46, 1)
    stalk(p, '0 -88, 0 -94')
    p.tint('leaf').blob(knots('-10 -86!, -4 -93, 0 -90!, 5 -93, 10 -86!, 0 -82'))
    leaf(p, 2, -92, 34, 18, 70)
    if (s.h > 70) for (const [x, y] of knots('-24 -34, -16 -22, -30 -50, 22 -26, 12 -14, 30 -40')) p.ink(x, y, 1.8)
  },
})

const lemon = thing({
  name: 'lemon',
  size: [112, 82],
  habitat: 'hand',
  points: { grip: [0, -36] },
  back(p, s) {
    if (said(s, 'sliced')) {
      p.tint('gamboge').ell(0, -38, 39, 38)
      return cutCitrus(p, 0, -38, 0.83)
    }
    p.tint('gamboge').blob(
      knots('-56 -36, -46 -42, -36 -64, 0 -76, 36 -64, 46 -44, 56 -38, 56 -30, 46 -28, 34 -10, 0 0, -34 -10, -46 -28'),
    )
    leaf(p.tint('leaf'), -46, -42, 36, 19, 24)
    if (s.h > 60) for (const [x, y] of knots('-14 -24, 0 -16, 16 -24, -26 -38, 26 -40')) p.ink(x, y, 1.8)
  },
})

const strawberry = thing({
  name: 'strawberry',
  size: [90, 112],
  habitat: 'hand',
  points: { grip: [0, -45], hook: [0, -106] },
  back(p, s) {
    p.tint('vermilion').blob(mirrored('0 -90, 28 -90, 44 -74, 42 -50, 24 -18, 0 0'))
    for (const [x, y] of knots('-24 -62, 0 -58, 24 -62, -13 -40, 13 -40, 0 -22'))
      p.blob(placed(mirrored('0 -4!, 2.2 1, 0 3.5'), x, y, s.h > 110 ? 1.1 : 0.7), p.at.sw * 0.7)
    if (s.h > 320)
      for (const [x, y] of knots('-34 -72, 12 -72, -12 -74, 34 -72, -34 -48, 34 -48, -24 -30, 24 -30, -12 -50, 12 -50'))
        p.blob(placed(mirrored('0 -4!, 2.2 1, 0 3.5'), x, y, 0.9), p.at.sw * 0.7)
    p.tint('leaf').blob(mirrored('0 -100!, 8 -95, 24 -100, 44 -92!, 30 -86, 34 -74!, 18 -82, 12 -68!, 0 -80!'))
    if (s.h > 320)
      for (const path of ['0 -96, 24 -92', '0 -94, -24 -92', '2 -90, 20 -82', '-2 -90, -20 -82']) p.line(knots(path))
    stalk(p, '0 -96, 3 -109')
  },
})

const watermelon = thing({
  name: 'watermelon',
  size: [124, 92],
  points: { grip: [-52, -40], grip2: [52, -40] },
  tops: [[-26, 26, -90]],
  back(p) {
    p.tint('leaf').ell(0, -46, 61, 46)
    p.tint('lime')
    for (const [x, h] of [
      [-40, 31],
      [-14, 42],
      [14, 42],
      [40, 31],
    ] as const) {
      const bend = (t: number) => x * (1 - 0.3 * t * t)
      const edge = (w: number): Knot[] =>
        [-0.66, -0.33, 0, 0.33, 0.66].map((t, i): Knot => [bend(t) + w * (i % 2 ? 7 : 4.4), -46 + h * t])
      p.blob([[bend(1), -46 - h, 1], ...edge(1), [bend(1), -46 + h, 1], ...edge(-1).reverse()])
    }
    stalk(p, '57 -62, 66 -70, 62 -78')
  },
})

const watermelonSlice = thing({
  name: 'watermelon slice',
  size: [124, 74],
  habitat: 'hand',
  points: { grip: [0, -8], mouth: [0, -66] },
  back(p, s) {
    const bite = said(s, 'bitten')
      ? '-62 -70!, -22 -70!, -20 -60, -8 -58!, -2 -50, 8 -56!, 18 -60, 20 -70!, 62 -70!'
      : '-62 -70!, 62 -70!'
    p.tint('leaf').blob(knots(`${bite}, 52 -30, 28 -6, 0 0, -28 -6, -52 -30`))
    const inner = said(s, 'bitten')
      ? '-48 -70!, -22 -70!, -20 -60, -8 -58!, -2 -50, 8 -56!, 18 -60, 20 -70!, 48 -70!'
      : '-48 -70!, 48 -70!'
    p.tint('coral').blob(knots(`${inner}, 40 -38, 22 -20, 0 -15, -22 -20, -40 -38`))
    // Beside a face, or they would be more eyes.
    const seeds = said(s, 'plain', 'kawaii')
      ? '-36 -60, 36 -60, -29 -40, 29 -40, 0 -24'
      : '-26 -54, 0 -44, 26 -54, -13 -32, 14 -32'
    for (const [x, y] of knots(seeds)) p.ink(x, y, 2.4, 4.2)
  },
})

const cherry = thing({
  name: 'cherry',
  size: [96, 121],
  habitat: 'hand',
  points: { grip: [10, -96], hook: [12, -106] },
  back(p) {
    p.line(knots('-24 -42, -10 -76, 12 -104'), p.at.sw * 1.1).line(knots('26 -36, 26 -70, 12 -104'), p.at.sw * 1.1)
    leaf(p.tint('leaf'), 12, -102, 46, 24, -72)
    p.tint('vermilion').blob(placed(mirrored('0 -20!, 12 -25, 23 -14, 22 10, 10 22, 0 23'), -24, -24))
    p.blob(placed(mirrored('0 -20!, 12 -25, 23 -14, 22 10, 10 22, 0 23'), 26, -20))
    p.line(knots('-40 -26, -38 -34, -32 -38')).line(knots('11 -22, 13 -30, 18 -34'))
  },
})

const grapes = thing({
  name: 'grapes',
  size: [90, 122],
  habitat: 'hand',
  points: { grip: [0, -112], hook: [2, -120] },
  back(p) {
    stalk(p, '0 -92, 0 -108, 6 -120')
    leaf(p.tint('leaf'), 2, -102, 40, 30, 76)
    p.tint('violet')
    for (const [x, y] of knots(
      '0 -14, -13 -32, 13 -32, 0 -52, -26 -52, 26 -52, -13 -70, 14 -70, -32 -78, 33 -78, 0 -88, -19 -92, 19 -92',
    ))
      p.ell(x, y, 14.5)
  },
})

const blueberry = thing({
  name: 'blueberry',
  size: [92, 90],
  habitat: 'hand',
  points: { grip: [0, -40] },
  back(p) {
    p.tint('blue').ell(0, -44, 45, 44)
    p.tint('night').blob(
      placed(
        corners('0 -22, 7 -10, 20 -12, 14 0, 20 12, 7 10, 0 22, -7 10, -20 12, -14 0, -20 -12, -7 -10'),
        6,
        -60,
        0.95,
      ),
    )
    p.line(knots('-34 -36, -28 -22, -16 -14'))
  },
})

export const FRUIT: readonly Thing[] = [
  apple,
  pear,
  peach,
  orange,
  lemon,
  strawberry,
  watermelon,
  watermelonSlice,
  cherry,
  grapes,
  blueberry,
]

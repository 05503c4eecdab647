import type { Thing } from '../../art/art.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { corners, fits, knots, leaf, mirrored, placed, said } from '../shapes.ts'

const stalk = (p: Pen, text: string): Pen => p.line(knots(text), p.at.sw * 1.3)

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
    p.line(knots('-34 -58, -30 -70, -22 -76'))
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
    if (said(s, 'sliced')) {
      p.tint('straw').ell(0, -46, 37, 36)
      for (let i = 0; i < 4; i++) p.line(placed(knots('-36 0, 36 0'), 0, -46, 1, i * 45))
      return
    }
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
    p.tint('leaf').blob(mirrored('0 -100!, 8 -95, 24 -100, 44 -92!, 30 -86, 34 -74!, 18 -82, 12 -68!, 0 -80!'))
    stalk(p, '0 -96, 3 -109')
  },
})

const banana = thing({
  name: 'banana',
  size: [84, 112],
  habitat: 'hand',
  points: { grip: [-6, -50], mouth: [34, -104] },
  back(p, s) {
    if (said(s, 'peeled', 'open')) {
      p.tint('cream').blob(knots('-16 -40!, -12 -80, -4 -106, 4 -112, 12 -106, 18 -80, 20 -40!'))
      p.tint('gamboge').blob(
        knots(
          '-18 -8, -22 -40, -30 -62, -44 -66!, -32 -44, -30 -24, -18 0, 4 4, 26 0, 36 -26, 38 -50, 52 -66!, 30 -64, 22 -44, 10 -26!, 4 -52!, -6 -26!',
        ),
      )
      return
    }
    p.tint('gamboge').blob(
      knots(
        '-40 -14, -34 -3, -14 0, 14 -10, 34 -38, 40 -72, 38 -98!, 40 -110!, 30 -112!, 26 -98!, 20 -74, 2 -44, -22 -28, -40 -24',
      ),
    )
    p.line(knots('-38 -18, -14 -13, 10 -26, 28 -54, 33 -96')).line(knots('26 -98, 38 -98'))
    p.line(knots('-40 -23, -35 -14, -36 -5'))
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
    for (const x of [-40, -14, 14, 40]) {
      const h = Math.sqrt(1 - (x / 61) ** 2) * 44
      const wave = (dx: number): Knot[] =>
        [0.98, 0.5, 0, -0.5, -0.98].map(
          (t, i): Knot => [x * (1 - 0.18 * t * t) + dx * (1 - t * t * 0.9) + (i % 2 ? 2.5 : -1.5), -46 - h * t],
        )
      p.line(wave(-6)).line(wave(6))
    }
    stalk(p, '57 -60, 66 -70, 60 -76')
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
    for (const [x, y] of knots('-26 -54, 0 -44, 26 -54, -13 -32, 14 -32')) p.ink(x, y, 2.4, 4.2)
  },
})

const cherry = thing({
  name: 'cherry',
  size: [96, 108],
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

const pineapple = thing({
  name: 'pineapple',
  size: [72, 132],
  points: { grip: [0, -40], hook: [0, -128] },
  back(p, s) {
    p.tint('leaf')
    for (const [turn, long] of [
      [-52, 40],
      [52, 40],
      [-26, 52],
      [26, 52],
      [0, 58],
    ] as const)
      leaf(p, 0, -76, long, 19, turn)
    p.tint('gamboge').blob(mirrored('0 -82, 22 -80, 34 -60, 34 -28, 20 -3, 0 0'))
    if (!fits(p, s, 22)) {
      for (const [x, y] of knots('-14 -64, 8 -64, -3 -48, 19 -48, -20 -34, 6 -32, -8 -16, 16 -18'))
        p.line(placed(knots('-5 -4, 0 0, 5 -4'), x, y))
      return
    }
    for (const side of ['', '-'])
      for (const path of ['33 -56, 4 -40, X-26 -12', '26 -76, 0 -62, X-34 -38', '33 -32, 14 -22, X-6 -1'])
        p.line(knots(path.replace('X', '')).map(([x, y]) => [side ? -x : x, y] as const))
  },
})

const coconut = thing({
  name: 'coconut',
  size: [94, 84],
  habitat: 'hand',
  points: { grip: [0, -40], rim: [0, -62] },
  hollow: [-36, -74, 36, -30],
  back(p, s) {
    if (said(s, 'whole')) {
      p.tint('umber').ell(0, -42, 46, 42)
      p.ink(-12, -58, 4).ink(8, -62, 4).ink(2, -48, 4)
      return
    }
    p.tint('cream').ell(0, -60, 46, 20)
    p.tint('white').ell(0, -60, 33, 13)
  },
  front(p, s) {
    if (said(s, 'whole')) return
    p.tint('umber').blob(
      knots('-46 -62!, -38 -50, -20 -43, 0 -41, 20 -43, 38 -50, 46 -62!, 46 -36, 30 -8, 0 0, -30 -8, -46 -36'),
    )
    p.line(knots('-34 -36, -30 -26'))
      .line(knots('-16 -26, -12 -16'))
      .line(knots('8 -30, 10 -18'))
      .line(knots('28 -32, 24 -20'))
  },
})

const avocado = thing({
  name: 'avocado',
  size: [82, 112],
  habitat: 'hand',
  points: { grip: [0, -40] },
  back(p) {
    p.tint('viridian').blob(mirrored('0 -112, 16 -106, 26 -82, 39 -50, 38 -20, 20 -1, 0 0'))
    p.tint('lime').blob(mirrored('0 -102, 11 -97, 18 -78, 29 -48, 29 -22, 16 -9, 0 -8'))
    p.tint('umber').ell(0, -38, 17, 18)
    p.line(knots('-8 -40, -6 -47, 0 -50'))
  },
})

const mango = thing({
  name: 'mango',
  size: [104, 88],
  habitat: 'hand',
  points: { grip: [0, -40] },
  back(p) {
    p.tint('orange').blob(knots('-44 -58, -22 -78, 12 -76, 42 -52, 52 -26, 40 -6, 10 0, -26 -6, -48 -26'))
    stalk(p, '-34 -72, -38 -84')
    leaf(p.tint('leaf'), -36, -80, 46, 20, 84)
    p.line(knots('-34 -44, -22 -60, -6 -64')).line(knots('36 -22, 30 -14, 20 -10'))
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

const pomegranate = thing({
  name: 'pomegranate',
  size: [94, 114],
  habitat: 'hand',
  points: { grip: [0, -30] },
  back(p, s) {
    p.tint('rose').blob(mirrored('0 -92!, 9 -90!, 14 -112!, 2 -102!, 0 -104!'))
    p.blob(mirrored('0 -92, 26 -88, 46 -62, 44 -26, 22 -2, 0 0'))
    p.tint('blush').blob(knots('-22 -56, 0 -72, 22 -56, 26 -34, 10 -16, -12 -16, -26 -34'))
    if (fits(p, s, 10)) p.tint('vermilion')
    for (const [x, y] of knots('0 -58, -12 -44, 12 -44, -12 -28, 2 -32, 13 -27')) p.ell(x, y, 6.4)
  },
})

export const FRUIT: readonly Thing[] = [
  apple,
  pear,
  peach,
  orange,
  lemon,
  strawberry,
  banana,
  watermelon,
  watermelonSlice,
  cherry,
  grapes,
  pineapple,
  coconut,
  avocado,
  mango,
  blueberry,
  pomegranate,
]

import type { Thing } from '../../art/art.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { bloom, corners, fits, holed, knots, said } from '../shapes.ts'
import { tiles } from './parts.ts'

/** What is to be seen through a window has no curtains and no flowerpot before it. */
export const WITH_A_VIEW = 'with a view'

function frameAlone(p: Pen): void {
  holed(p.tint('wood'), corners('-54 -126, 54 -126, 54 -8, -54 -8'), corners('-47 -119, 47 -119, 47 -17, -47 -17'))
  p.card(-56, -15, 112, 13, 4)
}

/** Rows of bricks in a rectangle. */
function courses(p: Pen, x0: number, y0: number, x1: number, y1: number, rows: number, columns: number): void {
  const [h, w] = [(y1 - y0) / rows, (x1 - x0) / columns]
  for (let row = 0; row < rows; row++) {
    if (row) p.line(knots(`${x0} ${y0 + row * h}, ${x1} ${y0 + row * h}`))
    for (let i = 1; i < columns + (row % 2); i++) {
      const x = x0 + (i - (row % 2) / 2) * w
      p.line(knots(`${x} ${y0 + row * h}, ${x} ${y0 + (row + 1) * h}`))
    }
  }
}

/** A stack of so many bricks' height under its collar. */
const chimney = (name: string, stack: number): Thing =>
  thing({
    name,
    size: [76, stack + 25],
    points: { rim: [0, -stack - 18], spout: [0, -stack - 22] },
    tops: [[-32, 32, -stack - 22]],
    hollow: [-26, -stack - 26, 26, -stack * 0.67],
    back: (p) => void p.tint('slate').ell(0, -stack - 18, 30, 7),
    front(p) {
      const [foot, edge] = [-stack, -stack - 18]
      p.tint('brick').box4(-30, foot, 60, stack)
      courses(p, -30, foot, 30, 0, Math.round(stack / 18), 2)
      p.tint('stone').blob(
        knots(`-38 ${edge}!, -20 ${edge + 7}, 0 ${edge + 9}, 20 ${edge + 7}, 38 ${edge}!, 38 ${foot}!, -38 ${foot}!`),
      )
    },
  })

export const ENTRANCES: readonly Thing[] = [
  thing({
    name: 'brick wall',
    size: [200, 104],
    tops: [[-90, 90, -102]],
    points: { grip: [0, -96] },
    back(p) {
      p.tint('brick').box4(-98, -94, 196, 94)
      courses(p, -98, -94, 98, 0, 4, 5)
      p.tint('stone').box4(-102, -104, 204, 12)
    },
  }),
  thing({
    name: 'door',
    size: [100, 180],
    points: { handle: [30, -80], grip: [30, -80], door: [0, 0] },
    hollow: [-36, -160, 36, 0],
    back(p) {
      p.tint('cream').box4(-48, -178, 96, 178)
      p.tint('cerulean').box4(-38, -168, 76, 168)
      p.tint('sky')
        .card(-28, -156, 24, 48, 5)
        .card(4, -156, 24, 48, 5)
        .card(-28, -94, 56, 30, 5)
        .card(-28, -52, 56, 36, 5)
      p.tint('gamboge').spot(30, -80, 6)
    },
  }),
  thing({
    name: 'window',
    size: [112, 130],
    habitat: 'wall',
    points: { rim: [0, -14], grip: [0, -20] },
    tops: [[-50, 50, -16]],
    hollow: [-38, -110, 38, -18],
    back(p) {
      p.tint('glass').box4(-46, -116, 92, 102)
    },
    front(p, s) {
      if (said(s, WITH_A_VIEW)) return frameAlone(p)
      holed(
        p.tint('wood'),
        corners('-48 -124, 48 -124, 48 -10, -48 -10'),
        corners('-38 -114, 38 -114, 38 -18, -38 -18'),
      )
      p.tint('rose')
        .blob(knots('-46 -116!, -10 -116!, -14 -80, -28 -52, -34 -18!, -46 -18!'))
        .blob(knots('46 -116!, 10 -116!, 14 -80, 28 -52, 34 -18!, 46 -18!'))
      p.line(knots('-32 -112, -34 -70')).line(knots('32 -112, 34 -70'))
      p.tint('gamboge').card(-56, -126, 112, 10, 5)
      p.tint('wood').card(-56, -18, 112, 12, 4)
      p.tint('coral').blob(corners('-12 -38, 12 -38, 9 -18, -9 -18'))
      bloom(p, 0, -48, 15, 6, 0.36, 'petal2')
    },
  }),
  thing({
    name: 'roof',
    size: [220, 100],
    points: { chimney: [56, -98] },
    tops: [
      [-60, 60, -78],
      [46, 68, -98],
    ],
    back(p, s) {
      p.tint('brick').box4(46, -96, 22, 50).box4(42, -100, 30, 10)
      p.tint('roof').blob(corners('-108 0, -64 -78, 64 -78, 108 0'))
      for (let row = 1; row < 4; row++)
        if (fits(p, s, 12)) tiles(p, -108 + row * 11, 108 - row * 11, -19.5 * row, 10 - row)
    },
  }),
  chimney('chimney', 90),
  // Of one as low as that, elves at its foot can reach who is stuck in it.
  chimney('low chimney', 30),
  thing({
    name: 'staircase',
    size: [200, 190],
    points: { grip: [40, -160], base: [-80, 0], top: [80, -126] },
    tops: [
      [-94, -62, -26],
      [-60, -28, -52],
      [-26, 6, -78],
      [8, 40, -104],
      [42, 94, -130],
    ],
    back(p) {
      p.tint('wood').blob(
        corners('-96 0, -96 -26, -62 -26, -62 -52, -28 -52, -28 -78, 6 -78, 6 -104, 40 -104, 40 -130, 96 -130, 96 0'),
      )
      for (const [x, y] of knots('-62 -26, -28 -52, 6 -78, 40 -104')) p.line(knots(`${x} ${y}, 96 ${y}`))
      p.tint('ochre').bar(knots('-84 -80, 66 -182, 92 -182'), 4)
      for (const [x, y] of knots('-80 -80, -46 -104, -12 -128, 22 -150, 58 -176, 88 -182'))
        p.bar(knots(`${x} ${y}, ${x} ${y + 54}`), 2.8)
    },
  }),
  thing({
    name: 'spiral staircase',
    size: [126, 248],
    points: { grip: [0, -120], base: [-56, 0] },
    tops: [[36, 60, -206]],
    back(p) {
      p.tint('bark').blob(corners('60 -84, 60 -102, -60 -146, -60 -128'))
      for (const t of [0.2, 0.4, 0.6, 0.8])
        p.line(knots(`${60 - 120 * t} ${-84 - 44 * t}, ${60 - 120 * t} ${-102 - 44 * t}`))
      p.tint('slate').bar(knots('0 -2, 0 -222'), 6)
      p.tint('gamboge').ell(0, -226, 8)
      const flight = (foot: number) => {
        const rise: Knot[] = Array.from({ length: 6 }, (_, i): Knot[] => [
          [-62 + i * 21, foot - 10 - i * 14, 1],
          [-41 + i * 21, foot - 10 - i * 14, 1],
        ]).flat()
        p.tint('wood').blob([[-62, foot, 1], ...rise, [64, foot - 66, 1]])
        for (let i = 0; i < 6; i++)
          p.line(knots(`${-52 + i * 21} ${foot - 10 - i * 14}, ${-52 + i * 21} ${foot - 44 - i * 14}`))
        p.tint('gamboge').bar(knots(`-58 ${foot - 42}, 56 ${foot - 118}`), 2.6)
      }
      flight(-2)
      flight(-128)
    },
  }),
]

import type { Thing } from '../../art/art.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { knots, leaf, puffs } from '../shapes.ts'

const mirroredAll = (text: string, side: number): Knot[] => knots(text).map(([x, y, c]): Knot => [x * side, y, c ?? 0])

/** A bush on a ledge. */
const bush = (p: Pen, x: number, y: number, r: number) => p.tint('leaf').blob(cloudOf(x, y, r, r * 0.8))

const cloudOf = (x: number, y: number, rx: number, ry: number): Knot[] =>
  puffs(
    [
      [x - rx, y],
      [x - rx * 0.62, y - ry * 0.7],
      [x, y - ry],
      [x + rx * 0.62, y - ry * 0.7],
      [x + rx, y],
      [x + rx * 0.5, y + ry * 0.3],
      [x - rx * 0.5, y + ry * 0.3],
    ],
    0.66,
  )

/** Water that falls in two leaps over one cliff, into a pool. Pillars of masonry beside a cloth would be a gate. */
export const WATERFALL: Thing = thing({
  name: 'waterfall',
  size: [290, 250],
  points: { base: [0, 0], rim: [0, -216] },
  tops: [
    [-86, -36, -214],
    [36, 86, -214],
  ],
  hollow: [-40, -100, 40, -30],
  back(p) {
    for (const side of [-1, 1]) bush(p, side * 62, -216, 30)
    p.tint('stone').blob(
      '-132,-14! -136,-52 -126,-86! -108,-96 -100,-98! -104,-130 -96,-156! -84,-164 -86,-196 -74,-214! -30,-220 30,-220 74,-214! 86,-192 82,-166 98,-156! 106,-128 102,-100! 112,-94 128,-84! 138,-50 132,-14!',
    )
    for (const side of [-1, 1]) {
      for (const crack of [
        '96 -156!, 74 -150, 56 -156',
        '102 -99!, 84 -92, 74 -100',
        '128 -50!, 106 -60, 88 -50!, 92 -34, 86 -24',
        '60 -214!, 54 -196, 62 -182',
      ])
        p.line(mirroredAll(crack, side))
      bush(p, side * 112, -94, 24)
    }
    p.tint('water').blob('-138,-16 -104,-36 -40,-42 40,-42 104,-36 138,-16 104,-3 40,0 -40,0 -104,-3')
  },
  front(p) {
    p.tint('water').blob('-30,-210! -20,-224 0,-228 20,-224 30,-210! 36,-170 38,-128! -38,-128! -36,-170')
    for (const path of ['-12 -214, -15 -180, -14 -160', '10 -212, 14 -182, 12 -150']) p.line(knots(path))
    p.tint('water').blob('-54,-112! -40,-128 0,-134 40,-128 54,-112! 60,-70 62,-30! -62,-30! -60,-70')
    for (const path of [
      '-34 -114, -40 -84, -38 -62',
      '-8 -116, -10 -90, -9 -54',
      '18 -114, 20 -86, 19 -66',
      '40 -108, 44 -78, 43 -60',
    ])
      p.line(knots(path))
    p.tint('white').blob(cloudOf(0, -126, 46, 20))
    p.tint('white').blob(
      puffs(
        [
          [-78, -22],
          [-60, -40],
          [-34, -46],
          [0, -50],
          [34, -46],
          [60, -40],
          [78, -22],
          [42, -13],
          [0, -11],
          [-42, -13],
        ],
        0.6,
      ),
    )
    p.line(knots('-118 -18, -104 -13, -90 -13')).line(knots('118 -18, 104 -13, 90 -13'))
    for (const side of [-1, 1])
      for (const [turn, long] of [
        [-42, 38],
        [42, 38],
        [0, 46],
      ] as const)
        leaf(p.tint('grass'), side * 126, -4, long, 20, turn)
  },
})

/** What harvests grow on, and what is gathered in the woods: a vine on its wires, a strawberry plant, an armful of firewood. */
import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { leaf } from '../shapes.ts'

/** A bunch that hangs from its stalk at x, y. */
function bunch(p: Pen, x: number, y: number, r: number): void {
  p.tint('bark').bar(
    [
      [x, y - r * 1.6],
      [x, y],
    ],
    4,
  )
  p.tint('violet')
  for (const [dx, dy] of [
    [0, 4.6],
    [-0.9, 3.1],
    [0.9, 3.1],
    [-1.8, 1.6],
    [0, 1.7],
    [1.8, 1.6],
    [-0.9, 0.3],
    [0.9, 0.3],
  ] as const)
    p.ell(x + dx * r, y + dy * r, r)
}

/** A berry that hangs with its point down. */
function berry(p: Pen, x: number, y: number, r: number): void {
  p.tint('vermilion').blob(
    `${x},${y - r * 0.7} ${x + r * 0.9},${y - r * 0.6} ${x + r * 0.7},${y + r * 0.4} ${x},${y + r * 1.2}! ${x - r * 0.7},${y + r * 0.4} ${x - r * 0.9},${y - r * 0.6}`,
  )
  p.tint('leaf').poly(
    `${x - r * 0.8},${y - r * 0.8} ${x - r * 0.35},${y - r * 0.3} ${x},${y - r * 0.6} ${x + r * 0.35},${y - r * 0.3} ${x + r * 0.8},${y - r * 0.8} ${x},${y - r * 1.15}`,
  )
}

export const HARVEST: readonly Thing[] = [
  thing({
    name: 'grapevine',
    size: [330, 300],
    points: { rim: [0, -150] },
    back(p) {
      p.tint('wood').card(-142, -292, 20, 292, 5).card(122, -292, 20, 292, 5)
      p.tint('bark').bar('-158,-250 158,-250', 5).bar('-158,-150 158,-150', 5)
      p.tint('bark').blob('-16,0! -8,-60 -22,-120 -6,-180 -18,-256! 8,-256! 16,-180 4,-120 18,-60 18,0!')
      for (const [x, y, r] of [
        [-98, -236, 13],
        [92, -230, 13],
        [-62, -138, 13],
        [70, -132, 13],
      ] as const)
        bunch(p, x, y, r)
      for (const [x, y, turn] of [
        [-140, -240, -60],
        [-66, -246, -20],
        [-30, -262, 30],
        [34, -258, -30],
        [62, -246, 20],
        [140, -240, 60],
        [-130, -140, -70],
        [-28, -148, -110],
        [30, -146, 100],
        [132, -140, 70],
      ] as const)
        leaf(p.tint('leaf'), x, y, 58, 46, turn)
    },
  }),
  thing({
    name: 'strawberry plant',
    size: [240, 130],
    points: { rim: [0, -70] },
    back(p) {
      p.tint('umber').blob('-112,0! -70,-20 0,-28 70,-20 112,0!')
      for (const [x, y, turn] of [
        [-10, -30, -78],
        [10, -30, 78],
        [-8, -36, -46],
        [8, -36, 46],
        [0, -38, 0],
      ] as const)
        leaf(p.tint('leaf'), x, y, 84, 54, turn)
      for (const [x, y] of [
        [-84, -34],
        [-38, -46],
        [24, -34],
        [76, -42],
      ] as const)
        berry(p, x, y, 20)
    },
  }),
  thing({
    name: 'firewood',
    size: [230, 130],
    points: { grip: [-60, -30], grip2: [60, -30] },
    tops: [[-70, 70, -118]],
    back(p) {
      for (const [x, y] of [
        [-62, -30],
        [2, -30],
        [66, -30],
        [-30, -78],
        [34, -78],
      ] as const) {
        p.tint('wood').blob(`${x - 40},${y - 26}! ${x + 18},${y - 26}! ${x + 18},${y + 26}! ${x - 40},${y + 26}!`)
        p.tint('sand')
          .ell(x + 12, y, 24, 26)
          .ell(x + 12, y, 12, 13)
      }
    },
  }),
  thing({
    name: 'bale stack',
    size: [340, 260],
    tops: [[-80, 80, -250]],
    back(p) {
      for (const [x, y] of [
        [-84, -4],
        [84, -4],
        [4, -128],
      ] as const) {
        p.tint('straw').card(x - 82, y - 122, 164, 122, 16)
        p.tint('bark')
          .bar(`${x - 34},${y - 122} ${x - 34},${y}`, 4)
          .bar(`${x + 34},${y - 122} ${x + 34},${y}`, 4)
        for (const [dx, dy] of [
          [-64, -92],
          [-16, -98],
          [14, -54],
          [54, -86],
          [-62, -34],
          [-14, -24],
          [56, -28],
        ] as const)
          p.line(`${x + dx},${y + dy} ${x + dx + 14},${y + dy - 4}`)
      }
    },
  }),
  thing({
    name: 'seed bag',
    size: [150, 190],
    habitat: 'hand',
    points: { grip: [0, -90], tip: [0, -180] },
    back(p) {
      p.tint('sand').blob('-58,0! 58,0! 66,-80 54,-156! -54,-156! -66,-80')
      p.tint('cream').card(-36, -112, 72, 66, 10)
      p.tint('leaf')
      leaf(p, -2, -56, 42, 22, -32)
      leaf(p, 2, -56, 42, 22, 32)
      p.tint('straw').blob('-62,-150! 62,-150! 54,-184! 30,-172 0,-184! -30,-172 -54,-184!')
    },
  }),
]

/** What is played at a table. */
import type { Thing } from '../../art/art.ts'
import { both } from '../../art/knots.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { heart } from '../kit.ts'

/** Where pieces stand on the board, and which crown they have. */
const PIECES = [
  [-78, -98, 0],
  [-4, -98, 1],
  [72, -98, 0],
  [-104, -40, 1],
  [-28, -40, 0],
  [46, -40, 2],
  [112, -40, 0],
] as const

/** A pawn, a bishop or a rook: foot, body and head. */
function chessman(p: Pen, x: number, y: number, kind: number): void {
  p.tint(y < -60 ? 'stone' : 'cream')
  const high = kind ? 74 : 58
  p.blob(
    `${x - 22},${y}! ${x - 18},${y - 12} ${x - 9},${y - 22} ${x - 8},${y - high + 18}! ${x + 8},${y - high + 18}! ${x + 9},${y - 22} ${x + 18},${y - 12} ${x + 22},${y}!`,
  )
  if (kind === 2)
    p.poly(
      `${x - 16},${y - high + 20} ${x - 16},${y - high - 8} ${x - 6},${y - high - 8} ${x - 6},${y - high + 2} ${x + 6},${y - high + 2} ${x + 6},${y - high - 8} ${x + 16},${y - high - 8} ${x + 16},${y - high + 20}`,
    )
  else p.ell(x, y - high + 8, 15)
}

export const BOARD_GAMES: Thing[] = [
  thing({
    name: 'chess piece',
    size: [110, 200],
    points: { grip: [0, -110] },
    back(p) {
      p.tint('stone').blob(
        '-36,-40! -30,-90 -44,-120 -40,-150 -14,-176 -10,-196! 8,-184 36,-160 50,-126 40,-112 14,-118! 20,-90 36,-40!',
      )
      p.ink(12, -152, 5)
      p.line('-30,-150 -22,-120 -26,-90').line('30,-122 40,-128')
      p.card(-42, -50, 84, 24, 8).card(-54, -28, 108, 28, 8)
    },
  }),
  thing({
    name: 'chess board',
    size: [340, 210],
    points: { top: [0, -60] },
    tops: [[-110, 110, -66]],
    back(p, spot) {
      const n = spot.detail === 'intricate' && p.fits(40) ? 8 : 4
      const edge = (t: number) => 110 + t * 46
      p.tint('bark').poly('-128,-126 128,-126 168,-18 -168,-18').poly('-168,-18 168,-18 168,0 -168,0')
      for (let j = 0; j < n; j++)
        for (let i = 0; i < n; i++) {
          const [a, b] = [j / n, (j + 1) / n]
          const at = (k: number, t: number) => [-edge(t) + (2 * edge(t) * k) / n, -116 + t * 86] as const
          p.tint((i + j) % 2 ? 'white' : 'slate').poly([at(i, a), at(i + 1, a), at(i + 1, b), at(i, b)])
        }
      for (const [x, y, k] of PIECES) chessman(p, x, y, k)
    },
  }),
  thing({
    name: 'playing card',
    size: [150, 170],
    habitat: 'hand',
    points: { grip: [-10, -30], grip2: [30, -30] },
    back(p) {
      p.tint('white').within(8, 0, 8, 1, () => p.card(-46, -160, 96, 140, 10))
      p.within(-6, 0, -8, 1, () => {
        p.tint('white').card(-50, -160, 100, 146, 10)
        p.tint('vermilion')
        heart(p, 0, -88, 32)
        p.line('-38,-148 -30,-124 -22,-148')
          .line('-35,-138 -25,-138')
          .line('22,-28 30,-50 38,-28')
          .line('25,-38 35,-38')
      })
    },
  }),
  thing({
    name: 'board game',
    size: [300, 180],
    points: { top: [0, -90] },
    tops: [[-100, 100, -80]],
    back(p) {
      p.tint('leaf').poly('-100,-150 100,-150 146,-10 -146,-10')
      const road = [
        [-92, -36],
        [-40, -30],
        [16, -32],
        [70, -38],
        [86, -74],
        [40, -92],
        [-16, -90],
        [-66, -94],
        [-60, -130],
        [0, -134],
        [54, -130],
      ] as const
      const tints = ['vermilion', 'gamboge', 'cerulean', 'white']
      for (const [i, [x, y]] of road.entries()) p.tint(tints[i % 4] as string).ell(x, y, 27, 16)
      if (p.fits(36))
        for (const [x, y, tint] of [
          [-92, -44, 'rose'],
          [40, -98, 'blue'],
        ] as const)
          p.tint(tint).within(x, y, 0, 1, () => p.blob(both('0,-40! 12,-26 20,0!')).ell(0, -44, 15))
    },
  }),
]

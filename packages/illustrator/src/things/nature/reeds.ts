/** What stands at the edge of the water. */
import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { knots, leaf } from '../shapes.ts'

export const REEDS: readonly Thing[] = [
  thing({
    name: 'cattail',
    size: [90, 170],
    points: { branch: [4, -168], base: [4, 0] },
    tops: [[-4, 12, -166]],
    back(p) {
      p.tint('grass')
      leaf(p, -10, 0, 116, 18, -22)
      leaf(p, 16, 0, 104, 18, 26)
      for (const [x, y, k] of [
        [-20, -116, 0.8],
        [28, -100, 0.7],
        [4, -150, 1],
      ] as const) {
        p.tint('sap').bar(knots(`${x * 0.4} 0, ${x * 0.8} ${y * 0.5}, ${x} ${y}`), 3)
        p.tint('umber').card(x - 9 * k, y - 16 * k, 18 * k, 52 * k, 9 * k)
      }
    },
  }),
]

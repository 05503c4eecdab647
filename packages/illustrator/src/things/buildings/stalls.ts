/** Where things are sold or shown: somebody stands behind the counter, wares or puppets are before them. */
import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { flower, leaf, steps } from '../kit.ts'
import { awning } from './parts.ts'

/** A crate that leans toward us, full of round wares. */
function crate(p: Pen, x: number, y: number, w: number, pigment: string): void {
  p.tint(pigment)
  const r = w / 8
  for (const [row, n] of [
    [1.9, 3],
    [1, 4],
  ] as const)
    for (const dx of steps(-w / 2 + r * 1.1, w / 2 - r * 1.1, n)) p.ell(x + dx, y - 34 - row * r, r * 1.15)
  p.tint('wood').poly(`${x - w / 2},${y - 34} ${x + w / 2},${y - 34} ${x + w / 2 - 4},${y} ${x - w / 2 + 4},${y}`)
  p.line(`${x - w / 2 + 2},${y - 17} ${x + w / 2 - 2},${y - 17}`)
}

export const STALLS: Thing[] = [
  thing({
    name: 'market stall',
    size: [400, 400],
    points: { rim: [0, -142], roof: [0, -396], door: [0, -20] },
    tops: [[-176, 176, -140]],
    hollow: [-150, -330, 150, -120],
    back(p) {
      p.tint('wood').bar('-176,0 -176,-350', 8).bar('176,0 176,-350', 8)
    },
    front(p) {
      p.tint('straw').box4(-186, -130, 372, 126)
      p.tint('wood').card(-196, -144, 392, 18, 6)
      for (const [i, x] of [-124, 0, 124].entries())
        crate(p, x, -14, 108, ['vermilion', 'gamboge', 'leaf'][i] ?? 'leaf')
      awning(p, -200, 200, -396, 34, 9, 'coral')
    },
  }),
  thing({
    name: 'puppet theater',
    size: [320, 360],
    points: { rim: [0, -150], roof: [0, -356] },
    tops: [[-96, 96, -150]],
    hollow: [-100, -300, 100, -150],
    back(p) {
      p.tint('sky').box4(-112, -300, 224, 156)
      p.tint('sap').blob('-112,-150! -112,-196 -50,-214 10,-190 70,-206 112,-184! 112,-150!')
    },
    front(p) {
      p.tint('coral').frame('-150,0! -150,-310! 150,-310! 150,0!', ['-100,-150! -100,-290! 100,-290! 100,-150!'])
      p.tint('brick').blob('-104,-292! -104,-150! -70,-176 -58,-230 -60,-292!')
      p.blob('104,-292! 104,-150! 70,-176 58,-230 60,-292!')
      p.tint('gamboge').blob('-104,-296! 104,-296! 104,-276 70,-258 36,-276 0,-256 -36,-276 -70,-258 -104,-276!')
      p.tint('straw').blob('-160,-306! -150,-330 -70,-334 0,-358 70,-334 150,-330 160,-306!')
      p.tint('wood').card(-156, -160, 312, 22, 6)
      for (const x of [-90, 0, 90]) p.tint('straw').ell(x, -76, 30)
    },
  }),
  thing({
    name: 'flower arch',
    size: [370, 400],
    points: { low: [0, -330] },
    hollow: [-108, -300, 108, 0],
    back(p) {
      p.tint('wood').bar('-128,0 -128,-230 -104,-316 0,-360 104,-316 128,-230 128,0!', 9)
      const blooms: readonly (readonly [number, number])[] = [
        [-130, -60],
        [-126, -130],
        [-128, -200],
        [-114, -272],
        [-66, -330],
        [0, -356],
        [66, -330],
        [114, -272],
        [128, -200],
        [126, -130],
        [130, -60],
      ]
      for (const [i, [x, y]] of blooms.entries()) {
        leaf(p, x, y, 68, x < 0 ? 190 : -10)
        flower(p, x, y, 37, i % 2 ? 6 : 5, i % 2 ? 'rose' : 'blush')
      }
    },
  }),
]

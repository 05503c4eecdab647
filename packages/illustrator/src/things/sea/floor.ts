/** What grows on the sea floor. */
import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { knots, placed } from '../shapes.ts'

/** Where an arm stands, how long it is, and how far it leans over. */
type Arm = readonly [x: number, long: number, lean: number]

const ARM = '-7 4!, -7 -44, -9 -82, 0 -96, 9 -82, 7 -44, 7 4!'

const FAR: readonly Arm[] = [
  [-44, 0.92, -26],
  [-26, 1.06, -13],
  [-8, 1.14, -4],
  [10, 1.12, 5],
  [28, 1.04, 15],
  [45, 0.9, 28],
]

const NEAR: readonly Arm[] = [
  [-54, 0.72, -40],
  [-40, 0.6, -22],
  [-22, 0.46, -10],
  [-4, 0.42, -2],
  [15, 0.45, 8],
  [33, 0.56, 20],
  [50, 0.72, 38],
]

export const FLOOR: readonly Thing[] = [
  thing({
    name: 'sea anemone',
    size: [200, 170],
    points: { rim: [0, -92] },
    hollow: [-58, -140, 58, -46],
    back(p) {
      p.tint('pink')
      for (const [x, long, lean] of FAR) p.blob(placed(knots(ARM), x, -48, long, lean))
    },
    front(p) {
      p.tint('blush')
      for (const [x, long, lean] of NEAR) p.blob(placed(knots(ARM), x, -42, long, lean))
      p.tint('coral').blob(
        knots('-72 -50!, -44 -36, -22 -42, 0 -35, 22 -42, 44 -36, 72 -50!, 62 -18, 68 0!, -68 0!, -62 -18'),
      )
      p.line(knots('-30 -26, -34 -8')).line(knots('0 -24, 0 -8')).line(knots('30 -26, 34 -8'))
    },
  }),
]

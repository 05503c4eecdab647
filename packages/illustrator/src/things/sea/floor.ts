/** What grows on the sea floor. */
import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { knots, placed } from '../shapes.ts'

/** Where an arm stands, how long it is, and how far it leans over. */
type Arm = readonly [x: number, long: number, lean: number]

/** Bent a little, and thick at its end. */
const ARM = '-7 6!, -9 -30, -3 -60, -9 -84, 2 -99, 14 -86, 10 -60, 5 -30, 7 6!'

const FAR: readonly Arm[] = [
  [-50, 0.86, -38],
  [-36, 1, -25],
  [-20, 1.1, -12],
  [-2, 1.16, -2],
  [17, 1.1, 10],
  [34, 1, 23],
  [49, 0.86, 36],
]

const NEAR: readonly Arm[] = [
  [-58, 0.74, -52],
  [-45, 0.66, -34],
  [-31, 0.54, -20],
  [-16, 0.48, -9],
  [0, 0.46, 0],
  [16, 0.48, 9],
  [31, 0.54, 20],
  [45, 0.66, 34],
  [58, 0.74, 52],
]

export const FLOOR: readonly Thing[] = [
  thing({
    name: 'sea anemone',
    size: [200, 184],
    points: { rim: [0, -106] },
    hollow: [-58, -154, 58, -62],
    back(p) {
      p.tint('pink')
      for (const [x, long, lean] of FAR) p.blob(placed(knots(ARM), x, -60, long, lean))
    },
    front(p) {
      p.tint('blush')
      for (const [x, long, lean] of NEAR) p.blob(placed(knots(ARM), x, -56, long, lean))
      p.tint('coral').blob(
        knots(
          '-66 -66, -54 -55, -40 -60, -27 -50, -13 -56, 0 -47, 13 -56, 27 -50, 40 -60, 54 -55, 66 -66, 68 -48, 54 -24, 58 -6!, 62 0!, -62 0!, -58 -6!, -54 -24, -68 -48',
        ),
      )
      p.line(knots('-34 -38, -28 -24, -32 -8')).line(knots('0 -34, 0 -8')).line(knots('34 -38, 28 -24, 32 -8'))
    },
  }),
]

/** Leaves raked together: a heap of several kinds, every one turned its own way. */
import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { knots, leaf, mirrored, placed } from '../shapes.ts'

const MAPLE = mirrored(
  '0 -56!, 6 -46!, 11 -48!, 10 -36!, 20 -43!, 22 -38!, 32 -38!, 27 -29!, 30 -24!, 18 -15!, 19 -9!, 4 -11!, 0 -8!',
)

function mapleLeaf(p: Pen, x: number, y: number, turn: number): void {
  p.line(placed(knots('0 -8, 2 8'), x, y, 1, turn), p.at.sw * 1.4)
  p.blob(placed(MAPLE, x, y, 1, turn))
  if (!p.fits(14)) return
  for (const vein of ['0 -8, 0 -40', '0 -12, 14 -30', '0 -12, -14 -30']) p.line(placed(knots(vein), x, y, 1, turn))
}

type Spot = readonly [x: number, y: number, turn: number, kind: 'maple' | 'plain']

/** From the top down: each row lies before the one above it. */
const BEHIND: readonly Spot[] = [
  [2, -66, 8, 'maple'],
  [-30, -56, -34, 'plain'],
  [34, -56, 40, 'plain'],
  [-58, -38, -58, 'maple'],
  [60, -38, 62, 'maple'],
  [-10, -50, -14, 'plain'],
  [22, -48, 24, 'maple'],
]
const BEFORE: readonly Spot[] = [
  [-32, -32, -30, 'maple'],
  [8, -34, 14, 'plain'],
  [46, -28, 48, 'plain'],
  [-74, -14, -66, 'plain'],
  [78, -14, 70, 'plain'],
  [-52, -12, -42, 'plain'],
  [-12, -18, -12, 'maple'],
  [28, -14, 28, 'maple'],
  [58, -8, 54, 'plain'],
  [-82, -26, -72, 'maple'],
  [-34, -2, -34, 'plain'],
  [6, -2, 6, 'plain'],
  [40, 0, 38, 'plain'],
  [82, -26, 70, 'maple'],
]

const TINTS = ['gamboge', 'coral', 'ochre', 'orange', 'vermilion']

function heaped(p: Pen, spots: readonly Spot[]): void {
  for (const [i, [x, y, turn, kind]] of spots.entries()) {
    p.tint(TINTS[i % TINTS.length] as string)
    if (kind === 'maple') mapleLeaf(p, x, y, turn)
    else leaf(p, x, y, 50, 31, turn)
  }
}

export const LEAF_PILE: Thing = thing({
  name: 'leaf pile',
  size: [280, 124],
  points: { rim: [0, -52] },
  hollow: [-96, -58, 96, -6],
  back: (p) => heaped(p, BEHIND),
  front: (p) => heaped(p, BEFORE),
})

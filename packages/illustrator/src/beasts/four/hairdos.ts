/** Hair on the crown of a face, as somebody asked for it: messy, spiky, curly, long. */
import { ringOf } from '../rig/geom.ts'
import { type Frame, fluff, type Ink, mirrored } from '../rig/ink.ts'
import type { Beast } from './types.ts'

const MESSY =
  'M-.56 -.56Q-.84 -.84 -.74 -1.16Q-.52 -1.04 -.42 -1.1Q-.48 -1.36 -.26 -1.5Q-.14 -1.26 0 -1.24Q.06 -1.46 .3 -1.54Q.26 -1.3 .38 -1.16Q.56 -1.3 .76 -1.22Q.64 -1.02 .64 -.88Q.72 -.72 .58 -.54Q.46 -.7 .34 -.64Q.28 -.48 .1 -.42Q.08 -.6 -.06 -.62Q-.16 -.46 -.34 -.46Q-.34 -.64 -.42 -.68Q-.5 -.6 -.56 -.56Z'
const SPIKY =
  'M-.5 -.66L-.72 -1.2L-.34 -1.04L-.24 -1.56L.02 -1.1L.32 -1.54L.38 -1.02L.74 -1.16L.5 -.66Q.36 -.8 .24 -.68Q.12 -.82 0 -.68Q-.12 -.82 -.24 -.68Q-.36 -.8 -.5 -.66Z'
const CURTAIN = 'M0 -1.04C.54 -1.14 .96 -.74 1.04 .06Q1.12 .5 .94 .86Q.84 .62 .7 .54Q.8 .2 .7 -.14Q.56 -.56 0 -.76Z'

export function hairdo(ink: Ink, b: Beast, f: Frame): void {
  const { hair, h = 0.95, w = 1.05 } = b.head
  if (!hair || !ink.fits(f.s * 0.3)) return
  ink.tint(b.coat.mane ?? b.coat.mark ?? b.coat.body)
  if (hair === 'messy') ink.shape(f.d(MESSY))
  if (hair === 'spiky') ink.shape(f.d(SPIKY))
  if (hair === 'long') ink.shape(f.d(CURTAIN)).shape(f.d(mirrored(CURTAIN)))
  if (hair === 'curly')
    for (const [x, y, r] of [
      [-0.4, -0.82, 0.26],
      [0.4, -0.82, 0.26],
      [0, -0.96, 0.32],
    ] as const)
      ink.shape(fluff(ringOf(f.at(x * w, y * (h / 0.95)), f.s * r, f.s * r, 7), 0.5))
}

/** How far two who stand side by side may overlap, so that everybody is larger and nobody's face is hidden. */
import { facesOf } from './faces.ts'
import { tall, wide } from './geometry.ts'
import { boxOf } from './knots.ts'
import type { Member } from './member.ts'

export interface Overlap {
  by: number
  /** As wide as it would be if nobody had a face. */
  most: number
  behind: Member[]
}

/** `share`: of the narrower of the two. */
export function overlapOf(left: Member[], right: Member[], share: number): Overlap {
  const [p, q] = [boxOf(left), boxOf(right)]
  const behind = weight(left) > weight(right) ? left : right
  const most = Math.min(wide(p), wide(q)) * share
  const room = facesOf(behind).map(([x, , r]) => (behind === left ? p.x1 - (x + r) : x - r - q.x0))
  return { by: Math.min(most, ...room), most, behind }
}

/** What is higher is behind what is lower, and of two alike the thing. */
export const weight = (knot: readonly Member[]): number =>
  tall(boxOf(knot)) * (knot.some(({ being }) => being) ? 1 : 1.4)

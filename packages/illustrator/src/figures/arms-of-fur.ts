/** How arms are joined to a round body that wears nothing. */
import type { Pen } from '../art/pen.ts'
import type { Body } from './body.ts'
import { clamp, dist, inside, type P } from './geometry.ts'
import { without } from './outline.ts'
import { type Joint, opened } from './paint.ts'
import type { Side } from './skeleton.ts'

/** In degrees; less is as good as from the front. */
const ROUND_TURNED = 14
const isRoundTurned = ({ skeleton: { build, yaw } }: Body): boolean => build.plush === true && yaw > ROUND_TURNED

/** Of a round body that is turned, where the trunk does not cover its hand. */
export const comesFromBehind = (b: Body): boolean =>
  isRoundTurned(b) && b.at('farHand')[0] - b.at('chest')[0] > b.waist(0.7)[2]

const ARM = ['Elbow', 'Wrist', 'Hand'] as const
/** An arm that grows out of fur: one that goes aside comes from behind the light front, one that is before the body lies over it. */
export function graftArm(
  pen: Pen,
  b: Body,
  side: Side,
  arm: readonly P[],
  shoulder: Joint,
  front: readonly P[] | undefined,
): void {
  const { host, at, radius } = shoulder
  const isJoint = (p: P): boolean => dist(p, at) < radius && inside(p, host)
  if (front && ARM.every((joint) => !inside(b.at(`${side}${joint}`), front)))
    opened(pen, without(arm, [front]), (p) => isJoint(p) && !touches(front, p, pen.at.sw * 0.4))
  // Across the front its edges are seen from where it comes over the light side on: left out there, that side would be open.
  else opened(pen, arm, (p) => isJoint(p) && !(front && inside(p, front) && dist(p, at) > b.arm * 1.1))
}

/** Whether a point is on an outline, or as good as on it. */
const touches = (shape: readonly P[], [x, y]: P, near: number): boolean =>
  shape.some(([u, v], i) => {
    const [s, t] = shape[(i + 1) % shape.length] as P
    const [dx, dy] = [s - u, t - v]
    const k = clamp(((x - u) * dx + (y - v) * dy) / (dx * dx + dy * dy || 1), 0, 1)
    return Math.hypot(x - u - k * dx, y - v - k * dy) < near
  })

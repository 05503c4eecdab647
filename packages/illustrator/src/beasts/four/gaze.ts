/** How a head on four legs goes to what it looks at. */
import type { Gaze as Sight } from '../../art/art.ts'
import { clamp } from '../rig/geom.ts'
import type { Gaze } from './face.ts'
import type { Beast, Pose } from './types.ts'

/** Degrees that a face is cocked toward what is high or low, and that a head seen from the side is lifted or lowered. */
const [COCKED, NOD, NECK] = [11, 24, 12]

/** A face that is turned to the reader turns three quarters. */
export const turnedTo = ({ x, y }: Sight): Gaze => ({ x: clamp(x * 1.3, -1, 1), y: clamp(y * 1.1, -0.8, 0.8) })

/** The side of the head that is nearer to it is the lower one. */
export const cocked = (sight: Sight | undefined): number =>
  sight?.with === 'head' ? COCKED * sight.y * Math.sign(sight.x || 1) : 0

/** Seen from the side, neck and nose go up or down; what is behind it is looked at over the back. */
export function nodding(b: Beast, pose: Pose, sight: Sight | undefined): Pose {
  if (sight?.with !== 'head' || b.head.view === 'front' || pose.look || pose.mouth || pose.curl) return pose
  if (sight.x < -0.4) return { ...pose, look: 'back' }
  return { ...pose, head: (pose.head ?? 0) + sight.y * NOD, neck: (pose.neck ?? 0) - sight.y * NECK }
}

/** Hands that go to one's own head or belly: over the eyes, on the ears, to the mouth. */
import type { Acting } from '../art/art.ts'
import type { P } from './geometry.ts'
import type { Head } from './heads/head.ts'
import type { View } from './heads/view.ts'
import type { Build, Skeleton, Targets } from './skeleton.ts'

/** Both hands hide what they cover: they are meant to. */
export const isCovering = (pose: string): boolean => /^hands?-to-(eyes|nose|lips)$/.test(pose)

/** Short arms would not come up to the eyes of a large head. */
export const reachingUp = (build: Build): Build => ({
  ...build,
  upperArm: Math.max(build.upperArm, TO_FACE),
  forearm: Math.max(build.forearm, TO_FACE),
})
/** Of the height. */
const TO_FACE = 0.15

const both = (at: (p: P) => P, x: number, y: number, middle = 0): Targets => ({
  nearHand: at([middle - x, y]),
  farHand: at([middle + x, y]),
})

/** Wherever this head has its mouth, ears and eyes. */
export function handsToHead({ pose, mood }: Acting, head: Head, view: View, onFace: (p: P) => P): Targets {
  const [x, y] = head.mouth(view)
  switch (pose) {
    case 'hold-to-mouth':
      return { farHand: onFace([x + 0.5, y + 0.3]) }
    case 'hands-to-mouth':
      return both(onFace, 0.66, y + 0.3, x)
    case 'hands-to-lips':
      return both(onFace, 0.2, y + 0.06, x)
    case 'hands-to-eyes': {
      const eyes = head.features(view).slice(0, 2)
      return both(onFace, Math.max(0.3, ...eyes.map(([u]) => Math.abs(u))), (eyes[0]?.[1] ?? 0) + 0.04)
    }
    case 'hand-to-nose':
      return { nearHand: onFace([x - 0.04, y - 0.12]) }
    case 'hands-to-ears':
      return both(onFace, 1, 0.02)
    case 'hands-to-cheeks':
      return both(onFace, 0.94, 0.6)
    case 'hands-to-head':
      return both(onFace, 0.9, -0.62)
    case 'hand-to-ear':
      return { nearHand: onFace([-1.06, 0.06]) }
    case 'hand-to-chin':
      return { nearHand: onFace([x - 0.3, 1.06]) }
    default:
      return pose === 'stand' && mood === 'scared' ? both(onFace, 0.8, 0.68) : {}
  }
}

/** On the belly, side by side. */
export function handsToBelly(pose: string, { joints, build, h }: Skeleton): Targets {
  if (pose !== 'hands-to-belly') return {}
  const [cx, cy] = joints.chest
  const [hx, hy] = joints.hip
  const at = ([x, y]: P): P => [cx + (hx - cx) * 0.62 + x * build.hip * h, cy + (hy - cy) * 0.62 + y]
  return both(at, 0.5, 0)
}

/** Arms as long as a pose needs them: a child's are short for its large head. */
import { clamp } from './geometry.ts'
import type { Pose } from './poses.ts'
import { isUpsideDown } from './postures.ts'
import { isCovering, reachingUp } from './self-touch.ts'
import type { Build, Targets } from './skeleton.ts'

/** Of the height: how far hands are over the head, and how many times as long as they are arms become for it. */
const [HANGING, LIFTING] = [
  { over: 0.1, most: 1.55 },
  { over: 0.2, most: 1.85 },
]

/** Who hangs has the arms pulled long: otherwise a large head would hide them, and what one hangs from. */
function stretched(build: Build, { over, most }: typeof HANGING): Build {
  const k = clamp((build.head * 1.95 + over) / (build.upperArm + build.forearm), 1, most)
  return { ...build, upperArm: build.upperArm * k, forearm: build.forearm * k }
}

/** Longer arms for what theirs are too short for. */
export function buildFor(own: Build, pose: string, { rest }: Pose, targets: Targets, h: number): Build {
  if (isLoaded(pose, targets, h)) return stretched(own, LIFTING)
  if (isCovering(pose)) return reachingUp(own)
  return rest === 'hands' || isUpsideDown(pose)
    ? stretched(own, HANGING)
    : /^(hug|shake-hand)$/.test(pose)
      ? embracing(own)
      : own
}

/** A load above the head of a child is higher than its arms are long. */
const isLoaded = (pose: string, { nearHand, farHand }: Targets, h: number): boolean =>
  pose === 'hold-up' && [nearHand, farHand].every((hand) => hand && hand[1] < -h * 0.85)

/** Short arms would not go around anybody. */
const embracing = (build: Build): Build => ({
  ...build,
  upperArm: Math.max(build.upperArm, HUGGING),
  forearm: Math.max(build.forearm, HUGGING),
})
/** Of the height. */
const HUGGING = 0.17

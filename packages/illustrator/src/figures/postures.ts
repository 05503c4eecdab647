/** Which pose of the table is meant: the same word is a different posture on a chair, on the ground and in the air. */
import type { Rng } from '../ink/random.ts'
import type { Look } from './look.ts'
import { POSES, type Pose } from './poses.ts'
import type { Build, Targets } from './skeleton.ts'
import { stance } from './stances.ts'

const STAND = POSES.stand as Pose
/** Poses of somebody on a seat; without one they sit on the ground. */
const ON_GROUND: Record<string, string> = {
  sit: 'sit-ground',
  'seated-two-hands': 'sit-cross-legged',
  'seated-reach': 'sit-ground',
}

/** On the ground a baby sits with its legs apart; of the short ones of a toy or an animal one would hide the other if both were stretched out. */
export const lowOf = ({ plush }: Build, { age, paw, shell, outfit }: Look): string =>
  plush || paw !== 'hand' || shell || outfit.lower
    ? 'sit-on-haunches'
    : age === 'baby' || age === 'toddler'
      ? 'sit-legs-apart'
      : 'sit-ground'

/** On the hands, the feet in the air. */
export const isUpsideDown = (name: string): boolean => /^(handstand|cartwheel)$/.test(name)

export const knows = (name: string): boolean => name in POSES

/** `low` is how those of this build sit on the ground. How somebody stands is a matter of chance; every other pose is one of the table. */
export function poseFor(
  name: string,
  targets: Targets,
  h: number,
  rng: Rng,
  own?: string,
  mood?: string,
  low: string = ON_GROUND.sit as string,
): Pose {
  const idle = stance(rng, own, mood)
  const pose = POSES[name] ?? STAND
  if (pose === STAND) return idle
  const sitting = ON_GROUND[name]
  if (!sitting) return pose
  const high = targets.seat && targets.seat[1] < -0.1 * h
  if (high) return pose
  const ground = POSES[sitting === ON_GROUND.sit ? low : sitting] as Pose
  return name === 'sit' ? ground : { ...ground, arms: pose.arms, nod: pose.nod }
}

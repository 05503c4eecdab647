/** Where knees and ankles are, once a foot is placed. */
import { add, dir, dist, mix, type P, twoBone } from '../rig/geom.ts'
import type { Beast, Bones, LegBones, LegPose, Pose } from './types.ts'

interface Spine {
  hip: P
  shoulder: P
  along: P
  up: P
}

/** Where front paws must be. */
export interface Hands {
  nearHand?: P
  farHand?: P
}

export function legBones(b: Beast, pose: Pose, spine: Spine, hands: Hands): Bones['legs'] {
  return {
    ff: leg(b, pose, pose.ff, spine, false, false, hands.farHand),
    fh: leg(b, pose, pose.fh, spine, false, true),
    nf: leg(b, pose, pose.nf, spine, true, false, hands.nearHand),
    nh: leg(b, pose, pose.nh, spine, true, true),
  }
}

function leg(b: Beast, pose: Pose, at: LegPose, spine: Spine, near: boolean, hind: boolean, goal?: P): LegBones {
  const { hip, shoulder, along, up } = spine
  const r = hind ? b.legs.h : b.legs.f
  const height = hind ? b.hh : b.sh
  // Bones are measured from the root's own height, so that a standing leg is nearly straight.
  const stands = hind ? b.hh - b.rump * 0.12 : (b.legs.fore ?? b.sh - b.chest * 0.25)
  const reach = hind ? stands : Math.max(stands, pose.arm ? b.head.size * 1.5 : 0) * (pose.arm ?? 1)
  const root = hind ? add(add(hip, along, -b.rump * 0.1), up, -b.rump * 0.12) : add(shoulder, up, -b.chest * 0.25)
  const bend = b.legs.bend ?? 1
  const slack = hind ? 1 + 0.1 * bend : 1 + 0.012 * bend
  const free = !!goal || !!at.hang || (at.lift ?? 0) > 0.05
  let sole: P =
    goal ??
    (at.hang
      ? add(root, [at.hang[0] * reach, at.hang[1] * reach])
      : [root[0] + at.x * height * (b.sprawl ? 0.8 : 1), -((at.lift ?? 0) + (near ? 0 : 0.03)) * height])
  const far = dist(root, sole)
  // A foot that hangs free may not stretch the leg, but a paw that must be somewhere may a little.
  const most = reach * slack * (goal ? 1.25 : 0.98)
  if (free && far > most) sole = mix(root, sole, most / far)
  const resting = hind ? pose.hip === 'ground' && !free : pose.sho === 'ground' && !free
  if (resting && !hind && b.legs.foot === 'hoof') return folded(b, root, reach, r, near)
  const fall = (Math.atan2(-(sole[1] - root[1]), sole[0] - root[0]) * 180) / Math.PI
  const axis = free && !resting ? dir(fall - (at.a ?? 0)) : dir(-90)
  const toe: P = [axis[1], -axis[0]]
  // A hock that is no higher than an ankle, and above the heel, makes a leg of rubber.
  const hocked = hind && !b.sprawl && (b.legs.foot === 'paw' || b.legs.foot === 'hoof')
  const [a1, a2, a3] = hocked ? [0.36, 0.36, 0.34] : hind ? [0.36, 0.36, 0.28] : [0.42, 0.38, 0.2]
  const ankle = resting
    ? add(sole, [-reach * (hind ? 0.3 : 0.2), -r[2] * 0.92])
    : b.sprawl && !free
      ? add(sole, [-2, -reach * a3])
      : add(add(sole, axis, -reach * a3), [hind ? -reach * (hocked ? 0.11 : 0.05) * bend : 0, 0])
  const knee = twoBone(root, ankle, reach * a1 * slack, reach * a2 * slack, hind ? 1 : -1)
  const rested: P = hind
    ? [Math.min(knee[0], root[0] + b.rump * 1.1), Math.max(knee[1], hip[1] - b.rump * 0.35)]
    : add(root, [-b.chest * 0.1, b.chest * 0.45])
  return { root, knee: resting ? rested : knee, ankle, sole, axis, toe, near, hind, r }
}

/** Hoofed animals fold their forelegs under: the knee ahead on the ground, the hoof back below the chest. */
function folded(b: Beast, root: P, reach: number, r: LegBones['r'], near: boolean): LegBones {
  const k = near ? 1 : 1.2
  const sole: P = [root[0] + b.chest * 0.35 * k, 0]
  const knee: P = [root[0] + b.chest * 0.55 + reach * 0.36 * k, -r[1] * 1.05]
  return { root, knee, ankle: [sole[0] + r[2], -r[2]], sole, axis: [0, 1], toe: [1, 0], near, hind: false, r }
}

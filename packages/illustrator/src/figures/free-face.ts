/** Nobody's arm hides their own face: the elbow goes another way, the head leans back, and at last the hand goes beside the face. */
import { type Disc, dist, flat, mix, type P, rad } from './geometry.ts'
import type { Head } from './heads/head.ts'
import { viewOf } from './heads/view.ts'
import type { Pose } from './poses.ts'
import { FRONTAL, SIDES, type Side, type Skeleton, type Targets } from './skeleton.ts'
import type { Elbows } from './solve.ts'

type Solve = (pose: Pose, targets: Targets, elbows: Elbows) => Skeleton

/** How far the head leans back, in degrees, and where the elbows go: what changes least comes first. */
const ATTEMPTS: readonly (readonly [back: number, Elbows])[] = [
  [0, 'back'],
  [0, 'low'],
  [9, 'back'],
  [9, 'low'],
  [18, 'low'],
  [26, 'low'],
  [0, 'out'],
]
/** What is tried where the hand has to be moved besides. */
const SHIFTED: typeof ATTEMPTS = [
  [9, 'low'],
  [18, 'low'],
  [9, 'back'],
  [0, 'out'],
]
/** In head radii: how far a hand is moved at most, and in how many directions; farther off it would let go of what it holds. */
const STEPS = [0.12, 0.24, 0.36, 0.5, 0.65, 0.8]
const WAYS = 12
/** In head radii. */
const RIM = 0.1
/** In pixels: nobody sees it. */
const TRIFLE = 1

interface Try {
  skeleton: Skeleton
  hides: number
}

export function clearOfFace(solve: Solve, head: Head, pose: Pose, asked: Targets): Skeleton {
  const targets = { ...raised(solve(pose, asked, 'back'), head, pose, asked), ...asked }
  // The far arm of a turned body is behind the head anyway.
  const busy = SIDES.filter((side) => targets[`${side}Hand`] && (side === 'near' || pose.yaw < FRONTAL))
  const attempt = (wanted: Targets, [back, elbows]: readonly [number, Elbows]): Try => {
    const skeleton = solve({ ...pose, nod: pose.nod - back }, wanted, elbows)
    return { skeleton, hides: hiding(skeleton, head, busy) }
  }
  let best = attempt(targets, [0, 'back'])
  const consider = (other: Try) => {
    if (other.hides < best.hides - TRIFLE) best = other
    return best.hides <= TRIFLE
  }
  if (best.hides <= TRIFLE) return best.skeleton
  for (const how of ATTEMPTS) if (consider(attempt(targets, how))) return best.skeleton
  // A touch of the rim is better than a hand that lets go.
  if (best.hides < RIM * best.skeleton.build.head * best.skeleton.h) return best.skeleton
  for (const step of STEPS)
    for (const side of busy)
      for (const place of around(best.skeleton, targets[`${side}Hand`] as P, side, step))
        for (const how of SHIFTED)
          if (consider(attempt({ ...targets, [`${side}Hand`]: place }, how))) return best.skeleton
  return best.skeleton
}

/** Places about a hand that its arm reaches, lower ones first: from there it does not cross the face. */
function around({ joints, build, h }: Skeleton, [x, y]: P, side: Side, step: number): P[] {
  const shoulder = flat(joints[`${side}Shoulder`])
  const reach = (build.upperArm + build.forearm + build.hand) * h
  return Array.from({ length: WAYS }, (_, i): P => {
    const a = (i * 2 * Math.PI) / WAYS
    return [x + Math.cos(a) * step * build.head * h, y + Math.sin(a) * step * build.head * h]
  })
    .filter((p) => dist(p, shoulder) < reach)
    .sort((p, q) => q[1] - p[1])
}

/** A free hand that is raised goes beside the head: behind it nobody would know what it does. */
function raised({ joints, build, h, yaw }: Skeleton, head: Head, pose: Pose, asked: Targets): Targets {
  const out: Targets = {}
  if (pose.rest === 'hands' || pose.asleep || Math.abs(pose.lean) > 50) return out
  const middle = flat(joints.head)
  for (const side of SIDES) {
    const [shoulder, hand] = [flat(joints[`${side}Shoulder`]), flat(joints[`${side}Hand`])]
    if (asked[`${side}Hand`] || hand[1] > shoulder[1]) continue
    // The far arm of a turned body is behind the hair too.
    const behind = side === 'far' && yaw >= FRONTAL
    const room = (behind ? head.wide : 1.06) * build.head * h + build.hand * h * 1.1
    if (dist(hand, middle) >= room) continue
    const long = (build.upperArm + build.forearm + build.hand * 0.8) * h * 0.97
    const from = Math.atan2(hand[1] - shoulder[1], hand[0] - shoulder[0])
    const turned = TURNS.flatMap((deg) => [deg, -deg]).map((deg): P => {
      const a = from + rad(deg)
      return [shoulder[0] + Math.cos(a) * long, shoulder[1] + Math.sin(a) * long]
    })
    const found = turned.find((p) => dist(p, middle) >= room && p[1] < shoulder[1] + long * 0.3)
    if (found) out[`${side}Hand`] = found
  }
  return out
}

/** Degrees that an arm is swung away from the head, the least first. */
const TURNS = [0, 8, 16, 24, 32, 40, 50, 60, 72, 84]

/** Eyes, nose and mouth on the page. */
export function featuresOn({ joints, build, h, head: turn }: Skeleton, head: Head): Disc[] {
  const r = build.head * h
  const view = viewOf(turn.yaw, turn.pitch, turn.tilt)
  return head.features(view).map(([x, y, size]) => [...turnAbout(flat(joints.head), r, turn.tilt, [x, y]), size * r])
}

/** From head radii about its middle to the page. */
export function turnAbout(middle: P, r: number, tilt: number, [x, y]: P): P {
  const [c, s] = [Math.cos(rad(tilt)), Math.sin(rad(tilt))]
  return [middle[0] + (x * c - y * s) * r, middle[1] + (x * s + y * c) * r]
}

/** How deep these arms lie in the face, in pixels. */
export function hiding(skeleton: Skeleton, head: Head, sides: readonly Side[]): number {
  if (!sides.length) return 0
  const { joints, build, h } = skeleton
  const features = featuresOn(skeleton, head)
  let sum = 0
  for (const side of sides) {
    const [shoulder, elbow, wrist, hand] = (['Shoulder', 'Elbow', 'Wrist', 'Hand'] as const).map((joint) =>
      flat(joints[`${side}${joint}`]),
    ) as [P, P, P, P]
    for (const [x, y, r] of features) {
      const bones =
        Math.min(away([x, y], mix(shoulder, elbow, UNDER_CHIN), elbow), away([x, y], elbow, wrist)) -
        build.arm * h * SLEEVE
      const palm = dist([x, y], hand) - build.hand * h * PALM
      sum += Math.max(0, r - Math.min(bones, palm))
    }
  }
  return sum
}

/** The upper part of the arm is under a large chin wherever the hand goes, and cannot be moved. */
const UNDER_CHIN = 0.4
/** With the cloth around it, and with the fingers. */
const SLEEVE = 1.15
const PALM = 1.15

/** From a point to the nearest place on a bone. */
function away(p: P, a: P, b: P): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const along = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)
  return dist(p, mix(a, b, Math.max(0, Math.min(1, along))))
}

/** From a pose to joints: angles first, then it is stood on the page, then hands and feet go where they are asked to. */
import { add, dot, length, type P, rad, sub, unit, type V } from './geometry.ts'
import type { Pose } from './poses.ts'
import { type Build, type JointName, SIDES, type Skeleton, type Targets } from './skeleton.ts'

/** How thick the sole is below the ankle, as a share of the leg's radius. */
const SOLE = 0.62
/** How far the seat is below the hip joint, as a share of the hip's half width. */
const SEAT = 0.72
/** The middle of the palm is beyond the wrist by this share of the hand's radius. */
const PALM = 0.8

/** How far the shoulders are below the root of the neck, as a share of the trunk: further where a neck is to be seen. */
const dropOf = ({ neck, drop }: Build): number => drop ?? (neck > 0.03 ? 0.15 : 0.13)

/** Two bones from a toward a target; the pole says to which side the joint between them bends. */
function twoBones(a: V, target: V, upper: number, lower: number, pole: V) {
  const to = sub(target, a)
  const far = length(to)
  const reach = (upper + lower) * 0.998
  const d = Math.max(Math.abs(upper - lower) * 1.02 + 0.5, Math.min(far, reach))
  const along = unit(to)
  const cos = (upper * upper + d * d - lower * lower) / (2 * upper * d)
  const side = unit(sub(pole, add([0, 0, 0], along, dot(pole, along))))
  const mid = add(add(a, along, upper * cos), side, upper * Math.sqrt(Math.max(0, 1 - cos * cos)))
  return { mid, end: add(a, along, d), stretch: far / reach }
}

/** Where the elbow of an arm goes that has to reach: behind it, below it, or out to the side. */
export type Elbows = 'back' | 'low' | 'out'
/** Down, to the side, ahead. */
const ELBOWS: Record<Elbows, V> = { back: [0.9, 0.8, -0.7], low: [1, 0.3, 0.5], out: [-0.2, 1.2, -0.3] }

/** Targets are measured from the figure's foot, as it faces right. */
function solve(build: Build, pose: Pose, h: number, targets: Targets, lean: number, elbows: Elbows): Skeleton {
  const { yaw } = pose
  const bow = lean + (Math.abs(lean) < 50 && pose.rest !== 'seat' ? build.stoop : 0)
  const { roll } = pose
  const ahead: V = [Math.sin(rad(yaw)), 0, Math.cos(rad(yaw))]
  const left: V = [Math.cos(rad(yaw)), 0, -Math.sin(rad(yaw))]
  const toward = (swing: number, spread: number, q: number): V => {
    const c = Math.cos(rad(spread))
    const [f, u, l] = [c * Math.sin(rad(swing)), c * Math.cos(rad(swing)), Math.sin(rad(spread)) * q]
    return [ahead[0] * f + left[0] * l, u, ahead[2] * f + left[2] * l]
  }
  const hip: V = [0, 0, 0]
  const { piece } = build
  // What is in one piece turns on the page as a whole.
  const turn = bow * Math.sin(rad(yaw)) + roll * Math.cos(rad(yaw))
  const up: V = piece ? [Math.sin(rad(turn)), -Math.cos(rad(turn)), 0] : toward(180 - bow, roll, 1)
  const onPiece = ([x, y]: P): V => add([0, 0, 0], add([-up[1] * x, up[0] * x, 0], up, y), h)
  const nod = piece ? 0 : bow * 0.55 + pose.nod
  const chest = add(hip, up, build.torso * h)
  const neck = add(chest, up, build.neck * h)
  const head = piece ? onPiece(piece.face) : add(neck, toward(180 - nod, roll * 0.8, 1), build.head * h * 0.84)
  const j = { hip, chest, neck, head } as Record<JointName, V>
  SIDES.forEach((side, i) => {
    const q = i === 0 ? -1 : 1
    const [swing, spread, bend, out] = pose.arms[i] as Pose['arms'][0]
    const shoulder = piece
      ? onPiece(piece.arms[i] as P)
      : add(add(chest, left, q * build.shoulder * h * 0.92), up, -build.torso * h * dropOf(build))
    const elbow = add(shoulder, toward(swing, spread, q), build.upperArm * h)
    j[`${side}Shoulder`] = shoulder
    j[`${side}Elbow`] = elbow
    j[`${side}Wrist`] = add(elbow, toward(swing + bend, out ?? spread, q), build.forearm * h)
    const [step, apart, knee, shinOut] = pose.legs[i] as Pose['legs'][0]
    const socket = piece ? onPiece([piece.legs[i] as number, 0]) : add(hip, left, q * build.hip * h * 0.55)
    const kneeAt = add(socket, toward(step, apart, q), build.thigh * h)
    const ankle = add(kneeAt, toward(step - knee, shinOut ?? apart, q), build.shin * h)
    j[`${side}Hip`] = socket
    j[`${side}Knee`] = kneeAt
    j[`${side}Ankle`] = ankle
    j[`${side}Toe`] = add(ankle, toward(pose.feet?.[i] ?? step - knee + 90, 24, q), build.foot * h * 0.72)
  })

  const sole = build.leg * h * SOLE
  const seat = piece ? Math.max(...piece.corners.map((corner) => onPiece(corner)[1])) : build.hip * h * SEAT
  const feet = Math.max(...SIDES.flatMap((s) => [j[`${s}Ankle`][1], j[`${s}Toe`][1]])) + sole
  const low = Math.max(
    feet,
    seat,
    ...SIDES.map((s) => j[`${s}Knee`][1] + sole),
    ...(piece ? [] : [j.head[1] + build.head * h * 0.95]),
    ...SIDES.map((s) => j[`${s}Wrist`][1] + build.hand * h * 1.1),
  )
  const ground = pose.rest === 'seat' ? Math.max(seat, feet - sole * 0.6) : pose.rest === 'low' ? low : feet
  let lift: V = [0, -ground - pose.air * h, 0]
  const held = [targets.nearHand, targets.farHand].filter((p) => p !== undefined)
  if (targets.seat) lift = [targets.seat[0], targets.seat[1] - seat, 0]
  else if (pose.rest === 'hands' && held.length) {
    // Who hangs hangs from the hands: the body goes below them.
    const hands = SIDES.map((s) =>
      add(j[`${s}Wrist`], unit(sub(j[`${s}Wrist`], j[`${s}Elbow`])), build.hand * h * PALM),
    )
    const mean = (k: 0 | 1) => held.reduce((sum, p) => sum + p[k], 0) / held.length
    lift = [
      mean(0) - ((hands[0] as V)[0] + (hands[1] as V)[0]) / 2,
      mean(1) - Math.max((hands[0] as V)[1], (hands[1] as V)[1]) + 0.02 * h,
      0,
    ]
  }
  for (const name of Object.keys(j) as JointName[]) j[name] = add(j[name], lift)

  const [down, aside, forward] = ELBOWS[elbows]
  let stretch = 0
  SIDES.forEach((side, i) => {
    const q = i === 0 ? -1 : 1
    const reach = build.forearm * h + build.hand * h * PALM
    const hand = targets[`${side}Hand`] ?? (targets.seat || piece ? undefined : grounded(j, side, build, h, pose))
    if (hand) {
      if (piece) j[`${side}Shoulder`] = add(j.hip, onPiece(rootToward(piece.arms[i] as P, hand, j.hip, up)))
      const shoulder = j[`${side}Shoulder`]
      const solved = twoBones(
        shoulder,
        nearest(
          shoulder,
          hand,
          (build.upperArm * h + reach) * 0.99,
          Math.max(0, Math.cos(rad(yaw))) * build.deep * h * 1.1,
        ),
        build.upperArm * h,
        reach,
        add(add([0, down, 0], left, q * aside), ahead, forward),
      )
      j[`${side}Elbow`] = solved.mid
      j[`${side}Wrist`] = add(solved.end, unit(sub(solved.end, solved.mid)), -build.hand * h * PALM)
      stretch = Math.max(stretch, solved.stretch)
    }
    const foot = targets[`${side}Foot`]
    if (foot) {
      const socket = j[`${side}Hip`]
      const ankle: P = [foot[0] - build.foot * h * 0.29 * ahead[0], foot[1] - sole]
      const solved = twoBones(
        socket,
        nearest(socket, ankle, (build.thigh + build.shin) * h * 0.99, 0),
        build.thigh * h,
        build.shin * h,
        add(ahead, [0, -0.35, 0]),
      )
      j[`${side}Knee`] = solved.mid
      j[`${side}Ankle`] = solved.end
      j[`${side}Toe`] = add(solved.end, toward(90, 14, q), build.foot * h * 0.72)
      stretch = Math.max(stretch, solved.stretch)
    }
    j[`${side}Hand`] = add(j[`${side}Wrist`], unit(sub(j[`${side}Wrist`], j[`${side}Elbow`])), build.hand * h * PALM)
  })
  const look = pose.look ?? (yaw < 20 ? yaw : 27)
  const turned = Math.sin(rad(Math.min(90, Math.abs(yaw) + 10)))
  return {
    joints: j,
    build,
    h,
    yaw,
    head: {
      yaw: look,
      pitch: nod * (1 - turned) + pose.pitch,
      tilt: piece ? turn : nod * turned + roll * Math.cos(rad(yaw)) + pose.tilt,
    },
    stretch,
    seat,
  }
}

/** Whoever leans on the ground or crawls would push a straight arm into it: the palm goes on it instead. */
function grounded(
  j: Record<JointName, V>,
  side: (typeof SIDES)[number],
  build: Build,
  h: number,
  { rest }: Pose,
): P | undefined {
  if (rest !== 'seat' && rest !== 'low') return undefined
  const [wrist, elbow] = [j[`${side}Wrist`], j[`${side}Elbow`]]
  const along = unit(sub(wrist, elbow))
  const [x, y] = add(wrist, along, build.hand * h * PALM)
  const under = y + Math.max(0.4, along[1]) * build.hand * h * FINGERS
  return under > 0 ? [x, y - under] : undefined
}
/** How far the fingers go beyond the middle of the palm, in radii of the hand. */
const FINGERS = 1.2

/** An arm that goes across the body comes from its middle: from the far edge it would run over all of it, and over the face. */
function rootToward([x, y]: P, hand: P, hip: V, up: V): P {
  const across = (hand[0] - hip[0]) * -up[1] + (hand[1] - hip[1]) * up[0]
  return across * x < 0 ? [x * 0.3, y] : [x, y]
}

/** A point on the page has no depth: it is taken as near to the viewer as wished, unless the limb is too short for that. */
function nearest(from: V, [x, y]: P, reach: number, depth: number): V {
  const room = reach * reach - (x - from[0]) ** 2 - (y - from[1]) ** 2
  return [x, y, from[2] + (room > 0 ? Math.min(depth, Math.sqrt(room)) : 0)]
}

/** The pose as asked; where hands do not reach, the trunk leans toward what they want. */
export function reachOut(build: Build, pose: Pose, h: number, targets: Targets, elbows: Elbows = 'back'): Skeleton {
  let best = solve(build, pose, h, targets, pose.lean, elbows)
  if (best.stretch <= 1 || pose.rest === 'hands') return best
  // What is in one piece would fall over.
  for (const more of build.piece ? [6, 12, -6, -12] : [8, 16, 24, 32, -8, -16, -24]) {
    const other = solve(build, pose, h, targets, pose.lean + more, elbows)
    if (other.stretch < best.stretch - 0.004) best = other
    if (best.stretch <= 1) break
  }
  return best
}

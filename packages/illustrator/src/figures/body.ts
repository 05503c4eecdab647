/** A solved skeleton with flesh on it: measures, the trunk's own coordinates, and the outlines that garments are cut from. */
import { axes, clamp, type Disc, flat, mix, off, type P, rad, stretched } from './geometry.ts'
import { softened, unite, within } from './outline.ts'
import { FRONTAL, type JointName, SIDES, type Side, type Skeleton } from './skeleton.ts'

export interface Body {
  skeleton: Skeleton
  h: number
  /** Radii of arm, leg, hand and head. */
  arm: number
  leg: number
  hand: number
  head: number
  /** Turned so little that both sides are seen alike. */
  frontal: boolean
  at(name: JointName): P
  /** On the trunk: u runs from the shoulders (0) to the hip (1), v from the back (-1) to the front (1). */
  on(u: number, v: number): P
  /** Where the middle of the chest is, in v. */
  middle: number
  trunk: P[]
  pelvis: P[]
  /** The trunk down to u, wider by a share for cloth over it. */
  trunkTo(u: number, ease?: number): P[]
  /** A point on the spine and how wide the trunk is there. */
  waist(u: number): Disc
}

/** Where the trunk is narrowest, from the shoulders (0) to the hip (1). */
const WAIST = 0.62
/** Where the neck comes out of the trunk: how far below the chest, of the height, and how wide, of the head's radius. */
const ROOT = { down: 0.012, wide: 0.31 }

export function bodyOf(skeleton: Skeleton): Body {
  const { build, h, yaw, joints } = skeleton
  const at = (name: JointName): P => flat(joints[name])
  const [chest, hip] = [at('chest'), at('hip')]
  // What is in one piece is seen as broad from every side.
  const [front, side] = build.piece ? [1, 0] : [Math.abs(Math.cos(rad(yaw))), Math.abs(Math.sin(rad(yaw)))]
  const spine = axes(chest, hip)
  // Across the trunk toward where it faces; seen from the front that is simply to the right.
  const across: P = [-spine.across[0], -spine.across[1]]
  const [arm, leg] = [build.arm * h, build.leg * h]
  const shoulders = (build.shoulder * front + build.deep * 0.84 * side) * h
  const hips = (build.hip * 0.98 * front + build.deep * side) * h
  const waist = build.waist ?? 1
  const half = (u: number): number =>
    (shoulders + (hips - shoulders) * clamp(u, 0, 1)) * (1 - (1 - waist) * Math.max(0, 1 - ((u - WAIST) / 0.36) ** 2))
  const on = (u: number, v: number): P => off(mix(chest, hip, u), across, half(u) * v)
  const trunkDiscs = (ease: number): Disc[] => {
    const fat = 1 + ease
    const low = build.hip * h * 0.56 * fat
    const depth = build.deep * h * fat
    const shoulder = (s: Side): Disc => [...at(`${s}Shoulder`), arm * 1.12 * fat]
    const socket = (s: Side): Disc => [...at(`${s}Hip`), Math.max(low, leg * fat)]
    // From the root of the neck the shoulders slope: a level line between them would be a coat hanger.
    const root: Disc = build.piece
      ? [...chest, 1]
      : [...off(chest, spine.along, ROOT.down * h), ROOT.wide * build.head * h]
    const belly = off(mix(chest, hip, 0.68), across, side * depth * 0.14)
    return [
      ...SIDES.map(shoulder),
      ...SIDES.map(socket),
      root,
      [...mix(chest, hip, 0.28), depth * 0.8],
      [...belly, Math.max(depth * 0.96, half(0.7) * 0.98 * fat)],
      [...mix(chest, hip, 0.94), Math.max(depth * 0.84, low)],
      ...(build.belly ? [[...off(mix(chest, hip, 0.66), across, side * depth * 0.9), build.belly * h] as Disc] : []),
    ]
  }
  const trunkOf = (ease: number): P[] => {
    const discs = trunkDiscs(ease)
    if (waist >= 1) return stretched(discs)
    const [near, far, nearHip, farHip, root, chestDisc, , low] = discs as [
      Disc,
      Disc,
      Disc,
      Disc,
      Disc,
      Disc,
      Disc,
      Disc,
    ]
    const middle: Disc = [...mix(chest, hip, WAIST), half(WAIST) * (1 + ease)]
    const halves = [stretched([near, far, root, chestDisc, middle]), stretched([middle, nearHip, farHip, low])]
    return softened(unite(halves), leg * 0.6)
  }
  const trunk = trunkOf(0)
  const below = (u: number): P[] => {
    const [wide, high] = [h * 1.2, h * 2]
    const [l, m, r] = [-1, 0, 1].map((v) => off(mix(chest, hip, u), across, v * wide)) as [P, P, P]
    const dip = off(m, spine.along, h * 0.014)
    return [l, mix(l, dip, 0.86), dip, mix(r, dip, 0.86), r, off(r, spine.along, -high), off(l, spine.along, -high)]
  }
  return {
    skeleton,
    h,
    arm,
    leg,
    hand: build.hand * h,
    head: build.head * h,
    frontal: yaw < FRONTAL,
    at,
    on,
    middle: clamp(Math.sin(rad(yaw)) * 0.62, 0, 0.62),
    trunk,
    pelvis: stretched([
      ...SIDES.map((s): Disc => [...at(`${s}Hip`), Math.max(build.hip * h * 0.56, leg)]),
      [...hip, Math.max(build.deep * h * 0.84, build.hip * h * 0.56)],
      [...mix(chest, hip, 0.8), hips * 0.8],
    ]),
    trunkTo: (u, ease = 0.05) => within(trunkOf(ease), below(u)),
    waist: (u) => [...mix(chest, hip, u), half(u)],
  }
}

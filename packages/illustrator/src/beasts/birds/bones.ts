/** Where a bird's body, neck and head are in a pose. */
import { add, dir, type P, spline } from '../rig/geom.ts'
import { frame } from '../rig/ink.ts'
import type { Bird, BirdBones, BirdPose } from './types.ts'

const POSES: Record<string, BirdPose> = {
  stand: { name: 'stand' },
  walk: { name: 'walk', step: 0.3, tilt: -5 },
  run: { name: 'run', step: 0.46, tilt: -14, nod: -4 },
  jump: { name: 'jump', lift: 0.9, step: 0.1, flap: true },
  sit: { name: 'sit', sit: true },
  lie: { name: 'lie', sit: true },
  'lie-curled': { name: 'lie-curled', sit: true, asleep: true, neck: -8, nod: 14 },
  crouch: { name: 'crouch', sit: true, tilt: -6, neck: -14 },
  fly: { name: 'fly', fly: true },
  dive: { name: 'dive', fly: true, tilt: -42 },
  swim: { name: 'swim', swim: true },
  'head-down': { name: 'head-down', peck: true },
  drink: { name: 'drink', peck: true },
  'head-up': { name: 'head-up', neck: 8, nod: -34, open: true },
  'mouth-open': { name: 'mouth-open', open: true },
  'look-back': { name: 'look-back', back: true },
  'run-look-back': { name: 'run-look-back', step: 0.46, tilt: -10, back: true },
  dance: { name: 'dance', step: 0.2, flap: true, nod: -12 },
}

const NEAR: Record<string, string> = {
  eat: 'head-down',
  'hold-to-mouth': 'head-down',
  'reach-down': 'head-down',
  'lean-over': 'head-down',
  'two-hands-down': 'head-down',
  kneel: 'crouch',
  float: 'swim',
  'arms-up': 'dance',
  wave: 'dance',
  'hold-up': 'dance',
  hang: 'stand',
  climb: 'walk',
}

export const posesOf = (b: Bird): ReadonlySet<string> =>
  new Set(
    Object.keys(POSES)
      .filter((name) => (b.grounded ? name !== 'fly' && name !== 'dive' : true))
      .filter((name) => (b.swims ? true : name !== 'swim'))
      .concat(b.swims ? ['float'] : [], ['carry']),
  )

/** Sitting on the ground one with long legs is another bird: it sleeps as it stands, on one leg. */
const wades = ({ legs, grounded }: Bird): boolean => legs.len > 40 && !grounded

export function poseFor(b: Bird, asked: string): BirdPose {
  const name = NEAR[asked] ?? (asked.startsWith('seated') ? 'sit' : asked)
  const pose = POSES[name] ?? POSES.stand!
  if (pose.asleep && wades(b)) return { ...pose, sit: false }
  // A penguin that "flies" leaps.
  if (b.grounded && pose.fly) return POSES.jump!
  if (b.hovers && !pose.sit && !pose.peck) return { ...pose, fly: true, hover: true, step: 0 }
  return b.raised && !pose.sit ? { ...pose, flap: true } : pose
}

/** How far beaks reach, in head radii. */
const LONG: Partial<Record<Bird['beak'], number>> = {
  toucan: 3.2,
  pelican: 3.7,
  needle: 3.4,
  duck: 2.1,
  chisel: 2.3,
  curved: 3,
  spoon: 3.3,
  shoe: 2.5,
}

export function bones(b: Bird, pose: BirdPose): BirdBones {
  if (!pose.peck) return solve(b, pose, pose.neck ?? 0, pose.tilt ?? 0, pose.nod ?? 0)
  const reach = (LONG[b.beak] ?? 1.7) * (b.beakSize ?? 1)
  let best: BirdBones | undefined
  for (let lean = 0; lean <= b.tilt + 40; lean += 6)
    for (let a = 0; a <= b.neck.ang + 55; a += 8) {
      best = solve(b, pose, -a, -lean, Math.min(50, a * 0.6))
      if (best.f.at(reach, 0.5)[1] > -2) return best
    }
  return best!
}

function solve(b: Bird, pose: BirdPose, neckTurn: number, lean: number, nod: number): BirdBones {
  const long = b.neck.len > 30
  const base = pose.fly && !pose.hover ? Math.min(b.tilt * 0.3, 14) : pose.swim ? Math.min(b.tilt, 10) : b.tilt
  const tilt = base + lean
  const [ax, up] = [dir(tilt), dir(tilt + 90)]
  const legs = pose.sit ? b.r * 0.1 : b.legs.len
  const sunk = b.r * 0.72 + b.len * 0.3 * Math.abs(Math.sin((tilt * Math.PI) / 180))
  const y = pose.fly ? -70 : pose.swim ? -b.r * 0.45 : -(legs + sunk) - (pose.lift ?? 0) * b.r
  const c: P = [0, y]
  const breast = add(c, ax, b.len * 0.24)
  const rump = add(c, ax, -b.len * 0.36)
  const root = add(add(breast, ax, b.r * 0.25), up, b.r * 0.35)
  const flat = pose.hover ? b.neck.ang : long ? 12 : b.neck.ang * 0.5
  const ang = (pose.fly ? flat + lean * 0.6 : b.neck.ang + lean * 0.4) + neckTurn
  const bow = (pose.fly || pose.peck ? 0.12 : (b.neck.s ?? 0)) * 55
  const n = b.neck.len * (pose.asleep ? 0.7 : 1)
  const k1 = add(root, dir(ang - bow), n * 0.42)
  const k2 = add(k1, dir(ang + bow * 0.9), n * 0.36)
  const end = add(k2, dir(ang + (b.neck.s ?? 0) * 10), n * 0.28)
  const neck = spline([root, k1, k2, end], 4)
  const f = frame(end, b.head, (long && pose.fly ? 4 : 6) + nod, pose.back ? -1 : 1)
  return { tilt, c, breast, rump, ax, up, neck, neckAng: ang, hc: end, f, hips: add(c, ax, -b.len * 0.06) }
}

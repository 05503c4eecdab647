/** Species and pose make joints: feet are placed, knees follow. */
import { add, clamp, dir, mix, type P, spline } from '../rig/geom.ts'
import { frame } from '../rig/ink.ts'
import { biteOf, hasJaws } from './jaws.ts'
import { type Hands, legBones } from './legs.ts'
import { tailBones } from './tail-bones.ts'
import type { Beast, Bones, Pose } from './types.ts'

const muzzleTip = (b: Beast, open: boolean): P => {
  if (b.extra?.includes('trunk')) return open ? [1.95, -1.5] : [2.1, 1.4]
  if (b.head.view === 'front') return [0, 0.6]
  if (open && hasJaws(b)) return biteOf(b)
  const { mz = 1.6, my = 0.35, m1 = 0.48 } = b.head
  return [mz + m1 * 0.6, my + m1 * 0.4]
}

/** A neck of this length laid on the ground would be a second body. */
const TALL = 40

const curlsUp = ({ head, neck, tail, extra }: Beast): boolean =>
  head.view === 'front' && neck.len <= 20 && tail.kind !== 'thick' && !extra?.includes('shell')

/** Of the length of its back: a larger face on its own flank would be all that is seen of it. */
const FACE = 0.8
const hidesItself = ({ head, len, tail }: Beast): boolean =>
  (head.size * 2 * (head.w ?? 1.05) > len * FACE && tail.kind !== 'bush') || (tail.len ?? 30) < 12
const isAllFace = ({ head, len, extra }: Beast): boolean =>
  head.size * 2 * (head.w ?? 1.05) > len * 1.1 || extra?.includes('mane-lion') === true
/** Asleep with the chin on the paws. */
const ON_PAWS: Partial<Pose> = { curl: false, arch: 0.04, nf: { x: 0.75 }, ff: { x: 0.95 }, tail: -30 }

/**
 * Only a face that is turned to the reader lies on its own flank: a snout would be bent back over it. Others lie down with
 * the head on the ground, and long necks stay up with the head bowed.
 */
export function asSleeper(b: Beast, pose: Pose): Pose {
  if (!pose.curl || (curlsUp(b) && !hidesItself(b))) return pose
  if (b.head.view === 'front' && curlsUp(b)) return { ...pose, ...ON_PAWS, neck: isAllFace(b) ? 14 : -4 }
  const down = { ...pose, curl: false, arch: 0, nf: { x: 0.5 }, ff: { x: 0.66 } }
  return b.neck.len > TALL ? { ...down, neck: 6, head: 26 } : { ...down, mouth: 'ground' }
}

export function bones(b: Beast, pose: Pose, hands: Hands = {}): Bones {
  if (pose.mouth) return reachDown(b, pose, hands)
  return solve(b, pose, pose.neck ?? 0, typeof pose.sho === 'number' ? pose.sho : 1, pose.head ?? 0, hands)
}

/** What touches the ground first when the head goes down. */
function lowest(b: Beast, s: Bones): number {
  if (b.head.view !== 'front') return Math.max(s.mouth[1], s.head[1] + b.head.size * (b.head.skull ?? 1) * 0.94)
  return s.head[1] + b.head.size * (b.extra?.includes('mane-lion') ? 1.6 : 1)
}

const STOOP = [
  [1, 1],
  [1, 1.2],
  [0.9, 1.3],
  [0.8, 1.4],
  [0.7, 1.5],
  [0.6, 1.5],
] as const

/** Lowers the neck first, then the shoulders, until the mouth is at the ground. */
function reachDown(b: Beast, pose: Pose, hands: Hands): Bones {
  const base = typeof pose.sho === 'number' ? pose.sho : 1
  let best: Bones | undefined
  for (const [low, grow] of STOOP)
    for (let a = 0; a <= 150 && b.neck.ang - a >= -58; a += 5) {
      const tilt = clamp(58 - (b.head.tilt ?? 20), -10, 48)
      const stretched = { ...b, neck: { ...b.neck, len: b.neck.len * grow } }
      const turn = b.head.view === 'front' ? 0 : tilt * clamp(a / 60, 0, 1)
      best = solve(stretched, pose, -a, base * low, turn, hands)
      if (lowest(b, best) > -3) return best
    }
  return best!
}

function spineAngle(b: Beast, pose: Pose, sho: number, hipY: number): number {
  if (typeof pose.sho === 'object') return pose.sho.deg + slope((b.sh - b.hh) / b.len) * (b.stance === 'biped' ? 0 : 1)
  const shoY = pose.sho === 'ground' ? -b.chest * 0.92 : -b.sh * sho
  const deg = slope((hipY - shoY) / b.len)
  return pose.hip === 'ground' && pose.sho !== 'ground' ? clamp(deg, 30, 52) : deg
}

const slope = (rise: number) => (Math.asin(clamp(rise, -0.9, 0.9)) * 180) / Math.PI

function solve(b: Beast, pose: Pose, neckTurn: number, sho: number, headTurn: number, hands: Hands): Bones {
  const hip: P = [0, pose.hip === 'ground' ? -b.rump * 0.92 : -b.hh * pose.hip]
  const deg = pose.curl ? clamp(spineAngle(b, pose, sho, hip[1]), -6, 6) : spineAngle(b, pose, sho, hip[1])
  const len = b.len * (pose.curl ? 0.8 : 1)
  const [along, up] = [dir(deg), dir(deg + 90)]
  const shoulder = add(hip, along, len)
  const mid = add(mix(hip, shoulder, 0.5), up, b.len * ((b.arch ?? 0) + (pose.arch ?? 0)) - (b.sag ?? 0))
  const head = headOf(b, pose, { shoulder, along, up, deg }, neckTurn, headTurn)
  return {
    hip,
    mid,
    shoulder,
    up,
    ...head,
    legs: legBones(b, pose, { hip, shoulder, along, up }, hands),
    tail: tailBones(b, pose, { hip, along, up, deg, len }),
  }
}

interface Trunk {
  shoulder: P
  along: P
  up: P
  deg: number
}

function headOf(b: Beast, pose: Pose, { shoulder, along, up, deg }: Trunk, neckTurn: number, headTurn: number) {
  const front = b.head.view === 'front'
  const root = add(add(shoulder, along, b.chest * (b.neck.fwd ?? 0.25)), up, b.chest * (b.neck.up ?? 0.3))
  const back = pose.look === 'back'
  const raised = typeof pose.sho === 'object' || (pose.hip === 'ground' && pose.sho !== 'ground') ? deg * 0.35 : 0
  const turned = back ? clamp(Math.max(b.neck.ang + 20, 82), 60, 104) : b.neck.ang + neckTurn + raised
  const ang = pose.curl ? -26 : turned
  const end = add(root, dir(ang), b.neck.len * (pose.curl ? 0.7 : 1))
  const neck = spline([root, add(mix(root, end, 0.5), dir(ang + 90), (b.neck.bow ?? 0) * b.neck.len), end], 4)
  const flip: 1 | -1 = (back || pose.curl) && !front ? -1 : 1
  const tilt = b.head.tilt ?? 20
  const nod = (back ? Math.min(tilt, 12) : tilt) + headTurn - raised * 0.2
  const { my = 0.35, m1 = 0.48 } = b.head
  const head: P = pose.curl
    ? [end[0], -b.head.size * (front ? (b.extra?.includes('mane-lion') ? 1.5 : 0.86) : Math.max(0.95, my + m1 + 0.2))]
    : add(end, dir(ang), b.head.size * 0.3)
  const tip = muzzleTip(b, pose.open === true)
  const f = frame(head, b.head.size, front ? 0 : pose.curl ? 6 : nod, flip)
  const [x, y] = f.at(tip[0], tip[1])
  return { neck, head, deg: nod, flip, mouth: [x, Math.min(y, -1)] as P }
}

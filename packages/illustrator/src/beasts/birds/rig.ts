/** One rig for all birds that are seen from the side. */
import type { Gaze } from '../../art/art.ts'
import type { Ask, Drawn } from '../rig/actor.ts'
import { ball, cone, type Field, melt, rope, smin, taper } from '../rig/clay.ts'
import { eyesOf } from '../rig/eyes.ts'
import { add, last, mix, type P } from '../rig/geom.ts'
import type { Ink } from '../rig/ink.ts'
import { boxOf, fitted, trace } from '../rig/trace.ts'
import { raisedWing } from '../rig/wings.ts'
import { bones, poseFor } from './bones.ts'
import { crest, face, wattle } from './face.ts'
import { birdLeg } from './legs.ts'
import { marks } from './marks.ts'
import { birdTail, tailLine } from './tails.ts'
import type { Bird, BirdBones, BirdPose } from './types.ts'
import { birdWear } from './wear.ts'
import { foldedWing } from './wings.ts'

export function drawBird(ink: Ink, b: Bird, ask: Ask): Drawn {
  const pose = nodding(poseFor(b, ask.pose), ask.gaze)
  const s = bones(b, pose)
  const body = outlineOf(b, s, pose)
  const near = legOf(b, s, pose, true)
  const far = legOf(b, s, pose, false)
  const aloft = pose.fly === true || pose.swim === true
  const spread = (pose.fly || pose.flap) && b.wing !== 'flipper'
  ink.part('tail')
  birdTail(ink, b, s, aloft)
  if (spread) {
    ink.part('farWing').tint(b.plumage.wing ?? b.plumage.body)
    openWing(ink, b, s, pose, true)
  }
  if (!pose.swim && !pose.sit) {
    ink.part('farLeg')
    far.draw(ink)
    ink.part('nearLeg')
    near.draw(ink)
  }
  ink.part('torso')
  crest(ink, b, s.f)
  ink.tint(b.plumage.body).shape(body)
  ink.clip(body, () => marks(ink, b, s))
  ink.line(body, 1)
  ink.part('nearWing').tint(b.plumage.wing ?? b.plumage.body)
  if (spread) openWing(ink, b, s, pose, false)
  else foldedWing(ink, b, s, pose)
  ink.part('head')
  wattle(ink, b, s.f)
  const look = {
    asleep: pose.asleep === true,
    mood: ask.mood,
    open: pose.open === true || ask.mouth === 'open',
    ...eyesOf(ask),
  }
  face(ink, b, s.f, look)
  birdWear(ink, b, s, ask.wears)
  return {
    points: points(b, s, near.foot, far.foot, aloft),
    tops: [[s.rump[0], s.breast[0], add(s.c, s.up, b.r)[1]]],
    pose: pose.name,
  }
}

/** Degrees that head and neck go up or down with what it looks at. */
const [NOD, NECK] = [30, 8]

/** The beak points at what it looks at, over its back where that is behind it. */
function nodding(pose: BirdPose, gaze: Gaze | undefined): BirdPose {
  if (gaze?.with !== 'head' || pose.peck || pose.back || pose.asleep) return pose
  if (gaze.x < -0.4) return { ...pose, back: true }
  return { ...pose, nod: (pose.nod ?? 0) + gaze.y * NOD, neck: (pose.neck ?? 0) - gaze.y * NECK }
}

function outlineOf(b: Bird, s: BirdBones, pose: BirdPose): string {
  const torso = melt(8, cone(s.breast, s.rump, b.r, b.r * 0.62), ball(s.c, b.r * 0.98))
  const neck = rope(s.neck, taper(s.neck.length, b.neck.r0, b.neck.r1), 3)
  const head = ball(s.hc, b.head)
  const long = b.neck.len > 30
  const whole: Field = (x, y) => {
    const d = smin(smin(torso(x, y), neck(x, y), long ? 8 : 9), head(x, y), long ? 3 : 5)
    if (pose.swim) return Math.max(d, y - 1)
    return pose.sit ? Math.max(d, y) : d
  }
  const box = boxOf([s.breast, s.rump, s.c, ...s.neck], Math.max(b.r, b.head) + 8)
  return trace(whole, box)
    .slice(0, 1)
    .map((loop) => fitted(loop, true))
    .join('')
}

const legOf = (b: Bird, s: BirdBones, pose: BirdPose, near: boolean) =>
  birdLeg(b, near ? s.hips : add(s.hips, [b.r * (b.legs.foot === 'web' ? 0.86 : 0.42), -1]), pose, near)

function openWing(ink: Ink, b: Bird, s: BirdBones, pose: BirdPose, far: boolean): void {
  const span = b.len * (b.wingLen ?? 1) * (b.wing === 'stub' ? 0.55 : pose.flap ? 0.9 : 1.28)
  const o = add(add(mix(s.c, s.breast, pose.fly ? 0.1 : 0.55), s.up, b.r * 0.42), [far ? 5 : 0, 0])
  raisedWing(ink, o, span, (far ? 34 : 4) - s.tilt * 0.4, b.hovers ? 'blade' : 'bird')
}

/** Where a pelican has its catch, in head radii. */
const POUCH = 2.6

function points(b: Bird, s: BirdBones, near: P, far: P, aloft: boolean): Drawn['points'] {
  return {
    mouth: s.f.at((b.beak === 'pelican' ? POUCH : 1.5) * (b.beakSize ?? 1), 0.2),
    eye: s.f.at(0.25, -0.12),
    headTop: s.f.at(0, -1),
    headMid: s.hc,
    neck: mix(s.neck[0]!, last(s.neck), 0.5),
    chest: s.breast,
    back: add(s.c, s.up, b.r),
    seat: [s.c[0], Math.max(near[1], s.c[1] + b.r * 0.7)],
    nearHand: near,
    farHand: far,
    nearFoot: near,
    farFoot: far,
    tailTip: tailLine(b, s, aloft).tip,
  }
}

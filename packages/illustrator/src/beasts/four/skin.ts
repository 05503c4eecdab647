/** Joints become coats of ink, back to front. */
import type { Box } from '../../art/art.ts'
import type { Ask, Drawn } from '../rig/actor.ts'
import { ball, cone, type Field, melt, rope, smin, taper } from '../rig/clay.ts'
import { eyesOf } from '../rig/eyes.ts'
import { add, last, mix, type P } from '../rig/geom.ts'
import { type Frame, frame, type Ink } from '../rig/ink.ts'
import { boxOf, fitted, trace } from '../rig/trace.ts'
import { behindBody, onBack, overBody } from './coats.ts'
import { featureFrame } from './face.ts'
import { cocked, nodding, turnedTo } from './gaze.ts'
import { drawHead, farEar } from './head-skin.ts'
import { hasJaws, mouthInside, opened } from './jaws.ts'
import { type Kit, onTorso, toSkin } from './kit.ts'
import { creases, farLegs, hasArms, legField, nearArm, nearFeet } from './leg-skin.ts'
import { pattern } from './pattern.ts'
import { POSES } from './pose-table.ts'
import { poseFor } from './poses.ts'
import { profile } from './profile.ts'
import { isShaggy, locked } from './shaggy.ts'
import { drawSitting, facesReader } from './sitting.ts'
import { asSleeper, bones } from './skeleton.ts'
import { tail } from './tails.ts'
import type { Beast, Bones, Pose } from './types.ts'
import { wearBehind, wearOnBody, wearOnHead } from './wear.ts'
import { wing } from './wings.ts'

export function drawBeast(ink: Ink, b: Beast, ask: Ask): Drawn {
  const asked = poseFor(b, ask.pose)
  if (facesReader(b, asked.name, ask)) return drawSitting(ink, b, POSES.sit!, ask)
  const pose = opened(b, nodding(b, asSleeper(b, asked.pose), ask.gaze), ask.mouth === 'open')
  const upright = bones(b, pose, ask.hands)
  const s = pose.hang ? hung(upright, b) : upright
  const k = kitOf(ink, b, s, pose, ask)
  const thick = b.tail.kind === 'thick'
  ink.part('tail')
  if (!thick && !pose.curl) tail(k)
  farLegs(k)
  behindBody(k)
  wing(k, true)
  wearBehind(k, ask.wears)
  farEar(k)
  if (!k.over) mouthInside(k)
  ink.part('torso').tint(b.coat.body).shape(k.body)
  ink.clip(k.body, () => pattern(k))
  creases(k)
  nearFeet(k)
  overBody(k)
  ink.line(k.body, 1)
  if (hasArms(b, pose)) nearArm(k)
  wearOnBody(k, ask.wears)
  ink.part('mane')
  onBack(k)
  wing(k, false)
  ink.part('head')
  drawHead(k)
  wearOnHead(k, ask.wears)
  if (pose.curl && !thick) {
    ink.part('tailOver')
    tail(k)
  }
  return { ...contacts(k), pose: asked.name }
}

function kitOf(ink: Ink, b: Beast, s: Bones, pose: Pose, ask: Ask): Kit {
  const front = b.head.view === 'front'
  // A face that calls is thrown back a little: further and it seems to fall off its neck.
  const tilt = pose.look === 'up' && pose.open ? -7 : cocked(ask.gaze)
  const f = frame(s.head, b.head.size, front ? tilt : pose.curl ? 6 : s.deg, s.flip)
  const torso = torsoField(b, s)
  const neck = rope(s.neck, taper(s.neck.length, b.neck.r0, b.neck.r1), 4)
  const over = front || pose.look === 'back' || pose.curl === true || (pose.mouth !== undefined && b.neck.len < 24)
  const head = front ? ball(s.head, b.head.size * 0.7) : profile(b, f, pose.open === true)
  const melted = Math.min(26, b.chest * 0.8)
  const tailR = (i: number) => (b.tail.r ?? 8) * (1 - 0.9 * (i / (s.tail.length - 1))) + 1.2
  const tailField =
    b.tail.kind === 'thick'
      ? rope(
          s.tail,
          s.tail.map((_, i) => (i === 0 ? Math.max(b.rump * 0.7, tailR(0)) : tailR(i))),
          6,
        )
      : null
  const trunk: Field = (x, y) => {
    let d = smin(torso(x, y), neck(x, y), melted)
    if (!over) d = smin(d, head(x, y), b.head.size * 0.5)
    return tailField ? smin(d, tailField(x, y), 14) : d
  }
  const arms = hasArms(b, pose)
  const near = arms ? [legField(b, s.legs.nh)] : [legField(b, s.legs.nh), legField(b, s.legs.nf)]
  const floor = pose.hang ? Infinity : 0
  const all: Field = (x, y) => {
    let d = trunk(x, y)
    for (const l of near) d = smin(d, l(x, y), 6)
    return Math.max(d, y - floor)
  }
  const body = trace(all, reach(b, s))
    .filter((loop, i) => i === 0 || loop.length > 22)
    .map((loop) => (isShaggy(b, ask.attributes) ? locked(loop, b.belly * 0.5, -b.sh * 0.34) : fitted(loop, true)))
    .join('')
  const look = {
    asleep: pose.eyes === 'closed',
    mood: ask.mood,
    open: pose.open === true || (ask.mouth === 'open' && !hasJaws(b)),
    ...eyesOf(ask),
  }
  return {
    ink,
    b,
    s,
    pose,
    f,
    torso,
    neck,
    trunk,
    skin: all,
    body,
    over,
    look,
    gaze: gazeOf(pose, ask),
    said: ask.attributes,
  }
}

/** Where a face that is turned to the reader looks. */
function gazeOf(pose: Pose, ask: Ask): Kit['gaze'] {
  if (pose.look === 'back') return { x: -0.9, y: -0.1 }
  if (pose.curl) return { x: -0.35, y: 0.25 }
  if (ask.gaze?.with === 'head') return turnedTo(ask.gaze)
  const x = ask.turn === undefined ? 0.3 : ask.turn
  return { x, y: pose.look === 'up' ? -0.45 : pose.look === 'down' ? 0.5 : 0 }
}

function contacts(k: Kit): Pick<Drawn, 'points' | 'tops'> {
  const { b, s, f } = k
  const front = b.head.view === 'front'
  const [ex, ey] = b.head.eye ?? [0.4, -0.1]
  const tall = b.extra?.includes('shell') ? 1.55 : 0.8
  const back = toSkin(k.trunk, add(s.mid, s.up, b.belly * tall), s.up, 40)
  const left = toSkin(k.trunk, onTorso(k, 0.12, 0.7), s.up, 40)
  const right = toSkin(k.trunk, onTorso(k, 0.8, 0.7), s.up, 40)
  const features = featureFrame(f, k.gaze)
  const level = Math.abs(left[1] - right[1]) < Math.abs(right[0] - left[0]) * 0.45
  return {
    points: {
      mouth: s.mouth,
      eye: f.at(front ? 0 : ex, ey),
      ...(front
        ? { eyeLeft: features.at(-ex, ey), eyeRight: features.at(ex, ey), lips: lipsOf(b, features, k.gaze) }
        : {}),
      headTop: f.at(0, -(front ? (b.head.h ?? 0.95) : (b.head.skull ?? 1))),
      headMid: s.head,
      neck: mix(s.neck[0]!, last(s.neck), 0.5),
      chest: add(s.shoulder, s.up, -b.chest * 0.3),
      back,
      seat: k.pose.hip === 'ground' ? [s.hip[0], 0] : add(s.hip, s.up, -b.rump * 0.7),
      lap: add(mix(s.hip, s.mid, 0.6), s.up, -b.belly * 0.2),
      nearHand: s.legs.nf.sole,
      farHand: s.legs.ff.sole,
      nearFoot: s.legs.nh.sole,
      farFoot: s.legs.fh.sole,
      tailTip: last(s.tail),
    },
    tops: level ? [[left[0], right[0], back[1]]] : [],
  }
}

/** Where a face that is turned to the reader has its mouth, which moves as it looks aside. */
function lipsOf({ head }: Beast, features: Frame, { x, y }: Kit['gaze']): P {
  const [my, , ry] = head.muzzle ?? [0.42, 0.42, 0.32]
  return features.at(x * 0.12, y * 0.1 + my + ry * (head.mask === 'fox' ? 0.9 : 0.35))
}

/** Upside down below a branch, the face the right way up. */
function hung(s: Bones, b: Beast): Bones {
  const H = b.sh * 2.1
  const m = ([x, y]: P): P => [x, -y - H]
  const v = ([x, y]: P): P => [x, -y]
  const turned = Object.entries(s.legs).map(([name, l]) => [
    name,
    { ...l, root: m(l.root), knee: m(l.knee), ankle: m(l.ankle), sole: m(l.sole), axis: v(l.axis), toe: v(l.toe) },
  ])
  return {
    ...s,
    hip: m(s.hip),
    mid: m(s.mid),
    shoulder: m(s.shoulder),
    up: v(s.up),
    neck: s.neck.map(m),
    head: m(s.head),
    tail: s.tail.map(m),
    mouth: add(m(s.head), [0, b.head.size * 0.6]),
    legs: Object.fromEntries(turned) as Bones['legs'],
  }
}

function torsoField(b: Beast, s: Bones): Field {
  const [q1, q2] = [mix(s.hip, s.mid, 0.55), mix(s.mid, s.shoulder, 0.45)]
  const lift = (p: P, by: number) => add(p, s.up, by)
  const [r1, r2] = [(b.rump + b.belly) / 2, (b.chest + b.belly) / 2]
  const parts = [
    cone(s.hip, lift(q1, b.rump - r1), b.rump, r1),
    ball(s.mid, b.belly),
    cone(q1, s.mid, r1, b.belly),
    cone(s.mid, q2, b.belly, r2),
    cone(q2, s.shoulder, r2, b.chest),
  ]
  if (b.extra?.includes('hump1'))
    parts.push(
      ball(
        lift(mix(s.mid, s.shoulder, b.head.nose === 'nostril' && b.neck.len < 20 ? 0.75 : 0), b.belly * 0.95),
        b.belly * 0.6,
      ),
    )
  if (b.extra?.includes('hump2'))
    parts.push(
      ball(lift(mix(s.hip, s.mid, 0.5), b.belly * 1.36), b.belly * 0.56),
      ball(lift(mix(s.mid, s.shoulder, 0.55), b.belly * 1.36), b.belly * 0.56),
    )
  return melt(10, ...parts)
}

function reach(b: Beast, s: Bones): Box {
  const muzzle = b.head.size * ((b.head.mz ?? 1.6) + 1.2 + (b.extra?.includes('trunk') ? 1 : 0))
  const around: [P, number][] = [
    [s.hip, b.rump],
    [s.mid, b.belly * 1.9],
    [s.shoulder, b.chest],
    [s.head, muzzle],
    ...s.neck.map((p): [P, number] => [p, b.neck.r0]),
    ...s.tail.map((p): [P, number] => [p, 10]),
    ...Object.values(s.legs).flatMap((l) => [l.root, l.knee, l.ankle, l.sole].map((p): [P, number] => [p, l.r[0] + 2])),
  ]
  return boxOf(
    around.flatMap(([p, r]): P[] => [
      [p[0] - r, p[1] - r],
      [p[0] + r, p[1] + r],
    ]),
    6,
  )
}

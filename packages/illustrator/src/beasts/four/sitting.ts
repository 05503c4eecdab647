/** Animals that sit facing the reader: where everything is. The space is the head's radius, the ground y = 0, the middle x = 0. */
import { isSaidOf } from '../../art/part-looks.ts'
import type { Ask, Drawn } from '../rig/actor.ts'
import { eyesOf } from '../rig/eyes.ts'
import { clamp, last, type P } from '../rig/geom.ts'
import { type Frame, frame, type Ink } from '../rig/ink.ts'
import { spade } from './coats.ts'
import { cocked, turnedTo } from './gaze.ts'
import { drawHead } from './head-skin.ts'
import { has, type Kit } from './kit.ts'
import type { Seat } from './seat.ts'
import { armOf, onBottom, onHaunches } from './sitting-body.ts'
import { quillFan, wingsBehind } from './sitting-coat.ts'
import { tailBones } from './tail-bones.ts'
import { tail } from './tails.ts'
import type { Beast, Bones, LegBones, Pose, Sits, Tail } from './types.ts'
import { wearOnBody, wearOnHead } from './wear.ts'

/** Garments that are cut for a body seen from the side. */
const SIDEWAYS = /saddle|cape|backpack|mailbag|blanket|tutu|skirt|boot|shoe|sneaker|sock|skate/

export const canFaceReader = (b: Beast): boolean =>
  b.facing !== undefined ||
  (b.head.view === 'front' && (b.sits !== undefined || (b.legs.foot === 'paw' && b.stance === undefined && !b.sprawl)))

/** Whether it sits toward the reader: its paws are free, and neither what it wears nor what was said of it asks for its flank. */
export const facesReader = (b: Beast, pose: string, { reaches, wears, attributes }: Ask): boolean =>
  (pose === 'sit' || (pose === 'stand' && b.sits?.always === true)) &&
  canFaceReader(b) &&
  !reaches &&
  !wears.some(({ name }) => SIDEWAYS.test(name)) &&
  !['leg', 'neck'].some((part) => isSaidOf(part, attributes))

/** Half the width at the hips, and the height of the throat. */
function measure(b: Beast): { w: number; h: number; sits: Sits } {
  const sits = b.sits ?? { as: 'haunches' }
  const plump = (b.belly + b.rump) / 2 / b.head.size
  return {
    sits,
    w: (sits.w ?? clamp(0.54 + 0.42 * plump, 0.7, 1)) * (sits.w ? clamp(plump / 0.6, 1, 1.2) : 1),
    h: sits.h ?? clamp(0.72 + 0.24 * (b.sh / b.chest), 1, 1.4),
  }
}

/** With both paws before the chest. */
const HOLDING = ({ sits }: Beast): Sits => ({ ...sits, as: 'bottom', arms: 'held', small: sits?.arms === 'chest' })

/** The head is smaller than on four legs, where it hides less of the body. */
const HEAD = 0.88

export function drawSitting(ink: Ink, seen: Beast, pose: Pose, ask: Ask): Drawn {
  const standing = seen.facing ? { ...seen, head: seen.facing } : seen
  const { w, h, sits } = measure(ask.pose === 'sit-holding' ? { ...standing, sits: HOLDING(standing) } : standing)
  const o = frame([0, 0], standing.head.size)
  const R = standing.head.size * HEAD
  const b = { ...standing, head: { ...standing.head, size: R }, tail: shorter(standing) }
  const under = (b.extra?.includes('mane-lion') ? 1.3 : (b.head.h ?? 0.95) - 0.26) * HEAD
  const head = o.at(0, -h - under)
  const s = bonesOf(b, pose, o, { w, h, sits }, head)
  const f = frame(head, R, cocked(ask.gaze))
  const solid = (x: number, y: number) => Math.max(Math.abs(x) - w * o.s, -y - h * o.s, y)
  const k: Kit = {
    ink,
    b,
    s,
    pose,
    f,
    torso: solid,
    neck: () => Infinity,
    trunk: solid,
    skin: solid,
    body: '',
    over: true,
    look: { asleep: false, mood: ask.mood, open: ask.mouth === 'open', ...eyesOf(ask) },
    gaze: ask.gaze?.with === 'head' ? turnedTo(ask.gaze) : { x: (ask.turn ?? 0.3) * 0.6, y: 0 },
    said: ask.attributes,
  }
  ink.part('tail')
  tail(k)
  if (has(k, 'spade')) spade(k)
  const seat = { k, o, w, h, sits }
  wingsBehind(seat)
  if (has(k, 'quills') || has(k, 'spines')) quillFan(seat)
  const draw = sits.as === 'haunches' ? onHaunches : onBottom
  const body = draw(seat)
  wearOnBody({ ...k, body }, ask.wears)
  ink.part('head')
  drawHead(k)
  wearOnHead(k, ask.wears)
  return { ...contacts(k, o, w, h), pose: 'sit' }
}

/** Beside a body seen from the front a tail is seen shortened, and it is raised, or it would lie like a rope on the ground. */
const shorter = ({ tail: t, facing }: Beast): Tail => ({
  ...t,
  kind: t.kind === 'thick' ? 'stub' : t.kind,
  len: (t.len ?? 30) * (t.kind === 'squirrel' ? 0.8 : t.kind === 'thick' ? 0.42 : 0.72),
  ang: facing
    ? t.kind === 'thick'
      ? 14
      : 46
    : /^(rope|ring|tuft|thick)$/.test(t.kind)
      ? Math.max(t.ang ?? 0, 16)
      : (t.ang ?? -40),
})

function bonesOf(b: Beast, pose: Pose, o: Frame, { w, h, sits }: Pick<Seat, 'w' | 'h' | 'sits'>, head: P): Bones {
  const [hip, shoulder] = [o.at(0, -0.36), o.at(0, -h)]
  const at = (x: number, y: number, hind: boolean): LegBones => ({
    root: o.at(x, hind ? -0.4 : -h),
    knee: o.at(x, y * 0.6 - 0.2),
    ankle: o.at(x, y - 0.1),
    sole: o.at(x, y),
    axis: [0, 1],
    toe: [1, 0],
    near: x > 0,
    hind,
    r: [o.s * 0.2, o.s * 0.18, o.s * 0.16],
  })
  const rump = o.s * w * 0.92
  const [x, y] = sits.as === 'haunches' ? [0.28, 0] : armOf(sits, w, h).bones[2]!
  return {
    hip,
    mid: o.at(0, -h * 0.55),
    shoulder,
    up: [-1, 0],
    neck: [shoulder, head],
    head,
    deg: 0,
    flip: 1,
    legs: { nf: at(x, y, false), ff: at(-x, y, false), nh: at(w * 0.8, 0, true), fh: at(-w * 0.8, 0, true) },
    tail: tailBones({ ...b, rump }, pose, {
      hip,
      along: [1, 0],
      up: [0, -1],
      deg: 0,
      len: b.len,
    }),
    mouth: [head[0], head[1] + o.s * 0.6],
  }
}

function contacts(k: Kit, o: Frame, w: number, h: number): Pick<Drawn, 'points' | 'tops'> {
  const { b, s, f } = k
  return {
    points: {
      mouth: s.mouth,
      eye: f.at(0, b.head.eye?.[1] ?? -0.1),
      headTop: f.at(0, -(b.head.h ?? 0.95)),
      headMid: s.head,
      neck: o.at(0, -h),
      chest: o.at(0, -h * 0.66),
      back: o.at(-w * 0.8, -h * 0.7),
      seat: [0, 0],
      lap: o.at(0, -h * 0.36),
      nearHand: s.legs.nf.sole,
      farHand: s.legs.ff.sole,
      nearFoot: s.legs.nh.sole,
      farFoot: s.legs.fh.sole,
      tailTip: last(s.tail),
    },
    tops: [],
  }
}

/** On the back of a horse, in the saddle of a bicycle, at a wheel, on a swing, down a slide. */
import type { Point } from '../../art/art.ts'
import { clamp, midX, mix, side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { turnTogether } from './acts/kit.ts'
import { setBeside } from './beside.ts'
import { piggyback } from './borne.ts'
import { astride, FAR, RIDES } from './broom.ts'
import { climbs } from './climb.ts'
import { hangs } from './hang.ts'
import { inside } from './inside.ts'
import { contact, isLight, meet, resize, type Stager } from './kit.ts'
import { CRAWLS } from './perch.ts'
import { upStairs } from './stairs.ts'
import { guestsOf, onTop } from './support.ts'
import { isTire, swingsInTire } from './tire-swing.ts'

export const rides: Stager = (scene, a, b, relation) => {
  const isUp = scene.setting === 'sky' || scene.setting === 'aloft' || scene.does(a, 'flies-over') !== undefined
  if (
    b.being &&
    (isUp || /^(fl(y|ies|ew)|soar)/.test(relation.word ?? '')) &&
    scene.alone(b) &&
    b.acting.pose === 'stand'
  )
    b.act({ pose: 'fly' })
  if (b.handed && relation.part === 'back' && !isLight(a, b)) piggyback(scene, a, b)
  else if (b.being) mounts(scene, a, b)
  else if (/broom|mop$/.test(b.entry.name)) astride(scene, a, b)
  else if (b.has('pedalNear')) pedals(scene, a, b)
  else if (b.has('seat')) takesSeat(scene, a, b)
  else if (b.has('deck') || b.art.tops.length) onDeck(scene, a, b, relation)
  else if (b.art.hollow) inside(scene, a, b, relation)
  else onTop(scene, a, b, relation)
}

export const drives: Stager = (scene, a, b, relation) => {
  if (b.has('seat')) takesSeat(scene, a, b)
  else if (b.art.hollow) inside(scene, a, b, relation)
  else rides(scene, a, b, relation)
}

/** Astride: the far leg is on the other side. */
function mounts(scene: Scene, a: Member, b: Member): void {
  // It looks ahead: a face turned to the reader would be in the rider's arms.
  if (!b.handed && b.acting.pose === 'stand') b.act({ pose: 'carry' })
  const most = clamp(b.place.h * (b.handed ? 0.8 : 0.95), 60, 2000)
  if (a.place.h > most) resize(scene, a, most)
  if (isLight(a, b)) resize(scene, a, b.place.h * (CRAWLS.test(a.entry.name) ? 0.32 : 0.45))
  // On a dragon who rides it is still somebody.
  else if (a.place.h < b.place.h * (a.handed ? 0.5 : 0.4)) resize(scene, b, a.place.h * (a.handed ? 1.95 : 2.4))
  const { index, count } = scene.slot(b, 'saddle', RIDES)
  const [x, y] = b.point(b.handed ? 'neck' : 'back')
  const shift = (index - (count - 1) / 2) * a.place.h * 0.32 * side(b.place.facing)
  meet(scene, a, b, contact(a), [x + shift, y + a.place.h * 0.02])
  scene.join(a, b, 'over')
  if (!a.handed) return
  scene.group(b).rearrange(a, FAR, 'under')
  const [hx, hy] = a.point('nearHand')
  const neck = mix([hx, hy], b.point('neck'), 0.6)
  a.act({ reach: { nearHand: neck, farHand: [neck[0] + 6 * side(b.place.facing), neck[1] - 4] } })
}

function pedals(scene: Scene, a: Member, b: Member): void {
  const rise = b.place.y - b.point('seat')[1]
  // Who gets on behind does not change what the first is on.
  if (scene.alone(b)) resize(scene, b, (b.place.h * (a.place.h * 0.46)) / rise)
  takesSeat(scene, a, b)
}

/** Hip on the seat, hands at the grips, feet on the pedals. */
export function takesSeat(scene: Scene, a: Member, b: Member): void {
  fitSeat(scene, a, b)
  sitDown(scene, a, b)
}

export function sitDown(scene: Scene, a: Member, b: Member): void {
  const { index, count } = scene.slot(b, 'seat', RIDES)
  if (!index && count > 2 && scene.alone(b)) resize(scene, b, b.place.h * (1 + LONGER * (count - 2)))
  if (b.has('seat2') && index > 1) {
    onBoard(scene, a, b, index)
    return
  }
  if (b.has('seat2') && (isLifted(scene, a, b) ?? index === 1)) {
    faceAcross(scene, a, b)
    return
  }
  if (b.has('seat2') && scene.alone(a)) a.at({ facing: b.point('seat2')[0] > b.point('seat')[0] ? 'right' : 'left' })
  const [x, y] = b.point('seat')
  const last = count > 2 && scene.group(b).members.findLast((one) => one.being)
  const dx = last
    ? last.point('seat')[0] - x - (last.place.h + a.place.h) * CLOSE * side(b.place.facing)
    : b.has('seat2')
      ? 0
      : -index * a.place.h * 0.36 * side(b.place.facing)
  meet(scene, a, b, contact(a), [
    x + dx + (count > 1 && !last && !b.has('seat2') ? a.place.h * 0.1 * side(b.place.facing) : 0),
    y,
  ])
  scene.join(a, b, { before: 'front', of: b })
  if (!a.handed || (index > 0 && !b.has('seat2'))) return
  const reach: Record<string, Point> = {}
  const grip = b.art.points.wheel ?? b.art.points.grip ?? b.art.points.handle
  if (grip) {
    reach.nearHand = grip
    reach.farHand = (b.has('seat2') ? null : b.art.points.grip2) ?? [grip[0] + 4, grip[1] - 6]
  }
  if (b.has('pedalNear')) reach.nearFoot = b.point('pedalNear')
  if (b.has('pedalFar')) reach.farFoot = b.point('pedalFar')
  a.act({ reach })
  if (b.has('pedalNear')) {
    const group = scene.group(b)
    group.rearrange(a, FAR, { before: 'back', of: b })
    group.rearrange(a, NEAR, { after: 'front', of: b })
  }
}

/** For every one more than two: how much larger what they are on is; and how far apart many sit, in heights of two. */
const [LONGER, CLOSE] = [0.22, 0.15]
/** From the end of a seesaw to the other: where the next one of a side sits. */
const INWARD = 0.19

/** The third and fourth on a seesaw, before the first and the second. */
function onBoard(scene: Scene, a: Member, b: Member, index: number): void {
  const [from, to] = index % 2 ? [b.point('seat2'), b.point('seat')] : [b.point('seat'), b.point('seat2')]
  if (scene.alone(a)) a.at({ facing: to[0] > from[0] ? 'right' : 'left' })
  meet(scene, a, b, contact(a), mix(from, to, INWARD * Math.floor(index / 2)))
  scene.join(a, b, 'over')
}

/** Of two on a seesaw the lighter one is up in the air. Null where they weigh the same, or are not two. */
function isLifted(scene: Scene, a: Member, b: Member): boolean | null {
  const { bonds } = scene
  const riders = [
    ...new Set(bonds.filter((bond) => bond.b === b && RIDES.has(bond.relation.relation)).map(({ a: who }) => who)),
  ]
  const other = riders.find((rider) => rider !== a)
  // Whoever comes second takes the end that is free: both are fitted to it, so that their sizes change in between.
  if (riders.length === 2 && other?.handed && scene.together(other, b)) {
    const [x] = other.point('seat')
    return Math.abs(x - b.point('seat')[0]) < Math.abs(x - b.point('seat2')[0])
  }
  if (riders.length !== 2 || !other || other.place.h === a.place.h) return null
  return a.place.h < other.place.h === b.point('seat2')[1] < b.point('seat')[1]
}

/** At the other end of a seesaw, looking back. */
function faceAcross(scene: Scene, a: Member, b: Member): void {
  if (scene.alone(a)) a.at({ facing: b.point('seat2')[0] > b.point('seat')[0] ? 'left' : 'right' })
  meet(scene, a, b, contact(a), b.point('seat2'))
  scene.join(a, b, 'over')
  if (a.handed) a.act({ reach: { nearHand: b.point('grip2'), farHand: b.point('grip2') } })
}

const NEAR = new Set(['nearLeg', 'torso', 'head', 'nearArm'])

/** A driver's head is to be seen in the cab; a cart is not smaller than its driver. */
function fitSeat(scene: Scene, a: Member, b: Member): void {
  if (b.has('pedalNear')) return
  const hollow = b.art.hollow
  const room = hollow ? tall(hollow) * 1.5 : tall(b.art.box) * 0.95
  if (a.place.h > room && !resize(scene, b, (b.place.h * a.place.h) / room)) resize(scene, a, room)
  else if (a.place.h > room && b.place.h > a.place.h * 2) resize(scene, a, room)
  const sitting = a.point('seat')[1] - a.point('headTop')[1]
  const under = hollow && hollow.y0 - b.art.box.y0 > tall(b.art.box) * 0.08 ? b.point('seat')[1] - hollow.y0 : sitting
  if (sitting > under) resize(scene, a, (a.place.h * under) / sitting)
  if (wide(a.art.box) * 3.4 < wide(b.art.box)) resize(scene, b, (b.place.h * wide(a.art.box) * 3.4) / wide(b.art.box))
}

function onDeck(...[scene, a, b, relation]: Parameters<Stager>): void {
  const riders = guestsOf(scene, b)
  const all = Math.max(
    wide(a.art.box),
    riders.reduce((sum, one) => sum + wide(one.art.box), 0),
  )
  if (riders.length < 2 || scene.alone(b)) {
    if (wide(b.art.box) < all * 0.85) resize(scene, b, (b.place.h * all * 0.95) / wide(b.art.box))
    if (wide(b.art.box) > all * 2.4) resize(scene, b, (b.place.h * all * 1.8) / wide(b.art.box))
  }
  const upright = b.has('grip') ? b.point('deck')[1] - b.point('grip')[1] : 0
  if (a.handed && upright > tall(b.art.box) * 0.4) resize(scene, b, (b.place.h * a.place.h * 0.5) / upright)
  if (a.handed) {
    const { seat: _, ...reach } = a.acting.reach ?? {}
    a.acting = { ...a.acting, pose: 'balance', reach }
    a.draw()
  }
  if (upright > tall(b.art.box) * 0.4) {
    meet(scene, a, b, contact(a), b.point('deck'))
    scene.join(a, b, 'over')
  } else onTop(scene, a, b, relation)
  if (a.handed && b.has('grip') && a.art.box.y1 - b.point('grip')[1] > a.place.h * 0.25)
    a.act({ reach: { nearHand: b.point('grip'), farHand: b.point('grip2', 'grip') } })
}

export const swings: Stager = (scene, a, b, relation) => {
  if (a.being && isTire(b) && scene.alone(b)) return swingsInTire(scene, a, b)
  if (!b.has('seat')) {
    hangs(scene, a, b, relation)
    return
  }
  if (scene.alone(b)) resize(scene, b, a.place.h * (b.has('trunk') ? 2 : 1.8))
  if (a.handed && b.has('ropeFar') && !isPushed(scene, a, b)) betweenRopes(scene, a, b)
  else sitDown(scene, a, b)
}

const isPushed = ({ bonds }: Scene, a: Member, b: Member): boolean =>
  bonds.some((bond) => (bond.b === a || bond.b === b) && /push/.test(bond.relation.relation))

/** On a swing that is seen from the front one looks at us, a hand on each rope, the legs before the board. */
function betweenRopes(scene: Scene, a: Member, b: Member): void {
  a.act({ pose: 'swing-front' })
  meet(scene, a, b, contact(a), b.point('seat'))
  scene.join(a, b, 'over')
  const [left, right] = [b.point('grip'), b.point('grip2')].toSorted((p, q) => p[0] - q[0]) as [Point, Point]
  const [nearHand, farHand] = a.place.facing === 'right' ? [left, right] : [right, left]
  a.act({ reach: { seat: b.point('seat'), nearHand, farHand } })
}

export const slides: Stager = (scene, a, b, relation) => {
  if (!SLID.test(relation.word ?? '') && upStairs(scene, a, b, true)) return
  if (/ladder/.test(b.entry.name)) return climbs(scene, a, b, relation)
  if (/slide$/.test(b.entry.name) && scene.slot(b, 'slope', SLIDING).index) return waitsTurn(scene, a, b)
  if (b.has('slope')) {
    meet(scene, a, b, contact(a), b.point('slope'))
    scene.join(a, b, { before: 'front', of: b })
    return
  }
  if (b.entry.name === 'rainbow' && scene.alone(b)) return downArc(scene, a, b)
  rides(scene, a, b, relation)
}

/** In degrees from its top: where on a rainbow one slides, and how far one leans back there. */
const [DOWN_ARC, LEANING] = [24, 22]
/** In heights of who slides: how wide it is, and how thick a seat they have. */
const [ARC, SOFT] = [2.2, 0.03]

/** On its outer edge, on the way down. */
function downArc(scene: Scene, a: Member, b: Member): void {
  if (scene.together(a, b)) return
  if (a.entry.kind === 'being' && !a.entry.human && a.entry.upright()) scene.rise(a)
  a.act({ pose: a.handed ? 'slide' : 'sit' })
  resize(scene, b, (b.place.h * a.place.h * ARC) / wide(b.art.box))
  const { box } = b.art
  const s = side(a.place.facing)
  const r = wide(box) / 2
  const turn = (DOWN_ARC * Math.PI) / 180
  const at: Point = [midX(box) + s * Math.sin(turn) * r, box.y1 - Math.cos(turn) * r]
  meet(scene, a, b, a.point('seat'), [at[0] + s * SOFT * a.place.h * Math.sin(turn), at[1] - SOFT * a.place.h])
  turnTogether([a], LEANING * s, at)
  scene.join(a, b, 'over')
}

/** Down the banister. */
const SLID = /^slid/
const SLIDING = new Set(['slides-down'])

/** The next one is at the foot of the ladder. */
function waitsTurn(scene: Scene, a: Member, b: Member): void {
  const isRight = b.has('rung0') && b.point('rung0')[0] > midX(b.art.box)
  a.act({ pose: 'wave', reach: {} })
  if (scene.alone(a)) a.at({ facing: isRight ? 'left' : 'right' })
  setBeside(scene, a, b, isRight)
}

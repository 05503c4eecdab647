/** A small animal or a load on somebody's shoulder. */
import type { Point } from '../../art/art.ts'
import { side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { halfHead, headOf } from './acts/kit.ts'
import { contact, meet, resize } from './kit.ts'
import { ON } from './perch.ts'

/** Long and without much of legs: these lie across the shoulders. */
const LONG = /snake|python|boa$|ferret|weasel|stoat|ermine|lizard|iguana/

export const onShoulder = (scene: Scene, a: Member, b: Member): void =>
  (LONG.test(a.entry.name) ? drapes : perches)(scene, a, b)

/** Of who carries: how long a load is, and how far from the neck its middle is; in degrees: how it leans. */
const [LOAD, BESIDE, SLANT] = [0.72, 0.13, 14]

/** A log, a ladder or a sack on one shoulder, behind the head, a hand at it. */
export function shoulders(scene: Scene, load: Member, b: Member): void {
  const size = Math.max(tall(load.art.box), wide(load.art.box))
  resize(scene, load, (load.place.h * b.place.h * LOAD) / size)
  b.act({ pose: 'stand', turn: 0.3 })
  const s = side(b.place.facing)
  const isLong = wide(load.art.box) > tall(load.art.box) * 1.4 || tall(load.art.box) > wide(load.art.box) * 1.4
  if (isLong) load.tilt = (tall(load.art.box) > wide(load.art.box) ? 90 - SLANT : -SLANT) * s
  load.draw()
  const [x, y] = b.point('neck')
  const { box } = load.art
  meet(
    scene,
    load,
    b,
    [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2],
    [x - s * b.place.h * BESIDE, y + b.place.h * 0.02],
  )
  b.act({ reach: { nearHand: [x - s * b.place.h * 0.2, y + b.place.h * 0.05] } })
  scene.join(load, b, { before: 'head', of: b })
}

/** Around the neck like a scarf, the head out on one side. */
function drapes(scene: Scene, a: Member, b: Member): void {
  b.act({ turn: 0 })
  a.act({ pose: 'lie' })
  const r = headOf(b)
  resize(scene, a, (a.place.h * r * 2.5) / wide(a.art.box))
  const [x, y] = b.point('neck')
  const s = side(a.place.facing)
  const out = x + s * (r * 1.02 + headOf(a) * 0.9)
  meet(scene, a, b, [a.point('headMid')[0], a.art.box.y1], [out, y + b.place.h * 0.06])
  scene.join(a, b, { before: 'head', of: b })
}

/** In heights of who carries, and in degrees: how large who sleeps there is, and how far it leans to the neck. */
const [ASLEEP, LEANT] = [0.5, 10]

/** Asleep on one shoulder, the head against the other's, the legs down the chest. */
export function dozes(scene: Scene, a: Member, b: Member): void {
  resize(scene, a, b.place.h * ASLEEP)
  b.act({ pose: 'stand', turn: 0 })
  a.tilt = -LEANT
  a.at({ facing: 'right' })
  a.act({ pose: 'sit', turn: 0.1, mood: 'sleepy' })
  const [x, y] = b.point('neck')
  const out = Math.max(headOf(b) * 1.02 + headOf(a) * 0.55, b.place.h * 0.13)
  meet(scene, a, b, a.point('seat'), [x + out, y + b.place.h * 0.035])
  scene.join(a, b, 'over')
}

/** Of who carries: how large who perches is, how far from the neck and how far below it the shoulder. */
const [PERCHED, OUT, BELOW] = [0.3, 0.12, 0.045]
/** An arm that is held out slopes: how far below the neck it is where somebody perches on it. */
const ON_ARM = 0.082

/** Beside the large head of a child there is no shoulder to be seen: the arm is held out to be one. */
function armOut(b: Member, s: number): void {
  const [x, y] = b.point('neck')
  const hand = s * (b.point('nearHand')[0] - b.point('farHand')[0]) > 0 ? 'nearHand' : 'farHand'
  const to: Point = [x + s * b.place.h * 0.4, y + b.place.h * 0.07]
  b.act({ reach: { [hand]: to } })
}

/** On the shoulder, looking outward, half behind the head. */
function perches(scene: Scene, a: Member, b: Member): void {
  const { index } = scene.slot(b, 'shoulder', ON)
  const size = Math.max(tall(a.art.box), wide(a.art.box))
  resize(scene, a, (a.place.h * b.place.h * PERCHED) / size)
  b.act({ turn: 0 })
  // Not over the hand that has a staff or a sword in it.
  const free = b.point('nearHand')[0] > b.point('neck')[0] ? -1 : 1
  // Before the face of who looks through a glass it would hide both.
  const peers = scene.bonds.some((bond) => bond.a === b && bond.relation.how === 'at-eye')
  const s = peers ? -side(b.place.facing) : index % 2 ? -free : free
  if (scene.alone(a)) a.at({ facing: s > 0 ? 'right' : 'left' })
  if (a.acting.pose === 'stand') a.act({ pose: 'sit' })
  const [x, y] = b.point('neck')
  const { box } = a.art
  const inner = s > 0 ? box.x0 : box.x1
  const isLargeHead = halfHead(b) > b.place.h * OUT
  if (isLargeHead && !peers) armOut(b, s)
  const out = Math.max(b.place.h * OUT, halfHead(b) * 0.95)
  meet(
    scene,
    a,
    b,
    [inner + s * wide(box) * 0.3, contact(a)[1]],
    [x + s * out, y + b.place.h * (isLargeHead && !peers ? ON_ARM : BELOW)],
  )
  scene.join(a, b, { before: 'head', of: b })
}

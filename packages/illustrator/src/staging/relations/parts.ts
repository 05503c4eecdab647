/** What is worn, and what is part of something: a hat, a scarf, wings, a face. */
import type { Point } from '../../art/art.ts'
import { clamp, midX, midY, mix, side, tall, wide } from '../geometry.ts'
import { isLaidOnBack } from '../hands-needed.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { crest } from '../skyline.ts'
import { cap, isVessel } from './acts/stuck.ts'
import { meet, resize, type Stager } from './kit.ts'
import { targetOf } from './tend/target.ts'
import { isWrap, wraps } from './wrap.ts'

const HAT = /hat|cap|crown|helmet|tiara|beret|headband|sombrero|bow|wreath|turban|hood|wig|antlers|ears/
const NECK = /scarf|collar|necklace|bow tie|tie|bandana|medal|stethoscope|lei|bell/
const HUNG = /bell|medal|locket|key$|tag$|pendant/
const EYES = /glasses|mask|monocle|goggles|eye patch/
const FEET = /shoe|boot|skate|sandal|slipper|sock|ski|flipper/
const HANDS = /glove|mitten/
const BACK = /wing|cape|saddle|backpack|blanket|shell|harness|mailbag|bag|sack/

/** Worn on the body rather than around it: it can be laid over any drawing. */
export const isAccessory = (name: string): boolean => [HAT, NECK, EYES, FEET, BACK].some((place) => place.test(name))

/** The part of the body that it is put on. */
export const wornAt = (name: string): string => {
  if (HAT.test(name)) return 'crown'
  if (EYES.test(name)) return 'face'
  if (FEET.test(name)) return 'foot'
  if (name === 'bandage' || /glove|mitten|ring|bracelet|watch/.test(name)) return 'hand'
  return NECK.test(name) ? 'neck' : 'belly'
}

export const wears: Stager = (scene, a, b, relation) => {
  const { name } = b.entry
  const head = headWidth(a)
  if (a.being && isWrap(name) && scene.alone(b)) return wraps(scene, a, b)
  if (name === 'bandage') return plaster(scene, a, b, relation.part)
  if (HUNG.test(name)) return hung(scene, a, b)
  if (isVessel(b) && a.being && scene.alone(b)) return cap(scene, a, b, 'on')
  if (relation.part === 'head') return put(scene, a, b, head * 1.1, hatSeat(a), 'bottom')
  if (relation.part === 'neck') return put(scene, a, b, head * 1.25, a.point('neck'), 'middle')
  if (HAT.test(name)) return put(scene, a, b, head * 1.15, hatSeat(a), 'bottom')
  if (EYES.test(name)) return put(scene, a, b, head * 0.85, a.point('eye', 'headMid'), 'middle')
  if (NECK.test(name)) return put(scene, a, b, head * 0.95, a.point('neck'), 'middle')
  const foot = scene.slot(a, 'foot', new Set()).index % 2 ? 'farFoot' : 'nearFoot'
  if (FEET.test(name)) return put(scene, a, b, head * 0.62, a.point(foot), 'bottom')
  if (HANDS.test(name)) {
    const hand = scene.slot(a, 'hand', new Set()).index % 2 ? 'farHand' : 'nearHand'
    return put(scene, a, b, head * 0.6, a.point(hand), 'middle')
  }
  if (BACK.test(name) && isLaidOnBack(a.entry.name, name))
    return put(scene, a, b, wide(a.art.box) * 0.3, a.point('back'), 'middle')
  if (BACK.test(name)) return put(scene, a, b, wide(a.art.box) * 0.5, a.point('back'), 'middle')
  put(scene, a, b, wide(a.art.box) * 0.55, a.point('chest'), 'middle')
}

/** Hangs from the neck, under the chin. */
function hung(scene: Scene, a: Member, b: Member): void {
  const size = Math.max(wide(b.art.box), tall(b.art.box))
  resize(scene, b, (b.place.h * Math.max(headWidth(a) * 0.42, a.place.h * 0.1)) / size)
  meet(
    scene,
    b,
    a,
    [midX(b.art.box), b.art.box.y0],
    a.handed ? a.point('neck') : mix(a.point('neck'), a.point('chest'), 0.5),
  )
  scene.join(b, a, { before: 'head', of: a })
}

/** On the part that was hurt, wherever that is once a has taken its pose. */
function plaster(scene: Scene, a: Member, b: Member, part = 'hand'): void {
  const by = scene.undergoes(a, 'tends')?.a
  put(scene, a, b, Math.max(headWidth(a) * 0.4, a.place.h * 0.12), targetOf(a, part, by).at(), 'middle')
}

/** Part of a, at the place where such a part grows. */
export const has: Stager = (scene, a, b) => {
  const { name } = b.entry
  if (/horn|antler|mane|ear/.test(name))
    return put(scene, a, b, headWidth(a) * 0.5, a.point('headTop', 'top'), 'bottom')
  if (/wing/.test(name)) return put(scene, a, b, wide(a.art.box) * 0.5, a.point('back'), 'middle')
  if (/tail/.test(name)) return put(scene, a, b, wide(a.art.box) * 0.5, a.point('tailTip', 'seat'), 'middle', 'under')
  if (!a.being && ATOP.test(name)) return atop(scene, a, b)
  if (/basket/.test(name)) return put(scene, a, b, wide(a.art.box) * 0.3, a.point('grip', 'top'), 'middle')
  put(scene, a, b, wide(a.art.box) * 0.4, a.being ? a.point('chest') : [midX(a.art.box), midY(a.art.box)], 'middle')
}

/** What a vehicle or a house has on its roof. */
const ATOP =
  /flag|banner|antenna|chimney|siren|bell|propeller|lantern|sign|balloon|tower|cannon|crane|ladder|weather vane|light|satellite/
/** How far a ladder leans forward from the rear of a roof, in degrees. */
const LEANS = 56

/** Its foot behind the upper edge of what it belongs to. */
function atop(scene: Scene, a: Member, b: Member): void {
  const size = b.named.size ?? 1
  const isLadder = b.entry.name === 'ladder'
  const high = isLadder ? wide(a.art.box) * clamp(0.7 * size, 0.7, 1.15) : tall(a.art.box) * clamp(0.55 * size, 0.4, 1)
  resize(scene, b, (b.place.h * high) / tall(b.art.box))
  const foot = crest(a, Math.min(wide(b.art.box) * 0.4, wide(a.art.box) * 0.3))
  const y = (foot?.y ?? a.art.box.y0) + high * 0.04
  if (isLadder && scene.alone(b)) {
    b.at({ facing: a.place.facing })
    const rear = side(a.place.facing) > 0 ? a.art.box.x0 : a.art.box.x1
    b.at({ x: rear + side(a.place.facing) * wide(a.art.box) * 0.2, y: y + tall(a.art.box) * 0.06 })
    b.tilt = LEANS
    b.draw()
    scene.join(b, a, 'over')
    return
  }
  const { box } = b.art
  meet(scene, b, a, [midX(box), box.y1], [foot ? (foot.x0 + foot.x1) / 2 : midX(a.art.box), y])
  scene.join(b, a, 'under')
}

function put(
  scene: Scene,
  a: Member,
  b: Member,
  w: number,
  to: Point,
  by: 'bottom' | 'middle',
  layer: 'over' | 'under' = 'over',
): void {
  resize(scene, b, (b.place.h * w) / Math.max(1, wide(b.art.box)))
  const { box } = b.art
  meet(scene, b, a, [midX(box), by === 'bottom' ? box.y1 : midY(box)], to)
  scene.join(b, a, layer)
}

/** A hat sits a little below the crown of the head. */
function hatSeat(a: Member): Point {
  return mix(a.point('headTop'), a.point('headMid'), 0.3)
}

function headWidth(a: Member): number {
  const [, top] = a.point('headTop')
  const [, middle] = a.point('headMid')
  const r = Math.abs(middle - top)
  return r > 8 ? r * 2 : tall(a.art.box) * 0.3
}

/** In bed: up against the pillow with the blanket over the legs, asleep on the pillow, one above the other in bunks, somebody at the bedside. */
import type { Point } from '../../art/art.ts'
import type { Relation } from '../../reading/graph.ts'
import { clamp, midX, side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { COVER_SHARE, sharedBed } from '../shared-bed.ts'
import { halfHead, headOf } from './acts/kit.ts'
import { coverUp, edge, isMadeUp, LYING, sleepersIn, tuckIn } from './blanket.ts'
import { IN } from './guests.ts'
import { hollowOf } from './hollow.ts'
import { inside } from './inside.ts'
import { meet, resize, type Stager } from './kit.ts'
import { onTop } from './support.ts'

/** In lengths of a child: how long a bed is for one, and for each one more. */
const [LENGTH, MORE] = [1.25, 0.5]
/** In heights: from the blanket to the hip below it. */
const UNDER = 0.05

const BED = /bed|crib|cradle|hammock|couch|sofa|manger|sleeping bag|bunk/

/** Curled up within leaves nobody would be seen. */
const holdsSleeper = ({ art, entry, habitat }: Member): boolean =>
  (Boolean(art.hollow) || CUFFED.test(entry.name)) && habitat !== 'sky' && entry.name !== 'leaf pile'

/** In bed one lies under the blanket; a bed without one is lain on. */
export const sleepsIn: Stager = (scene, a, b, relation) => {
  if (BLOSSOM.test(b.entry.name)) return inBlossom(scene, a, b)
  if (!BED.test(b.entry.name))
    return (holdsSleeper(b) ? inside : onTop)(scene, a, b, {
      ...relation,
      relation: 'lies-on',
    })
  // Curled up animals would be under the blanket, face and all: in a bed of people they sleep as people do.
  if (b.entry.name === 'bed' && isMadeUp(b))
    for (const bond of scene.bonds) if (bond.b === b && LYING.has(bond.relation.relation)) scene.rise(bond.a)
  if (
    a.handed &&
    isMadeUp(b) &&
    (relation.relation === 'lies-on' || b.has('cover2') || sleepersIn(scene, b).length > 1 || isHead(scene, a))
  )
    return inBed(scene, a, b, relation)
  const { index, count } = scene.slot(b, 'in', IN)
  if (a.handed && b.has('pillow') && count === 1 && !scene.together(a, b)) return ontoPillow(scene, a, b)
  const room = b.art.hollow ?? hollowOf(b)
  const fits = (wide(room) / count) * 0.92
  const w = wide(a.art.box)
  if (w > fits && !resize(scene, b, b.place.h * clamp(w / fits, 1, 1.8))) resize(scene, a, (a.place.h * fits) / w)
  if (w < fits * 0.6) resize(scene, b, b.place.h * clamp((w / fits) * 1.3, 0.5, 1))
  const bed = b.art.hollow ?? hollowOf(b)
  const x = bed.x0 + (wide(bed) * (index + 0.5)) / count
  meet(scene, a, b, [midX(a.art.box), a.art.box.y1], [x, bed.y1])
  scene.join(a, b, { before: 'front', of: b })
}

/** Those who look at a sleeper are on both sides of a bed that is seen from its foot, as is who tucks one in; before its long side they would hide it. */
const isVisited = (scene: Scene, a: Member): boolean =>
  scene.bonds.some(
    ({ a: who, b, relation }) =>
      b === a && (relation.relation === 'tends' || (!who.handed && relation.relation === 'looks-at')),
  )

/** The head of an animal that sleeps on its back would be all snout; a star that sleeps is all head, its face turned with it. */
const isHead = (scene: Scene, a: Member): boolean => a.upright || a.named.alive === 'body' || isVisited(scene, a)

/** One slips into these at their open end. */
const CUFFED = /^(mitten|glove|sock|stocking|slipper|hat|cap)$/
const BLOSSOM = /^(flower|rose|daisy|sunflower|tulip|lotus|poppy|peony|lily|dahlia)$/

/** Curled up on the petals of a flower that is as wide as who sleeps in it. */
function inBlossom(scene: Scene, a: Member, b: Member): void {
  resize(scene, b, (b.place.h * wide(a.art.box) * 1.5) / wide(b.art.box))
  const { box } = b.art
  const [x, low] = b.point('low')
  meet(scene, a, b, [midX(a.art.box), a.art.box.y1], [x, low - (low - box.y0) * 0.12])
  scene.join(a, b, 'over')
}

/** On one's back, the head on the pillow. */
function ontoPillow(scene: Scene, a: Member, b: Member): void {
  if (scene.alone(a)) a.at({ facing: b.place.facing })
  // Who reads or eats there is awake.
  const isAwake = scene.does(a, 'reads', 'eats', 'drinks', 'looks-at', 'waves', 'plays')
  a.act({ pose: isAwake ? 'lie' : 'sleep', turn: isAwake ? 0.5 : 0.9 })
  const w = wide(hollowOf(b))
  if (!resize(scene, b, (b.place.h * a.place.h * (b.entry.name === 'hammock' ? 0.84 : 1.06)) / w)) return
  const [x, y] = b.point('pillow')
  meet(scene, a, b, a.point('headMid'), [x, y - a.place.h * 0.07])
  scene.join(a, b, { before: 'front', of: b })
}

/** Side by side above the edge of the blanket, faces to the reader; in bunks the first above, the next below. */
const inBed: Stager = (scene, a, b, relation) => {
  if (scene.together(a, b)) return
  const guests = sleepersIn(scene, b)
  // Somebody alone who is awake sits up against the head of the bed as well: from the side one seems to stand behind it.
  if (b.entry.name === 'bed' && (guests.length > 1 || relation.relation === 'lies-on' || isHead(scene, a)))
    return shareBed(scene, a, b, guests, relation)
  const levels = b.has('cover2') ? [...levelsOf(guests)] : guests.map(() => 0)
  const index = guests.indexOf(a)
  const level = levels[index] as number
  const beside = guests.filter((_, i) => levels[i] === level)
  const most = Math.max(...[0, 1].map((l) => levels.filter((one) => one === l).length))
  a.act({ pose: 'sit', turn: 0, ...(relation.relation === 'sleeps-in' ? { mood: 'sleepy' } : {}) })
  for (const part of ['nearLeg', 'farLeg', 'tail']) a.without.add(part)
  a.draw()
  if (index === 0) {
    const long = a.place.h * (LENGTH + (most - 1) * MORE) * (b.has('cover2') ? ROOMY : 1)
    resize(scene, b, (b.place.h * long) / wide(b.art.box))
  }
  if (b.has('cover2')) resize(scene, a, Math.min(a.place.h, wide(b.art.box) / ROOMY))
  const [x0, y] = b.point(level ? 'cover2' : 'cover')
  const end = b.point('coverEnd')[0]
  const at: Point = [x0 + ((end - x0) * beside.indexOf(a)) / Math.max(1, beside.length - 0.4), y]
  const [sx, sy] = a.point('seat')
  scene.group(a).shift(at[0] - sx, at[1] + a.place.h * UNDER - sy)
  const apart = a.place.h * 0.1 * Math.sign(a.point('nearHand')[0] - at[0])
  const above = at[1] - a.place.h * 0.04
  a.reach({ nearHand: [at[0] + apart, above], farHand: [at[0] - apart, above] })
  scene.join(a, b, { before: 'front', of: b })
}

/** In heads: the room each has. In heights of the tallest: from the floor to the edge of the blanket. */
const [ROOM, DEEP] = [1.12, 0.78]

/** Width over height of a bed for one. */
const SINGLE = 0.92

/** Side by side on their pillows, the blanket up to the chest of who sleeps and over the legs of who sits up. */
function shareBed(scene: Scene, a: Member, b: Member, guests: readonly Member[], { relation }: Relation): void {
  const asleep = relation === 'sleeps-in'
  coverUp(scene, a, asleep)
  const rooms = guests.map((one) => halfHead(one) * 2 * ROOM)
  const total = rooms.reduce((sum, room) => sum + room, 0)
  if (guests.every((one) => !scene.together(one, b))) {
    const h = (Math.max(...guests.map(({ place }) => place.h)) * DEEP) / COVER_SHARE
    b.recast(sharedBed(Math.max(guests.length > 1 ? 0 : SINGLE, (total * 1.16) / h), guests.length))
    resize(scene, b, h)
    scene.renew(b)
  }
  const i = guests.indexOf(a)
  const [mid, y] = b.point('cover')
  const x = mid - total / 2 + rooms.slice(0, i).reduce((sum, room) => sum + room, 0) + (rooms[i] as number) / 2
  tuckIn(scene, a, b, [x, y], asleep, UNDER)
}

/** Who is between two that share a bed is under their blanket; false where b is in no such bed. */
export function tuckedBetween(scene: Scene, a: Member, b: Member): boolean {
  const bond = scene.does(b, ...LYING)
  const bed = bond?.b
  if (!bond || !bed?.has('laid') || !a.handed || scene.together(a, bed)) return false
  shareBed(scene, a, bed, sleepersIn(scene, bed), bond.relation)
  return true
}

/** Between two bunks there is room to sit up. */
const ROOMY = 1.3

function* levelsOf(guests: readonly Member[]): Generator<number> {
  for (const i of guests.keys()) yield i % 2 ? 0 : 1
}

/** Behind the bed, a hand on the blanket of whoever lies in it; false where nobody does. */
export function atBedside(scene: Scene, a: Member, beside: Member): boolean {
  const b = beside.being ? scene.does(beside, ...LYING)?.b : beside
  if (!b || scene.does(a, ...LYING)) return false
  const inIt = sleepersIn(scene, b).filter((one) => scene.together(one, b))
  if (!inIt.length || !a.handed || !isMadeUp(b) || b.has('cover2') || scene.together(a, b)) return false
  const head = inIt[0] as Member
  const away = side(b.place.facing)
  const { index } = scene.slot(b, 'bedside', new Set())
  const last = away > 0 ? Math.max(...inIt.map(edge(1))) : Math.min(...inIt.map(edge(-1)))
  if (a.place.h < head.place.h * 1.05 && a.entry.height > head.entry.height) resize(scene, a, head.place.h * 1.15)
  a.at({ facing: away > 0 ? 'left' : 'right' })
  a.act({ pose: 'hold-front' })
  if (b.has('laid')) return besideShared(scene, a, b, index)
  scene
    .group(a)
    .shift(
      last + away * headOf(a) * (1.25 + 2.1 * index) - a.point('headMid')[0],
      b.art.box.y1 - a.place.h * 0.04 - a.place.y,
    )
  scene.join(a, b, 'under')
  const [, y] = b.point('cover')
  a.act({ reach: { nearHand: [clamp(last, midX(head.art.box), last), y] } })
  return true
}

/** Of the height of a bed that is seen from its foot: so high at least is who stands at its side. */
const BESIDE = 0.9

/** At the side of a bed that is seen from its foot, the next one at the other side. */
function besideShared(scene: Scene, a: Member, b: Member, index: number): boolean {
  const to = index % 2 ? -1 : 1
  const { box } = b.art
  // A knight who reads to a dragon is somebody beside its bed.
  if (tall(a.art.box) < tall(box) * BESIDE && scene.alone(a))
    resize(scene, a, (a.place.h * tall(box) * BESIDE) / tall(a.art.box))
  a.at({ facing: to > 0 ? 'left' : 'right' })
  const edge = to > 0 ? box.x1 - a.art.box.x0 : box.x0 - a.art.box.x1
  scene.group(a).shift(edge + to * a.place.h * 0.02, box.y1 - a.place.y)
  scene.join(a, b, 'under')
  return true
}

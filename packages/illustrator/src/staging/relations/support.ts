/** On top of something: standing, sitting, lying, jumping on it. */
import type { Top } from '../../art/art.ts'
import type { Relation } from '../../reading/graph.ts'
import { clamp, midX, side, sum, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { footingAt } from '../skyline.ts'
import { isLying, isSeated } from '../traits.ts'
import { headOf } from './acts/kit.ts'
import { cap, isVessel } from './acts/stuck.ts'
import { onBlanket } from './blanket.ts'
import { onShoulders, piggyback } from './borne.ts'
import { broods, isBrood, widenNest } from './brood.ts'
import { FLAT, fit, isInTwoRows, LAID_BEFORE, MAIN, outshineNobody, STONES } from './fit.ts'
import { fromSide, isBranch } from './from-edge.ts'
import { isHatted, putsOn } from './hatted.ts'
import { contact, hasOwnTops, isLight, isRoofed, isSitting, meet, resize, type Stager, surface } from './kit.ts'
import { onBelly } from './on-belly.ts'
import { CAKES, onCake } from './on-cake.ts'
import { dozes, onShoulder, shoulders } from './on-shoulder.ts'
import { isSpot, onSpot } from './on-spot.ts'
import { alights, CRAWLS, clings, FACED, ON } from './perch.ts'
import { besideFaces } from './table-dishes.ts'
import { seat } from './tend/level.ts'

/** On a seat, with or without something in the hands. */
const SITS = /^(sit|seated-two-hands|seated-reach)$/

export const onTop: Stager = (scene, a, b, relation) => {
  if (a.handed && b.handed && relation.part === 'shoulder' && relation.relation === 'lies-on' && scene.alone(a))
    return dozes(scene, a, b)
  if (relation.part === 'back' && facesUs(b)) b.act({ pose: 'carry' })
  const isPerched = a.being && (!a.handed || isSmallBeast(a))
  if (a.handed && b.handed && !isPerched && /shoulder/.test(relation.part ?? '') && scene.alone(a))
    return onShoulders(scene, a, b)
  if (b.handed && isPerched && /shoulder/.test(relation.part ?? '')) return onShoulder(scene, a, b)
  if (b.handed && !a.being && /shoulder/.test(relation.part ?? '') && scene.alone(a)) return shoulders(scene, a, b)
  if (b.handed && a.being && relation.part === 'back' && !isLight(a, b) && !isLying(b.acting.pose))
    return piggyback(scene, a, b)
  if (b.handed && a.being && relation.part === 'lap') sitDownFor(scene, a, b)
  // A koala that sits as people do has no back to be on.
  if (
    a.being &&
    relation.part === 'back' &&
    b.being &&
    !b.handed &&
    b.acting.pose === 'stand' &&
    tall(b.art.box) > wide(b.art.box) * SITTING
  )
    b.act({ pose: 'walk' })
  if (isHatted(a, b)) return putsOn(scene, a, b)
  if (a.being && CRAWLS.test(a.entry.name) && FACED.test(b.entry.name)) return clings(scene, a, b)
  // A pot on somebody's head is a helmet.
  if (b.being && relation.part === 'head' && isVessel(a) && isCap(scene, a, b, relation)) return cap(scene, b, a, 'on')
  if (!b.being && isSpot(relation.part)) return onSpot(scene, a, b, relation.part)
  if (onBlanket(scene, a, b) || broods(scene, a, b)) return
  const isYoga = a.handed && FLAT.test(b.entry.name) && scene.does(a, 'poses') !== undefined && scene.alone(a)
  if (isYoga) a.act({ pose: 'sit-cross-legged', turn: 0 })
  // From a blanket no legs hang down.
  if (a.handed && FLAT.test(b.entry.name) && SITS.test(a.acting.pose)) a.act({ pose: 'sit-ground' })
  if (a.being && b.being && !b.handed && relation.part === 'belly') return onBelly(scene, a, b)
  const all = guestsOf(scene, b)
  const isBefore = !a.being && isPicnic(b, all)
  const own = isPicnic(b, all) ? all.filter(({ being }) => being === a.being) : all
  const guests = isInTwoRows(b, own) ? lowBetween(own) : own
  // A leaf much bigger than the ant stays so.
  const isLarge = b.being && !a.being && (a.named.size ?? 1) > 1.9
  if (isLarge) resize(scene, a, b.place.h * 1.25)
  else if (b.being && !a.being && relation.part) resize(scene, a, a.place.h * ofHead(a, b))
  if (b.being && a.habitat === 'water' && relation.part === 'nose') return onNose(scene, a, b)
  if (b.being && a.being && relation.part && !isBrood(a) && (isLight(a, b) || isOnSnout(a, b, relation)))
    return alights(scene, a, b, relation)
  // A ladybug on a toadstool is much smaller than it.
  const isSpeck = CRAWLS.test(a.entry.name) && STONES.test(b.entry.name) && scene.alone(a)
  if (isSpeck) resize(scene, a, (a.place.h * wide(b.art.box) * 0.42) / wide(a.art.box))
  const isTopper = a.being && CAKES.test(b.entry.name) && relation.relation === 'on-top-of' && scene.alone(a)
  if (isTopper) onCake(scene, a, b, guests.length)
  const isFirst = !scene.slot(b, 'top', ON).index
  if (isFirst && a.being && isBranch(b)) fromSide(scene, b)
  if (isFirst && !isLarge && !isSpeck && !isTopper) {
    if (isPicnic(b, all)) outshineNobody(scene, all, LAID_BEFORE)
    fit(scene, a, b, relation, isBefore ? all.filter(({ being }) => being) : guests)
  }
  widenNest(scene, a, b)
  if (b.being && !a.being && relation.part === 'nose') return onNose(scene, a, b)
  const top = surface(b, a, relation, sum(guests.map((guest) => wide(guest.art.box))))
  // On a blanket one sits for the company: those at both ends look to the middle.
  if (a.being && FLAT.test(b.entry.name) && guests.length > 2 && isSeated(a.acting.pose) && scene.alone(a))
    a.at({ facing: placeOn(top, a, guests) < (top.x0 + top.x1) / 2 ? 'right' : 'left' })
  // Rods go out over the water, not over the other's head.
  if (a.handed && guests.length > 1 && scene.does(a, 'fishes') && scene.alone(a))
    a.at({ facing: placeOn(top, a, guests) < (top.x0 + top.x1) / 2 ? 'left' : 'right' })
  // One sinks into a cloud, but not behind it; who rolls in the mud is in the midst of it.
  const soft = a.being && b.habitat === 'sky' && !b.being
  const rolls = a.being && a.tilt && /puddle/.test(b.entry.name)
  const isNear = a.being && isInTwoRows(b, guests) && guests.indexOf(a) % 2 === 1
  // An ear that points down goes in deeper than the back.
  const sunk = soft
    ? tall(b.art.box) * 0.16
    : isBefore
      ? tall(b.art.box) * BEFORE_THEM
      : rolls
        ? b.art.box.y1 - top.y + tall(a.art.box) * 0.1
        : isNear
          ? a.place.h * NEARER
          : 0
  const at = placeOn(top, a, guests)
  const isServed = !a.being && !b.being && scene.undergoes(b, 'sits-at') !== undefined
  const [x, y] = isServed ? besideFaces(scene, a, b, at, top.y) : [at, top.y]
  const slope = a.being && isRoofed(b, isSitting(relation)) && !hasOwnTops(b) ? footing(b, a, x) : null
  meet(scene, a, b, contact(a), [x, (slope ?? y) + sunk])
  if (isYoga) handsOnKnees(a)
  const isUpright = a.being && !isLying(a.acting.pose)
  if (b.being && isUpright && !b.handed && relation.part === 'back' && overFace(scene, a, b)) return
  // The crown of a tree is its front: whoever sits in it would be hidden, as crossed legs by the mat.
  const isOver =
    soft || isNear || isClosed(b) || slope !== null || isBefore || isYoga || b.has('branch') || b.has('trunk')
  scene.join(a, b, isOver ? 'over' : { before: 'front', of: b })
  // The food lies before the feet of those who sit nearer, too.
  if (isNear) scene.group(b).layer([], [all.filter(({ being }) => !being)])
}

/** Of its width: so high is an animal that sits toward the reader. */
const SITTING = 0.85

/** Seen from the front an animal would bear on its head what is on its back. */
function facesUs(b: Member): boolean {
  if (!b.being || b.handed || !/^(?:stand|sit)$/.test(b.acting.pose) || !b.has('headTop')) return false
  return Math.abs(b.point('back')[0] - b.point('headTop')[0]) < wide(b.art.box) * 0.16
}

/** In meters: a parrot that eats, a lamb or a monkey sits beside the head; astride the neck is for children. */
const BEAST = 0.8
const isSmallBeast = ({ entry }: Member): boolean => entry.kind === 'being' && !entry.human && entry.height < BEAST

/** What has a front for those who are in it hides nobody who is on its lid. */
const isClosed = ({ entry }: Member): boolean =>
  /^(present|box|treasure chest|suitcase|crate|package)$/.test(entry.name)

/** Birds have small feet. */
const footing = (b: Member, a: Member, x: number): number | null =>
  footingAt(b, x, wide(a.art.box) * (a.handed ? 0.5 : 0.36), tall(a.art.box))

/** How far before those who sit on it things lie on a blanket, in its heights. */
const BEFORE_THEM = 0.36

/** Of one's height: how much nearer every other one sits. */
const NEARER = 0.22

/** Every other one is of the lower half: the children sit before and between their parents. */
function lowBetween(all: readonly Member[]): Member[] {
  const byHeight = [...all].sort((p, q) => q.place.h - p.place.h || all.indexOf(p) - all.indexOf(q))
  const half = Math.ceil(all.length / 2)
  return byHeight.map((_, i) => byHeight[i % 2 ? half + (i - 1) / 2 : i / 2] as Member)
}

/** Food is before those who sit on the blanket: in one row with it they would be small. */
const isPicnic = (b: Member, guests: readonly Member[]): boolean =>
  b.entry.name === 'picnic blanket' && guests.some(({ being }) => being) && guests.some(({ being }) => !being)

function handsOnKnees(a: Member): void {
  const [x, y] = a.point('seat')
  const [aside, up] = [a.place.h * 0.2, a.place.h * 0.1]
  const s = Math.sign(a.point('nearHand')[0] - x) || 1
  a.act({ reach: { nearHand: [x + s * aside, y - up], farHand: [x - s * aside, y - up] } })
}

/** On the back of who sits toward the reader one looks past the shoulder, behind the head. */
function overFace(scene: Scene, a: Member, b: Member): boolean {
  const [x, y] = b.point('headMid')
  const { box } = a.art
  if (scene.together(a, b) || x < box.x0 || x > box.x1 || y < box.y0 || y > box.y1) return false
  const s = side(b.place.facing)
  const aside = (headOf(a) + headOf(b)) * 0.8
  // A small one would hang in the air beside the large head: it holds on lower, where the back is.
  const high = headOf(a) < headOf(b) * 0.75 ? b.point('neck')[1] - headOf(a) * 0.2 : y - headOf(b) * 0.2
  scene.group(a).shift(x - s * aside - a.point('headMid')[0], high - a.point('headMid')[1])
  scene.join(a, b, 'under')
  return true
}

/** Not where it is balanced, is full, or is one of several. */
const isCap = (scene: Scene, a: Member, b: Member, { word }: Relation): boolean =>
  scene.alone(a) &&
  !/^(carr|balanc|bear|transport|bring)/.test(word ?? '') &&
  !scene.does(b, 'carries', 'balances-on') &&
  !scene.bonds.some((bond) => (bond.b === a && bond.a !== b) || (bond.a === a && bond.b !== b)) &&
  !scene.members.some((other) => other !== a && other.named === a.named)

/** A ball is above the nose, before no eye. */
function onNose(scene: Scene, a: Member, b: Member): void {
  if (!b.handed && b.entry.kind === 'being' && b.entry.actor.can('balance')) b.act({ pose: 'balance' })
  const isUp = b.acting.pose === 'balance' && b.point('mouth')[1] < b.point('headTop')[1]
  const [x, y] = b.point(isUp ? 'mouth' : 'headTop')
  const { box } = a.art
  const forward = isUp ? side(b.place.facing) * headOf(b) * 0.2 : (b.point('mouth')[0] - b.point('headMid')[0]) * 0.6
  const pile = guestsOf(scene, b).filter((one) => one !== a && !one.being && scene.together(one, b))
  const high = sum(pile.map((one) => tall(one.art.box) * 0.9))
  meet(scene, a, b, [midX(box), box.y1], [x + forward, y + (isUp ? 0.02 : 0.12) * headOf(b) - high])
  scene.join(a, b, 'over')
}

/** Who has somebody on the lap sits, and is the larger of the two. */
function sitDownFor(scene: Scene, a: Member, b: Member): void {
  // Long ears on the lap would hide the face.
  const most = b.place.h * (a.handed ? 0.5 : 0.34)
  if (a.place.h > most && scene.alone(a)) resize(scene, a, most)
  if (scene.alone(b) && !isSeated(b.acting.pose)) seat(scene, b)
}

/** A flower in the mane or a ball on the nose is not much larger than the head. */
const ofHead = ({ art: { box } }: Member, b: Member): number =>
  clamp((headOf(b) * 1.6) / Math.max(tall(box), wide(box)), 0.1, 1)

/** A bird that sits on a hippo's nose. */
const isOnSnout = (a: Member, b: Member, { part }: Relation): boolean =>
  part === 'nose' && !a.handed && a.entry.height < b.entry.height * 0.4

/** In the order they were named, but who is between others and the main dish in the middle. */
export function guestsOf(scene: Scene, b: Member): Member[] {
  const all = [
    ...new Set(scene.bonds.filter((bond) => bond.b === b && ON.has(bond.relation.relation)).map((bond) => bond.a)),
  ]
  const [middle] = all.filter((one) => scene.does(one, 'between')?.c || (all.length > 2 && MAIN.test(one.entry.name)))
  if (!middle) return all
  const rest = all.filter((one) => one !== middle)
  return rest.toSpliced(Math.floor(rest.length / 2), 0, middle)
}

/** Side by side, each with as much room as it is wide. */
function placeOn(top: Top, a: Member, guests: readonly Member[]): number {
  const index = guests.indexOf(a)
  if (index < 0 || guests.length < 2) return (top.x0 + top.x1) / 2
  const widths = guests.map((guest) => wide(guest.art.box))
  const before = sum(widths.slice(0, index)) + (widths[index] as number) / 2
  return top.x0 + ((top.x1 - top.x0) * before) / sum(widths)
}

/** In something: a basket, a boat, a tower, a bed. What it is in is painted half behind it, half in front. */
import type { Box } from '../../art/art.ts'
import type { Relation } from '../../reading/graph.ts'
import { clamp, midX, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { isLying } from '../traits.ts'
import { isAboard, seatAmong, tuckArms } from './aboard.ts'
import { headOf } from './acts/kit.ts'
import { dips, tailOut } from './acts/stuck.ts'
import { aroundHead } from './around-head.ts'
import { behindGlass, GLASS } from './behind-glass.ts'
import { nextTo } from './beside.ts'
import { broods } from './brood.ts'
import { onBed } from './cargo.ts'
import { inCrown, isWinged } from './crown.ts'
import { inDoorway } from './doorway.ts'
import { guestsIn, IN } from './guests.ts'
import { hasFront, hollowOf, isCabin, rimOf } from './hollow.ts'
import { inRing, isRinged } from './in-ring.ts'
import { inTent, isCampedIn, laidInTent } from './in-tent.ts'
import { inWeb } from './in-web.ts'
import { inJaws, isInJaws } from './jaws.ts'
import { meet, resize, type Stager } from './kit.ts'
import { inRear } from './on-spot.ts'
import { isOutOfFruit, outOfFruit } from './out-of-fruit.ts'
import { isLamp, outOfLamp } from './out-of-lamp.ts'
import { atPane, LIMBLESS, panesOf } from './panes.ts'
import { inPouch } from './pouch.ts'
import { poursOut } from './pours-out.ts'
import { onTop } from './support.ts'
import { isThought, thoughtOf } from './thought.ts'
import { isWheel, runsInWheel } from './wheel-run.ts'

/** Share that stays below the rim. */
const SUNK: Record<string, number> = { 'hides-in': 0.62, 'comes-out-of': 0.45, 'jumps-in': 0.2, 'sleeps-in': 0.5 }

export const inside: Stager = (scene, a, b, relation) => {
  const isOut = relation.out === 'tail' && a.has('tailTip') && !b.being
  if (isOut && !a.handed) a.act({ pose: 'sit', ...(isLying(a.acting.pose) ? { mood: 'sleepy' } : {}) })
  lodge(scene, a, b, relation)
  if (isOut) tailOut(scene, a, b)
}

const lodge: Stager = (scene, a, b, relation) => {
  if (isThought(b)) return thoughtOf(scene, a, b)
  if (b.being) return isInJaws(scene, b, relation) ? inJaws(scene, a, b) : inPouch(scene, a, b)
  if (inWeb(scene, a, b)) return
  if (isRinged(a, b)) return inRing(scene, a, b)
  if (a.being && isWheel(b) && scene.alone(a) && scene.alone(b) && !isLying(a.acting.pose))
    return runsInWheel(scene, a, b)
  if (onBed(scene, a, b)) return
  if (relation.part === 'rear') return inRear(scene, a, b)
  if (broods(scene, a, b)) return
  if (a.being && isLamp(b)) return outOfLamp(scene, a, b)
  if (isOutOfFruit(scene, a, b)) return outOfFruit(scene, a, b)
  const campers = guestsIn(scene, b).filter(({ being }) => being)
  if (a.being && !LOOKS_OUT.test(relation.relation) && isCampedIn(scene, b, campers))
    return inTent(scene, a, b, campers)
  if (!a.being && laidInTent(scene, a, b, campers)) return
  if (b.entry.name === 'cornucopia') return poursOut(scene, a, b)
  turnOver(scene, b)
  // Out of a closed one nobody looks.
  if (b.entry.name === 'present') b.wear('open')
  // A candy cane beside whoever is in it would be before the face.
  if (b.entry.name === 'stocking' && a.being) b.wear('empty')
  if (a.being && relation.part === 'hand' && dips(scene, a, b)) return
  if (GLASS.test(b.entry.name) && !hasFront(b)) return behindGlass(scene, a, b)
  if (a.being && b.entry.name === 'grass') return inThicket(scene, a, b)
  if ((!a.being || isWinged(a)) && /(tree|bush)$/.test(b.entry.name) && relation.relation === 'inside')
    return inCrown(scene, a, b, IN)
  // Cargo is on the bed of a truck, not in its cab.
  if (!a.being && /truck|trailer/.test(b.entry.name) && b.has('deck'))
    return onTop(scene, a, b, { ...relation, relation: 'on-top-of' })
  if (a.being && b.has('branch') && !b.art.hollow) return onTop(scene, a, b, { ...relation, relation: 'sits-on' })
  // A hole in the ground is too shallow to hide a head.
  if (a.being && relation.part === 'foot' && tall(b.art.box) > wide(b.art.box) * 0.6) return headFirst(scene, a, b)
  if (a.being && relation.relation === 'comes-out-of' && isHouse(b) && b.has('door')) return fromDoor(scene, a, b)
  if (a.being && b.entry.name === 'door') return inDoorway(scene, a, b)
  if (a.being && looksOut(scene, a, b)) return
  if (relation.relation === 'comes-out-of' && riseFrom(scene, a, b)) return
  crouchIn(a, b)
  if (aroundHead(scene, a, b)) return
  // The living share the room among themselves: bubbles in the tub take none of the elephant's.
  const guests = guestsIn(scene, b).filter((guest) => guest.being === a.being)
  const [index, count] = [guests.indexOf(a), guests.length]
  // Nose to nose the heads of two would be one behind the other.
  if (index > 0 && a.being && !a.handed && scene.alone(a)) a.at({ facing: guests[0]?.place.facing ?? a.place.facing })
  const places = Math.min(count, capacity(a, b, count))
  // In sand or snow one is up to the chin.
  const isHeaped = a.being && /^(sand|snow) pile$/.test(b.entry.name)
  if (index === 0 && (a.being || guestsIn(scene, b).length === count)) fit(scene, a, b, places, relation)
  // A hatchling has filled its shell: arms and wings go out beyond it. An egg in a basket stays to be seen.
  const isHatching = a.being && relation.relation === 'comes-out-of' && /egg$/.test(b.entry.name)
  const isKept = scene.bonds.some((bond) => bond.a === b && bond.b && bond.relation.relation === 'inside')
  const beyond = isHatching && !isKept ? 1.7 : 1
  if (beyond > 1 && index === 0) resize(scene, b, b.place.h / beyond)
  if (isHeaped && !index) resize(scene, b, b.place.h * Math.max(1, (belowChin(a) * 0.95) / (b.art.box.y1 - rimOf(b))))
  // Who finds no room in a house waits before it; what does not go into a basket lies on top.
  if (index >= places && ((a.being && /buildings/.test(b.entry.category)) || /tent$|tipi/.test(b.entry.name)))
    return nextTo(scene, a, b, relation)
  if (index >= places) return onTop(scene, a, b, { ...relation, relation: 'on-top-of' })
  if (scene.attempt % 2 && places === 1 && a.being && !isCabin(b)) return peeks(scene, a, b)
  const room = hollowOf(b)
  const most = (wide(room) / (1 + (places - 1) * crowded(a, b))) * (isNarrow(b) ? 1.7 : beyond)
  if (wide(a.art.box) > most * 1.15) resize(scene, a, a.place.h * clamp((most * 1.15) / wide(a.art.box), 0.3, 1))
  const ceiling = tall(room) * (b.habitat === 'air' ? 1.3 : 1)
  if (isCabin(b) && tall(a.art.box) > ceiling) resize(scene, a, a.place.h * clamp(ceiling / tall(a.art.box), 0.4, 1))
  const h = tall(a.art.box)
  const half = Math.min(wide(a.art.box), wide(room)) / 2
  // In a tub bodies are below the rim: it is heads that must not hide each other.
  const heads = a.being && !isCabin(b) ? headOf(a) * 2.15 : 0
  const step = Math.max(Math.min(heads, wide(room) - heads), wide(room) - 2 * half) / Math.max(1, places - 1)
  // The driver is in front, the others behind.
  const isDriven = guests[0] && scene.does(guests[0], 'drives')?.b === b
  // Of animals seen from the side each one's head is before the rump of the next: the last to be painted is last in line.
  const isLastFirst = isDriven ? b.place.facing === 'right' : areInLine(guests) && a.place.facing === 'right'
  const place = isLastFirst ? places - 1 - index : index
  const x = midX(room) + (place - (places - 1) / 2) * (isNarrow(b) ? wide(a.art.box) * 0.42 : step)
  // Of who is flat little is above the rim.
  const flat = wide(a.art.box) > h * 1.4 ? 0.5 : 1
  const deep = h * (SUNK[relation.relation] ?? 0.5) * (relation.relation === 'comes-out-of' ? flat : 1)
  const sunk = isCabin(b) ? deep : isHeaped ? belowChin(a) * (a.handed ? 0.9 : 0.76) : Math.min(deep, belowChin(a))
  // There is more to see of whoever stands at the back of a full basket.
  const lift = places > 2 && index % 2 ? h * 0.12 : 0
  const floor = /nest$/.test(b.entry.name) ? rimOf(b) + tall(b.art.box) * 0.35 : room.y1
  const y = Math.min(floor, rimOf(b) + sunk) - lift
  meet(scene, a, b, [midX(a.art.box), a.art.box.y1], [x, y])
  // A vessel without a front of its own is all front.
  scene.join(a, b, hasFront(b) ? { before: 'front', of: b } : { before: 'back', of: b })
}

/** Each at a window of the bus; one alone at the window of a house. */
function looksOut(scene: Scene, a: Member, b: Member): boolean {
  const guests = guestsIn(scene, b).filter((guest) => guest.being)
  const panes = panesOf(b)
  const index = guests.indexOf(a)
  // Whoever drives has a window of their own.
  const seated = guests.filter((guest) => !scene.does(guest, 'drives'))
  const pane = seated.indexOf(a)
  if (pane >= 0 && panes.length >= seated.length) {
    atPane(scene, a, b, () => panesOf(b)[pane] as Box)
    return true
  }
  if (isAboard(scene, a, b, guests)) {
    atPane(scene, a, b, () => seatAmong(b, index, guests.length))
    tuckArms(a, b)
    return true
  }
  // A treehouse with somebody in it is open in front.
  const isOpen = b.entry.name === 'treehouse'
  if (guests.length > 1 || isOpen || !/buildings/.test(b.entry.category) || !isCabin(b)) return false
  atPane(scene, a, b, () => ({ ...hollowOf(b), y1: rimOf(b) }))
  return true
}

/** In a hat one is from below its brim, in a mitten from its cuff. */
function turnOver(scene: Scene, b: Member): void {
  if (!/hat$|helmet|cap$|beret|sombrero|mitten|glove$/.test(b.entry.name) || b.tilt || !scene.alone(b)) return
  b.tilt = 180
  b.draw()
}

/** Out of a hole with the chest, arms up, where there are any. */
function riseFrom(scene: Scene, a: Member, b: Member): boolean {
  const shallow = tall(b.art.box) < wide(b.art.box) * 0.5 && hasFront(b)
  const canRise =
    a.entry.kind === 'being' && !LIMBLESS.test(a.entry.name) && (a.entry.human || a.entry.upright() !== null)
  const isLong = wide(a.art.box) > tall(a.art.box)
  if (!(shallow || isLong) || !canRise || !scene.alone(a)) return false
  a.upright = a.entry.kind === 'being' && !a.entry.human
  a.act({ pose: 'arms-up', turn: 0 })
  if (!shallow) return false
  // In a hole that is hardly deep the legs would stand before its edge.
  for (const part of ['nearLeg', 'farLeg', 'tail']) a.without.add(part)
  resize(scene, b, (b.place.h * wide(a.art.box) * 1.7) / wide(b.art.box))
  meet(scene, a, b, a.point('seat'), [midX(hollowOf(b)), rimOf(b) + a.place.h * 0.05])
  scene.join(a, b, { before: 'front', of: b })
  return true
}

/** Upside down, the legs out of it. */
function headFirst(scene: Scene, a: Member, b: Member): void {
  const room = hollowOf(b)
  const [cx, cy] = a.point('chest')
  if (a.handed) a.act({ pose: 'jump', turn: 0, reach: { nearHand: [cx - 8, cy + 8], farHand: [cx + 8, cy + 8] } })
  const deep = (tall(a.art.box) * 0.6) / Math.max(1, b.art.box.y1 - rimOf(b))
  resize(scene, b, b.place.h * clamp(Math.max((wide(a.art.box) * 0.8) / wide(room), deep), 0.3, 3))
  a.tilt = 180
  a.draw()
  const { box } = a.art
  meet(scene, a, b, [midX(box), box.y0 + tall(box) * 0.56], [midX(hollowOf(b)), rimOf(b)])
  scene.join(a, b, hasFront(b) ? { before: 'front', of: b } : { before: 'back', of: b })
}

const isHouse = ({ entry }: Member): boolean => /buildings/.test(entry.category) || /house$/.test(entry.name)

/** Before the door of a house that is not much higher than whoever came out of it. */
function fromDoor(scene: Scene, a: Member, b: Member): void {
  const group = scene.group(a)
  if (scene.together(a, b)) return
  resize(
    scene,
    b,
    (b.place.h * clamp(tall(b.art.box), tall(group.box) * 1.25, tall(group.box) * 1.6)) / tall(b.art.box),
  )
  const [x] = b.point('door')
  group.shift(x - midX(a.art.box), b.art.box.y1 + tall(group.box) * 0.06 - group.box.y1)
  scene.join(a, b, 'over')
}

/** Looking out from behind its upper edge, where being in it hid too much. */
function peeks(scene: Scene, a: Member, b: Member): void {
  const { box } = b.art
  const most = wide(box) * 0.85
  if (wide(a.art.box) > most) resize(scene, a, (a.place.h * most) / wide(a.art.box))
  meet(
    scene,
    a,
    b,
    [midX(a.art.box), a.art.box.y1],
    [midX(box), box.y0 + Math.min(tall(a.art.box) * 0.55, belowChin(a))],
  )
  scene.join(a, b, { before: 'back', of: b })
}

/** Side by side the living hide each other a little. */
const crowded = (a: Member, b: Member): number => (a.being ? (isNarrow(b) ? 0.5 : 0.66) : 0.9)

/** Four legs take less room sitting, and the head is higher. */
function crouchIn(a: Member, b: Member): void {
  if (a.being && !a.handed && /^(stand|crouch|lean)$/.test(a.acting.pose) && (!isCabin(b) || b.habitat === 'air'))
    a.act({ pose: 'sit' })
  // Who stands in a tub is not in the bath.
  if (a.handed && /tub$/.test(b.entry.name) && /^(stand|wave|crouch)$/.test(a.acting.pose))
    a.act({ pose: 'sit-cross-legged', turn: 0 })
}

/** How many find room side by side, made as small as they may be. */
function capacity(a: Member, b: Member, count: number): number {
  const room = hollowOf(b)
  const each = Math.max(tall(room) * 0.5, 1) * Math.min(1.2, wide(a.art.box) / tall(a.art.box))
  return isCabin(b) ? Math.max(1, Math.floor(wide(room) / each)) : count
}

/** How much of somebody can be hidden without hiding the eyes. */
function belowChin(a: Member): number {
  if (!a.being || !a.has('headMid') || !a.has('headTop')) return Number.POSITIVE_INFINITY
  const [, middle] = a.point('headMid')
  const r = Math.abs(middle - a.point('headTop')[1])
  const chin = Math.max(middle + r * 0.6, a.handed ? middle : a.point('mouth')[1] + r * 0.12)
  return Math.max(a.place.h * 0.05, a.art.box.y1 - chin)
}

/** The blades stand before the body of who hides among them, up to the chin. */
function inThicket(scene: Scene, a: Member, b: Member): void {
  if (scene.together(a, b)) return
  if (!a.handed) a.act({ pose: 'sit' })
  const { box } = a.art
  resize(scene, b, b.place.h * Math.max((wide(box) * 1.25) / wide(b.art.box), (belowChin(a) * 1.15) / tall(b.art.box)))
  const high = (belowChin(a) * 1.5) / tall(b.art.box)
  if (high < 1) resize(scene, b, b.place.h * high)
  scene.group(b).shift(midX(box) - midX(b.art.box), box.y1 + tall(b.art.box) * 0.06 - b.art.box.y1)
  scene.join(a, b, { before: 'front', of: b })
}

const areInLine = (guests: readonly Member[]): boolean =>
  guests.every(({ being, handed, art: { box } }) => being && !handed && wide(box) > tall(box) * IN_LINE)
/** Broader than high, one is seen from the side. */
const IN_LINE = 1.15

/** Its opening is a small part of it. */
const isNarrow = (b: Member): boolean => wide(hollowOf(b)) < tall(b.art.box) * 0.5 && b.habitat !== 'air'

const LOOKS_OUT = /^(comes-out-of|hides-in)$/

/** The vessel as large as those in it need; else they as small as it allows. */
function fit(scene: Scene, a: Member, b: Member, count: number, relation: Relation): void {
  const room = hollowOf(b)
  const across =
    (Math.min(wide(a.art.box), tall(a.art.box) * 1.3) * (1 + (count - 1) * crowded(a, b)) * 0.92) / wide(room)
  const upward = isCabin(b) ? tall(a.art.box) / tall(room) : (tall(a.art.box) * 0.42) / tall(room)
  // A boot as wide as three mice would be a tower.
  const highest =
    isNarrow(b) && !isCabin(b)
      ? (tall(a.art.box) * (/cage$/.test(b.entry.name) ? 2 : 1.45)) / tall(b.art.box)
      : Number.POSITIVE_INFINITY
  const ratio = Math.min(Math.max(across, upward), highest)
  if (LOOKS_OUT.test(relation.relation)) {
    resize(scene, b, b.place.h * clamp(across * 1.15, 0.25, 2.4))
    return
  }
  // In the window of a house one is smaller than before it.
  const most = /buildings/.test(b.entry.category) ? 1.3 : 2.4
  if (ratio > 1) resize(scene, b, b.place.h * clamp(ratio, 1, most))
  // A tree is no vessel: it stays as high as it is.
  if (/(tree|bush)$/.test(b.entry.name)) return
  if (ratio < 0.5 || ratio === highest)
    resize(scene, b, b.place.h * clamp(ratio === highest ? ratio : ratio * 1.8, 0.3, 1))
}

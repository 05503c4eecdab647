/** In hands, or in the mouth of those who have none. */
import type { Point } from '../../art/art.ts'
import { clamp, midX, midY, side, tall, wide } from '../geometry.ts'
import { CRAWLS, isPacked } from '../hands-needed.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { heldHeight } from '../sizes.ts'
import { isLying, isSeated } from '../traits.ts'
import { toFront } from './acts/kit.ts'
import { along } from './along.ts'
import { inArm, isArmed } from './arms.ts'
import { setBeside } from './beside.ts'
import { holdersOf, swingBetween } from './between-two.ts'
import { onForearm } from './borne.ts'
import { machineBears } from './cargo.ts'
import { nestles } from './close.ts'
import { grazes } from './grazing.ts'
import { inTalons, isRaptor } from './hoist.ts'
import { ahead, gripOf, meet, resize, type Stager } from './kit.ts'
import { byScruff, inMouth, isByScruff, isMouthed, LONG } from './mouth.ts'
import { isOnArm, onArm } from './on-arm.ts'
import { onString } from './on-string.ts'
import { inPaws } from './paws.ts'
import { isShield, onShieldArm } from './shield.ts'
import { onTop } from './support.ts'
import { inArms, isSwaddled } from './swaddle.ts'
import { togetherCarry } from './together-carry.ts'
import { atHead, bladeOnIce, groomsSelf, isCane, isOnIce, onCane } from './wield.ts'

export const HELD = new Set(['holds', 'carries', 'eats', 'drinks', 'reads', 'plays', 'fishes', 'pours', 'sews'])
/** Held up, so that what is under it stays free. */
const OVERHEAD = /umbrella|parasol|flag|banner|balloon|kite|torch|lantern|sparkler|sign|trophy|bubble wand/

/** How far what is long leans away from who holds it, in degrees; under a long snout it points ahead, and a balloon goes past it. */
const LEANT = { face: 26, snout: 76, string: 40 }

const STOLEN = /^(steal|stole|snatch|swip|nab)/

type Hand = 'nearHand' | 'farHand'
const ARM: Readonly<Record<Hand, string>> = { nearHand: 'nearArm', farHand: 'farArm' }

export const holds: Stager = (scene, a, b, relation) => {
  const two = b.being ? holdersOf(scene, b) : null
  if (two) return swingBetween(scene, b, two)
  if (along(scene, b)) return
  if (isSwaddled(scene, a, b)) return inArms(scene, a, b)
  if (isOnArm(a, b, relation.part)) return onArm(scene, a, b)
  if (relation.part && !/hand|arm|mouth/.test(relation.part)) return onTop(scene, a === b ? a : b, a, relation)
  const first = sharerOf(scene, a, b)
  if (first) return helps(scene, a, b, first)
  if (!a.handed && isArmed(a)) return inArm(scene, a, b)
  const isStolen = STOLEN.test(relation.word ?? '')
  if (!/mouth/.test(relation.part ?? '') && !isStolen && inPaws(scene, a, b)) return
  // A thief makes off with it.
  if (isStolen && !scene.does(a, 'stands-on') && /^(stand|sit|walk|hold-front|run-look-back)$/.test(a.acting.pose))
    a.act({ pose: a.handed ? 'run-look-back' : 'run' })
  if (!a.handed) return inMouth(scene, a, b)
  if (isShield(b) && freeHand(a)) return onShieldArm(scene, a, b)
  fitHeld(scene, a, b, b.being ? 0.5 : LONG.test(b.entry.name) ? 0.7 : OVERHEAD.test(b.entry.name) ? 0.8 : 0.45)
  // One hand is enough for the reins, and at a table one need not lean on both.
  const hand = freeHand(a) ?? (scene.does(a, 'rides', 'sits-at')?.b ? 'nearHand' : null)
  if (!hand) return ontoLap(scene, a, b)
  if (!isStolen && groomsSelf(scene, a, b)) return atHead(scene, a, b)
  if (isCane(b) && !isSeated(a.acting.pose) && !isLying(a.acting.pose)) return onCane(scene, a, b, hand)
  if (isOnIce(a, b)) return bladeOnIce(scene, a, b)
  if (b.entry.name === 'kite') return onString(scene, a, b, hand)
  if (/pillow|cushion/.test(b.entry.name) && (scene.does(a, 'fights') ?? scene.undergoes(a, 'fights')))
    return swings(scene, a, b)
  if (b.being || (wide(b.art.box) > a.place.h * 0.42 && !OVERHEAD.test(b.entry.name))) return bothHands(scene, a, b)
  if (isLying(a.acting.pose)) return ontoLap(scene, a, b)
  if (scene.alone(b)) leanAway(a, b)
  const target = handTarget(a, b, hand)
  if (target) a.act({ reach: { [hand]: target } })
  meet(scene, b, a, gripOf(b), a.point(hand))
  scene.join(b, a, { before: ARM[hand], of: a })
  a.act({ reach: { [hand]: gripOf(b) } })
  if (b.tilt === LEANT.string) toFront(scene, b)
  // Behind a mane or a broad cheek nobody would see it.
  else if (isBeast(a) && !HIDES.test(b.entry.name)) {
    toFront(scene, b)
    toFront(scene, a, ARM[hand])
  }
}

/** What is over the head goes on behind it. */
const HIDES = /umbrella|parasol/
const isBeast = ({ entry }: Member): boolean => entry.kind === 'being' && !entry.human

/** Who has it in hand already. */
const sharerOf = (scene: Scene, a: Member, b: Member): Member | undefined =>
  b.being
    ? undefined
    : scene.bonds.find(
        (bond) => bond.b === b && bond.a !== a && bond.relation.relation === 'holds' && scene.together(bond.a, b),
      )?.a

/** Upright, a blade, a brush or a spoon would be before the holder's own face. */
function leanAway(a: Member, b: Member): void {
  const { box } = b.art
  const [[mx], [hx, hy]] = [a.point('mouth'), a.point('headMid')]
  const isSnouted = Math.abs(mx - hx) > Math.abs(hy - a.point('headTop')[1]) * 0.4
  if ((isSnouted || isBeast(a)) && /balloon/.test(b.entry.name)) {
    b.tilt = LEANT.string
    b.draw()
    return
  }
  const snout = Math.abs(mx - hx) > Math.abs(hy - a.point('headTop')[1]) * 0.75 && tall(box) > wide(box) * 1.8
  if (!(snout || LONG.test(b.entry.name)) || OVERHEAD.test(b.entry.name) || gripOf(b)[1] < midY(box)) return
  b.tilt = snout ? LEANT.snout : LEANT.face
  b.draw()
}

/** By one corner, over the head: the other one sees it coming. */
function swings(scene: Scene, a: Member, b: Member): void {
  const h = a.place.h
  a.act({ pose: 'swing-arm' })
  resize(scene, b, (b.place.h * h * 0.4) / wide(b.art.box))
  b.at({ facing: a.place.facing })
  b.tilt = -38
  b.draw()
  const [x, y] = a.point('headMid')
  const hand: Point = [x + ahead(a, h * 0.26), y - h * 0.03]
  a.act({ mouth: 'open', reach: { farHand: hand } })
  const [hx, hy] = a.point('farHand')
  const { box } = b.art
  meet(
    scene,
    b,
    a,
    [side(a.place.facing) > 0 ? box.x0 + wide(box) * 0.2 : box.x1 - wide(box) * 0.2, box.y1 - tall(box) * 0.16],
    [hx, hy],
  )
  scene.join(b, a, { before: 'farArm', of: a })
}

/** Of the animal's height: how high a load on its back is at most. */
const LOAD = 0.4

export const carries: Stager = (scene, a, b, relation) => {
  const all = scene.bonds.filter((bond) => bond.b === b && bond.relation.relation === 'carries').map((bond) => bond.a)
  if (along(scene, b)) return
  if (!b.being && all.length > 1) return togetherCarry(scene, a, b, all)
  const first = scene.bonds.find((bond) => bond.b === b && bond.a !== a && bond.a.being && scene.together(bond.a, b))?.a
  if (first) return helps(scene, a, b, first)
  if (machineBears(scene, a, b)) return
  const part = relation.part ?? scene.bonds.find((bond) => bond.a === b && bond.b === a)?.relation.part ?? ''
  if (!a.handed && isRaptor(a) && /^(hand|foot)?$/.test(part)) return inTalons(scene, a, b)
  if (!a.handed && b.being && isByScruff(a, b, part)) return byScruff(scene, a, b)
  if (!a.handed && isMouthed(a, b, part, relation.word)) return inMouth(scene, a, b)
  if (!a.handed && !b.being && /mouth|beak|teeth/.test(part)) return inMouth(scene, a, b)
  const isLoad = !a.handed && isPacked(a.entry.name, b.entry.name)
  if (isLoad && tall(b.art.box) > a.place.h * LOAD) resize(scene, b, (b.place.h * a.place.h * LOAD) / tall(b.art.box))
  const crawls = !a.handed && CRAWLS.test(a.entry.name)
  if (
    /head|back|shoulder|shell/.test(part) ||
    crawls ||
    (!a.handed && (b.being || b.place.h > a.place.h * 0.5 || isLoad))
  )
    return onTop(scene, b, a, {
      ...relation,
      relation: 'on-top-of',
      ...(part || b.being || crawls ? { part: part || 'back' } : {}),
    })
  if (!a.handed) return inMouth(scene, a, b)
  if (isSwaddled(scene, a, b)) return inArms(scene, a, b)
  if (b.handed && scene.alone(b) && !isSeated(a.acting.pose) && !isLying(a.acting.pose)) return onForearm(scene, a, b)
  fitHeld(scene, a, b, 0.62)
  bothHands(scene, a, b)
}

/** The second of two who carry something: at its other end, facing the first. */
function helps(scene: Scene, a: Member, b: Member, first: Member): void {
  if (scene.together(a, b)) return
  if (scene.alone(a)) a.at({ facing: first.place.facing === 'left' ? 'right' : 'left' })
  if (!a.handed) {
    setBeside(scene, a, first, first.place.facing === 'right', 0)
    return
  }
  const [cx] = a.point('chest')
  const edge = a.place.facing === 'left' ? b.art.box.x1 : b.art.box.x0
  scene.group(a).shift(edge - ahead(a, a.place.h * 0.12) - cx, first.place.y - a.place.y)
  scene.join(a, b, { before: 'nearArm', of: first })
  const [near, far] = gripsFor(a, b)
  a.act({ reach: { nearHand: near, farHand: far } })
  scene.group(a).rearrange(a, new Set(['nearArm']), 'over')
}

/** Before the chest, held from both sides. */
export function bothHands(scene: Scene, a: Member, b: Member, rise = 0): void {
  if (isLying(a.acting.pose)) return void overFace(scene, a, b)
  if (nestles(scene, a, b)) return
  const [cx, cy] = a.point('chest')
  const half = wide(b.art.box) / 2
  const h = a.place.h
  const at: Point = [cx + ahead(a, Math.max(h * 0.13, half * 0.72)), cy + h * 0.1 - rise * h]
  const low: Point = [
    midX(b.art.box),
    b.has('grip') ? Math.min(gripOf(b)[1], b.art.box.y1) : midY(b.art.box) + tall(b.art.box) * 0.25,
  ]
  meet(scene, b, a, low, at)
  scene.join(b, a, { before: ARM.nearHand, of: a })
  const [near, far] = gripsFor(a, b)
  a.act({ reach: { nearHand: near, farHand: far } })
}

/** Lying on the back one holds it up over the chest; on the belly it is on the ground before the face. */
function overFace(scene: Scene, a: Member, b: Member): void {
  const h = a.place.h
  const { box } = b.art
  const prone = a.acting.pose === 'prone'
  const [x, y] = prone ? a.point('mouth') : a.point('chest')
  const edge: Point = prone ? [side(a.place.facing) > 0 ? box.x0 : box.x1, box.y1] : [midX(box), box.y1]
  meet(scene, b, a, edge, prone ? [x + ahead(a, h * 0.1), a.art.box.y1] : [x + ahead(a, h * 0.02), y - h * 0.17])
  scene.join(b, a, 'over')
  const [near, far] = gripsFor(a, b)
  const low = b.art.box.y1 - tall(b.art.box) * 0.12
  a.act({ reach: { nearHand: [near[0], low], farHand: [far[0], low] } })
  if (!prone) scene.group(a).rearrange(a, new Set(['nearArm']), 'over')
}

/** Where the two hands take it, seen from the side: the far hand a little further on. */
function gripsFor(a: Member, b: Member): [Point, Point] {
  const { box } = b.art
  const s = side(a.place.facing)
  const y = b.has('grip') ? gripOf(b)[1] : midY(box) + tall(box) * 0.25
  const back = s > 0 ? box.x0 : box.x1
  const inset = Math.min(wide(box) * 0.22, a.place.h * 0.06)
  return [
    [back + s * inset, y],
    [back + s * Math.min(wide(box) * 0.6, a.place.h * 0.2), y],
  ]
}

export const reads: Stager = (scene, a, b, relation) => {
  if (!a.handed) return grazes(scene, a, b)
  // One hand is at the branch.
  if (a.acting.pose === 'hang') return holds(scene, a, b, relation)
  fitHeld(scene, a, b, 0.42)
  bothHands(scene, a, b, 0.02)
}

/** With both hands full it lies on the lap, or stands behind who has none: before the chest it would hide the face. */
function ontoLap(scene: Scene, a: Member, b: Member): void {
  if (!isSeated(a.acting.pose) && !isLying(a.acting.pose)) {
    setBeside(scene, b, a, a.place.facing === 'left')
    return
  }
  const { box } = b.art
  meet(scene, b, a, [midX(box), box.y1], a.point(isSeated(a.acting.pose) ? 'lap' : 'chest'))
  scene.join(b, a, { before: ARM.nearHand, of: a })
}

export function fitHeld(scene: Scene, a: Member, b: Member, most: number): void {
  if (!scene.alone(b)) return void fitFilled(scene, a, b, most)
  // Whoever was turned to the fire since has the stick point there as well.
  if (!b.being) b.at({ facing: a.place.facing })
  const h = heldHeight(b, a, most)
  if (isShelter(b)) {
    resize(scene, b, a.place.h * 0.85)
    return
  }
  // From the hand to the ground.
  if (/cane$/.test(b.entry.name)) return void resize(scene, b, a.place.h * 0.45)
  const tool = OVERHEAD.test(b.entry.name) || LONG.test(b.entry.name)
  resize(scene, b, tool ? clamp(h, a.place.h * 0.45, a.place.h * 0.85) : h)
  const broad = wide(b.art.box) / (a.place.h * Math.max(0.4, most))
  if (broad > 1) resize(scene, b, b.place.h / broad)
}

/** A basket grew with what is in it: four pumpkins that somebody carries are no larger than whoever carries them. */
function fitFilled(scene: Scene, a: Member, b: Member, most: number): void {
  if (b.being || scene.group(b).members.some(({ being }) => being)) return
  const broad = wide(b.art.box) / (a.place.h * Math.max(0.4, most))
  const high = tall(b.art.box) / (a.place.h * Math.max(0.4, most))
  const over = Math.max(broad, high)
  if (over > 1) resize(scene, b, b.place.h / over)
}

/** A tiny umbrella shelters nobody. */
const isShelter = ({ entry, named }: Member): boolean => /umbrella|parasol/.test(entry.name) && (named.size ?? 1) > 0.5

export function freeHand(a: Member): Hand | null {
  const { nearHand, farHand } = a.acting.reach ?? {}
  return !nearHand ? 'nearHand' : !farHand ? 'farHand' : null
}

/** Where the hand goes for it; null where the pose has it well already. */
function handTarget(a: Member, b: Member, hand: Hand): Point | null {
  const [cx, cy] = a.point('chest')
  const h = a.place.h
  const out = hand === 'nearHand' ? 0.2 : 0.24
  if (isShelter(b)) return [cx + ahead(a, h * 0.15), cy - h * 0.02]
  if (OVERHEAD.test(b.entry.name)) return [cx + ahead(a, h * (out + 0.02)), cy - h * 0.14]
  if (LONG.test(b.entry.name)) return [cx + ahead(a, h * (out + 0.02)), cy + h * 0.04]
  return offFace(a, b, [cx + ahead(a, h * out), cy + h * 0.05])
}

/** Lower, or farther ahead where that is too low, so that what is held is not before eyes, mouth or snout. */
function offFace(a: Member, b: Member, [x, y]: Point): Point {
  const { box } = b.art
  const rise = gripOf(b)[1] - box.y0
  const half = wide(box) / 2
  const over = (a.art.features ?? []).filter(([fx, , r]) => Math.abs(fx - x) < half + r * 0.8)
  if (!over.length) return [x, y]
  const low = Math.max(y, ...over.map(([, fy, r]) => fy + r * 0.8 + rise))
  if (low < a.point('chest')[1] + a.place.h * 0.26) return [x, low]
  const s = side(a.place.facing)
  return [s * Math.max(s * x, ...over.map(([fx, , r]) => s * fx + r * 0.8 + half)), y]
}

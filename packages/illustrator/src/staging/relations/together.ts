/** Two with one another: hugging, kissing, holding hands, giving. */
import type { Point } from '../../art/art.ts'
import { clamp, midX, midY, mix, side, tall, turned, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import { isOnBack } from '../posture.ts'
import type { Scene } from '../scene.ts'
import { before, clearHeads, halfHead, toFront } from './acts/kit.ts'
import { noseToNose } from './acts/pairs.ts'
import { kissesSleeper } from './bedside-kiss.ts'
import { face, facing, setBeside } from './beside.ts'
import { carriedBy } from './carried.ts'
import { cheekToCheek, kissesHeld } from './close.ts'
import { hearts } from './effects.ts'
import { handInHand, inner } from './hand-in-hand.ts'
import { isHeadDown, passDown } from './hang.ts'
import { ahead, type Stager } from './kit.ts'
import { pawInPaw } from './paw-in-paw.ts'
import { isScattered, scatters } from './scatter.ts'
import { footing } from './stance.ts'
import { tendTo } from './tend/tend.ts'
import { isLicking, licks } from './tongue.ts'

const INSECT = /ladybug|bee$|butterfly|beetle|fly$|moth|ant$|grasshopper|cricket/

export const kisses: Stager = (scene, a, b, relation) => {
  if (scene.together(a, b) || kissesSleeper(scene, a, b)) return
  if (isLicking(relation.word)) licks(scene, a, b, () => b.point('headMid'))
  const [small, large] = a.place.h < b.place.h ? [a, b] : [b, a]
  // Before a giraffe a ladybug of its own size would be a monster.
  if (INSECT.test(small.entry.name) && small.entry.height < large.entry.height * 0.1) {
    noseToNose(scene, a, b, relation)
    hearts(scene, a, b)
    return
  }
  const isLifted = large.handed && scene.alone(small) && (small.handed || small.entry.height < HEAVY)
  if (isLifted && small.place.h < large.place.h * 0.5) lifts(scene, large, small)
  else if (isLifted && small.place.h < large.place.h * 0.78) kissesHeld(scene, large, small)
  else {
    bows(large, small, large === b ? 0.04 : BOWS)
    const s = side(a.place.facing)
    const isProfile = a.handed && b.handed
    // A mouth at a cheek is seen from the side; faces of animals that look at the reader are cheek to cheek.
    if (isProfile) a.act({ turn: 0.85 })
    if (isProfile) {
      const x = b.point('headMid')[0] - s * (halfHead(b) * CHEEK + a.place.h * 0.01)
      scene.group(a).shift(x - a.point('mouth')[0], b.place.y - a.place.y)
      scene.join(a, b, 'over')
    } else cheekToCheek(scene, a, b)
  }
  hearts(scene, a, b)
}

/** Of the height of who lifts. */
const LIFTED = 0.42

/** In meters: no pony is lifted up. */
const HEAVY = 0.8

/** Of half a head: where its cheek is kissed. */
const CHEEK = 0.74

/** Who is small is held up to the other's mouth. */
function lifts(scene: Scene, large: Member, small: Member): void {
  if (small.place.h > large.place.h * LIFTED) small.at({ h: large.place.h * LIFTED })
  large.act({ pose: 'stand', turn: 0.85, mouth: 'closed' })
  if (!small.handed) small.at({ facing: turned(large.place.facing) })
  // Before the face, not over it: seen from the side the mouth is where the head ends.
  const s = side(large.place.facing)
  const [hx, hy] = large.point('headMid')
  const r = Math.abs(hy - large.point('headTop')[1])
  const [, my] = large.point('mouth')
  const [, ky] = small.point('mouth', 'headMid')
  // Its head is at the lips, not its outstretched hand.
  const near = small.handed
    ? small.point('headMid')[0] - s * halfHead(small)
    : s > 0
      ? small.art.box.x0
      : small.art.box.x1
  scene.group(small).shift(hx + s * r * (small.handed ? 0.84 : 1.02) - near, my - ky)
  scene.join(small, large, 'over')
  const { box } = small.art
  const x = (box.x0 + box.x1) / 2
  large.act({
    reach: {
      nearHand: [x - ahead(large, wide(box) * 0.2), box.y1],
      farHand: [x + ahead(large, wide(box) * 0.1), box.y1],
    },
  })
}

/** Of its height: how much higher a mouth is at least that has to come down. */
const BOWS = 0.12

/** Who is taller bends down. */
function bows(large: Member, small: Member, higher = BOWS): void {
  if (large.point('mouth')[1] > small.point('headMid')[1] - large.place.h * higher) return
  large.act({ pose: large.handed ? 'lean-over' : 'head-down' })
}

export const holdsHands: Stager = (scene, a, b) => {
  if (isOnBack(a) && isOnBack(b)) return pawInPaw(scene, a, b)
  // Whoever floats hand in hand is in the water beside the other, not above it.
  for (const one of [a, b]) if (one.handed && one.acting.pose === 'float') one.act({ pose: 'stand' })
  if (handInHand(scene, a)) return
  setBeside(scene, a, b, false, 0.04)
  const apart = b.point('chest')[0] - a.point('chest')[0]
  const most = (a.place.h + b.place.h) * HAND_IN_HAND
  if (a.handed && b.handed && apart > most)
    for (const one of carriedBy(scene, a)) one.move({ scale: 1, dx: apart - most, dy: 0 })
  const meetAt = mix(a.point('nearHand'), b.point('nearHand'), 0.5)
  const [ax, bx] = [a.point('chest')[0], b.point('chest')[0]]
  const y = Math.max(a.point('chest')[1], b.point('chest')[1]) + Math.min(a.place.h, b.place.h) * 0.12
  const at: Point = [(ax + bx) / 2, Math.min(y, meetAt[1] + 40)]
  a.act({ reach: { [inner(a, b)]: at } })
  b.act({ reach: { [inner(b, a)]: at } })
}

/** In heights of both: farther apart their arms do not reach. */
const HAND_IN_HAND = 0.27

/** What is held out is in both their hands, or before the breast of who has none. */
export const gives: Stager = (scene, a, b) => {
  const gift = scene.bonds.find((bond) => bond.a === a && /^(holds|carries)$/.test(bond.relation.relation))?.b
  if (!gift || !a.handed || !scene.together(gift, a) || scene.together(a, b))
    return facing(scene, a, b, { a: '', b: '', relation: 'gives-to' })
  if (isHeadDown(a)) return passDown(scene, a, b, gift)
  if (!b.handed) return tendTo(scene, a, b, b.has('mouth') ? 'breast' : undefined, gift)
  face(scene, b, turned(a.place.facing))
  for (const one of [a, b])
    if (/^(stand|reach|arms-forward|two-hands)$/.test(one.acting.pose)) one.act({ pose: 'hold-front' })
  handOver(scene, a, b, gift)
}

/** As far as arms go down, in heights. */
const LOWER = 0.14

/** How far a gift goes down so that it is before no eye and no mouth. */
function belowFaces(two: readonly Member[], gift: Member): number {
  const { x0, x1, y0 } = gift.art.box
  const over = two
    .flatMap(({ art }) => art.features ?? [])
    .filter(([x, , r]) => x + r > x0 && x - r < x1)
    .map(([, y, r]) => y + r - y0)
  return clamp(Math.max(0, ...over), 0, LOWER * Math.min(...two.map(({ place }) => place.h)))
}

/** In heads of both: ears and muzzles of animals are between them. */
const MUZZLES = 1.26
/** In heights of who gives it. */
const SMALL_GIFT = 0.24

/** Between the two, as high as the lower chest. */
function handOver(scene: Scene, a: Member, b: Member, gift: Member): void {
  const s = side(a.place.facing)
  // A cupcake in four hands would be behind their fists.
  const size = Math.max(tall(gift.art.box), wide(gift.art.box))
  const least = Math.min(a.place.h, b.place.h) * SMALL_GIFT
  if (size < least && !gift.being) gift.move({ scale: least / size, dx: 0, dy: 0 })
  const w = wide(gift.art.box)
  // What is tall is before both faces unless they stand back.
  const arms = (a.place.h + b.place.h) * (tall(gift.art.box) > a.place.h * 0.3 ? 0.245 : 0.2)
  const [ax] = a.point('chest')
  scene.group(a).shift(b.point('chest')[0] - s * (arms + w * 0.5) - ax, footing(scene, b) - footing(scene, a))
  clearHeads(scene, a, b, a.upright && b.upright ? MUZZLES : 1.08)
  scene.join(a, b, 'over')
  const [cx, cy] = a.point('chest')
  const y = Math.max(cy, b.point('chest')[1]) + Math.min(a.place.h, b.place.h) * 0.02
  const middle = a.upright && b.upright ? (cx + b.point('chest')[0]) / 2 : cx + s * (a.place.h * 0.2 + w * 0.25)
  const { box } = gift.art
  // What is small would be behind four fists: they have it by its lower edge.
  const isGripped = gift.has('grip') && !gift.being && Math.max(tall(box), w) > a.place.h * SMALL_GIFT
  const low = isGripped ? gift.point('grip')[1] : box.y1 - tall(box) * 0.2
  gift.move({ scale: 1, dx: middle - midX(box), dy: y - low })
  const drop = belowFaces([a, b], gift)
  gift.move({ scale: 1, dx: 0, dy: drop })
  gift.draw()
  // Beside it, where it is no broader than two fists.
  const out = size < least ? 0.2 : 0
  const hold = (share: number): Point => [midX(gift.art.box) + s * share * w, y + drop + 2]
  a.act({ reach: { nearHand: hold(-0.3 - out), farHand: hold(-0.1 - out) } })
  b.act({ reach: { nearHand: hold(0.3 + out), farHand: hold(0.2 + out) } })
  toFront(scene, gift)
  for (const one of [a, b]) toFront(scene, one, 'nearArm')
  scene.contacts.push({ a, b, tool: gift, at: () => b.point('nearHand') })
}

/** The hand with the food at the other's mouth, or beak to beak. */
export const feeds: Stager = (scene, a, b, relation) => {
  if (scene.together(a, b)) return
  const fed = scene.bonds.findLast(
    (one) => one.a === a && one.relation.relation === 'feeds' && one.b && scene.together(one.b, a),
  )?.b
  if (fed) return awaits(scene, b, fed, a)
  const held = scene.bonds
    .filter((bond) => bond.a === a && bond.relation.relation === 'holds' && bond.b && scene.together(bond.b, a))
    .map((bond) => bond.b as Member)
  const fork = held.find((one) => one.named.id === relation.tool) ?? null
  const food = held.find((one) => one !== fork) ?? null
  if (a.handed && isScattered(a, b)) return scatters(scene, a, b, fork ?? food)
  if (a.handed) {
    tendTo(scene, a, b, 'mouth', fork ?? food)
    if (fork && food) serve(scene, a, food)
    if (a.named === b.named && b.handed) returnsIt(scene, b, a)
    return
  }
  const s = side(a.place.facing)
  // Of several in a nest the outermost is fed: over the others the mother would hide them.
  const young = scene.group(b).members.filter(({ named }) => named === b.named)
  const [mx] = young.map((one) => one.point('mouth')).reduce((best, p) => (p[0] * s < best[0] * s ? p : best))
  // A worm in the beak ends where the other beak begins.
  const ends = held.map(({ art: { box } }) => s * ((s > 0 ? box.x1 : box.x0) - a.point('mouth')[0]))
  const room = Math.max(a.place.h * 0.03, ...ends)
  scene.group(a).shift(mx - s * room - a.point('mouth')[0], b.place.y - a.place.y)
  scene.join(a, b, 'over')
}

/** Whoever is fed next waits behind the first, looking at the food. */
function awaits(scene: Scene, b: Member, fed: Member, a: Member): void {
  const away = side(a.place.facing)
  face(scene, b, turned(a.place.facing))
  setBeside(scene, b, fed, away > 0, 0.05)
}

/** Each feeds the other: what the second one holds is at the first one's mouth, under the arm that feeds it. */
function returnsIt(scene: Scene, b: Member, a: Member): void {
  const food = scene.bonds.find((bond) => bond.a === b && bond.relation.relation === 'holds')?.b
  if (!food || !scene.together(food, b)) return
  const { box } = food.art
  const [mx, my] = a.point('mouth')
  const s = side(a.place.facing)
  const near = s > 0 ? box.x0 : box.x1
  food.move({ scale: 1, dx: mx + s * a.place.h * 0.01 - near, dy: my + tall(box) * 0.3 - midY(box) })
  food.draw()
  b.act({ reach: { farHand: [midX(food.art.box) + s * wide(box) * 0.3, food.art.box.y1 - 4] } })
  toFront(scene, food)
}

/** The bowl in the other hand, before the belly. */
function serve(scene: Scene, a: Member, food: Member): void {
  const size = Math.max(wide(food.art.box), tall(food.art.box))
  food.at({ h: (food.place.h * a.place.h * 0.32) / size })
  const [x, y] = before(a, 0.2, 0.2)
  food.move({ scale: 1, dx: x - midX(food.art.box), dy: y - food.art.box.y1 })
  a.act({ reach: { farHand: [x, food.art.box.y1] } })
  toFront(scene, food)
}

/** At play and at the oars: scoring, picking fruit, rowing, a lens before the eye. */
import type { Point } from '../../../art/art.ts'
import { midX, midY, tall, turned, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { setBeside } from '../beside.ts'
import { hollowOf } from '../hollow.ts'
import { inside } from '../inside.ts'
import { ahead, resize } from '../kit.ts'
import { sitDown } from '../ride.ts'
import { bushOf, tendTo } from '../tend/tend.ts'
import { shoot } from './goal.ts'
import { type ActStager, aim, before, halfHead, headOf, put, toFront } from './kit.ts'

/** The hoop or goal ahead, the ball on its way. */
export const score: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  const ball = scene.does(a, 'throws', 'kicks', 'plays-with')?.b
  if (b.entry.name !== 'basketball hoop') return shoot(scene, a, b, ball ?? null)
  resize(scene, b, a.place.h * 1.5)
  if (scene.alone(b)) b.at({ facing: turned(a.place.facing) })
  setBeside(scene, b, a, a.place.facing === 'right', 0.1)
  if (!ball || !scene.together(ball, a)) return
  const [x, y] = b.point('rim')
  const { box } = ball.art
  ball.move({ scale: 1, dx: x - ahead(a, wide(box) * 0.9) - midX(box), dy: y - tall(box) * 1.1 - midY(box) })
  ball.draw()
}

/** In heights of who picks from it. */
const BUSH = 0.95

/** Fruit where a hand reaches it: kneeling, on a stool or on somebody's shoulders. */
export const pick: ActStager = (scene, a, b) => {
  if (!b) return
  const bush = bushOf(scene, b)
  if (bush) resize(scene, bush, (bush.place.h * a.place.h * BUSH) / tall(bush.art.box))
  if (scene.alone(a)) a.at({ facing: midX(b.art.box) <= midX(scene.group(b).box) ? 'right' : 'left' })
  if (atOtherSide(scene, a, b)) return
  toEnd(scene, a, b)
  tendTo(scene, a, b, undefined, null)
  toFront(scene, b)
  if (a.handed) a.act({ reach: { nearHand: [midX(b.art.box), b.art.box.y1 - tall(b.art.box) * 0.2] } })
}

/** Where one already picks from the tree, the next stands at its other side, both hands up to the fruit. */
function atOtherSide(scene: Scene, a: Member, b: Member): boolean {
  const tree = scene.does(b, 'inside')?.b
  if (!tree || !/tree$/.test(tree.entry.name) || !a.handed || scene.together(a, tree)) return false
  const other = scene.contacts.find((contact) => contact.a !== a && scene.together(contact.b, tree))?.a
  if (!other) return false
  const [trunk] = tree.point('trunk', 'base')
  const way = midX(other.art.box) < trunk ? 1 : -1
  if (scene.alone(a)) a.at({ facing: way > 0 ? 'left' : 'right' })
  a.act({ pose: 'reach-up' })
  const there = scene.group(tree).members.filter((one) => one.handed && way * (midX(one.art.box) - trunk) > 0)
  const beside = there.reduce((sum, one) => sum + wide(one.art.box) * 1.04, 0)
  const x = trunk + way * (Math.max(a.place.h * 0.42, wide(tree.art.box) * 0.34) + beside)
  scene.group(a).shift(x - a.point('chest')[0], tree.art.box.y1 + a.place.h * 0.04 - a.art.box.y1)
  scene.join(a, tree, 'over')
  return true
}

/** What stands on a shelf stands at the end of it where the hand comes from. */
function toEnd(scene: Scene, a: Member, b: Member): void {
  const base = scene.does(b, 'on-top-of', 'stands-on')?.b
  const top = base && !base.being ? base.art.tops.find((line) => Math.abs(line.y - b.art.box.y1) < 20) : undefined
  if (!top || !scene.together(b, base as Member)) return
  const w = wide(b.art.box) / 2
  b.move({ scale: 1, dx: (a.place.facing === 'right' ? top.x0 + w : top.x1 - w) - midX(b.art.box), dy: 0 })
}

/** Seated in the boat, an oar in each hand, their blades in the water. */
export const row: ActStager = (scene, a, b, relation) => {
  if (!b || scene.together(a, b)) return
  const crew = [
    ...new Set(scene.bonds.filter((bond) => bond.b === b && bond.relation.how === 'row').map((one) => one.a)),
  ]
  if (b.has('seat') && crew.length > 1) onThwart(scene, a, b, crew)
  else if (b.has('seat')) {
    resize(scene, b, (b.place.h * a.place.h * 1.9) / wide(b.art.box))
    sitDown(scene, a, b)
  } else inside(scene, a, b, relation)
  const oars = scene.bonds
    .filter((bond) => bond.a === a && bond.b && /oar|paddle/.test(bond.b.entry.name))
    .map((bond) => bond.b as Member)
  const h = a.place.h
  const water = b.has('waterline') ? b.point('waterline')[1] : b.art.box.y1
  const hands: Point[] = [before(a, 0.22, 0.05), before(a, 0.27, 0.02)]
  oars.slice(0, crew.length > 1 ? 1 : 2).forEach((oar, i) => {
    const hand = hands[i] as Point
    if (scene.alone(oar)) scene.join(oar, b, 'over')
    aim(oar, hand, [hand[0] + ahead(a, h * (0.34 + i * 0.2)), water + h * 0.08])
    toFront(scene, oar)
  })
  a.act({ reach: { nearHand: hands[0] as Point, farHand: hands[1] as Point } })
  toFront(scene, a, 'nearArm')
}

/** In heights of the tallest: how long a boat is for nobody, and for each one in it. */
const [BOAT, EACH, ELBOWS] = [0.62, 0.44, 0.4]

/** One behind the other along the boat, all turned to one side. */
function onThwart(scene: Scene, a: Member, b: Member, crew: readonly Member[]): void {
  const first = crew[0] as Member
  const h = Math.max(...crew.map(({ place }) => place.h))
  if (a === first) resize(scene, b, (b.place.h * h * (BOAT + EACH * crew.length)) / wide(b.art.box))
  else if (scene.alone(a)) a.at({ facing: first.place.facing })
  a.act({ pose: 'seated-row', turn: 0.5 })
  const room = hollowOf(b)
  // In a kayak the hatch is narrow: everybody has one of their own.
  const each = Math.max(wide(room) / crew.length, h * ELBOWS)
  const x = midX(room) + (crew.indexOf(a) - (crew.length - 1) / 2) * each
  const [sx, sy] = a.point('seat')
  scene.group(a).shift(x - sx, Math.min(b.point('rim')[1], b.point('seat')[1] + h * 0.06) - sy)
  scene.join(a, b, { before: 'front', of: b })
}

/** The lens before the face, a little lower: what is seen through it is down there, and the face stays free. */
export const lens: ActStager = (scene, a, b) => {
  if (!b || !a.handed || scene.together(a, b)) return
  a.act({ pose: 'hold-front' })
  const r = headOf(a)
  const [x, y] = a.point('eye')
  const at: Point = [x + ahead(a, r * 2.05), y + r * 0.95]
  b.at({ facing: a.place.facing })
  scene.join(b, a, 'over')
  aim(b, [at[0] + ahead(a, r * 0.1), at[1] + r * 1.15], at, ['grip', 'eye'])
  a.act({ reach: { nearHand: b.point('grip') } })
  toFront(scene, a, 'nearArm')
}

/** Under the chin, or standing on the floor before the knees. */
/** In halves of the head: where a harp begins. In heights of who plays: how far ahead the middle of a cello is. */
const [CLEAR, BELLY, CHEST] = [0.75, 0.27, 0.2]

export const bowed: ActStager = (scene, a, b) => {
  if (!b || !a.handed || scene.together(a, b)) return
  const h = a.place.h
  a.act({ pose: 'two-hands' })
  b.at({ facing: a.place.facing })
  const floor = b.entry.height >= 0.8
  if (floor) {
    const large = /harp|bass/.test(b.entry.name) ? 1.1 : 0.86
    resize(scene, b, h * large)
    // The frame of a harp would cut through the head, a cello vanish behind a belly.
    const out = b.entry.name === 'harp' ? wide(b.art.box) * 0.5 + halfHead(a) * CLEAR : h * (a.upright ? BELLY : CHEST)
    put(b, 'base', [a.point('chest')[0] + ahead(a, out), a.art.box.y1 + h * 0.02])
  } else {
    resize(scene, b, (b.place.h * h * 0.58) / Math.max(1, wide(b.art.box)))
    // Under the chin; a large head would hide it there, so it is at the cheek.
    const [x, y] = a.point('neck')
    const cheek = Math.abs(a.point('headMid')[0] - x) + (a.upright ? halfHead(a) * 0.62 : 0)
    put(b, 'mouthpiece', [x + ahead(a, Math.max(h * 0.05, cheek)), y + h * 0.05])
  }
  // An arm before it would hide all of a violin: it comes from below, to the end of the bow.
  scene.join(b, a, floor ? { before: 'nearArm', of: a } : 'over')
  const [bow, neck] = floor ? [b.point('grip'), b.point('grip2')] : [b.point('bow', 'grip2'), b.point('grip')]
  const low: Point = [neck[0], Math.max(neck[1], a.point('chest')[1] - h * 0.16)]
  a.act({ reach: { nearHand: bow, farHand: low } })
  if (floor) toFront(scene, a, 'nearArm')
}

/** Many who carry one thing: side by side behind it, every hand at it; on four legs it lies on their backs. */
import type { Point } from '../../art/art.ts'
import { clamp, midX, midY, tall, union, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { resize } from './kit.ts'

/** Shares of a carrier's height: how high the load may be, and how far above the ground it stays. */
const [HIGH, CLEAR] = [0.5, 0.13]
/** Of the row's width: a load that is narrower than that is not before all of them. */
const NARROW = 0.55
/** How high it is between them, in heights of a carrier. */
const BETWEEN = 0.72
/** In degrees. */
const LYING = 84
/** A load that is not as wide as the row brings those who carry it closer. */
const CLOSER = 0.22

/** Has a handle for two hands, between the two who carry it. */
const HANDLED =
  /bucket|basket|pail|bag$|lantern|cauldron|watering can|suitcase|pot$|kettle|cage|lunch box|present sack|toolbox/
/** Nobody carries these lying. */
const UPRIGHT = /cake|vase|plant|lamp|statue|snowman|bottle|jar|jug|pitcher|clock|trophy|aquarium|television|flower/
/** Shares of the height: how large it hangs between them, and how high the hands are. */
const [HUNG, HANDS] = [0.42, 0.5]

/** Side by side, the inner hands at its handle, the outer arms free. */
function byHandle(scene: Scene, b: Member, [left, right]: readonly [Member, Member]): void {
  const h = Math.min(left.place.h, right.place.h)
  for (const one of [left, right]) {
    if (scene.alone(one)) one.at({ facing: one === left ? 'right' : 'left' })
    one.act({ pose: 'stand', turn: 0.25 })
  }
  resize(scene, b, b.place.h * Math.min((h * HUNG) / tall(b.art.box), (h * HUNG * 1.2) / wide(b.art.box)))
  const ground = left.art.box.y1
  const [x] = left.point('chest')
  const apart = Math.max(h * 0.3, wide(b.art.box) * 0.5 + h * 0.16)
  const grip = b.has('handle') ? b.point('handle') : ([midX(b.art.box), b.art.box.y0] as Point)
  scene.group(b).shift(x + apart - grip[0], ground - h * HANDS - grip[1])
  scene.group(right).shift(x + 2 * apart - right.point('chest')[0], ground - right.art.box.y1)
  scene.join(b, left, 'over')
  scene.join(right, left, 'over')
  const held = ground - h * HANDS
  for (const [one, dx] of [
    [left, -1],
    [right, 1],
  ] as const) {
    one.act({ reach: { nearHand: [x + apart + dx * h * 0.045, held] } })
    scene.group(one).rearrange(one, new Set(['nearArm']), 'over')
    scene.contacts.push({ a: one, b, tool: null, at: () => one.point('nearHand') })
  }
}

/** Heavy furniture is lifted at its ends. */
const FURNITURE =
  /^(couch|bed|table|desk|piano|bookshelf|dresser|bench|armchair|refrigerator|wardrobe|log|plank|mattress|bedsheet|rug|crib|door|picnic blanket|quilt)$/
/** In heights of who carries: how wide and how high it is at most, and how far above the ground. */
const [BROAD, TALL, LIFTED] = [1.15, 0.5, 0.24]

/** One at either end, face to face, hands under it; whoever helps them is behind it. */
function atEnds(scene: Scene, b: Member, all: readonly Member[]): void {
  const [left, right, ...helpers] = all as [Member, Member, ...Member[]]
  const h = Math.min(left.place.h, right.place.h)
  resize(scene, b, b.place.h * Math.min((h * BROAD) / wide(b.art.box), (h * TALL) / tall(b.art.box)))
  const ground = left.art.box.y1
  for (const [one, s] of [
    [left, 1],
    [right, -1],
  ] as const) {
    if (scene.alone(one)) one.at({ facing: s > 0 ? 'right' : 'left' })
    one.act({ pose: 'two-hands', turn: 0.5 })
  }
  scene.group(b).shift(left.point('chest')[0] + h * 0.16 - b.art.box.x0, ground - h * LIFTED - b.art.box.y1)
  const { box } = b.art
  scene.group(right).shift(box.x1 + h * 0.16 - right.point('chest')[0], ground - right.art.box.y1)
  scene.join(b, left, 'over')
  scene.join(right, left, 'over')
  // Cloth is held by its corners.
  const low = b.has('grip2') ? b.point('grip2')[1] : box.y1 - tall(box) * 0.2
  for (const [one, x, s] of [
    [left, box.x0, 1],
    [right, box.x1, -1],
  ] as const) {
    const hand: Point = [x + s * wide(box) * 0.05, low]
    one.act({ reach: { nearHand: hand, farHand: [hand[0] + s * h * 0.03, low - h * 0.05] } })
    scene.group(one).rearrange(one, new Set(['nearArm']), 'over')
    scene.contacts.push({ a: one, b, tool: null, at: () => one.point('nearHand') })
  }
  for (const [i, one] of helpers.entries()) {
    one.act({ pose: 'stand' })
    const x = midX(box) + (i - (helpers.length - 1) / 2) * h * 0.34
    scene.group(one).shift(x - one.point('chest')[0], ground - h * 0.03 - one.art.box.y1)
    scene.join(one, left, 'under')
  }
}

/** All are placed with the first of them. */
export function togetherCarry(scene: Scene, a: Member, b: Member, all: readonly Member[]): void {
  const [first] = all
  if (!first || a !== first || scene.together(a, b)) return
  const handed = all.every((one) => one.handed)
  if (handed && all.length === 2 && HANDLED.test(b.entry.name)) {
    byHandle(scene, b, all as [Member, Member])
    return
  }
  if (handed && FURNITURE.test(b.entry.name)) {
    atEnds(scene, b, all)
    return
  }
  lineUp(scene, all, handed ? CLOSER : 0.06)
  if (handed) inHands(scene, b, all)
  else onBacks(scene, b, all)
}

function lineUp(scene: Scene, all: readonly Member[], closer: number): void {
  const [first] = all as [Member]
  let right = first.art.box.x0
  for (const one of all) {
    if (scene.alone(one)) one.at({ facing: first.place.facing })
    one.act(one.handed ? { pose: 'two-hands', turn: 0.2 } : { pose: 'walk' })
    const group = scene.group(one)
    group.shift(right - group.box.x0, first.place.y - one.place.y)
    right = group.box.x1 - wide(one.art.box) * closer
    scene.join(one, first, 'over')
  }
}

/** Before them, if it is as wide as most of the row; else between them, where it may be larger. */
function inHands(scene: Scene, b: Member, all: readonly Member[]): void {
  const [first] = all as [Member]
  const row = union(all.map(({ art }) => art.box))
  // What is long is carried lying.
  if (tall(b.art.box) > wide(b.art.box) * 1.3 && scene.alone(b) && !b.art.hollow && !UPRIGHT.test(b.entry.name)) {
    b.tilt = LYING
    b.draw()
  }
  const ground = row.y1 - CLEAR * first.place.h
  const chin = Math.max(...all.map((one) => one.point('neck')[1]))
  const high = Math.max(HIGH * first.place.h, ground - chin)
  const k = Math.min(wide(row) / wide(b.art.box), high / tall(b.art.box))
  const isNarrow = wide(b.art.box) * k < wide(row) * NARROW
  resize(scene, b, b.place.h * (isNarrow ? (BETWEEN * first.place.h) / tall(b.art.box) : k))
  const bottom = isNarrow ? ground : Math.min(ground, chin + tall(b.art.box))
  scene.group(b).shift(midX(row) - midX(b.art.box), bottom - b.art.box.y1)
  scene.join(b, first, 'over')
  if (isNarrow) for (const [i, one] of all.entries()) toSide(one, b, i)
  for (const one of all) grasp(scene, one, b)
}

/** In turns on its left and its right, each a step behind the one before. */
function toSide(one: Member, b: Member, i: number): void {
  const right = i % 2 === 1
  const step = Math.floor(i / 2)
  one.at({ facing: right ? 'left' : 'right' })
  one.act({ pose: 'two-hands', turn: 0.5 })
  const { box } = b.art
  const away = (0.23 + 0.56 * step) * one.place.h
  const x = right ? box.x1 + away : box.x0 - away
  one.move({ scale: 1, dx: x - one.point('chest')[0], dy: -0.1 * step * one.place.h })
}

function grasp(scene: Scene, one: Member, b: Member): void {
  const { box } = b.art
  const x = clamp(one.point('chest')[0], box.x0, box.x1)
  const apart = one.place.h * 0.1
  const hold = (dx: number): Point => [
    clamp(x + dx, box.x0 + wide(box) * 0.08, box.x1 - wide(box) * 0.08),
    midY(box) + tall(box) * 0.12,
  ]
  // Seen from the front the near arm may be on either side: crossed, they would be before the belly.
  const right = one.point('nearHand')[0] > one.point('farHand')[0]
  const [l, r] = [hold(-apart), hold(apart)]
  one.act({ reach: right ? { nearHand: r, farHand: l } : { nearHand: l, farHand: r } })
  scene.group(one).rearrange(one, new Set(['nearArm', 'farArm']), 'over')
  scene.contacts.push({ a: one, b, tool: null, at: () => one.point('nearHand') })
}

function onBacks(scene: Scene, b: Member, all: readonly Member[]): void {
  const [first] = all as [Member]
  const { x0, x1 } = union(all.map(({ art }) => art.box))
  const top = Math.min(...all.map((one) => one.point('back')[1]))
  const most = first.place.h * 1.4
  resize(scene, b, b.place.h * Math.min(((x1 - x0) * 0.85) / wide(b.art.box), most / tall(b.art.box)))
  scene.group(b).shift((x0 + x1) / 2 - midX(b.art.box), top - b.art.box.y1 + first.place.h * 0.02)
  scene.join(b, first, 'under')
}

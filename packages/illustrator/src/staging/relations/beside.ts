/** Near each other, without touching. */
import type { Box, Facing } from '../../art/art.ts'
import type { Relation } from '../../reading/graph.ts'
import { midX, side, tall, wide } from '../geometry.ts'
import { MANY_ARMS } from '../hands-needed.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { watchSmall } from '../sizes.ts'
import { TRAITS } from '../traits.ts'
import { embracesAll } from './all-arms.ts'
import { aroundFlat, isFlat } from './around-flat.ts'
import { isTowering, isWound, spirals, winds } from './coil.ts'
import { resize, type Stager } from './kit.ts'
import { turnAround } from './turn.ts'

/** Share of the wider one's width that stays free between the two. */
const GAP = 0.08

/** Sets a's group to one side of b: on the dock that b stands on if there is room, else on the ground below. */
export function setBeside(scene: Scene, a: Member, b: Member, toRight: boolean, gap = GAP): void {
  if (scene.together(a, b)) return
  const [from, to] = [scene.group(a), scene.group(b)]
  const room = gap * Math.min(wide(a.art.box), wide(b.art.box)) + 6
  const sides = [toRight, !toRight] as const
  const onTop = a.being ? sides.find((right) => hasRoomBeside(scene, from.box, b, right)) : undefined
  const right = onTop ?? toRight
  const edge = clearEdge(scene, a, b, { right, base: onTop === undefined ? null : baseOf(scene, b) })
  from.shift(
    right ? edge + room - from.box.x0 : edge - room - from.box.x1,
    groundBeside(scene, a, b, onTop) - footOf(scene, a),
  )
  scene.join(a, b, tall(from.box) > tall(to.box) * 1.2 ? 'under' : 'over')
}

/** Where a stands, or what it is on: bees that come out of a hive do not take the hive below the ground. */
function footOf(scene: Scene, a: Member): number {
  const under = scene
    .group(a)
    .members.filter((one) => !one.being && one.habitat === 'ground' && level(one) - level(a) > tall(a.art.box) * 0.35)
  return Math.max(level(a), ...under.filter((one) => scene.does(a, ...ON_IT)?.b === one).map(level))
}

const ON_IT = ['comes-out-of', 'inside', 'on-top-of', 'sits-on', 'stands-on', 'hides-in']

/** In heights of who stands before it: a windowsill is above the floor. */
const SILL = 0.34

function groundBeside(scene: Scene, a: Member, b: Member, onTop: boolean | undefined): number {
  const sill = scene.group(b).members.find(({ entry }) => entry.name === 'windowsill')
  if (a.being && sill && onTop === undefined) return level(sill) + tall(a.art.box) * SILL
  const lowest = Math.max(...scene.group(b).members.map(level))
  // Beside a kite in the air one still stands on the ground, and so does whoever looks up to a ladder.
  const isHigh = a.being
    ? !b.being || lowest - level(b) > tall(a.art.box) * 0.35
    : lowest - level(b) > tall(a.art.box) * 0.35 && STANDS.test(a.habitat) && !hasTable(scene, b)
  return isHigh && onTop === undefined ? lowest : level(b)
}

/** A basket beside who is up a ladder would hang in the air. */
const STANDS = /^(ground|hand)$/
/** In widths of what stands on it: from so much on there is room for something else. */
const TABLE = 1.5

const hasTable = (scene: Scene, b: Member): boolean => {
  const base = baseOf(scene, b)
  return base !== null && wide(base.art.box) > wide(b.art.box) * TABLE
}

/** Nobody stands on these beside who lies there. */
const SLEPT_IN = /bed$|crib|cradle|hammock|couch/

/** What b stands on. */
function baseOf(scene: Scene, b: Member): Member | null {
  const foot = level(b)
  const isUnder = ({ art, being, entry }: Member) =>
    !being &&
    !SLEPT_IN.test(entry.name) &&
    art.box.x0 < midX(b.art.box) &&
    art.box.x1 > midX(b.art.box) &&
    art.tops.some((top) => Math.abs(top.y - foot) < 24)
  return scene.group(b).members.find((other) => other !== b && isUnder(other)) ?? null
}

function hasRoomBeside(scene: Scene, mine: Box, b: Member, right: boolean): boolean {
  const base = baseOf(scene, b)
  if (!base) return false
  return (right ? base.art.box.x1 - b.art.box.x1 : b.art.box.x0 - base.art.box.x0) > wide(mine) * 0.95
}

interface Side {
  right: boolean
  /** What both stand on: it is in nobody's way. */
  base?: Member | null
}

/** Where b's side is free: past those of its group who stand there. */
function clearEdge(scene: Scene, a: Member, b: Member, { right, base = null }: Side): number {
  const { box } = scene.group(a)
  const top = level(b) - tall(box)
  let edge = right ? b.art.box.x1 : b.art.box.x0
  for (const other of scene.group(b).members) {
    const o = other.art.box
    if (other === base || o.y1 < top + tall(box) * 0.35) continue
    edge = right ? Math.max(edge, o.x1) : Math.min(edge, o.x0)
  }
  return edge
}

/** The ground under it: a rider's is that of the horse. */
export const level = (member: Member): number =>
  Math.max(member.place.y, member.art.box.y1 - tall(member.art.box) * 0.04)

const GOAL = /^(basketball hoop|soccer goal|hockey goal)$/

export const nextTo: Stager = (scene, a, b) => {
  if (scene.afloat) return
  // The ball flies toward the hoop.
  if (GOAL.test(a.entry.name) && scene.does(b, 'throws', 'kicks'))
    return setBeside(scene, a, b, b.place.facing === 'right')
  // The board behind an owl that teaches is the owl's.
  if (
    a.being &&
    b.named.via === 'implied' &&
    !b.being &&
    scene.alone(b) &&
    b.entry.height < STANDS_BY &&
    tall(b.art.box) > tall(a.art.box) * BY_ITS_SIDE
  )
    resize(scene, b, (b.place.h * tall(a.art.box) * BY_ITS_SIDE) / tall(b.art.box))
  // What nobody named outshines nobody: a finish line is no gate for giants.
  if (!a.being && a.named.via === 'implied' && b.being && scene.alone(a) && tall(a.art.box) > tall(b.art.box) * BROUGHT)
    resize(scene, a, (a.place.h * tall(b.art.box) * BROUGHT) / tall(a.art.box))
  const { index } = scene.slot(b, 'beside', new Set())
  const right = scene.does(a, 'looks-at') ? a.place.facing === 'left' : (b.seed + index) % 2 === 0
  // On the side where nobody stands in between.
  const [l, r] = [
    b.art.box.x0 - clearEdge(scene, a, b, { right: false }),
    clearEdge(scene, a, b, { right: true }) - b.art.box.x1,
  ]
  setBeside(scene, a, b, Math.abs(l - r) < 12 ? right : r < l)
}

export const leftOf: Stager = (scene, a, b) => setBeside(scene, a, b, false)
export const rightOf: Stager = (scene, a, b) => setBeside(scene, a, b, true)

/** a before or behind b, where it faces it. */
export const facing: Stager = (scene, a, b, relation) => {
  // Who looks at the monster under the bed kneels beside the bed.
  const bed = scene.does(b, 'under')?.b
  const isBelow = bed && !bed.being && bed.has('gap') && a.handed && scene.alone(a)
  if (isBelow) {
    a.act({ pose: 'kneel' })
    resize(scene, bed, bed.place.h * 1.3)
  }
  // Two on horses face each other as well.
  const isMounted = !scene.alone(b) && scene.does(b, 'rides', 'drives')?.b && scene.does(a, 'rides', 'drives')?.b
  if (isMounted && !scene.together(a, b) && a.place.facing === b.place.facing) turnAround(scene, b)
  if (scene.alone(a)) watchSmall(a, b)
  setBeside(scene, a, isBelow ? bed : b, a.place.facing === 'left', isBelow ? 0.02 : 0.12)
  if (scene.alone(a)) return
  watchUp(scene, a, b, relation)
}

/** Of the height of who looks up: how far over its head what flies has its foot. */
const OVERHEAD = 0.12
const WALKS = /chick|hen$|rooster|duck|penguin|ostrich|emu$|turkey|peacock|goose|swan|kiwi|dodo/

/** "looking up at a butterfly": it is higher than the eyes of who looks. */
function watchUp(scene: Scene, a: Member, b: Member, { word = '' }: Relation): void {
  const flies = b.entry.kind === 'being' && b.entry.actor.can('fly') && !WALKS.test(b.entry.name)
  const isAirborne = flies || /^(air|sky)$/.test(b.habitat) || /kite|balloon$/.test(b.entry.name)
  const touched = scene.bonds.some((bond) => bond.b && bond.a !== a && (bond.a === b || bond.b === b))
  if (!isAirborne || touched || scene.afloat || !/^gaz/.test(word)) return
  const rise = b.art.box.y1 - (a.art.box.y0 - tall(a.art.box) * OVERHEAD)
  if (flies) b.act({ pose: 'fly' })
  if (rise > 0) b.move({ scale: 1, dx: 0, dy: -rise })
}

/** In heights of who stands beside it. */
const BROUGHT = 1.6
/** In meters: what is higher is a tree or a house. And in heights of who stands at it. */
const [STANDS_BY, BY_ITS_SIDE] = [2.4, 1.2]

/** From so many on they come in two files. */
const FILE = 6

/** Every other one nearer to the reader, before the gap between two of the others. */
function inTwoFiles(scene: Scene, a: Member, b: Member, index: number): void {
  if (scene.together(a, b)) return
  const s = side(b.place.facing)
  const near = index % 2 === 1
  const [w, h] = [wide(a.art.box), tall(a.art.box)]
  const rear = s > 0 ? b.art.box.x0 : b.art.box.x1
  const x = rear - s * w * (0.42 + Math.floor(index / 2) * 0.86 + (near ? 0.4 : 0))
  scene.group(a).shift(x - midX(a.art.box), b.art.box.y1 + h * (near ? 0.5 : -0.12) - a.art.box.y1)
  scene.join(a, b, near ? 'over' : 'under')
}

/** a comes after b. */
export const trailing: Stager = (scene, a, b) => {
  // A ball is smaller than the dog that runs after it.
  const size = Math.max(tall(b.art.box), wide(b.art.box))
  if (!b.being && b.entry.height < 0.5 && (b.named.size ?? 1) <= 1 && size > tall(a.art.box) * 0.45 && scene.alone(b))
    resize(scene, b, (b.place.h * tall(a.art.box) * 0.45) / size)
  // A long line of followers stands closer, or everybody in it would be tiny.
  const { index, count } = scene.slot(b, 'trail', new Set(['follows', 'chases']))
  if (count > FILE && a.being && b.being) return inTwoFiles(scene, a, b, index)
  setBeside(scene, a, b, b.place.facing === 'left', index && count > 2 ? -0.32 : 0.12)
  // Butterflies are chased before the nose, not at the feet.
  if (b.habitat === 'air' && !index && a.being && a.habitat !== 'air')
    b.move({ scale: 1, dx: 0, dy: Math.min(0, a.point('headMid')[1] - b.art.box.y1) })
}

/** a is ahead of b, which comes after it. */
export const leading: Stager = (scene, a, b) => setBeside(scene, a, b, b.place.facing === 'right', 0.25)

export function between(scene: Scene, a: Member, b: Member, c: Member | undefined): void {
  if (c && a.being && !b.being && !c.being) {
    amidst(scene, a, b, c)
    return
  }
  const big = tall(a.art.box) > tall(b.art.box) * 2.2 && !a.being
  if (big && scene.alone(a)) resize(scene, a, (a.place.h * tall(b.art.box) * 2.2) / tall(a.art.box))
  // Sitting they are narrower, hence larger on the page.
  for (const one of [a, b, c]) if (one) sitNarrower(scene, one)
  for (const one of [b, c]) if (one) face(scene, one, one === b ? 'right' : 'left')
  // Who is much lower is before the others, under their heads.
  const gap = a.entry.name === 'spider web' ? WEB : tall(a.art.box) < tall(b.art.box) * 0.62 ? -0.5 : -0.04
  setBeside(scene, a, b, true, gap)
  if (c) setBeside(scene, c, a, true, gap)
}

/** Hoofed ones lie down instead, and would be broader than before. */
function sitNarrower(scene: Scene, one: Member): void {
  if (one.acting.pose !== 'stand' || one.handed || !one.being || !scene.alone(one)) return
  const before = wide(one.art.box)
  one.act({ pose: 'sit' })
  if (wide(one.art.box) > before * 0.8) one.act({ pose: 'stand' })
}

/** A web is spun from the one to the other. */
const WEB = -0.16
/** In heights of who is between them: what is higher would make them tiny, what is lower is no pair of gates. */
const [PAIR_MOST, PAIR_LEAST] = [1.7, 0.6]

/** Two trees or two flowers with somebody in the gap: clear of both, in the air as high as the blossoms. */
function amidst(scene: Scene, a: Member, b: Member, c: Member): void {
  const h = Math.max(tall(a.art.box), wide(a.art.box) * 0.7)
  const flies = a.habitat === 'air' || a.acting.pose === 'fly'
  const [most, least] = flies ? [2.6, 1.8] : [PAIR_MOST, /food/.test(b.entry.category) ? 1.05 : PAIR_LEAST]
  for (const one of [b, c]) {
    const high = tall(one.art.box) / h
    if (scene.alone(one) && (high > most || high < least))
      resize(scene, one, (one.place.h * (high > most ? most : least)) / high)
  }
  const edge = (one: Member, inner: 1 | -1) =>
    isCrowned(one)
      ? one.point('base')[0] + (inner * wide(one.art.box)) / 9
      : inner > 0
        ? one.art.box.x1
        : one.art.box.x0
  const { box } = scene.group(a)
  const foot = flies ? box.y1 + tall(b.art.box) * 0.45 : level(a)
  const room = wide(box) * (isCrowned(b) ? -0.06 : flies ? 0.04 : -0.08)
  for (const [one, s] of [
    [b, 1],
    [c, -1],
  ] as const) {
    if (scene.together(one, a)) continue
    const at = s > 0 ? box.x0 - room : box.x1 + room
    scene.group(one).shift(at - edge(one, s), foot - level(one))
    scene.join(one, a, 'under')
  }
}

/** Their crowns may be over the head of who stands between the trunks. */
const isCrowned = ({ entry }: Member): boolean => /(^| )tree$/.test(entry.name)

/** One that goes around something passes before it; what it goes around rises behind. */
export const circles: Stager = (scene, a, b, relation) => {
  const isWrapped = /^(curl|coil|wrap|wound|wind|twist)/.test(relation.word ?? '')
  if (isWrapped && MANY_ARMS.test(a.entry.name) && !b.being) return embracesAll(scene, a, b)
  if (scene.together(a, b) || scene.afloat || b.being) return nextTo(scene, a, b, relation)
  if (isWound(a, b)) return winds(scene, a, b)
  if (isWrapped && a.being) return (isTowering(b) ? spirals : coils)(scene, a, b)
  const [mine, other] = [tall(a.art.box), tall(b.art.box)]
  // A pattern on the ground as high as a tree would leave who makes it a dot.
  if (isFlat(b)) return aroundFlat(scene, a, b, level(a))
  if (other < mine * 2.2) resize(scene, b, (b.place.h * mine * 2.2) / other)
  const { box } = scene.group(a)
  scene.group(a).shift(midX(b.art.box) + wide(box) * 0.12 - midX(box), b.art.box.y1 + mine * 0.12 - level(a))
  scene.join(a, b, 'over')
}

/** Body before it, tail and far legs behind. */
function coils(scene: Scene, a: Member, b: Member): void {
  resize(scene, b, (b.place.h * wide(a.art.box) * 0.5) / wide(b.art.box))
  if (tall(b.art.box) < tall(a.art.box) * 1.5) resize(scene, b, (b.place.h * tall(a.art.box) * 1.5) / tall(b.art.box))
  scene.group(a).shift(midX(b.art.box) - midX(a.art.box), b.art.box.y1 - tall(b.art.box) * 0.06 - a.art.box.y1)
  scene.join(a, b, 'over')
  scene.group(a).rearrange(a, new Set(['tail', 'farLeg', 'farWing', 'farArm']), 'under')
}

/** Turns somebody, and with them what they will have in their hands. */
export function face(scene: Scene, a: Member, facing: Facing): void {
  if (!scene.alone(a)) return
  a.at({ facing })
  for (const bond of scene.bonds)
    if (bond.a === a && bond.b && TRAITS[bond.relation.relation]?.held && scene.alone(bond.b)) bond.b.at({ facing })
}

/** Behind, in front, hidden, through: where the third dimension comes in. */
import { clamp, midX, side, tall, turned, union, wide } from '../geometry.ts'
import { isGrand } from '../grand.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { headOf } from './acts/kit.ts'
import { isArch, overAll } from './arch.ts'
import { face } from './beside.ts'
import { isCoverable, pastBothSides } from './covered.ts'
import { BARRIER, behindBarrier } from './fences.ts'
import { resize, type Stager } from './kit.ts'
import { allOverRim, isLow, overEdge, overRim } from './over-rim.ts'
import { hood } from './wrap.ts'

/** a is seen past b: half beside it, a little higher on the page. */
export const behind: Stager = (scene, a, b) => {
  if (scene.together(a, b)) return
  if (a.being && BARRIER.test(b.entry.name) && scene.alone(b)) return behindBarrier(scene, a, b)
  if (isCoverable(scene, a, b)) return pastBothSides(scene, a, b)
  if (isArch(a) && b.being) return overAll(scene, a, b)
  if (a.entry.name === 'waterfall' && b.being && scene.alone(a)) return fallsBehind(scene, a, b)
  if (a.being && !a.handed && isTrunk(b) && scene.alone(a) && scene.alone(b)) return acrossTrunk(scene, a, b)
  const { index } = scene.slot(b, 'behind', new Set())
  // A tree behind somebody on a ladder is higher than who is up in it.
  const ladder = scene.does(b, 'stands-on', 'climbs')?.b
  const least = ladder ? (ladder.art.box.y1 - b.art.box.y0) * 1.06 : 0
  if (ladder?.entry.name === 'ladder' && isTrunk(a) && tall(a.art.box) < least)
    resize(scene, a, (a.place.h * least) / tall(a.art.box))
  const [from, to] = [scene.group(a), b.art.box]
  const large = wide(a.art.box) > wide(to) * 1.25
  if (!large && tall(a.art.box) < tall(to) * 0.55 && !b.being)
    resize(scene, a, a.place.h * clamp((tall(to) * 0.7) / tall(a.art.box), 1, 1.5))
  const s = (index + b.seed) % 2 ? 1 : -1
  const mine = a.art.box
  const overlap = Math.min(wide(mine), wide(to)) * 0.34
  const covered = tall(mine) > tall(to) * 1.35
  const x =
    large || covered
      ? midX(to) + s * wide(mine) * 0.18
      : s > 0
        ? to.x1 - overlap + wide(mine) / 2
        : to.x0 + overlap - wide(mine) / 2
  // What stands behind somebody on a ladder stands on the ground.
  const ground = Math.max(to.y1, scene.does(b, 'stands-on', 'climbs')?.b?.art.box.y1 ?? to.y1)
  from.shift(x - midX(mine), ground - tall(to) * 0.05 - Math.max(mine.y1, a.place.y))
  scene.join(a, b, 'under')
}

/** In heights of who is before it: how high a fall is, and how far behind them its pool ends. */
const [FALL, POOL] = [2.3, 0.3]

/** Water falls from high above whoever is at its pool. */
function fallsBehind(scene: Scene, fall: Member, b: Member): void {
  const before = union(scene.bonds.flatMap((bond) => (bond.a === fall && bond.b?.being ? [bond.b.art.box] : [])))
  const high = tall(b.art.box)
  resize(scene, fall, (fall.place.h * Math.max(high * FALL, wide(before) * 0.8)) / tall(fall.art.box))
  scene.group(fall).shift(midX(before) - midX(fall.art.box), before.y1 - high * POOL - fall.art.box.y1)
  scene.join(fall, b, 'under')
}

/** In heights of the tallest who comes to it: however many stand before it, a door is a door. */
const DOOR = 1.28

function asDoor(scene: Scene, door: Member): void {
  const people = scene.members.filter(({ handed }) => handed)
  const tallest = Math.max(
    ...(people.length ? people : scene.members.filter(({ being }) => being)).map((one) => tall(one.art.box)),
  )
  const high = tallest * (people.length ? DOOR : DOOR * 1.5)
  if (Number.isFinite(high)) resize(scene, door, (door.place.h * high) / tall(door.art.box))
}

/** In widths of who stands there: how far beside the frame, and how far from the one before. */
const [OFF_DOOR, APART] = [0.4, 0.86]

/** Several who come to a door stand on both sides of it: it is what the page is about. */
function besideDoor(scene: Scene, a: Member, door: Member, index: number): void {
  const s = (door.seed + index) % 2 ? 1 : -1
  const { box } = scene.group(a)
  const edge = s > 0 ? door.art.box.x1 : door.art.box.x0
  const x = edge + s * wide(box) * (OFF_DOOR + Math.floor(index / 2) * APART)
  scene.group(a).shift(x - midX(box), door.art.box.y1 + tall(a.art.box) * 0.06 - Math.max(a.art.box.y1, a.place.y))
  scene.join(a, door, 'over')
}

/** b is the larger, behind a. */
export const inFrontOf: Stager = (scene, a, b) => {
  if (scene.together(a, b)) return
  if (b.being && a.being) return before(scene, a, b)
  const group = scene.group(a)
  const { index, count } = scene.slot(b, 'before', new Set(['in-front-of']))
  const other = b.art.box
  // Who keeps a goal fills it.
  const keeps = /goal$/.test(b.entry.name)
  // A bus one and a half times as high would be three times as long, and its driver a doll.
  const [higher, broader] = keeps
    ? [0.9, 1.5]
    : [b.entry.category === 'vehicles' ? 1 : isGrand(b.entry) ? 1.8 : 1.45, 1.05]
  const all = scene.bonds.flatMap((bond) =>
    bond.b === b && bond.relation.relation === 'in-front-of' ? [bond.a.art.box] : [],
  )
  // As wide as all who are before it, where these overlap a little.
  const row = all.reduce((sum, box) => sum + wide(box), 0) * (count > 2 ? 0.8 : 0.56)
  const across = Math.max(wide(group.box) * broader, row)
  const grow = Math.max((Math.max(...all.map(tall)) * higher) / tall(other), across / wide(other))
  // A house of gingerbread that somebody stands before is a tale's, and no cake.
  // Once somebody is before it they would grow along, and the next one be a dwarf beside them.
  if (b.entry.name === 'door') asDoor(scene, b)
  else if (!b.being && grow > 1 && scene.alone(b))
    resize(scene, b, b.place.h * clamp(grow, 1, b.entry.name === 'gingerbread house' ? 6 : 2.2))
  if (b.entry.name === 'door' && count > 1) return besideDoor(scene, a, b, index)
  const [mine, back] = [group.box, b.art.box]
  const s = (b.seed + index) % 2 ? 1 : -1
  const aside = keeps ? 0 : s
  // Of three and more each has a part of its width.
  const x =
    count > 2
      ? midX(back) + ((index + 0.5) / count - 0.5) * wide(back)
      : midX(back) +
        aside * Math.min(count > 1 ? 0.4 : 0.28, Math.max(0, 0.5 - (wide(mine) / wide(back)) * 0.4)) * wide(back)
  const at = midX(a.art.box) + x - midX(mine)
  const near = clamp(at, back.x0 + wide(back) * 0.12, back.x1 - wide(back) * 0.12) - at
  group.shift(x - midX(mine) + near, back.y1 + tall(a.art.box) * 0.06 - Math.max(a.art.box.y1, a.place.y))
  scene.join(a, b, 'over')
}

/** Before a being one stands so that both are seen, looking at it. */
function before(scene: Scene, a: Member, b: Member): void {
  const s = side(a.place.facing)
  const { box } = scene.group(a)
  const common = Math.min(wide(a.art.box), wide(b.art.box)) * 0.24
  const x = s > 0 ? b.art.box.x0 + common - a.art.box.x1 : b.art.box.x1 - common - a.art.box.x0
  scene.group(a).shift(x, b.art.box.y1 + tall(a.art.box) * 0.05 - Math.max(box.y1, a.place.y))
  if (b.handed) face(scene, b, turned(a.place.facing))
  scene.join(a, b, 'over')
}

/** Drawn up over the head. */
export const COVER = /^(blanket|quilt|sheet|bedsheet|towel|comforter)$/

/** Part of a, with its eyes, looks out past b. */
export const hidesBehind: Stager = (scene, a, b, { part, word }) => {
  if (scene.together(a, b)) return
  if (a.being && BARRIER.test(b.entry.name) && scene.alone(b)) return behindBarrier(scene, a, b)
  if (a.being && COVER.test(b.entry.name)) return hood(scene, a, b)
  if (isTrunk(b)) return behindTrunk(scene, a, b)
  const hiders = scene.bonds.filter((bond) => bond.b === b && bond.relation.relation === 'hides-behind')
  const isPeeking = /^(pe[er][kpr]|hid)/.test(word ?? 'hides') && !part
  if (a.being && isLow(b) && isPeeking && scene.alone(b)) {
    const all = hiders.map((bond) => bond.a)
    if (all.length === 1) return overRim(scene, a, b)
    if (all.length < 5 && all.every((one) => one.being && scene.alone(one))) return allOverRim(scene, all, b)
  }
  if (a.handed && scene.alone(a) && tall(b.art.box) > a.place.h) {
    a.act({ pose: 'stand', turn: 0.2 })
    a.tilt = LEANS_OUT
    a.draw()
  }
  if (tall(b.art.box) < tall(a.art.box) * 0.5) resize(scene, b, (b.place.h * tall(a.art.box) * 0.62) / tall(b.art.box))
  const across = hiders.reduce((sum, bond) => sum + wide(bond.a.art.box), 0) / wide(b.art.box)
  if (across > 1 && scene.alone(b) && tall(b.art.box) < tall(a.art.box))
    resize(scene, b, b.place.h * Math.min(across, 1.25))
  const [mine, other] = [a.art.box, b.art.box]
  const low = tall(other) < tall(mine) * 0.9
  const head = a.point('headMid')
  const s = side(a.place.facing)
  const edge = s > 0 ? other.x1 : other.x0
  const trunk = b.art.points.trunk
  const inner = trunk ? trunk[0] + s * wide(mine) * 0.1 : edge
  const { index, count } = scene.slot(b, 'hides', new Set(['hides-behind']))
  const beside = (index - (count - 1) / 2) * wide(mine) * 0.98
  if (part === 'tail' && a.has('tailTip') && !low) return tailPast(scene, a, b)
  const x = low ? midX(other) + beside - midX(mine) : inner + s * Math.max(wide(mine) * 0.06, pastEyes(a)) - head[0]
  const foot = other.y1 - tall(other) * 0.03 - Math.max(mine.y1, a.place.y)
  scene.group(a).shift(x, low && isLow(b) && !part ? Math.min(foot, overEdge(a, b)) : foot)
  scene.join(a, b, 'under')
}

/** In radii of the head: how far an eye reaches from its middle. */
const EYE = 0.34
/** How far the middle of the head is past an edge that cuts no eye. */
function pastEyes(a: Member): number {
  if (!a.has('eye')) return 0
  const [[x], [ex], [mx], r] = [a.point('headMid'), a.point('eye'), a.point('mouth'), headOf(a)]
  // Of a face that is turned to the reader there is another eye on the other side.
  const isTurned = Math.abs(mx - x) < r * 0.6
  return Math.max(0, (isTurned ? Math.abs(x - ex) : side(a.place.facing) * (x - ex)) + r * EYE)
}

/** Only the tail is past its edge. */
function tailPast(scene: Scene, a: Member, b: Member): void {
  const s = -side(a.place.facing)
  const edge = s > 0 ? b.art.box.x1 : b.art.box.x0
  const root = a.point('seat', 'back')[0]
  const out = Math.abs(a.point('tailTip')[0] - root) * 0.2
  scene
    .group(a)
    .shift(
      edge - s * wide(b.art.box) * 0.03 + s * out - root - s * a.place.h * 0.1,
      b.art.box.y1 - tall(b.art.box) * 0.03 - a.art.box.y1,
    )
  scene.join(a, b, 'under')
}

/** Their branches reach down to the ground. */
const CONE = /pine|fir|christmas|spruce|cypress/
/** Of a tree's width: half of its trunk, and of its height: how far up the trunk is bare. */
const TRUNK = { half: 0.085, bare: 0.4 }
/** In degrees: with the body behind the trunk only the head is past it. */
const LEANS_OUT = 18

const isTrunk = ({ entry }: Member): boolean => /(^| )tree$/.test(entry.name) && !CONE.test(entry.name)

/** The trunk before the middle of the body: the head on one side, the hind legs and the tail on the other. */
function acrossTrunk(scene: Scene, a: Member, b: Member): void {
  const { box } = a.art
  resize(scene, b, (b.place.h * tall(box) * 1.04) / (tall(b.art.box) * TRUNK.bare))
  const s = side(a.place.facing)
  const head = a.point('headMid')[0] - s * headOf(a) * 1.1
  const x = (head + (s > 0 ? box.x0 : box.x1)) / 2
  scene.group(a).shift(b.point('base')[0] - x, b.art.box.y1 - tall(b.art.box) * 0.012 - box.y1)
  scene.join(a, b, 'under')
}

/** Upright against the trunk, which covers the body: the head looks out on one side, a tail on the other. */
function behindTrunk(scene: Scene, a: Member, b: Member): void {
  if (a.entry.kind === 'being' && !a.entry.human && a.entry.upright() && scene.alone(a)) a.upright = true
  if (a.handed && scene.alone(a)) {
    a.act({ pose: 'stand', turn: 0.2 })
    a.tilt = LEANS_OUT
    a.draw()
  }
  const [w, h] = [wide(a.art.box), tall(a.art.box)]
  const broad = (Math.min(w, h * 0.62) * 0.55) / (wide(b.art.box) * TRUNK.half * 2)
  const high = (h * 1.04) / (tall(b.art.box) * TRUNK.bare)
  if (scene.alone(b)) resize(scene, b, b.place.h * clamp(Math.max(broad, high), 0.1, 3))
  const { index, count } = scene.slot(b, 'trunk', new Set(['hides-behind']))
  // Of many every second one looks out on the other side, each past the one before.
  if (count > 2 && scene.alone(a)) a.at({ facing: index % 2 ? 'left' : 'right' })
  const s = side(a.place.facing)
  const edge = midX(b.art.box) + s * wide(b.art.box) * TRUNK.half
  const last =
    count > 2 ? scene.group(b).members.findLast((one) => one.being && one.place.facing === a.place.facing) : null
  const head = last
    ? last.point('headMid')[0] + s * (headOf(last) + headOf(a)) * 1.06
    : edge + s * Math.max(headOf(a) * 0.55, pastEyes(a))
  scene.group(a).shift(head - a.point('headMid')[0], b.art.box.y1 - tall(b.art.box) * 0.012 - a.art.box.y1)
  scene.join(a, b, 'under')
}

/** Half in the opening: the near side of the hoop is in front. */
export const through: Stager = (scene, a, b) => {
  if (b.entry.name === 'hula hoop') b.at({ facing: a.place.facing })
  // A hoop that stands has no room but itself.
  const roomOf = () => (tall(b.art.box) > wide(b.art.box) * 1.2 ? b.art.box : (b.art.hollow ?? b.art.box))
  const need = tall(a.art.box) * 1.4
  if (tall(roomOf()) < tall(a.art.box) * 1.1 || tall(roomOf()) > need * 1.4)
    resize(scene, b, (b.place.h * need) / tall(roomOf()))
  const room = roomOf()
  const others = scene.group(b).members.filter((one) => one !== a && scene.does(one, 'jumps-through')?.b === b)
  if (!scene.together(a, b) && others.length) return nextInLine(scene, a, b, others.at(-1) as Member)
  if (!scene.together(a, b))
    scene.group(a).shift(midX(room) - midX(a.art.box), (room.y0 + room.y1) / 2 - (a.art.box.y0 + a.art.box.y1) / 2)
  scene.join(a, b, { before: 'front', of: b })
}

/** In its size: how far behind the one before it each next one leaps, and how much lower. */
const [BEHIND, LOWER] = [1.04, 0.2]

/** Two in one hoop would hide each other: the next one is still on its way there. */
function nextInLine(scene: Scene, a: Member, b: Member, last: Member): void {
  a.at({ facing: last.place.facing })
  const [mine, ahead] = [a.art.box, last.art.box]
  const x = midX(ahead) - side(last.place.facing) * wide(ahead) * BEHIND
  scene.group(a).shift(x - midX(mine), ahead.y1 + tall(ahead) * LOWER - mine.y1)
  scene.join(a, b, 'over')
}

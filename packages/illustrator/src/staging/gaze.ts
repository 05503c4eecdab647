/** Where everybody looks: head and eyes go to whom or what they have to do with. After all others, since it depends on where everybody is. */
import type { Point } from '../art/art.ts'
import { clamp, distance, side } from './geometry.ts'
import type { Member } from './member.ts'
import { stroke } from './relations/effects.ts'
import type { Bond, Scene } from './scene.ts'
import { isHeavenly } from './sizes.ts'

/** Who does these looks at what it is done to; the first are the most telling. */
const WATCHED = [
  /^looks-at$/,
  /^(talks-to|waves-at|chases|follows|catches|feeds|gives-to|fights|rescues|runs-from)$/,
  /^(plays-with|picks|throws|kicks|reads|eats|builds|paints|cooks|waters|plants|digs|pours|cuts|cleans|decorates|lights|tends|pushes|juggles|sews|fishes|blows|looks-into|looks-under)$/,
]
/** With somebody alive one has to do in other ways too; of these one looks ahead. */
const UNWATCHED =
  /^(inside|on-top-of|under|behind|in-front-of|between|next-to|left-of|right-of|above|around|hangs-from|leans-on|hides-.*|comes-out-of|s(its|tands|leeps)-.*|lies.*|balances-on|rides|drives|rows|climbs|jumps-.*|flies-over|swims-in|floats-on|crosses|races|swings-on|slides-down|bounces-on|wears|pulls|leads|has|filled-with|made-of|shaped-like|holds|sings)$/
/** These go ahead of whom they take along. */
const AHEAD = /^(pulls|leads|races)$/
/** To whom these are done has eyes for something else: who is ridden looks ahead. */
const UNANSWERED = /^(follows|looks-at|rides|drives|paints|reads|hides-.*)$/
/** Nearer than this to the middle of the head, in heights, a thing is in the own hands: it is looked at anyway. */
const AT_HEAD = 1.05

/** How far from the neck a pointing hand is, in heights, and how much farther up than out at most. */
const [ARM, STEEPEST] = [0.36, 1.2]
/** In head radii: a hand this far from the middle of the head is seen. */
const BESIDE_HEAD = 1.35

export function look(scene: Scene): void {
  for (const member of scene.members) {
    if (!member.being || !member.has('headMid') || isBlind(member)) continue
    const own = isAfterTail(scene, member)
    const sight = own ? member.point('tailTip') : seenBy(scene, member)
    if (!sight) continue
    const [x, y] = member.point('headMid')
    const [tx, ty] = sight
    if (own) whirl(scene, member)
    const d = Math.hypot(tx - x, ty - y)
    // In flight one looks ahead, not over the own wings.
    const isFlown = member.acting.pose === 'fly' && !member.handed && (tx - x) * side(member.place.facing) < 0
    if (d < 1 || isFlown) continue
    if (isPointing(scene, member)) pointAt(member, [tx, ty])
    member.act({ gaze: { x: (tx - x) / d, y: (ty - y) / d, with: isHeadTouched(scene, member) ? 'eyes' : 'head' } })
  }
}

/** What somebody looks at, or the way ahead; null of who poses, and looks at us. */
function seenBy(scene: Scene, member: Member): Point | null {
  const target = targetOf(scene, member) ?? partnerOf(scene, member)
  if (target) return sightOf(member, target)
  if (!scene.bonds.some(({ a, b, relation }) => a === member && b && AHEAD.test(relation.relation))) return null
  const [x, y] = member.point('headMid')
  return [x + side(member.place.facing) * member.place.h, y]
}

const isBlind = ({ acting: { pose, mood } }: Member): boolean => /curled|sleep/.test(pose) || mood === 'sleepy'

/** Who chases nobody is after its own tail. */
const isAfterTail = ({ bonds }: Scene, member: Member): boolean =>
  member.has('tailTip') &&
  bonds.some(
    ({ a, b, relation }) => a === member && !b && relation.relation === 'runs' && /^chas/.test(relation.word ?? ''),
  )

/** Round and round: two arcs over its back, from the tail to the head. */
function whirl(scene: Scene, of: Member): void {
  scene.extras.push({
    of,
    draw(sw) {
      const [[tx, ty], [hx, hy]] = [of.point('tailTip'), of.point('headTop')]
      const s = Math.sign(tx - hx)
      const r = distance(of.point('headMid'), [hx, hy])
      const arc = (k: number) => {
        const [from, to] = [tx - s * r * (0.3 + k), hx + s * r * (1.1 + k)]
        const low = Math.max(ty, hy + r * 0.4) + r * k * 0.6
        return `M${from.toFixed(1)} ${low.toFixed(1)}Q${((from + to) / 2).toFixed(1)} ${(low - r * 0.7).toFixed(1)} ${to.toFixed(1)} ${low.toFixed(1)}`
      }
      return stroke(arc(0) + arc(0.28), sw * 0.8)
    },
  })
}

const isPointing = ({ graph }: Scene, { handed, named, acting }: Member): boolean =>
  handed &&
  !acting.reach?.farHand &&
  graph.relations.some(({ a, relation, word = '' }) => a === named.id && relation === 'looks-at' && /^point/.test(word))

/** The arm is stretched out toward it, however high it is. */
function pointAt(member: Member, [tx, ty]: Point): void {
  const [x, y] = member.point('neck')
  const r = distance(member.point('headMid'), member.point('headTop'))
  const steep = clamp((ty - y) / Math.max(1, Math.abs(tx - x)), -STEEPEST, STEEPEST)
  // Raised higher, the arm of a child would be behind its head.
  const hands = [0, 0.3, 0.6, 0.9, 1.2, 1.5].map((lower): Point => {
    const dy = Math.max(steep, Math.min(0, steep + lower))
    const long = (member.place.h * ARM) / Math.hypot(1, dy)
    return [x + Math.sign(tx - x) * long, y + dy * long]
  })
  const head = member.point('headMid')
  const clear = hands.find((hand) => distance(hand, head) > r * BESIDE_HEAD && Math.abs(hand[0] - head[0]) > r * 1.3)
  member.act({ pose: 'point', reach: { farHand: clear ?? (hands.at(-1) as Point) } })
}

/** Of all it does or undergoes, what one looks at while doing it. */
function targetOf({ bonds, members, graph: { relations } }: Scene, member: Member): Member | null {
  for (const deeds of WATCHED) {
    const own = bonds.find(({ a, b, relation }) => a === member && b && b !== member && deeds.test(relation.relation))
    if (own?.b) return own.b
    const game = deeds === WATCHED[0] ? boardOf(bonds, member) : null
    if (game) return game
    const above = relations.find(({ a, relation }) => a === member.named.id && deeds.test(relation))?.b
    const heaven = above && members.find((other) => other.named.id === above && isHeavenly(other))
    if (heaven) return heaven
    const back = bonds.find(
      (bond) => bond.b === member && bond.a !== member && deeds.test(bond.relation.relation) && isAnswered(bonds, bond),
    )
    if (back?.a.being) return back.a
  }
  const doer = bonds.find(
    ({ a, b, relation }) => b === member && a !== member && a.being && isSomebodys(relation.relation),
  )
  if (doer) return doer.a
  const somebody = bonds.find(
    ({ a, b, relation }) => a === member && b?.being && b !== member && !UNWATCHED.test(relation.relation),
  )
  return somebody?.b ?? null
}

/** Who shares with somebody looks at them: one umbrella, one kite, the same game; of many only the outer ones, and inward. */
function partnerOf({ bonds, members }: Scene, member: Member): Member | null {
  const mine = bonds.filter(({ a, b }) => a === member && b)
  const isShared = (other: Member) =>
    bonds.some(
      ({ a, b, relation }) =>
        a === other && mine.some((own) => own.b === b && own.relation.relation === relation.relation),
    )
  const others = members.filter((other) => other !== member && other.being && other.has('headMid') && isShared(other))
  const [x] = member.point('headMid')
  const ways = new Set(others.map((other) => Math.sign(other.point('headMid')[0] - x)))
  if (ways.size !== 1) return null
  return others.reduce((near, other) => (apart(member, other) < apart(member, near) ? other : near))
}

const apart = (one: Member, other: Member): number => distance(one.point('headMid'), other.point('headMid'))

/** Those at a table look at the game on it. */
function boardOf(bonds: readonly Bond[], member: Member): Member | null {
  const table = bonds.find(({ a, b, relation }) => a === member && b && relation.relation === 'sits-at')?.b
  const on =
    table &&
    bonds.find(({ a, b, relation }) => b === table && relation.relation === 'on-top-of' && GAME.test(a.entry.name))
  return on ? on.a : null
}

const GAME = /chess|checkers|game|puzzle|jigsaw|playing card|domino|dice|blocks|dreidel/

const isSomebodys = (relation: string): boolean =>
  !UNANSWERED.test(relation) && (!UNWATCHED.test(relation) || AHEAD.test(relation))

const isAnswered = (bonds: readonly Bond[], { a, b, relation }: Bond): boolean =>
  !UNANSWERED.test(relation.relation) || (a.named === b?.named && bonds.every((bond) => bond.a !== b || !bond.b))

/** The face of whoever has one; of what is larger than oneself the nearest part of its middle. */
function sightOf(viewer: Member, target: Member): Point {
  const [x, y] = viewer.point('headMid')
  if (target.being && target.has('headMid')) return target.point('headMid')
  const { x0, x1, y0, y1 } = target.art.box
  const [inX, inY] = [(x1 - x0) * 0.2, (y1 - y0) * 0.3]
  // Nobody looks straight up, or down: of a rainbow, or of what else one stands right before, one sees the part that is ahead.
  const isBefore = x > x0 && x < x1 && x1 - x0 > viewer.place.h
  const ahead = y0 < y * 0.6 || isBefore ? side(viewer.place.facing) * viewer.place.h * 0.6 : 0
  return [clamp(x + ahead, x0 + inX, x1 - inX), clamp(y, y0 + inY, y1 - inY)]
}

/** A hat that was put on, a spoon at the mouth, somebody in one's arms: the head stays where they were fitted to it. */
function isHeadTouched(scene: Scene, member: Member): boolean {
  const [x, y] = member.point('headMid')
  const r = distance([x, y], member.point('headTop')) * AT_HEAD
  return scene.group(member).members.some((other) => {
    if (other === member) return false
    const { x0, x1, y0, y1 } = other.art.box
    return Math.hypot(x - clamp(x, x0, x1), y - clamp(y, y0, y1)) < r
  })
}

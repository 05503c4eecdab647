/** Long lines of followers and neighbors, staggered in depth: in one straight row everybody would be tiny. */
import { aboutDeed, isLow } from './about-deed.ts'
import { facesOf } from './faces.ts'
import { isParent } from './families.ts'
import { midX, tall, wide } from './geometry.ts'
import type { Group } from './group.ts'
import { boxOf, knotsOf } from './knots.ts'
import type { Member } from './member.ts'
import { weight } from './overlap.ts'
import type { Scene } from './scene.ts'

/** Wider than this, in heights, a group is staggered; where there are three and more of them, sooner. */
const [LONG, LONG_OF_MANY] = [2.3, 1.9]
/** Those who go one after the other stay in a line that is longer. */
const [FILE, FILE_OF_FEW] = [2.9, 4.2]
/** In a file every other one steps aside by this share of the lowest, and they come this much closer. */
const ASIDE = { back: 0.3, closer: 0.76 }
/** How far every other one steps back, in heights of the lowest: two who deal with each other are on one ground, neighbors a little, a procession more. */
const BACK = { neighbors: 0.22, pair: 0.14, procession: 0.4, crowd: 0.56 }

export function fold(scene: Scene): void {
  if (scene.afloat) return
  for (const group of scene.groups) {
    if (group.members.length < 2 || wide(group.box) < tall(group.box) * LONG_OF_MANY) continue
    if (group.members.some((member) => scene.arranged.has(member))) continue
    const knots = knotsOf(group, scene).sort((p, q) => midX(boxOf(p)) - midX(boxOf(q)))
    const waiting = waitsBehind(knots)
    if (waiting) {
      between(group, waiting.lone, waiting.others)
      continue
    }
    const isInFile = isFile(group, scene)
    const most = isInFile ? (knots.length > 3 ? FILE : FILE_OF_FEW) : knots.length > 2 ? LONG_OF_MANY : LONG
    if (knots.length < 2 || wide(group.box) <= tall(group.box) * most) continue
    if (isInFile && knots.length > 3) stagger(group, knots, ASIDE.back, ASIDE.closer)
    else if (knots.length > 3) inTwoRows(group, knots, UP)
    else if (knots.length > 2 && knots.every(isSomebody) && areAlike(knots.flat())) inTwoRows(group, knots, UP_BETWEEN)
    else stagger(group, knots, BACK[orderOf(knots, group, scene)])
  }
}

function orderOf(knots: readonly Member[][], group: Group, scene: Scene): keyof typeof BACK {
  if (knots.length > 2) return 'procession'
  if (!isProcession(group, scene)) return 'neighbors'
  return knots.every((knot) => knot.some(({ being }) => being)) ? 'pair' : 'procession'
}

const isProcession = ({ members }: Group, scene: Scene): boolean =>
  scene.bonds.every(({ a, b, relation }) => !b || !members.includes(a) || relation.relation !== 'next-to')

const isFile = ({ members }: Group, scene: Scene): boolean => {
  const own = scene.bonds.filter(({ a, b }) => b && members.includes(a))
  return own.length > 1 && own.every(({ relation }) => relation.relation === 'follows')
}

/** Of three who play with one ball the third has nothing to do with it yet: beside the two it would make all of them small. */
function waitsBehind(knots: readonly Member[][]): { lone: Member[]; others: Member[] } | null {
  const [p, q, ...rest] = knots
  if (!p || !q || rest.length) return null
  const beings = (knot: readonly Member[]) => knot.filter(({ being }) => being).length
  const [lone, others] = beings(p) < beings(q) ? [p, q] : [q, p]
  const isOneOfThem = lone.every(
    ({ being, named }) => being && others.every((one) => !one.being || one.named === named),
  )
  return lone.length === 1 && isOneOfThem && beings(others) === 2 ? { lone, others } : null
}

/** Looks out between two others, a little farther away. */
function between(group: Group, lone: Member[], others: readonly Member[]): void {
  const [left, right] = others.filter(({ being }) => being).map(({ art }) => midX(art.box)) as [number, number]
  const [mine, theirs] = [boxOf(lone), boxOf(others)]
  const foot = theirs.y1 - tall(theirs) * UP_BETWEEN
  for (const member of lone)
    member.move({ scale: FAR, dx: (left + right) / 2 - midX(mine) * FAR, dy: foot - mine.y1 * FAR })
  lookOver(lone, others)
  group.layer([lone], [[...others]])
}

/** In heights of who looks on: higher they would float. */
const RISES = 0.5

/** The ball between the two is before the third one's body, not before the face. */
function lookOver(lone: readonly Member[], others: readonly Member[]): void {
  for (const [x, y, r] of facesOf(lone)) {
    const before = others.filter(({ art: { box }, being }) => !being && box.x0 < x + r && box.x1 > x - r)
    const high = Math.min(...before.map(({ art: { box } }) => box.y0))
    const by = Math.min(y + r * CHIN - high, tall(boxOf(lone)) * RISES)
    if (by > 0) for (const member of lone) member.move({ scale: 1, dx: 0, dy: -by })
  }
}
/** Of the radius of a head. */
const CHIN = 0.75

/** How much larger the near row is drawn and how much smaller the far one, and how far up the far one stands, in middling heights of the near one. */
const [NEAR, FAR, UP] = [1.1, 0.94, 0.68]
/** One alone behind two looks out between them. */
const UP_BETWEEN = 0.42
/** In heights of who does it: what is higher is a tree or a house, and stands behind. */
const DEED = 1.5

/** The higher half behind, the lower half before it and nearer, each row close together and both about one middle. */
function inTwoRows(group: Group, knots: readonly Member[][], up: number): void {
  const [middle, foot] = [midX(group.box), group.box.y1]
  const hero = group.members.find(({ being }) => being)
  // Who does something with something is near: behind the others only half of it would be seen.
  const isDeed = (knot: readonly Member[]) =>
    hero !== undefined && knot.length > 1 && knot.includes(hero) && tall(boxOf(knot)) < hero.place.h * DEED
  const deed = knots.find(isDeed)
  const others = knots.filter((knot) => knot !== deed)
  if (deed && others.every((knot) => isLow(knot, deed))) return void aboutDeed(group, deed, others)
  const isWatched = group.members.some(isOnlooker)
  // Pigs that nobody named stand before no wolf that somebody did.
  const isHero = (knot: readonly Member[]) => isWatched && knot.some((one) => one.being && !isOnlooker(one))
  const rank = (knot: readonly Member[]) => (isDeed(knot) || isHero(knot) ? 0 : tall(boxOf(knot)))
  const byHeight = [...knots].sort((p, q) => rank(q) - rank(p))
  const n = cut(byHeight)
  const isFar = (knot: Member[]) => byHeight.indexOf(knot) < n
  const [far, near] = [knots.filter(isFar), knots.filter((knot) => !isFar(knot))]
  // Kittens before their mother are no larger for it: they are young at a glance.
  const [nearer, farther] = near.flat().some((young) => far.flat().some((other) => isParent(other, young.entry.name)))
    ? [1, 1]
    : [NEAR, FAR]
  const high = (near.reduce((sum, knot) => sum + tall(boxOf(knot)), 0) / near.length) * nearer
  lineUp(near, middle, foot, nearer)
  lineUp(far, middle, foot - high * up, farther)
  group.layer(far, near)
}

/** Joseph stands beside the manger as Mary does: only of one kind one may stand behind the others. */
const areAlike = (members: readonly Member[]): boolean =>
  new Set(members.flatMap(({ being, named }) => (being ? [named] : []))).size === 1

const isSomebody = (knot: readonly Member[]): boolean => knot.some(({ being }) => being)

const isOnlooker = ({ being, named }: Member): boolean => being && named.via === 'implied'

/** So many behind that neither row is much broader than the other. */
function cut(byHeight: readonly Member[][]): number {
  const widths = byHeight.map((knot) => wide(boxOf(knot)))
  const sum = (list: readonly number[]) => list.reduce((all, w) => all + w, 0)
  const broader = (n: number) => Math.max(sum(widths.slice(0, n)), sum(widths.slice(n)) * (NEAR / FAR))
  const most = byHeight.length - 1
  return Array.from({ length: most }, (_, i) => i + 1).reduce((best, n) => (broader(n) < broader(best) ? n : best), 1)
}

function lineUp(row: readonly Member[][], middle: number, foot: number, scale: number): void {
  const widths = row.map((knot) => wide(boxOf(knot)) * scale)
  let x = middle - widths.reduce((all, w) => all + w, 0) / 2
  for (const [i, knot] of row.entries()) {
    const box = boxOf(knot)
    for (const member of knot)
      member.move({ scale, dx: x - box.x0 * scale, dy: foot - box.y1 * scale - (i % 2) * tall(box) * 0.03 })
    x += widths[i] ?? 0
  }
}

function stagger(group: Group, knots: readonly Member[][], back: number, nearer = 0): void {
  const closer = nearer || (back === BACK.pair ? 1 : back < BACK.procession ? 0.94 : knots.length > 2 ? 0.72 : 0.94)
  const lowest = Math.min(...knots.map((knot) => tall(boxOf(knot))))
  const from = midX(group.box)
  // A cow that stepped back from the barn would stand before its wall, above the ground.
  const [p, q] = knots as [Member[], Member[]]
  const first = knots.length === 2 && !isSomebody(p) && weight(p) > weight(q) ? 0 : 1
  const isBack = (i: number) => i % 2 === first
  knots.forEach((knot, i) => {
    const dx = (midX(boxOf(knot)) - from) * (closer - 1)
    const dy = isBack(i) ? -lowest * back : 0
    for (const member of knot) member.move({ scale: 1, dx, dy })
  })
  group.layer(
    knots.filter((_, i) => isBack(i)),
    knots.filter((_, i) => !isBack(i)),
  )
}

/** Three and more with one long thing: a banner before all of them, a hose through all their hands, a dragon on poles over them. */
import type { Point } from '../../art/art.ts'
import { midX, side } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { before, halfHead, toFront } from './acts/kit.ts'
import { bannerOf, type Course, dragonOf, hoseOf, parachuteOf, ropeOf } from './along-drawings.ts'

const [CLOTH, LINE, DRAGON, RIM] = [
  /^(?:banner|bunting|garland|string lights)$/,
  /^(?:rope|fire hose|garden hose|hose)$/,
  /^chinese dragon$/,
  /^parachute$/,
]
/** Two are enough for a hose and for a dragon. */
const leastFor = (name: string): number => (/hose|dragon/.test(name) ? 2 : 3)
const HOLDING = /^(?:holds|carries)$/

/** Whether so many can have it together. */
export const isLong = (name: string): boolean => [CLOTH, LINE, DRAGON, RIM].some((kind) => kind.test(name))

function holdersOf(scene: Scene, b: Member): Member[] {
  const { name } = b.entry
  const isUnder = RIM.test(name) || DRAGON.test(name)
  const isAtIt = (relation: string) =>
    HOLDING.test(relation) || relation === (isUnder ? 'under' : LINE.test(name) ? 'pulls' : '')
  const all = scene.bonds.filter((bond) => bond.b === b && isAtIt(bond.relation.relation)).map(({ a }) => a)
  return [...new Set(all)]
}

/** Whether they have it now; all are placed with the first of them. */
export function along(scene: Scene, b: Member): boolean {
  const { name } = b.entry
  if (b.entry.kind !== 'thing' || !isLong(name)) return false
  const all = holdersOf(scene, b)
  const [first] = all
  if (!first || all.length < leastFor(name) || all.some(({ handed }) => !handed)) return false
  if (scene.together(first, b)) return true
  if (![b, ...all].every((one) => scene.alone(one))) return false
  if (CLOTH.test(name)) behindBanner(scene, b, all)
  else if (RIM.test(name)) aboutRim(scene, b, all)
  else inFile(scene, b, all)
  return true
}

/** The smallest, as a share of the tallest: farther down no hand of the tallest reaches. */
const ALIKE = 0.82

/** Side by side or one behind the other, every face free. */
function lineUp(scene: Scene, all: readonly Member[], pose: string, turn: number, room: number): void {
  const [first] = all as [Member]
  const least = Math.max(...all.map(({ place }) => place.h)) * ALIKE
  const s = -side(first.place.facing)
  let last: Member | null = null
  for (const one of all) {
    one.at({ facing: first.place.facing, h: Math.max(one.place.h, least) })
    one.act({ pose, turn })
    const apart = last ? Math.max((halfHead(last) + halfHead(one)) * 1.1, one.place.h * room) : 0
    const x = last ? last.point('headMid')[0] + s * apart : one.point('headMid')[0]
    one.move({ scale: 1, dx: x - one.point('headMid')[0], dy: first.art.box.y1 - one.art.box.y1 })
    scene.join(one, first, 'under')
    last = one
  }
}

/** Shares of the height: how high the banner is, how far below the chins, and how far apart two hands. */
const [HIGH, BELOW, HANDS] = [0.3, 0.05, 0.11]

function behindBanner(scene: Scene, b: Member, all: readonly Member[]): void {
  const [first] = all as [Member]
  lineUp(scene, all, 'stand', 0.1, 0.4)
  const h = first.place.h
  const xs = all.map((one) => one.point('chest')[0])
  const [x0, x1] = [Math.min(...xs) - h * 0.26, Math.max(...xs) + h * 0.26]
  const top = Math.max(...all.map((one) => one.point('neck')[1])) + h * BELOW
  spread(scene, b, bannerOf(b.entry, x1 - x0, h * HIGH), { x: (x0 + x1) / 2, y: top + h * HIGH })
  for (const one of all) {
    const [x] = one.point('chest')
    const at = (dx: number): Point => [x + dx * one.place.h, top + h * 0.02]
    grip(scene, one, b, at(-HANDS), at(HANDS))
  }
}

/** How far below the chins a round cloth is. */
const LOWER = 0.14

/** Behind a round cloth, in an arc: those at its sides are nearer. */
function aboutRim(scene: Scene, b: Member, all: readonly Member[]): void {
  const [first] = all as [Member]
  lineUp(scene, all, 'stand', 0.1, 0.4)
  const h = first.place.h
  const xs = all.map((one) => one.point('chest')[0])
  const [x0, x1] = [Math.min(...xs), Math.max(...xs)]
  const [cx, rx, ry] = [(x0 + x1) / 2, (x1 - x0) / 2 + h * 0.2, h * 0.26]
  const fall = (x: number) => ry * (1 - Math.sqrt(Math.max(0, 1 - ((x - cx) / rx) ** 2)))
  const top = Math.max(...all.map((one) => one.point('neck')[1])) + h * LOWER
  spread(scene, b, parachuteOf(b.entry, rx, ry), { x: cx, y: top + 2 * ry })
  for (const one of all) {
    const [x] = one.point('chest')
    const drop = fall(x) * 0.8
    one.move({ scale: 1, dx: 0, dy: drop })
    const at = (dx: number): Point => [x + dx * one.place.h, top + fall(x + dx * one.place.h) + h * 0.03]
    grip(scene, one, b, at(-HANDS * 0.8), at(HANDS * 0.8))
  }
}

/** One behind the other on the way, the first at its head. */
function inFile(scene: Scene, b: Member, all: readonly Member[]): void {
  const [first] = all as [Member]
  const isDragon = DRAGON.test(b.entry.name)
  lineUp(scene, all, 'walk', 0.5, isDragon ? 0.46 : 0.34)
  const h = first.place.h
  const s = side(first.place.facing)
  const ground = first.art.box.y1
  const held = all.map((one) => before(one, isDragon ? 0.17 : 0.14, isDragon ? 0.02 : 0.09))
  const y = Math.max(...held.map(([, hand]) => hand))
  const hands = held.map(([x]): Point => [x, y])
  const xs = hands.map(([x]) => x)
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2
  // From the tail to the head, seen from the middle of it.
  const course: Course = {
    h,
    held: ground - y,
    at: xs.map((x) => s * (x - middle)).sort((p, q) => p - q),
    over: ground - Math.min(...all.map((one) => one.point('headTop')[1])) + h * 0.2,
  }
  const drawn = (isDragon ? dragonOf : b.entry.name === 'rope' ? ropeOf : hoseOf)(b.entry, course)
  spread(scene, b, drawn, { x: middle, y: ground }, first.place.facing)
  for (const [i, one] of all.entries()) {
    const [x] = hands[i] as Point
    const at: Point = [x, y]
    const other: Point = isDragon ? [x, y + h * 0.09] : [x + s * h * 0.08, y]
    one.act({ reach: { nearHand: at, farHand: other } })
    toFront(scene, one, 'nearArm')
    scene.contacts.push({ a: one, b, tool: null, at: () => one.point('nearHand') })
  }
}

/** b as it is drawn for them, in front of all. */
function spread(
  scene: Scene,
  b: Member,
  drawn: ReturnType<typeof bannerOf>,
  { x, y }: { x: number; y: number },
  facing: Member['place']['facing'] = 'right',
): void {
  b.recast(drawn.entry)
  b.at({ h: drawn.h, facing, x, y })
  b.draw()
  scene.renew(b)
  const [first] = holdersOf(scene, b) as [Member]
  scene.join(b, first, 'over')
}

/** Both hands at it, before it. */
function grip(scene: Scene, one: Member, b: Member, left: Point, right: Point): void {
  const isRight = one.point('nearHand')[0] > one.point('farHand')[0]
  one.act({ reach: isRight ? { nearHand: right, farHand: left } : { nearHand: left, farHand: right } })
  toFront(scene, one, 'nearArm', 'farArm')
  scene.contacts.push({ a: one, b, tool: null, at: () => [midX(one.art.box), left[1]] })
}

/** A tool at work on a table: the spoon in the pot, the brush at the egg, the hand beside the face and never before it. */
import type { Point } from '../../../art/art.ts'
import { clamp, distance, midX, tall, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { ahead, resize } from '../kit.ts'
import { footing } from '../stance.ts'
import { aim, halfHead, toFront } from './kit.ts'

/** These stir: their end is in what they stir, the hand above it. */
const STIRS = /spoon|whisk|ladle|spatula/
export const stirsWith = ({ entry }: Member): boolean => STIRS.test(entry.name)

/** Where the tool touches b, and where the hand is that holds it, on the side of b that a comes from. */
function grasp(a: Member, b: Member, tool: Member): { hand: Point; tip: Point } {
  const h = a.place.h
  const { box, hollow } = b.art
  if (stirsWith(tool)) {
    const tip: Point = hollow
      ? [midX(hollow), hollow.y0 + Math.min(tall(hollow) * 0.5, h * 0.06)]
      : [midX(box), box.y0 + tall(box) * 0.14]
    // Beside the face, no farther than the arm reaches.
    const free = Math.abs(a.point('headMid')[0] - a.point('chest')[0]) + halfHead(a) + h * 0.02
    const far = clamp(Math.abs(tip[0] - a.point('chest')[0]) - h * 0.07, free, h * 0.38)
    return { tip, hand: [a.point('chest')[0] + ahead(a, far), tip[1] - h * 0.17] }
  }
  const near = ahead(a, 1) > 0 ? box.x0 : box.x1
  const tip: Point = [near + ahead(a, wide(box) * 0.22), box.y0 + tall(box) * 0.45]
  return { tip, hand: [tip[0] - ahead(a, h * 0.16), tip[1] + h * 0.02] }
}

/** Shares of the height: under a broad muzzle the hand that stirs is lower, and so near it has to come. */
const [LOWER, MISSED] = [[0, 0.03, 0.06, 0.09, 0.12], 0.05]

/** The tool goes from the hand to b: into it, where b is open. */
export function takeTo(scene: Scene, a: Member, b: Member, tool: Member): void {
  const { hand, tip } = grasp(a, b, tool)
  aim(tool, hand, tip)
  toFront(scene, tool)
  if (!stirsWith(tool)) {
    a.act({ reach: { nearHand: hand } })
    aim(tool, a.point('nearHand'), tip)
    toFront(scene, a, 'nearArm')
    return
  }
  // The near arm would pass before the mouth: the other one stirs, and this one steadies.
  const { box } = b.art
  const near = ahead(a, 1) > 0 ? box.x0 : box.x1
  const steady: Point = [near + ahead(a, wide(box) * 0.1), box.y1 - tall(box) * 0.35]
  const stirring = (farHand: Point): Point => {
    a.act({ reach: { farHand, nearHand: steady } })
    return a.point('farHand')
  }
  const at = LOWER.map((lower): Point => [hand[0], hand[1] + a.place.h * lower]).find(
    (wanted) => distance(stirring(wanted), wanted) < a.place.h * MISSED,
  )
  // Short arms hold a longer spoon.
  const held = at ?? stirring(hand)
  if (!at) stirring(held)
  if (held[1] > hand[1]) aim(tool, held, tip)
  if (b.art.hollow)
    scene.group(b).rearrange(tool, new Set(tool.art.layers.map(({ part }) => part)), { before: 'front', of: b })
  toFront(scene, a, 'nearArm')
}

/** At a laid table both sit already: what is worked on comes to the hand, and what was there takes its place. */
export function atTheTable(scene: Scene, a: Member, b: Member, tool: Member): boolean {
  const table = scene.does(a, 'sits-at')?.b
  if (!table || !a.handed || !scene.together(a, b) || scene.does(b, 'on-top-of')?.b !== table) return false
  const top = table.art.tops[0]
  if (!top) return false
  const half = wide(b.art.box) / 2
  const x = a.point('chest')[0] + ahead(a, a.place.h * 0.36)
  trade(scene, b, table, clamp(x, top.x0 + half, top.x1 - half))
  takeTo(scene, a, b, tool)
  return true
}

/** b goes to x; what lies between its old place and the new one closes up behind it. */
function trade(scene: Scene, b: Member, table: Member, x: number): void {
  const from = midX(b.art.box)
  const [w, way] = [wide(b.art.box), Math.sign(x - from)]
  const others = scene.bonds
    .filter((bond) => bond.b === table && bond.relation.relation === 'on-top-of' && bond.a !== b)
    .map((bond) => bond.a)
  for (const other of new Set(others)) {
    const at = midX(other.art.box)
    const isPassed = (at - from) * way > 0 && (x + (way * w) / 2 - at) * way > 0
    if (isPassed && scene.together(other, table)) slide(scene, other, -way * w)
  }
  slide(scene, b, x - from)
}

/** With all that is in it. */
function slide(scene: Scene, member: Member, dx: number): void {
  const inIt = scene.bonds.filter((bond) => bond.b === member && bond.relation.relation === 'inside').map(({ a }) => a)
  for (const one of [member, ...inIt]) {
    one.move({ scale: 1, dx, dy: 0 })
    one.draw()
  }
}

/** Of who stirs: how high a pot on the ground is, and how far ahead its middle. */
const [POT, AHEAD] = [0.5, 0.5]

/** A cauldron on the ground is stirred from beside it, from above. */
export function stirs(scene: Scene, a: Member, b: Member, tool: Member): boolean {
  if (!b.art.hollow || !a.handed || !stirsWith(tool) || scene.together(a, b)) return false
  const h = a.place.h
  a.act({ pose: 'stand', turn: 0.3 })
  resize(scene, b, b.place.h * Math.min((h * POT) / tall(b.art.box), (h * 0.62) / wide(b.art.box)))
  const x = a.point('chest')[0] + ahead(a, h * AHEAD)
  scene.group(b).shift(x - midX(b.art.box), a.art.box.y1 + h * 0.03 - footing(scene, b))
  scene.join(b, a, 'over')
  takeTo(scene, a, b, tool)
  return true
}

/** What two have between them: a child that each has by a hand, a hammock between its trees. */
import type { Point } from '../../art/art.ts'
import { midX, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { resize } from './kit.ts'

/** Shares of a grown-up's height: how high the child may be, how high it swings, and how far its hands are from its middle. */
const [HIGH, SWING, ARMS] = [0.58, 0.13, 0.17]

/** The two, if two hold it by the hand. */
export function holdersOf(scene: Scene, child: Member): readonly [Member, Member] | null {
  const all = scene.bonds
    .filter(({ b, relation }) => b === child && /^(holds|carries)$/.test(relation.relation))
    .map(({ a }) => a)
  const [left, right] = all
  return child.handed && left && right && all.length === 2 && all.every((one) => one.handed) ? [left, right] : null
}

export function swingBetween(scene: Scene, child: Member, [left, right]: readonly [Member, Member]): void {
  if (scene.together(child, left)) return
  const h = Math.min(left.place.h, right.place.h)
  if (child.place.h > h * HIGH) resize(scene, child, h * HIGH)
  child.act({ pose: 'jump', turn: 0, mouth: 'open' })
  for (const one of [left, right]) one.act({ pose: 'stand', turn: 0.15 })
  left.at({ facing: 'right' })
  right.at({ facing: 'left' })
  const ground = left.art.box.y1
  const [x] = left.point('chest')
  const reach = child.place.h * ARMS + h * 0.22
  scene.group(child).shift(x + reach + h * 0.06 - midX(child.art.box), ground - h * SWING - child.art.box.y1)
  const middle = midX(child.art.box)
  scene.group(right).shift(middle + reach + h * 0.06 - right.point('chest')[0], ground - right.art.box.y1)
  scene.join(child, left, 'over')
  scene.join(right, left, 'under')
  const head = Math.abs(child.point('headMid')[1] - child.point('headTop')[1])
  const hand = (s: 1 | -1): Point => [middle + s * head * 1.35, child.point('headTop')[1] + head * 0.5]
  const [l, r] = [hand(-1), hand(1)]
  const isNearRight = child.point('nearHand')[0] >= child.point('farHand')[0]
  child.act({ reach: isNearRight ? { nearHand: r, farHand: l } : { nearHand: l, farHand: r } })
  left.act({ reach: { nearHand: l } })
  right.act({ reach: { nearHand: r } })
  scene.contacts.push({ a: left, b: child, tool: null, at: () => left.point('nearHand') })
}

/** Shares of a hammock's height: how high the trees are that it hangs from, and how far its ropes go in to the trunk. */
const [TREE, TRUNK] = [1.02, 0.03]

/** A hammock that was said to hang between two hangs from these. */
export function hangBetween(scene: Scene, hammock: Member, [left, right]: readonly [Member, Member]): void {
  if (scene.together(hammock, left)) return
  hammock.wear('hung')
  for (const [one, tie, facing] of [
    [left, 'tie', 'right'],
    [right, 'tie2', 'left'],
  ] as const) {
    if (!scene.alone(one)) continue
    one.at({ facing })
    resize(scene, one, (one.place.h * hammock.place.h * TREE) / tall(one.art.box))
    const [x] = hammock.point(tie)
    const inward = (facing === 'right' ? -1 : 1) * (wide(one.art.box) * 0.02 + hammock.place.h * TRUNK)
    const trunk = one.point('trunk', 'base')[0]
    scene.group(one).shift(x + inward - trunk, hammock.place.y - one.art.box.y1)
    scene.join(one, hammock, 'under')
  }
}

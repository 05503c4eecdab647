/** A shield is held from behind: the hand is at its back, its emblem toward the reader. */
import type { Point } from '../../art/art.ts'
import { midX, midY, tall } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { ahead, meet, resize } from './kit.ts'

export const isShield = ({ entry }: Member): boolean => entry.name === 'shield'

/** In heights of who holds it: how high it is, and how far out and down from the chest its middle is. */
const [HIGH, OUT, DOWN] = [0.44, 0.2, 0.12]

export function onShieldArm(scene: Scene, a: Member, b: Member): void {
  if (scene.together(a, b)) return
  const h = a.place.h
  resize(scene, b, (b.place.h * h * HIGH) / tall(b.art.box))
  const [x, y] = a.point('chest')
  // The other hand is ahead where a sword is in it: the shield goes before the other side of the body.
  const hand = a.acting.reach?.nearHand ? 'farHand' : 'nearHand'
  const at: Point = [x + ahead(a, h * OUT), y + h * DOWN]
  a.act({ reach: { [hand]: at } })
  meet(scene, b, a, [midX(b.art.box), midY(b.art.box)], a.point(hand))
  scene.join(b, a, 'over')
}

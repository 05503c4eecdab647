/** What is left over of several that one eats. */
import { midX, midY, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { ahead, meet } from './kit.ts'

/** Who eats the first of two cookies has the other one in the same hand, a little behind it. */
export function inSameHand(scene: Scene, b: Member, first: Member): boolean {
  const a = scene.undergoes(first, 'eats')?.a
  if (!a?.handed || b.copy !== 1 || !scene.together(a, first)) return false
  const { box } = first.art
  const at = [midX(box) + ahead(a, wide(box) * 0.5), midY(box) + tall(box) * 0.45] as const
  meet(scene, b, a, [midX(b.art.box), midY(b.art.box)], at)
  scene.join(b, first, 'under')
  return true
}

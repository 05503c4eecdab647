/** Around a pattern on the ground one is at its far edge: before it one would be on it, and as high as a tree it would leave who makes it a dot. */
import { midX, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { resize } from './kit.ts'

/** In heights: what is so much broader lies on the ground. In heights of who goes around it: how wide it is. */
const [FLAT, ROUND] = [1.7, 1.9]
/** Of its width: how far apart they are. Of its height: how far over its edge. */
const [APART, OVER] = [0.36, 0.16]

export const isFlat = ({ art }: Member): boolean => wide(art.box) > tall(art.box) * FLAT

export function aroundFlat(scene: Scene, a: Member, b: Member, foot: number): void {
  resize(scene, b, (b.place.h * tall(a.art.box) * ROUND) / wide(b.art.box))
  const { box } = b.art
  const { index } = scene.slot(b, 'edge', new Set(['around']))
  const aside = index ? (index % 2 ? -APART : APART) : 0
  scene.group(a).shift(midX(box) + aside * wide(box) - midX(a.art.box), box.y0 + tall(box) * OVER - foot)
  scene.join(a, b, 'under')
}

/** Behind a bush or a rock: the middle of a body is covered, its ends are seen. */
import { midX, side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { headOf } from './acts/kit.ts'
import { resize } from './kit.ts'

/** Low and about as broad as high: a body is behind it, and goes on at both sides. */
const COVERS = /bush$|^(rock|boulder|stump|haystack|hay bale|barrel|box|pumpkin|mushroom|cactus|snowman|snowdrift|pot)$/
/** Of the width of who is behind it, and of its height: how much of it such a thing hides. */
const [MIDDLE, LOW] = [0.58, 0.58]

export const isCoverable = (scene: Scene, a: Member, b: Member): boolean =>
  a.being && scene.alone(a) && scene.alone(b) && COVERS.test(b.entry.name) && (b.named.size ?? 1) <= 1

/** The middle of the body is covered; the head is seen on one side or above, the tail on the other. */
export function pastBothSides(scene: Scene, a: Member, b: Member): void {
  const { box } = a.art
  const long = !a.handed && wide(box) > tall(box)
  const s = side(a.place.facing)
  // From the hindmost to where the head begins.
  const [rear, head] = [s > 0 ? box.x0 : box.x1, a.point('headMid')[0] - s * headOf(a) * 1.1]
  const across = long ? Math.min(wide(box) * MIDDLE, Math.abs(head - rear) * 0.92) : wide(box) * 1.1
  const high = tall(box) * (long ? 0.9 : LOW)
  resize(scene, b, b.place.h * Math.min(across / wide(b.art.box), high / tall(b.art.box)))
  const x = long ? head - (s * wide(b.art.box)) / 2 : midX(box)
  scene.group(a).shift(midX(b.art.box) - x, b.art.box.y1 - tall(b.art.box) * 0.04 - Math.max(box.y1, a.place.y))
  scene.join(a, b, 'under')
}

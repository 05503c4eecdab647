/** An animal and its toy: before the paws, in front of it, where both are seen. */
import { side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { halfHead } from './acts/kit.ts'

/** In meters: what is larger is no toy for paws. */
const TOY = 0.5

/** On the ground beside the cheek, a paw's breadth nearer to the reader; false of what is large, flies or is somebody. */
export function atPaws(scene: Scene, a: Member, b: Member): boolean {
  const isToy = !b.being && b.habitat === 'ground' && b.entry.height < TOY && !b.art.hollow
  if (a.handed || !isToy || !a.has('headMid') || scene.together(a, b) || a.habitat !== 'ground') return false
  const s = side(a.place.facing)
  const { box } = b.art
  const near = s > 0 ? box.x0 : box.x1
  const cheek = Math.max(s * a.point('headMid')[0] + halfHead(a), s * a.point('mouth')[0]) * s
  scene.group(b).shift(cheek - s * wide(box) * 0.12 - near, a.art.box.y1 + tall(box) * 0.08 - box.y1)
  scene.join(b, a, 'over')
  return true
}

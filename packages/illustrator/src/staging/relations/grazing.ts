/** What animals eat, read or sniff lies before them. */
import { side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { heldHeight } from '../sizes.ts'
import { ahead, cheekOf, meet } from './kit.ts'

/** Before the head on the ground, or where its mouth is; a face that is turned to the reader stays free. */
export function grazes(scene: Scene, a: Member, b: Member): void {
  if (scene.alone(b)) b.at({ h: heldHeight(b, a, 0.6) })
  if (a.entry.kind === 'being' && a.entry.actor.can('head-down') && a.acting.pose === 'stand')
    a.act({ pose: 'head-down' })
  const [mx, my] = a.point('mouth')
  const { box } = b.art
  const nearEdge = side(a.place.facing) > 0 ? box.x0 : box.x1
  const low = my + tall(box) * 0.6 > a.art.box.y1 - tall(box) * 0.3
  const y = low ? a.art.box.y1 : my + tall(box) * 0.45
  const off = cheekOf(a) * 0.5
  meet(scene, b, a, [nearEdge, box.y1], [mx + ahead(a, off || -wide(box) * 0.12), y])
  scene.join(b, a, 'over')
}

/** What animals eat, read or sniff lies before them. */
import { midX, side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { heldHeight } from '../sizes.ts'
import { ahead, cheekOf, meet } from './kit.ts'

/** Eaten and drunk from: they stand nearer to us than the animal, their rim below its mouth, and hide none of the face. */
const SERVED = /bowl|plate|dish|trough|saucer/
const RIM = 0.22

/** Before the head on the ground, or where its mouth is; a face that is turned to the reader stays free. */
export function grazes(scene: Scene, a: Member, b: Member): void {
  if (scene.alone(b)) b.at({ h: heldHeight(b, a, 0.6) })
  const served = SERVED.test(b.entry.name) && scene.alone(b)
  if (a.entry.kind === 'being' && a.entry.actor.can('head-down') && (served || a.acting.pose === 'stand'))
    a.act({ pose: 'head-down' })
  const [mx, my] = a.point('mouth')
  const { box } = b.art
  if (served && cheekOf(a)) {
    meet(scene, b, a, [midX(box), box.y0], [mx, my + tall(box) * RIM])
    scene.join(b, a, 'over')
    return
  }
  const nearEdge = side(a.place.facing) > 0 ? box.x0 : box.x1
  const low = my + tall(box) * 0.6 > a.art.box.y1 - tall(box) * 0.3
  const y = low ? a.art.box.y1 : my + tall(box) * 0.45
  const off = cheekOf(a) * 0.5
  meet(scene, b, a, [nearEdge, box.y1], [mx + ahead(a, off || -wide(box) * 0.12), y])
  scene.join(b, a, 'over')
}

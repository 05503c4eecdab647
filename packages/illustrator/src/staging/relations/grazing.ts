/** What animals eat, read or sniff lies before them. */
import { midX, side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { heldHeight } from '../sizes.ts'
import { headOf } from './acts/kit.ts'
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
  const low = my + tall(box) * 0.6 > a.art.box.y1 - tall(box) * 0.3
  const y = low ? a.art.box.y1 : my + tall(box) * 0.45
  const cheek = cheekOf(a)
  // Under the chin of a face that is turned to the reader, where there is room.
  if (cheek && !b.being && a.art.box.y1 - my - cheek * 0.1 >= tall(box)) {
    meet(scene, b, a, [midX(box), box.y0], [mx + ahead(a, cheek * 0.3), my + cheek * 0.1])
    scene.join(b, a, 'over')
    return
  }
  const x = mx + ahead(a, cheek ? cheek * 0.5 : -wide(box) * 0.12)
  // Before no eye: lower, and smaller where there is no room for it there.
  const top = b.being ? y - tall(box) : Math.max(y - tall(box), underEye(a, [x, x + ahead(a, wide(box))]))
  const room = Math.max(a.art.box.y1, y) - top
  if (scene.alone(b) && room < tall(box)) b.at({ h: (b.place.h * Math.max(room, tall(box) * 0.5)) / tall(box) })
  const edge = side(a.place.facing) > 0 ? b.art.box.x0 : b.art.box.x1
  meet(scene, b, a, [edge, b.art.box.y0], [x, top])
  scene.join(b, a, 'over')
}

/** How high it may be over this stretch: under the eye of a face that is turned to the reader. */
function underEye(a: Member, [x0, x1]: readonly [number, number]): number {
  if (!a.has('eye') || !a.has('headMid')) return Number.NEGATIVE_INFINITY
  const [[ex, ey], [hx], [mx, my]] = [a.point('eye'), a.point('headMid'), a.point('mouth')]
  const r = headOf(a)
  if (Math.abs(mx - hx) > r * 0.6) return Number.NEGATIVE_INFINITY
  const [from, to] = [Math.min(x0, x1), Math.max(x0, x1)]
  return [ex, 2 * hx - ex].some((x) => x + r * 0.4 > from && x - r * 0.4 < to)
    ? ey + (my - ey) * 0.85
    : Number.NEGATIVE_INFINITY
}

/** A horse lifts a hoof, and whoever shoes it kneels beside it with the hammer. */
import type { Point } from '../../../art/art.ts'
import { side, tall } from '../../geometry.ts'
import { face, level } from '../beside.ts'
import { resize } from '../kit.ts'
import { type ActStager, aim, before, toFront, toolIn } from './kit.ts'

/** In heights of who kneels: how high the horse is, how far before the chest its hoof is. */
const [HORSE, AHEAD] = [1.1, 0.34]
/** In heights of the horse: how far back and up the hoof is lifted. */
const [BACK, UP] = [0.1, 0.2]

export const shoe: ActStager = (scene, a, b, relation) => {
  if (!b || scene.together(a, b)) return
  face(scene, b, a.place.facing)
  b.act({ pose: 'stand' })
  if (tall(b.art.box) < a.place.h * HORSE) resize(scene, b, (b.place.h * a.place.h * HORSE) / tall(b.art.box))
  a.act({ pose: 'kneel' })
  const s = side(a.place.facing)
  const [x, y] = b.point('nearHand', 'nearFoot')
  const hoof: Point = [x - s * tall(b.art.box) * BACK, y - tall(b.art.box) * UP]
  b.act({ reach: { nearHand: hoof } })
  // Before its flank: its head is free.
  scene.group(a).shift(hoof[0] - s * a.place.h * AHEAD - a.point('chest')[0], level(b) + a.place.h * 0.08 - level(a))
  scene.join(a, b, 'over')
  const at = (): Point => b.point('nearHand', 'nearFoot')
  const [hx, hy] = at()
  const tool = toolIn(scene, a, relation)
  if (tool?.has('tip')) {
    aim(tool, before(a, 0.14, 0.02), [hx - s * a.place.h * 0.02, hy])
    a.act({ reach: { nearHand: tool.point('grip'), farHand: [hx, hy + 6] } })
    toFront(scene, tool)
  } else a.act({ reach: { nearHand: [hx, hy], farHand: [hx, hy + 6] } })
  toFront(scene, a, 'nearArm')
  scene.contacts.push({ a, b, tool, at })
}

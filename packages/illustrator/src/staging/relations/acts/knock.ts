/** At somebody's door: a fist on the wood, as high as the chest; a beak for who has no hands. */
import { side, tall } from '../../geometry.ts'
import { resize } from '../kit.ts'
import { type ActStager, toFront } from './kit.ts'
import { peck } from './peck.ts'

/** In heights of who knocks. */
const DOOR = 1.35

export const knock: ActStager = (scene, a, b, relation) => {
  if (!b || scene.together(a, b)) return
  if (!a.handed) return peck(scene, a, b, relation)
  const h = a.place.h
  if (b.entry.name === 'door' && scene.alone(b)) resize(scene, b, (b.place.h * h * DOOR) / tall(b.art.box))
  a.act({ pose: 'reach', turn: 0.6 })
  const s = side(a.place.facing)
  const [x, y] = b.has('door') ? b.point('door') : [(b.art.box.x0 + b.art.box.x1) / 2, 0]
  const near = b.entry.name === 'door' ? (s > 0 ? b.art.box.x0 : b.art.box.x1) + s * h * 0.07 : x - s * h * 0.04
  scene.group(a).shift(near - s * h * 0.26 - a.point('chest')[0], b.art.box.y1 + h * 0.03 - a.art.box.y1)
  scene.join(a, b, 'over')
  const high = a.point('chest')[1] - h * 0.06
  a.act({ reach: { nearHand: [near, y ? Math.max(high, Math.min(y, high)) : high] } })
  toFront(scene, a, 'nearArm')
  scene.contacts.push({ a, b, tool: null, at: () => a.point('nearHand') })
}

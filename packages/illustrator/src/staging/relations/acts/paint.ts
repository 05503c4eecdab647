/** Painting somebody: an easel before the painter, the brush on it, the model behind. */
import type { Point } from '../../../art/art.ts'
import { side, tall, turned, wide } from '../../geometry.ts'
import { face, setBeside } from '../beside.ts'
import { resize } from '../kit.ts'
import { footing, stand } from '../stance.ts'
import { type ActStager, aim, before, propOf, toFront, toolIn } from './kit.ts'

export const portrait: ActStager = (scene, a, b, relation) => {
  const easel = propOf(scene, a, /^easel$/)
  if (!b || !easel || !a.handed || scene.together(a, easel)) return
  const h = a.place.h
  const brush = toolIn(scene, a, relation)
  resize(scene, easel, h * 0.95)
  a.act({ pose: 'hold-front' })
  const s = side(a.place.facing)
  const canvas = (): Point => {
    const { box } = easel.art
    return [(s > 0 ? box.x0 : box.x1) + s * wide(box) * 0.24, box.y0 + tall(box) * 0.42]
  }
  stand(scene, a, easel, canvas(), 0.42)
  scene.group(a).shift(0, footing(scene, easel) - footing(scene, a))
  scene.join(a, easel, 'over')
  const hand: Point = [canvas()[0] - s * h * 0.17, canvas()[1] + h * 0.05]
  if (brush) {
    aim(brush, hand, canvas())
    toFront(scene, brush)
  }
  a.act({ reach: { nearHand: hand, farHand: before(a, 0.12, 0.2) } })
  toFront(scene, a, 'nearArm')
  scene.contacts.push({ a, b: easel, tool: brush, at: canvas })
  face(scene, b, turned(a.place.facing))
  if (!b.handed && b.acting.pose === 'stand') b.act({ pose: 'sit' })
  setBeside(scene, b, easel, s > 0, 0.1)
}

/** A hand at the back of the saddle, walking behind. */
import type { Point } from '../../../art/art.ts'
import { ahead } from '../kit.ts'
import { stand } from '../stance.ts'
import { type ActStager, toFront } from './kit.ts'

export const steady: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  if (scene.alone(a)) a.at({ facing: b.place.facing })
  a.act({ pose: 'walk' })
  const [x, y] = b.point('seat', 'deck')
  const hold: Point = [x - ahead(a, b.place.h * 0.12), y + b.place.h * 0.02]
  stand(scene, a, b, hold, 0.27)
  scene.join(a, b, 'under')
  a.act({ reach: { nearHand: hold, farHand: [hold[0] + ahead(a, 6), hold[1] - 6] } })
  toFront(scene, a, 'nearArm')
  scene.contacts.push({ a, b, tool: null, at: () => a.point('nearHand') })
}

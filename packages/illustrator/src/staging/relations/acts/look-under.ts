/** On hands and knees at the end of a bed, a couch or a car, the head where the room beneath it begins. */
import { side, tall, wide } from '../../geometry.ts'
import { resize } from '../kit.ts'
import { type ActStager, headOf } from './kit.ts'

/** Of what is looked under, so much of its height is as high as who looks on all fours. */
const HIGH = 1.15

export const lookUnder: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  a.act(a.handed ? { pose: 'crawl', mouth: 'open' } : { pose: 'head-down' })
  const least = tall(a.art.box) * HIGH
  if (tall(b.art.box) < least) resize(scene, b, (b.place.h * least) / tall(b.art.box))
  const s = side(a.place.facing)
  const edge = s > 0 ? b.art.box.x0 : b.art.box.x1
  const head = a.point('headMid')[0] + s * headOf(a)
  scene.group(a).shift(edge + s * wide(a.art.box) * 0.1 - head, b.art.box.y1 + tall(a.art.box) * 0.04 - a.art.box.y1)
  scene.join(a, b, 'over')
}

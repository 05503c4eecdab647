/** Who counts at a tree: close to its trunk, both hands before the eyes. */
import { midX, tall, wide } from '../../geometry.ts'
import { level } from '../beside.ts'
import { ahead, resize } from '../kit.ts'
import { footing } from '../stance.ts'
import { type ActStager, halfHead } from './kit.ts'

/** In heights of who counts: the tree. */
const TREE = 1.9

export const countAt: ActStager = (scene, a, b) => {
  if (!b || !a.handed || scene.together(a, b)) return
  resize(scene, b, (b.place.h * a.place.h * TREE) / tall(b.art.box))
  a.act({ pose: 'hands-to-eyes', turn: 0, mouth: 'open' })
  const { box } = b.art
  const trunk = b.has('trunk') ? b.point('trunk')[0] : midX(box)
  const x = trunk - ahead(a, wide(box) * 0.1 + halfHead(a) * 0.9)
  scene.group(a).shift(x - a.point('headMid')[0], footing(scene, b) + a.place.h * 0.02 - level(a))
  scene.join(a, b, 'over')
}

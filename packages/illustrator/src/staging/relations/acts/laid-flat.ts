/** A book that lies on the desk before whoever fell asleep over it: upright it would hide the face. */
import { midX, tall, wide } from '../../geometry.ts'
import { resize } from '../kit.ts'
import type { ActStager } from './kit.ts'

/** Width of the book, as a share of the desk's. */
const SHARE = 0.24

export const layFlat: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  a.tilt = 90
  a.draw()
  resize(scene, a, (a.place.h * wide(b.art.box) * SHARE) / Math.max(1, wide(a.art.box)))
  const top = b.art.tops[0]?.y ?? b.art.box.y0
  const low = Math.min(tall(a.art.box) * 0.1, tall(b.art.box) * 0.03)
  scene.group(a).shift(midX(b.art.box) - midX(a.art.box), top + low - a.art.box.y1)
  scene.join(a, b, 'over')
}

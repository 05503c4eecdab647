/** Who peeks over a crate or a trash can: the face is over it, the rest behind. */
import { midX, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { resize } from './kit.ts'

/** What one looks over: no higher than a child, nor like a curtain much higher than wide. */
export const isLow = ({ being, entry, art: { box } }: Member): boolean =>
  !being && entry.height < 1.3 && entry.height > 0.2 && tall(box) < wide(box) * 1.6
/** Of its height: so far over it is the mouth. */
const CLEAR = 0.03

/** All of the face over it, all else behind it. */
export function overRim(scene: Scene, a: Member, b: Member): void {
  if (!a.handed) a.act({ pose: 'sit' })
  const chin = a.has('mouth') ? a.art.box.y1 - a.point('mouth')[1] : tall(a.art.box) * 0.5
  resize(scene, b, (b.place.h * wide(a.art.box) * 0.9) / wide(b.art.box))
  if (tall(b.art.box) < chin) resize(scene, b, (b.place.h * chin) / tall(b.art.box))
  const { box } = b.art
  scene.group(a).shift(midX(box) - a.point('headMid')[0], box.y0 - tall(box) * CLEAR - a.point('mouth')[1])
  scene.join(a, b, 'under')
}

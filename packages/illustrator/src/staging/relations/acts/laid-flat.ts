/** What lies on a desk or an anvil: upright a book would hide the face of who fell asleep over it, and a sword is as high as the smith. */
import { midX, tall, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import { resize } from '../kit.ts'
import type { ActStager } from './kit.ts'

/** Width, as a share of what it lies on: of a book, of what is long, of anything else. */
const [BOOK, LONG, OTHER] = [0.24, 1.3, 0.42]

const shareOf = (a: Member): number =>
  /book/.test(a.entry.name) ? BOOK : tall(a.art.box) > wide(a.art.box) * 2 ? LONG : OTHER

export const layFlat: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  const share = shareOf(a)
  a.tilt = 90
  a.draw()
  resize(scene, a, (a.place.h * wide(b.art.box) * share) / Math.max(1, wide(a.art.box)))
  const top = b.art.tops[0]?.y ?? b.art.box.y0
  const low = Math.min(tall(a.art.box) * 0.1, tall(b.art.box) * 0.03)
  scene.group(a).shift(midX(b.art.box) - midX(a.art.box), top + low - a.art.box.y1)
  scene.join(a, b, 'over')
}

/** A hat on the sun or the moon: as wide as its brow, and over its rays. */
import { midX, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { isHeavenly } from '../sizes.ts'
import { meet, resize } from './kit.ts'

export const HAT = /hat$|cap$|crown$|beanie|helmet|tiara|beret|sombrero|fez$/
/** Of the width of who wears it: how wide a hat is; of the height, how far down it sits. */
const [BROW, DOWN] = [0.52, 0.2]

export const isHatted = (a: Member, b: Member): boolean => !a.being && HAT.test(a.entry.name) && isHeavenly(b)

export function putsOn(scene: Scene, a: Member, b: Member): void {
  if (scene.together(a, b)) return
  const { box } = b.art
  resize(scene, a, (a.place.h * wide(box) * BROW) / wide(a.art.box))
  meet(scene, a, b, [midX(a.art.box), a.art.box.y1], [midX(box), box.y0 + tall(box) * DOWN])
  scene.join(a, b, 'over')
}

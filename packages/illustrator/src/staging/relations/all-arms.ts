/** All arms of an octopus about something large: a ship, a submarine. */
import { midX, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { isTowering } from './coil.ts'
import { resize } from './kit.ts'

/** Of what is in all eight arms: how broad who has it is, and how far down it the arms come. */
const [OVER, DOWN] = [0.62, 0.62]
/** The same of a tower, past which the arms reach on both sides. */
const [ABOUT, UP] = [1.25, 0.66]

/** On top of a ship, the arms down over its sides. */
export function embracesAll(scene: Scene, a: Member, b: Member): void {
  if (scene.together(a, b)) return
  const isTower = isTowering(b)
  resize(scene, a, (a.place.h * wide(b.art.box) * (isTower ? ABOUT : OVER)) / wide(a.art.box))
  if (tall(a.art.box) > tall(b.art.box) * 1.3) resize(scene, a, (a.place.h * tall(b.art.box) * 1.3) / tall(a.art.box))
  const { box } = b.art
  scene.group(a).shift(midX(box) - midX(a.art.box), box.y0 + tall(box) * (isTower ? UP : DOWN) - a.art.box.y1)
  scene.join(a, b, 'over')
}

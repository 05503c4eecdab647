/** A bird in the open mouth of a hippo: it stands on the lower lip, small enough to be let out again. */
import type { Relation } from '../../reading/graph.ts'
import { midX, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { headOf } from './acts/kit.ts'
import { ahead, cheekOf, meet, resize } from './kit.ts'

/** In radii of the head whose mouth it is: how large who is in it is, and how far below the middle of the mouth the lip is. */
const [GUEST, LIP] = [0.8, 0.4]

/** Who is inside an animal whose mouth is open is in the mouth. */
export const isInJaws = (scene: Scene, b: Member, { part }: Relation): boolean =>
  part === 'mouth' || scene.bonds.some(({ a, relation }) => a === b && relation.how === 'mouth-open')

export function inJaws(scene: Scene, a: Member, b: Member): void {
  if (scene.together(a, b)) return
  b.act({ mouth: 'open' })
  const most = headOf(b) * GUEST
  const size = Math.max(tall(a.art.box), wide(a.art.box))
  if (size > most && scene.alone(a)) resize(scene, a, (a.place.h * most) / size)
  const [x, y] = b.point('mouth')
  const { box } = a.art
  const low = cheekOf(b) > 0 ? headOf(b) * LIP : 0
  meet(scene, a, b, [midX(box), box.y1], [x - ahead(b, cheekOf(b) > 0 ? 0 : headOf(b) * LIP), y + low])
  scene.join(a, b, 'over')
}

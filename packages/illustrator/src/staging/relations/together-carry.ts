/** Many who carry one thing: side by side under it, on their backs or on raised hands. */
import type { Point } from '../../art/art.ts'
import { midX, tall, union, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { resize } from './kit.ts'

/** All are placed with the first of them. */
export function togetherCarry(scene: Scene, a: Member, b: Member, all: readonly Member[]): void {
  const [first] = all
  if (!first || a !== first || scene.together(a, b)) return
  const { facing } = first.place
  let right = first.art.box.x0
  for (const one of all) {
    if (scene.alone(one)) one.at({ facing })
    one.act({ pose: one.handed ? 'hold-up' : 'walk' })
    const group = scene.group(one)
    group.shift(right - group.box.x0, first.place.y - one.place.y)
    right = group.box.x1 - wide(one.art.box) * 0.06
    scene.join(one, first, 'over')
  }
  const { x0, x1 } = union(all.map(({ art }) => art.box))
  const top = Math.min(...all.map((one) => (one.handed ? one.point('headTop') : one.point('back'))[1]))
  const most = first.place.h * (first.handed ? 0.8 : 1.4)
  resize(scene, b, b.place.h * Math.min(((x1 - x0) * 0.85) / wide(b.art.box), most / tall(b.art.box)))
  scene.group(b).shift((x0 + x1) / 2 - midX(b.art.box), top - b.art.box.y1 + first.place.h * 0.02)
  scene.join(b, first, 'under')
  for (const one of all.filter(({ handed }) => handed)) {
    const [x] = one.point('headMid')
    const hold = (side: number): Point => [x + side * one.place.h * 0.14, b.art.box.y1 - 4]
    one.act({ reach: { nearHand: hold(1), farHand: hold(-1) } })
  }
}

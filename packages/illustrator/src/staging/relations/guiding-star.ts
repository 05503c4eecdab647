/** A star that is followed shines ahead of the first of them, over their way: nobody walks up into the sky. */
import { midX, tall, union } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { resize } from './kit.ts'

/** In heights of who follows it: how large it is, and how far over their heads. */
const [LARGE, OVER] = [0.34, 0.1]

export const isGuide = (b: Member): boolean => b.habitat === 'sky' && !b.being

export function guides(scene: Scene, a: Member, star: Member): void {
  if (scene.together(a, star)) return
  const [first] = scene.bonds.filter(({ b, relation }) => b === star && relation.relation === 'follows')
  const { box } = scene.group(a)
  if (first && first.a !== a) {
    // Rider and mount together: who follows behind is on the same ground.
    const train = union(scene.group(first.a).members.flatMap((one) => (one === star ? [] : [one.art.box])))
    const right = first.a.place.facing === 'left'
    scene.group(a).shift(right ? train.x1 - box.x0 : train.x0 - box.x1, train.y1 - box.y1)
    scene.join(a, first.a, 'over')
    return
  }
  resize(scene, star, (star.place.h * tall(box) * LARGE) / tall(star.art.box))
  const ahead = a.place.facing === 'right' ? box.x1 : box.x0
  scene.group(star).shift(ahead - midX(star.art.box), box.y0 - tall(box) * OVER - star.art.box.y1)
  scene.join(star, a, 'over')
}

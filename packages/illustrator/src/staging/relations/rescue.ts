/** Who is in need is reached by a rope from the air, by raised hands in a tree, by a hand on the ground. */
import { clamp, midX, side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { toFront } from './acts/kit.ts'
import { resize, type Stager } from './kit.ts'
import { rope } from './stance.ts'
import { worksOn } from './work.ts'

export const rescues: Stager = (scene, a, b, relation) => {
  if (fromTree(scene, a, b)) return
  if (a.habitat !== 'air' || scene.together(a, b)) return worksOn(scene, a, b, relation)
  const mine = a.art.box
  const drop = tall(mine) * 0.35
  if (tall(b.art.box) > tall(mine) * 0.7) resize(scene, b, (b.place.h * tall(mine) * 0.7) / tall(b.art.box))
  scene.group(b).shift(midX(mine) - midX(b.art.box), mine.y1 + drop - b.art.box.y0)
  scene.join(b, a, 'under')
  rope(scene, a, b, 'low', 'back', 0)
}

/** In heights of the rescuer: how high the tree is, how large who sits in it, how high they sit, and how far before them one stands. */
const [TREE, SEEN, UP, BEFORE] = [1.5, 0.34, 0.8, 0.36]
/** Of the width of the tree: how far out on the rescuer's side they sit. */
const OUT = 0.2

/** Under the edge of the crown, both hands up to who sits there. */
function fromTree(scene: Scene, a: Member, b: Member): boolean {
  const tree = scene.does(b, 'inside', 'sits-on', 'stands-on')?.b
  if (!tree || tree.being || !/tree$/.test(tree.entry.name) || !scene.together(b, tree)) return false
  if (!a.handed || scene.together(a, tree) || scene.does(a, 'climbs', 'stands-on', 'flies', 'rides')) return false
  const h = a.place.h
  resize(scene, tree, (tree.place.h * h * TREE) / tall(tree.art.box))
  const s = side(a.place.facing)
  b.move({ scale: clamp((h * SEEN) / tall(b.art.box), 0.5, 2), dx: 0, dy: 0 })
  const { box } = tree.art
  const x = midX(box) - s * wide(box) * OUT
  b.move({ scale: 1, dx: x - midX(b.art.box), dy: box.y1 - h * UP - b.art.box.y1 })
  a.act({ pose: 'reach-up' })
  scene.group(a).shift(x - s * h * BEFORE - a.point('chest')[0], box.y1 + h * 0.04 - a.art.box.y1)
  scene.join(a, tree, 'over')
  toFront(scene, b)
  const held = b.art.box.y1 - tall(b.art.box) * 0.12
  const w = wide(b.art.box)
  a.act({ reach: { nearHand: [midX(b.art.box) - s * w * 0.3, held], farHand: [midX(b.art.box) + s * w * 0.12, held] } })
  scene.contacts.push({ a, b, tool: null, at: () => [midX(b.art.box) - s * w * 0.3, b.art.box.y1] })
  return true
}

/** Cups, acorns, pancakes that somebody stacks: one on the other, the hands at the topmost. */
import type { Relation } from '../../reading/graph.ts'
import { clamp, midX, midY, side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { meet, resize } from './kit.ts'
import { handsOn } from './stance.ts'

/** Of the height of who stacks them: how high all of them are together, and the most that one is. */
const [HIGH, ONE] = [0.72, 0.26]
/** Of its own height: how deep each sinks into the one below it; of its width: how far it is aside, by turns. */
const [SUNK, ASIDE] = [0.12, 0.05]

/** In its own widths: what is higher is laid side by side, as carrots are. */
const SLIM = 1.6

/** False where there is one thing only, which is a stack by itself. */
export function stacksUp(scene: Scene, a: Member, b: Member, { relation, word = '' }: Relation): boolean {
  if (relation !== 'builds' || !/^(stack|pil)/.test(word) || b.being || !a.handed) return false
  const all = scene.members.filter(({ named }) => named === b.named)
  const isSlim = tall(b.art.box) > wide(b.art.box) * SLIM
  if (all.length < 2 || isSlim || a.named.n > 1 || all.some((one) => one !== b && scene.together(one, b))) return false
  const each = clamp(HIGH / all.length, 0, ONE) * a.place.h
  for (const one of all) resize(scene, one, (one.place.h * each) / tall(one.art.box))
  let below = b
  for (const [i, one] of all.filter((other) => other !== b).entries()) {
    const { box } = below.art
    const x = midX(b.art.box) + (i % 2 ? -1 : 1) * wide(b.art.box) * ASIDE
    meet(scene, one, below, [midX(one.art.box), one.art.box.y1], [x, box.y0 + tall(box) * SUNK])
    scene.join(one, below, 'over')
    below = one
  }
  const { box } = below.art
  handsOn(scene, a, b, [side(a.place.facing) > 0 ? box.x0 : box.x1, midY(box)])
  return true
}

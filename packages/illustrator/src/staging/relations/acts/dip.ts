/** A net dipped into the water before one's feet. */
import type { Point } from '../../../art/art.ts'
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { side } from '../../geometry.ts'
import { face } from '../beside.ts'
import { stroke } from '../effects.ts'
import { type ActStager, aim, before, toFront } from './kit.ts'

/** In heights of who dips: how far ahead the net is in the water, and how far below the feet. */
const [AHEAD, BELOW] = [0.5, 0.03]

export const dip: ActStager = (scene, a, b) => {
  if (!b || !a.handed) return
  // All to one side: nets that meet between two would be a tangle.
  const first = scene.members.find((other) => other.named === a.named)
  if (first && first !== a) face(scene, a, first.place.facing)
  a.act({ pose: 'two-hands-down' })
  if (!scene.together(a, b)) {
    b.at({ facing: a.place.facing })
    scene.join(b, a, { before: 'nearArm', of: a })
  }
  const end: Point = [a.point('chest')[0] + side(a.place.facing) * a.place.h * AHEAD, a.art.box.y1 + a.place.h * BELOW]
  aim(b, before(a, 0.24, 0.1), end)
  a.act({ reach: { nearHand: b.point('grip'), farHand: b.point('grip2', 'grip') } })
  toFront(scene, a, 'nearArm')
  scene.extras.push({
    of: b,
    draw(sw) {
      const [x, y] = end
      const r = a.place.h * 0.17
      const ring = (k: number) =>
        stroke(
          `M${(x - r * k).toFixed(1)} ${(y + r * 0.12 * k).toFixed(1)}q${(r * k).toFixed(1)} ${(r * 0.34 * k).toFixed(1)} ${(r * 2 * k).toFixed(1)} 0`,
          sw * 0.75,
        )
      return ring(1) + ring(1.4)
    },
  })
}

/** What swims in a pond is caught there: in the hand of who has the net it would hang in the air. */
export function netted(graph: SceneGraph, relation: Relation): Relation {
  const { a, b } = relation
  const isDipped = graph.relations.some((one) => one.a === a && one.how === 'dip')
  const swims = graph.relations.some((one) => one.a === b && one.relation === 'swims-in')
  return relation.relation === 'catches' && isDipped && swims ? { ...relation, relation: 'looks-at' } : relation
}

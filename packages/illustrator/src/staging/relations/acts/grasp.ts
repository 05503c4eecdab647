/** Somebody holds on to another's mane or tail: nobody is lifted. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { entryById } from '../../entries.ts'
import { side } from '../../geometry.ts'
import { face } from '../beside.ts'
import { rides } from '../ride.ts'
import { footing } from '../stance.ts'
import { tendTo } from '../tend/tend.ts'
import type { ActStager } from './kit.ts'

/** Who is smaller than this share of a horse gets to its mane only on its back. */
const CLIMBS_UP = 0.5
/** How far a bent arm reaches, as a share of the height. */
const ARM = 0.2

/** A cat that is held on somebody's head is on that head; a horse that is held by the head stays where it is. */
export function grasped(graph: SceneGraph, relation: Relation): Relation {
  if (relation.relation !== 'holds' || relation.a === relation.b || !/^(head|tail)$/.test(relation.part ?? ''))
    return relation
  const b = entryById(graph, relation.b)
  return b?.kind === 'being' ? { ...relation, how: 'grasp' } : relation
}

export const grasp: ActStager = (scene, a, b, relation) => {
  if (!b || scene.together(a, b)) return
  if (relation.part === 'head' && !b.handed && a.entry.height < b.entry.height * CLIMBS_UP)
    return rides(scene, a, b, relation)
  if (relation.part !== 'tail') return tendTo(scene, a, b, relation.part, null)
  // Behind it and looking the same way: in the hand, or in the mouth of who has none.
  face(scene, a, b.place.facing)
  if (a.handed) a.act({ pose: 'hold-front' })
  const tip = b.point('tailTip', 'back')
  const [from, gap] = a.handed ? [a.point('chest'), a.place.h * ARM] : [a.point('mouth'), 0]
  scene.group(a).shift(tip[0] - side(a.place.facing) * gap - from[0], footing(scene, b) - footing(scene, a))
  scene.join(a, b, 'over')
  if (a.handed) a.act({ reach: { nearHand: tip, farHand: [tip[0], tip[1] + a.place.h * 0.05] } })
}

/** On a thread of its own, above somebody or in the air: the thread goes up out of the picture. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { nameById } from '../../entries.ts'
import { midX, tall } from '../../geometry.ts'
import { stroke } from '../effects.ts'
import { bodyPart, resize } from '../kit.ts'
import { type ActStager, headOf } from './kit.ts'

const THREAD = /^(thread|string|rope|ceiling)$/
const NEAR = /^(above|on-top-of|in-front-of|flies-over|looks-at|behind|next-to|inside)$/

/** The thread is no reel of thread: it is drawn from who hangs on it to the upper edge. */
export function threaded(graph: SceneGraph): SceneGraph {
  const hanging = graph.relations.find(
    ({ a, b, relation }) =>
      relation === 'hangs-from' &&
      THREAD.test(nameById(graph, b)) &&
      (nameById(graph, a) === 'spider' || nameById(graph, b) === 'thread'),
  )
  if (!hanging?.b) return graph
  const { a, b: thread } = hanging
  const under = graph.relations.find(
    (one) => one.b && one.b !== thread && one.b !== a && (one.a === thread || one.a === a) && NEAR.test(one.relation),
  )
  const rest = graph.relations.filter((one) => one !== hanging && one !== under && one.a !== thread && one.b !== thread)
  const hung: Relation = {
    a,
    relation: under ? 'above' : 'floats',
    b: under?.b ?? null,
    how: 'dangle',
    ...(under?.part ? { part: under.part } : {}),
  }
  return {
    ...graph,
    things: graph.things.map((thing) => (thing.id === thread ? { ...thing, within: true } : thing)),
    relations: [...rest, hung],
  }
}

export const dangle: ActStager = (scene, a, b, { part }) => {
  if (b && !scene.together(a, b)) {
    const [x, y] = (part && bodyPart(b, part)) || b.point('headTop', 'top')
    const top = b.being ? Math.min(y, b.point('headTop')[1], b.art.box.y0 + tall(b.art.box) * 0.12) : b.art.box.y0
    const most = b.being ? headOf(b) * 1.5 : tall(b.art.box) * 0.5
    if (tall(a.art.box) > most) resize(scene, a, (a.place.h * most) / tall(a.art.box))
    scene.group(a).shift(x - midX(a.art.box), top - tall(a.art.box) * 0.3 - a.art.box.y1)
    scene.join(a, b, 'over')
  }
  scene.extras.push({
    of: a,
    draw: (sw) => stroke(`M${midX(a.art.box).toFixed(1)} ${(a.art.box.y0 + 6).toFixed(1)}V-6`, sw * 0.8),
  })
}

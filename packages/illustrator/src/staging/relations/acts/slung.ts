/** Who sleeps "in a hammock between two palms" is in the hammock, and it is the hammock that hangs between them. */
import type { SceneGraph } from '../../../reading/graph.ts'
import { nameById } from '../../entries.ts'

export function slung(graph: SceneGraph): SceneGraph {
  const lies = graph.relations.find(
    ({ b, relation }) => b && /^(lies-on|sleeps-in|sits-on|inside)$/.test(relation) && nameById(graph, b) === 'hammock',
  )
  const hammock = lies?.b
  if (!lies || !hammock) return graph
  return {
    ...graph,
    relations: graph.relations.map((one) =>
      one.a === lies.a && one.relation === 'between' ? { ...one, a: hammock } : one,
    ),
  }
}

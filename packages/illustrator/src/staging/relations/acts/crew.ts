/** Who is in a boat that somebody else rows has a paddle as well: nobody sits before the rower's face. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { entryById, nameById } from '../../entries.ts'

const PADDLED = /canoe|kayak|rowboat|raft|dragon boat/

export function allPaddle(graph: SceneGraph): SceneGraph {
  const rows = graph.relations.find(({ relation, b }) => relation === 'rows' && PADDLED.test(nameById(graph, b)))
  if (!rows) return graph
  const oars = graph.relations.filter(
    ({ a, relation, b }) => a === rows.a && relation === 'holds' && /oar|paddle/.test(nameById(graph, b)),
  )
  const isIdle = ({ a, relation, b }: Relation) =>
    b === rows.b &&
    relation === 'inside' &&
    entryById(graph, a)?.kind === 'being' &&
    !graph.relations.some((other) => other.a === a && other.b && other.b !== b)
  return {
    ...graph,
    relations: graph.relations.flatMap((one) =>
      isIdle(one) ? [{ ...rows, a: one.a }, ...oars.map((oar) => ({ ...oar, a: one.a }))] : [one],
    ),
  }
}

/** Who kiss, hug or dance under an arch do that first: the arch is set over them. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { ARCHES } from '../arch.ts'

export function arched(graph: SceneGraph): SceneGraph {
  const isUnderArch = ({ relation, b }: Relation) =>
    relation === 'under' && ARCHES.test(graph.things.find(({ id }) => id === b)?.name ?? '')
  const last = graph.relations.filter(isUnderArch)
  return last.length ? { ...graph, relations: [...graph.relations.filter((one) => !isUnderArch(one)), ...last] } : graph
}

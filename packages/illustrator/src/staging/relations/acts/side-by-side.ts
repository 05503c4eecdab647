/** All who stand before one thing have a place of its width each: two of them who are beside each other as well would be moved as one, and hide the third. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'

export function sideBySide(graph: SceneGraph): SceneGraph {
  const backs = (id: string) => graph.relations.filter(({ a, relation }) => a === id && relation === 'in-front-of')
  const isOneRow = ({ a, relation, b }: Relation): boolean =>
    relation === 'next-to' && b !== null && backs(a).some((one) => backs(b).some((other) => other.b === one.b))
  return { ...graph, relations: graph.relations.filter((one) => !isOneRow(one)) }
}

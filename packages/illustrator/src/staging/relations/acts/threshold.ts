/** A door that somebody stands in is in a wall: of what is not said to be outside, in a room. */
import type { SceneGraph } from '../../../reading/graph.ts'

export function threshold(graph: SceneGraph): SceneGraph {
  const door = graph.things.find(({ name }) => name === 'door')
  const isIn = graph.relations.some(({ b, relation }) => b === door?.id && /^(inside|comes-out-of)$/.test(relation))
  return door && isIn && !graph.place ? { ...graph, place: 'living room' } : graph
}

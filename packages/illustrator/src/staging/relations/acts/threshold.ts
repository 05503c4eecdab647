/** A door is in a wall: of what is not said to be outside, in a room; people who come to one are on its porch, with what they bring in their hands. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { entryById, isBeingById } from '../../entries.ts'

const [IN, AT] = [/^(inside|comes-out-of)$/, /^(next-to|in-front-of|looks-at|plays-with)$/]
/** Where mail carriers are else, and what is said of a place by nobody. */
const OPEN = /^street$/

export function threshold(said: SceneGraph): SceneGraph {
  const door = said.things.find(({ name }) => name === 'door')
  if (!door) return said
  const graph = brought(said, door.id)
  const all = graph.relations.filter(({ b }) => b === door.id)
  if (all.some(({ relation }) => IN.test(relation))) return { ...graph, place: graph.place ?? 'living room' }
  const comers = all.filter(({ a, relation }) => AT.test(relation) && isBeingById(graph, a))
  if (!comers.length || graph.weather || (graph.place && !OPEN.test(graph.place))) return graph
  const isHuman = ({ a }: Relation) => {
    const who = entryById(graph, a)
    return who?.kind === 'being' && who.human
  }
  return { ...graph, place: comers.some(isHuman) ? 'porch' : 'living room' }
}

/** "grandma at the door with a cake": no cake stands in the doorway. */
function brought(graph: SceneGraph, door: string): SceneGraph {
  const comer = graph.relations.find(
    ({ a, b, relation }) => b === door && AT.test(relation) && isBeingById(graph, a),
  )?.a
  if (!comer) return graph
  const relations = graph.relations.map((one): Relation => {
    const isIn = one.b === door && one.relation === 'inside' && !isBeingById(graph, one.a)
    return isIn ? { a: comer, relation: 'holds', b: one.a } : one
  })
  return { ...graph, relations }
}

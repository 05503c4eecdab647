/** At a window: of a house that was named one is in it; a giraffe looks in from outside. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { lookUp } from '../../../world/world.ts'

/** In meters: who is taller looks in from outside. */
const OUTSIDE = 2
const AT = /^(next-to|looks-at|in-front-of|inside|behind)$/
const HOUSE = /^(house|cottage|castle|tower|treehouse|cabin)$/

export function windowed(graph: SceneGraph): SceneGraph {
  const window = graph.things.find(({ name }) => name === 'window')
  if (!window) return graph
  const house = graph.things.find(({ name }) => HOUSE.test(name))
  const at = (relation: Relation): Relation => {
    if (relation.b !== window.id || !AT.test(relation.relation) || relation.how) return relation
    const being = lookUp(graph.things.find(({ id }) => id === relation.a)?.name ?? '')
    if (being?.kind !== 'being') return relation
    if (!being.human && being.height > OUTSIDE) return { ...relation, relation: 'looks-at', how: 'look-in' }
    return house ? { ...relation, relation: 'inside', b: house.id } : relation
  }
  const relations = graph.relations.map(at)
  const isNamed = relations.some(({ a, b }) => a === window.id || b === window.id)
  return { ...graph, relations, things: isNamed ? graph.things : graph.things.filter((thing) => thing !== window) }
}

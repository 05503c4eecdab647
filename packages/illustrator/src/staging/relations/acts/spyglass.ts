/** At sea nobody sets up a telescope on three legs: who sails looks through one that is held. */
import type { SceneGraph } from '../../../reading/graph.ts'
import { nameById } from '../../entries.ts'

const SAILS = /^(pirate|captain|sailor|mermaid|merman|viking)$/

export function spyglassed(graph: SceneGraph): SceneGraph {
  const look = graph.relations.find(
    ({ a, b, relation }) =>
      relation === 'looks-at' && nameById(graph, b) === 'telescope' && SAILS.test(nameById(graph, a)),
  )
  if (!look?.b) return graph
  return {
    ...graph,
    things: graph.things.map((thing) => (thing.id === look.b ? { ...thing, name: 'spyglass' } : thing)),
    relations: graph.relations.map((one) => (one === look ? { a: look.a, relation: 'holds', b: look.b } : one)),
  }
}

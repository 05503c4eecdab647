/** "a baby owl next to its mother in the nest": both are in it. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { isBeingById, nameById } from '../../entries.ts'

const PLACED = /^(inside|on-top-of|sits-on|stands-on|lies-on|sleeps-in|flies-over|hangs-from)$/

export function inNest(graph: SceneGraph): SceneGraph {
  const nestOf = (id: string | null): Relation | undefined =>
    graph.relations.find(({ a, b, relation }) => a === id && relation === 'inside' && nameById(graph, b) === 'nest')
  const isPlaced = (id: string) => graph.relations.some(({ a, relation }) => a === id && PLACED.test(relation))
  return {
    ...graph,
    relations: graph.relations.map((one) => {
      const nest = one.relation === 'next-to' ? nestOf(one.b) : undefined
      return nest && isBeingById(graph, one.a) && !isPlaced(one.a) ? { a: one.a, relation: 'inside', b: nest.b } : one
    }),
  }
}

/** Before a stall with somebody behind it one does not only stand: one buys. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { entryById } from '../../entries.ts'

const NEAR = 'next-to'

/** Who buys the fish that lie on a stall is at the stall, and so is whoever stands beside it. */
export function buying(graph: SceneGraph): SceneGraph {
  const stalls = new Set(graph.relations.filter(({ how }) => how === 'sell').map(({ b }) => b))
  if (!stalls.size) return graph
  const stallOf = (id: string | null) =>
    stalls.has(id)
      ? id
      : (graph.relations.find(({ a, relation, b }) => a === id && relation === 'on-top-of' && stalls.has(b))?.b ?? null)
  const isBuyer = (id: string) =>
    entryById(graph, id)?.kind === 'being' && !graph.relations.some(({ a, how }) => a === id && how === 'sell')
  const relations = graph.relations.map((one): Relation => {
    const stall = one.relation === NEAR && !one.how && isBuyer(one.a) ? stallOf(one.b) : null
    return stall ? { ...one, b: stall, how: 'buy' } : one
  })
  const isFirst = (one: Relation, i: number) =>
    one.how !== 'buy' || relations.findIndex(({ a, b, how }) => a === one.a && b === one.b && how === 'buy') === i
  return { ...graph, relations: relations.filter(isFirst) }
}

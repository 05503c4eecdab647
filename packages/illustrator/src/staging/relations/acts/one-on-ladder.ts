/** Of several at one ladder only one is on it, the others stand beside it. */
import type { NamedThing, SceneGraph } from '../../../reading/graph.ts'

export function oneOnLadder(graph: SceneGraph): SceneGraph {
  const isLadder = (id: string | null) => /ladder/.test(graph.things.find((thing) => thing.id === id)?.name ?? '')
  const up = graph.relations.find(({ b, relation }) => /^(stands-on|climbs)$/.test(relation) && isLadder(b))
  const many = graph.things.find(({ id, n, atLeast }) => id === up?.a && (n > 1 || atLeast))
  if (!up || !many) return graph
  const { atLeast: _, ...named } = many
  const one: NamedThing = { ...named, n: 1 }
  const rest: NamedThing = { ...named, id: `${named.name}#${graph.things.length + 1}`, n: Math.max(1, many.n - 1) }
  const theirs = graph.relations
    .filter(({ a, relation }) => a === many.id && /^(wears|holds)$/.test(relation))
    .map((relation) => ({ ...relation, a: rest.id }))
  return {
    ...graph,
    things: [...graph.things.map((thing) => (thing === many ? one : thing)), rest],
    relations: [...graph.relations, ...theirs, { a: rest.id, relation: 'next-to', b: up.b }],
  }
}

/** Of several at one ladder only one is on it, and one knife carves one pumpkin: the others stand beside. */
import type { NamedThing, Relation, SceneGraph } from '../../../reading/graph.ts'

export function oneOnLadder(graph: SceneGraph): SceneGraph {
  const nameOf = (id: string | null) => graph.things.find((thing) => thing.id === id)?.name ?? ''
  const isLadder = ({ b, relation }: Relation) => /^(stands-on|climbs)$/.test(relation) && /ladder/.test(nameOf(b))
  const isCarved = ({ b, relation, tool }: Relation) =>
    relation === 'cuts' && tool !== undefined && /^(pumpkin|jack-o'-lantern)$/.test(nameOf(b))
  const told = singledOut(graph, graph.relations.find(isLadder), 'next-to')
  return singledOut(told, told.relations.find(isCarved), 'looks-at')
}

/** One of many does it, the rest is in another relation to it. */
function singledOut(graph: SceneGraph, deed: Relation | undefined, otherwise: string): SceneGraph {
  const many = graph.things.find(({ id, n, atLeast }) => id === deed?.a && (n > 1 || atLeast))
  if (!deed || !many) return graph
  const { atLeast: _, ...named } = many
  const one: NamedThing = { ...named, n: 1 }
  const rest: NamedThing = { ...named, id: `${named.name}#${graph.things.length + 1}`, n: Math.max(1, many.n - 1) }
  const theirs = graph.relations
    .filter(({ a, b, relation }) => a === many.id && /^(wears|holds)$/.test(relation) && b !== deed.tool)
    .map((relation) => ({ ...relation, a: rest.id }))
  return {
    ...graph,
    things: [...graph.things.map((thing) => (thing === many ? one : thing)), rest],
    relations: [...graph.relations, ...theirs, { a: rest.id, relation: otherwise, b: deed.b }],
  }
}

/** No horse is lifted onto a table: whoever is too large for it stands beside whoever sees to it. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { entryById } from '../../entries.ts'

/** In meters. */
const LARGE = 0.9
const ONTO = /^(?:sits-on|on-top-of|stands-on|lies-on)$/

/** A boy who knocks a glass off the table stands beside it; only a cat is up there with what it pushes. */
function besideTable(graph: SceneGraph): SceneGraph {
  const isPerson = (id: string) => {
    const entry = entryById(graph, id)
    return entry?.kind === 'being' && entry.human
  }
  const pushed = ({ a, b, word }: Relation) =>
    graph.relations.find((other) => other.a === a && other.relation === 'kicks' && other.word === word && other.b !== b)
      ?.b
  return {
    ...graph,
    relations: graph.relations.map((one): Relation => {
      const what = one.relation === 'stands-on' && isPerson(one.a) ? pushed(one) : undefined
      return what ? { a: what, relation: 'on-top-of', b: one.b } : one
    }),
  }
}

export function offTable(said: SceneGraph): SceneGraph {
  const graph = besideTable(said)
  const table = graph.things.find(({ name, via }) => name === 'table' && via === 'implied')
  const isLarge = (id: string) => {
    const entry = entryById(graph, id)
    return entry?.kind === 'being' && !entry.human && entry.height > LARGE
  }
  const gone = graph.relations.filter(({ a, b, relation }) => b === table?.id && ONTO.test(relation) && isLarge(a))
  if (!table || !gone.length) return graph
  const relations = graph.relations.filter((one: Relation) => !gone.includes(one))
  const isUsed = relations.some(({ a, b, relation }) => (a === table.id || b === table.id) && relation !== 'next-to')
  return {
    ...graph,
    things: isUsed ? graph.things : graph.things.filter((thing) => thing !== table),
    relations: isUsed ? relations : relations.filter(({ a, b }) => a !== table.id && b !== table.id),
  }
}

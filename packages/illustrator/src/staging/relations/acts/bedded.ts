/** Who peeks over a blanket where a bed was named is in that bed: its blanket is the one that is meant. */
import type { SceneGraph } from '../../../reading/graph.ts'
import { entryById } from '../../entries.ts'

const [COVER, OVER] = [/^(blanket|quilt|sheet|comforter)$/, /^(hides-behind|behind|under)$/]

/** A toy that somebody hugs in bed is in bed with them: between chin and blanket it would be hidden. */
function cuddled(graph: SceneGraph): SceneGraph {
  const isAbed = (who: string) =>
    graph.relations.some(
      ({ a, b, relation }) =>
        a === who && /^(lies-on|sleeps-in)$/.test(relation) && entryById(graph, b)?.name === 'bed',
    )
  const relations = graph.relations.map((one) =>
    one.relation === 'hugs' && isAbed(one.a) && entryById(graph, one.b)?.kind === 'thing'
      ? { a: one.b ?? '', relation: 'next-to', b: one.a }
      : one,
  )
  return { ...graph, relations }
}

export function bedded(said: SceneGraph): SceneGraph {
  const graph = cuddled(said)
  const bed = graph.things.find(({ name }) => name === 'bed')
  const cover = graph.things.find(({ name }) => COVER.test(name))
  const peeks = graph.relations.find(({ b, relation }) => b === cover?.id && OVER.test(relation))
  const who = peeks && entryById(graph, peeks.a)
  if (!bed || !cover || who?.kind !== 'being' || !who.human) return graph
  return {
    ...graph,
    things: graph.things.map((thing) => (thing === cover ? { ...thing, within: true } : thing)),
    relations: graph.relations.map((one) => (one === peeks ? { a: one.a, relation: 'lies-on', b: bed.id } : one)),
  }
}

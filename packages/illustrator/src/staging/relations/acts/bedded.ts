/** Who peeks over a blanket where a bed was named is in that bed: its blanket is the one that is meant. */
import type { SceneGraph } from '../../../reading/graph.ts'
import { entryById } from '../../entries.ts'

const [COVER, OVER] = [/^(blanket|quilt|sheet|comforter)$/, /^(hides-behind|behind|under)$/]

export function bedded(graph: SceneGraph): SceneGraph {
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

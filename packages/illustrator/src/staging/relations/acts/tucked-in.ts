/** Who sleeps under a blanket, and nobody said where, lies in a bed that has it for a cover; on the floor it would be a parcel. */

import { isRoom } from '../../../places/choose.ts'
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { entryById, nameById } from '../../entries.ts'

const COVER = /^(blanket|quilt|comforter|duvet)$/
const ASLEEP = /^(sleep|slept|asleep|nap|snooz|doz|dream|snor)/
const LIES = /^(sleeps-in|lies-on|sits-on|inside)$/
const TOY = /^(teddy bear|stuffed animal|stuffed bunny|doll)$/

export function tuckedIn(graph: SceneGraph): SceneGraph {
  const under = graph.relations.find(
    ({ relation, b, word }) => relation === 'under' && COVER.test(nameById(graph, b)) && ASLEEP.test(word ?? ''),
  )
  const isElsewhere =
    (graph.place && !isRoom(graph.place)) ||
    graph.weather ||
    graph.relations.some(({ a, relation }) => a === under?.a && LIES.test(relation))
  const who = under && entryById(graph, under.a)
  if (!under || isElsewhere || who?.kind !== 'being') return graph
  const bed = under.b
  const relations = graph.relations.map((one): Relation => {
    if (one === under) return { ...one, relation: 'sleeps-in' }
    const isToy = one.relation === 'next-to' && one.b === under.a && TOY.test(nameById(graph, one.a))
    return isToy ? { ...one, relation: 'inside', b: bed } : one
  })
  return {
    ...graph,
    place: graph.place ?? 'bedroom',
    things: graph.things.map((thing) => (thing.id === bed ? { ...thing, name: 'bed' } : thing)),
    relations,
  }
}

/** Nobody stands under a table: who is there sits on the floor, as large as the room between its legs allows. */
import type { SceneGraph } from '../../../reading/graph.ts'
import { isBeingById, nameById } from '../../entries.ts'

const LEGS = /^(table|desk|school desk|bench|workbench|piano|stool|chair)$/
/** What tells how somebody is there. */
const POSED = /^(sits|lies|sleeps|sleeps-in|sits-on|lies-on|walks|crawls|runs|cleans)$/

export function underLegs(graph: SceneGraph): SceneGraph {
  const isPosed = (id: string) =>
    graph.relations.some(({ a, relation, pose }) => a === id && (POSED.test(relation) || pose !== undefined))
  const seated = graph.relations
    .filter(({ a, relation, b }) => relation === 'under' && LEGS.test(nameById(graph, b)) && !isPosed(a))
    .map(({ a }) => a)
    .filter((id) => isBeingById(graph, id))
  if (!seated.length) return graph
  return { ...graph, relations: [...graph.relations, ...seated.map((a) => ({ a, relation: 'sits', b: null }))] }
}

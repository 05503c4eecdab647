/** The basket that somebody rides about with is the one at the handlebars, whoever is in it. */
import type { SceneGraph } from '../../../reading/graph.ts'
import { nameById } from '../../entries.ts'

const CYCLE = /^(bicycle|tricycle|kick scooter|scooter|moped|motorcycle)$/

export function bikeBasket(graph: SceneGraph): SceneGraph {
  const rides = graph.relations.find(
    ({ b, relation }) => /^(rides|pushes)$/.test(relation) && CYCLE.test(nameById(graph, b)),
  )
  const basket = graph.things.find(({ name }) => name === 'basket')
  const bike = rides?.b
  if (
    !bike ||
    !basket ||
    graph.relations.some(({ a, b, relation }) => b === basket.id && (a === bike || relation !== 'inside'))
  )
    return graph
  const apart = graph.relations.filter(({ a }) => a !== basket.id)
  return { ...graph, relations: [...apart, { a: bike, relation: 'has', b: basket.id }] }
}

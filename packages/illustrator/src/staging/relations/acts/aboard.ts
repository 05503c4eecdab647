/** Who is beside a driver or a rower, or "in it", is in the car or the boat too. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { entryById, nameById } from '../../entries.ts'

/** With a seat beside the driver's. */
const SEATED = /^(car|convertible|taxi|jeep|van|minivan|bus|school bus|camper van|police car|golf cart)$/
/** Vessels that one is in together with whoever rows or sails them. */
const VESSEL =
  /^(boat|rowboat|canoe|kayak|sailboat|raft|gondola|fishing boat|motorboat|speedboat|dragon boat|hot air balloon)$/
/** In meters: what fits on a seat. */
const FITS = 1.3

export function aboard(graph: SceneGraph): SceneGraph {
  const relations = graph.relations.map((one): Relation => {
    if (!/^(next-to|inside)$/.test(one.relation) || !one.b) return one
    const car = drivenBy(graph, one.b)
    const isPlaced = graph.relations.some(
      ({ a, relation }) => a === one.a && /^(inside|rides|drives|runs|chases)$/.test(relation),
    )
    const fits = (entryById(graph, one.a)?.height ?? FITS) < FITS
    if (!car || (one.relation === 'next-to' && (!fits || isPlaced))) return one
    return { ...one, relation: 'inside', b: car }
  })
  return { ...graph, relations }
}

function drivenBy(graph: SceneGraph, id: string): string | null {
  const found = graph.relations.find(
    ({ a, relation, b }) =>
      a === id &&
      ((relation === 'drives' && SEATED.test(nameById(graph, b))) ||
        (/^(rows|inside|rides)$/.test(relation) && VESSEL.test(nameById(graph, b)))),
  )
  return found?.b ?? null
}

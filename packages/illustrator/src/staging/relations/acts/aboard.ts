/** Who is beside a driver, or "in it", is in the car too. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { entryById } from '../../entries.ts'

/** With a seat beside the driver's. */
const SEATED = /^(car|convertible|taxi|jeep|van|minivan|bus|school bus|camper van|police car|golf cart)$/
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

function drivenBy({ things, relations }: SceneGraph, id: string): string | null {
  const car = relations.find(({ a, relation }) => a === id && relation === 'drives')?.b ?? null
  return SEATED.test(things.find((thing) => thing.id === car)?.name ?? '') ? car : null
}

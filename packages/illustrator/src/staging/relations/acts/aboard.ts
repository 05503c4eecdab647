/** Who is beside a driver or a rower, or "in it", is in the car or the boat too. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { entryById, nameById } from '../../entries.ts'

/** With a seat beside the driver's. */
const SEATED =
  /^(car|convertible|taxi|jeep|van|minivan|bus|school bus|camper van|police car|golf cart|airplane|helicopter|submarine|rocket|spaceship|train)$/
/** Vessels that one is in together with whoever rows or sails them. */
const VESSEL =
  /^(boat|rowboat|canoe|kayak|sailboat|raft|gondola|fishing boat|motorboat|speedboat|dragon boat|hot air balloon|ship|pirate ship|sailing ship|viking ship)$/
/** In meters: what fits on a seat. */
const FITS = 1.3

export function aboard(graph: SceneGraph): SceneGraph {
  const relations = graph.relations.map((one, i): Relation => {
    if (!/^(next-to|inside)$/.test(one.relation) || !one.b) return one
    const ride = rideOf(graph, one.b)
    const isPlaced = graph.relations.some(
      ({ a, relation }) => a === one.a && /^(inside|rides|drives|runs|chases)$/.test(relation),
    )
    if (!ride || (one.relation === 'next-to' && (isPlaced || !isAlong(graph, one.a, i, ride)))) return one
    return { ...one, relation: 'inside', b: ride.b }
  })
  return { ...graph, relations }
}

/** Named behind who is in it: "dad in the car with mom". An officer beside a man in a car stands there. */
function isAlong(graph: SceneGraph, id: string, at: number, ride: Relation): boolean {
  const who = entryById(graph, id)
  const isBehind = graph.relations.indexOf(ride) < at
  if (who?.kind === 'being' && who.human && ride.relation === 'inside') return isBehind
  return (who?.height ?? FITS) < FITS
}

function rideOf(graph: SceneGraph, id: string): Relation | null {
  const isRide = ({ relation, b }: Relation): boolean =>
    (/^(drives|inside)$/.test(relation) && SEATED.test(nameById(graph, b))) ||
    (/^(rows|inside|rides|drives)$/.test(relation) && VESSEL.test(nameById(graph, b)))
  return graph.relations.find((one) => one.a === id && isRide(one)) ?? null
}

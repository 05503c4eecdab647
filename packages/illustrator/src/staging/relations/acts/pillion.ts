/** Two on one mount: who is behind a rider rides along. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { entryById, isBeingById, nameById } from '../../entries.ts'

const RIDES = /^(rides|drives)$/
const PLACED = /^(behind|in-front-of)$/
/** Room for two, and whoever is behind the rider can only be on it. */
const ALOFT = /broom|mop$|carpet|sled|sleigh|moped|motorcycle|scooter|bicycle|rocket|dragon|pegasus|surfboard|snowboard/
const FLOWN = /^(broom|mop|flying carpet)$/
/** In meters: what is larger walks behind. */
const SMALL = 0.9

export function pillion(graph: SceneGraph): SceneGraph {
  const rideOf = (id: string | null) =>
    graph.relations.find(({ a, relation, b }) => a === id && b && RIDES.test(relation) && nameById(graph, b) !== '')
  /** The ride that both are on, where a is behind or before its rider. */
  const shared = ({ a, relation, b, part }: Relation): { ride: Relation; rider: string } | null => {
    if (!b || a === b || !isBeingById(graph, a) || rideOf(b)?.b === a) return null
    if (relation === 'rides' && part === 'back' && rideOf(b)) return { ride: rideOf(b) as Relation, rider: b }
    // "a witch on her broom with her cat": in the air nobody walks beside.
    const flown = rideOf(b)
    if (
      relation === 'next-to' &&
      flown?.b &&
      !rideOf(a) &&
      isFit(graph, a, flown.b) &&
      FLOWN.test(nameById(graph, flown.b))
    )
      return { ride: flown, rider: b }
    if (!PLACED.test(relation)) return null
    const own = rideOf(a)
    if (own?.b && isHuman(graph, b) && !rideOf(b) && ALOFT.test(nameById(graph, own.b))) return { ride: own, rider: b }
    const ride = own ? undefined : (rideOf(b) ?? graph.relations.find((one) => one.b === b && RIDES.test(one.relation)))
    if (!ride?.b || !isFit(graph, a, ride.b)) return null
    return { ride, rider: ride.a }
  }
  const pairs = graph.relations.map(shared)
  if (!pairs.some(Boolean)) return graph
  const gone = new Set<Relation>()
  const added = pairs.flatMap((pair, i): Relation[] => {
    const one = graph.relations[i] as Relation
    if (!pair) return []
    gone.add(one)
    gone.add(pair.ride)
    for (const other of graph.relations) if (other.a === one.a && other.b === pair.ride.b) gone.add(other)
    const { part: _, ...ride } = pair.ride
    const [front, back] = one.relation === 'in-front-of' ? [one.a, pair.rider] : [pair.rider, one.a]
    // On a back the first in the list is the last in the row, on a seat it is the one at the handlebars.
    const order = isBeingById(graph, ride.b as string) ? [back, front] : [front, back]
    return order.map((a) => ({ ...ride, a }))
  })
  return { ...graph, relations: [...added, ...graph.relations.filter((one) => !gone.has(one))] }
}

function isHuman(graph: SceneGraph, id: string): boolean {
  const entry = entryById(graph, id)
  return entry?.kind === 'being' && entry.human
}

/** People ride along on anything; what is small only where nobody could walk behind. */
function isFit(graph: SceneGraph, id: string, mount: string): boolean {
  const thing = graph.things.find((one) => one.id === id)
  if (!thing || thing.n > 2) return false
  return isHuman(graph, id) || ((entryById(graph, id)?.height ?? 9) < SMALL && ALOFT.test(nameById(graph, mount)))
}

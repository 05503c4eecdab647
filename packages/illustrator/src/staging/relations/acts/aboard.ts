/** Who is beside a driver, or "in it", is in the car too; of several at one ladder only one is on it. */
import type { NamedThing, Relation, SceneGraph } from '../../../reading/graph.ts'
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

export function oneOnLadder(graph: SceneGraph): SceneGraph {
  const isLadder = (id: string | null) => /ladder/.test(graph.things.find((thing) => thing.id === id)?.name ?? '')
  const up = graph.relations.find(({ b, relation }) => /^(stands-on|climbs)$/.test(relation) && isLadder(b))
  const many = graph.things.find(({ id, n, atLeast }) => id === up?.a && (n > 1 || atLeast))
  if (!up || !many) return graph
  const { atLeast: _, ...named } = many
  const one: NamedThing = { ...named, n: 1 }
  const rest: NamedThing = { ...named, id: `${named.name}#${graph.things.length + 1}`, n: Math.max(1, many.n - 1) }
  const theirs = graph.relations
    .filter(({ a, relation }) => a === many.id && /^(wears|holds)$/.test(relation))
    .map((relation) => ({ ...relation, a: rest.id }))
  return {
    ...graph,
    things: [...graph.things.map((thing) => (thing === many ? one : thing)), rest],
    relations: [...graph.relations, ...theirs, { a: rest.id, relation: 'next-to', b: up.b }],
  }
}

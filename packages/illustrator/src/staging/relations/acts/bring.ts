/** What a deed brings along where nobody named it: into the hand, or to stand by. */

import { isFinned } from '../../../reading/actors.ts'
import type { NamedThing, Relation, SceneGraph } from '../../../reading/graph.ts'
import { lookUp } from '../../../world/world.ts'
import { brought, isBrought } from '../../brought.ts'
import { isLong } from '../along.ts'
import type { Act } from './table.ts'

const IN_HAND = new Set(['holds', 'carries', 'eats', 'drinks', 'reads', 'plays'])
/** Who sits in a boat or on a rock does not also sit on a dock. */
const ABOARD = new Set(['inside', 'rows', 'drives', 'rides', 'sits-on', 'stands-on', 'on-top-of'])
/** What is hammered into something needs no log, what is poured into something no bowl. */
const INTO = /^(inside|on-top-of|above)$/
/** Who works at one of these needs no table. */
const BENCH = /^(workbench|counter|kitchen counter|desk)$/
const VESSELS = new Set(['bowl', 'cup'])

/** Paws dig as they are. */
const isHuman = ({ things }: SceneGraph, a: string): boolean => {
  const entry = lookUp(things.find(({ id }) => id === a)?.name ?? '')
  return entry?.kind === 'being' && entry.human
}

const isAboard = ({ relations }: SceneGraph, a: string): boolean =>
  relations.some((other) => other.a === a && ABOARD.has(other.relation))

/** Who draws at a table that was named needs no desk beside it. */
function atTheTable({ relations }: SceneGraph, who: string, things: readonly NamedThing[]): Relation[] | null {
  const table = things.find(({ name }) => /table$/.test(name))
  if (!table) return null
  const isThere = relations.some(
    ({ a, b, relation }) => a === who && b === table.id && /^(?:sits-at|around)$/.test(relation),
  )
  return isThere ? [] : [{ a: who, relation: 'sits-at', b: table.id }]
}

/** One for each of those who do it. */
const handed = (name: string, who: NamedThing | undefined): NamedThing => ({
  ...brought(name),
  n: Math.min(MOST_TOOLS, who?.n ?? 1),
})
const MOST_TOOLS = 6

const countOf = ({ things }: SceneGraph, id: string): number => things.find((thing) => thing.id === id)?.n ?? 1

export function bring(graph: SceneGraph, { a, b }: Relation, act: Act, things: NamedThing[]): Relation[] {
  const full = graph.relations.some((other) => other.a === a && IN_HAND.has(other.relation) && other.b !== b)
  return act.brings.flatMap((prop) => {
    const name = prop.replace(/[@+]/, '')
    if (prop.startsWith('+')) return worn(graph, [a, b], name, things)
    const beside = prop.startsWith('@')
    // The wrench that a helper hands over is not also in the hand of who works.
    const isTaken = (id: string) =>
      !beside && graph.relations.some((other) => other.a !== a && other.b === id && other.relation === 'holds')
    const serves = (thing: NamedThing) => thing.name === name || (prop === '@table' && BENCH.test(thing.name))
    const named = things.find((thing) => serves(thing) && !isTaken(thing.id))
    if (name === 'shovel' && !isHuman(graph, a)) return []
    if (!beside && isFinned(graph.things.find(({ id }) => id === a)?.name ?? '')) return []
    if (name === 'dock' && (isAboard(graph, a) || things.some((thing) => thing.name === 'hole'))) return []
    const seat = name === 'desk' ? atTheTable(graph, a, things) : null
    if (seat) return seat
    if (name === 'log' && graph.relations.some((other) => other.a === b && INTO.test(other.relation))) return []
    if (beside && VESSELS.has(name) && graph.relations.some((other) => other.a === b && INTO.test(other.relation)))
      return []
    if (prop === '@table' && standsOnSteps(graph, b)) return []
    if (name === 'snowy slope' && graph.relations.some((other) => other.relation === 'pulls')) return []
    if (!beside && (full || named?.id === b)) return []
    if (named && graph.relations.some((other) => other.a === a && other.b === named.id)) return []
    const id = named?.id ?? brought(name).id
    // The second who nibbles has a tool of their own.
    if (named && !beside && isBrought(named.id) && !isLong(name))
      named.n = Math.min(MOST_TOOLS, named.n + countOf(graph, a))
    if (!named)
      things.push(
        beside
          ? brought(name)
          : handed(
              name,
              graph.things.find((thing) => thing.id === a),
            ),
      )
    return [{ a, relation: beside ? 'next-to' : 'holds', b: id }]
  })
}

/** Lamps on the steps need no table. */
const standsOnSteps = (graph: SceneGraph, id: string | null): boolean =>
  graph.relations.some(
    ({ a, b, relation }) =>
      a === id &&
      relation === 'on-top-of' &&
      graph.things.some((thing) => thing.id === b && thing.name === 'staircase'),
  )

/** One for each of both, unless they have something of the kind on. */
function worn(
  { relations, things: said }: SceneGraph,
  both: (string | null)[],
  name: string,
  things: NamedThing[],
): Relation[] {
  const kind = name.split(' ').at(-1) as string
  const hasOn = (id: string) =>
    relations.some(
      ({ a, b, relation }) =>
        a === id && relation === 'wears' && said.find((thing) => thing.id === b)?.name.endsWith(kind),
    )
  const bare = [...new Set(both)].filter((id) => id !== null).filter((id) => !hasOn(id))
  if (bare.length && !things.some((thing) => thing.id === brought(name).id)) things.push(brought(name))
  return bare.map((a) => ({ a, relation: 'wears', b: brought(name).id }))
}

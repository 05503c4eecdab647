/** What a relation comes to when one sees who they are: who throws at a hoop is not in it, who drives what pulls pulls nothing. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { entryById, nameById } from '../../entries.ts'
import { wornAt } from '../parts.ts'
import { isWrap } from '../wrap.ts'

const GOAL = /^(basketball hoop|soccer goal)$/
const DRAWN = /sled|sleigh|wagon|cart|carriage|chariot|boat|rickshaw|blanket|towel|rug/

/** Who pulls the children on the sled pulls the sled; who drives what pulls pulls nothing; who is with a sled that dogs pull rides it. */
export function hauled(graph: SceneGraph, relation: Relation): Relation {
  const of = (id: string | null, deed: string) =>
    graph.relations.find((other) => other.a === id && other.relation === deed)
  if (relation.relation === 'pulls') {
    const driven = of(relation.a, 'drives')?.b
    if (driven && driven !== relation.b) return { ...relation, a: driven }
    const seat = of(relation.b, 'rides') ?? of(relation.b, 'sits-on') ?? of(relation.b, 'inside')
    return seat && DRAWN.test(nameById(graph, seat.b)) ? { ...relation, b: seat.b } : relation
  }
  const load = relation.relation === 'next-to' ? of(relation.b, 'pulls')?.b : undefined
  return load && load !== relation.a && DRAWN.test(nameById(graph, load)) && !of(relation.a, 'pulls')
    ? { ...relation, relation: 'rides', b: load }
    : relation
}

/** Who is on a seat sits there, unless it was said that they stand. */
const [ONTO, SEAT] = [/^(on-top-of|stands-on)$/, /^(beanbag|chair|armchair|rocking chair|couch|throne|stool)$/]
/** No larger animal fits on a windowsill, in meters. */
const SILL = 0.7

/** Who throws a ball into the hoop is not in the hoop. */
export function meant(graph: SceneGraph, relation: Relation): Relation {
  const b = graph.things.find(({ id }) => id === relation.b)
  if (isPictured(graph, relation)) return { ...relation, relation: 'plays-with', word: 'photographing' }
  if (b && /puddle|mud/.test(b.name) && /^(swims-in|inside)$/.test(relation.relation))
    return { ...relation, relation: /^stuck/.test(relation.word ?? '') ? 'stands-on' : 'sits-on' }
  if (b && relation.relation === 'holds' && isWrap(b.name) && /^shar/.test(relation.word ?? ''))
    return { ...relation, relation: 'under' }
  // A cat that looks out of the window sits on its sill.
  const looker = entryById(graph, relation.a)
  const isOut = /^window(sill)?$/.test(b?.name ?? '') && relation.relation === 'looks-at' && !relation.how
  if (isOut && looker?.kind === 'being' && looker.height < SILL) return { ...relation, relation: 'sits-on' }
  if (
    looker?.kind === 'being' &&
    ONTO.test(relation.relation) &&
    SEAT.test(b?.name ?? '') &&
    !/^stand/.test(relation.word ?? '')
  )
    return { ...relation, relation: 'sits-on' }
  if (looker?.kind === 'being' && b?.name === 'wheelchair' && /^(inside|sits-on)$/.test(relation.relation))
    return { ...relation, relation: 'rides' }
  // Who is in a bed with sleepers lies there as they do.
  if (b?.name === 'bed' && looker?.kind === 'being' && relation.relation === 'inside') {
    const lain = graph.relations.find((other) => other.b === b.id && /^(sleeps-in|lies-on)$/.test(other.relation))
    if (lain) return { ...relation, relation: lain.relation }
  }
  // Who does something before a mirror is seen in it.
  if (b && /mirror$/.test(b.name) && relation.relation === 'in-front-of' && looker?.kind === 'being')
    return { ...relation, relation: 'looks-at', how: 'reflect' }
  // Before the door one sees who knocks; behind it nobody.
  if (b?.name === 'door' && relation.relation === 'next-to' && looker?.kind === 'being')
    return { ...relation, relation: 'in-front-of' }
  const ball = graph.relations.some(({ a, relation: deed }) => a === relation.a && /^(throws|kicks)$/.test(deed))
  if (!b || !ball || !GOAL.test(b.name) || relation.relation !== 'inside') return relation
  return { ...relation, relation: 'looks-at', how: 'score' }
}

/** Who takes a picture of somebody has the camera in hand, and nobody else. */
const isPictured = (graph: SceneGraph, { a, b, relation, word }: Relation): boolean =>
  relation === 'holds' &&
  /^(tak|took|snap)/.test(word ?? '') &&
  nameById(graph, b) !== 'camera' &&
  graph.relations.some((other) => other.a === a && other.relation === 'holds' && nameById(graph, other.b) === 'camera')

/** Who puts a hat on another, or flowers into its mane, has a hand there. */
export function dressing(graph: SceneGraph, relation: Relation): Relation {
  const ties = relation.relation === 'wears' && /^(ty|tie|pin|button|fasten|zip|buckl)/.test(relation.word ?? '')
  if (relation.relation !== 'holds' && !ties) return relation
  const { a: who, b: what } = relation
  const worn = graph.relations.find(({ a, b, relation: deed }) => deed === 'wears' && b === what && a !== who)
  const laid = graph.relations.find(
    ({ a, b, part, relation: deed }) => deed === 'on-top-of' && part && a === what && b !== who,
  )
  const [on, part] = worn ? [worn.a, worn.part ?? wornAt(nameById(graph, what))] : [laid?.b, laid?.part]
  return on && part ? { ...relation, relation: 'tends', b: on, part, pose: 'reach', how: 'tend' } : relation
}

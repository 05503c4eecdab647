/** Around the house, what is told of one thing is often meant of another: of the line when socks are hung up, of who nurses and not of the baby. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { entryById } from '../../entries.ts'

const nameOf = (graph: SceneGraph, id: string | null): string =>
  graph.things.find((thing) => thing.id === id)?.name ?? ''

const isBeing = (graph: SceneGraph, id: string | null): boolean => entryById(graph, id)?.kind === 'being'

type Telling = (graph: SceneGraph, relation: Relation) => Relation[]

/** Knives that somebody sharpens at the table lie on it, and who sharpens them is there. */
const atTable: Telling = (graph, relation) => {
  const { a, b, relation: deed } = relation
  if (deed !== 'sits-at' || isBeing(graph, a)) return [relation]
  const worker = graph.relations.find((one) => one.b === a && isBeing(graph, one.a))?.a
  const lies: Relation = { a, relation: 'on-top-of', b }
  const isThere = !worker || graph.relations.some((one) => one.a === worker && one.b === b)
  return isThere ? [lies] : [lies, { a: worker, relation: 'next-to', b }]
}

/** Who hangs something up has the hands at it, or at the line it hangs on. */
const hangingUp: Telling = (graph, relation) => {
  const { b, relation: deed, word = '' } = relation
  if (!/^(decorates|holds)$/.test(deed) || !/^h[au]ng/.test(word) || relation.how) return [relation]
  const hook = graph.relations.find((one) => one.a === b && one.relation === 'hangs-from')?.b ?? null
  if (!hook || isBeing(graph, hook)) return [relation]
  return nameOf(graph, hook) === 'clothesline'
    ? [{ ...relation, relation: 'decorates', b: hook, how: 'peg', pose: 'reach-up' }]
    : [{ ...relation, relation: 'tends', how: 'tend', pose: 'reach' }]
}

const CRADLED = /^(newborn|baby|baby brother|baby sister|kitten|puppy|cat|bunny|teddy bear|doll)$/
const SEAT = /^(rocking chair|armchair|chair|couch|bench|stool|porch swing)$/
const [IN_ARMS, ON] = [/^(feeds|holds|hugs|carries)$/, /^(sits-on|lies-on|inside|sleeps-in|stands-on|on-top-of)$/]

/** A baby that is nursed in a rocking chair is in the arms of who sits there. */
const cradled: Telling = (graph, relation) => {
  const { a, b, relation: deed } = relation
  if (ON.test(deed) && CRADLED.test(nameOf(graph, a)) && SEAT.test(nameOf(graph, b))) {
    const nurse = graph.relations.find((one) => one.b === a && IN_ARMS.test(one.relation) && isBeing(graph, one.a))?.a
    if (nurse) return [{ a: nurse, relation: 'sits-on', b }]
  }
  const isNursed = deed === 'feeds' && /^(nurs|breast)/.test(relation.word ?? '') && CRADLED.test(nameOf(graph, b))
  return isNursed ? [{ ...relation, relation: 'holds' }] : [relation]
}

/** What is wrung over a bucket is in the hands, the bucket under it. */
const wrung: Telling = (graph, relation) => {
  const { a, b } = relation
  if (relation.relation !== 'above' || isBeing(graph, a)) return [relation]
  const by = graph.relations.find((one) => one.b === a && /^(wring|wrung|squeez)/.test(one.word ?? ''))?.a
  return by ? [{ a: b as string, relation: 'next-to', b: by }] : [relation]
}

const TELLINGS: readonly Telling[] = [atTable, hangingUp, cradled, wrung]

export function household(said: SceneGraph): SceneGraph {
  let graph = said
  for (const tell of TELLINGS)
    graph = { ...graph, relations: graph.relations.flatMap((relation) => tell(graph, relation)) }
  return graph
}

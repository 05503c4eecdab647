/** One goes ahead and the others come after it in a line, in whatever words it was said. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { adultOf, isYoung } from '../../../reading/kinship.ts'
import { entryById, isBeingById } from '../../entries.ts'

/** From so many on they come after her in a line: on both sides of her nobody sees that they are behind. */
const LINE = 2
/** "swimming behind their mother" tells how they come after her. */
const GOING = /^(swim|paddl|float|walk|march|waddl|hop|trot|run|crawl|go|com|skat)/

const isSeveral = ({ things }: SceneGraph, id: string): boolean => {
  const thing = things.find((one) => one.id === id)
  return (thing?.n ?? 1) > LINE || thing?.atLeast === true
}

const isBeast = (graph: SceneGraph, id: string): boolean => {
  const entry = entryById(graph, id)
  return entry?.kind === 'being' && !entry.human
}

export function inLine(graph: SceneGraph, relation: Relation): Relation {
  const { a, b, word } = relation
  const isFree = relation.relation === 'behind' && b && (!word || GOING.test(word))
  if (!isFree || !isBeingById(graph, a) || !isBeingById(graph, b) || !isSeveral(graph, a)) return relation
  return { a, relation: 'follows', b }
}

/** A duck that leads her ducklings has no rope for them: they follow her. */
export function ledAlong(graph: SceneGraph, relation: Relation): Relation {
  const { a, b } = relation
  if (relation.relation !== 'leads' || !b || !isBeast(graph, a) || !isBeast(graph, b)) return relation
  return { a: b, relation: 'follows', b: a }
}

/** Young ones cross the road after their mother, not beside her; those who run after her do not chase her away. */
export function acrossBehind(graph: SceneGraph, relation: Relation): Relation {
  const parent = /^(crosses|chases)$/.test(relation.relation) ? parentOf(graph, relation.a) : undefined
  if (relation.relation === 'chases')
    return parent && parent === relation.b && GOING.test(relation.word ?? '')
      ? { a: relation.a, relation: 'follows', b: parent }
      : relation
  const isKnown =
    parent &&
    graph.relations.some(({ a, b }) => (a === relation.a && b === parent) || (a === parent && b === relation.a))
  return parent && !isKnown ? { a: relation.a, relation: 'follows', b: parent } : relation
}

const parentOf = ({ things, relations }: SceneGraph, young: string): string | undefined => {
  const name = things.find(({ id }) => id === young)?.name ?? ''
  const isBusy = (id: string) => relations.some(({ a, b, relation }) => a === id && b && relation !== 'crosses')
  return isYoung(name) ? things.find((one) => one.name === adultOf(name) && !isBusy(one.id))?.id : undefined
}

/** Whoever is followed goes where the others go: the mother swims before her ducklings, and crosses what they cross. */
export function alongWithYoung(graph: SceneGraph): Relation[] {
  return graph.relations.flatMap((relation) => {
    const { a, b } = relation
    const isAcross = relation.relation === 'crosses'
    if (!isAcross && relation.relation !== 'swims-in') return []
    const ahead = isAcross
      ? parentOf(graph, a)
      : graph.relations.find((one) => one.a === a && one.b !== a && inLine(graph, one).relation === 'follows')?.b
    const isSaid = graph.relations.some((one) => one.a === ahead && one.relation === relation.relation)
    return ahead && ahead !== b && !isSaid ? [{ ...relation, a: ahead }] : []
  })
}

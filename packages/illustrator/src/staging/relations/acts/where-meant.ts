/** Where somebody is whose words say less than everybody sees: ducklings behind their mother, a bird in a snowman's hat, a dog at the feet of who has a child on the lap. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { entryById, isBeingById, nameById } from '../../entries.ts'

type Sense = (graph: SceneGraph, relation: Relation) => Relation

export function whereMeant(graph: SceneGraph): SceneGraph {
  const relations = graph.relations.map((one) => SENSES.reduce((sofar, sense) => sense(graph, sofar), one))
  const unused = graph.things.filter(
    ({ id, name }) =>
      HAT.test(name) &&
      graph.relations.some(({ b }) => b === id) &&
      !relations.some(({ a, b }) => a === id || b === id),
  )
  return { ...graph, things: graph.things.filter((thing) => !unused.includes(thing)), relations }
}

/** From so many on they come after her in a line: on both sides of her nobody sees that they are behind. */
const LINE = 2

const inLine: Sense = (graph, relation) => {
  const { a, b } = relation
  const thing = graph.things.find(({ id }) => id === a)
  const isSeveral = (thing?.n ?? 1) > LINE || thing?.atLeast === true
  const isFree = relation.relation === 'behind' && b && !relation.word && isBeingById(graph, a) && isBeingById(graph, b)
  return isFree && isSeveral ? { a, relation: 'follows', b } : relation
}

const HAT = /^(hat|top hat|cap|straw hat|wizard hat|witch hat|pirate hat|cowboy hat|party hat)$/
/** These have one on wherever they are drawn. */
const HATTED = /^(snowman|scarecrow|witch|wizard|gnome|cowboy|cowgirl|leprechaun|pirate|garden gnome)$/

/** The hat of a snowman is on its head. */
const onHat: Sense = (graph, relation) => {
  const { a, b } = relation
  const [first, ...others] = graph.things.filter(({ name }) => HATTED.test(name))
  if (!first || others.length || !b || !HAT.test(nameById(graph, b)) || first.id === a) return relation
  const isHeld = graph.relations.some((one) => one.b === b && /^(holds|carries|wears)$/.test(one.relation))
  if (isHeld || !/^(inside|on-top-of|sits-on|stands-on|sleeps-in)$/.test(relation.relation) || !isBeingById(graph, a))
    return relation
  return { a, relation: 'on-top-of', b: first.id, part: 'head' }
}

/** Nobody sits on the feet of who has somebody on the lap. */
const atFeet: Sense = (graph, relation) => {
  const { a, b, part } = relation
  const hasLap = graph.relations.some((one) => one.b === b && one.part === 'lap')
  const human = entryById(graph, b ?? '')
  const isAtFeet = part === 'foot' && /^(sits-on|lies-on|on-top-of)$/.test(relation.relation)
  return isAtFeet && hasLap && human?.kind === 'being' ? { a, relation: 'next-to', b } : relation
}

const SENSES: readonly Sense[] = [inLine, onHat, atFeet]

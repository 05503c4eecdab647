/** Where somebody is whose words say less than everybody sees: a bird in a snowman's hat, a dog at the feet of who has a child on the lap. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { lookUp } from '../../../world/world.ts'
import { entryById, isBeingById, nameById } from '../../entries.ts'
import { acrossBehind, alongWithYoung, inLine, ledAlong } from './procession.ts'

type Sense = (graph: SceneGraph, relation: Relation) => Relation

export function whereMeant(graph: SceneGraph): SceneGraph {
  const relations = [
    ...graph.relations.map((one) => SENSES.reduce((sofar, sense) => sense(graph, sofar), one)),
    ...returned(graph),
    ...alongWithYoung(graph),
  ]
  const unused = graph.things.filter(
    ({ id, name }) =>
      HAT.test(name) &&
      graph.relations.some(({ b }) => b === id) &&
      !relations.some(({ a, b }) => a === id || b === id),
  )
  const things = graph.things.filter((thing) => !unused.includes(thing))
  return { ...graph, things, relations: [...relations, ...opposed(graph)] }
}

/** Two who joust ride at each other. */
function opposed({ place, things, relations }: SceneGraph): Relation[] {
  if (place !== 'tournament field') return []
  const pair = things.find(
    ({ id, n }) => n === 2 && relations.some(({ a, relation }) => a === id && relation === 'rides'),
  )
  return pair && !relations.some(({ a, b }) => a === pair.id && a === b)
    ? [{ a: pair.id, relation: 'talks-to', b: pair.id }]
    : []
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

/** Who is under a bed is not in it: that is whoever they have to do with. */
const inBed: Sense = (graph, relation) => {
  const { a, b } = relation
  if (!/^(lies-on|sleeps-in|inside)$/.test(relation.relation)) return relation
  const isUnder = graph.relations.some((one) => one.a === a && one.b === b && one.relation === 'under')
  const other = graph.relations.find((one) => one.a === a && one.b && one.b !== b && isBeingById(graph, one.b))?.b
  return isUnder && other ? { ...relation, a: other } : relation
}

const GUARDS = /^(guard|protect|shield|defend)/

/** Who protects others from somebody is between them: they are behind, and not before the enemy's feet. */
const guarded: Sense = (graph, relation) => {
  const { a, b, word = '' } = relation
  if (relation.relation !== 'in-front-of' || !b || !GUARDS.test(word) || !isBeingById(graph, b)) return relation
  const isFromOne = graph.relations.some(
    (one) => one.a === a && one.relation === 'looks-at' && one.b !== b && one.b && isBeingById(graph, one.b),
  )
  return isFromOne ? { a: b, relation: 'follows', b: a } : relation
}

const TRADES = /^(trad|swap|exchang|barter)/

/** One eats from these as they stand. */
const DISH = /bowl|plate|dish|pot$|pan$|cup|table/

/** Two who share what is eaten have it between them, one holding it out to the other. */
const shared: Sense = (graph, relation) => {
  const { a, b, word = '' } = relation
  const isOne = (id: string) => graph.things.find((thing) => thing.id === id)?.n === 1
  if (relation.relation !== 'holds' || !/^shar/.test(word) || !isOne(a)) return relation
  if (lookUp(nameById(graph, b))?.category !== 'kitchen and food' || DISH.test(nameById(graph, b))) return relation
  const all = graph.relations.filter((one) => one.b === b && one.relation === 'holds' && one.word === word)
  const [first, second, ...more] = all.map((one) => one.a)
  if (!first || second !== a || more.length || !isOne(first)) return relation
  return { a: first, relation: 'gives-to', b: a, word, pose: 'reach' }
}

/** With whom one trades is not merely next to one. */
const traded: Sense = (graph, relation) => {
  const { a, b } = relation
  if (relation.relation !== 'next-to' || !b || !isBeingById(graph, a)) return relation
  const trades = graph.relations.some((one) => one.a === b && one.relation === 'holds' && TRADES.test(one.word ?? ''))
  return trades ? { a: b, relation: 'gives-to', b: a, word: 'trading', pose: 'reach' } : relation
}

/** What one gets for it is in the other's hand. */
function returned(graph: SceneGraph): Relation[] {
  const deal = graph.relations.find(({ relation, word }) => relation === 'holds' && TRADES.test(word ?? ''))
  const other = deal && graph.relations.find(({ relation, b }) => relation === 'next-to' && b === deal.a)?.a
  const left = graph.things.filter(
    ({ id, via }) =>
      via !== 'implied' && !isBeingById(graph, id) && !graph.relations.some(({ a, b }) => a === id || b === id),
  )
  const [thing, ...more] = left
  return other && isBeingById(graph, other) && thing && !more.length
    ? [{ a: other, relation: 'holds', b: thing.id, word: 'trading', pose: 'reach' }]
    : []
}

const SENSES: readonly Sense[] = [inLine, ledAlong, acrossBehind, onHat, atFeet, inBed, guarded, shared, traded]

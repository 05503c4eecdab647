/** Where those are whom the words put somewhere they cannot be: on the feet of who knits, on the bench at which they saw, above the coffee they drink. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { entryById, nameById } from '../../entries.ts'
import { isGrand } from '../../grand.ts'

type Sense = (graph: SceneGraph, relation: Relation) => readonly Relation[]

const isHuman = (graph: SceneGraph, id: string | null): boolean => {
  const entry = id ? entryById(graph, id) : null
  return entry?.kind === 'being' && entry.human
}

/** A cat at somebody's feet is on the floor before the chair. */
const atFeet: Sense = (graph, one) => {
  const { a, b, part, relation, pose } = one
  if (part !== 'foot' || !isHuman(graph, b) || !/^(sits-on|lies-on|stands-on|on-top-of|sleeps-in)$/.test(relation))
    return [one]
  if (entryById(graph, a)?.kind !== 'being') return [one]
  const seat = graph.relations.find((other) => other.a === b && other.relation === 'sits-on')?.b ?? seatUnder(graph, a)
  const lies = /^(lies-on|sleeps-in)$/.test(relation) || pose === 'lie'
  const beside: Relation = { a, relation: 'next-to', b: seat ?? b }
  return [beside, { a, relation: lies ? 'lies' : 'sits', b: null, ...(lies ? { pose: 'lie' } : {}) }]
}

const CHAIR = /chair$|^(couch|bench|stool|throne|bed)$/
const RESTS = /^(sits-on|lies-on|sleeps-in|on-top-of|inside)$/

/** "At the feet of a man in an armchair": who lies there is not in it, but the man is. */
const seatUnder = ({ relations, things }: SceneGraph, who: string): string | null =>
  relations.find(({ a, b, relation }) => a === who && RESTS.test(relation) && CHAIR.test(nameById({ things }, b)))?.b ??
  null

const inTheirChair: Sense = (graph, one) => {
  if (!RESTS.test(one.relation) || !one.b || one.b !== seatUnder(graph, one.a)) return [one]
  const feet = graph.relations.find(({ a, b, part }) => a === one.a && part === 'foot' && isHuman(graph, b))?.b
  const isSeated = graph.relations.some(({ a, relation }) => a === feet && /^(sits|lies|sleeps|rides)/.test(relation))
  return feet && !isSeated ? [{ a: feet, relation: 'sits-on', b: one.b, pose: 'sit' }] : [one]
}

const WIDE_SEAT = /^(couch|bench|bed|log|hammock|picnic blanket|blanket)$/

/** Who sits, reading with a father who is on the sofa, is on the sofa too. */
const sameSeat: Sense = (graph, one) => {
  if (one.relation !== 'sits' || one.b) return [one]
  const isHeld = graph.relations.some(
    ({ a, b, relation }) => a === one.a && b && /^(sits|lies|inside|rides|sleeps)/.test(relation),
  )
  const seats = graph.relations.filter(
    ({ a, b, relation }) => a !== one.a && relation === 'sits-on' && WIDE_SEAT.test(nameById(graph, b)),
  )
  const [seat] = seats
  return isHeld || !seat || seats.some(({ b }) => b !== seat.b) ? [one] : [{ ...one, relation: 'sits-on', b: seat.b }]
}

const WORKTOP = /^(workbench|counter|ironing board)$/
const WORKS = /^(cuts|builds|paints|cooks|sews|cleans)$/

/** Who saws on a workbench stands at it. */
const atWorktop: Sense = (graph, one) => {
  const isOn = one.relation === 'stands-on' && !one.word && WORKTOP.test(nameById(graph, one.b))
  const works = graph.relations.some(({ a, b, relation }) => a === one.a && b !== one.b && WORKS.test(relation))
  return isOn && works ? [{ ...one, relation: 'next-to' }] : [one]
}

const DRINK =
  /^(coffee cup|teacup|mug|hot chocolate|cocktail|milkshake|juice|lemonade|bubble tea|wine glass|champagne glass|cup)$/

/** Over a coffee one has it in the hand. */
const overCup: Sense = (graph, one) =>
  one.relation === 'above' && isHuman(graph, one.a) && DRINK.test(nameById(graph, one.b))
    ? [{ a: one.a, relation: 'holds', b: one.b }]
    : [one]

const ROLLS = /^(wheelbarrow|stroller|shopping cart|lawn mower|riding mower)$/

/** Nobody bears in the arms what has a handle and a wheel. */
const wheeled: Sense = (graph, one) =>
  /^(carries|holds)$/.test(one.relation) &&
  ROLLS.test(nameById(graph, one.b)) &&
  entryById(graph, one.a)?.kind === 'being'
    ? [{ a: one.a, relation: 'pushes', b: one.b }]
    : [one]

const DISH = /^(cake stand|tray|plate|cutting board)$/

/** Of a cake and its stand in the same hands the cake is on the stand. */
const onDish: Sense = (graph, one) => {
  if (one.relation !== 'holds' || entryById(graph, one.b ?? '')?.category !== 'kitchen and food') return [one]
  if (DISH.test(nameById(graph, one.b))) return [one]
  const dish = graph.relations.find(
    ({ a, b, relation }) => a === one.a && /^(holds|carries)$/.test(relation) && DISH.test(nameById(graph, b)),
  )
  return dish?.b ? [{ a: one.b as string, relation: 'on-top-of', b: dish.b }] : [one]
}

/** Nobody stands on a cake stand: what one holds does. */
const notOnDish: Sense = (graph, one) => {
  if (one.relation !== 'stands-on' || one.word || !isHuman(graph, one.a) || !DISH.test(nameById(graph, one.b)))
    return [one]
  const food = graph.relations.find(
    ({ a, b, relation }) =>
      a === one.a && relation === 'holds' && entryById(graph, b ?? '')?.category === 'kitchen and food',
  )
  return food ? [{ a: one.a, relation: 'holds', b: one.b }] : [one]
}

/** Beside a castle one stands before it: on one line with it both would be of one size. */
const beforeGrand: Sense = (graph, one) => {
  if (one.relation !== 'next-to' || one.how || !one.b) return [one]
  const [who, what] = [entryById(graph, one.a), entryById(graph, one.b)]
  const isAlone = graph.relations.every((other) => other === one || (other.a !== one.b && other.b !== one.b))
  const isAfoot = who?.kind === 'being' && who.actor.habitat === 'ground'
  return what && isAfoot && isAlone && isGrand(what) ? [{ ...one, relation: 'in-front-of' }] : [one]
}

const SENSES: readonly Sense[] = [
  inTheirChair,
  atFeet,
  sameSeat,
  atWorktop,
  overCup,
  wheeled,
  notOnDish,
  onDish,
  beforeGrand,
]

export const settled = (graph: SceneGraph): SceneGraph => {
  let sofar = graph
  for (const sense of SENSES) sofar = { ...sofar, relations: sofar.relations.flatMap((one) => sense(sofar, one)) }
  return hungOut(cupEach(sofar))
}

/** Each of two has one. */
function cupEach(graph: SceneGraph): SceneGraph {
  const needs = (id: string) => {
    const held = graph.relations.find(({ b, relation }) => b === id && relation === 'holds')
    return held ? (graph.things.find((thing) => thing.id === held.a)?.n ?? 1) : 1
  }
  return {
    ...graph,
    things: graph.things.map((thing) =>
      DRINK.test(thing.name) ? { ...thing, n: Math.max(thing.n, needs(thing.id)) } : thing,
    ),
  }
}

/** The clothes beside a clothesline hang on it, and it is drawn with them. */
function hungOut(graph: SceneGraph): SceneGraph {
  const line = graph.things.find(({ name }) => name === 'clothesline')
  if (!line) return graph
  const isWashing = (id: string) => entryById(graph, id)?.category === 'clothes'
  const hung = graph.relations
    .filter(({ a, b, relation }) => b === line.id && relation === 'next-to' && isWashing(a))
    .map(({ a }) => a)
  const isOnlyThere = (id: string) => graph.relations.every(({ a, b }) => (a !== id && b !== id) || b === line.id)
  const gone = new Set(hung.filter(isOnlyThere))
  if (!gone.size) return graph
  return {
    ...graph,
    things: graph.things.map((thing) => (gone.has(thing.id) ? { ...thing, within: true } : thing)),
    relations: graph.relations.filter(({ a }) => !gone.has(a)),
  }
}

/** What two want is between them, in both their mouths or hands; what somebody is robbed of is with the robber and no longer worn. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { entryById } from '../../entries.ts'

const QUARREL = /^(fight|fought|squabbl|quarrel|argu|bicker|wrestl|brawl)/
const ROBS =
  /^(steal|stole|snatch|grab|swip|nick|nab|tak|took|chew|gnaw|nibbl|bit|tug|pull|yank|drag|run|ran|carr|fetch|bring|hid)/
/** Worn so loosely that an animal has it off: by the leg of their trousers people are pulled themselves. */
const LOOSE =
  /^(shoe|boot|boots|sneaker|sock|slipper|hat|[a-z]+ hat|baseball cap|beanie|glasses|sunglasses|scarf|mitten|glove|handbag|backpack)$/

export const contended = (graph: SceneGraph): SceneGraph => onSill(fromHand(robbed(fought(graph))))

const isAnimal = (graph: SceneGraph, id: string): boolean => {
  const entry = entryById(graph, id)
  return entry?.kind === 'being' && !entry.human
}

/** "Fighting over grandpa's slipper" is read as looking at it while they fight, "fighting over a fish" as tugging on it. */
function fought(graph: SceneGraph): SceneGraph {
  const over = graph.relations.filter(
    ({ relation, b, word, how }) =>
      b &&
      ((relation === 'looks-at' && QUARREL.test(word ?? '')) ||
        (relation === 'pulls' && !how && /^tugg?(ing|s)?$/.test(word ?? ''))),
  )
  const prize = over[0]?.b
  if (!prize) return graph
  const rivals = graph.things.filter(({ id }) => over.some(({ a, b }) => a === id && b === prize))
  if (rivals.reduce((sum, { n }) => sum + n, 0) !== 2) return graph
  const isTheirs = ({ a, relation }: Relation) => relation === 'fights' && rivals.some(({ id }) => id === a)
  return {
    ...graph,
    relations: graph.relations
      .filter((one) => !isTheirs(one))
      .map((one) => (over.includes(one) ? { ...one, relation: 'pulls', pose: 'pull-lean', how: 'tug' } : one)),
  }
}

/** The puppy has the slipper, and grandfather has it on no more. */
function robbed(graph: SceneGraph): SceneGraph {
  const worn = graph.relations.filter(
    ({ relation, b }) => relation === 'wears' && LOOSE.test(graph.things.find(({ id }) => id === b)?.name ?? ''),
  )
  const takes = ({ a, b, relation, word }: Relation) =>
    isAnimal(graph, a) && ROBS.test(word ?? '') && /^(holds|pulls|eats|carries|plays-with|picks)$/.test(relation)
      ? worn.find((one) => one.a !== a && (one.b === b || (one.a === b && relation === 'pulls')))
      : undefined
  const gone = graph.relations.map(takes)
  if (!gone.some(Boolean)) return graph
  return {
    ...graph,
    relations: graph.relations
      .flatMap((one, i): Relation[] => {
        const from = gone[i]
        if (!from) return [one]
        const { part: _, ...rest } = one
        const several = (graph.things.find(({ id }) => id === one.a)?.n ?? 1) === 2
        const taken =
          one.relation === 'pulls' && !several ? { ...rest, relation: 'holds', b: from.b } : { ...rest, b: from.b }
        const flees = graph.relations.some(({ a, b }) => a === one.a && b === from.a && one.b !== from.a)
        return flees ? [taken] : [taken, { a: from.a, relation: 'looks-at', b: one.a }]
      })
      .filter((one) => !gone.includes(one)),
  }
}

/** What an animal drinks from while somebody holds it is held out to it. */
function fromHand(graph: SceneGraph): SceneGraph {
  const holderOf = (id: string | null) =>
    graph.relations.find(({ a, relation, b }) => relation === 'holds' && b === id && !isAnimal(graph, a))?.a
  const relations = graph.relations.map((one): Relation => {
    const holder = /^(eats|drinks)$/.test(one.relation) && isAnimal(graph, one.a) ? holderOf(one.b) : undefined
    return holder ? { a: holder, relation: 'feeds', b: one.a, word: 'feeding', pose: 'reach' } : one
  })
  return { ...graph, relations }
}

const BOARD = /^(windowsill|table|picnic table|counter|shelf|desk|bench)$/
const STEALS = /^(steal|stole|snatch|swip)/
/** In meters. */
const SMALL = 0.6

/** Who steals from a table and is small enough stands on it; who steals from a grill cooks nothing there; who guards a chest stands by it. */
function onSill(graph: SceneGraph): SceneGraph {
  const highOf = (id: string | null) => entryById(graph, id ?? '')?.height ?? 1
  const steals = (id: string) => graph.relations.some(({ a, word }) => a === id && STEALS.test(word ?? ''))
  const settled = (one: Relation): Relation => {
    const { a, relation, b, word } = one
    if (!isAnimal(graph, a)) return one
    const isOn = relation === 'next-to' && STEALS.test(word ?? '') && highOf(a) < SMALL
    if (isOn && BOARD.test(graph.things.find(({ id }) => id === b)?.name ?? ''))
      return { ...one, relation: 'stands-on' }
    const isBy =
      (relation === 'cooks' && steals(a)) ||
      (relation === 'in-front-of' && /^guard/.test(word ?? '') && highOf(b) < highOf(a))
    return isBy ? { a, relation: 'next-to', b } : one
  }
  return { ...graph, relations: graph.relations.map(settled) }
}

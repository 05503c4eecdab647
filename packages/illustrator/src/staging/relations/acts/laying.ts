/** What is on the table: nobody who sits at one holds a bowl of soup in the air, and no cookies lie on the floor beside it. */
import type { NamedThing, Relation, SceneGraph } from '../../../reading/graph.ts'
import { lookUp } from '../../../world/world.ts'
import { brought } from '../../brought.ts'
import { entryById } from '../../entries.ts'

const TABLE = /^(table|counter|picnic table)$/
/** Nearly all who are about a meal are at the table; a cup is still lifted. */
const SERVED = /^(holds|eats|carries)$/
/** Spread on the ground, if there is no table. */
const SPREAD = /^(table|picnic blanket|counter)$/
const MEAL = /kitchen and food/

/** Who plays chess on a stump needs no table on top of it. */
const BOARD = /^(stump|log|rock|barrel|crate|box|bench|picnic blanket|rug)$/

function cleared(said: SceneGraph): SceneGraph {
  const table = said.things.find(({ name, via }) => name === 'table' && via === 'implied')
  const board = table && said.things.find(({ name, via }) => BOARD.test(name) && via !== 'implied')
  if (!table || !board) return said
  return {
    ...said,
    things: said.things.filter((thing) => thing !== table),
    relations: said.relations
      .filter(({ b, relation }) => b !== board.id || !/^(sits-on|stands-on|on-top-of)$/.test(relation))
      .map((relation) => (relation.b === table.id ? { ...relation, b: board.id } : relation)),
  }
}

export function layTable(given: SceneGraph): SceneGraph {
  const said = cleared(given)
  const graph = { ...said, relations: said.relations.map((relation) => offTheCake(said, relation)) }
  const surface = graph.things.find(({ name }) => SPREAD.test(name))
  if (!surface) return graph
  const relations = graph.relations.map((relation) => seated(graph, relation))
  const served = relations.map((relation) => serve({ ...graph, relations }, relation))
  const loose = graph.things.filter((thing) => isMeal(thing) && isLoose(thing, served))
  const laid = [...served, ...loose.map(({ id }) => ({ a: id, relation: 'on-top-of', b: surface.id }))]
  const all = TABLE.test(surface.name) ? [...laid, ...company(graph, laid, surface.id)] : laid
  return sliced({ ...graph, things: graph.things.map((thing) => helped(thing, graph, all)), relations: all }, said)
}

/** "lighting candles on the cake": the candles are on it, nobody stands there. */
function offTheCake(graph: SceneGraph, relation: Relation): Relation {
  const { a, b, relation: deed } = relation
  const [who, cake] = [a, b].map((id) => lookUp(nameIn(graph, id)))
  if (!/^(stands-on|sits-on)$/.test(deed) || !who || !cake || !MEAL.test(cake.category)) return relation
  const other = graph.relations.find((one) => one.a === a && one.b && one.b !== b && !isAlive(graph, one.b))?.b
  return other && who.height > cake.height * 2 ? { a: other, relation: 'on-top-of', b } : relation
}

/** Whom nothing is said of but that there is a meal sits at it. */
function company(graph: SceneGraph, relations: readonly Relation[], table: string): Relation[] {
  const meals = new Set(
    relations.filter(({ b, relation }) => b === table && relation === 'on-top-of').map(({ a }) => a),
  )
  const isIdle = (id: string) =>
    relations.every(
      ({ a, b, relation }) =>
        (a !== id && b !== id) || (relation === 'next-to' && meals.has(b ?? '')) || relation === 'wears',
    )
  const guests = meals.size ? graph.things.filter(({ id }) => isAlive(graph, id) && isIdle(id)) : []
  return guests.map(({ id }) => ({ a: id, relation: 'sits-at', b: table }))
}

/** What is eaten by the slice stays on the table; everybody has a slice of it. */
const SLICES: Readonly<Record<string, string>> = { pizza: 'pizza slice', watermelon: 'watermelon slice' }

function sliced(graph: SceneGraph, said: SceneGraph): SceneGraph {
  const meals = said.relations.filter(({ relation, b }) => relation === 'eats' && SLICES[nameIn(said, b)])
  const [first] = meals
  if (!first) return graph
  const eaters = graph.things.filter(({ id }) => meals.some(({ a }) => a === id))
  const n = eaters.reduce((sum, one) => sum + one.n, 0)
  const slice = { ...brought(SLICES[nameIn(said, first.b)] ?? ''), n }
  return {
    ...graph,
    things: [...graph.things, slice],
    relations: [...graph.relations, ...eaters.map(({ id }) => ({ a: id, relation: 'eats', b: slice.id }))],
  }
}

/** A bowl for each: three bears do not eat from one. */
function helped(
  thing: NamedThing,
  { things, relations: said }: SceneGraph,
  relations: readonly Relation[],
): NamedThing {
  const eaters = said.filter(({ relation, b }) => relation === 'eats' && b === thing.id).map(({ a }) => a)
  const isLaid = relations.some(({ a, relation }) => a === thing.id && relation === 'on-top-of')
  if (!isLaid || !eaters.length || !BOWL.test(thing.name)) return thing
  const n = things.filter(({ id }) => eaters.includes(id)).reduce((sum, one) => sum + one.n, 0)
  return { ...thing, n: Math.max(thing.n, Math.min(n, 4)) }
}

const BOWL = /bowl|soup|plate|cereal|porridge|stew|pancakes|spaghetti|noodles|rice/

const nameIn = ({ things }: SceneGraph, id: string | null): string => things.find((one) => one.id === id)?.name ?? ''
const isAlive = (graph: SceneGraph, id: string): boolean => entryById(graph, id)?.kind === 'being'
const isMeal = ({ name }: NamedThing): boolean => {
  const entry = lookUp(name)
  return entry?.kind === 'thing' && MEAL.test(entry.category) && entry.height < 0.5
}
const isLoose = ({ id }: NamedThing, relations: readonly Relation[]): boolean =>
  !relations.some(({ a, b, relation }) => a === id || (b?.split('+').includes(id) && !NEAR.test(relation)))
/** What was only said to be by a cake leaves it where it is. */
const NEAR = /^(next-to|above|around)$/

/** People around a table sit at it, a cake at a table stands on it. */
function seated(graph: SceneGraph, relation: Relation): Relation {
  const { a, b, relation: deed } = relation
  if (!TABLE.test(nameIn(graph, b))) return relation
  const alive = isAlive(graph, a) || GUESTS.test(nameIn(graph, a))
  const runs = graph.relations.some(
    (one) => (one.a === a || one.b === a) && /^(chases|runs|follows|races)/.test(one.relation),
  )
  if (deed === 'around' && alive) return { ...relation, relation: runs ? 'next-to' : 'sits-at' }
  const meal = graph.things.find(({ id }) => id === a)
  return !alive && (deed === 'sits-at' || (deed === 'around' && meal && isMeal(meal)))
    ? { ...relation, relation: 'on-top-of' }
    : relation
}

/** Toys that are asked to tea. */
const GUESTS = /^(teddy bear|doll|stuffed animal|fashion doll|toy robot)$/

/** What those at a table have is on it. */
function serve(graph: SceneGraph, relation: Relation): Relation {
  const dish = graph.things.find(({ id }) => id === relation.b)
  const at = graph.relations.find(
    ({ a, b, relation: deed }) => deed === 'sits-at' && a === relation.a && TABLE.test(nameIn(graph, b)),
  )
  if (!SERVED.test(relation.relation) || !at || !dish) return relation
  // The spoon of who stirs is in the hand; several would all have one before their faces.
  const isTool = graph.relations.some(({ a, tool }) => a === relation.a && tool === relation.b)
  const isShared = isTool && (graph.things.find(({ id }) => id === relation.a)?.n ?? 1) > 1 && dish.via === 'implied'
  if (!isShared && (isTool || !isMeal(dish))) return relation
  return { a: dish.id, relation: 'on-top-of', b: at.b }
}

/** Who whittles on a log or knits on a bench works on the lap: a table would be between the two. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import type { Act } from './table.ts'

const SEATED = /^(sits-on|swings-on|rides)$/
/** Whoever needs a spoon or a pan needs something for it to stand on. */
const HANDLED = /^(knife|screwdriver|needle|scissors|paintbrush)$/
/** In meters: longer or heavier, it does not stay on a lap. */
const LIGHT = 0.6

export function onTheLap(graph: SceneGraph, { a, b }: Relation, act: Act, height: number, isFood: boolean): Act {
  if (act.how !== 'at-table' || isFood || height > LIGHT || !b) return act
  const isAtTable = graph.things.some(({ name }) => /table$|bench$|desk$/.test(name) && name !== 'bench')
  const sits = graph.relations.some((one) => one.a === a && one.b && one.b !== b && SEATED.test(one.relation))
  const tools = act.brings.filter((name) => name !== '@table')
  if (isAtTable || !sits || !tools.every((name) => HANDLED.test(name))) return act
  return { ...act, how: 'on-lap', pose: 'sit', brings: tools }
}

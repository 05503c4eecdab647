/** Where fruit and food are that nobody placed. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { lookUp } from '../../../world/world.ts'

/** What is picked grows on the tree that was named with it. */
export function grown({ things, relations }: SceneGraph): Relation[] {
  const tree = things.find(({ name }) => /(^| )(tree|bush|vine)$/.test(name))
  const ripe = relations.filter(({ relation, b }) => relation === 'picks' && !relations.some(({ a }) => a === b))
  return tree ? ripe.flatMap(({ b }) => (b && b !== tree.id ? [{ a: b, relation: 'inside', b: tree.id }] : [])) : []
}

/** What somebody is fed with is in the hand that feeds, where nobody said where it is. */
export function fed({ things, relations }: SceneGraph): Relation[] {
  const feeder = relations.find(({ relation, b }) => relation === 'feeds' && b)
  const food = things.find(
    ({ id, name }) =>
      lookUp(name)?.category === 'kitchen and food' && !relations.some(({ a, b }) => a === id || b === id),
  )
  return feeder && food ? [{ a: feeder.a, relation: 'holds', b: food.id }] : []
}

/** What is picked from a ladder grows on a tree, whether somebody named it or not. */
import type { SceneGraph } from '../../../reading/graph.ts'
import { brought } from '../../brought.ts'

const FRUIT = /^(apple|pear|cherry|orange|lemon|peach|mango|plum|apricot|fig|olive)$/
const TREE = /(^| )tree$/

export function planted(graph: SceneGraph): SceneGraph {
  const nameOf = (id: string | null) => graph.things.find((thing) => thing.id === id)?.name ?? ''
  const isUp = (who: string) =>
    graph.relations.some(({ a, b, relation }) => a === who && relation === 'stands-on' && /ladder/.test(nameOf(b)))
  const picked = graph.relations.find(({ a, b, relation }) => relation === 'picks' && FRUIT.test(nameOf(b)) && isUp(a))
  if (!picked || graph.things.some(({ name }) => TREE.test(name))) return graph
  return { ...graph, things: [...graph.things, brought(nameOf(picked.b) === 'cherry' ? 'cherry tree' : 'apple tree')] }
}

/** What is picked from a ladder, or from nowhere that was named, grows on a tree. */
import type { SceneGraph } from '../../../reading/graph.ts'
import { brought } from '../../brought.ts'
import { nameById } from '../../entries.ts'

const FRUIT = /^(apple|pear|cherry|orange|lemon|peach|mango|plum|apricot|fig|olive)$/
const TREE = /(^| )tree$/

export function planted(graph: SceneGraph): SceneGraph {
  const isUp = (who: string) =>
    graph.relations.some(
      ({ a, b, relation }) => a === who && /^(stands-on|climbs)$/.test(relation) && /ladder/.test(nameById(graph, b)),
    )
  const picked = graph.relations.find(
    ({ a, b, relation }) => relation === 'picks' && FRUIT.test(nameById(graph, b)) && isUp(a),
  )
  if (graph.things.some(({ name }) => TREE.test(name))) return graph
  if (picked) return { ...graph, things: [...graph.things, brought(treeOf(nameById(graph, picked.b)))] }
  const isAnywhere = (fruit: string | null) =>
    graph.relations.some(({ a, relation }) => a === fruit && /^(inside|on-top-of|hangs-from|under)$/.test(relation))
  const loose = graph.relations.find(({ b, relation }) => relation === 'picks' && FRUIT.test(nameById(graph, b)))
  if (!loose?.b || isAnywhere(loose.b)) return graph
  const tree = brought(treeOf(nameById(graph, loose.b)))
  return {
    ...graph,
    things: [...graph.things, tree],
    relations: [...graph.relations, { a: loose.b, relation: 'inside', b: tree.id }],
  }
}

/** A cherry tree is drawn in blossom: it bears nothing yet. */
const treeOf = (fruit: string): string => (/^(apple|orange)$/.test(fruit) ? `${fruit} tree` : 'tree')

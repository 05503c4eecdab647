/** A bat that sleeps hangs from something, head down. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { brought } from '../../brought.ts'

const [ASLEEP, HUNG] = [/^sleeps/, /^(hangs-from|swings-on|lies-on|inside)$/]

export function roosted(graph: SceneGraph): SceneGraph {
  const bat = graph.things.find(({ name }) => /^(bat|fruit bat|vampire bat)$/.test(name))
  const sleeps = graph.relations.filter(({ a, relation }) => a === bat?.id && ASLEEP.test(relation))
  if (!bat || !sleeps.length || graph.relations.some(({ a, relation }) => a === bat.id && HUNG.test(relation)))
    return graph
  const tree = graph.things.find(({ name }) => /tree$|^branch$/.test(name)) ?? brought('branch')
  const hangs: Relation = { a: bat.id, relation: 'hangs-from', b: tree.id, pose: 'hang', word: 'sleeping' }
  return {
    ...graph,
    things: graph.things.includes(tree) ? graph.things : [...graph.things, tree],
    // The cave that it sleeps in stays the place.
    relations: [hangs, ...graph.relations.filter((one) => one.b || !sleeps.includes(one))],
  }
}

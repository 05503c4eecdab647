/** A toy that does something is somebody; one that only sits or lies somewhere is a toy. */
import type { SceneGraph } from '../../../reading/graph.ts'
import { isToy } from '../../../world/living/toys.ts'

const RESTS =
  /^(inside|on-top-of|next-to|under|behind|in-front-of|left-of|right-of|above|between|around|sits|sits-on|sits-at|stands-on|lies|lies-on|sleeps|sleeps-in|hangs-from|leans-on|wears|has|filled-with|made-of|floats-on|comes-out-of|hides-in|hides-behind|looks-at)$/

export function toysAlive(graph: SceneGraph): SceneGraph {
  const acts = (id: string): boolean => graph.relations.some(({ a, relation }) => a === id && !RESTS.test(relation))
  if (!graph.things.some(({ id, name }) => isToy(name) && acts(id))) return graph
  return {
    ...graph,
    things: graph.things.map((thing) => (isToy(thing.name) && acts(thing.id) ? { ...thing, alive: 'body' } : thing)),
  }
}

/** Who plays at a playground is on what stands there, not beside it. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'

const DEEDS: Readonly<Record<string, string>> = {
  swing: 'swings-on',
  'tire swing': 'swings-on',
  slide: 'slides-down',
  seesaw: 'rides',
  'merry-go-round': 'rides',
  'spring rider': 'rides',
  'monkey bars': 'hangs-from',
  'jungle gym': 'climbs',
  'climbing wall': 'climbs',
  trampoline: 'bounces-on',
  'bouncy castle': 'bounces-on',
  sandbox: 'inside',
}

/** What one is on alone, and on nothing else meanwhile. */
export const isApparatus = (name: string): boolean => DEEDS[name] !== undefined

export function atPlayground(graph: SceneGraph): SceneGraph {
  const deedOf = ({ relation, b }: Relation) =>
    relation === 'plays-with' ? DEEDS[graph.things.find(({ id }) => id === b)?.name ?? ''] : undefined
  const relations = graph.relations.map((one) => {
    const deed = one.how ? undefined : deedOf(one)
    return deed ? { ...one, relation: deed } : one
  })
  return { ...graph, relations }
}

/** Butterflies that somebody is with fly about them: beside each leg one would sit on the ground. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { isBeingById } from '../../entries.ts'

const FLUTTERS = /^(butterfly|moth|bee|bumblebee|dragonfly|firefly|hummingbird|ladybug)$/

export function fluttering(graph: SceneGraph): SceneGraph {
  const isSwarm = (id: string | null) =>
    graph.things.some((thing) => thing.id === id && FLUTTERS.test(thing.name) && (thing.n > 1 || thing.atLeast))
  const isBeside = ({ a, b, relation }: Relation) =>
    relation === 'next-to' && ((isSwarm(a) && isBeingById(graph, b)) || (isSwarm(b) && isBeingById(graph, a)))
  return { ...graph, relations: graph.relations.filter((one) => !isBeside(one)) }
}

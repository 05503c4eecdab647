/** Butterflies that somebody is with fly about them: beside each leg one would sit on the ground. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { entryById } from '../../entries.ts'

const FLUTTERS = /^(butterfly|moth|bee|bumblebee|dragonfly|firefly|hummingbird|ladybug)$/

export function fluttering(graph: SceneGraph): SceneGraph {
  const isSwarm = (id: string | null) =>
    graph.things.some((thing) => thing.id === id && FLUTTERS.test(thing.name) && (thing.n > 1 || thing.atLeast))
  const isBeing = (id: string | null) => id !== null && entryById(graph, id)?.kind === 'being'
  const isBeside = ({ a, b, relation }: Relation) =>
    relation === 'next-to' && ((isSwarm(a) && isBeing(b)) || (isSwarm(b) && isBeing(a)))
  return { ...graph, relations: graph.relations.filter((one) => !isBeside(one)) }
}

/** Where animals are that dig, ride and climb: before the fence they dig under, on the back of who carries them, in the mountains. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { brought } from '../../brought.ts'
import { entryById, nameById } from '../../entries.ts'

const BARRIER = /^(fence|gate|wall|brick wall|hedge|stone wall|house|shed|barn|chicken coop)$/
const PEAK = /^(mountain|snowy mountain)$/

export const onLand = (said: SceneGraph): SceneGraph => amongPeaks(beforeFence(onBack(said)))

/** Children whom a dinosaur carries on its back ride it. */
function onBack(graph: SceneGraph): SceneGraph {
  const isRidden = ({ a, b, relation, part }: Relation) => {
    const [mount, rider] = [entryById(graph, a), entryById(graph, b)]
    return (
      relation === 'carries' &&
      part === 'back' &&
      mount?.kind === 'being' &&
      !mount.human &&
      rider?.kind === 'being' &&
      rider.human
    )
  }
  const relations = graph.relations.map((one): Relation => {
    const { part: _, how: __, ...rest } = one
    return isRidden(one) ? { ...rest, a: one.b as string, relation: 'rides', b: one.a } : one
  })
  return { ...graph, relations }
}

/** Who digs under a fence has a hole at its foot: under it nobody would be seen. */
function beforeFence(graph: SceneGraph): SceneGraph {
  const digs = (id: string) => graph.relations.find(({ a, relation }) => a === id && relation === 'digs')
  const isUnder = ({ a, b, relation }: Relation) =>
    relation === 'under' && BARRIER.test(nameById(graph, b)) && digs(a) !== undefined
  const under = graph.relations.filter(isUnder)
  if (!under.length) return graph
  const hole = brought('hole')
  const isEmpty = (one: Relation) => one.b === null && under.some(({ a }) => digs(a) === one)
  const relations = graph.relations.map((one): Relation => {
    if (isEmpty(one)) return { ...one, b: hole.id }
    return under.includes(one) ? { a: one.a, relation: 'in-front-of', b: one.b } : one
  })
  const things = graph.relations.some(isEmpty) ? [...graph.things, hole] : graph.things
  return { ...graph, things, relations }
}

/** On its top there is room for one: several are high up in the mountains. */
function amongPeaks(graph: SceneGraph): SceneGraph {
  const on = graph.relations.filter(
    ({ relation, b }) => /^(stands-on|on-top-of|sits-on)$/.test(relation) && PEAK.test(nameById(graph, b)),
  )
  const many = on.reduce((sum, { a }) => sum + (graph.things.find(({ id }) => id === a)?.n ?? 1), 0)
  const peaks = new Set(on.map(({ b }) => b))
  const isNeeded = graph.relations.some((one) => !on.includes(one) && (peaks.has(one.b) || peaks.has(one.a)))
  if (many < 2 || isNeeded || graph.place) return graph
  return {
    ...graph,
    place: 'mountain',
    things: graph.things.filter(({ id }) => !peaks.has(id)),
    relations: graph.relations.filter((one) => !on.includes(one)),
  }
}

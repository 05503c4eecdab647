/** How many of those named do it: two play what is played by two, and one holds the phone for all. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { nameById } from '../../entries.ts'

const OF_TWO = /^(clap-hands|throw-fists|three-legged|leapfrog|bow-to|handshake|high-five|whisper|talks-to)$/

/** "kids" who play it with each other are two: a third would stand by with nothing to do. */
export function twoOf(graph: SceneGraph): SceneGraph {
  const paired = graph.relations
    .filter(({ a, b, how, relation }) => a === b && OF_TWO.test(how ?? relation))
    .map(({ a }) => a)
  if (!paired.length) return graph
  return {
    ...graph,
    things: graph.things.map((thing) => {
      if (!thing.atLeast || thing.n > 2 || !paired.includes(thing.id)) return thing
      const { atLeast: _, ...two } = thing
      return { ...two, n: 2 }
    }),
  }
}

/** A family is in one picture: all stand by the first of them, and the camera is on that one. */
export function onePicture(graph: SceneGraph): SceneGraph {
  const [first, ...others] = graph.relations.filter(
    ({ relation, b, tool }) => relation === 'looks-at' && b && nameById(graph, tool ?? null) === 'camera',
  )
  if (!first?.b || !others.length || others.some(({ a }) => a !== first.a)) return graph
  const beside = others.map(({ b }): Relation => ({ a: b as string, relation: 'next-to', b: first.b }))
  return { ...graph, relations: graph.relations.filter((one) => !others.includes(one)).concat(beside) }
}

/** Of a family only the first has the phone; the others are close to whoever has it. */
export function oneCamera(graph: SceneGraph): SceneGraph {
  const [first, ...others] = graph.relations.filter(({ how }) => how === 'selfie')
  if (!first || !others.length) return graph
  const beside = others.map(({ a }): Relation => ({ a, relation: 'next-to', b: first.a }))
  return { ...graph, relations: [...graph.relations.filter((one) => !others.includes(one)), ...beside] }
}

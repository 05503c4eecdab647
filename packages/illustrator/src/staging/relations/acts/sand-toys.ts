/** At a sandcastle bucket and shovel are toys: as large as those of a garden they would hide who plays. */
import type { SceneGraph } from '../../../reading/graph.ts'

const SAND = /^(sandcastle|sandbox|sand pile)$/
/** Of what they are elsewhere. */
const SIZES: Readonly<Record<string, number>> = { bucket: 0.62, shovel: 0.5, rake: 0.5 }

export function sandToys(graph: SceneGraph): SceneGraph {
  if (!graph.things.some(({ name }) => SAND.test(name))) return graph
  const things = graph.things.map((thing) => {
    const share = SIZES[thing.name]
    return share ? { ...thing, size: (thing.size ?? 1) * share } : thing
  })
  return { ...graph, things }
}

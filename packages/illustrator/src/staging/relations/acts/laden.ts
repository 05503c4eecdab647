/** A digger that fills a truck, however it was said: earth in its bucket and on the bed of a dump truck. */
import type { NamedThing, Relation, SceneGraph } from '../../../reading/graph.ts'
import { brought } from '../../brought.ts'

const [DIGGER, TRUCK, EARTH] = [/^(excavator|backhoe)$/, /^(dump )?truck$/, /^(dirt pile|sand pile|rock|gravel)$/]
const FILLS = /^(load|fill|dump|scoop|shovel|pour|put|drop|tip|empt)/

export function laden(graph: SceneGraph): SceneGraph {
  const [digger, truck] = [DIGGER, TRUCK].map((kind) => graph.things.find(({ name }) => kind.test(name)))
  if (!digger || !truck) return graph
  const said = graph.things.find(({ name }) => EARTH.test(name))
  const earth: NamedThing = said ?? brought('dirt pile')
  const three = new Set<string | null>([digger.id, truck.id, earth.id])
  const isTheirs = ({ a, b }: Relation): boolean => three.has(a) && three.has(b)
  if (!graph.relations.some((one) => isTheirs(one) && (FILLS.test(one.word ?? '') || one.a === said?.id))) return graph
  const recast = (thing: NamedThing): NamedThing => {
    if (thing === digger) return { ...thing, name: 'excavator' }
    return thing === truck ? { ...thing, name: 'dump truck' } : thing
  }
  return {
    ...graph,
    things: [...graph.things.map(recast), ...(said ? [] : [earth])],
    relations: [
      ...graph.relations.filter((one) => !isTheirs(one)),
      { a: digger.id, relation: 'holds', b: earth.id },
      { a: earth.id, relation: 'inside', b: truck.id },
    ],
  }
}

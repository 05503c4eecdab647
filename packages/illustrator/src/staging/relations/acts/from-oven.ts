/** Bent before an oven that stands on the floor, with both hands at what comes out of it. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { midX, side, tall, wide } from '../../geometry.ts'
import { resize } from '../kit.ts'
import { type ActStager, toFront } from './kit.ts'

/** Shares of the height of who bends: the oven, and what is in it. */
const [OVEN, LOAD] = [0.7, 0.34]
/** How far within the opening its near end is. */
const IN = 0.05

const PUTS = /^(put|plac|slid|push|set|shov)/

/** Who holds what comes out of an oven takes it out, and who holds what goes into it puts it in; its door is open. */
export function takenOut(graph: SceneGraph): SceneGraph {
  const isOven = (id: string | null) => graph.things.some((thing) => thing.id === id && thing.name === 'oven')
  const out = graph.relations.find(({ b, relation }) => /^(comes-out-of|inside)$/.test(relation) && isOven(b))
  const holds = graph.relations.find(({ b, relation }) => /^(holds|pulls|carries)$/.test(relation) && b === out?.a)
  if (!out || !holds || (out.relation === 'inside' && !PUTS.test(holds.word ?? ''))) return graph
  const rest = graph.relations.filter((relation) => relation !== out && relation !== holds)
  const taking: Relation = { a: holds.a, relation: 'looks-into', b: out.b, how: 'from-oven', tool: out.a }
  const things = graph.things.map((thing) =>
    thing.id === out.b && !thing.attributes.includes('open')
      ? { ...thing, attributes: [...thing.attributes, 'open'] }
      : thing,
  )
  return { ...graph, things, relations: [...rest, taking] }
}

export const fromOven: ActStager = (scene, a, b, relation) => {
  const load = scene.members.find(({ named }) => named.id === relation.tool)
  if (!b || !load || !a.handed || scene.together(a, b)) return
  const h = a.place.h
  const s = side(a.place.facing)
  resize(scene, b, (b.place.h * h * OVEN) / tall(b.art.box))
  resize(scene, load, (load.place.h * h * LOAD) / Math.max(wide(load.art.box), tall(load.art.box) * 1.4))
  const { box } = b.art
  const hollow = b.art.hollow ?? box
  const edge = s > 0 ? box.x0 : box.x1
  const [low, half] = [hollow.y0 + tall(hollow) * 0.72, wide(load.art.box) / 2]
  scene.group(load).shift(edge + s * (half + h * IN) - midX(load.art.box), low - load.art.box.y1)
  scene.join(load, b, 'over')
  const grip = (): readonly [number, number] => {
    const { x0, x1, y0, y1 } = load.art.box
    return [(s > 0 ? x0 : x1) + s * h * 0.02, y0 + (y1 - y0) * 0.6]
  }
  a.act({ pose: 'lean-over', turn: 0.5 })
  scene.group(a).shift(grip()[0] - s * h * 0.22 - a.point('chest')[0], box.y1 - a.art.box.y1)
  scene.join(a, b, 'over')
  a.act({ reach: { nearHand: grip(), farHand: [grip()[0] + s * h * 0.05, grip()[1] - h * 0.02] } })
  toFront(scene, a, 'nearArm')
  scene.contacts.push({ a, b: load, tool: null, at: grip })
}

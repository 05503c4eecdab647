/** Who opens a door has a hand on its knob; it is as high as a door. */
import type { SceneGraph } from '../../../reading/graph.ts'
import { tall } from '../../geometry.ts'
import { ahead, resize } from '../kit.ts'
import { type ActStager, toFront } from './kit.ts'

/** Of the height of the tallest who goes through it. */
const DOOR = 1.25

/** Nobody has a door in the hand. */
export function opened(graph: SceneGraph): SceneGraph {
  const isDoor = (id: string | null) => graph.things.some((thing) => thing.id === id && thing.name === 'door')
  return {
    ...graph,
    relations: graph.relations.map((one) =>
      isDoor(one.b) && /^(holds|pulls|pushes|carries)$/.test(one.relation)
        ? { a: one.a, relation: 'looks-at', b: one.b, how: 'at-door' }
        : one,
    ),
  }
}

export const atDoor: ActStager = (scene, a, b) => {
  if (!b || !a.handed || scene.together(a, b)) return
  const people = scene.members.filter(({ handed }) => handed).map(({ place }) => place.h)
  if (scene.alone(b)) resize(scene, b, (b.place.h * Math.max(...people) * DOOR) / tall(b.art.box))
  const h = a.place.h
  a.act({ pose: 'reach' })
  // The knob is at the near side.
  if (scene.alone(b)) b.at({ facing: a.place.facing === 'right' ? 'left' : 'right' })
  const [x, y] = b.point('grip')
  scene.group(a).shift(x - ahead(a, h * 0.24) - a.point('chest')[0], b.art.box.y1 + h * 0.03 - a.art.box.y1)
  scene.join(a, b, 'over')
  a.act({ reach: { nearHand: [x, Math.max(y, a.point('headMid')[1])] } })
  toFront(scene, a, 'nearArm')
  scene.contacts.push({ a, b, tool: null, at: () => b.point('grip') })
}

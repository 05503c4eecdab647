/** Eating with a spoon or a fork: its end at the lips, the bowl in the other hand before the belly. */
import type { Point } from '../../../art/art.ts'
import type { SceneGraph } from '../../../reading/graph.ts'
import { nameById } from '../../entries.ts'
import { midX, tall, wide } from '../../geometry.ts'
import { fitHeld } from '../hands.ts'
import { ahead, meet, resize } from '../kit.ts'
import { type ActStager, aim, before, headOf, toFront, toolIn } from './kit.ts'
import { dished } from './pour.ts'

const CUTLERY = /^(spoon|fork|chopsticks|ladle|wooden spoon)$/

export function eatenWith(graph: SceneGraph): SceneGraph {
  const isSeated = (id: string) =>
    graph.relations.some(({ a, relation }) => a === id && /^(sits-at|inside)$/.test(relation))
  const eaten = graph.relations.filter(
    ({ a, b, relation, tool, how }) =>
      relation === 'eats' && !how && b && CUTLERY.test(nameById(graph, tool ?? null)) && !isSeated(a),
  )
  const food = new Set(eaten.map(({ b }) => b))
  return {
    ...graph,
    things: graph.things.map((thing) => (food.has(thing.id) ? dished(thing) : thing)),
    relations: graph.relations.map((one) =>
      eaten.includes(one) ? { ...one, how: 'eat-with', pose: 'hold-front' } : one,
    ),
  }
}

/** In heights: how large the dish is, where it is held, and how long spoon and fork are. */
const [DISH, FORWARD, DOWN, LONG] = [0.34, 0.2, 0.2, 0.22]

export const eatWith: ActStager = (scene, a, b, relation) => {
  const tool = toolIn(scene, a, relation)
  if (!b || !tool || !a.handed || scene.together(a, b)) return
  const h = a.place.h
  a.act({ pose: 'hold-front', turn: 0.4, mouth: 'open' })
  fitHeld(scene, a, b, DISH)
  resize(scene, b, (b.place.h * h * DISH) / Math.max(wide(b.art.box), tall(b.art.box)))
  const [x, y] = before(a, FORWARD, DOWN)
  meet(scene, b, a, [midX(b.art.box), b.art.box.y1], [x, y])
  scene.join(b, a, { before: 'nearArm', of: a })
  toFront(scene, b)
  a.act({ reach: { farHand: [x + ahead(a, wide(b.art.box) * 0.1), y] } })
  const lips = (): Point => [a.point('mouth')[0] + ahead(a, headOf(a) * 0.12), a.point('mouth')[1] + headOf(a) * 0.04]
  // From below and ahead: the arm stays under the chin.
  const hand = (): Point => [lips()[0] + ahead(a, h * LONG * 0.8), lips()[1] + h * LONG * 0.55]
  a.act({ reach: { nearHand: hand(), farHand: [x + ahead(a, wide(b.art.box) * 0.1), y] } })
  if (!scene.together(tool, a)) scene.join(tool, a, 'over')
  aim(tool, a.point('nearHand'), lips())
  toFront(scene, tool)
  toFront(scene, a, 'nearArm')
  scene.contacts.push({ a, b: a, tool, at: lips })
}

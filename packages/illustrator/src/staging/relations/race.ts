/** A race: all go the same way, each in a lane of its own, the nearer ones a little farther back so that every face is free. */
import type { Relation, SceneGraph } from '../../reading/graph.ts'
import { side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { resize, type Stager } from './kit.ts'

/** Of the height and the width of who is ahead: how much nearer the next lane is, and how far back who runs in it. */
const [LANE, BACK] = [0.34, 0.62]
/** Who runs against another is at least this high beside it: a snail would be lost beside a horse. */
const LEAST = 0.5

/** Several who race, of whom nobody said against whom, race against the first of them. */
export function abreast(graph: SceneGraph): SceneGraph {
  const alone = graph.relations.filter(({ relation, b }) => relation === 'races' && b === null)
  const [first] = alone
  if (!first || graph.relations.some(({ relation, b }) => relation === 'races' && b !== null)) return graph
  const several = graph.things.find(({ id }) => id === first.a)?.n ?? 1
  if (alone.length === 1 && several < 2) return graph
  const against = (said: Relation): Relation =>
    !alone.includes(said) || (said === first && several < 2) ? said : { ...said, b: first.a }
  return { ...graph, relations: graph.relations.map(against) }
}

export const races: Stager = (scene, a, b) => {
  if (scene.together(a, b)) return
  const { facing } = b.place
  if (scene.alone(a)) a.at({ facing })
  if (tall(a.art.box) < tall(b.art.box) * LEAST)
    resize(scene, a, (a.place.h * tall(b.art.box) * LEAST) / tall(a.art.box))
  const lane = scene.slot(b, 'lane', new Set()).index + 1
  const [mine, ahead] = [scene.group(a).box, scene.group(b).box]
  const s = side(facing)
  const front = s > 0 ? ahead.x1 : ahead.x0
  scene
    .group(a)
    .shift(
      front - s * wide(ahead) * BACK * lane - (s > 0 ? mine.x1 : mine.x0),
      groundOf(scene, b) + Math.min(tall(ahead), tall(mine)) * LANE * lane - groundOf(scene, a),
    )
  scene.join(a, b, 'over')
}

/** The lowest of all that moves with it: a rider's bicycle stands on the ground. */
const groundOf = (scene: Scene, one: Member): number => scene.group(one).box.y1

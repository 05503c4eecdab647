/** A ball on its way into the goal, who kicked it on one side and who keeps the goal before the net. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { nameById } from '../../entries.ts'
import { midX, midY, tall, turned, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { setBeside } from '../beside.ts'
import { ahead, resize } from '../kit.ts'
import type { ActStager } from './kit.ts'
import { speed } from './sport.ts'

const GOAL = /^(soccer goal|hockey goal)$/
const KEEPER = /^(goalkeeper|hockey goalie)$/
const SHOOTS = /^(kicks|throws|plays-with)$/
const TOWARD = /^(next-to|inside|in-front-of|looks-at|above)$/
/** In heights of who kicks: the goal, how far it is, who keeps it, and the ball. */
const [GOAL_HIGH, GAP, KEEPS, BALL] = [0.86, 0.3, 0.96, 0.24]

/** Who kicks a ball that goes into a goal shoots at it; a keeper is before the net and not behind it. */
export function shotAt(graph: SceneGraph): SceneGraph {
  const goal = graph.things.find(({ name }) => GOAL.test(name))
  const shot = graph.relations.find(
    ({ b, relation }) => b && SHOOTS.test(relation) && /ball$|puck/.test(nameById(graph, b)),
  )
  const isAimed = graph.relations.some(({ a, b, relation }) => a === shot?.b && b === goal?.id && TOWARD.test(relation))
  if (!goal || !shot || (!isAimed && !graph.relations.some(({ a, b }) => a === shot.a && b === goal.id))) return graph
  const keeper = graph.things.find(({ id, name, n }) => id !== shot.a && n === 1 && KEEPER.test(name))
  const isOld = ({ a, b, relation }: Relation) =>
    (b === goal.id && TOWARD.test(relation)) ||
    a === keeper?.id ||
    (b === keeper?.id && TOWARD.test(relation)) ||
    (a === goal.id && TOWARD.test(relation))
  const shoots: Relation = { a: shot.a, relation: 'looks-at', b: goal.id, how: 'score' }
  const keeps: Relation[] = keeper ? [{ a: keeper.id, relation: 'looks-at', b: goal.id, how: 'keep' }] : []
  return { ...graph, relations: [...graph.relations.filter((one) => !isOld(one)), shoots, ...keeps] }
}

/** The goal is ahead, the ball in the air before it. */
export function shoot(scene: Scene, a: Member, goal: Member, ball: Member | null): void {
  const h = a.place.h
  resize(scene, goal, (goal.place.h * h * GOAL_HIGH) / tall(goal.art.box))
  if (scene.alone(goal)) goal.at({ facing: turned(a.place.facing) })
  setBeside(scene, goal, a, a.place.facing === 'right', GAP)
  if (!ball || !scene.together(ball, a)) return
  const edge = ahead(a, 1) > 0 ? goal.art.box.x0 : goal.art.box.x1
  resize(scene, ball, (ball.place.h * h * BALL) / tall(ball.art.box))
  const { box } = ball.art
  ball.move({ scale: 1, dx: edge - ahead(a, wide(box) * 0.75) - midX(box), dy: goal.art.box.y1 - h * 0.52 - midY(box) })
  ball.draw()
  speed(scene, ball, a.place.facing === 'right' ? -1 : 1)
}

/** Off the ground before the net, both arms up, looking at who comes. */
export const keep: ActStager = (scene, a, b) => {
  if (!b || !a.handed || scene.together(a, b)) return
  const kicker = scene.bonds.find((bond) => bond.relation.how === 'score' && bond.b === b && bond.a !== a)?.a
  const high = tall(b.art.box) / GOAL_HIGH
  resize(scene, a, high * KEEPS)
  if (kicker) a.at({ facing: turned(kicker.place.facing) })
  a.act({ pose: 'arms-up', turn: 0.3, mouth: 'open' })
  scene.group(a).shift(midX(b.art.box) - midX(a.art.box), b.art.box.y1 - high * 0.06 - a.art.box.y1)
  scene.join(a, b, 'over')
}

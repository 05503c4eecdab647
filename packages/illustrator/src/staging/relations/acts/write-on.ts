/** At a board: the chalk on it, in the hand of who writes; what is drawn there is on the board and on nothing else. */
import type { Point } from '../../../art/art.ts'
import type { SceneGraph } from '../../../reading/graph.ts'
import { brought } from '../../brought.ts'
import { entryById, nameById } from '../../entries.ts'
import { clamp, midX, midY, side, tall, wide } from '../../geometry.ts'
import { resize } from '../kit.ts'
import { footing } from '../stance.ts'
import { type ActStager, aim, toFront, toolIn } from './kit.ts'

const BOARD = /^(chalkboard|math board|letter board)$/
const DRAWS = /^(draw|sketch|doodl|pictur|paint|writ|chalk)/
const ONTO = /^(on-top-of|stands-on|sits-on|lies-on|inside|next-to)$/

/** "Drawing a cat on the blackboard": the board is what she draws on, and no cat stands on it. */
export function chalked(graph: SceneGraph): SceneGraph {
  const onto = graph.relations.find(
    ({ a, b, relation }) =>
      ONTO.test(relation) &&
      BOARD.test(nameById(graph, b)) &&
      graph.relations.some((deed) => deed.b === a && DRAWS.test(deed.word ?? deed.relation)),
  )
  const deed = graph.relations.find(({ b, word, relation }) => onto && b === onto.a && DRAWS.test(word ?? relation))
  if (!deed || !onto || !entryById(graph, onto.a)) return graph
  const isTool = (id: string | null) => /^(pencil|paintbrush|easel|crayon|marker)$/.test(nameById(graph, id))
  const named = graph.things.filter(({ id, via }) => !(via === 'implied' && isTool(id)))
  const chalk = graph.things.find(({ name }) => name === 'chalk') ?? brought('chalk')
  const kept = new Set(named.map(({ id }) => id))
  return {
    ...graph,
    things: named.includes(chalk) ? named : [...named, chalk],
    relations: [
      ...graph.relations.filter(
        (one) => one !== deed && one !== onto && kept.has(one.a) && (one.b === null || kept.has(one.b)),
      ),
      { ...deed, b: onto.b, tool: chalk.id, how: 'write-on', pose: 'reach' },
      { a: deed.a, relation: 'holds', b: chalk.id },
      { ...onto, relation: 'next-to', how: 'chalked' },
    ],
  }
}

/** In heights of who writes: how near the board is, how far in the chalk touches it, how long the chalk is. */
const [NEAR, IN, CHALK] = [0.12, 0.15, 0.14]

export const writeOn: ActStager = (scene, a, b, relation) => {
  if (!b || scene.together(a, b)) return
  const h = a.place.h
  if (!b.being) resize(scene, b, (b.place.h * clamp(tall(b.art.box), h * 0.9, h * 1.1)) / tall(b.art.box))
  a.act({ pose: 'reach', turn: 0.5 })
  const s = side(a.place.facing)
  const edge = s > 0 ? b.art.box.x0 : b.art.box.x1
  scene.group(a).shift(edge - s * h * NEAR - a.point('chest')[0], footing(scene, b) + h * 0.02 - a.art.box.y1)
  scene.join(a, b, 'over')
  if (!a.handed) return
  const tip: Point = [edge + s * h * IN, a.point('chest')[1] - h * 0.02]
  const hand: Point = [tip[0] - s * h * CHALK * 0.7, tip[1] + h * 0.03]
  const chalk = toolIn(scene, a, relation)
  if (chalk) {
    if (!scene.together(chalk, a)) scene.join(chalk, a, 'over')
    aim(chalk, hand, tip)
    toFront(scene, chalk)
  }
  a.act({ reach: { nearHand: hand } })
  toFront(scene, a, 'nearArm')
  scene.contacts.push({ a, b, tool: chalk, at: () => tip })
}

/** Of the board: its field, without the rim. */
const FIELD = { x0: 0.1, x1: 0.78, y0: 0.1, y1: 0.52 }

/** On the empty board, several side by side, away from who draws them. */
export const onBoard: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  b.looks.add('blank')
  b.draw()
  const all = scene.members.filter(({ named }) => named === a.named)
  const { box } = b.art
  const writer = scene.bonds.find((bond) => bond.b === b && bond.relation.how === 'write-on')?.a
  const isRight = writer?.place.facing === 'right'
  const left = box.x0 + wide(box) * (isRight ? 1 - FIELD.x1 : FIELD.x0)
  const [w, h] = [(wide(box) * (FIELD.x1 - FIELD.x0)) / all.length, tall(box) * (FIELD.y1 - FIELD.y0)]
  for (const [i, one] of all.entries()) {
    if (scene.together(one, b)) continue
    resize(scene, one, one.place.h * Math.min(w / wide(one.art.box), h / tall(one.art.box)))
    const x = left + w * (i + 0.5)
    const y = box.y0 + tall(box) * FIELD.y0 + h / 2
    scene.group(one).shift(x - midX(one.art.box), y - midY(one.art.box))
    scene.join(one, b, { after: b.art.layers.at(-1)?.part ?? 'back', of: b })
  }
}

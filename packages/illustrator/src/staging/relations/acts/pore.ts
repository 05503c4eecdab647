/** Several over one map or book: the first has it open before the chest, the others are at both shoulders and look at it. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { nameById } from '../../entries.ts'
import { midX, side, tall, turned, wide } from '../../geometry.ts'
import { ahead, meet, resize } from '../kit.ts'
import { type ActStager, halfHead, toFront } from './kit.ts'

const SHEET =
  /^(treasure map|map|book|newspaper|comic book|photo album|letter|envelope|postcard|atlas|magazine|recipe book|spell book)$/
const LOOKS = /^(look|stud|read|consult|examin|search|point|check|discuss|follow)/
/** In heights: how wide the sheet is, how far the next head is beside the first, and how far back they stand. */
const [SHEET_WIDE, BESIDE, BACK] = [0.5, 0.06, 0.05]

/** Two who look at one map look at it together. */
export function poredOver(graph: SceneGraph): SceneGraph {
  const isOver = ({ b, relation, word, how }: Relation) =>
    !how &&
    b !== null &&
    SHEET.test(nameById(graph, b)) &&
    // Of several who read, one has the book, and the others turn to it.
    /^(holds|looks-at)$/.test(relation) &&
    LOOKS.test(word ?? 'look')
  const over = graph.relations.filter(isOver)
  const sheet = over[0]?.b
  const readers = graph.things.filter(({ id }) => over.some(({ a, b }) => a === id && b === sheet))
  const n = readers.reduce((sum, thing) => sum + thing.n, 0)
  const isElsewhere = graph.relations.some(({ a, b, relation }) =>
    relation === 'holds' && b === sheet ? !readers.some(({ id }) => id === a) : a === sheet,
  )
  const isSettled = graph.relations.some(
    ({ a, relation }) => /^(sits|lies|sleeps|rides|inside)/.test(relation) && readers.some(({ id }) => id === a),
  )
  if (!sheet || n < 2 || n > 5 || isElsewhere || isSettled) return graph
  return {
    ...graph,
    things: graph.things.map((thing) => (thing.id === sheet ? { ...thing, n: 1 } : thing)),
    relations: graph.relations.map((one) =>
      over.includes(one) && one.b === sheet ? { ...one, relation: 'looks-at', how: 'pore', pose: 'two-hands' } : one,
    ),
  }
}

export const pore: ActStager = (scene, a, b) => {
  if (!b || !a.handed || scene.together(a, b)) return
  const first = scene.bonds.find((bond) => bond.b === b && bond.relation.how === 'pore' && scene.together(bond.a, b))?.a
  if (!first) {
    const h = a.place.h
    a.act({ pose: 'two-hands', turn: 0 })
    resize(scene, b, b.place.h * Math.min((h * SHEET_WIDE) / wide(b.art.box), (h * 0.36) / tall(b.art.box)))
    const [x, y] = a.point('chest')
    meet(scene, b, a, [midX(b.art.box), b.art.box.y0], [x, y - h * 0.01])
    scene.join(b, a, 'over')
    const { box } = b.art
    const s = side(a.place.facing)
    const [near, far] = s > 0 ? [box.x0, box.x1] : [box.x1, box.x0]
    const low = box.y0 + tall(box) * 0.6
    a.act({ reach: { nearHand: [near + s * 4, low], farHand: [far - s * 4, low] } })
    toFront(scene, a, 'farArm', 'nearArm')
    scene.contacts.push({ a, b, tool: null, at: () => a.point('nearHand') })
    return
  }
  const { index } = scene.slot(b, 'pore', new Set())
  const way = index % 2 ? 1 : -1
  const row = Math.ceil(index / 2)
  if (scene.alone(a)) a.at({ facing: way > 0 ? 'left' : 'right' })
  a.act({ pose: 'stand', turn: 0.5 })
  const there = scene
    .group(first)
    .members.filter((one) => one.handed && way * (midX(one.art.box) - midX(first.art.box)) > 0)
  const room = there.reduce((sum, one) => sum + halfHead(one) * 2, halfHead(first) + halfHead(a))
  const x = first.point('headMid')[0] + way * (room + a.place.h * BESIDE * row)
  scene.group(a).shift(x - a.point('headMid')[0], first.art.box.y1 - first.place.h * BACK * row - a.art.box.y1)
  scene.join(a, first, 'under')
  const [cx, cy] = a.point('chest')
  if (row === 1) a.act({ reach: { farHand: [cx + ahead(a, a.place.h * 0.2), cy + a.place.h * 0.1] } })
  if (a.place.facing === turned(way > 0 ? 'left' : 'right')) a.act({ turn: 0 })
}

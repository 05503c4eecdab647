/** What somebody puts under, into or onto something is there already, and who put it stands by with the last of it: all of it in the hands would be a heap before the face. */
import type { NamedThing, Relation, SceneGraph } from '../../../reading/graph.ts'
import { brought } from '../../brought.ts'
import { entryById, nameById } from '../../entries.ts'
import { clamp, midX, tall, wide } from '../../geometry.ts'
import { ahead, resize } from '../kit.ts'
import { footing } from '../stance.ts'
import { type ActStager, toFront } from './kit.ts'

const PUT = /^(put|plac|lay|laid|leav|left|stor|arrang|tuck|stash|pack|load|drop|post|mail|hid|stuff)/
const THERE = /^(under|inside|on-top-of)$/

/** In meters: what is higher one does not bow down to; what is larger is in no hand over a box. */
const [HIGH, LARGE] = [0.9, 0.85]

/** Open above: what goes in is seen over it, in the hands. */
const OPEN =
  /basket|box$|chest$|bag$|backpack|suitcase|bucket|trash can|bin$|crate|wagon|wheelbarrow|stroller|pot$|bowl$|jar$|drawer|laundry|purse|lunchbox|cart$/

/** One thing that hands can hold, put somewhere by somebody with hands. */
const isOne = (graph: SceneGraph, { a, b }: Relation): boolean => {
  const [who, what] = [entryById(graph, a), entryById(graph, b)]
  const n = graph.things.find(({ id }) => id === b)?.n
  const doers = graph.things.find(({ id }) => id === a)?.n
  return who?.kind === 'being' && who.human && what?.kind === 'thing' && what.height <= LARGE && n === 1 && doers === 1
}

const poseAt = (graph: SceneGraph, at: string): string =>
  (entryById(graph, at)?.height ?? 0) > HIGH ? 'reach' : 'reach-down'

/** Of people who put several small things into or onto something, one is still in the hands. */
function lastOf(graph: SceneGraph, { a, b }: Relation): NamedThing | null {
  const [who, what] = [entryById(graph, a), entryById(graph, b)]
  const thing = graph.things.find(({ id }) => id === b)
  const isHandful = who?.kind === 'being' && who.human && what?.kind === 'thing' && what.height <= LARGE
  return isHandful && thing && thing.n > 1 ? { ...thing, id: `${brought(thing.name).id} last`, n: 1 } : null
}

export function putDown(graph: SceneGraph): SceneGraph {
  const placeOf = ({ a, b, relation, word }: Relation): string | null => {
    if (relation !== 'holds' || !b || !PUT.test(word ?? '')) return null
    const at = graph.relations.find((other) => other.a === b && THERE.test(other.relation) && other.b !== a)?.b
    return at && entryById(graph, at)?.kind === 'thing' ? at : null
  }
  const things = [...graph.things]
  const relations = graph.relations.flatMap((relation): Relation[] => {
    const at = placeOf(relation)
    if (!at) return [relation]
    const beside: Relation = { a: relation.a, relation: 'next-to', b: at, pose: poseAt(graph, at) }
    const last = lastOf(graph, relation)
    const isIn = graph.relations.some((other) => other.a === relation.b && other.relation === 'inside')
    if (isIn && isOne(graph, relation) && OPEN.test(nameById(graph, at)))
      return [relation, { ...beside, pose: 'two-hands', how: 'put-in', tool: relation.b as string }]
    const isUnder = graph.relations.some((other) => other.a === relation.b && other.relation === 'under')
    if (!last || isUnder || things.some(({ id }) => id === last.id)) return [beside]
    const index = things.findIndex(({ id }) => id === relation.b)
    things[index] = { ...(things[index] as NamedThing), n: (things[index]?.n ?? 2) - 1 }
    things.push(last)
    return [
      { a: relation.a, relation: 'holds', b: last.id },
      { ...beside, pose: 'two-hands', how: 'put-in', tool: last.id },
    ]
  })
  const over = new Set(relations.filter(({ how }) => how === 'put-in').map(({ tool, b }) => `${tool} ${b}`))
  const isStill = ({ a, b, relation }: Relation) => !(relation === 'inside' && over.has(`${a} ${b}`))
  return { ...graph, things, relations: relations.filter(isStill) }
}

/** Beside it, what is to go in held over its opening or its top. */
export const putIn: ActStager = (scene, a, b, relation) => {
  const load = scene.members.find(({ named }) => named.id === relation.tool)
  if (!b || !load || !a.handed || scene.together(a, b)) return
  const h = a.place.h
  const { box: whole } = scene.group(b)
  const least = (h * 0.42) / tall(b.art.box)
  resize(scene, b, b.place.h * Math.min(Math.max(1, least), (h * 1.25) / tall(whole), (h * 1.7) / wide(whole)))
  a.act({ pose: 'two-hands', turn: 0.5 })
  if (!scene.together(load, a)) scene.join(load, a, 'over')
  const most = clamp(
    Math.max(wide(load.art.box), tall(load.art.box)),
    h * 0.14,
    h * (load.entry.height < 0.4 ? 0.22 : 0.34),
  )
  load.tilt = 0
  load.at({ h: (load.place.h * most) / Math.max(wide(load.art.box), tall(load.art.box)) })
  const { box } = b.art
  const edge = ahead(a, 1) > 0 ? box.x0 : box.x1
  const way = Math.min(wide(box) * 0.3, h * 0.16)
  const chest = (): readonly [number, number] => a.point('chest')
  scene.group(a).shift(edge + ahead(a, way - h * 0.28) - chest()[0], footing(scene, b) - a.art.box.y1)
  scene.join(a, b, 'over')
  const top = b.art.hollow ? Math.max(b.art.hollow.y0, box.y0) : box.y0
  const y = clamp(top - tall(load.art.box) * 0.35, chest()[1] - h * 0.12, chest()[1] + h * 0.2)
  const at = chest()[0] + ahead(a, h * 0.24 + wide(load.art.box) * 0.3)
  load.move({ scale: 1, dx: at - midX(load.art.box), dy: y - (load.art.box.y0 + load.art.box.y1) / 2 })
  load.draw()
  toFront(scene, load)
  const rear = (ahead(a, 1) > 0 ? load.art.box.x0 : load.art.box.x1) + ahead(a, wide(load.art.box) * 0.12)
  a.act({
    reach: { nearHand: [rear, y + tall(load.art.box) * 0.15], farHand: [rear + ahead(a, h * 0.03), y - h * 0.02] },
  })
  toFront(scene, a, 'nearArm')
}

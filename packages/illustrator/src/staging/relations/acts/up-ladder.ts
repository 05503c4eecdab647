/** Up a ladder at a wall: the house stands on the ground, the ladder before it, who works is half way up with a hand at the wall. */
import type { Point } from '../../../art/art.ts'
import type { NamedThing, Relation, SceneGraph } from '../../../reading/graph.ts'
import { entryById, nameById } from '../../entries.ts'
import { side, tall, wide } from '../../geometry.ts'
import { ahead, resize } from '../kit.ts'
import { type ActStager, aim, propOf, toFront, toolIn } from './kit.ts'

const ON = /^(stands-on|climbs)$/
const WORKS = /^(paints|cleans|builds|decorates|plays-with|tends)$/
const PART = /^(window|roof|wall|brick wall|gutter|door)$/

/** A window, a door or a roof that somebody works at on a ladder is part of a house. */
export function upLadder(graph: SceneGraph): SceneGraph {
  const up = graph.relations.find(({ b, relation }) => ON.test(relation) && nameById(graph, b) === 'ladder')
  const deed = graph.relations.find(
    ({ a, b, relation, how }) => a === up?.a && b && !how && WORKS.test(relation) && isWall(graph, b),
  )
  if (!up?.b || !deed?.b) return graph
  const house = graph.things.find(({ id, name }) => id !== deed.b && name === 'house')
  const at = house && PART.test(nameById(graph, deed.b)) ? house.id : deed.b
  const built = (thing: NamedThing): NamedThing =>
    thing.id === at && PART.test(thing.name) ? { ...thing, name: 'house', n: 1 } : thing
  const works: Relation = { ...deed, b: at, how: 'up-ladder', pose: 'reach' }
  const beside: Relation = { a: up.a, relation: 'next-to', b: up.b, how: 'together' }
  return {
    ...graph,
    things: graph.things.map(built),
    relations: graph.relations.flatMap((one) =>
      one === deed ? [works, beside] : one === up || (one.a === at && one.b === up.b) ? [] : [one],
    ),
  }
}

const UP_HIGH = /^(picks|decorates|paints|cleans|tends|builds|lights)$/

/** Who does something with a ladder stands on it for that; nobody has it in the hands meanwhile. */
export function onTheirLadder(graph: SceneGraph): SceneGraph {
  const isLadder = (id: string | null) => nameById(graph, id) === 'ladder'
  const works = (who: string) => graph.relations.find(({ a, b, relation }) => a === who && b && UP_HIGH.test(relation))
  const isUp = (one: Relation) =>
    isLadder(one.b) &&
    ((one.relation === 'holds' && works(one.a)) || (one.relation === 'climbs' && works(one.a)?.relation === 'picks'))
  const [first, ...more] = graph.relations.filter(isUp)
  if (!first) return graph
  return {
    ...graph,
    relations: graph.relations.flatMap((one) =>
      one === first ? [{ ...one, relation: 'stands-on' as const }] : more.includes(one) ? [] : [one],
    ),
  }
}

/** Up a ladder nobody has a workbench: what is mended there is in the hand. */
export function mendedUp(graph: SceneGraph): SceneGraph {
  const isUp = (who: string) =>
    graph.relations.some(({ a, b, relation }) => a === who && ON.test(relation) && nameById(graph, b) === 'ladder')
  const isMended = ({ a, b, relation, how }: Relation) =>
    relation === 'builds' && b !== null && !how && isUp(a) && (entryById(graph, b)?.height ?? 9) < SMALL
  return graph.relations.some(isMended)
    ? {
        ...graph,
        relations: graph.relations.map((one) => (isMended(one) ? { a: one.a, relation: 'holds', b: one.b } : one)),
      }
    : graph
}

/** In meters. */
const SMALL = 0.7

/** A ladder beside a tree or a house that nobody is on leans on it. */
export function leaned(graph: SceneGraph): SceneGraph {
  const isFree = (id: string) => !graph.relations.some(({ b }) => b === id)
  const isHigh = (id: string | null) =>
    id !== null && /(^| )tree$|^(house|barn|cabin|log cabin|cottage|wall|brick wall|roof)$/.test(nameById(graph, id))
  const isBeside = ({ a, b, relation, how }: Relation) =>
    !how &&
    nameById(graph, a) === 'ladder' &&
    isHigh(b) &&
    // "Up a ladder onto the roof": it is not the ladder that is on the roof.
    (relation === 'on-top-of' || (relation === 'next-to' && isFree(a)))
  const climbed = graph.relations.find(({ b, relation }) => relation === 'climbs' && nameById(graph, b) === 'ladder')?.b
  const houses = graph.things.filter(({ id, n }) => n === 1 && isHigh(id))
  const [house] = houses
  const climber = graph.relations.find(({ b }) => b === climbed)?.a
  const isLoose = graph.relations.every(
    ({ a, b, relation }) => (a !== climbed && b !== climbed) || relation === 'climbs',
  )
  // Who climbs to a burning house has the ladder at it.
  if (climbed && isLoose && house && houses.length === 1)
    return {
      ...graph,
      relations: [
        { a: climbed, relation: 'leans-on', b: house.id },
        // Who is on the way to the roof is not on it yet.
        ...graph.relations.filter(({ a, b, relation }) => a !== climber || b !== house.id || relation !== 'stands-on'),
      ],
    }
  return graph.relations.some(isBeside)
    ? { ...graph, relations: graph.relations.map((one) => (isBeside(one) ? { ...one, relation: 'leans-on' } : one)) }
    : graph
}

const isWall = (graph: SceneGraph, id: string): boolean =>
  PART.test(nameById(graph, id)) ||
  (!/gate|fence|bridge/.test(nameById(graph, id)) && /building/.test(entryById(graph, id)?.category ?? ''))

/** In heights of who is up there: the house, the ladder, and how high the feet are. */
const [HOUSE, LADDER, UP] = [2, 1.45, 0.62]
/** Of the width of the house: where the ladder is. */
const ASIDE = 0.26

export const atLadder: ActStager = (scene, a, b, relation) => {
  const ladder = propOf(scene, a, /^ladder$/)
  if (!b || !ladder || !a.handed || scene.together(a, b)) return
  const h = a.place.h
  resize(scene, b, (b.place.h * h * HOUSE) / tall(b.art.box))
  resize(scene, ladder, (ladder.place.h * h * LADDER) / tall(ladder.art.box))
  const s = side(a.place.facing)
  const { box } = b.art
  const x = (s > 0 ? box.x0 : box.x1) + s * wide(box) * ASIDE
  const ground = box.y1 + h * 0.04
  scene.group(ladder).shift(x - ladder.place.x, ground - ladder.art.box.y1)
  scene.join(ladder, b, 'over')
  a.act({ pose: 'reach', turn: 0.5 })
  scene.group(a).shift(x - a.point('chest')[0], ground - h * UP - a.art.box.y1)
  scene.join(a, b, 'over')
  const tool = toolIn(scene, a, relation)
  const at = (): Point => [a.point('chest')[0] + ahead(a, h * (tool?.has('tip') ? 0.42 : 0.28)), a.point('chest')[1]]
  const hand: Point = [a.point('chest')[0] + ahead(a, h * 0.25), a.point('chest')[1] + h * 0.02]
  a.act({ reach: { nearHand: hand, farHand: [x + s * h * 0.1, a.point('chest')[1] + h * 0.16] } })
  if (tool?.has('tip') && tool.has('grip')) aim(tool, a.point('nearHand'), at())
  if (tool) toFront(scene, tool)
  toFront(scene, a, 'nearArm')
  scene.contacts.push({ a, b, tool: tool?.has('tip') ? tool : null, at })
}

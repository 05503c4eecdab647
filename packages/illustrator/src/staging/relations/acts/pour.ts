/** Pouring: the vessel tilted in the hands, what comes out of it falling onto or into what it is for. */
import type { Point } from '../../../art/art.ts'
import type { NamedThing, Relation, SceneGraph } from '../../../reading/graph.ts'
import { brought } from '../../brought.ts'
import { entryById, isBeingById, nameById } from '../../entries.ts'
import { midX, tall, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { laidTable } from '../../table-setting.ts'
import { tube } from '../effects.ts'
import { ahead, meet, resize } from '../kit.ts'
import { behindTable } from './desk.ts'
import { type ActStager, before, halfHead, propOf, put, toFront, toolIn } from './kit.ts'

const ONTO = /^(on-top-of|above|inside)$/
/** These are held in the other hand while one pours into them. */
const CUPS = /^(cup|glass|mug|teacup|coffee cup|measuring cup)$/
/** Of a laboratory. */
const GLASSWARE = /^(beaker|flask|test tube)$/
/** In meters: what is larger stands on the ground. */
const ON_TABLE = 0.4

/** Nobody pours milk over the box, or eats from it with a spoon. */
export const dished = (thing: NamedThing): NamedThing =>
  thing.name === 'cereal' ? { ...thing, name: 'cereal bowl' } : thing

const HOT = /^(tea|coffee|hot chocolate|cocoa|hot cocoa)$/
const COLD = /^(milk|juice|orange juice|apple juice|lemonade|water|iced tea|milkshake)$/

/** Tea comes out of a pot, juice out of a pitcher. */
const vesselOf = (drink: NamedThing): NamedThing | null =>
  HOT.test(drink.word) || HOT.test(drink.name)
    ? { ...drink, name: 'teapot', n: 1 }
    : COLD.test(drink.word) || COLD.test(drink.name)
      ? { ...drink, name: 'pitcher', n: 1 }
      : null

/** Honey that is poured onto pancakes comes from the jar in the hands; the pancakes stand before who pours. */
export function pouredOnto(graph: SceneGraph): SceneGraph {
  return poured(served(graph))
}

/** "pouring tea for a hedgehog": the cup stands on a table, and nobody pours onto the floor. */
function served(graph: SceneGraph): SceneGraph {
  const pours = graph.relations.find(({ relation, b }) => b && relation === 'pours')
  const cup = graph.things.find(({ id, name }) => id === pours?.b && CUPS.test(name))
  const vessel = cup && vesselOf(cup)
  const isFree = !graph.relations.some(
    ({ a, b, relation, tool }) =>
      tool !== undefined ||
      (pours && a === pours.a && /^(holds|sits|next-to)/.test(relation) && !isBeingById(graph, b)) ||
      (cup && a === cup.id),
  )
  if (!pours || !cup || !vessel || !isFree) return graph
  const pot = brought(vessel.name)
  const held: Relation = { ...pours, b: pot.id }
  return {
    ...graph,
    things: [...graph.things, { ...pot, word: cup.word }],
    relations: [
      ...graph.relations.map((one) => (one === pours ? held : one)),
      { a: pot.id, relation: 'above', b: cup.id },
    ],
  }
}

function poured(graph: SceneGraph): SceneGraph {
  const pours = graph.relations.find(
    ({ relation, word, b }) => b && (relation === 'pours' || /^(drizzl|squirt)/.test(word ?? '')),
  )
  const onto = graph.relations.find(
    ({ a, b, relation }) => pours && a === pours.b && b !== pours.a && ONTO.test(relation),
  )
  const entry = entryById(graph, onto?.b ?? null)
  const isDish =
    entry?.kind === 'thing' &&
    (GLASSWARE.test(entry.name) || (entry.category === 'kitchen and food' && entry.height <= ON_TABLE))
  const drink = graph.things.find(({ id }) => id === pours?.b)
  const vessel = drink && CUPS.test(nameById(graph, onto?.b ?? null)) ? vesselOf(drink) : null
  if (!pours?.b || !onto?.b || !isDish || (CUPS.test(nameById(graph, onto.b)) && !vessel)) return graph
  const seat = graph.relations.find(({ a, b }) => a === pours.a && /^(table|desk)$/.test(nameById(graph, b)))
  if (seat) return graph
  const table = graph.things.find(({ name }) => name === 'table') ?? brought('table')
  const isLaid = graph.things.includes(table)
  const deed: Relation = { ...pours, b: onto.b, tool: pours.b, how: 'pour', pose: 'two-hands' }
  return {
    ...graph,
    things: [
      ...graph.things.map((thing) =>
        thing.id === onto.b ? dished(thing) : thing === drink ? (vessel ?? thing) : thing,
      ),
      ...(isLaid ? [] : [table]),
    ],
    relations: [
      ...graph.relations.filter((one) => one !== pours && one !== onto && !(one.a === onto.b && one.b === table.id)),
      deed,
      { a: pours.a, relation: 'holds', b: pours.b },
      { a: pours.a, relation: 'next-to', b: table.id },
    ],
  }
}

/** In heights of who pours: how wide the dish is, how far ahead, and how large the vessel. */
const [DISH, AHEAD, VESSEL] = [0.42, 0.5, 0.27]

/** What something comes down on stands on the table ahead of who is behind it. */
export function layAhead(scene: Scene, a: Member, b: Member, table: Member): void {
  const h = a.place.h
  const rise = Math.min(h * 0.4, a.art.box.y1 - a.point('chest')[1] - h * 0.16)
  if (table.entry.name === 'table' && scene.alone(table)) {
    table.recast(laidTable((h * 1.08) / rise))
    scene.renew(table)
  }
  a.act({ pose: 'two-hands', turn: 0.4 })
  const y = behindTable(scene, a, table, 1, rise)
  const all = [b, ...scene.members.filter((one) => one !== b && one.named === b.named && scene.alone(one))].slice(0, 3)
  const size = all.length > 1 || CUPS.test(b.entry.name) ? DISH * 0.5 : DISH
  for (const [i, one] of all.entries()) {
    resize(scene, one, one.place.h * Math.min((h * size) / wide(one.art.box), (h * size * 0.7) / tall(one.art.box)))
    const x = all.length > 1 ? AHEAD - 0.14 + i * 0.17 : AHEAD
    meet(scene, one, a, [midX(one.art.box), one.art.box.y1], [a.point('chest')[0] + ahead(a, h * x), y + 6])
    scene.join(one, a, 'over')
  }
}

/** The vessel upside down above the dish. */
function pourOnTable(scene: Scene, a: Member, b: Member, pot: Member, table: Member): void {
  const h = a.place.h
  layAhead(scene, a, b, table)
  if (scene.alone(pot)) scene.join(pot, a, 'over')
  pot.tilt = 0
  pot.at({ facing: a.place.facing, h: (pot.place.h * h * VESSEL) / Math.max(1, wide(pot.art.box), tall(pot.art.box)) })
  pot.tilt = pot.has('spout') ? 52 : 112
  // Beside the face: before it one would drink.
  const free = Math.abs(a.point('headMid')[0] - a.point('chest')[0]) + halfHead(a)
  const aside = Math.max(h * 0.3, free + h * VESSEL * 0.42)
  put(pot, 'mid', [a.point('chest')[0] + ahead(a, aside), b.art.box.y0 - h * 0.22])
  toFront(scene, pot)
  const hand: Point = [midX(pot.art.box) - ahead(a, wide(pot.art.box) * 0.34), pot.art.box.y0 + tall(pot.art.box) * 0.7]
  a.act({ reach: { nearHand: hand, farHand: [hand[0] + ahead(a, h * 0.07), hand[1] + h * 0.02] } })
  toFront(scene, a, 'nearArm')
  const spout = (): Point => pot.point('spout', 'rim', 'top')
  tube(
    scene,
    pot,
    () => [spout(), [spout()[0] + ahead(a, h * 0.01), b.art.box.y0 + tall(b.art.box) * 0.25]],
    0.05,
    'gamboge',
  )
  scene.contacts.push({ a, b: pot, tool: null, at: () => a.point('nearHand') })
}

/** In meters: what is larger is not held in the other hand, one pours from above. */
const POURED_OVER = 0.25

/** Beside it, the vessel in both hands above it. */
function pourOver(scene: Scene, a: Member, into: Member, pot: Member): void {
  const h = a.place.h
  const busy = scene.bonds.find((bond) => bond.b === into && bond.a.handed && bond.a !== a)?.a
  if (busy && scene.alone(a)) a.at({ facing: busy.place.facing === 'right' ? 'left' : 'right' })
  const { box } = into.art
  const edge = a.place.facing === 'right' ? box.x0 : box.x1
  scene.group(a).shift(edge - ahead(a, h * 0.2) - a.point('chest')[0], box.y1 - a.art.box.y1)
  scene.join(a, into, 'over')
  if (scene.alone(pot)) scene.join(pot, a, { before: 'nearArm', of: a })
  pot.tilt = 0
  pot.at({ facing: a.place.facing, h: (pot.place.h * h * 0.26) / Math.max(1, wide(pot.art.box), tall(pot.art.box)) })
  pot.tilt = BOTTLE.test(pot.entry.name) ? 118 : 62
  put(pot, 'mid', before(a, 0.3, 0.02))
  const hand: Point = before(a, 0.22, 0.04)
  a.act({ pose: 'two-hands', reach: { nearHand: hand, farHand: [hand[0] + ahead(a, h * 0.08), hand[1] + h * 0.05] } })
  toFront(scene, a, 'nearArm')
  const spout = (): Point => pot.point('spout', 'rim', 'top')
  tube(
    scene,
    pot,
    () => [spout(), [spout()[0] + ahead(a, h * 0.02), into.art.box.y0 + tall(into.art.box) * 0.2]],
    0.06,
    'aqua',
  )
}

/** These have no spout at the side: they are turned over. */
const BOTTLE = /bottle|flask|vial|beaker|test tube/
/** From the pot in one hand into the cup in the other, or into what stands on the ground. */
export const pour: ActStager = (scene, a, b, relation) => {
  if (!b || scene.together(a, b)) return
  const held = toolIn(scene, a, relation)
  const table = relation.tool && held && a.handed ? propOf(scene, a, /^table$/) : null
  if (held && held !== b && table) return pourOnTable(scene, a, b, held, table)
  const pot = held?.has('spout') ? held : b
  const into = scene.bonds.find((bond) => bond.a === b && /^(above|inside)$/.test(bond.relation.relation))?.b
  const bowl = propOf(scene, a, /^(bowl|cup|glass)$/)
  const large = into ?? (pot === b ? undefined : b)
  if (large && !large.being && large.entry.height > POURED_OVER) return pourOver(scene, a, large, pot)
  const empty = into ?? bowl
  const vessel = pot === b ? (empty && scene.alone(empty) ? empty : null) : b
  const h = a.place.h
  if (scene.alone(pot)) scene.join(pot, a, { before: 'nearArm', of: a })
  pot.tilt = 0
  pot.at({
    facing: a.place.facing,
    h: (pot.place.h * h * 0.3) / Math.max(1, wide(pot.art.box), tall(pot.art.box) * 0.8),
  })
  pot.tilt = BOTTLE.test(pot.entry.name) ? 118 : 34
  // Below the chin: what is before the mouth is drunk.
  put(pot, 'grip', before(a, 0.24, 0.07))
  const spout = (): Point => pot.point('spout', 'rim', 'top')
  const hand: Point = [spout()[0] + ahead(a, h * 0.01), spout()[1] + h * 0.2]
  if (vessel) {
    resize(scene, vessel, (vessel.place.h * h * 0.3) / Math.max(1, wide(vessel.art.box), tall(vessel.art.box) * 1.4))
    meet(scene, vessel, a, vessel.point('rim'), [hand[0], hand[1] - h * 0.04])
    scene.join(vessel, a, { before: 'nearArm', of: a })
  }
  a.act({ pose: 'two-hands', reach: { nearHand: pot.point('grip'), farHand: [hand[0], hand[1] + h * 0.03] } })
  tube(scene, pot, () => [spout(), vessel ? vessel.point('rim') : [spout()[0], spout()[1] + h * 0.2]], 0.035, 'aqua')
}

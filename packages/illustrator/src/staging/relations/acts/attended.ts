/** What a scene takes for granted: somebody pushes the stroller, guests and host share the cake, grandpa naps in a chair. */
import type { NamedThing, Relation, SceneGraph } from '../../../reading/graph.ts'
import { isOutdoor } from '../../../world/outdoors.ts'
import { brought } from '../../brought.ts'
import { entryById, nameById } from '../../entries.ts'
import { aboard } from './aboard.ts'
import { arched } from './arched.ts'
import { opened } from './at-door.ts'
import { bikeBasket } from './bike-basket.ts'
import { fluttering } from './fluttering.ts'
import { takenOut } from './from-oven.ts'
import { inNest } from './in-nest.ts'
import { oneOnLadder } from './one-on-ladder.ts'
import { atPlayground } from './playground.ts'
import { settled } from './settled.ts'
import { slung } from './slung.ts'
import { tuckedIn } from './tucked-in.ts'
import { leaned, mendedUp, onTheirLadder } from './up-ladder.ts'

const PUSHED = /^(stroller|wheelchair)$/
const SEAT = /^(armchair|couch|rocking chair)$/
/** Here one sleeps sitting. */
const CHAIR = /chair$|^throne$/
const ROOM = /room|kitchen|library|office|house|home/
/** Taller than a child, in meters. */
const GROWN = 1.4

const isPerson = (graph: SceneGraph, id: string, taller = 0): boolean => {
  const entry = entryById(graph, id)
  return entry?.kind === 'being' && entry.human && entry.height > taller
}
const isGrown = (graph: SceneGraph, id: string): boolean => isPerson(graph, id, GROWN)

export const attended = (graph: SceneGraph): SceneGraph =>
  [
    arched,
    aboard,
    settled,
    onTheirLadder,
    mendedUp,
    oneOnLadder,
    leaned,
    fluttering,
    atPlayground,
    slung,
    inNest,
    bikeBasket,
    pushed,
    opened,
    takenOut,
    atCake,
    tuckedIn,
    napping,
    inBed,
    seated,
    atDesk,
  ].reduce((told, attend) => attend(told), graph)

/** A stroller with a baby in it has somebody at its handle, who then carries nothing that nobody named. */
function pushed(graph: SceneGraph): SceneGraph {
  const seated = graph.relations.find(({ b, relation }) => relation === 'inside' && PUSHED.test(nameById(graph, b)))
  const { a: rider, b: stroller } = seated ?? { a: null, b: null }
  if (!rider || !stroller || graph.relations.some(({ b, relation }) => b === stroller && /^(pu|leads)/.test(relation)))
    return graph
  const parent = graph.things.find(
    ({ id, via }) =>
      via !== 'implied' &&
      id !== rider &&
      isGrown(graph, id) &&
      !graph.relations.some(({ a, relation }) => a === id && /^(sits|lies|sleeps|inside|rides|drives)/.test(relation)),
  )
  if (!parent) return graph
  const inHand = new Set(
    graph.relations.filter(({ a, relation }) => a === parent.id && relation === 'holds').map(({ b }) => b),
  )
  const left = graph.things.filter(({ id, via }) => via === 'implied' && inHand.has(id)).map(({ id }) => id)
  const isStale = ({ a, b, relation }: Relation) =>
    left.includes(a) ||
    left.includes(b ?? '') ||
    (relation === 'next-to' && (a === rider || a === stroller || b === rider || b === stroller))
  return {
    ...graph,
    things: graph.things.filter(({ id }) => !left.includes(id)),
    relations: [
      ...graph.relations.filter((relation) => !isStale(relation)),
      { a: parent.id, relation: 'pushes', b: stroller },
    ],
  }
}

/** Who blows out the candles at a table with guests sits among them. */
function atCake(graph: SceneGraph): SceneGraph {
  const blows = graph.relations.find(({ b, relation }) => relation === 'blows' && /cake/.test(nameById(graph, b)))
  const table = graph.relations.find(({ a, relation }) => a === blows?.b && relation === 'on-top-of')?.b
  const guests = graph.relations.filter(({ b, relation }) => relation === 'sits-at' && b === table)
  if (!blows || !table || !guests.length || guests.some(({ a }) => a === blows.a)) return graph
  const rest = graph.relations.filter(({ relation, a, b }) => !(relation === 'next-to' && [a, b].includes(blows.a)))
  return { ...graph, relations: [...rest, { a: blows.a, relation: 'sits-at', b: table }] }
}

/** At home, with others about, grown-ups do not sleep on the floor. */
function napping(graph: SceneGraph): SceneGraph {
  const isOut = graph.things.some(({ name }) => isOutdoor(name))
  if (graph.place ? !ROOM.test(graph.place) : isOut || graph.weather) return graph
  const sleeper = graph.relations.find(
    ({ a, b, relation }) => relation === 'sleeps' && !b && isGrown(graph, a) && !isLaid(graph, a),
  )
  const other = graph.things.find((thing) => thing.id !== sleeper?.a && isFurniture(graph, thing))
  const beside = other ?? graph.things.find(({ id }) => id !== sleeper?.a && entryById(graph, id)?.kind === 'being')
  if (!sleeper || !beside) return graph
  const own = graph.things.find(({ name, id }) => SEAT.test(name) && !graph.relations.some(({ b }) => b === id))
  const seat = own ?? brought('armchair')
  const relations = graph.relations.map((relation) =>
    relation === sleeper ? { ...relation, relation: 'sleeps-in', b: seat.id } : relation,
  )
  if (own) return { ...graph, relations }
  const isTended = graph.relations.some(({ b }) => b === sleeper.a)
  const apart: Relation[] = isTended ? [] : [{ a: seat.id, relation: 'next-to', b: beside.id }]
  return { ...graph, things: [...graph.things, seat], relations: [...relations, ...apart] }
}

/** A bubble over a sleeper, and what is dreamt in it: they are not in the room. */
function dreamtIn({ things, relations }: SceneGraph): Set<string> {
  const bubbles = things.flatMap(({ id, name }) => (name === 'thought bubble' ? [id] : []))
  const inside = relations.flatMap(({ a, b, relation }) =>
    relation === 'inside' && bubbles.includes(b ?? '') ? [a] : [],
  )
  return new Set([...bubbles, ...inside])
}

/** Of somebody who sleeps and nothing else is said: in bed, a baby in its crib; on a bare floor one would seem to have fallen. */
function inBed(graph: SceneGraph): SceneGraph {
  const dreamt = dreamtIn(graph)
  const [who, ...others] = graph.things.filter(({ id }) => !dreamt.has(id))
  const dreams = graph.relations.filter(({ a }) => dreamt.has(a))
  const sleeps = graph.relations.find(({ a, b, relation }) => a === who?.id && relation === 'sleeps' && !b)
  const isMore = others.length > 0 || graph.relations.length > dreams.length + 1
  if (!who || !sleeps || graph.place || graph.weather || who.n !== 1 || isMore || !isPerson(graph, who.id)) return graph
  const bed = brought(isPerson(graph, who.id, SMALL) ? 'bed' : 'crib')
  const relations = [{ ...sleeps, relation: 'sleeps-in', b: bed.id }, ...dreams]
  return { ...graph, things: [...graph.things, bed], relations, place: 'bedroom' }
}
/** Smaller ones sleep in a crib, in meters. */
const SMALL = 0.8

/** Who sleeps in a chair sits in it with closed eyes. */
function seated(graph: SceneGraph): SceneGraph {
  const dozes = graph.relations.filter(
    ({ a, b, relation }) => relation === 'sleeps-in' && CHAIR.test(nameById(graph, b)) && isPerson(graph, a),
  )
  if (!dozes.length) return graph
  const who = new Set(dozes.map(({ a }) => a))
  return {
    ...graph,
    things: graph.things.map((thing) => (who.has(thing.id) ? { ...thing, mood: 'sleepy' } : thing)),
    relations: graph.relations
      .filter(({ a, relation }) => !(relation === 'sleeps' && who.has(a)))
      .map((one) => (dozes.includes(one) ? { a: one.a, relation: 'sits-on', b: one.b, word: 'sit' } : one)),
  }
}

/** Who fell asleep at a desk sits there with closed eyes, the book before them. */
function atDesk(graph: SceneGraph): SceneGraph {
  const sits = graph.relations.find(
    ({ a, relation }) =>
      relation === 'sits-at' && graph.relations.some((other) => other.a === a && /^sleeps/.test(other.relation)),
  )
  if (!sits) return graph
  const asleep = graph.relations.find(({ a, relation }) => a === sits.a && /^sleeps/.test(relation))
  const rest = graph.relations.filter((relation) => relation !== asleep)
  const laid: Relation[] =
    asleep?.b && asleep.b !== sits.b ? [{ a: asleep.b, relation: 'on-top-of', b: sits.b, how: 'lay-flat' }] : []
  return {
    ...graph,
    things: graph.things.map((thing) => {
      if (thing.id === sits.a) return { ...thing, mood: 'sleepy' }
      // Open and upright it would hide the face.
      return laid.some(({ a }) => a === thing.id) ? { ...thing, attributes: [...thing.attributes, 'closed'] } : thing
    }),
    relations: [...rest, ...laid],
  }
}

const isFurniture = (graph: SceneGraph, { id }: NamedThing): boolean => {
  const entry = entryById(graph, id)
  return entry?.kind === 'thing' && entry.category === 'indoor things' && entry.height > 0.4
}

const isLaid = (graph: SceneGraph, id: string): boolean =>
  graph.relations.some(
    ({ a, b, relation }) => a === id && b && /^(lies-on|sleeps-in|sits-on|inside|under|leans-on)$/.test(relation),
  )

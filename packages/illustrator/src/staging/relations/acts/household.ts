/** Around the house, what is told of one thing is often meant of another: of the line when socks are hung up, of who nurses and not of the baby. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { entryById, isBeingById, nameById } from '../../entries.ts'
import { isSmall } from './handwork.ts'

type Telling = (graph: SceneGraph, relation: Relation) => Relation[]

/** Knives that somebody sharpens at the table lie on it, and who sharpens them is there. */
const atTable: Telling = (graph, relation) => {
  const { a, b, relation: deed } = relation
  if (deed !== 'sits-at' || isBeingById(graph, a)) return [relation]
  const worker = graph.relations.find((one) => one.b === a && isBeingById(graph, one.a))?.a
  const lies: Relation = { a, relation: 'on-top-of', b }
  const isThere = !worker || graph.relations.some((one) => one.a === worker && one.b === b)
  return isThere ? [lies] : [lies, { a: worker, relation: 'next-to', b }]
}

/** Who hangs something up has the hands at it, or at the line it hangs on. */
const hangingUp: Telling = (graph, relation) => {
  const { b, relation: deed, word = '' } = relation
  if (!/^(decorates|holds)$/.test(deed) || !/^h[au]ng/.test(word) || relation.how) return [relation]
  const hook = graph.relations.find((one) => one.a === b && one.relation === 'hangs-from')?.b ?? null
  if (!hook || isBeingById(graph, hook)) return [relation]
  return nameById(graph, hook) === 'clothesline'
    ? [{ ...relation, relation: 'decorates', b: hook, how: 'peg', pose: 'reach-up' }]
    : [{ ...relation, relation: 'tends', how: 'tend', pose: 'reach' }]
}

const CRADLED = /^(newborn|baby|baby brother|baby sister|kitten|puppy|cat|bunny|teddy bear|doll)$/
const SEAT = /^(rocking chair|armchair|chair|couch|bench|stool|porch swing)$/
const [IN_ARMS, ON] = [/^(feeds|holds|hugs|carries)$/, /^(sits-on|lies-on|inside|sleeps-in|stands-on|on-top-of)$/]

/** A baby that is nursed in a rocking chair is in the arms of who sits there. */
const cradled: Telling = (graph, relation) => {
  const { a, b, relation: deed } = relation
  if (ON.test(deed) && CRADLED.test(nameById(graph, a)) && SEAT.test(nameById(graph, b))) {
    const nurse = graph.relations.find(
      (one) => one.b === a && IN_ARMS.test(one.relation) && isBeingById(graph, one.a),
    )?.a
    if (nurse) return [{ a: nurse, relation: 'sits-on', b }]
  }
  const isNursed = deed === 'feeds' && /^(nurs|breast)/.test(relation.word ?? '') && CRADLED.test(nameById(graph, b))
  return isNursed ? [{ ...relation, relation: 'holds' }] : [relation]
}

/** What is wrung over a bucket is in the hands, the bucket under it. */
const wrung: Telling = (graph, relation) => {
  const { a, b } = relation
  if (relation.relation !== 'above' || isBeingById(graph, a)) return [relation]
  const by = graph.relations.find((one) => one.b === a && /^(wring|wrung|squeez)/.test(one.word ?? ''))?.a
  return by ? [{ a: b as string, relation: 'next-to', b: by }] : [relation]
}

const OPENED = /^((un)?load|empt|fill|open|clos|shut|unlock|(un)?pack|clean|turn|switch)/
/** In meters: what is larger is in nobody's hands. */
const LARGE = 0.75

/** Who unloads a dishwasher or opens a fridge has a hand at it, not the whole of it in the hands. */
const opened: Telling = (graph, relation) => {
  const entry = entryById(graph, relation.b)
  const isLarge =
    entry?.kind === 'thing' && entry.height >= LARGE && /^(indoor things|kitchen and food)$/.test(entry.category)
  return relation.relation === 'holds' && isLarge && OPENED.test(relation.word ?? '') && isBeingById(graph, relation.a)
    ? [{ ...relation, relation: 'tends' }]
    : [relation]
}

/** Who stacks what comes out of the dishwasher has it in hand already. */
const stacked: Telling = (graph, relation) => {
  const { a, word = '' } = relation
  const unloads = graph.relations.some((one) => one.a === a && /^(un)?load/.test(one.word ?? ''))
  return /^(stack|sort|put)/.test(word) && unloads && relation.relation === 'builds' ? [] : [relation]
}

const TUB = /tub$|basin|bucket|sink/

/** Twins that are bathed in the sink are in it, and not who bathes them. */
const bathed: Telling = (graph, relation) => {
  const { a, b, relation: deed } = relation
  if (deed !== 'inside' || !TUB.test(nameById(graph, b))) return [relation]
  const washed = graph.relations.find((one) => one.a === a && one.relation === 'cleans' && one.b !== a)?.b
  if (!washed || !isBeingById(graph, washed)) return [relation]
  const isIn = graph.relations.some((one) => one.a === washed && one.b === b)
  return [{ a, relation: 'next-to', b }, ...(isIn ? [] : [{ a: washed, relation: 'inside', b }])]
}

const SHARED_SEAT = /^(couch|bench|bed|rug|porch swing|picnic blanket)$/

/** Who teaches somebody on the sofa sits there too. */
const besideThem: Telling = (graph, relation) => {
  const { a, b, word = '' } = relation
  if (!/^(teach|show|read|tell|help)/.test(word) || !isBeingById(graph, a) || !isBeingById(graph, b)) return [relation]
  const seat = graph.relations.find((one) => one.a === b && one.relation === 'sits-on')?.b
  const isSeated = graph.relations.some((one) => one.a === a && ON.test(one.relation))
  return seat && !isSeated && SHARED_SEAT.test(nameById(graph, seat))
    ? [relation, { a, relation: 'sits-on', b: seat }]
    : [relation]
}

/** In meters: what is higher stands in the room, and who works beside it does. */
const STANDING = 1

/** A puzzle that is done by the fire is where they are who do it: the fireplace stands in no relation to its table. */
const byTheFire: Telling = (graph, relation) => {
  const { a, b } = relation
  const large = entryById(graph, b)
  if (relation.relation !== 'next-to' || isBeingById(graph, a) || large?.kind !== 'thing' || large.height < STANDING)
    return [relation]
  const user = graph.relations.find((one) => one.b === a && isBeingById(graph, one.a))?.a
  const isSmall = (entryById(graph, a)?.height ?? 1) < STANDING / 2
  const isThere = user && graph.relations.some((one) => one !== relation && (one.a === b || one.b === b))
  return user && isSmall ? (isThere ? [] : [{ ...relation, a: user }]) : [relation]
}

/** What lies on the table is not beside whoever laid it there as well. */
const laid: Telling = (graph, relation) => {
  const { a, b } = relation
  if (relation.relation !== 'next-to' || isBeingById(graph, a) || !isBeingById(graph, b)) return [relation]
  return graph.relations.some((one) => one.a === a && one.relation === 'on-top-of' && !isBeingById(graph, one.b))
    ? []
    : [relation]
}

const WORK = /^(plays-with|cooks|builds|cleans|cuts|decorates)$/

/** What somebody works at who sits at a table lies on it. */
const onTheTable: Telling = (graph, relation) => {
  const { a, b, relation: deed } = relation
  if (deed !== 'sits-at' || !isBeingById(graph, a)) return [relation]
  const works = graph.relations.filter((one) => one.a === a && WORK.test(one.relation) && isSmall(graph, one.b))
  const isPlaced = (id: string | null) => graph.relations.some((one) => one.a === id && one.b)
  return [
    relation,
    ...works.flatMap((one) => (one.b && !isPlaced(one.b) ? [{ a: one.b, relation: 'on-top-of', b }] : [])),
  ]
}

/** In meters: nobody stands on what is smaller, unless it is made for it. */
const STOOD_ON = 0.3
const FLAT =
  /rug|mat$|board|log|stool|box|scale|rock|pebble|ice|lily pad|pillow|blanket|leaf|skate|ski|book|cloud|bubble|brick/

/** Nobody stands on a toothbrush or a clothesline: it is in the hand, or what hangs there does. */
const handled: Telling = (graph, relation) => {
  const { a, b, word = '' } = relation
  const [who, what] = [entryById(graph, a), entryById(graph, b)]
  const isStand = relation.relation === 'stands-on' && !/^(stand|balanc|step|jump|danc|walk|stood|climb)/.test(word)
  if (!isStand || who?.kind !== 'being' || !who.human || what?.kind !== 'thing') return [relation]
  const isTool = what.height < STOOD_ON && what.category !== 'nature and plants' && !FLAT.test(what.name)
  return isTool ? [{ ...relation, relation: 'holds' }] : [relation]
}

const SOFT = /pillow|blanket|quilt|baby bottle|pacifier|teddy|doll|stuffed|toy|book/

/** Who sleeps has no lamp in the arms. */
const asleep: Telling = (graph, relation) => {
  const thing = entryById(graph, relation.b)
  const sleeps = graph.relations.some(({ a, relation: deed }) => a === relation.a && /^sleeps/.test(deed))
  return sleeps && relation.relation === 'holds' && thing?.category === 'indoor things' && !SOFT.test(thing.name)
    ? [{ a: relation.b as string, relation: 'next-to', b: relation.a }]
    : [relation]
}

/** Who is beside the bed of somebody who sleeps there, and does nothing else, has a hand on the blanket. */
const tuckedIn: Telling = (graph, relation) => {
  const isIdle = (one: Relation) =>
    one.relation === 'next-to' &&
    !one.how &&
    isBeingById(graph, one.a) &&
    graph.relations.every((other) => other === one || other.a !== one.a || other.relation === 'wears')
  const sleepsIn = (bed: string | null) =>
    graph.things.filter(
      ({ id, n }) =>
        n === 1 && graph.relations.some((one) => one.a === id && one.b === bed && one.relation === 'sleeps-in'),
    )
  const { a, b } = relation
  if (!b || !/^(bed|crib)$/.test(nameById(graph, b)) || sleepsIn(b).length !== 1) return [relation]
  if (isIdle(relation)) return []
  if (relation.relation !== 'sleeps-in') return [relation]
  const by = graph.relations.filter((one) => one.b === b && isIdle(one))
  return [relation, ...by.map((one): Relation => ({ a: one.a, relation: 'tends', b: a, how: 'tend', pose: 'reach' }))]
}

const SHARED_WORK = /^(cooks|cuts|decorates|builds|cleans|plants|sews)$/

/** Who is with somebody at work has a hand in it: grandpa does not stand by while the potatoes are peeled. */
const alongside: Telling = (graph, relation) => {
  const { a, b, word } = relation
  const [who, worker] = [entryById(graph, a), entryById(graph, b)]
  if (relation.relation !== 'next-to' || word || relation.how) return [relation]
  if (who?.kind !== 'being' || worker?.kind !== 'being' || !who.human || !worker.human) return [relation]
  const isIdle = graph.relations.every((one) => one === relation || one.a !== a || one.relation === 'wears')
  const work = graph.relations.filter((one) => one.a === b && one.b && !isBeingById(graph, one.b))
  const [deed] = work.filter((one) => SHARED_WORK.test(one.relation) && !one.tool && isSmall(graph, one.b))
  return isIdle && deed && work.length === 1 ? [{ ...deed, a }] : [relation]
}

/** Who does something over the sink stands beside it. */
const overSink: Telling = (graph, relation) => {
  const who = entryById(graph, relation.a)
  const isOver = relation.relation === 'above' && who?.kind === 'being' && who.human
  return isOver && TUB.test(nameById(graph, relation.b)) ? [{ ...relation, relation: 'next-to' }] : [relation]
}

/** What two lift onto a cart is there already, their hands still at it. */
const liftedOnto: Telling = (graph, relation) => {
  const { b, relation: deed, word = '' } = relation
  if (deed !== 'carries' || !/^(lift|hoist|heav|load)/.test(word) || isBeingById(graph, b)) return [relation]
  const isUp = graph.relations.some((one) => one.a === b && one.relation === 'on-top-of' && !isBeingById(graph, one.b))
  return isUp ? [{ ...relation, relation: 'tends', how: 'tend', pose: 'reach' }] : [relation]
}

const TELLINGS: readonly Telling[] = [
  asleep,
  tuckedIn,
  alongside,
  atTable,
  hangingUp,
  cradled,
  wrung,
  opened,
  stacked,
  bathed,
  besideThem,
  byTheFire,
  laid,
  handled,
  overSink,
  liftedOnto,
  onTheTable,
]

export function household(said: SceneGraph): SceneGraph {
  let graph = said
  for (const tell of TELLINGS)
    graph = { ...graph, relations: graph.relations.flatMap((relation) => tell(graph, relation)) }
  return graph
}

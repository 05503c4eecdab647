/** Deeds of which the relation says too little: how they look is told by their verb. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { lookUp } from '../../../world/world.ts'
import { brought } from '../../brought.ts'
import { entryById, nameById } from '../../entries.ts'
import { CLAWED } from '../../hands-needed.ts'
import { GIANTS, isPerched, TINY } from '../on-arm.ts'
import { netted } from './dip.ts'
import { watching } from './gather.ts'
import { surfed } from './glide.ts'

/** Small enough that two pull it between them. */
const PULLED = 1.2

const UMBRELLA = /^(umbrella|parasol)$/
/** What two can have their hands on at once. */
const JOINED =
  /^(builds|paints|cooks|plants|digs|cuts|cleans|decorates|picks|pushes|pulls|carries|waters|lights|plays-with|sews)$/

type Showing = (graph: SceneGraph, relation: Relation) => Relation

export const shown: Showing = (graph, relation) => SHOWINGS.reduce((one, show) => show(graph, one), relation)

const isAlive = (graph: SceneGraph, id: string | null): boolean => entryById(graph, id)?.kind === 'being'

/** What cannot fly is not above anybody: what it throws is, and what it does not throw is beside them. */
function grounded(graph: SceneGraph, relation: Relation): Relation {
  const { a, b } = relation
  if (relation.relation !== 'above' || relation.how || !b || !isAlive(graph, a) || !isAlive(graph, b)) return relation
  const being = entryById(graph, a)
  const flies = graph.relations.some(
    (other) => other.a === a && /^(flies|floats|jumps|swings|climbs)/.test(other.relation),
  )
  if (flies || (being?.kind === 'being' && being.actor.habitat !== 'ground')) return relation
  const thrown = graph.relations.find((other) => other.a === a && other.relation === 'throws' && other.b)?.b
  return thrown ? { a: thrown, relation: 'above', b } : { ...relation, relation: 'looks-at' }
}

/** With whom one shares an umbrella is under it too. */
function sheltered(graph: SceneGraph, relation: Relation): Relation {
  const { a, b } = relation
  // Two mice with one umbrella are both under it.
  const umbrella = graph.things.find(({ id }) => id === a)
  const isCrowd = (graph.things.find(({ id }) => id === b)?.n ?? 1) > 1
  if (relation.relation === 'above' && b && umbrella?.n === 1 && UMBRELLA.test(umbrella.name) && isCrowd)
    return { a: b, relation: 'under', b: a }
  if (relation.relation === 'above' && b && UMBRELLA.test(nameById(graph, a)) && isAlive(graph, b)) {
    const holders = graph.relations.filter((other) => other.b === a && other.relation === 'holds')
    return holders.length && holders.every((other) => other.a !== b) ? { a: b, relation: 'under', b: a } : relation
  }
  if (relation.relation !== 'gives-to' || !relation.b) return relation
  const held = graph.relations.find(
    ({ a, b, relation: deed }) => a === relation.a && deed === 'holds' && UMBRELLA.test(nameById(graph, b)),
  )
  return held?.b ? { a: relation.b, relation: 'under', b: held.b } : relation
}

/** What is shown to somebody is held up before them, not put into their mouth. */
function showing(_: SceneGraph, relation: Relation): Relation {
  const shows = relation.relation === 'gives-to' && /^show/.test(relation.word ?? '')
  return shows ? { ...relation, relation: 'talks-to', pose: 'hold-front' } : relation
}

/** Who helps somebody does the same as they do; where that cannot be shared, a hand is on them. */
function helping(graph: SceneGraph, relation: Relation): Relation {
  if (relation.relation !== 'next-to' || !/^(help|assist)/.test(relation.word ?? '')) return relation
  const work = graph.relations.find(({ a, b, relation: deed }) => a === relation.b && b && JOINED.test(deed))
  if (work && work.b !== relation.a) return { ...work, a: relation.a }
  return isAlive(graph, relation.b) && isAlive(graph, relation.a)
    ? { ...relation, relation: 'tends', how: 'tend', pose: 'reach' }
    : relation
}

/** Three with one bowl are around it. */
function shared(graph: SceneGraph, relation: Relation): Relation {
  const n = graph.things.find(({ id }) => id === relation.a)?.n ?? 1
  const isShared = /^shar/.test(relation.word ?? '') && relation.relation === 'holds' && n > 2
  return isShared && !UMBRELLA.test(nameById(graph, relation.b)) ? { ...relation, relation: 'around' } : relation
}

/** Brought by whoever reads it where nobody named it. */
export const PAPER = brought('paper')

/** Who draws lying down has the paper on the floor, and needs no desk. */
function lying(graph: SceneGraph, relation: Relation): Relation {
  const lies = graph.relations.some(({ a, pose }) => a === relation.a && (pose === 'on-belly' || pose === 'on-back'))
  const { word: _, ...rest } = relation
  return lies && relation.relation === 'paints' ? { ...rest, relation: 'reads', b: relation.b ?? PAPER.id } : relation
}

/** A bird builds its nest from within. */
function nesting(graph: SceneGraph, relation: Relation): Relation {
  const isNest = relation.relation === 'builds' && /nest$/.test(nameById(graph, relation.b))
  const isLodged = graph.relations.some(({ a, relation: deed }) => a === relation.a && /^(inside|sits-on)$/.test(deed))
  return isNest && !isLodged ? { ...relation, relation: 'sits-on', pose: 'sit' } : relation
}

/** Two who pull one small thing pull it from each other. */
function tugged(graph: SceneGraph, relation: Relation): Relation {
  const b = lookUp(nameById(graph, relation.b))
  if (relation.relation !== 'pulls' || b?.kind !== 'thing' || b.height > PULLED || b.category === 'vehicles')
    return relation
  const doers = graph.relations.filter((other) => other.relation === 'pulls' && other.b === relation.b)
  const n = doers.reduce((sum, { a }) => sum + (graph.things.find(({ id }) => id === a)?.n ?? 1), 0)
  return n === 2 && b.name !== 'rope' ? { ...relation, how: 'tug' } : relation
}

/** Who teaches another to ride has a hand at the saddle, behind. */
function steadied(graph: SceneGraph, relation: Relation): Relation {
  if (
    !/^(talks-to|next-to|looks-at|helps)$/.test(relation.relation) ||
    !/^(teach|help|taught|support)/.test(relation.word ?? '')
  )
    return relation
  const ride = graph.relations.find(({ a, relation: deed }) => a === relation.b && /^rides$/.test(deed))
  return ride?.b && /cycle|scooter|skateboard/.test(nameById(graph, ride.b))
    ? { ...relation, relation: 'pushes', b: ride.b, how: 'steady', pose: 'reach' }
    : relation
}

/** Nobody is inside a wolf: "a wolf before a house with a pig inside" has it in the house. */
function lodged(graph: SceneGraph, relation: Relation): Relation {
  const { b, part } = relation
  if (relation.relation !== 'inside' || part || !isAlive(graph, b)) return relation
  const house = graph.things.find(({ name }) => /buildings|vehicles/.test(lookUp(name)?.category ?? ''))
  return house ? { ...relation, b: house.id } : relation
}

/** What is on a hat that somebody wears is on that head, and who licks somebody does not eat them. */
function perched(graph: SceneGraph, relation: Relation): Relation {
  const { b } = relation
  if (relation.relation === 'eats' && isAlive(graph, b) && /^lick/.test(relation.word ?? ''))
    return { ...relation, relation: 'kisses' }
  if (!/^(on-top-of|sits-on|stands-on|rides)$/.test(relation.relation)) return relation
  const wearer = graph.relations.find(
    (other) => other.relation === 'wears' && other.b === b && other.a !== relation.a,
  )?.a
  return wearer && HEADWEAR.test(nameById(graph, b))
    ? { ...relation, relation: 'on-top-of', b: wearer, part: 'head' }
    : relation
}

const HEADWEAR = /hat|cap$|crown|helmet/

/** One of several on a log that jumps is above it, not on it. */
function landed(graph: SceneGraph, relation: Relation): Relation {
  if (!/^(sits-on|stands-on)$/.test(relation.relation) || relation.word || !relation.b) return relation
  const jumps = graph.relations.some(({ a, relation: deed }) => a === relation.a && deed === 'jumps')
  const others = graph.relations.some(({ a, b }) => a !== relation.a && b === relation.b)
  return jumps && others ? { ...relation, relation: 'jumps-over' } : relation
}

/** A haircut is at the head. */
function shorn(graph: SceneGraph, relation: Relation): Relation {
  const isHair = relation.relation === 'cuts' && !relation.part && isAlive(graph, relation.b)
  return isHair ? { ...relation, part: 'head' } : relation
}

/** What is around somebody's neck is worn there. */
function worn(graph: SceneGraph, relation: Relation): Relation {
  const { a, b, part } = relation
  const around = relation.relation === 'around' && part && b && isAlive(graph, b) && !isAlive(graph, a)
  return around ? { a: b, relation: 'wears', b: a, part } : relation
}

/** On the ground, not in the air. */
function fallen(graph: SceneGraph, relation: Relation): Relation {
  const falls = /^(fall|fell|trip|slip)/.test(relation.word ?? '') && isAlive(graph, relation.a)
  if (!falls) return relation
  if (relation.relation === 'floats') return { ...relation, relation: 'lies', how: 'fallen' }
  // Off a bicycle: beside it.
  return relation.relation === 'under' ? { ...relation, relation: 'next-to', how: 'fallen' } : relation
}

/** What is held over the head rests on both palms; an umbrella has a handle for that. */
function raised(graph: SceneGraph, relation: Relation): Relation {
  if (relation.part !== 'overhead') return relation
  const { part: _, ...rest } = relation
  return HANDLED.test(nameById(graph, relation.b))
    ? rest
    : { ...rest, relation: 'carries', how: 'overhead', pose: 'hold-up' }
}

const HANDLED = /umbrella|parasol|flag|kite|balloon|torch|lantern|sparkler|sword|wand|lasso/

/** In meters: what is smaller sits on the hand. */
const SMALL = 0.35

/** Who holds another's finger holds their hand, and nobody in the arms. */
function byHand(graph: SceneGraph, relation: Relation): Relation {
  const { a, b, part } = relation
  if (relation.relation !== 'holds' || part !== 'hand' || a === b || !isAlive(graph, a) || !isAlive(graph, b))
    return relation
  // Who is tiny, or in a giant's hand, is on the palm.
  const isTiny = (graph.things.find(({ id }) => id === b)?.size ?? 1) < TINY
  if (isTiny || GIANTS.test(nameById(graph, a)) || isPerched(nameById(graph, b))) return relation
  const { part: _, pose: __, ...rest } = relation
  const held = entryById(graph, b)
  // A butterfly on a finger has no hand.
  if (held?.kind === 'being' && !held.human && held.height < SMALL) return rest
  return { ...rest, relation: 'holds-hands-with' }
}

/** Who is in a sandbox with a shovel digs there. */
function digging(graph: SceneGraph, relation: Relation): Relation {
  if (relation.relation !== 'inside' || nameById(graph, relation.b) !== 'sandbox') return relation
  const isDigging = graph.relations.some(
    ({ a, b, relation: deed }) => a === relation.a && /^(holds|digs)$/.test(deed) && /shovel/.test(nameById(graph, b)),
  )
  return isDigging ? { ...relation, how: 'dig-in' } : relation
}

/** What somebody knocks falls: it is not kicked. */
function knocked(graph: SceneGraph, relation: Relation): Relation {
  const { relation: deed, word = '' } = relation
  // What is pushed by who stands on a table goes over its edge.
  const isOff = graph.relations.some((one) => one.a === relation.a && one.relation === 'stands-on' && one.word === word)
  const isKnocked = (deed === 'kicks' && /^(knock|tip|toppl|bump)/.test(word)) || (deed === 'pushes' && isOff)
  return isKnocked && isAlive(graph, relation.a) && relation.b && !isAlive(graph, relation.b)
    ? { ...relation, how: 'topple', pose: 'reach' }
    : relation
}

/** What hangs on the line of a rod is in nobody's hands. */
function hooked(graph: SceneGraph, relation: Relation): Relation {
  if (!/^(fishes|catches)$/.test(relation.relation) || !relation.b || relation.how) return relation
  const rod = graph.relations.some(
    ({ a, b, relation: deed }) => a === relation.a && deed === 'holds' && nameById(graph, b) === 'fishing rod',
  )
  return rod ? { ...relation, how: 'hook' } : relation
}

/** Who washes somebody in a tub is not in it. */
function bathing(graph: SceneGraph, relation: Relation): Relation {
  if (relation.relation !== 'inside' || !/tub$|basin|bucket|sink/.test(nameById(graph, relation.b))) return relation
  const washed = graph.relations.find(
    ({ a, b, relation: deed }) => a === relation.a && deed === 'cleans' && b && b !== a,
  )?.b
  const isIn = graph.relations.some(({ a, b, relation: deed }) => a === washed && b === relation.b && deed === 'inside')
  return washed && isAlive(graph, washed) && isIn ? { ...relation, relation: 'next-to' } : relation
}

/** Animals lap milk from the bowl that it is in. */
function lapping(graph: SceneGraph, relation: Relation): Relation {
  const dish = (id: string | null) =>
    graph.relations.find(
      ({ a, b, relation: deed }) =>
        a === id && deed === 'inside' && /bowl|dish|saucer|bucket|plate/.test(nameById(graph, b)),
    )?.b
  const laps = (id: string) => {
    const drinker = lookUp(nameById(graph, id))
    return drinker?.kind === 'being' && !drinker.human
  }
  if (relation.relation === 'drinks' && laps(relation.a) && dish(relation.b))
    return { ...relation, b: dish(relation.b) as string }
  const lapped =
    relation.relation === 'inside' &&
    graph.relations.some(({ a, b, relation: deed }) => b === relation.a && deed === 'drinks' && laps(a))
  return lapped && dish(relation.a) === relation.b ? { ...relation, relation: 'next-to' } : relation
}

/** A crab has it in a claw, two birds with one worm have its ends. */
function inClaw(graph: SceneGraph, relation: Relation): Relation {
  const who = entryById(graph, relation.a)
  if (who?.kind !== 'being' || who.human || !/^(holds|carries|eats)$/.test(relation.relation)) return relation
  const { part: _, ...rest } = relation
  if (relation.relation === 'carries' && CLAWED.test(who.name)) return { ...rest, relation: 'holds' }
  const [a, b] = [relation.a, relation.b].map((id) => graph.things.find((thing) => thing.id === id))
  const isShared = /^(shar|split)/.test(relation.word ?? '') && a?.n === 2 && b?.n === 1 && ENDS.test(b.name)
  return isShared && who.upright() !== null ? { ...rest, relation: 'pulls', how: 'tug' } : relation
}

/** Long enough for two mouths. */
const ENDS = /^(worm|bone|carrot|stick|fish|spaghetti|leaf|corn|twig|banana)$/

/** In this order: what one changes the next may look at. */
const SHOWINGS: readonly Showing[] = [
  hooked,
  inClaw,
  raised,
  knocked,
  digging,
  byHand,
  grounded,
  landed,
  shared,
  lying,
  nesting,
  tugged,
  steadied,
  surfed,
  netted,
  watching,
  helping,
  sheltered,
  showing,
  fallen,
  worn,
  lodged,
  shorn,
  bathing,
  lapping,
  perched,
]

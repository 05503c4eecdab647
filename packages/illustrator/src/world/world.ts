/** Every noun that can be put on a page, whoever draws it. */
import type { Actor, Art, Spot, Thing } from '../art/art.ts'
import { BEASTS } from '../beasts/index.ts'
import { asPerson, PERSONS } from '../figures/index.ts'
import { headsOf } from '../figures/more-limbs.ts'
import { THINGS } from '../things/index.ts'
import { FEATURES } from './features.ts'
import { NOUNS } from './nouns.ts'
import { oldActor, oldThing } from './old-drawings.ts'
import { actorWithTraits, withTraits } from './traits/index.ts'

interface Known {
  name: string
  category: string
  /** In meters. */
  height: number
}

export interface Being extends Known {
  kind: 'being'
  actor: Actor
  /** Born upright, with hands. */
  human: boolean
  /** The same being on two legs, for what needs hands; null where it has none to lend. */
  upright(): Actor | null
}

export interface Inanimate extends Known {
  kind: 'thing'
  thing: Thing
}

export type Entry = Being | Inanimate

const known = new Map<string, Entry | null>()

/** Null where nothing of that name can be drawn. */
export function lookUp(name: string): Entry | null {
  const before = known.get(name)
  if (before !== undefined) return before
  const entry = find(name)
  const drawn = entry && withLooks(entry)
  known.set(name, drawn)
  return drawn
}

/** What was said of it shows, whoever draws it. */
function withLooks(entry: Entry): Entry {
  if (entry.kind === 'thing') return { ...entry, thing: withTraits(entry.thing, drawPlain) }
  const { name, actor, upright } = entry
  const onTwo = () => {
    const person = upright()
    return person && actorWithTraits(name, person, drawPlain)
  }
  return { ...entry, actor: actorWithTraits(name, manyHeaded(actor, upright), drawPlain), upright: onTwo }
}

/** Only who stands on two legs is drawn with more heads than one. */
const manyHeaded = (actor: Actor, upright: () => Actor | null): Actor => ({
  name: actor.name,
  get aspect() {
    return actor.aspect
  },
  habitat: actor.habitat,
  ...(actor.idle ? { idle: actor.idle } : {}),
  can: (pose) => actor.can(pose),
  act: (spot, acting) => {
    const figure = headsOf(spot.attributes ?? []) > 1 ? upright() : null
    return (figure ?? actor).act(spot, acting)
  },
})

/** For whoever has the shape of something else, or a part of it. */
function drawPlain(name: string, spot: Spot): Art | null {
  const entry = find(name)
  if (!entry) return null
  return entry.kind === 'being' ? entry.actor.act(spot, { pose: 'stand' }) : entry.thing.draw(spot)
}

/** Beasts of tales that go on two legs and no other way. */
const WALKERS = /^(yeti|bigfoot|minotaur|werewolf)$/

/** As it is drawn by itself, without the traits that any drawing can be given. */
export function find(name: string): Entry | null {
  const noun = NOUNS.get(name)
  const facts = { name, category: noun?.category ?? '', height: noun?.height ?? 1 }
  const person = PERSONS.get(name)
  if (person) return { kind: 'being', ...facts, actor: person, human: true, upright: () => person }
  const beast = BEASTS.get(name)
  if (beast) return { kind: 'being', ...facts, actor: beast, human: false, upright: () => asPerson(name) }
  const thing = THINGS.get(name) ?? FEATURES.get(name)
  if (thing) return { kind: 'thing', ...facts, thing }
  const giant = WALKERS.test(name) && asPerson(name)
  if (giant) return { kind: 'being', ...facts, actor: giant, human: false, upright: () => giant }
  const actor = oldActor(name)
  if (actor) {
    const human = /people|family/.test(facts.category)
    return { kind: 'being', ...facts, actor, human, upright: () => (human ? actor : asPerson(name)) }
  }
  const old = oldThing(name)
  return old && { kind: 'thing', ...facts, thing: old }
}

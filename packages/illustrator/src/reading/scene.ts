/** Collects things and relations while a prompt is read. */
import type { NamedThing, Relation, Via } from './graph.ts'
import { enliven } from './lively.ts'
import type { Quantity } from './quantity.ts'
import { pairsOf } from './tables.ts'
import { verbWord } from './verbs.ts'
import { isA } from './vocabulary.ts'

export const PLACE = '@place'
/** What serves in the place of something implied: cake at a birthday, boots in the rain. */
const SERVING = new Map(
  [...pairsOf('reading/serves.txt')].map(([name, others]) => [name, others.split(',').map((other) => other.trim())]),
)

export interface NewThing {
  name: string
  word: string
  via: Via
  quantity?: Quantity
  attributes?: string[]
  mood?: string | null
}

/** The pose of the verb that was written. */
function poseFor(word: string | undefined): { pose?: string } {
  const pose = word ? verbWord(word)?.verb.pose : null
  return pose ? { pose } : {}
}

/** A couple is two people, and so are parents however they are counted. */
const headsOf = (name: string, n: number): number => (name === 'couple' ? 2 * n : name === 'parents' ? 2 : n)

/** What a thing is as well, once it acts. */
const ALIVE = /^(alive|handed|walker)$/

export class Scene {
  things: NamedThing[] = []
  relations: Relation[] = []
  place: string | null = null
  /** "in the school", not "the school with a bus before it". */
  isInside = false
  readonly negated: string[] = []
  /** Hours, seasons and weather that the event itself tells. */
  readonly told: string[] = []
  /** What a place must not show at such an event. */
  readonly without: string[] = []
  readonly unknown: string[] = []
  /** The words of all things that were named, also of those that became a place or a costume. */
  readonly said: string[] = []
  /** Verbs that no table knows: what they say is guessed. */
  readonly strangeDeeds: string[] = []
  /** Of those named together, the ones of whom more was said, by the id of them all. */
  readonly shares = new Map<string, string[]>()

  add({ name, word, via, quantity, attributes = [], mood = null }: NewThing): string {
    if (via !== 'implied') this.said.push(word)
    const same = this.things.filter((thing) => thing.name === name)
    const implied = same.find((thing) => thing.via === 'implied')
    if (implied && via !== 'implied') {
      // "watering flowers with a tiny can": the can that watering implied is the one now named.
      Object.assign(implied, { word, via, attributes, mood, n: Math.max(implied.n, quantity?.n ?? 1) })
      if (quantity?.atLeast) implied.atLeast = true
      return implied.id
    }
    const id = `${name}#${same.length + 1}`
    const thing: NamedThing = { id, name, word, via, n: headsOf(name, quantity?.n ?? 1), attributes, wears: [], mood }
    if (quantity?.atLeast) thing.atLeast = true
    this.things.push(thing)
    return id
  }

  /** Something the scene cannot be drawn without, though nobody named it; what was named already serves. */
  imply(name: string, n = 1, atLeast = false): string {
    const named =
      this.things.find((thing) => thing.name === name) ??
      this.things.find((thing) => thing.via !== 'implied' && SERVING.get(name)?.includes(thing.name))
    return named?.id ?? this.add({ name, word: name, via: 'implied', quantity: { n, atLeast } })
  }

  /** Whether something that was named is as good as what would be implied. */
  serves(id: string, implied: string): boolean {
    return this.get(id)?.via !== 'implied' && (SERVING.get(implied)?.includes(this.nameOf(id)) ?? false)
  }

  get(id: string): NamedThing | undefined {
    return this.things.find((thing) => thing.id === id)
  }

  nameOf(id: string): string {
    return id === PLACE ? (this.place ?? '') : (this.get(id)?.name ?? '')
  }

  isA(id: string, className: string): boolean {
    return isA(this.nameOf(id), className) || (ALIVE.test(className) && this.get(id)?.alive === 'body')
  }

  areAll(ids: readonly string[], className: string): boolean {
    return ids.length > 0 && ids.every((id) => this.isA(id, className))
  }

  relate(from: readonly string[], relation: string, to: readonly (string | null)[], more: Partial<Relation> = {}) {
    for (const a of from)
      for (const b of to) {
        // No coat wears boots.
        if (relation === 'wears' && this.isA(a, 'worn')) continue
        const isItself = a === b && (this.get(a)?.n ?? 1) < 2 && relation !== 'cleans'
        const isKnown = this.relations.some((known) => known.a === a && known.relation === relation && known.b === b)
        if (isItself || isKnown) continue
        this.relations.push({ a, relation, b, ...more, ...poseFor(more.word) })
        enliven(this, { a, relation, b })
      }
  }

  forget(test: (relation: Relation) => boolean) {
    this.relations = this.relations.filter((relation) => !test(relation))
  }

  drop(id: string) {
    this.things = this.things.filter((thing) => thing.id !== id)
    this.forget(({ a, b }) => a === id || (b?.split('+').includes(id) ?? false))
  }

  /** Who was named last of all who are alive. */
  lastAlive(): string[] {
    const named = this.things.findLast(({ name, via }) => via !== 'implied' && isA(name, 'alive'))
    return named ? [named.id] : []
  }

  /** Whether two things are already joined, either way round. */
  areJoined(a: string, b: string): boolean {
    return this.relations.some((known) => (known.a === a && known.b === b) || (known.a === b && known.b === a))
  }
}

/** Whom a pronoun means. */
import type { Deed } from './deed.ts'
import type { Scene } from './scene.ts'

export interface Antecedents {
  subject: readonly string[]
  topic: readonly string[]
  last: readonly string[]
  /** Of what it was said "with …". */
  company: readonly string[]
  /** Whoever cannot be meant. */
  excluded: readonly string[]
  /** It is said where something is: "on top of it". */
  isPlaced?: boolean
  /** Under or behind something there is room whoever is on it. */
  isBelow?: boolean
}

/** Where something is that was named before: "under it". */
export const isPlacing = (preposition: string | null): boolean =>
  /^(?:on|on top of|in|inside|into|over|across|under|underneath|behind)$/.test(preposition ?? '')

export const isBelow = (preposition: string | null): boolean =>
  /^(?:under|underneath|beneath|behind)$/.test(preposition ?? '')

export function resolve(
  word: string,
  scene: Scene,
  { subject, topic, last, company, excluded, isPlaced = false, isBelow = false }: Antecedents,
): string[] {
  const named = scene.things
    .filter((thing) => thing.via !== 'implied' && !excluded.includes(thing.id))
    .map((thing) => thing.id)
  const latest = [...named].reverse()
  switch (word) {
    case 'it':
    case 'itself': {
      const about = company.find(
        (id) =>
          !scene.isA(id, 'alive') &&
          scene.get(id)?.n === 1 &&
          (isPlaced || !subject.includes(id)) &&
          !excluded.includes(id),
      )
      if (about) return [about]
      // Whoever sits on another is not the one that others are placed by.
      const isCarried = (id: string) => scene.relations.some(({ a, part }) => a === id && part !== undefined)
      const isOne = (id: string) => scene.get(id)?.n === 1
      const others = latest.filter(
        (id) =>
          isOne(id) &&
          !subject.includes(id) &&
          !(isPlaced && scene.isA(id, 'person')) &&
          !scene.isA(id, 'worn') &&
          !scene.isA(id, 'part') &&
          !isCarried(id),
      )
      // "a dog under a table while a cat sleeps on top of it": on what can bear it, before who could.
      const isGround = (id: string) => scene.isA(id, 'place') || scene.isA(id, 'water')
      const isTaken = (id: string) =>
        !isBelow && scene.relations.some(({ a, b, relation }) => b === id && topic.includes(a) && BORNE.test(relation))
      const bearer =
        isPlaced && !scene.areAll(last, 'worn')
          ? others.find((id) => !scene.isA(id, 'alive') && !isGround(id) && !isTaken(id))
          : undefined
      if (bearer) return [bearer]
      // "builds a castle with a bucket and his sister decorates it": what is built, not what it is built with.
      const isTool = (id: string) =>
        scene.relations.some(({ a, b, tool }) => tool === id && b !== id && b !== a && others.includes(b ?? ''))
      const other = others.find((id) => (isPlaced ? !isGround(id) && !isTaken(id) : !isTool(id)))
      // "a hippo stuck in a slide and kids pushing it": who is there, and not the slide.
      const isIn = ({ a, relation, b }: { a: string; relation: string; b: string | null }) =>
        a === topic[0] && b === other && /^(inside|hangs-from|under|sleeps-in)$/.test(relation)
      const held = !subject.includes(topic[0] ?? '') && !excluded.includes(topic[0] ?? '') && scene.relations.some(isIn)
      // "looking for his slipper but the puppy has it": what nobody has on is a thing like others.
      const isWorn = (id: string) => scene.relations.some(({ b, relation }) => b === id && relation === 'wears')
      const loose = latest.find((id) => !isPlaced && isOne(id) && scene.isA(id, 'worn') && !isWorn(id))
      if (loose && !held && (!other || scene.isA(other, 'person'))) return [loose]
      if (other && !held) return [other]
      // Nobody is "it": what was meant is not drawn.
      return isPlaced && scene.areAll(topic.slice(0, 1), 'person') ? [] : topic.slice(0, 1)
    }
    case 'them':
    case 'themselves': {
      if (last.some((id) => !subject.includes(id) && (scene.get(id)?.n ?? 1) > 1)) return [...last]
      const many = latest.find((id) => !subject.includes(id) && isMany(scene, id))
      if (many) return [many]
      const others = latest.filter((id) => !subject.includes(id))
      const alive = others.find((id) => scene.isA(id, 'alive'))
      return last.length > 1 ? [...last] : alive ? [alive] : others.slice(0, 1)
    }
    case 'they':
    case 'we':
    case 'us':
    case 'everyone':
    case 'everybody': {
      const alive = named.filter((id) => scene.isA(id, 'alive'))
      return alive.length ? alive : [...topic]
    }
    case 'he':
    case 'she':
    case 'i': {
      const alive = [...topic, ...latest].filter((id) => scene.isA(id, 'alive'))
      // "braiding her friend's hair while she reads": whose hands are free.
      const tended = scene.relations.findLast((deed) => isTended(scene, deed, topic))?.b
      const other = /^he$/.test(word) ? FEMALE : MALE
      if (tended && word !== 'i' && !other.test(scene.nameOf(tended))) return [tended]
      return likeliest(word, scene, alive)
    }
    case 'him':
    case 'her': {
      const others = latest.filter((id) => scene.isA(id, 'alive') && !subject.includes(id))
      return others.length ? likeliest(word, scene, others) : topic.slice(0, 1)
    }
    default:
      return []
  }
}

/** Somebody's hair, teeth or nails are seen to by who is spoken of. */
const isTended = (
  scene: Scene,
  { a, relation, b, part }: { a: string; relation: string; b: string | null; part?: string },
  topic: readonly string[],
): boolean =>
  topic.includes(a) &&
  b !== null &&
  b !== a &&
  part !== undefined &&
  /^(plays-with|cleans|cuts|paints|tends)$/.test(relation) &&
  scene.isA(b, 'person')

/** Several, or one drawing of several: "tortillas", "groceries". */
function isMany(scene: Scene, id: string): boolean {
  const { n = 1, name = '', word = '' } = scene.get(id) ?? {}
  const isPair = scene.isA(id, 'worn') || word.toLowerCase() !== name
  return n > 1 || (/(?:[^s]|sse)s$/i.test(word) && isPair && !scene.isA(id, 'alive'))
}

/** How the one that is spoken of may have its place on something. */
const BORNE = /^(?:(?:sits|stands|lies|balances)-on|rides|drives|inside)$/
const MALE = /^(father|boy|son|brother|grandfather|grandson|uncle|nephew|man|king|prince|santa claus|wizard|waiter)$/
const FEMALE =
  /^(mother|girl|daughter|sister|grandmother|granddaughter|aunt|niece|woman|queen|princess|witch|waitress)$/

/** "Kids painting dad's face while he sleeps": he is one, and no woman. */
function likeliest(word: string, scene: Scene, ids: readonly string[]): string[] {
  const [own, other] = /^(he|him)$/.test(word) ? [MALE, FEMALE] : /^(she|her)$/.test(word) ? [FEMALE, MALE] : []
  const one = ids.filter((id) => scene.get(id)?.n === 1 && !scene.get(id)?.atLeast && !other?.test(scene.nameOf(id)))
  const found = one.find((id) => own?.test(scene.nameOf(id))) ?? one[0] ?? ids[0]
  return found === undefined ? [] : [found]
}

/** "mom sits while her daughter brushes her hair", "the kids paint his face": whose it is, where it is not that of who does it. */
export function ownerAside(scene: Scene, word: string, subjects: readonly string[]): string | null {
  const [own, other] = word === 'his' ? [MALE, FEMALE] : word === 'her' ? [FEMALE, MALE] : []
  if (!own || !other) return null
  const fits = (id: string) => scene.get(id)?.n === 1 && !scene.get(id)?.atLeast && !other.test(scene.nameOf(id))
  const isStill = ({ id }: { id: string }) =>
    scene.relations.some(({ a, relation }) => a === id && /^(sits|sleeps|lies)/.test(relation))
  const known = scene.things.filter(
    ({ id, name, via }) => via !== 'implied' && own.test(name) && !subjects.includes(id),
  )
  const found = known.findLast((thing) => isStill(thing)) ?? (subjects.some(fits) ? undefined : known.at(-1))
  return found?.id ?? null
}

/** Done to who is alive, and to what is not. */
const DONE_TO_BEINGS = /^(?:chase|pet|feed|hug|scare|tickle|follow|wake|kiss|shoo|calm|comfort|scold|stroke|cuddle)$/
const DONE_TO_THINGS = /^(?:dig|bury|throw|open|read|wear|fix|repair|unwrap|drink|fold|knit|mend|paint|build)$/

/** "a horse jumping over a fence with a girl riding it": nobody rides the fence, chases the washing or digs up the dog. */
export function fittingOf(
  scene: Scene,
  { deed, subject, preposition }: { deed: Deed | null; subject: readonly string[]; preposition: string | null },
  ids: string[],
): string[] {
  const fits = fitsDeed(scene, deed?.verb.lemma ?? '')
  if (!fits || preposition || ids.some(fits)) return ids
  const named = scene.things.filter(({ id, via, n }) => via !== 'implied' && n === 1 && fits(id))
  const other = named.findLast(({ id }) => !subject.includes(id))
  return other ? [other.id] : ids
}

function fitsDeed(scene: Scene, lemma: string): ((id: string) => boolean) | null {
  if (lemma === 'climb') return (id) => scene.isA(id, 'climbable')
  if (lemma === 'ride') return (id) => scene.isA(id, 'mount') || scene.isA(id, 'ridden')
  if (DONE_TO_BEINGS.test(lemma)) return (id) => scene.isA(id, 'alive')
  if (DONE_TO_THINGS.test(lemma)) return (id) => !scene.isA(id, 'alive') && !scene.isA(id, 'container')
  return null
}

/** Whom a style shows: the head of an animal, a bust, one with things in the corners, or all as they are staged. */
import type { Rng } from '../ink/random.ts'
import type { NamedThing, Relation, SceneGraph } from '../reading/graph.ts'
import { NOUNS } from '../world/nouns.ts'
import { lookUp } from '../world/world.ts'
import { creature, hasCreature, posed } from './creatures/creatures.ts'
import { canDress } from './dressed.ts'
import { fineOf, isOfStyle } from './elegant.ts'
import { CHILDS_VOICE } from './grown-voice.ts'
import { hasHead } from './heads/head.ts'
import { headSubject } from './heads/subject.ts'
import { INSECTS } from './insects/insects.ts'
import { insectSubject } from './insects/subject.ts'
import { CORNERS, canBeInCorner } from './kit/corners.ts'
import { fittedDrawing } from './mandala/motif.ts'
import { PLANT_WORDS, plantsIn } from './plants/named.ts'
import { among, spray } from './plants/spray.ts'
import { bustSubject, isSitter } from './portrait/bust.ts'
import { IN_HAIR } from './portrait/finery.ts'
import { HEAD } from './portrait/kinds.ts'
import { PARTICULAR_WORDS } from './portrait/particulars.ts'
import { alone, type Cast, type Subject, together, twins } from './subject.ts'
import { DOING } from './wild/animals.ts'

export function parted<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))]
}

/** Whom the words of a card mean; what was named with them lies at their sides. */
export function meantBy(
  { name, word }: { name: string; word: string },
  named: readonly NamedThing[],
  prompt: string,
  rng: Rng,
): Cast | null {
  const beside = named.filter((thing) => thing.name !== name && thing.word.toLowerCase() !== word)
  if (beside.length > 2 || beside.some((thing) => lookUp(thing.name)?.kind !== 'thing')) return null
  const subject = isSitter(name) ? bustSubject(name, prompt, [], rng) : lookUp(name) && alone(name, rng)
  const shows = [name, word, `${word} tarot`, `the ${word}`, ...named.map((thing) => thing.name)]
  const things = beside.flatMap((thing) => fittedDrawing(thing.name, () => 4.6) ?? [])
  return (
    subject && {
      subject: (place) => {
        const { svg, outlines } = subject(place)
        const { x, y, w, h } = place
        const drawn = things.map((draw, i) => draw(x + (i ? 0.36 : -0.36) * w, y + h * 0.3, w * 0.26, h * 0.36))
        return { svg: svg + drawn.join(''), outlines }
      },
      shows,
    }
  )
}

/** Being near it is no deed. */
export const NEAR = /^(next-to|inside|around|filled-with|behind|in-front-of|on-top-of|stands-on|among|beside)$/

/** "A mandala wolf head": one animal, of which only the head is asked for. */
export function headIn(named: readonly NamedThing[], prompt: string, rng: Rng): Cast | null {
  const [animal, ...others] = named.filter(({ name }) => !/^(?:head|face)$/.test(name))
  if (!HEAD.test(prompt) || !animal || others.length || animal.n > 1 || animal.wears.length || !hasHead(animal.name))
    return null
  return { subject: headSubject(animal.name, rng), shows: [animal.name, 'head', 'face'] }
}

/** What a lady holds up stands at her shoulder too. */
const isInHand = (name: string): boolean => {
  const entry = lookUp(name)
  return entry?.kind === 'thing' && entry.height <= 0.45
}
/** "A crown of ivy": no ivy hangs beside her. */
const CROWN_OF = /\b(?:crown|wreath|circlet) of ((?:\w+ ?){1,2})/i
/** Whoever has a toy plays with it, and is staged. */
const YOUNG = /^(?:girl|boy|princess|prince|fairy|mermaid)$/

/** One person, of whom nothing is said but what is in their hair: head and shoulders. */
export function bustIn({ things: named, unknown, relations }: SceneGraph, prompt: string, rng: Rng): Cast | null {
  const sitters = named.filter(({ name, n }) => isSitter(name) && n === 1)
  const [sitter] = sitters
  // A cat of hers is at her shoulder.
  const crowning = CROWN_OF.exec(prompt)?.[1] ?? ''
  const isWorn = ({ name, word }: { name: string; word: string }): boolean =>
    IN_HAIR.includes(name) || WORN.includes(name) || PARTICULAR_WORDS.test(word) || crowning.includes(word)
  const [pets, others] = parted(
    named.filter((thing) => thing !== sitter),
    (thing) =>
      thing.n === 1 &&
      (isBeast(thing.name) || (isInHand(thing.name) && !isWorn(thing) && !YOUNG.test(sitter?.name ?? ''))),
  )
  if (pets.length > 1 || (pets.length && !relations.every(({ relation }) => NEAR.test(relation) || HAS.test(relation))))
    return null
  // A mermaid without her tail is a woman.
  if (sitter?.name === 'mermaid' && !/\b(?:portrait|hair|face|bust)\b/i.test(prompt)) return null
  if (!sitter || ![...others, ...sitter.wears].every(isWorn) || /\b\w+ing\b/i.test(prompt.replace(NO_DEED, '')))
    return null
  const flowers = plantsIn(prompt).filter((name) => IN_HAIR.includes(name))
  const particulars = unknown.filter((word) => PARTICULAR_WORDS.test(word))
  return {
    subject: bustSubject(sitter.name, prompt, flowers, rng, pets[0]?.name),
    shows: [sitter.name, ...pets.map(({ name }) => name), ...others.map(({ name }) => name), ...particulars],
  }
}

/** Plants that only ornament knows, or one animal among plants: as themselves, however they are read elsewhere. */
export function plantsCast({ things, unknown, relations }: SceneGraph, rng: Rng): Cast | null {
  const named = things.filter(({ via }) => via !== 'implied')
  const [plants, others] = parted(named, ({ name, word }) => PLANT_WORDS.test(word) && lookUp(name)?.kind !== 'being')
  const unread = unknown.filter((word) => PLANT_WORDS.test(word))
  const names = plantsIn([...plants.map(({ word }) => word), ...unread].join(', '))
  const shows = [...plants.map(({ name }) => name), ...unread]
  if (!names.length) return null
  const [other] = others
  if (!other)
    return unread.length || plants.some(({ via }) => via === 'stand-in') ? { subject: spray(names, rng), shows } : null
  const isFit =
    others.length === 1 &&
    other.n === 1 &&
    !other.wears.length &&
    isBeast(other.name) &&
    canDress(other.name) &&
    relations.every(({ relation }) => NEAR.test(relation) && relation !== 'inside')
  // The plants first: a page that draws the animal anew by its name would leave them out.
  return isFit ? { subject: among(beastAlone(other, rng), names, rng), shows: [...shows, other.name] } : null
}

/** Drawn for grown-ups where we can, and nothing was said of it. */
const beastAlone = ({ name, attributes }: NamedThing, rng: Rng, deed = ''): Subject =>
  !hasCreature(name) || !attributes.every(isOfStyle)
    ? alone(name, rng, attributes)
    : deed in DOING && name in DOING[deed]!
      ? posed(DOING[deed]![name]!(rng), rng)
      : creature(name, rng)

const deedIn = (prompt: string): string =>
  /\bhowl/i.test(prompt) ? 'howls' : /\b(?:sleep\w*|asleep|curled)\b/i.test(prompt) ? 'sleeps' : ''

/** One animal and some things near it or in its paws: it is ornament, and they go to the corners of the page. */
export function withCorners(
  { things, relations }: SceneGraph,
  prompt: string,
  rng: Rng,
): (Cast & { beside: readonly string[] }) | null {
  const [animals, others] = parted(
    things.filter(({ via }) => via !== 'implied'),
    ({ name }) => lookUp(name)?.kind === 'being',
  )
  const [animal] = animals
  const isFit =
    animal &&
    animals.length === 1 &&
    animal.n === 1 &&
    canDress(animal.name) &&
    !animal.wears.length &&
    others.length > 0 &&
    others.length <= CORNERS &&
    others.every(({ name }) => canBeInCorner(name)) &&
    relations.every(({ relation }) => BESIDE.test(relation))
  if (!isFit) return null
  const beside = others.map(({ name }) => name)
  return { subject: beastAlone(animal, rng, deedIn(prompt)), shows: [animal.name, ...beside], beside }
}

const BESIDE = /^(?:holds|has|carries|looks-at|howls|next-to|above|around|among|beside|filled-with)$/
const HAS = /^(?:wears|has|holds|hugs|carries)$/

export const isBeast = (name: string): boolean => {
  const entry = lookUp(name)
  return entry?.kind === 'being' && !entry.human
}

/** Words that end like a deed and are none that a bust could not do. */
const NO_DEED = /\b(?:colou?ring|flowing|wearing|holding|dangling|smiling|king|(?:\w+ )?(?:ear)?ring)\b/gi

/** Drawn on anybody's head, hair or neck. */
const WORN = [
  'feather',
  'peacock feather',
  'crown of flowers',
  'flower',
  'leaf',
  'hair',
  'long hair',
  'flowing hair',
  'jewel',
  'necklace',
  'earring',
  'crown',
  'beard',
]

export async function castOf(graph: SceneGraph, key: string, seed: number, rng: Rng): Promise<Cast | null> {
  const named = graph.things.filter(({ via }) => via !== 'implied')
  const [first] = named
  if (!first) {
    const word = graph.unknown.find((unread) => NOUNS.has(unread) && lookUp(unread))
    return word ? { subject: alone(word, rng), shows: [word] } : null
  }
  const { name, attributes, wears, n, atLeast } = first
  const relations = relationsAmong(graph)
  const deed = deedIn(key)
  const isItsDeed =
    named.length === 1 &&
    n === 1 &&
    !wears.length &&
    !atLeast &&
    name in (DOING[deed] ?? {}) &&
    attributes.every(isOfStyle)
  if (isItsDeed && relations.every(({ b, relation }) => b === null && relation === deed))
    return { subject: beastAlone(first, rng, deed), shows: [name] }
  const isBusy = named.length > 1 || wears.length > 0 || relations.length > 0
  if (isBusy || !canDress(name) || (n > 2 && !atLeast))
    return together({ ...graph, relations, place: null, letters: null }, key, seed)
  // Who asks for a style wants no insect with a child's face.
  if (n === 1 && name in INSECTS && attributes.every((said) => /\bwings?\b/.test(said)))
    return { subject: insectSubject(name, rng), shows: [name] }
  const isPlain = attributes.every(isOfStyle) && graph.detail !== 'simple' && !CHILDS_VOICE.test(key)
  const fine = isPlain ? fineOf(name, key, rng, n > 1) : null
  const plain = (n > 1 ? twins : alone)(name, rng, attributes)
  return {
    subject: fine ? (place) => (place.w / Math.min(n, 2) < LEAST_FINE ? plain : fine)(place) : plain,
    shows: [name],
  }
}

/** Fur and feathers in a smaller place would be black. */
const LEAST_FINE = 330

/** Relations only among those who are still there. */
function relationsAmong({ things, relations }: SceneGraph): Relation[] {
  const ids = new Set(things.map(({ id }) => id))
  const isThere = (id: string | null): boolean => id === null || id.split('+').every((part) => ids.has(part))
  return relations.filter(({ a, b, tool }) => isThere(a) && isThere(b) && (!tool || ids.has(tool)))
}

/** The nouns as often as they were asked for: three cats are three. */
export const eachOf = (nouns: readonly string[], things: readonly NamedThing[]): string[] =>
  nouns.flatMap((noun) => {
    const { n = 1, atLeast = false } = things.find(({ name }) => name === noun) ?? {}
    return Array.from({ length: Math.min(4, Math.max(n, atLeast ? 2 : 1)) }, () => noun)
  })

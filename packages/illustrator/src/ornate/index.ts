/** Pages for grown-ups: ornament instead of a scene. Each kind is a generator of its own. */
import { createRng, hash, type Rng } from '../ink/random.ts'
import { styleWordsIn } from '../reading/facts.ts'
import { formsIn, replacementsIn } from '../reading/forms.ts'
import type { NamedThing, Relation, SceneGraph } from '../reading/graph.ts'
import { lookUp } from '../world/world.ts'
import { bustIn, castOf, headIn, isBeast, meantBy, NEAR, parted, plantsCast, withCorners } from './casts.ts'
import { FOR_LITTLE_ONES } from './grown-voice.ts'
import { BODY_PARTS, type Kind } from './kind.ts'
import { KINDS } from './kinds.ts'
import { hourIn, placeOf } from './lacking.ts'
import { PLANT_WORDS } from './plants/named.ts'
import { LOOKS } from './portrait/looks.ts'
import { isStaged } from './staged.ts'
import { isGrownOn, unheeded } from './unheeded.ts'

export interface Ornate {
  svg: string
  /** The nouns that are on the page. */
  shows: readonly string[]
  /** The place that was asked for and is not shown. */
  lacks?: readonly string[]
  /** The things of the graph that only name a style. */
  painters?: readonly string[]
}

/** "Mandala patterns on the shell" are patterns on whoever has the shell: no mandala with turtles in its ring. What winds on a snail is its shell as it is. */
const aboutPatterns = (prompt: string): string =>
  prompt
    .replace(
      /\bmandala (?:patterns?|designs?|details|art)(?= (?:on|in|all over) (?:its|the|his|her) (?:shell|wings?|feathers?|tail|body|fur|scales)\b)/i,
      'intricate patterns',
    )
    .replace(/\b(snail with (?:an?|its|the) )(?:swirly|swirling|spiral) shell\b/i, '$1shell')

const patterned = (read: SceneGraph, isAboutPatterns: boolean): SceneGraph =>
  isAboutPatterns && read.style === 'mandala' ? { ...read, style: 'pattern' } : read

/** The page that a style or its words ask for, or null: a scene shows what was named better than an ornament without it. */
export async function ornatePage(understood: SceneGraph, words: string, seed: number): Promise<Ornate | null> {
  const prompt = aboutPatterns(words)
  const read = patterned(understood, prompt !== words)
  const said = withoutBrought(read, prompt)
  const [painters, things] = parted(said.things, (thing) => isPainter(thing, prompt))
  const graph = painters.length ? { ...said, things } : said
  // A sun that holds the moon's hand is somebody, and no ornament.
  if (!read.style && things.some(({ alive }) => alive === 'body')) return null
  if (isStaged(prompt, graph)) return null
  // A style that is named is had plainly too; fine ornament that nobody named is not for small hands.
  if (!read.style && FOR_LITTLE_ONES.test(prompt)) return null
  // Whoever has a look of her own for it (medusa) is drawn finely. Flowers along a back and a house for a shell are drawn where they are said to be, which no ornament does.
  if (!read.style && things.some(({ name, attributes }) => !(name in LOOKS) && isMadeOver(attributes))) return null
  const key = `${prompt.trim().toLowerCase()}#${seed} ornate`
  for (const kind of KINDS) {
    const { asked } = kind
    if (!isAsked(asked, prompt, graph) || kind.unless?.test(prompt)) continue
    const page = ofItsOwn(kind, graph, prompt, key) ?? (await styled(kind, graph, prompt, seed, createRng(hash(key))))
    if (page) return { ...page, painters: painters.map(({ id }) => id) }
  }
  return null
}

const isMadeOver = (looks: readonly string[]): boolean =>
  replacementsIn(looks).length > 0 || formsIn(looks).some(({ how }) => how === 'ridged')

/** Whom a place brings along, and with them what they are at, stays out of an ornament. */
function withoutBrought(graph: SceneGraph, prompt: string): SceneGraph {
  const isBeing = ({ name }: NamedThing): boolean => lookUp(name)?.kind === 'being'
  const isPeopled = graph.things.some((thing) => thing.via === 'implied' && isBeing(thing))
  if (!isPeopled || graph.things.some((thing) => thing.via !== 'implied' && isBeing(thing))) return graph
  // "Spring lambs in a meadow": an event may bring whom the words name.
  const words = new Set(prompt.toLowerCase().split(/[^a-z]+/))
  const isSaid = ({ name, via }: NamedThing): boolean => via === 'implied' && (words.has(name) || words.has(`${name}s`))
  if (graph.things.some((thing) => isSaid(thing) && isBeing(thing))) return graph
  const things = graph.things.filter(({ via }) => via !== 'implied')
  const isLeft = (id: string | null): boolean => id === null || things.some((thing) => thing.id === id)
  return { ...graph, things, relations: graph.relations.filter(({ a, b }) => isLeft(a) && isLeft(b)) }
}

/** "In the style of Mucha", "Klimt style": a name that is read as a child's, of whoever paints so and is not on the page. */
const isPainter = ({ word, name }: NamedThing, prompt: string): boolean =>
  /^\p{Lu}[\p{L} ]+$/u.test(word) &&
  word.toLowerCase() !== name &&
  new RegExp(
    `\\b(?:style|manner) of (?:\\w+ )?${word}|\\binspired by (?:\\w+ )?${word}|${word}[- ](?:style|inspired)`,
  ).test(prompt)

function isAsked(asked: Kind['asked'], prompt: string, graph: SceneGraph): boolean {
  if (typeof asked === 'string') return asked === graph.style
  return typeof asked === 'function' ? asked(prompt, graph) : asked.test(prompt)
}

/** What a kind with drawings of its own would show of what was named. */
interface Plan {
  nouns: string[]
  /** Words that it draws by itself. */
  told: string[]
}

/** Null where this kind cannot show it. */
function planOf(kind: Kind, graph: SceneGraph, prompt: string): Plan | null {
  const { asked, itself = [], can, most = Infinity, whole = false, oneOf = [], always = [], draw } = kind
  if (!draw || !can || kind.means?.(prompt)) return null
  if (
    kind.still &&
    (graph.detail === 'simple' ||
      graph.relations.some((relation) => isDeed(relation, graph, [...itself, ...(kind.seats ?? [])])))
  )
    return null
  // Apples in a bowl are staged: set out side by side they would not be in it.
  const isIn = (relation: Relation) => !kind.fills && isInVessel(relation, graph)
  if (kind.still && graph.relations.some((one) => isIn(one) || isServed(one, graph))) return null
  // "A stained glass hummingbird window": what is said before another noun goes unread, and is what the page is about.
  const isDepicted = (word: string): boolean => kind.depicts?.test(word) ?? false
  const [depicted, others] = parted(
    graph.things,
    ({ word, name, via }) =>
      kind.depicts !== undefined &&
      (via === 'implied' || (isDepicted(word) && !(name in LOOKS) && !SERVED_IN.test(name))),
  )
  const unread = graph.unknown.filter((word) => word !== asked && !isDepicted(word))
  const all = [...unread.flatMap((word) => nounOf(word, can) ?? []), ...others.map(({ name }) => name)]
  const named = all.filter((name) => !itself.includes(name))
  // It draws a watch by its name, and wings on none.
  if (others.some(isGrownOn)) return null
  if (kind.single && named.length === 1 && graph.things.every(({ n }) => n === 1)) return null
  const known = named.filter(can)
  const fits = known.length === named.length && known.length <= most
  const wanted =
    typeof asked === 'string'
      ? (known.length || !named.length) && (fits || !whole)
      : fits && (known.length || oneOf.length || always.length)
  if (!wanted) return null
  const nouns = known.slice(0, most)
  const told = [
    ...depicted.map(({ name }) => name),
    ...graph.unknown.filter((word) => isDepicted(word) || nouns.includes(nounOf(word, can) ?? '')),
  ]
  return { nouns, told }
}

/** What only this kind can show: it has drawings of its own for it. */
function ofItsOwn(kind: Kind, graph: SceneGraph, prompt: string, key: string): Ornate | null {
  const plan = planOf(kind, graph, prompt)
  if (!plan || !kind.draw) return null
  const rng = createRng(hash(key))
  const { itself = [], always = [], oneOf = [] } = kind
  const nouns = plan.nouns.length ? plan.nouns : oneOf.length ? [rng.pick(oneOf)] : []
  const svg = kind.draw(rng, nouns, prompt, graph)
  const drawn = (words: string, read: SceneGraph): string | null =>
    isAsked(kind.asked, words, read) ? (kind.draw?.(createRng(hash(key)), nouns, words, read) ?? null) : null
  const left = unheeded(kind, graph, prompt, (words, read) => drawn(words, read) === svg)
  const claimed = [...itself, ...always, ...nouns, ...plan.told]
  const shows = claimed.filter((noun) => !left.includes(noun))
  // Over a town there is a sky; around a beast there are flowers.
  const lacks = nouns.length && nouns.every(isBeast) ? hourIn(prompt, shows) : []
  return { svg, shows, lacks }
}

/** What an ornate page would show, without drawing it; null where none with drawings of its own is asked for. */
export function ornateShows(understood: SceneGraph, words: string): readonly string[] | null {
  const prompt = aboutPatterns(words)
  const read = patterned(understood, prompt !== words)
  const graph = withoutBrought(read, prompt)
  if (!graph.style && (graph.things.some(({ alive }) => alive === 'body') || FOR_LITTLE_ONES.test(prompt))) return null
  if (isStaged(prompt, graph)) return null
  for (const kind of KINDS) {
    if (!isAsked(kind.asked, prompt, graph) || kind.unless?.test(prompt)) continue
    const plan = planOf(kind, graph, prompt)
    if (plan) return [...(kind.itself ?? []), ...(kind.always ?? []), ...plan.nouns, ...plan.told]
    // A style around whoever was named: who of them is on it is known when they are staged.
    if (kind.around && !kind.needsSubject)
      return [
        ...(kind.itself ?? []),
        ...(kind.always ?? []),
        ...graph.unknown.filter((word) => kind.depicts?.test(word)),
      ]
    if (kind.around) return null
  }
  return null
}

/** "Feathers" that go unread are feathers all the same. */
const nounOf = (word: string, can: (noun: string) => boolean): string | undefined =>
  [word, word.replace(/s$/, ''), word.replace(/ies$/, 'y')].find(can)

/** The style around whoever was asked for, whatever they do. */
async function styled(kind: Kind, graph: SceneGraph, prompt: string, seed: number, rng: Rng): Promise<Ornate | null> {
  const { itself = [], always = [], takes = [], around, needsSubject = false } = kind
  if (!around) return null
  const words = typeof kind.asked === 'string' ? styleWordsIn(prompt) : new Set<string>()
  const isStyle = ({ word, name }: NamedThing): boolean =>
    // "Elephant mandala" is read as one word, and about an elephant.
    (itself.includes(name) || !unspaced(prompt).includes(unspaced(name))) &&
    word
      .toLowerCase()
      .split(' ')
      .every((part) => words.has(part))
  const [styles, others] = parted(graph.things, isStyle)
  if (graph.relations.some((relation) => isDoneTo(relation, styles))) return null
  const isTaken = (thing: NamedThing): boolean => takes.includes(thing.name) || (kind.weaves?.(thing) ?? false)
  const isHost = ({ id }: NamedThing): boolean =>
    graph.relations.some(
      ({ a, b, relation }) =>
        b === id && ON.test(relation) && !graph.things.some((other) => other.id === a && isTaken(other)),
    )
  const isPart = ({ name }: NamedThing): boolean => itself.includes(name) && BODY_PARTS.includes(name)
  const [ornaments, things] = parted(
    others,
    (thing) => isPart(thing) || (itself.includes(thing.name) && !isHost(thing)) || isTaken(thing),
  )
  const named = things.map((thing) => ({ ...thing, attributes: thing.attributes.filter((said) => !words.has(said)) }))
  const unknown = graph.unknown.filter((word) => !kind.depicts?.test(word))
  const portrayed = kind.corners ? withCorners({ ...graph, things: named, unknown }, prompt, rng) : null
  const meant = kind.means?.(prompt) ?? null
  const cast =
    (meant && meantBy(meant, named, prompt, rng)) ??
    portrayed ??
    headIn(named, prompt, rng) ??
    bustIn({ ...graph, things: named }, prompt, rng) ??
    plantsCast({ ...graph, things: named, unknown }, rng) ??
    (await castOf({ ...graph, things: named, unknown }, `${prompt.trim().toLowerCase()} ornate`, seed, rng))
  if (!cast && (needsSubject || named.some(({ via }) => via !== 'implied'))) return null
  const taken = ornaments.filter(isTaken).map(({ name }) => name)
  const shows = [
    ...itself,
    ...always,
    ...taken,
    ...graph.unknown.filter((word) => kind.depicts?.test(word)),
    ...styles.map(({ name }) => name),
    ...(cast?.shows ?? []),
  ]
  const told = { prompt, taken, hero: cast?.shows[0] ?? '', things: graph.things, beside: portrayed?.beside ?? [] }
  return {
    svg: around(rng, cast?.subject ?? null, told),
    shows,
    lacks: [
      ...placeOf(graph, prompt).filter((place) => !itself.includes(place) && !always.includes(place)),
      ...hourIn(prompt, shows),
    ],
  }
}

const unspaced = (words: string): string => words.toLowerCase().replace(/ /g, '')

/** Somebody is on or in it, so that it has to be there. */
const ON = /^(on-top-of|inside|rides|sits-on|stands-on|climbs)$/

/** What one does beside being somewhere. A cat on the sill of a kitchen is only in it: the sill is part of the room. */
const isDeed = ({ a, b, relation }: Relation, { things }: SceneGraph, parts: readonly string[]): boolean =>
  a !== null &&
  // Whom an event brings along was not asked for, and a house does nothing.
  !things.some(({ id, via, name }) => id === a && (via === 'implied' || lookUp(name)?.kind === 'thing')) &&
  // Nor what the place alone brings along: a book that is read in any library. A girl who reads one does.
  !things.some(
    ({ id, via }) =>
      id === b && via === 'implied' && !things.some((doer) => doer.id === a && (isSeveral(doer) || isPerson(doer))),
  ) &&
  relation !== 'has' &&
  !NEAR.test(relation) &&
  !(b === null && /^(sits|sleeps|stands|lies|hangs|smiles|looks|flies)$/.test(relation)) &&
  // A cat "with plants" holds none.
  !(isRest(relation, a, things) && things.some(({ id, name }) => id === b && parts.includes(name)))

const isPerson = ({ name }: NamedThing): boolean => {
  const entry = lookUp(name)
  return entry?.kind === 'being' && entry.human
}

/** On a plate there is room for one. */
const isSeveral = ({ n, atLeast }: NamedThing): boolean => n > 1 || atLeast === true

const isRest = (relation: string, a: string, things: readonly NamedThing[]): boolean =>
  RESTS.test(relation) || (relation === 'holds' && things.some(({ id, name }) => id === a && isBeast(name)))

const RESTS =
  /^(sits-on|sleeps-on|sleeps-in|lies-on|hangs-on|hangs-from|hangs-over|perches-on|flies-over|above|looks-at)$/

/** "A cup of coffee" is no coffee plant. */
const SERVED_IN = /(?:cup|mug|glass|bottle)$/
const VESSEL = /^(?:vase|bowl|basket|pitcher|jug|jar|bucket|watering can)$/
const SERVES = /^(?:cake stand|plate|cutting board|stool|chair|book|book stack|box|pot|bowl)$/
const isServed = ({ relation, b }: Relation, { things }: SceneGraph): boolean =>
  relation === 'on-top-of' && things.some(({ id, name }) => id === b && SERVES.test(name))

const isInVessel = ({ relation, a, b }: Relation, { things }: SceneGraph): boolean =>
  relation === 'inside' &&
  things.some(({ id, name }) => id === b && VESSEL.test(name)) &&
  !things.some(({ id, word }) => id === a && (PLANT_WORDS.test(word) || /flowers?$|blooms/i.test(word)))

/** "Grandma sews a patchwork quilt": the quilt is a thing of hers, and no style. */
const isDoneTo = ({ b, relation }: Relation, styles: readonly NamedThing[]): boolean =>
  !NEAR.test(relation) && styles.some(({ id }) => id === b)

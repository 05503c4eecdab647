/** Pages that are made of letters: large ones with things around them, alphabets, numbers, wishes. */
import { createRng, hash, type Rng } from '../ink/random.ts'
import type { NamedThing, SceneGraph } from '../reading/graph.ts'
import { isCalendar } from '../reading/letter-series.ts'
import { read } from '../reading/read.ts'
import { isA } from '../reading/vocabulary.ts'
import { alphabetPage, bothCases } from './alphabet.ts'
import { boardPage } from './board.ts'
import { cardPage, posterPage } from './heading.ts'
import { initialPage } from './initial.ts'
import { type Look, letterPage } from './letter.ts'
import { listPage } from './list.ts'
import { countingPage, MOST_COUNTED, numberPage } from './number.ts'
import { animalsFor, anyNames, isObject, namesFor, objectsOf, picturesFor } from './objects.ts'
import type { Filler } from './scatter.ts'
import { canLetter } from './scripts.ts'
import { MOST_SIDE_BY_SIDE, sideBySidePage } from './side-by-side.ts'

export { withHeading } from './heading.ts'

export interface Lettered {
  svg: string
  /** The nouns that are on the page. */
  shows: readonly string[]
}

/** Nouns that mean the lettering and nothing beside it. */
const ITSELF: ReadonlySet<string> = new Set([
  'letter of the alphabet',
  'alphabet',
  'number',
  'poster',
  'banner',
  'card',
  'name tag',
  'word',
])

/** Cards and plates are the page that bears the name. */
const BEARING = /\bcards?$|^(?:desk )?(?:name ?)?plates?$/i
const DESK_PLATE = /\bdesk (?:name ?)?(?:plates?|tags?|names?|cards?)\b/i

/** What words are written on. */
const BOARDS: ReadonlySet<string> = new Set(['sign', 'road sign', 'wooden sign', 'billboard', 'chalkboard'])

const LONGEST_WORD = 12
const MOST_KINDS = 6

/** Null where the letters go over a picture, or where there are none that we can draw. */
export function letteredPage(graph: SceneGraph, prompt: string, seed: number): Lettered | null {
  const { letters } = graph
  if (!letters || !canLetter(letters)) return null
  const rng = createRng(hash(`${prompt.trim().toLowerCase()}#${seed} letters`))
  const isItself = ({ name, word }: NamedThing) =>
    ITSELF.has(name) ||
    BEARING.test(word) ||
    // "an animal for each letter": none that one posts.
    (name === 'envelope' && /^letters?$/i.test(word)) ||
    (name === 'desk' && DESK_PLATE.test(prompt))
  const named = graph.things.filter((thing) => !isItself(thing) && thing.via !== 'implied')
  const words = letters.split(/\s+/)
  const itself = graph.things.filter(isItself).map(({ name }) => name)
  const drawn = (svg: string | null, shows: readonly string[]): Lettered | null =>
    svg ? { svg, shows: [...itself, ...shows] } : null
  if (isSeries(words, graph.lang)) return series(words, named, prompt, rng, drawn)
  if (/\bsight words\b/i.test(prompt) && words.length > 1)
    return drawn(
      listPage(words, objectsOf(named.length ? named.map(({ name }) => name) : ['star', 'heart', 'sun'])),
      named.map(({ name }) => name),
    )
  const board = onBoard(graph, named, prompt)
  if (board) return drawn(boardPage(letters, objectsOf(board.beside), rng), board.shows)
  if (!isPictured(letters, prompt) && isScene(graph, named)) return null
  if (itself.length && named.length && named.length <= MOST_BESIDE && words.length > 1)
    return drawn(
      cardPage(letters, objectsOf(named.map(({ name }) => name)), rng),
      named.map(({ name }) => name),
    )
  if (words.length > 1 || letters.length > LONGEST_WORD)
    return named.length ? null : drawn(posterPage(letters, objectsOf(namesAround(letters, rng)), rng), [])
  const names = named.map(({ name }) => name)
  if (isOrnate(graph, prompt) && [...letters].length <= MOST_ORNATE && names.every((name) => ORNAMENT.test(name)))
    return drawn(initialPage(letters, rng), names)
  return number(letters, named, rng, drawn) ?? drawn(oneWord(letters, named, prompt, rng), names)
}

/** Longer words would be low, and their panels slivers. */
const MOST_ORNATE = 3
/** What such a letter is full of anyway. */
const ORNAMENT = /^(?:flower|leaf|vine|rose|daisy|mandala|swirl|pattern|[\w ]+ pattern)$/

/** A letter that a grown-up will sit over: in panels of pattern, on a ground of blossoms. */
const isOrnate = ({ detail }: SceneGraph, prompt: string): boolean =>
  detail !== 'simple' &&
  (detail === 'intricate' ||
    /\b(?:ornate|ornamental|illuminated|decorated(?! with (?:\w+ )?(?:flowers|hearts|stars|roses|daisies|animals|butterflies|balloons)\b)|decorative|fancy|elaborate|zentangle|monogram|initial|medieval)\b/i.test(
      prompt,
    )) &&
  !/\bbubble\b/i.test(prompt)

/** Where a sign hangs is not on it. */
const HANGS_ON: ReadonlySet<string> = new Set(
  'door, wall, house, school, room, classroom, bedroom, bathroom, hallway, class'.split(', '),
)
const MOST_BESIDE = 3

/** A sign and at most a few things beside it; where none is named, those that its words tell of. */
function onBoard(graph: SceneGraph, named: readonly NamedThing[], prompt: string) {
  const names = named.map(({ name }) => name)
  const others = named.filter(({ name }) => !BOARDS.has(name) && !HANGS_ON.has(name))
  const isFor = /\bfor (?:the|my|our|a|an|his|her)\b/i.test(prompt)
  if (others.length === named.length || !names.some((name) => BOARDS.has(name))) return null
  const around = isFor || !others.length ? { ...graph, place: null, time: null } : graph
  if (others.length > MOST_BESIDE || isScene(around, others)) return null
  const told = others.length ? [] : toldBy(graph.letters ?? '')
  const beside = others.length
    ? others.flatMap(({ name, n }) => new Array<string>(Math.min(n, MOST_BESIDE)).fill(name))
    : told
  return { beside: beside.filter(isObject).slice(0, MOST_BESIDE), shows: [...names, ...HANGS_ON] }
}

/** What the words tell of: beside "Happy Earth Day" stands the earth, beside words about school what one has there. */
function toldBy(letters: string): readonly string[] {
  const told = read(letters).things.flatMap(({ name, n, via }) => (n === 1 && via !== 'implied' ? [name] : []))
  const theirs = SUBJECTS.find(([words]) => words.test(letters))?.[1] ?? []
  return [...new Set([...told, ...theirs])].filter(isObject)
}

function namesAround(letters: string, rng: Rng): readonly string[] {
  const told = toldBy(letters)
  return told.length ? told : anyNames(rng)
}

const SUBJECTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bbirthday\b/i, ['birthday cake', 'balloon', 'present', 'cupcake', 'party hat']],
  [/\b(?:read|reading|books?|reader)\b/i, ['book', 'owl', 'glasses', 'star']],
  [
    /\b(?:school|grade|class|kindergarten|pre-?k|preschool|learn\w*|student|teacher|days smarter|days brighter)\b/i,
    ['pencil', 'book', 'backpack', 'apple', 'school bus', 'crayon'],
  ],
  [/\b(?:kind|kindness|bully|welcome|family|team|buddy|together)\b/i, ['heart', 'sun', 'rainbow', 'flower']],
  [/\b(?:earth|planet|recycle|ocean|bees)\b/i, ['earth', 'tree', 'flower', 'bee']],
]

/** Somebody does something, or is somewhere: a picture, with the words over it. */
const isScene = ({ relations, place, time, letters }: SceneGraph, named: readonly NamedThing[]): boolean =>
  isBeyond(place, letters) ||
  isBeyond(time, letters) ||
  named.length > MOST_KINDS ||
  relations.some(({ relation }) => relation !== 'next-to') ||
  named.some(({ name, wears, mood }) => !isObject(name) || wears.length || mood)

const DONE =
  /\b(?!morning|evening|king|ring|wing|string|swing)\p{L}{2,}ing\b|\b(?:on|in|inside|under|behind|who|that)\b/iu

/** "Letter M with a mouse, milk and a mitten": what begins with it, in a list where nobody does anything. */
const isPictured = (letters: string, prompt: string): boolean =>
  isLetter(letters) &&
  /,/.test(prompt) &&
  !DONE.test(
    prompt.replace(/\b(?:colou?ring|printing|around it|that (?:start|begin)s? with|on (?:the|one|a) page)\b/gi, ''),
  )

/** "Welcome to Kindergarten": where it is, is what the words say. */
const isBeyond = (where: string | null, letters: string | null): boolean =>
  where !== null && !letters?.toLowerCase().includes(where)

const isSeries = (words: readonly string[], language: string): boolean =>
  (words.length > 1 && words.every((word) => /^\p{L}\p{M}*$/u.test(word))) ||
  (words.length > 2 && words.every((word) => /^\d+$/.test(word))) ||
  isCalendar(words.join(' '), language)

type Drawn = (svg: string | null, shows: readonly string[]) => Lettered | null

/** Animals, and none in particular: one word that stands for several. */
const isAnyAnimal = ({ name, word }: NamedThing, named: readonly NamedThing[]): boolean =>
  name === 'animal' || (isA(name, 'animal') && named.filter((other) => other.word === word).length > 1)

/** Fewer letters are those that were named, in the form in which they were. */
const ALPHABET = 6

/** The alphabet, 1 to 10, the days of the week. */
function series(
  words: readonly string[],
  named: readonly NamedThing[],
  prompt: string,
  rng: Rng,
  drawn: Drawn,
): Lettered | null {
  const names = named.map(({ name }) => name).filter(isObject)
  const isCounting = words.every((word) => /^\d+$/.test(word))
  const things = objectsOf(names.length ? names : isCounting ? rng.shuffle(COUNTED) : anyNames(rng))
  if (isCounting) return drawn(countingPage(words, things), names)
  if (words.every((word) => [...word].length === 1)) {
    const animals = named.filter((thing) => isAnyAnimal(thing, named)).map(({ name }) => name)
    if (words.length <= MOST_SIDE_BY_SIDE && !animals.length) return drawn(sideBySidePage(words, names), names)
    const onlyThese = /\b(?:upper ?case|lower ?case|capitals?|small letters|big letters|pictures?)\b/i.test(prompt)
    const forms = onlyThese || words.length < ALPHABET ? words : words.map(bothCases)
    return drawn(alphabetPage(forms, animals.length ? animalsFor : picturesFor, rng), ['alphabet', ...animals])
  }
  return words.every((word) => /^\p{L}+$/u.test(word)) && words.length >= 5
    ? drawn(listPage(words, things), names)
    : null
}

function number(text: string, named: readonly NamedThing[], rng: Rng, drawn: Drawn): Lettered | null {
  const n = Number(text)
  if (!/^\d+$/.test(text) || n < 1 || n > MOST_COUNTED || named.length > 1) return null
  const name = named[0]?.name ?? rng.pick(COUNTED)
  const [thing] = objectsOf([name])
  return thing ? drawn(numberPage(text, n, thing, rng), [name]) : null
}

const COUNTED = ['ladybug', 'apple', 'fish', 'butterfly', 'duck', 'balloon', 'cupcake', 'turtle'] as const

/** Things too fine to be drawn as small as a letter's inside, and what stands for them there. */
const FINE: Record<string, Filler> = {
  flower: 'blossoms',
  daisy: 'blossoms',
  rose: 'blossoms',
  star: 'stars',
  heart: 'hearts',
}

function oneWord(text: string, asked: readonly NamedThing[], prompt: string, rng: Rng): string | null {
  // "animals that start with D": those, and not the four that stand for any.
  const isAny = isLetter(text) && asked.length > 0 && asked.every((thing) => isAnyAnimal(thing, asked))
  const named = isAny ? [] : asked
  const names = named.map(({ name }) => name)
  const look = lookOf(prompt, rng)
  const fine = names.length === 1 ? FINE[names[0] ?? ''] : undefined
  const filler = fine ?? rng.pick(['mixed', 'stars', 'blossoms', 'hearts'] as const)
  const any = isLetter(text) && look !== 'filled' ? (isAny ? animalsFor : namesFor)(text) : anyNames(rng)
  const beside = names.length ? names : rng.shuffle(any)
  const things = look === 'filled' && (fine || !names.length) ? [] : objectsOf(beside)
  const isOneEach = named.every(({ n, atLeast }) => n === 1 && !atLeast) && named.length > 0
  return letterPage({
    text,
    note: noteOf(prompt, names),
    things,
    isAsked: named.length > 0,
    isOneEach,
    filler,
    look,
    rng,
  })
}

/** "B", or "Bb". */
const isLetter = (text: string): boolean => [...text].length === 1 || /^(\p{L})\1$/iu.test(text)

function lookOf(prompt: string, rng: Rng): Look {
  if (
    /\b(?:filled with|full of|made (?:out )?of|with \w+ inside)\b|\bwith \w+ in (?:it|them|the letters?)\b/i.test(
      prompt,
    )
  )
    return 'filled'
  if (/\b(?:pattern|patterns|zentangle|doodles?|mandala)\b/i.test(prompt)) return 'patterned'
  return /\b(?:bubble|hollow|plain|outlined?|open|block) /i.test(prompt) || rng.chance(0.5) ? 'bubble' : 'patterned'
}

/** "A is for apple" is itself what a child reads; of "snake, sun and star", all that stand on the page. */
function noteOf(prompt: string, names: readonly string[]): string | undefined {
  const [first] = /\b\p{L} (?:is for|comme|wie|van|de|come) \p{L}+/iu.exec(prompt) ?? []
  if (!first) return undefined
  const more = prompt
    .slice(prompt.indexOf(first) + first.length)
    .split(/,|\band\b|&/)
    .map((part) => part.trim().toLowerCase())
    .filter((part) => names.includes(part))
  const all = [first.toLowerCase(), ...more]
  const said = all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : (all[0] ?? '')
  return said.replace(/^\p{L}/u, (letter) => letter.toUpperCase())
}

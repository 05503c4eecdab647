/** Every word that a page would have to show is read as something, or is said to be missing: none is passed over in silence. */
import { isSuit } from '../figures/suits.ts'
import { isAdjective, isAdverb, isEnglish, isMissed, isNoun, isSeen, isVerb } from './english.ts'
import { isOnChest } from './forms.ts'
import type { NamedThing } from './graph.ts'
import { canBeName, nounOf } from './lexicon.ts'
import { isLook, isOwnLook } from './looks.ts'
import { moodOf } from './naming.ts'
import { isOwnPart } from './own-parts.ts'
import { plainWords } from './phrases.ts'
import { isLookOfPlace } from './place-looks.ts'
import { PREPOSITIONS } from './preposition-words.ts'
import { isPortion, measureOf, numberOf, vagueNumberOf } from './quantity.ts'
import type { Scene } from './scene.ts'
import { type Context, senseOf } from './senses.ts'
import { singularsOf } from './singular.ts'
import { isMarvel, isSize } from './sizes.ts'
import { DETERMINERS, PARTS, POSSESSIVES, PRONOUNS } from './small-words.ts'
import { respellNoun } from './spelling.ts'
import { IDLE } from './strangers.ts'
import { pairsOf, wordSet } from './tables.ts'
import { unshownIn } from './unshown.ts'
import { verbWord } from './verbs.ts'
import { isA } from './vocabulary.ts'
import type { Word } from './word.ts'
import { wordsOf } from './words.ts'

const PLAIN = wordSet('reading/plain-words.txt')
const PREPOSITION_WORDS = new Set(PREPOSITIONS.flat())
const UNSHOWN_MOODS = new Map(
  [...pairsOf('reading/unshown-moods.txt')].map(([mood, nouns]) => [mood, new Set(nouns.split(', '))]),
)

/** A page has room for no more of one kind. */
const MOST_DRAWN = 10

/** After these a part is something to be seen: "a cupcake with arms", but "on her lap". */
const GIVING = /^(with|and|has|have|having|two|three|four|six|eight|many|extra)$/

/** What was written, and the words of it that something other than the scene has understood. */
interface Written {
  text: string
  understood: ReadonlySet<string>
  /** Of these, hours, weather, styles and places. */
  told: ReadonlySet<string>
}

/** Whatever the scene has no place for, as it was written. Things that look otherwise than was asked become stand-ins. */
export function account(scene: Scene, { text, understood, told }: Written): string[] {
  for (const thing of scene.things) if (thing.via !== 'implied') tellLooks(scene, thing, understood)
  for (const { n, word, via } of scene.things)
    if (n > MOST_DRAWN && via !== 'implied') scene.unknown.push(`all ${n} ${word}`)
  const words = wordsOf(text)
  for (const thing of scene.things) tellMood(scene, thing, words)
  const read = wordsRead(scene)
  const all = new Set(words.map(({ low }) => low))
  const isRead = (word: string) =>
    plainWords(word).every((piece) => piece.length < 2 || read.has(piece) || understood.has(piece)) ||
    isStaged(scene, word)
  const missing = [
    ...unshownIn(scene, text, words),
    ...scene.strangeDeeds.filter((word) => !PLAIN.has(word) && !showLate(scene, words, lastOf(words, word))),
  ]
  // Who hides in a cornfield stands among the corn.
  const hasCrops = scene.things.some(({ covers }) => covers)
  let isOpen = false
  for (const [i, { text: word, low }] of words.entries()) {
    const isSaid = isRead(low) || isRead(word) || isEndOfVerb(words[i - 1]?.low, low)
    const isNamed = canBeName(low) && !(DETERMINERS.has(words[i - 1]?.low ?? '') && isSeen(low))
    const isThere = scene.things.some((thing) => thing.word.toLowerCase() === low)
    const isGiven = GIVING.test(words[i - 1]?.low ?? '') && PARTS.has(low) && !isSaid && !isThere
    const next = words[i + 1]?.low ?? ''
    const odd = isTongueOut(scene) ? null : oddPart(words, i)
    if (odd && !plainWords(odd).every((piece) => read.has(piece) || understood.has(piece))) missing.push(odd)
    const isOfPart = PARTS.has(next) && scene.things.some(({ name }) => isLook(name, `${low} ${next}`))
    const isGrown = GROWN.test(low) && !isSaid && POSSESSIVES.has(words[i - 1]?.low ?? '')
    const isMissing =
      isGiven ||
      isGrown ||
      (!told.has(low) && !isUnsaid(low) && isLookOfPlace(scene, low, next)) ||
      (!isSaid &&
        !isNamed &&
        !isOfPart &&
        !isPetName(words, i) &&
        // "my brother's hamster": whose it is, no page shows.
        !(next === "'s" && isA(nounOf([low])?.name ?? '', 'person')) &&
        !(hasCrops && /^hid(es?|ing|den)$/.test(low)) &&
        !isSensed(scene, low, { all, before: words[i - 1]?.low ?? '', after: next }) &&
        wouldBeMissed(low))
    if (isMissing && showLate(scene, words, i)) continue
    // "thread spools" is one thing that is missing.
    if (isMissing) missing.push(isOpen ? `${missing.pop()} ${word}` : word)
    isOpen = isMissing
  }
  return missing
}

/** Its neighbors make it no noun, or a part that somebody on the page has: a trunk, but no ring in a nose. */
function isSensed(scene: Scene, word: string, around: Context): boolean {
  const sense = senseOf(word, around)
  return (
    sense === '-' || (sense === 'part' && (PARTS.has(word) || scene.things.some(({ name }) => isOwnPart(word, name))))
  )
}

/** What not everybody has: who combs his beard has one. */
const GROWN = /^(beard|mustache|moustache|sideburns|braids?|pigtails?|ponytail|freckles|curls)$/

const lastOf = (words: readonly Word[], low: string): number => words.findLastIndex((word) => word.low === low)

/** "with its lights flashing", "all candles lit": a look that is told after its bearer, of whatever was named last. */
function showLate(scene: Scene, words: readonly Word[], i: number): boolean {
  const { low = '' } = words[i] ?? {}
  const next = words[i + 1]?.low ?? ''
  if (singularsOf(low).some(isSeen) || (isNoun(next) && !PREPOSITION_WORDS.has(next))) return false
  const before = new Set(words.slice(0, i).flatMap((word) => [word.low, ...singularsOf(word.low)]))
  const bearer = scene.things.findLast(
    ({ name, word, via }) =>
      via !== 'implied' && isLook(name, low) && before.has(word.toLowerCase().split(' ').at(-1) ?? ''),
  )
  if (bearer && !bearer.attributes.includes(low)) bearer.attributes.push(low)
  return bearer !== undefined
}

/** An event has told it: whoever walks the tightrope holds the umbrella. */
const isStaged = (scene: Scene, word: string): boolean => {
  const { relations } = scene
  // Whoever is in a bus sits there.
  if (/^(?:sits?|sitting|seated)$/.test(word))
    return relations.some(({ relation, b }) => relation === 'inside' && b !== null && scene.isA(b, 'vehicle'))
  const deeds = verbWord(word)?.verb.object ?? []
  return deeds.length === 1 && relations.some(({ relation }) => relation === deeds[0]?.relation)
}

/** A frog that catches a fly does it with a long tongue. */
const isTongueOut = ({ relations }: Scene): boolean =>
  relations.some(({ relation, a }) => relation === 'catches' && /^(frog|toad|chameleon|lizard|gecko|anteater)#/.test(a))

/** "with its long tongue": a part of which something is said that would be seen, and that nobody was given. */
function oddPart(words: readonly Word[], i: number): string | null {
  const [look, part] = [words[i - 1]?.low ?? '', words[i]?.low ?? '']
  const isOwn = POSSESSIVES.has(words[i - 2]?.low ?? '')
  return isOwn && PARTS.has(part) && isSize(look) ? `${look} ${part}` : null
}

/** "my hamster nugget", "our guinea pig biscuit", "my son's hamster nugget". */
function isPetName(words: readonly Word[], i: number): boolean {
  const [before = '', further = ''] = [words[i - 1]?.low, words[i - 2]?.low]
  const bearer = nounOf([before]) ?? nounOf([respellNoun(before) ?? ''])
  const pair = nounOf([further, before])
  const isOwn = (found: typeof pair, at: number) =>
    found !== null && isA(found.name, 'animal') && /^(my|our|'s)$/.test(words[at]?.low ?? '')
  return isOwn(bearer, i - 2) || isOwn(pair, i - 3)
}

/** How an animal is addressed is no look of its own; on two legs its clothes tell. */
const ADDRESSED = /^(?:gentleman|lady)$/
const DRESSED = 'dressed as '

/** A striped vase is drawn as a vase, and that is said. */
function tellLooks(scene: Scene, thing: NamedThing, understood: ReadonlySet<string>) {
  // Clothes are drawn to fit whoever wears them.
  const fits = scene.relations.some(({ relation, b }) => relation === 'wears' && b === thing.id)
  const isOdd = (look: string) => (isMarvel(look) || look === 'long') && !isOwnLook(thing.name, look)
  const isShownHere = (look: string) =>
    (isShown(thing, look, fits) || (look === 'open' && isA(thing.name, 'vessel') && !isHollow(scene, thing))) &&
    !(fits && isOdd(look)) &&
    !(look === 'full' && isHollow(scene, thing))
  const isAddressed = (look: string) => ADDRESSED.test(look) && isA(thing.name, 'alive')
  const unseen = thing.attributes.filter((look) => !understood.has(look) && !isShownHere(look) && !isAddressed(look))
  // "zigzag striped": each word is drawn by itself; a rainbow mane is no rainbow unicorn.
  const pieces = thing.attributes.filter(
    (look) =>
      look.includes(' ') &&
      !look.startsWith(DRESSED) &&
      !isPart(look.split(' ').at(-1) ?? '', thing.name) &&
      !isLook(thing.name, look) &&
      !unseen.includes(look),
  )
  const words = pieces.flatMap((look) => look.split(' ')).filter((word) => isLook(thing.name, word))
  thing.attributes.push(...words.filter((word) => !thing.attributes.includes(word)))
  const features = unseen.filter((look) => isPart(look.split(' ').at(-1) ?? '', thing.name))
  // Of "a long white beard" the beard at least is drawn.
  const parts = features.flatMap((look) => look.split(' ').slice(1).slice(-1))
  thing.attributes.push(...parts.filter((part) => !isOwnPart(part, thing.name) || isA(thing.name, 'person')))
  const costumes = unseen.filter((look) => look.startsWith(DRESSED))
  scene.unknown.push(...features, ...costumes.map((look) => `${look.slice(DRESSED.length)} costume`))
  const others = unseen.filter((look) => !features.includes(look) && !costumes.includes(look))
  scene.unknown.push(...others)
}

/** "a full basket", and nobody said of what. What holds something is open. */
const isHollow = ({ relations }: Scene, { id, name }: NamedThing): boolean =>
  isA(name, 'vessel') &&
  !isOwnLook(name, 'full') &&
  !relations.some(
    ({ a, b, relation }) => (relation === 'inside' && b === id) || (relation === 'filled-with' && a === id),
  )

/** What somebody is like rather than how he feels: no face need show it. */
const CHARACTER = /^(scary|evil|fierce|mean|naughty|lazy|sick|hurt|lonely)$/

/** A crab is drawn smiling, however grumpy. */
function tellMood(scene: Scene, { name, mood, via }: NamedThing, words: readonly Word[]) {
  if (!mood || via === 'implied' || !UNSHOWN_MOODS.get(mood)?.has(name)) return
  const said = words.filter(({ low }) => moodOf([low]) === mood && !CHARACTER.test(low))
  scene.unknown.push(...said.map(({ low }) => low))
}

function isShown({ name, wears, attributes }: NamedThing, look: string, isWorn: boolean): boolean {
  if (look.startsWith(DRESSED)) return wears.length > 0 || (isA(name, 'person') && isSuit(look.slice(DRESSED.length)))
  const shows = (word: string) => (isWorn ? isOwnLook(name, word) || isOnChest(name, word) : isLook(name, word))
  if (shows(look) || (look.includes(' ') && isOwnPart(look, name))) return true
  // Dots take the place of stripes.
  if (/^no (?:stripes|spots)$/.test(look) && attributes.some((other) => /^(?:spotted|striped|plain)$/.test(other)))
    return true
  const [part = '', ...adjectives] = look.split(' ').reverse()
  // What is said of a part is shown by those who are drawn with it like that: a long neck by a giraffe.
  if (isPart(part, name))
    return (
      (isOwnPart(part, name) || shows(part)) &&
      adjectives.every((word) => shows(`${word} ${part}`) || shows(`${word} ${part}s`) || isUnseen(word))
    )
  if (!isA(name, 'alive') && MADE.test(look)) return true
  // "a bathroom mirror": where it usually is.
  if (!isA(name, 'alive') && (ROOMS.test(look) || isA(look, 'place'))) return true
  // "a superhero cape": whose it usually is.
  if (isA(name, 'worn') && isA(look, 'person')) return true
  // What it tastes of.
  if (isA(name, 'food') && (isA(nounOf(look.split(' '))?.name ?? '', 'food') || FLAVOR.test(look))) return true
  return look
    .split(' ')
    .every((word) => shows(word) || word.split('-').every((piece) => shows(piece) || isPraise(piece)))
}

const isPraise = (word: string): boolean =>
  word === 'rainbow' || PLAIN.has(word) || IDLE.has(word) || isSize(word) || moodOf([word]) !== null

/** That a thing is old no line shows, nor what it is made of, as things of its kind are. */
const MADE =
  /^(old|older|ancient|antique|vintage|glass|stone|metal|plastic|clay|leather|velvet|silk|cotton|woolen|steel|iron|bronze|marble|ceramic|porcelain|cardboard|wood|wooden|straw|tin|concrete)$/

const ROOMS =
  /^(bathroom|kitchen|bedroom|living room|dining room|garden|beach|hospital|office|playground|classroom|farm|barn|pool|park|street|city|wall|table|floor|backyard|outdoor|indoor|porch|patio)$/

const FLAVOR =
  /^(chocolate|vanilla|caramel|honey|maple|cinnamon|lemon|mint|peanut butter|ice cream|cream|butter|coconut)$/

/** A part of any body, or of this thing. */
const isPart = (word: string, owner: string) => PARTS.has(word) || isOwnPart(word, owner)

/** Colors and praise; a size would be noticed. */
const isUnseen = (word: string) =>
  (PLAIN.has(word) || IDLE.has(word) || word === 'rainbow') && word !== 'no' && !isSize(word) && numberOf(word) === null

/** All words that became a part of the scene. */
function wordsRead(scene: Scene): Set<string> {
  const said = [
    ...scene.said,
    ...scene.unknown,
    ...scene.negated,
    ...scene.things.flatMap(({ attributes, mood }) => [...attributes, mood ?? '']),
    ...scene.relations.flatMap(({ word, relation }) => [word ?? '', relation]),
  ]
  return new Set(said.flatMap(plainWords))
}

const isSmall = (word: string) =>
  DETERMINERS.has(word) ||
  POSSESSIVES.has(word) ||
  PRONOUNS.has(word) ||
  PREPOSITION_WORDS.has(word) ||
  numberOf(word) !== null ||
  vagueNumberOf(word) !== null ||
  measureOf(word) !== null ||
  isPortion(word)

const isUnsaid = (word: string) => PLAIN.has(word) || IDLE.has(word) || moodOf([word]) !== null

/** Whether someone would look for it on the page. */
function wouldBeMissed(word: string): boolean {
  // "100th day of school": nobody would draw the hundred.
  if (/^\d{2,}th$/.test(word)) return true
  if (!/^\p{L}[\p{L}'-]{2,}$/u.test(word) || isSmall(word)) return false
  if (isUnsaid(word) || PARTS.has(word)) return false
  const forms = singularsOf(word)
  if (forms.some((form) => PLAIN.has(form))) return false
  if (isDeed(word)) return true
  if (forms.some((form) => isSeen(form) || isMissed(form))) return true
  return !isEnglish(word) && !isAdverb(word) && !isAdjective(word) && !forms.some(isNoun)
}

/** "roller skating": the verb goes by its first word. */
const isEndOfVerb = (before: string | undefined, word: string) => verbWord(`${before} ${word}`) !== null

/** A form of a verb that is no noun as well: 'plowing', but not 'house'. */
function isDeed(word: string): boolean {
  if (verbWord(word) && verbWord(word)?.form !== 'base') return true
  const stem = word.replace(/ing$/, '')
  if (stem === word || stem.length < 3) return false
  return [stem, `${stem}e`, stem.slice(0, -1)].some(isVerb) || !isNoun(word)
}

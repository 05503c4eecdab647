/** "a guitar-playing frog" is a frog that plays a guitar: who does it comes last, what it is done to first. */
import { type Found, isAlive, nounOf } from './lexicon.ts'
import { numberOf } from './quantity.ts'
import { verbWord } from './verbs.ts'
import { isA } from './vocabulary.ts'

const ONE = /^(an?|one|my|our|this)$/
const SEVERAL = /^(some|many|these|several)$/
/** What somebody does to an animal; all else it does itself. */
const DONE_TO_ANIMALS = /^(ride|walk|watch|groom|feed|train)$/
const STEERED = /^(ride|drive|fly|steer|race|wash|fix|repair|pull|push)$/

interface Doer {
  words: string[]
  plural: boolean
}

/** Who is named right behind the verb: a noun, or a noun behind one word about it. */
function doerAt(words: readonly string[], start: number): Doer | null {
  for (const n of [3, 2, 1]) {
    const said = words.slice(start, start + n)
    if (said.length < n) continue
    const noun = nounOf(said.map((word) => word.toLowerCase()))
    if (noun && isA(noun.name, 'alive') && noun.via !== 'brand') return { words: said, plural: noun.plural }
  }
  return null
}

/** What it is done to: one or two words right before the verb. */
function objectBefore(words: readonly string[], end: number): { from: number; noun: Found } | null {
  for (const n of [2, 1]) {
    if (end - n < 0) continue
    const noun = nounOf(words.slice(end - n, end).map((word) => word.toLowerCase()))
    if (noun && noun.via !== 'brand') return { from: end - n, noun }
  }
  return null
}

function canBeDoneTo({ name }: Found, lemma: string, doer: Doer): boolean {
  const who = nounOf(doer.words.map((word) => word.toLowerCase()))?.name ?? ''
  if (isA(name, 'alive')) return isA(name, 'animal') && isA(who, 'person') && DONE_TO_ANIMALS.test(lemma)
  return !isA(name, 'vehicle') || STEERED.test(lemma)
}

/** "a frog" or "frogs" stands where "a guitar-playing frog" did: an article that cannot be the doer's tells another sentence. */
function isHeadedBy(words: readonly string[], from: number, { plural }: Doer): boolean {
  const before = words.slice(0, from).map((word) => word.toLowerCase())
  if (before.some(isAlive)) return false
  const head = before.findLast((word) => ONE.test(word) || SEVERAL.test(word) || numberOf(word) !== null)
  if (!head) return !before.length
  return plural ? !ONE.test(head) : ONE.test(head)
}

export function withDoers(text: string): string {
  const words = text.replace(/(\p{L})-(\p{L}+ing)(?= \p{L})/gu, '$1 $2').split(' ')
  for (const [i, word] of words.entries()) {
    const verb = word.endsWith('ing') ? verbWord(word.toLowerCase())?.verb : undefined
    const object = verb ? objectBefore(words, i) : null
    const doer = object ? doerAt(words, i + 1) : null
    if (!verb || !object || !doer) continue
    // A school crossing guard crosses no school.
    if (nounOf([word, ...doer.words].map((part) => part.toLowerCase()))?.via === 'exact') continue
    if (!isHeadedBy(words, object.from, doer) || !canBeDoneTo(object.noun, verb.lemma, doer)) continue
    const what = words.slice(object.from, i)
    const article = object.noun.plural ? [] : ['a']
    const rest = words.slice(i + 1 + doer.words.length)
    // "an ice skating penguin" skates, and does nothing to the ice.
    if (word.toLowerCase() === 'skating')
      return [...words.slice(0, object.from), ...doer.words, ...what, word, ...rest].join(' ')
    return [...words.slice(0, object.from), ...doer.words, word, ...article, ...what, ...rest].join(' ')
  }
  return text
}

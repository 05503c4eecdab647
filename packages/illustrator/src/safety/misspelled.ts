/** Words of harm with a letter missing, added, changed or in another place: "murdrer", "suicde". */
import { isEnglish } from '../reading/english.ts'
import { isName } from '../reading/lexicon.ts'
import { verbIn } from '../reading/tongues/inflection.ts'
import { LANGUAGES, type Language } from '../reading/tongues/languages.ts'
import { tongueOf } from '../reading/tongues/tongue.ts'
import { LEXICON } from '../words/lexicon.ts'
import { longWords } from './word-list.ts'

interface Slips {
  whole: Map<string, string>
  /** Of words that may go on: "behead" in "beheeding". */
  beginnings: Map<string, string>
  /** Letters of the longest. A prompt may be one word of a thousand letters, of which more need not be looked at. */
  longest: number
}

/** Shorter beginnings are those of too many words. */
const LEAST_BEGINNING = 6
let slips: Slips | undefined

/** A word with each of its letters left out. The first stays: another one makes another word. */
export const shortened = (word: string) =>
  Array.from({ length: word.length - 1 }, (_, i) => word.slice(0, i + 1) + word.slice(i + 2))

function load(): Slips {
  const made: Slips = { whole: new Map(), beginnings: new Map(), longest: 0 }
  for (const { word, kind, goesOn } of longWords()) {
    made.longest = Math.max(made.longest, word.length)
    for (const form of [word, ...shortened(word)]) {
      made.whole.set(form, kind)
      if (goesOn && word.length >= LEAST_BEGINNING) made.beginnings.set(form, kind)
    }
  }
  return made
}

const isOf = (language: Language, word: string) =>
  tongueOf(language).nouns.has(word) || verbIn(tongueOf(language), word) !== null
const isKnown = (word: string) =>
  isEnglish(word) || isName(word) || LEXICON.has(word) || LANGUAGES.some((language) => isOf(language, word))

/** Two words that are one letter apart share a form with one letter left out. A word that is a word is never respelled. */
export function kindOfMisspelled(word: string): string | undefined {
  if (!/^[a-z]{5,}$/.test(word) || isKnown(word)) return undefined
  slips ??= load()
  const { whole, beginnings, longest } = slips
  // One letter too many at most.
  const kind = word.length <= longest + 1 ? kindIn(whole, word) : undefined
  for (let end = LEAST_BEGINNING; !kind && end < word.length && end <= longest + 1; end++) {
    const found = kindIn(beginnings, word.slice(0, end))
    if (found) return found
  }
  return kind
}

function kindIn(known: ReadonlyMap<string, string>, word: string): string | undefined {
  for (const form of [word, ...shortened(word)]) {
    const kind = known.get(form)
    if (kind) return kind
  }
  return undefined
}

/** Words of harm with a letter missing, added, changed or in another place: "murdrer", "suicde". */
import { isEnglish } from '../reading/english.ts'
import { verbIn } from '../reading/tongues/inflection.ts'
import { LANGUAGES, type Language } from '../reading/tongues/languages.ts'
import { tongueOf } from '../reading/tongues/tongue.ts'
import { LEXICON } from '../words/lexicon.ts'
import { longWords } from './word-list.ts'

let slips: Map<string, string> | undefined

/** A word with each of its letters left out. The first stays: another one makes another word. */
const shortened = (word: string) =>
  Array.from({ length: word.length - 1 }, (_, i) => word.slice(0, i + 1) + word.slice(i + 2))

function load(): Map<string, string> {
  const made = new Map<string, string>()
  for (const [word, kind] of longWords()) for (const form of [word, ...shortened(word)]) made.set(form, kind)
  return made
}

const isOf = (language: Language, word: string) =>
  tongueOf(language).nouns.has(word) || verbIn(tongueOf(language), word) !== null
const isKnown = (word: string) =>
  isEnglish(word) || LEXICON.has(word) || LANGUAGES.some((language) => isOf(language, word))

/** Two words that are one letter apart share a form with one letter left out. A word that is a word is never respelled. */
export function kindOfMisspelled(word: string): string | undefined {
  if (!/^[a-z]{6,}$/.test(word) || isKnown(word)) return undefined
  slips ??= load()
  for (const form of [word, ...shortened(word)]) {
    const kind = slips.get(form)
    if (kind) return kind
  }
  return undefined
}

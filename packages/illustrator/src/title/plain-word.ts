/** Which words are words and no names: those of a dictionary, in the language that a prompt is written in. */
import { isAdjective, isAdverb, isNoun, isVerb } from '../reading/english.ts'
import { nounIn, tailNoun, verbIn } from '../reading/tongues/inflection.ts'
import { languageOf } from '../reading/tongues/language.ts'
import { tongueOf } from '../reading/tongues/tongue.ts'

const isListed = (word: string) => isNoun(word) || isVerb(word) || isAdjective(word) || isAdverb(word)

/** Few endings only: with more of them "wendy" would be a form of "wend". */
const stemsOf = (word: string) =>
  [
    word.replace(/ies$/, 'y'),
    word.replace(/ves$/, 'f'),
    word.replace(/e?s$/, ''),
    word.replace(/s$/, ''),
    word.replace(/(ing|ed)$/, ''),
    word.replace(/(ing|ed)$/, 'e'),
    word.replace(/(.)\1(ing|ed)$/, '$1'),
  ].filter((stem) => stem !== word && stem.length > 2)

const isEnglishWord = (word: string) => isListed(word) || stemsOf(word).some(isListed)

/** Of a noun one can say nothing but that it is one: WordNet has surnames among them. */
export const isNothingButNoun = (word: string) => isNoun(word) && !isVerb(word) && !isAdjective(word) && !isAdverb(word)

/** Made once for a prompt, and only if it has a word that needs it: the language costs a look at all of them. */
export function plainWordsOf(prompt: string): (word: string) => boolean {
  let foreign: ((word: string) => boolean) | null = null
  return (word) => {
    if (isEnglishWord(word)) return true
    foreign ??= foreignWordsOf(prompt)
    return foreign(word)
  }
}

function foreignWordsOf(prompt: string): (word: string) => boolean {
  const language = languageOf(prompt)
  if (language === 'en') return () => false
  const tongue = tongueOf(language)
  return (word) => tongue.words.has(word) || [nounIn, verbIn, tailNoun].some((find) => find(tongue, word) !== null)
}

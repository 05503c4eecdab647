/** Endings of Hindi nouns and verbs. */
import { pluralOf } from '../singular.ts'
import type { Tongue } from './tongue.ts'

/** Endings of several and of what a small word follows: मछलियाँ, फूलों, बच्चे. */
const NOUN_ENDINGS: [ending: RegExp, singular: string, isMany: boolean][] = [
  [/ियाँ$|ियां$|ियों$/, 'ी', true],
  [/ों$/, '', true],
  [/ों$/, 'ा', true],
  [/ें$/, '', true],
  [/े$/, 'ा', false],
  [/ुए$/, 'ुआ', false],
  [/ाएँ$|ाएं$|ाओं$/, 'ा', true],
  [/ुओं$/, 'ू', true],
]
const VERB_ENDINGS = [
  '',
  'ता',
  'ती',
  'ते',
  'ना',
  'ने',
  'नी',
  'कर',
  'के',
  'ा',
  'ी',
  'े',
  'ए',
  'ई',
  'या',
  'ये',
  'यी',
  'ाए',
  'ाते',
]

export function hindiNoun(tongue: Tongue, phrase: string, isOblique = true): string | null {
  const exact = tongue.nouns.get(phrase)
  if (exact) return exact
  for (const [ending, singular, isMany] of NOUN_ENDINGS) {
    const noun = ending.test(phrase) ? tongue.nouns.get(phrase.replace(ending, singular)) : undefined
    if (noun) return isMany || (!isOblique && ending.source === 'े$') ? pluralOf(noun) : noun
  }
  return null
}

const isForm = (word: string, stem: string) => word.startsWith(stem) && VERB_ENDINGS.includes(word.slice(stem.length))

export const hindiVerb = (tongue: Tongue, word: string): string | null =>
  tongue.verbs.find(([stem]) => isForm(word, stem))?.[1] ?? null

/** A verb of several words, whose last one is bent: "का पीछा कर रहा है". */
export function hindiDeed(tongue: Tongue, words: readonly string[]): { english: string; size: number } | null {
  for (const { first, next, english } of tongue.deeds) {
    const stems = [first, ...next]
    const last = stems.length - 1
    if (stems.every((stem, i) => (i === last ? isForm(words[i] ?? '', stem) : words[i] === stem)))
      return { english, size: stems.length }
  }
  return null
}

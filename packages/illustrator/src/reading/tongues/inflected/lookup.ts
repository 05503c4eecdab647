/** What a word of a sentence is, in whatever form it stands there. */

import type { InflectedLanguage } from '../languages.ts'
import { isLookEnding, isVerbEnding } from './endings.ts'
import { cutKorean } from './korean.ts'
import { bareIn } from './spelling.ts'
import { cutTurkish } from './turkish.ts'
import { type NounForm, type Vocabulary, vocabularyOf } from './vocabulary.ts'

const LONGEST_SMALL = 4

/** A verb, and how many words it takes. */
export function verbAt(
  { language, verbs }: Vocabulary,
  words: readonly string[],
  i: number,
): { english: string; size: number } | null {
  const word = words[i] ?? ''
  const found = verbs.find(
    ({ stem, next }) =>
      word.startsWith(stem) &&
      next.every((part, n) => words[i + 1 + n]?.startsWith(part)) &&
      isVerbEnding(language, word.slice(stem.length)),
  )
  return found ? { english: found.english, size: 1 + found.next.length } : null
}

export function smallAt(
  { words: small }: Vocabulary,
  words: readonly string[],
  i: number,
): { english: string; size: number } | null {
  for (let size = Math.min(LONGEST_SMALL, words.length - i); size >= 1; size--) {
    const english = small.get(words.slice(i, i + size).join(' '))
    if (english !== undefined) return { english, size }
  }
  return null
}

/** All that a noun may be here: several cases share a form, and several nouns do. */
export function nounsAt(
  { nouns, phrases }: Vocabulary,
  words: readonly string[],
  i: number,
): { forms: NounForm[]; size: number } | null {
  const phrase = phrases.find(({ words: parts }) => parts.every((part, n) => part.has(words[i + n] ?? '')))
  if (phrase) {
    const end = words[i + phrase.words.length - 1]
    const same = phrase.last.filter(({ text }) => text === end)
    const forms = same.map((form) => ({ ...form, english: phrase.english }))
    return { forms, size: phrase.words.length }
  }
  const forms = nouns.get(words[i] ?? '')
  return forms ? { forms, size: 1 } : null
}

export function lookAt({ language, looks }: Vocabulary, word: string): string | null {
  for (let end = word.length; end > 1; end--) {
    const english = looks.get(word.slice(0, end))
    if (english && isLookEnding(language, word.slice(end))) return english
  }
  return null
}

/** Whether the language has the word that stands there, in whatever form. */
export function isKnownAt(vocabulary: Vocabulary, words: readonly string[], i: number): boolean {
  if (nounsAt(vocabulary, words, i) ?? smallAt(vocabulary, words, i) ?? verbAt(vocabulary, words, i)) return true
  if (lookAt(vocabulary, words[i] ?? '')) return true
  const cut = { tr: cutTurkish, ko: cutKorean }[vocabulary.language as string]
  return cut ? cut(vocabulary, words, i) !== null : false
}

export const isKnownIn = (language: InflectedLanguage, word: string): boolean =>
  isKnownAt(vocabularyOf(language), [bareIn(language, word)], 0)

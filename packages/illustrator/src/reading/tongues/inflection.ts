/** Plurals, diminutives and verb endings of the Latin-written languages. */
import { pluralOf } from '../singular.ts'
import type { Tongue } from './tongue.ts'

const PLURALS: [ending: RegExp, singular: string[]][] = [
  [/s$/, ['']],
  [/es$/, ['', 'e']],
  [/x$/, ['']],
  [/en$/, ['', 'e']],
  [/n$/, ['']],
  [/e$/, ['', 'a']],
  [/i$/, ['o', 'e']],
  [/er$/, ['']],
  [/ões$/, ['ão']],
  [/ais$/, ['al']],
  [/ces$/, ['z']],
]
const SMALL = /(c?ito|c?ita|inho|inha|ino|ina|etto|etta|chen|lein|je|tje)s?$/

export function nounIn(tongue: Tongue, word: string): string | null {
  const exact = tongue.nouns.get(word)
  if (exact) return exact
  if (word.length > 3)
    for (const [ending, singulars] of PLURALS) {
      if (!ending.test(word)) continue
      for (const singular of singulars) {
        const noun = tongue.nouns.get(word.replace(ending, singular))
        if (noun) return pluralOf(noun)
      }
    }
  if (word.length <= 5 || !SMALL.test(word)) return null
  for (const ending of ['', 'o', 'a', 'e']) {
    const noun = tongue.nouns.get(word.replace(SMALL, ending))
    if (noun) return noun
  }
  return null
}

export function verbIn(tongue: Tongue, word: string): string | null {
  return (
    tongue.verbs.find(([stem]) => word.startsWith(stem) && tongue.suffixes.has(word.slice(stem.length)))?.[1] ?? null
  )
}

/** Words written together in German and Dutch: the longest known tail is the head. */
export function tailNoun(tongue: Tongue, word: string): string | null {
  for (let i = 3; i < word.length - 3; i++) {
    const noun = nounIn(tongue, word.slice(i))
    if (noun) return noun
  }
  return null
}

/** Misspellings: only of what is no word at all, only of one letter or two, and never across parts of speech. */
import { isEnglish } from './english.ts'
import { isName, SPELLINGS } from './lexicon.ts'
import { pluralOf, singularsOf } from './singular.ts'

/** Shorter words are too near to too many others. */
const SHORTEST = 5

/** How many letters to change, add, drop or swap with a neighbor; anything above the limit is limit + 1. */
export function edits(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      row[j] = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, change)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j] ?? 0, (before[j - 2] ?? 0) + 1)
    }
    if (Math.min(...row) > limit) return limit + 1
    before = last
    last = row
  }
  return last[b.length] ?? 0
}

/** The one candidate that is nearest, or null when two are equally near. */
function nearest(
  word: string,
  candidates: Iterable<string>,
  limit: number,
  idOf: (candidate: string) => string,
): string | null {
  let best: string | null = null
  let least = limit + 1
  let isTie = false
  for (const candidate of candidates) {
    if (candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > limit) continue
    const distance = edits(word, candidate, Math.min(limit, least))
    if (distance < least) {
      best = candidate
      least = distance
      isTie = false
    } else if (distance === least && best && idOf(candidate) !== idOf(best)) isTie = true
  }
  return isTie ? null : best
}

const nouns = [...new Set([...SPELLINGS, ...SPELLINGS.map(pluralOf)])]
const idOfNoun = (word: string) => singularsOf(word).at(-1) ?? word
const isMisspelled = (word: string) =>
  word.length >= SHORTEST && /^[a-z]+$/.test(word) && !isName(word) && !isEnglish(word)
const limitFor = (word: string) => (word.length >= 7 ? 2 : 1)

/** How a word sounds, roughly: dolphin and dolfin, giraffe and jiraf. */
const soundOf = (word: string) =>
  word
    .replace(/ph/g, 'f')
    .replace(/ck|c(?=[^eiyh])|q/g, 'k')
    .replace(/g(?=[eiy])/g, 'j')
    .replace(/(ee|ea|ie|ei|y)/g, 'i')
    .replace(/z/g, 's')
    .replace(/e$/, '')
    .replace(/(.)\1+/g, '$1')
const bySound = new Map<string, string | null>()
for (const noun of nouns) {
  const sound = soundOf(noun)
  bySound.set(sound, bySound.has(sound) && idOfNoun(bySound.get(sound) ?? '') !== idOfNoun(noun) ? null : noun)
}
const alikeNoun = (word: string) => bySound.get(soundOf(word)) ?? null

const respelled = new Map<string, string | null>()

/** The noun that a word which is no word was meant to be. */
export function respellNoun(word: string): string | null {
  const known = respelled.get(word)
  if (known !== undefined) return known
  const found = isMisspelled(word) ? (nearest(word, nouns, limitFor(word), idOfNoun) ?? alikeNoun(word)) : null
  if (respelled.size > 5000) respelled.clear()
  respelled.set(word, found)
  return found
}

/** The verb form that a word which is no word was meant to be: "rideing". */
export function respellVerb(word: string, forms: Iterable<string>): string | null {
  return isMisspelled(word) ? nearest(word, forms, 1, (form) => form) : null
}

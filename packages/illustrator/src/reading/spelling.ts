/** Misspellings: only of what is no word at all, only of one letter or two, and never across parts of speech. */
import { isEnglish } from './english.ts'
import { styleWordsIn } from './facts.ts'
import { isName, SPELLINGS } from './lexicon.ts'
import { isPreposition } from './preposition-words.ts'
import { pluralOf, singularsOf } from './singular.ts'

/** Shorter words are too near to too many others. */
const SHORTEST = 4
/** Who writes by ear changes more letters. */
const MOST_BY_SOUND = 3

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

/** Hardly anyone mistakes the first letter, except for one that sounds the same. */
const isAlikeAtFirst = (a: string, b: string) =>
  a[0] === b[0] ||
  (/^[ckq]/.test(a) && /^[ckq]/.test(b)) ||
  (/^[gj]/.test(a) && /^[gj]/.test(b)) ||
  (/^[sc]/.test(a) && /^[sc]/.test(b))

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
    if (!isAlikeAtFirst(candidate, word) || Math.abs(candidate.length - word.length) > limit) continue
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
/** Whether it is no word of any kind, and no style: "kawaii" is no kayak. */
export const isMisspelled = (word: string): boolean =>
  word.length >= SHORTEST &&
  /^[a-z]+$/.test(word) &&
  !isName(word) &&
  !isEnglish(word) &&
  !isPreposition(word) &&
  !styleWordsIn(word).size
const limitFor = (word: string) => (word.length >= 7 ? 2 : word.length > 4 ? 1 : 0)

/** How a word sounds, roughly, its vowels left out: dolphin and dolfin, squirrel and squirl. */
const soundOf = (word: string) =>
  word
    .replace(/ph|gh(?=t?$)/g, 'f')
    .replace(/^kn/, 'n')
    .replace(/wh|rh/g, (pair) => pair[0] ?? '')
    .replace(/ck|c(?=[^eiyh]|$)|q/g, 'k')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/g(?=[eiy])/g, 'j')
    .replace(/[aeiouyw]+/g, (vowels, at: number) => (at === 0 ? (vowels[0] ?? '') : ''))
    .replace(/(.)\1+/g, '$1')

/** "carot" and "carrot". */
const single = (word: string) => word.replace(/(.)\1+/g, '$1')

function grouped(list: readonly string[], keyOf: (word: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const word of list) {
    const group = groups.get(keyOf(word))
    if (group) group.push(word)
    else groups.set(keyOf(word), [word])
  }
  return groups
}
interface Alike {
  bySound: Map<string, string[]>
  bySingle: Map<string, string[]>
}
const known = new WeakMap<readonly string[], Alike>()

/** Words of a list by how they sound and by their letters without pairs, worked out once. */
function alikeIn(list: readonly string[]): Alike {
  const before = known.get(list)
  if (before) return before
  const alike = { bySound: grouped(list, soundOf), bySingle: grouped(list, single) }
  known.set(list, alike)
  return alike
}

/** The one of some words that a misspelled one must have meant: by its letters, or else by its sound. */
export function nearestOf(
  word: string,
  list: readonly string[],
  idOf: (candidate: string) => string = (candidate) => candidate,
): string | null {
  const { bySound, bySingle } = alikeIn(list)
  // A letter too few in a pair is the likeliest slip: "carot" is no cart.
  return (
    nearest(word, bySingle.get(single(word)) ?? [], 2, idOf) ??
    nearest(word, list, limitFor(word), idOf) ??
    nearest(word, bySound.get(soundOf(word)) ?? [], word.length > 4 ? MOST_BY_SOUND : 1, idOf)
  )
}

const respelled = new Map<string, string | null>()

/** The noun that a word which is no word was meant to be. */
export function respellNoun(word: string): string | null {
  const known = respelled.get(word)
  if (known !== undefined) return known
  const found = isMisspelled(word) ? nearestOf(word, nouns, idOfNoun) : null
  if (respelled.size > 5000) respelled.clear()
  respelled.set(word, found)
  return found
}

/** The verb form that a word which is no word was meant to be: "rideing". */
export function respellVerb(word: string, forms: Iterable<string>): string | null {
  return isMisspelled(word) ? nearest(word, forms, 1, (form) => form) : null
}

/** Words for sizes: a huge lollipop is drawn larger than a lollipop. */
import { wordsFor } from './tables.ts'
import { heightOf } from './vocabulary.ts'

const TIMES = new Map([...wordsFor('reading/sizes.txt')].map(([word, times]) => [word, Number(times)]))

/** From here on something is a marvel. */
const GIANT = 4
const GIANT_METERS = 0.8

/** Larger or smaller than anybody has seen. */
export const isMarvel = (word: string): boolean => {
  const times = TIMES.get(word) ?? 1
  return times >= GIANT || times < 0.5
}

export const isSize = (word: string): boolean => TIMES.has(word)

/** How many times its usual height something has of which these words are said; 1 where they say nothing. */
export function sizeOf(words: readonly string[], name: string): number {
  const times = words.map((word) => TIMES.get(word) ?? 1)
  const most = Math.max(1, ...times)
  // A giant strawberry is no larger apple.
  return (most < GIANT ? most : Math.max(most, GIANT_METERS / heightOf(name))) * Math.min(1, ...times)
}

/** "way taller than": how many times as high; null for any other preposition. */
export function comparisonOf(preposition: string): number | null {
  if (/^(as \w+ as|the size of)$/.test(preposition)) return 1
  const [, more, word] = /^(.+ )?(\w+er) than$/.exec(preposition) ?? []
  if (!word) return null
  return /^(smaller|shorter|tinier)$/.test(word) ? (more ? 0.25 : 0.5) : more ? 4 : 2
}

/** The size at which one thing has so many times the height of another. */
export const sizeBeside = (name: string, other: string, times: number): number =>
  (Math.max(heightOf(other), LEAST_METERS) * times) / Math.max(heightOf(name), LEAST_METERS)

/** Ants are drawn no smaller than this: a leaf that is larger than one is larger than its drawing. */
const LEAST_METERS = 0.06

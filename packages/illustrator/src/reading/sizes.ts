/** Words for sizes: a huge lollipop is drawn larger than a lollipop. */
import { wordsFor } from './tables.ts'
import { heightOf } from './vocabulary.ts'

const TIMES = new Map([...wordsFor('reading/sizes.txt')].map(([word, times]) => [word, Number(times)]))

export const isSize = (word: string): boolean => TIMES.has(word)

/** How many times its usual height something has of which these words are said; 1 where they say nothing. */
export const sizeOf = (words: readonly string[]): number =>
  Math.max(...words.map((word) => TIMES.get(word) ?? 1), 1) * Math.min(...words.map((word) => TIMES.get(word) ?? 1), 1)

/** "way taller than": how many times as high; null for any other preposition. */
export function comparisonOf(preposition: string): number | null {
  if (/^(as \w+ as|the size of)$/.test(preposition)) return 1
  const [, more, word] = /^(.+ )?(\w+er) than$/.exec(preposition) ?? []
  if (!word) return null
  return /^(smaller|shorter|tinier)$/.test(word) ? (more ? 0.25 : 0.5) : more ? 4 : 2
}

/** The size at which one thing has so many times the height of another. */
export const sizeBeside = (name: string, other: string, times: number): number =>
  (heightOf(other) * times) / heightOf(name)

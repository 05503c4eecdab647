/** The words of a prompt in any script, for looking up harm. */
import { wordsOf } from '../reading/words.ts'

/** Scripts written without spaces between words: their entries are looked for anywhere. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const WORDS = /[\p{L}\p{M}\p{N}]+|[,.;:!?،।、。，]/gu
const LONGEST = 8

/** English words, with "'s" as a word of its own. */
export const englishWordsOf = (text: string): string[] => wordsOf(text).flatMap(({ low }) => low.split('-'))

/** Words of a language with spaces: what an apostrophe or a hyphen joins is two. */
export const spacedWordsOf = (text: string): string[] => text.match(WORDS) ?? []

/** Chinese and Japanese: the longest known word first, else sign by sign. */
export function unspacedWordsOf(text: string, known: ReadonlySet<string>): string[] {
  const words: string[] = []
  for (const [piece] of text.matchAll(WORDS)) {
    for (let i = 0; i < piece.length; ) {
      let size = Math.min(LONGEST, piece.length - i)
      while (size > 1 && !known.has(piece.slice(i, i + size))) size--
      words.push(piece.slice(i, i + size))
      i += size
    }
  }
  return words
}

/** The words of a prompt in any script, for looking up harm. */
import { wordsOf } from '../reading/words.ts'

/** Scripts written without spaces between words: their entries are looked for anywhere. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const SIGNS_AND_WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]\p{M}*|[\p{Script=Latin}\p{N}]+/gu
/** Their vowels are marks, not letters: without them a word falls to pieces. */
const MARKED = /[\p{Script=Devanagari}\p{Script=Arabic}]/u

/** Chinese and Japanese come sign by sign, all others word by word. */
export function harmWordsOf(text: string): string[] {
  if (UNSPACED.test(text)) return text.match(SIGNS_AND_WORDS) ?? []
  if (MARKED.test(text)) return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return wordsOf(text).flatMap(({ low }) => low.split('-'))
}

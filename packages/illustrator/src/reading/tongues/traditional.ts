/** Chinese as it is written in Taiwan and Hong Kong: each character has one of the mainland, by which the tables know it. */
import { dataLines } from '../../words/data-file.ts'

const PLAIN = new Map(
  dataLines('reading/traditional.txt').flatMap((line) =>
    (line.match(/../gu) ?? []).map(([from = '', to = '']) => [from, to]),
  ),
)

export const simplified = (text: string): string =>
  text.replace(/\p{Script=Han}/gu, (letter) => PLAIN.get(letter) ?? letter)

/** A word of the simplified text as whoever wrote it did: characters are as many in both. */
export function asWritten(word: string, text: string): string {
  const at = simplified(text).indexOf(word)
  return at < 0 ? word : text.slice(at, at + word.length)
}

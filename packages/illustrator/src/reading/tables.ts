/** The shapes of our text tables in data/. */
import { dataLines } from '../words/data-file.ts'

/** Lines "key = value". */
export function pairsOf(file: string): Map<string, string> {
  return new Map(
    dataLines(file).map((line) => {
      const at = line.indexOf('=')
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()]
    }),
  )
}

/** Lines "name = word, word": each word with its name. */
export function wordsFor(file: string): Map<string, string> {
  const map = new Map<string, string>()
  for (const line of dataLines(file)) {
    const [name = '', words = ''] = line.split('=').map((part) => part.trim())
    for (const word of words.split(',')) map.set(word.trim(), name)
  }
  return map
}

/** All the words of a file, however they are spread over lines. */
export const wordSet = (file: string): Set<string> => new Set(dataLines(file).flatMap((line) => line.split(/\s+/)))

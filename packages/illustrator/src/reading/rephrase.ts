/** Idioms said plainly, so that the grammar need not know them: data/reading/rephrase.txt. */
import { dataLines } from '../words/data-file.ts'

const PHRASES = dataLines('reading/rephrase.txt').map((line) => {
  const at = line.lastIndexOf(' =')
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${line.slice(0, at)})(?![\\p{L}\\p{N}])`, 'giu'),
    plain: line.slice(at + 2).trim(),
  }
})

export function rephrased(text: string): string {
  let plain = text
  for (const phrase of PHRASES) plain = plain.replace(phrase.pattern, phrase.plain ? phrase.plain : ' ')
  return plain.replace(/\s+/g, ' ').trim()
}

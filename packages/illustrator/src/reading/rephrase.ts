/** Idioms said plainly, so that the grammar need not know them: data/reading/rephrase.txt. */
import { dataLines } from '../words/data-file.ts'
import { wholeWords } from '../words/literal.ts'

const PHRASES = dataLines('reading/rephrase.txt').map((line) => {
  const at = line.lastIndexOf(' =')
  return { patternFor: wholeWords(line.slice(0, at)), instead: line.slice(at + 2).trim() || ' ' }
})

export function rephrased(text: string): string {
  // What was taken out before leaves gaps, and an idiom may end at one.
  let plain = text.replace(/\s+/g, ' ').trim()
  let small = plain.toLowerCase()
  for (const { patternFor, instead } of PHRASES) {
    const pattern = patternFor(small)
    const other = pattern ? plain.replace(pattern, instead) : plain
    if (other === plain) continue
    plain = other
    small = plain.toLowerCase()
  }
  return plain.replace(/\s+/g, ' ').trim()
}

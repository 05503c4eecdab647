/** Idioms said plainly, so that the grammar need not know them: data/reading/rephrase.txt; deeds in the words of their event: data/reading/retold.txt. */
import { dataLines } from '../words/data-file.ts'
import { wholeWords } from '../words/literal.ts'

const phrasesOf = (file: string) =>
  dataLines(file).map((line) => {
    const at = line.lastIndexOf(' =')
    return { patternFor: wholeWords(line.slice(0, at)), instead: line.slice(at + 2).trim() || ' ' }
  })

const IDIOMS = phrasesOf('reading/rephrase.txt')
const DEEDS = phrasesOf('reading/retold.txt')

export const rephrased = (text: string): string => replaced(text, IDIOMS)

/** Said as the table of events says it, which knows "putting books on the shelf" and no other way to say so. */
export const retold = (text: string): string => replaced(text, DEEDS)

function replaced(text: string, phrases: typeof IDIOMS): string {
  // What was taken out before leaves gaps, and an idiom may end at one.
  let plain = text.replace(/\s+/g, ' ').trim()
  let small = plain.toLowerCase()
  for (const { patternFor, instead } of phrases) {
    const pattern = patternFor(small)
    const other = pattern ? plain.replace(pattern, instead) : plain
    if (other === plain) continue
    plain = other
    small = plain.toLowerCase()
  }
  return plain.replace(/\s+/g, ' ').trim()
}

/** What is told by words anywhere in the prompt: when, in which weather and style, with how much detail, and some places. */
import { dataLines } from '../words/data-file.ts'
import { PhraseTable } from './phrases.ts'

/** Lines "name = phrase, phrase". */
function factsOf(file: string): PhraseTable<string> {
  const table = new PhraseTable<string>()
  for (const line of dataLines(file)) {
    const at = line.indexOf('=')
    table.add(line.slice(at + 1), line.slice(0, at).trim())
  }
  return table
}

const TIMES = factsOf('reading/times.txt')
const STYLES = factsOf('reading/styles.txt')
const DETAILS = factsOf('reading/details.txt')
const WEATHERS = factsOf('reading/weathers.txt')
const PLACES = factsOf('reading/place-phrases.txt')

/** All that is told, joined: "halloween, night". */
export function timeOf(text: string): string | null {
  const told = TIMES.findIn(text)
  const isFeast = told.includes('christmas') || told.includes('hanukkah')
  const kept = told.filter((name) => !(name === 'winter' && isFeast))
  return kept.length ? kept.join(', ') : null
}

export const styleOf = (text: string): string | null => STYLES.findIn(text)[0] ?? null
export const weatherOf = (text: string): string | null => WEATHERS.findIn(text)[0] ?? null
export const placeOf = (text: string): string | null => PLACES.findIn(text)[0] ?? null

export function detailOf(text: string): 'simple' | 'intricate' | null {
  const [detail] = DETAILS.findIn(text)
  return detail === 'simple' || detail === 'intricate' ? detail : null
}

/** Singulars and plurals of English nouns. */
import { pairsOf } from './tables.ts'

const IRREGULAR = pairsOf('reading/irregular-nouns.txt')
/** Said of many together and no plural of one: with it "cows" would be taken for what a cow owns ("cows pigs and hens"). */
const COLLECTIVE = 'cattle'
const PLURALS = new Map([...IRREGULAR].flatMap(([many, one]) => (many === COLLECTIVE ? [] : [[one, many]])))

/** What a word may be the plural of; the word itself comes first. */
export function singularsOf(word: string): string[] {
  const forms = [word]
  const irregular = IRREGULAR.get(word)
  if (irregular) forms.push(irregular)
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`, word.slice(0, -1))
  if (/(s|x|z|ch|sh|o)es$/.test(word)) forms.push(word.slice(0, -2))
  if (word.endsWith('s') && !/(ss|us)$/.test(word)) forms.push(word.slice(0, -1))
  // Behind "cave": caves are no cafes.
  if (word.endsWith('ves')) forms.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`)
  return forms
}

export function pluralOf(noun: string): string {
  const irregular = PLURALS.get(noun)
  if (irregular) return irregular
  // Other languages' "vegetables" and "brothers" are several already.
  if (/(?:er|ble)s$/.test(noun)) return noun
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}

/** Short words with a letter left out, or long ones with a slip, put right before the rules read them: "kil", "nife", "shoting". */
import { isEnglish } from '../reading/english.ts'
import { isName } from '../reading/lexicon.ts'
import { dataLines } from '../words/data-file.ts'
import { LEXICON } from '../words/lexicon.ts'
import { shortened } from './misspelled.ts'

/** Of shorter words only a missing letter is a slip: another letter makes another word. */
const LONG = 5
const LEAST = 3

let slips: ReadonlyMap<string, string> | undefined

/** The first letter of "knife" and "wrist" is not heard, that of "cut" is heard as another. */
const slipsOf = (word: string): string[] => [
  ...(/^(?:kn|wr)/.test(word) ? [word.slice(1)] : []),
  ...(/^c[aou]/.test(word) ? [`k${word.slice(1)}`] : []),
  ...shortened(word),
]

function load(): ReadonlyMap<string, string> {
  const made = new Map<string, string>()
  for (const word of dataLines('safety/en-slips.txt').flatMap((line) => line.split(' ')))
    for (const form of slipsOf(word)) if (form.length >= LEAST && !made.has(form)) made.set(form, word)
  return made
}

function mended(token: string): string {
  if (!/^[a-z]{3,14}$/.test(token) || isEnglish(token) || isName(token) || LEXICON.has(token)) return token
  slips ??= load()
  const missing = slips.get(token)
  if (missing || token.length < LONG) return missing ?? token
  for (const form of shortened(token)) {
    const word = slips.get(form)
    if (word && word.length >= LONG) return word
  }
  return token
}

/** The text with such slips put right; itself where there are none. */
export const withoutSlips = (text: string): string => text.replace(/[a-z]+/g, mended)

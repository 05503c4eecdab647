/** Short words with a letter left out, long ones with a slip, and words written as they sound, put right before the rules read them: "kil", "shoting", "bulit". */
import { isEnglish } from '../reading/english.ts'
import { isName } from '../reading/lexicon.ts'
import { dataLines } from '../words/data-file.ts'
import { LEXICON } from '../words/lexicon.ts'
import { shortened } from './misspelled.ts'
import { isSpelled } from './spelled.ts'

/** Of shorter words only a missing letter is a slip: another letter makes another word. */
const LONG = 5
const LEAST = 3

interface Slips {
  forms: ReadonlyMap<string, string>
  sounds: ReadonlyMap<string, string>
}
let slips: Slips | undefined

/** The first letter of "knife" and "wrist" is not heard, that of "cut" is heard as another. */
const slipsOf = (word: string): string[] => [
  ...(/^(?:kn|wr)/.test(word) ? [word.slice(1)] : []),
  ...(/^c[aou]/.test(word) ? [`k${word.slice(1)}`] : []),
  ...shortened(word),
]

/** How a word sounds to one who cannot spell: all vowels are alike, doubled letters are one, a last e is silent, "torture" has a ch. */
const soundOf = (word: string): string =>
  word
    .replace(/t(?=ur)/g, 'ch')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ph/g, 'f')
    .replace(/gh(?=t)|(?<=m)b$/g, '')
    .replace(/z/g, 's')
    .replace(/c|q/g, 'k')
    .replace(/(?<=..)e$/, '')
    .replace(/[aeiouy]+/g, 'a')
    .replace(/(.)\1/g, '$1')

function load(): Slips {
  const forms = new Map<string, string>()
  const sounds = new Map<string, string>()
  for (const word of dataLines('safety/en-slips.txt').flatMap((line) => line.split(' '))) {
    for (const form of slipsOf(word)) if (form.length >= LEAST && !forms.has(form)) forms.set(form, word)
    if (!sounds.has(soundOf(word))) sounds.set(soundOf(word), word)
  }
  return { forms, sounds }
}

/** Whether doubling one letter makes a word: "balet" is a ballet sooner than a bullet. */
const lacksDouble = (token: string): boolean =>
  Array.from(token, (letter, i) => token.slice(0, i) + letter + token.slice(i)).some((word) => isEnglish(word))

function mended(token: string): string {
  if (!/^[a-z]{3,14}$/.test(token) || isSpelled(token) || isName(token) || LEXICON.has(token)) return token
  slips ??= load()
  const { forms, sounds } = slips
  const missing = forms.get(token) ?? (lacksDouble(token) ? undefined : sounds.get(soundOf(token)))
  if (missing || token.length < LONG) return missing ?? token
  for (const form of shortened(token)) {
    const word = forms.get(form)
    if (word && word.length >= LONG) return word
  }
  return token
}

/** The text with such slips put right; itself where there are none. */
export const withoutSlips = (text: string): string => text.replace(/[a-z]+/g, mended)

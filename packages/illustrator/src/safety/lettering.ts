/**
 * What may stand on a page in large letters. Letters, numbers, wishes and common words may be seen by everybody; a name or words of
 * one's own by their owner alone; addresses, phone numbers and insults by nobody.
 */
import { canLetter } from '../lettering/scripts.ts'
import { type Lettering, lettersOf } from '../reading/letters.ts'
import { languageOf } from '../reading/tongues/language.ts'
import { withoutAddresses } from '../title/addresses.ts'
import { dataLines } from '../words/data-file.ts'
import { NOUNS } from '../world/nouns.ts'
import { folded } from './disguises.ts'
import { withoutFine } from './word-list.ts'
import { spacedWordsOf, UNSPACED } from './words.ts'

const wordsOfFile = (name: string) =>
  dataLines(name)
    .flatMap((line) => line.split(' '))
    .filter(Boolean)

let common: ReadonlySet<string> | undefined
let names: ReadonlySet<string> | undefined
let insults: { whole: Set<string>; beginnings: string[]; phrases: string[]; anywhere: string[] } | undefined

export const letteringOf = (prompt: string): Lettering => lettersOf(prompt, languageOf(prompt))

const MOST_WORDS = 3
const MOST_DIGITS = 4

/** Writing that was asked for in words that we did not follow: another illustrator may. */
const WRITING = /\b(?:writ(?:e|es|ing|ten)|spell(?:s|ed|ing)?|lettering|engraved|embroidered)\b/i

/** What may be told to everybody of a prompt that asks for words of one's own: the rest of it. */
export const withoutFreeLettering = (prompt: string): string =>
  isFreeLettering(prompt) ? letteringOf(prompt).rest : prompt

/** True where a page would show words of somebody's own: it is then for their eyes only. */
export function isFreeLettering(prompt: string): boolean {
  const { letters, kind } = letteringOf(prompt)
  if (letters === null) return WRITING.test(prompt)
  if (kind === 'name') return true
  const words = letters.split(/\s+/).filter(Boolean)
  if (kind === 'plain') return /^\d+$/.test(letters) && letters.length > MOST_DIGITS
  return words.length > MOST_WORDS || !words.every(isCommon)
}

function isCommon(word: string): boolean {
  common ??= new Set([...wordsOfFile('lettering/common-words.txt').map(folded), ...NOUNS.keys()])
  names ??= new Set([...wordsOfFile('names.txt'), ...wordsOfFile('names-and-things.txt')].map(folded))
  const bare = folded(word)
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '')
    .replace(/['’]s$/, '')
  if ([...bare].length <= 1 || /^\d{1,4}$/.test(bare)) return true
  if (!canLetter(word) || names.has(bare)) return false
  return common.has(bare) || common.has(bare.replace(/s$/, ''))
}

/** The kind of harm in what would be lettered, or null. */
export function harmInLettering(prompt: string): 'address' | 'insult' | null {
  const { letters, kind } = letteringOf(prompt)
  if (letters === null || (kind === 'plain' && !/^\d+$/.test(letters))) return null
  if (tellsWhere(letters)) return 'address'
  return insulting(withoutFine(folded(letters))) ? 'insult' : null
}

const DIGIT_WORDS = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)'
const SPOKEN_NUMBER = new RegExp(`(?:${DIGIT_WORDS}[\\s,-]+){5,}${DIGIT_WORDS}`, 'i')
const STREETS =
  /(?<!\p{L})(?:calle|avenida|avda|carrera|rue|avenue|impasse|chemin|via|viale|piazza|corso|rua|travessa|praça|plaza|شارع|طريق|حي|गली|मार्ग|सड़क|नगर)(?![\p{L}\p{M}])|\p{L}+(?:straße|strasse|str\.|weg|gasse|straat|laan|plein|gracht)(?!\p{L})|[\p{L}\p{N}](?:路|街|号|弄|巷|丁目|番地|町)/iu
/** Digits of every script are digits. */
const digitsIn = (text: string) => (text.match(/\p{Nd}/gu) ?? []).length
/** Seven digits in a row, however they are parted: a year and a date have fewer. */
const PHONE = /(?:\p{Nd}[\s().+/-]*){7,}/u

const tellsWhere = (letters: string): boolean =>
  PHONE.test(letters) ||
  SPOKEN_NUMBER.test(letters) ||
  withoutAddresses(letters).trim() !== letters.trim() ||
  (STREETS.test(letters) && digitsIn(letters) > 0)

function insulting(letters: string): boolean {
  insults ??= loadInsults()
  const { whole, beginnings, phrases, anywhere } = insults
  const text = folded(letters)
  const words = spacedWordsOf(text)
  const joined = ` ${words.join(' ')} `
  return (
    anywhere.some((word) => text.includes(word)) ||
    words.some((word) => whole.has(word) || beginnings.some((start) => word.startsWith(start))) ||
    phrases.some((phrase) => joined.includes(` ${phrase} `))
  )
}

function loadInsults() {
  const all = wordsOfFile('insults.txt').map(folded)
  const isAnywhere = (word: string) => UNSPACED.test(word)
  const spaced = all.filter((word) => !isAnywhere(word))
  return {
    anywhere: all.filter(isAnywhere),
    beginnings: spaced.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
    phrases: spaced.filter((word) => word.includes('-')).map((word) => word.replaceAll('-', ' ')),
    whole: new Set(spaced.filter((word) => !/[-*]/.test(word))),
  }
}

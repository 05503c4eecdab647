/** What WordNet knows of a word, from the file that scripts/bake-words.ts makes. */
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { dataLines } from '../words/data-file.ts'
import { wordSet } from './tables.ts'

const VERB = 1
const ADJECTIVE = 2
const ADVERB = 4
/** A noun that names nothing to look at: "fun", "Monday". */
const NOUN = 8
/** A noun that names something one could see. */
const SEEN = 16
/** A noun that is no thing, and would be missed on a page all the same: a race, a shadow. */
const MISSED = 32
const FLAGS: Record<string, number> = {
  verb: VERB,
  adjective: ADJECTIVE,
  adverb: ADVERB,
  noun: NOUN,
  missed: NOUN | MISSED,
  seen: SEEN,
}

interface Dictionary {
  flags: Map<string, number>
  standIns: Map<string, string>
}

let dictionary: Dictionary | undefined

/** Unpacked when the first word is looked up: whoever only starts the server does not wait for it. */
function words(): Dictionary {
  if (dictionary) return dictionary
  const flags = new Map<string, number>()
  const standIns = new Map<string, string>()
  const packed = readFileSync(new URL('../../data/reading/english.txt.br', import.meta.url))
  for (const line of brotliDecompressSync(packed).toString().split('\n')) {
    const [group = '', list = ''] = line.split('\t')
    const flag = FLAGS[group] ?? SEEN
    for (const word of list.split(' ')) {
      if (group.startsWith('=')) standIns.set(word, group.slice(1))
      flags.set(word, (flags.get(word) ?? 0) | flag)
    }
  }
  for (const line of dataLines('reading/also-seen.txt'))
    for (const word of line.split(' ')) flags.set(word, (flags.get(word) ?? 0) | SEEN)
  dictionary = { flags, standIns }
  return dictionary
}

const has = (word: string, flag: number) => ((words().flags.get(word) ?? 0) & flag) !== 0
export const isAdjective = (word: string): boolean => has(word, ADJECTIVE)
export const isAdverb = (word: string): boolean => has(word, ADVERB)
export const isVerb = (word: string): boolean => has(word, VERB)
export const isNoun = (word: string): boolean => has(word, NOUN | SEEN)
/** Whether leaving it out of a picture would be noticed. */
export const isSeen = (word: string): boolean => has(word, SEEN)
/** Whether a picture could show it, though it is no thing. */
export const isMissed = (word: string): boolean => has(word, MISSED)
/** Whether several words are one thing together, whatever the last of them means alone: a sea cucumber. */
export const isCompound = (phrase: string): boolean => words().flags.has(phrase.replaceAll(' ', '_'))
/** The drawing that may stand for a noun nobody listed: a pug is a dog. */
export const standInFor = (phrase: string): string | null => words().standIns.get(phrase.replaceAll(' ', '_')) ?? null

/** WordNet has no small words: "else" would be a slip for Elsa. */
const SMALL = wordSet('reading/plain-words.txt')

/** Whether the dictionary has the word as it is written. */
export const isListedEnglish = (word: string): boolean => words().flags.has(word) || SMALL.has(word)

/** Whether a word is English in some form of it. Such a word is never taken for a misspelling of another. */
export function isEnglish(word: string): boolean {
  const { flags } = words()
  if (isListedEnglish(word)) return true
  const stems = [
    word.replace(/ies$/, 'y'),
    word.replace(/ves$/, 'f'),
    word.replace(/s$/, ''),
    word.replace(/es$/, ''),
    word.replace(/(ing|ed|er|est|ly|y)$/, ''),
    word.replace(/(ing|ed|er|est)$/, 'e'),
    word.replace(/(.)\1(ing|ed|er|est)$/, '$1'),
    word.replace(/(ied|ier|iest|ily)$/, 'y'),
    word.replace(/n'?t$/, ''),
  ]
  return stems.some((stem) => stem !== word && stem.length > 2 && flags.has(stem))
}

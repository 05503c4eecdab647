/** From the words of a prompt to a noun that can be drawn: by its name, another word for it, a character, or a kind. */
import { dataLines } from '../words/data-file.ts'
import { collectionOf } from './collections.ts'
import { isCompound, standInFor } from './english.ts'
import type { Via } from './graph.ts'
import { singularsOf } from './singular.ts'
import { wordSet, wordsFor } from './tables.ts'
import { isA, NOUNS } from './vocabulary.ts'

export interface Found {
  name: string
  via: Via
  plural: boolean
}

const ALIASES = wordsFor('reading/aliases.txt')
const BRANDS = wordsFor('reading/brands.txt')
const STAND_INS = wordsFor('reading/stand-ins.txt')
/** Words that WordNet would let a drawing stand for, and that a prompt uses for something else. */
const VAGUE = wordSet('reading/vague-words.txt')
const NAMES = wordSet('names.txt')
const NAMES_AND_THINGS = wordSet('names-and-things.txt')

/** Whether a word is a given name and nothing else. */
export const isName = (word: string): boolean => NAMES.has(word)
/** Whether a word can be a given name, though it may mean something else. */
export const canBeName = (word: string): boolean => NAMES.has(word) || NAMES_AND_THINGS.has(word)
export const isVague = (word: string): boolean => VAGUE.has(word)

/** Compounds that look otherwise than their last word. */
const OTHERWISE = new Set(dataLines('reading/no-stand-ins.txt'))

/** To WordNet a small boat is a kind of boat and a funny house a fairground; for a picture these are a boat and a house. */
const PLAIN =
  /^(small|big|little|old|young|green|dirty|crazy|funny|silly|happy|sad|scared|angry|busy|lazy|lucky|clean|messy) /

/** Whether several words are one thing that cannot be drawn, though the last of them alone could be: a sea cucumber. */
export const isStrangeCompound = (phrase: string): boolean =>
  OTHERWISE.has(phrase) || (isCompound(phrase) && !PLAIN.test(phrase))

const JOINED = new Map(
  [...NOUNS.keys()].filter((name) => /[ -]/.test(name)).map((name) => [name.replace(/[ -]/g, ''), name]),
)
const unspaced = (phrase: string) => phrase.replaceAll(' ', '')
const whole = (word: string) => (word.length > 6 ? (NOUNS.has(word) ? word : ALIASES.get(word)) : undefined)

function lookUp(phrase: string): Omit<Found, 'plural'> | null {
  if (OTHERWISE.has(phrase)) return null
  const [firstKind] = collectionOf(phrase) ?? []
  if (firstKind) return { name: firstKind, via: 'alias' }
  if (NOUNS.has(phrase)) return { name: phrase, via: 'exact' }
  const alias = ALIASES.get(phrase)
  if (alias) return { name: alias, via: 'alias' }
  // "palmtree", "sun flower".
  const joined = PLAIN.test(phrase) ? undefined : (JOINED.get(unspaced(phrase)) ?? whole(unspaced(phrase)))
  if (joined) return { name: joined, via: 'alias' }
  const brand = BRANDS.get(phrase)
  if (brand) return { name: brand, via: 'brand' }
  const listed = STAND_INS.get(phrase)
  if (listed) return { name: listed, via: 'stand-in' }
  const kind = VAGUE.has(phrase) || NAMES.has(phrase) || PLAIN.test(phrase) ? null : standInFor(phrase)
  // Two words may be a figure of speech: to WordNet a tin can is a ship.
  if (kind && phrase.includes(' ') && !isA(kind, 'animal') && !isA(kind, 'plant') && !isNamedBy(kind, phrase))
    return personNamedBy(kind, phrase)
  return kind ? { name: kind, via: isWhere(kind, phrase) ? 'alias' : 'stand-in' } : null
}

/** "a park bench", "a kitchen stool": where it stands changes nothing about how it is drawn. */
function isWhere(kind: string, phrase: string): boolean {
  const [where = '', what = '', ...more] = phrase.split(' ')
  const isOwn = more.length === 0 && (what === kind || ALIASES.get(what) === kind)
  return isOwn && !isA(kind, 'alive') && !isA(kind, 'building') && isA(ALIASES.get(where) ?? where, 'place')
}

/** Whether the last word of a phrase means the same by itself: a park bench is a bench. */
function isNamedBy(kind: string, phrase: string): boolean {
  const last = phrase.split(' ').at(-1) ?? ''
  return last === kind || ALIASES.get(last) === kind || STAND_INS.get(last) === kind || standInFor(last) === kind
}

/** To WordNet a farm girl is a person: she is drawn as a girl. A couch potato is a person too, and no potato. */
function personNamedBy(kind: string, phrase: string): Omit<Found, 'plural'> | null {
  const last = phrase.split(' ').at(-1) ?? ''
  const name = NOUNS.has(last) ? last : ALIASES.get(last)
  return name && isA(kind, 'person') && isA(name, 'person') ? { name, via: 'stand-in' } : null
}

const seen = new Map<string, Found | null>()

/** One to five words, singular or plural, as a noun that can be drawn. */
export function nounOf(words: readonly string[]): Found | null {
  const key = words.join(' ')
  const known = seen.get(key)
  if (known !== undefined) return known
  let found: Found | null = null
  const last = words.at(-1) ?? ''
  const isVagueWord = words.length === 1 && VAGUE.has(last)
  for (const form of singularsOf(last)) {
    const hit = lookUp([...words.slice(0, -1), form].join(' '))
    if (!hit || (isVagueWord && hit.via === 'stand-in' && !STAND_INS.has(form))) continue
    // The plural of something that can be drawn goes before a stand-in of the same spelling: beads.
    if (!found || (found.via === 'stand-in' && hit.via !== 'stand-in'))
      found = {
        ...hit,
        plural: form !== last || (form.endsWith('s') && collectionOf([...words.slice(0, -1), form].join(' ')) !== null),
      }
  }
  if (seen.size > 20_000) seen.clear()
  seen.set(key, found)
  return found
}

/** Whether a word names somebody alive. */
export const isAlive = (words: string): boolean => {
  const found = nounOf(words.toLowerCase().split(' '))
  return found !== null && isA(found.name, 'alive')
}

const WORDS_OF_NAMES = new Set(
  [...NOUNS.keys(), ...ALIASES.keys(), ...BRANDS.keys(), ...STAND_INS.keys()].flatMap((name) => name.split(' ')),
)
/** Whether some name has this word in it: "papel picado". */
export const isWordOfName = (word: string): boolean => WORDS_OF_NAMES.has(word)

/** Single words that a misspelled one may have meant. */
export const SPELLINGS: readonly string[] = [...NOUNS.keys(), ...ALIASES.keys(), ...BRANDS.keys()].filter((word) =>
  /^[a-z]{4,}$/.test(word),
)

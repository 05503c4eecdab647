/**
 * A short title for a page that everyone sees, made from a prompt that may say too much. What could tell who someone is or
 * where they live is left out; a dull title is better than a name.
 */

import { languageOf } from '../reading/tongues/language.ts'
import { withoutFreeLettering } from '../safety/lettering.ts'
import { dataLines } from '../words/data-file.ts'
import { GROUPS, LEXICON, NUMBERS, SETTING_WORDS, STOP_WORDS, VERBS, WEAR } from '../words/lexicon.ts'
import { stems } from '../words/stems.ts'
import { withoutAddresses } from './addresses.ts'
import { hasOwnScript, titleInScript } from './other-scripts.ts'
import { isNothingButNoun, plainWordsOf } from './plain-word.ts'

const MOST_LETTERS = 60
const FALLBACK = 'A coloring page'
const ASKING =
  /^(?:(?:please|can you|could you|would you|i want|i would like|i'd like|we want|give me|show me|create|make|generate|draw|design|sketch)\s+)+(?:me\s+|us\s+)?/i
const PAGE_OF =
  /^(?:an?\s+|the\s+|some\s+)?(?:\w+\s+)?(?:colou?ring (?:page|sheet|book page)|picture|drawing|image|illustration|line art|page)\s+(?:of|with|about|showing|for)\s+/i
const NAMING = new Set([
  'named',
  'called',
  'name',
  'nicknamed',
  'mr',
  'mrs',
  'ms',
  'miss',
  'dr',
  'sir',
  'madam',
  'prof',
  'known',
])
const AGES = new Set(['age', 'aged', 'year', 'years', 'old', 'number'])
const LOOSE_ENDS = new Set(
  'and or of in on at with to for from by over under near a an the her his their my your our its is are was who that which called named as but while during'.split(
    ' ',
  ),
)

const names = new Set(dataLines('names.txt').join(' ').split(' '))
const alsoThings = new Set(dataLines('names-and-things.txt').join(' ').split(' '))
let vocabulary: Set<string> | undefined

function isKnownWord(word: string): boolean {
  vocabulary ??= new Set(
    [LEXICON, SETTING_WORDS, GROUPS, WEAR, VERBS]
      .flatMap((map) => [...map.keys()])
      .flatMap((phrase) => phrase.split(' ')),
  )
  return STOP_WORDS.has(word) || Object.hasOwn(NUMBERS, word) || stems(word).some((stem) => vocabulary?.has(stem))
}

const plain = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

interface Word {
  /** As written, without the marks around it. */
  text: string
  key: string
  possessive: boolean
  first: boolean
  /** A comma or the like follows. */
  stops: boolean
}

function wordsIn(text: string): Word[] {
  const out: Word[] = []
  let first = true
  for (const raw of text.split(/\s+/)) {
    const bare = raw.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    if (!bare) continue
    const possessive = /[’']s?$/u.test(raw.replace(/[.,;:!?)"]+$/, '')) || /[’']s$/u.test(bare)
    const body = bare.replace(/[’']s$/u, '')
    out.push({ text: bare, key: plain(body).replaceAll('-', ' '), possessive, first, stops: /[.,;:!?]$/.test(raw) })
    first = /[.!?]$/.test(raw)
  }
  return out
}

interface Neighbors {
  before: Word | undefined
  after: Word | undefined
  /** The word before it was left out as a name: this one may be the surname. */
  afterName: boolean
  isGerman: boolean
}

/** A name is a listed one, anything after 'named', or a word that no dictionary has, however it is written. */
function isName(
  word: Word,
  { before, after, afterName, isGerman }: Neighbors,
  isPlain: (word: string) => boolean,
): boolean {
  const capital = /^\p{Lu}/u.test(word.text) && !/^\p{Lu}{2,}$/u.test(word.text)
  const cued = before !== undefined && NAMING.has(before.key)
  if (cued && !isKnownWord(word.key)) return true
  if (word.key === 'jack') return after?.key !== 'o' && after?.key !== 'in'
  if (alsoThings.has(word.key)) {
    if (!isKnownWord(word.key)) return true
    const surname = after !== undefined && /^\p{Lu}/u.test(after.text) && !isKnownWord(after.key)
    return cued || surname || (capital && !word.first) || (capital && word.possessive)
  }
  if (names.has(word.key)) return true
  if (word.key.split(' ').every(isKnownWord)) return false
  if (afterName && isNothingButNoun(word.key)) return true
  const isPlainWord = word.key
    .split(' ')
    .every((part) => isKnownWord(part) || isPlain(part) || isPlain(word.text.toLowerCase()))
  // German writes its nouns with capitals: there only what no dictionary has is a name.
  return isGerman ? !isPlainWord : capital || !isPlainWord
}

export function titleOf(prompt: string): string {
  const text = textOf(prompt)
  const language = languageOf(text)
  if (hasOwnScript(language)) return titleInScript(text, language, MOST_LETTERS) || FALLBACK
  const kept: string[] = []
  for (const word of unnamed(text, plainWordsOf(text))) {
    kept.push(/^\p{Lu}+$/u.test(word.text) ? word.text.toLowerCase() : word.text)
    const length = kept.join(' ').length
    if (length > MOST_LETTERS || (word.stops && length >= 18)) break
  }
  return tidy(kept)
}

/** All words but names, addresses and numbers, also those that no dictionary has: what many people ask for may be new. */
export function withoutNames(prompt: string): string {
  const words = [...unnamed(textOf(prompt), (word) => /^[a-z]+$/.test(word))]
  return words.map((word) => word.text.toLowerCase()).join(' ')
}

const textOf = (prompt: string) =>
  withoutAddresses(withoutFreeLettering(prompt.slice(0, 1000).normalize('NFC')))
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function* unnamed(text: string, isPlain: (word: string) => boolean): Generator<Word> {
  const words = wordsIn(text.replace(ASKING, '').replace(PAGE_OF, ''))
  const isGerman = languageOf(text) === 'de'
  let afterName = false
  for (const [i, word] of words.entries()) {
    if (/\d/.test(word.text) || !/\p{L}/u.test(word.text)) continue
    if (!/^[\p{Script=Latin}'’-]+$/u.test(word.text)) continue
    const numbers = [words[i - 1], words[i + 1]].filter((w) => w && (NUMBERS[w.key] ?? 0) > 1)
    if ((NUMBERS[word.key] ?? 0) > 1 && numbers.length) continue
    if (NAMING.has(word.key) && words[i + 1]) continue
    if (AGES.has(word.key) && [words[i - 1], words[i + 1]].some((w) => w && /\d/.test(w.text))) continue
    const neighbors = { before: words[i - 1], after: words[i + 1], afterName, isGerman }
    afterName = isName(word, neighbors, isPlain)
    if (!afterName) yield word
  }
}

/** No title begins or ends in the air: 'the cat of', 'and a dog'. */
function tidy(words: string[]): string {
  const out = words.filter((word, i) => plain(word) !== plain(words[i - 1] ?? ''))
  while (out.join(' ').length > MOST_LETTERS) out.pop()
  const joins = (word: string | undefined) => word !== undefined && LOOSE_ENDS.has(plain(word))
  while (joins(out.at(-1))) out.pop()
  while (out.length && joins(out[0]) && !/^(a|an|the|my|our|in|on|under)$/i.test(out[0] ?? '')) out.shift()
  const text = out
    .filter(
      (word, i) =>
        !(
          joins(word) &&
          joins(out[i + 1]) &&
          /^(and|or|of|with|for|a|an|the|from|at|by|to|in|on|near)$/i.test(word) &&
          !/^(a|an|the|my|her|his|their|our|its)$/i.test(out[i + 1] ?? '')
        ),
    )
    .join(' ')
  if (!/\p{L}{2}/u.test(text)) return FALLBACK
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Words that are refused wherever they stand, and phrases that hold one and are fine. */
import { isEnglish } from '../reading/english.ts'
import { isKnownIn } from '../reading/tongues/inflected/lookup.ts'
import { nounIn, verbIn } from '../reading/tongues/inflection.ts'
import { isInflected, type Language } from '../reading/tongues/languages.ts'
import { tongueOf } from '../reading/tongues/tongue.ts'
import { SAFETY_LANGUAGES, type SafetyFile, type SafetyLanguage, safetyFile } from './language-file.ts'
import { Stems } from './stems.ts'
import { bareForms } from './tongue-vocabulary.ts'
import { UNSPACED } from './words.ts'

export interface LongWord {
  word: string
  kind: string
  /** Whether other endings may follow. */
  goesOn: boolean
}

interface WordList {
  kinds: Stems<string>
  /** The same, by the language that lists them: German "bücher" are books, and no French "bûcher". */
  listed: Map<SafetyLanguage, Stems<true>>
  /** English words long enough that a slip does not make another word of them. */
  long: LongWord[]
  own: Map<SafetyLanguage, Stems<string>>
  /** Chinese and Japanese, found anywhere. */
  signs: [word: string, kind: string][]
  phrases: [phrase: string, kind: string][]
  fine: RegExp
  /** Languages that write small words together with others. */
  joining: SafetyFile[]
}

let list: WordList | undefined

/** A fine phrase: "a/b" is either word, "_" a word or none, "*" the rest of a word. */
const fineSource = (phrase: string) =>
  phrase
    .split(/[ -]/)
    .map((word) =>
      word === '_'
        ? '(?:[\\p{L}\\p{M}\\p{N}]+[ -]+)?'
        : `(?:${word.replaceAll('/', '|').replaceAll('*', '[\\p{L}\\p{M}]*')})[ '’-]+`,
    )
    .join('')
    .replace(/\[ '’-\]\+$/, '')

/** The longest first: what remains of a phrase half taken out would be read as something else. */
function fineExpression(files: readonly SafetyFile[]): RegExp {
  const phrases = files.flatMap(({ fine }) => fine).sort((a, b) => b.length - a.length)
  const spaced = phrases.filter((phrase) => !UNSPACED.test(phrase)).map(fineSource)
  const signs = phrases.filter((phrase) => UNSPACED.test(phrase))
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${spaced.join('|')})(?![\\p{L}\\p{M}\\p{N}])|${signs.join('|')}`, 'gu')
}

/** "anti semit*": the last word of a phrase may go on. */
const phraseSource = (phrase: string) => (phrase.endsWith('*') ? ` ${phrase.slice(0, -1)}` : ` ${phrase} `)

function load(): WordList {
  const files = SAFETY_LANGUAGES.map(safetyFile)
  const made: WordList = {
    kinds: new Stems(),
    listed: new Map(),
    long: [],
    own: new Map(),
    signs: [],
    phrases: [],
    fine: fineExpression(files),
    joining: files.filter(({ before, after }) => before.length > 1 || after.length > 1),
  }
  for (const { language, words } of files)
    for (const { word, kind, isOwn } of words) {
      if (UNSPACED.test(word)) made.signs.push([word, kind])
      else if (word.includes(' ')) made.phrases.push([phraseSource(word), kind])
      else if (isOwn) stemsOf(made.own, language).add(word, kind)
      else {
        made.kinds.add(word, kind)
        stemsOf(made.listed, language).add(word, true)
        const letters = word.replace('*', '')
        if (language === 'en' && letters.length >= LEAST_LONG)
          made.long.push({ word: letters, kind, goesOn: word.endsWith('*') })
      }
    }
  return made
}

function stemsOf<Value>(lists: Map<SafetyLanguage, Stems<Value>>, language: SafetyLanguage): Stems<Value> {
  const known = lists.get(language) ?? new Stems<Value>()
  lists.set(language, known)
  return known
}

function words(): WordList {
  list ??= load()
  return list
}

/** An arrow stays an arrow: what it is shot at is looked at elsewhere. A comma keeps apart what a phrase stood between. */
export const withoutFine = (text: string): string =>
  text.replace(words().fine, (phrase) => (/ arrows?$/.test(phrase) ? ' arrow ' : ' , '))

/** A star stands for one letter. Compared, not made a pattern: a person's word may hold + and | too. */
function fits(starred: string[], known: string): boolean {
  const letters = [...known]
  return starred.length === letters.length && starred.every((letter, i) => letter === '*' || letter === letters[i])
}

const LEAST_LONG = 5
const JOINED_SCRIPTS = /[\p{Script=Arabic}\p{Script=Devanagari}]/u

export function kindOfWord(word: string): string | undefined {
  const { kinds, joining } = words()
  if (/\p{L}\*+\p{L}/u.test(word)) {
    const letters = [...word]
    return kinds.entries().find(([known]) => fits(letters, known))?.[1]
  }
  const kind = kinds.get(word)
  if (kind || !JOINED_SCRIPTS.test(word)) return kind
  for (const file of joining)
    for (const form of bareForms(word, file)) {
      const found = form.length > 2 ? kinds.get(form) : undefined
      if (found) return found
    }
  return undefined
}

/** Of a word that is written in two pieces: stems would find too much in them. */
export const kindOfWholeWord = (word: string): string | undefined => words().kinds.whole(word)

const listOf = (language: Language | SafetyLanguage): SafetyLanguage => (isInflected(language) ? 'other' : language)

/** Whether it means something else in its language. */
export const isPlainIn = (word: string, language: Language | 'en') =>
  language === 'en'
    ? isEnglish(word)
    : isInflected(language)
      ? isKnownIn(language, word)
      : nounIn(tongueOf(language), word) !== null ||
        tongueOf(language).words.has(word) ||
        // "Biancaneve morde la mela" bites, whatever German calls so.
        verbIn(tongueOf(language), word) === 'biting'

/** Whether only other languages list it, or part of it, and its own has it for something harmless. */
export const isPlainHere = (word: string, language: Language | 'en') =>
  language !== 'en' && !words().listed.get(listOf(language))?.has(word) && isPlainIn(word, language)

/** A guess at the language takes near ones for each other. */
const NEAR: readonly (readonly SafetyLanguage[])[] = [
  ['es', 'pt', 'it'],
  ['de', 'nl'],
]

/** A word that is harmful in one language and plain in another. What the prompt's language does not know may be of a near one, and what English does not know of any. */
export function kindOfOwnWord(word: string, language: Language | 'en'): string | undefined {
  const { own, joining } = words()
  const file = joining.find((one) => one.language === language)
  const isPlain = isPlainIn(word, language)
  const forms = file && !isPlain ? bareForms(word, file).filter((form) => form.length > 2) : [word]
  const asked = isPlain
    ? [language]
    : language === 'en'
      ? [language, ...own.keys()]
      : [language, ...(NEAR.find((group) => group.includes(listOf(language))) ?? [])]
  for (const one of asked)
    for (const form of forms) {
      const kind = own.get(listOf(one))?.get(form)
      if (kind) return kind
    }
  return undefined
}

export function kindOfPhrase(text: string): string | undefined {
  const { signs, phrases } = words()
  const joined = ` ${text
    .replaceAll(',', ' , ')
    .replace(/[^\p{L}\p{M}\p{N},]+/gu, ' ')
    .trim()} `
  const found = signs.find(([word]) => text.includes(word)) ?? phrases.find(([phrase]) => joined.includes(phrase))
  return found?.[1]
}

export const longWords = (): readonly LongWord[] => words().long

/** The words of the languages whose nouns bend by case or take their particles on: from tables with a column for each. */
import { dataLines } from '../../../words/data-file.ts'
import { pluralOf } from '../../singular.ts'
import type { Deed } from '../deed-words.ts'
import { INFLECTED, type InflectedLanguage } from '../languages.ts'
import { type Form, formsOf } from './declension.ts'
import { bareIn, plainIn } from './spelling.ts'

/** A noun as it may stand in a sentence. */
export interface NounForm extends Form {
  english: string
}

/** Several of it: English has a word of its own for those at school. */
export const severalOf = (noun: string): string => (noun === 'child' ? 'children' : pluralOf(noun))

export interface Vocabulary {
  language: InflectedLanguage
  /** Every form of every noun of one word. */
  nouns: Map<string, NounForm[]>
  /** Nouns of several words, each with all the forms of its words. */
  phrases: { words: ReadonlySet<string>[]; last: Form[]; english: string }[]
  /** The same as the table has them. */
  wholes: Map<string, string>
  /** The longest first. A stem may be followed by words that belong to it. */
  verbs: { stem: string; next: string[]; english: string }[]
  words: Map<string, string>
  /** Adjectives by their stems. */
  looks: Map<string, string>
}

const TABLES = {
  nouns: rowsOf('reading/inflected-nouns.txt'),
  verbs: rowsOf('reading/inflected-verbs.txt'),
  words: rowsOf('reading/inflected-words.txt'),
}
const known = new Map<InflectedLanguage, Vocabulary>()

function rowsOf(name: string): string[][] {
  return dataLines(name).map((line) => line.split('|').map((cell) => cell.trim()))
}

function* wordsOf(table: readonly string[][], language: InflectedLanguage): Generator<[word: string, english: string]> {
  const column = INFLECTED.indexOf(language) + 1
  for (const [english = '', ...cells] of table)
    for (const part of (cells[column - 1] ?? '').split(',')) {
      const word = plainIn(language, part.trim())
      if (word) yield [word, english]
    }
}

/** What an adjective keeps in every form. */
export const stemOf = (word: string): string => word.replace(/(?:ый|ий|ій|ой|y|i)$/, '')

const bareForms = (language: InflectedLanguage, noun: string): Form[] =>
  formsOf(language, noun).map((form) => ({ ...form, text: bareIn(language, form.text) }))

function addNoun(into: Vocabulary, word: string, english: string) {
  const [, sign = '', bare = ''] = /^([+=]?)(.*)$/.exec(word) ?? []
  const typed = bareIn(into.language, bare)
  const forms = sign ? [{ text: typed, cases: 'NGDAIL', many: sign === '+' }] : bareForms(into.language, bare)
  const parts = bare.split(' ')
  if (parts.length === 1) {
    // A form that the table gives is no other's: "barnen" are several.
    for (const form of forms)
      into.nouns.set(form.text, [...(sign ? [] : (into.nouns.get(form.text) ?? [])), { ...form, english }])
    return
  }
  const each = parts.map((part) => bareForms(into.language, part))
  const last = sign ? [{ text: typed.split(' ').at(-1) ?? '', cases: 'NA', many: sign === '+' }] : (each.at(-1) ?? [])
  const words = each.map((list, i) => new Set(sign ? [typed.split(' ')[i] ?? ''] : list.map(({ text }) => text)))
  into.phrases.push({ words, last, english })
  into.wholes.set(typed, english)
}

function load(language: InflectedLanguage): Vocabulary {
  const made: Vocabulary = {
    language,
    nouns: new Map(),
    phrases: [],
    wholes: new Map(),
    verbs: [],
    words: new Map(),
    looks: new Map(),
  }
  for (const [word, english] of wordsOf(TABLES.nouns, language)) addNoun(made, word, english)
  for (const [word, english] of wordsOf(TABLES.verbs, language)) {
    const [stem = '', ...next] = bareIn(language, word).split(' ')
    made.verbs.push({ stem, next, english })
  }
  for (const [word, english] of wordsOf(TABLES.words, language)) {
    const text = english === '-' ? '' : english
    if (word.startsWith('~')) made.looks.set(stemOf(bareIn(language, word.slice(1))), text)
    else if (!made.words.has(bareIn(language, word))) made.words.set(bareIn(language, word), text)
  }
  made.verbs.sort((a, b) => b.next.length - a.next.length || b.stem.length - a.stem.length)
  made.phrases.sort((a, b) => b.words.length - a.words.length)
  return made
}

export function vocabularyOf(language: InflectedLanguage): Vocabulary {
  const found = known.get(language) ?? load(language)
  known.set(language, found)
  return found
}

/** The same as other readers know the words of a language: what each form is in English. */
export function inflectedTongue(language: InflectedLanguage) {
  const { nouns, phrases, verbs, words, looks } = vocabularyOf(language)
  const deeds: Deed[] = []
  return {
    language,
    nouns: new Map([
      ...[...nouns].map(([form, [first]]): [string, string] => [
        form,
        first?.many ? severalOf(first.english) : (first?.english ?? form),
      ]),
      ...phrases.map(({ words: parts, english }): [string, string] => [
        parts.map((part) => [...part][0] ?? '').join(' '),
        english,
      ]),
    ]),
    verbs: verbs.filter(({ next }) => !next.length).map(({ stem, english }): [string, string] => [stem, english]),
    deeds,
    words,
    adjectives: new Set(looks.keys()),
    suffixes: new Set(['']),
  }
}

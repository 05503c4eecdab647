/** The words of one language: nouns, verbs, small words and what they are in English. */
import { dataLines } from '../../words/data-file.ts'
import { pluralOf } from '../singular.ts'
import { adjectiveForms } from './adjectives.ts'
import { type Deed, deedOf } from './deed-words.ts'
import { inflectedTongue } from './inflected/vocabulary.ts'
import { japaneseForms } from './japanese-verbs.ts'
import { isInflected, LANGUAGES, type Language } from './languages.ts'
import { barely, inHiragana, parted, unaccented, undotted } from './spellings.ts'

export interface Tongue {
  language: Language
  nouns: Map<string, string>
  /** Stems, or whole forms where a language is written without spaces; the longest first. */
  verbs: [stem: string, english: string][]
  /** Verbs of several words, and those with words of the sentence between their parts. The longest first. */
  deeds: Deed[]
  words: Map<string, string>
  /** Those of `words` that describe: in some languages they stand behind their noun. */
  adjectives: Set<string>
  suffixes: Set<string>
}

const NAMES = new Map(dataLines('reading/tongue-names.txt').map((line) => [line.slice(0, 2), line.slice(3)]))
const TABLES = {
  nouns: rowsOf('reading/tongue-nouns.txt'),
  verbs: rowsOf('reading/tongue-verbs.txt'),
  adjectives: rowsOf('reading/tongue-adjectives.txt'),
  phrases: rowsOf('reading/tongue-phrases.txt'),
}
/** Names of emoji that are a small scene would swallow what is said of it: "Regenschirm im Regen". */
const JOINED = / (?:im|mit|und|auf|y|con|en|avec|et|sous|com|e|em|in|sotto|met|op) /
const tongues = new Map<Language, Tongue>()

function rowsOf(name: string): string[][] {
  return dataLines(name).map((line) => line.split('|').map((cell) => cell.trim()))
}

/** Every word of one language in a table of all ten, with its English. */
function* wordsOf(table: readonly string[][], language: Language): Generator<[word: string, english: string]> {
  const column = (LANGUAGES as readonly Language[]).indexOf(language) + 1
  for (const [english = '', ...cells] of table)
    for (const word of (cells[column - 1] ?? '').split(',').map((part) => part.trim())) if (word) yield [word, english]
}

function* pairsIn(text: string): Generator<[word: string, english: string]> {
  for (const pair of text.split(',')) {
    const [word = '', english = ''] = pair.split('=').map((part) => part.trim())
    if (word) yield [word, english]
  }
}

/** Lines "noun: gato=cat, …" of its own file, the names that CLDR gives, and the tables of all ten, which go before both. */
function load(language: Language): Tongue {
  const tongue: Tongue = {
    language,
    nouns: new Map([...pairsIn(NAMES.get(language) ?? '')].filter(([word]) => !JOINED.test(word))),
    verbs: [],
    deeds: [],
    words: new Map(),
    adjectives: new Set(),
    suffixes: new Set(['']),
  }
  addVerbs(tongue, language)
  for (const line of dataLines(`reading/tongues/${language}.txt`)) {
    const at = line.indexOf(':')
    for (const [word, english] of pairsIn(line.slice(at + 1))) addOwn(tongue, line.slice(0, at), word, english)
  }
  addTables(tongue, language)
  if (isEuropean(language)) addWithoutAccents(tongue)
  if (language === 'ja') addInHiragana(tongue)
  if (language === 'ar') addWithoutHamza(tongue)
  if (language === 'hi') addWithoutNukta(tongue)
  tongue.verbs.sort((a, b) => b[0].length - a[0].length)
  tongue.deeds.sort((a, b) => b.size - a.size)
  return tongue
}

function addOwn(tongue: Tongue, kind: string, word: string, english: string) {
  if (kind === 'noun') tongue.nouns.set(word, english)
  else if (kind === 'verb') tongue.verbs.push([word, english])
  else if (kind === 'word') tongue.words.set(word, english)
  else tongue.suffixes.add(word)
}

/** "कमल का पत्ता" before a small word: "कमल के पत्ते पर". */
const oblique = (word: string) => (word.includes(' का ') ? word.replace(' का ', ' के ').replace(/ा$/, 'े') : word)

function addTables(tongue: Tongue, language: Language) {
  for (const [word, english] of wordsOf(TABLES.nouns, language))
    if (word.startsWith('+')) tongue.nouns.set(word.slice(1), pluralOf(english))
    else if (word.startsWith('♀')) tongue.nouns.set(word.slice(1), `female ${english}`)
    else if (word.startsWith('♂')) tongue.nouns.set(word.slice(1), `male ${english}`)
    else for (const form of language === 'hi' ? [word, oblique(word)] : [word]) tongue.nouns.set(form, english)
  for (const [word, english] of wordsOf(TABLES.adjectives, language))
    for (const form of adjectiveForms(word, language)) {
      if (!tongue.words.has(form)) tongue.words.set(form, english)
      tongue.adjectives.add(form)
    }
  for (const [phrase, english] of wordsOf(TABLES.phrases, language))
    tongue.words.set(parted(phrase), english === '-' ? '' : english)
}

/** Many leave accents out: "detras de", "cafe". One letter alone is another word: "a" is not "à". */
function addWithoutAccents(tongue: Tongue) {
  for (const suffix of [...tongue.suffixes]) tongue.suffixes.add(unaccented(suffix))
  for (const table of [tongue.nouns, tongue.words])
    for (const [word, english] of [...table]) if (parted(word) !== word) table.set(parted(word), english)
  // "arc en ciel" for "arc-en-ciel".
  for (const [word, english] of [...tongue.nouns])
    if (word.includes('-') && !tongue.nouns.has(word.replaceAll('-', ' ')))
      tongue.nouns.set(word.replaceAll('-', ' '), english)
  for (const [word, english] of [...tongue.words]) {
    const bare = unaccented(word)
    if (bare === word || bare.length < 3 || tongue.words.has(bare) || tongue.nouns.has(bare)) continue
    tongue.words.set(bare, english)
    if (tongue.adjectives.has(word)) tongue.adjectives.add(bare)
  }
}

/** Parents of small children write "ぱんだ" and "けーき" too. A short one would be found within other words. */
function addInHiragana({ nouns }: Tongue) {
  for (const [word, english] of [...nouns]) {
    const soft = inHiragana(word)
    if (word.length > 2 && /^[ァ-ヶー]+$/.test(word) && !nouns.has(soft)) nouns.set(soft, english)
  }
}

/** "ارنب", "قطه", "ياكل": most people leave the signs of Arabic letters out. */
function addWithoutHamza({ nouns, words, adjectives, verbs }: Tongue) {
  for (const table of [nouns, words])
    for (const [word, english] of [...table])
      for (const bare of barely(word)) {
        // "ابنه" is his son and no daughter ("ابنة").
        if (nouns.has(bare) || words.has(bare) || (bare.endsWith('ه') && nouns.has(bare.slice(0, -1)))) continue
        table.set(bare, english)
        if (adjectives.has(word)) adjectives.add(bare)
      }
  for (const [stem, english] of [...verbs]) {
    const [bare = stem] = barely(stem)
    if (!verbs.some(([known]) => known === bare)) verbs.push([bare, english])
  }
}

/** "लडकी", "जेबरा", "सांप": dots that many leave out. */
function addWithoutNukta({ nouns, words, adjectives, verbs }: Tongue) {
  for (const table of [nouns, words])
    for (const [word, english] of [...table]) {
      const bare = undotted(word)
      if (nouns.has(bare) || words.has(bare)) continue
      table.set(bare, english)
      if (adjectives.has(word)) adjectives.add(bare)
    }
  for (const [stem, english] of [...verbs])
    if (!verbs.some(([known]) => known === undotted(stem))) verbs.push([undotted(stem), english])
}

const LATIN = LANGUAGES.slice(0, LANGUAGES.indexOf('zh')) as readonly Language[]
const isEuropean = (language: Language) => LATIN.includes(language)

/** Stems; verbs of several words; and in Europe forms that take no ending. */
function addVerbs(tongue: Tongue, language: Language) {
  for (const [word, english] of wordsOf(TABLES.verbs, language))
    if (language === 'ja') for (const form of japaneseForms(word)) tongue.verbs.push([form, english])
    else if (/[ …]/.test(word) || (isEuropean(language) && !word.includes('*')))
      tongue.deeds.push(deedOf(parted(word), english))
    else tongue.verbs.push([word.replace('*', ''), english])
}

export function tongueOf(language: Language): Tongue {
  const known = tongues.get(language)
  if (known) return known
  const tongue = isInflected(language) ? inflectedTongue(language) : load(language)
  tongues.set(language, tongue)
  return tongue
}

/** What a prompt in another language is in plain English, and where its words came from. */
export class Gloss {
  readonly unknown: string[] = []
  /** English nouns, verbs and adjectives to the words that were written. */
  readonly origins = new Map<string, string>()

  note(english: string, word: string): string {
    this.origins.set(english, word)
    return english
  }

  /** Words that need not be told: what they name is on the page without them. */
  forget(words: RegExp) {
    const left = this.unknown.filter((word) => !words.test(word))
    this.unknown.splice(0, this.unknown.length, ...left)
  }

  /** Every word as it was written, where it was read in another spelling. */
  rewrite(written: (word: string) => string) {
    for (const [i, word] of this.unknown.entries()) this.unknown[i] = written(word)
    for (const [english, word] of this.origins) this.origins.set(english, written(word))
  }

  /** What was written where English has this word: nobody is told of a word that is not theirs. */
  written(english: string): string {
    const exact = this.origins.get(english)
    if (exact) return exact
    const within = [...this.origins].find(([known]) => known.split(' ').includes(english))
    return (
      within?.[1] ??
      english
        .split(' ')
        .map((word) => this.origins.get(word) ?? word)
        .join(' ')
    )
  }
}

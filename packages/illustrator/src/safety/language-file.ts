/** What data/safety says of one language: its own files, which all have the same lines, its words for the concepts, and the rules of all. */
import { type InflectedLanguage, isInflected, type Language } from '../reading/tongues/languages.ts'
import { dataLines } from '../words/data-file.ts'
import { conceptRowsOf } from './concepts.ts'
import { folded } from './disguises.ts'
import { Stems } from './stems.ts'

const FILES = {
  en: ['en-words', 'en-fine', 'en-sorts', 'en-rules', 'en-baked'],
  es: ['es'],
  fr: ['fr'],
  de: ['de'],
  pt: ['pt'],
  it: ['it'],
  nl: ['nl'],
  zh: ['zh'],
  ja: ['ja'],
  ar: ['ar'],
  hi: ['hi'],
  other: ['other'],
}
export type SafetyLanguage = keyof typeof FILES
export const SAFETY_LANGUAGES = Object.keys(FILES) as SafetyLanguage[]

/** Languages without a file of their own are checked as English is, and then by what they say in English. */
export const safetyLanguageOf = (language: Language | 'en'): Exclude<Language, InflectedLanguage> | 'en' =>
  isInflected(language) ? 'en' : language

export interface SafetyFile {
  language: SafetyLanguage
  /** Refused wherever they stand. An own word is so in its language alone: French "arme" is German for arms. */
  words: { word: string; kind: string; isOwn: boolean }[]
  /** Phrases that hold such a word and mean no harm. */
  fine: string[]
  sorts: Map<string, Stems<true>>
  rules: { kind: string; pattern: string }[]
  /** What may stand before and after a listed word and be written together with it. */
  before: string[]
  after: string[]
}

export function safetyFile(language: SafetyLanguage): SafetyFile {
  const file: SafetyFile = { language, words: [], fine: [], sorts: new Map(), rules: [], before: [''], after: [''] }
  for (const name of FILES[language]) for (const line of dataLines(`safety/${name}.txt`)) addLine(file, folded(line))
  for (const { name, words } of conceptRowsOf(language))
    addLine(file, folded(`${name.startsWith('@') ? name : `${name}!`}: ${words}`))
  for (const line of dataLines('safety/rules.txt')) addLine(file, line)
  return file
}

function addLine(file: SafetyFile, line: string): void {
  const [, rule, pattern = ''] = /^([a-z]+\??) \| (.+)$/.exec(line) ?? []
  if (rule) {
    file.rules.push({ kind: rule, pattern })
    return
  }
  const at = line.indexOf(':')
  const name = line.slice(0, at)
  const text = line.slice(at + 1)
  const words = text.split(' ').filter(Boolean)
  if (name === 'fine') file.fine.push(...text.split(',').map((phrase) => phrase.trim()))
  else if (name === 'before' || name === 'after') file[name].push(...words)
  else if (name.startsWith('@')) addSort(file.sorts, name.slice(1), words)
  else
    for (const word of words)
      file.words.push({ word: spaced(word), kind: name.replace('!', ''), isOwn: name.endsWith('!') })
}

const spaced = (word: string) => word.replaceAll('-', ' ')

function addSort(sorts: SafetyFile['sorts'], name: string, words: readonly string[]): void {
  const stems = sorts.get(name) ?? new Stems<true>()
  for (const word of words) stems.add(spaced(word), true)
  sorts.set(name, stems)
}

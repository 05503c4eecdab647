/** Whether a prompt is in one of the languages that decline: told by its letters, else by how many of its words that language has. */
import { isEnglish } from '../../english.ts'
import { nounOf } from '../../lexicon.ts'
import type { InflectedLanguage } from '../languages.ts'
import { isKnownAt } from './lookup.ts'
import { bareIn } from './spelling.ts'
import { vocabularyOf } from './vocabulary.ts'

/** Letters that Ukrainian has and Russian has not. */
const UKRAINIAN = /[іїєґ]|[’'ʼ](?=[яєюї])/iu
const LATIN: readonly InflectedLanguage[] = ['pl', 'sv', 'tr']
/** Letters by which each is told at sight. */
const OWN_LETTERS: Partial<Record<InflectedLanguage, RegExp>> = { pl: /[ąćęłńśźż]/i, sv: /[åäö]/i, tr: /[ışğİ]/ }
const LEAST_SHARE = 0.6
const LEAST_WITH_LETTERS = 0.4
/** What English has too tells nothing: "robot", "zebra". */
const LEAST_OWN = 0.4
const isDrawnInEnglish = (word: string) => isEnglish(word) || nounOf([word]) !== null
/** The "a" of Polish joins two things: that of "a low poly dog", which begins the wish, is English. */
const isNotEnglish = (word: string, i: number) => !isDrawnInEnglish(word) && !(i === 0 && word === 'a')

function scoreIn(language: InflectedLanguage, written: readonly string[]): number {
  const vocabulary = vocabularyOf(language)
  const words = written.map((word) => bareIn(language, word))
  const known = words.map((_, i) => isKnownAt(vocabulary, words, i))
  const share = known.filter(Boolean).length / words.length
  const isOwn = known.filter((is, i) => is && isNotEnglish(written[i] ?? '', i)).length >= words.length * LEAST_OWN
  const isToldBySigns = OWN_LETTERS[language]?.test(written.join(' ')) ?? false
  return isOwn && share >= (isToldBySigns ? LEAST_WITH_LETTERS : LEAST_SHARE) ? share + (isToldBySigns ? 0.5 : 0) : 0
}

/** By its script alone. */
export function inflectedScript(text: string): InflectedLanguage | null {
  if (/\p{Script=Hangul}/u.test(text)) return 'ko'
  if (/\p{Script=Cyrillic}/u.test(text)) return UKRAINIAN.test(text) ? 'uk' : isUkrainian(text) ? 'uk' : 'ru'
  return null
}

/** Without one of its own letters: "котик бавить м'яч" and "дитина". */
function isUkrainian(text: string): boolean {
  const words = text.match(/[\p{L}'’ʼ]+/gu) ?? []
  return scoreIn('uk', words) > scoreIn('ru', words)
}

/** Of the Latin-written ones, that which has most of the words, if it has enough. */
export function inflectedLatin(words: readonly string[]): { language: InflectedLanguage; share: number } | null {
  // Most prompts are English, and need no table of another language.
  if (words.filter(isNotEnglish).length < words.length * LEAST_OWN) return null
  const scores = LATIN.map((language) => ({ language, share: scoreIn(language, words) }))
  const [best] = scores.toSorted((a, b) => b.share - a.share)
  return best && best.share > 0 ? best : null
}

/** Slips of the keys in words that are no nouns: "birthday partty", "swiming", "haloween". Nouns are respelled where they are read. */
import { dataLines } from '../words/data-file.ts'
import { isWordOfName } from './lexicon.ts'
import { plainWords } from './phrases.ts'
import { isMisspelled, nearestOf, respellNoun } from './spelling.ts'
import { pairsOf } from './tables.ts'
import { verbForms } from './verbs.ts'
import { wordingsOf } from './wordings.ts'

const FILES = ['scripts', 'events', 'times', 'weathers', 'styles', 'place-phrases', 'moods', 'plain-words']
const words = new Set([
  ...FILES.flatMap((file) =>
    dataLines(`reading/${file}.txt`).flatMap((line) =>
      (line.split('|')[0] ?? '').split(',').flatMap(wordingsOf).flatMap(plainWords),
    ),
  ),
  ...verbForms(),
])
const candidates = [...words].filter((word) => /^[a-z]{4,}$/.test(word))
/** What these mean is known. */
const KNOWN = pairsOf('reading/misspellings.txt')
const mended = new Map<string, string>()

function mend(word: string): string {
  const known = KNOWN.get(word) ?? mended.get(word)
  if (known !== undefined) return known
  const isSlip = !isWordOfName(word) && isMisspelled(word) && respellNoun(word) === null
  const found = (isSlip && nearestOf(word, candidates)) || word
  if (mended.size > 5000) mended.clear()
  mended.set(word, found)
  return found
}

/** "brushing there teeth". */
const THERE =
  /\bthere(?= (?:own |little |new |first )?(?:teeth|hair|hands?|faces?|bikes?|toys?|dogs?|cats?|mom|dad|room|beds?)\b)/gi

/** A text in which only nouns are still misspelled. */
export const withoutSlips = (text: string): string =>
  text.replace(THERE, 'their').replace(/(?<![\p{L}'-])[a-z]{5,}(?![\p{L}'-])/gu, mend)

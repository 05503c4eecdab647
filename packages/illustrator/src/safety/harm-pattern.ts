/** Rows of words that tell harm, as data/harm.txt writes them, matched against the raw words of a prompt. */
import { isAdjective, isNoun } from '../reading/english.ts'
import { nounOf } from '../reading/lexicon.ts'
import { isPreposition } from '../reading/preposition-words.ts'
import { numberOf } from '../reading/quantity.ts'
import { DETERMINERS, POSSESSIVES } from '../reading/small-words.ts'
import { formsOf, verbWord } from '../reading/verbs.ts'
import { isA } from '../reading/vocabulary.ts'
import { dataLines } from '../words/data-file.ts'
import { folded } from './disguises.ts'

type Test = (words: readonly string[], i: number) => boolean
interface Step {
  /** How many words it may take. */
  least: number
  most: number
  test: Test
}
export type HarmPattern = readonly Step[]

const MOST_FEW = 3
const MOST_GAP = 4
const SORTS = new Map(
  dataLines('harm-words.txt').map((line) => {
    const at = line.indexOf(':')
    return [
      line.slice(0, at),
      new Set(
        line
          .slice(at + 1)
          .split(',')
          .map((word) => folded(word.trim())),
      ),
    ] as const
  }),
)
export const isOfSort = (word: string, sort: string): boolean => SORTS.get(sort)?.has(word) ?? false

/** Words that cannot go on a noun phrase, though some are nouns elsewhere ("a human being"). */
const FOLLOWERS = new Set(
  'is are was were be being been getting gets get and or but who that which while when'.split(' '),
)

/** Whether a noun ends its phrase: not "the boy's hair", not "baby carrots". */
function isHead(words: readonly string[], i: number): boolean {
  const next = words[i + 1]
  if (next === undefined || FOLLOWERS.has(next) || isPreposition(next) || verbWord(next)?.form === 'ing') return true
  if (next === "'s") return false
  return nounOf([next]) === null && !(isNoun(next) && !isAdjective(next))
}

function isSort(word: string, sort: string): boolean {
  if (isOfSort(word, sort)) return true
  if ((sort !== 'being' && sort !== 'person') || isOfSort(word, 'spared')) return false
  const noun = nounOf([word])?.name
  return noun !== undefined && !isOfSort(noun, 'spared') && (sort === 'being' ? isA(noun, 'alive') : isHuman(noun))
}

const isHuman = (noun: string) => isA(noun, 'person') || (isA(noun, 'handed') && !isA(noun, 'animal'))

/** Sorts that need not end their phrase, or that the English grammar cannot tell the end of. */
const LOOSE = new Set('part self somebody grownup young age group origin vile insult'.split(' '))

/** "child", or "child's" for one who owns what follows. */
function sortTest(name: string): Test {
  const owns = name.endsWith("'s")
  const sort = owns ? name.slice(0, -2) : name
  if (LOOSE.has(sort)) return (words, i) => isOfSort(words[i] ?? '', sort)
  return (words, i) => isSort(words[i] ?? '', sort) && (owns ? words[i + 1] === "'s" : isHead(words, i))
}

const isDescription = (word: string) =>
  word === 'baby' ||
  DETERMINERS.has(word) ||
  POSSESSIVES.has(word) ||
  numberOf(word) !== null ||
  (isAdjective(word) && nounOf([word])?.via !== 'exact')

function testOf(text: string): Test {
  const tests = text.split('|').map((item): Test => {
    if (item.startsWith('<')) return sortTest(item.slice(1, -1))
    if (!item.startsWith('~')) return (words, i) => words[i] === item
    const forms = new Set(formsOf(item.slice(1)).map(([word]) => word))
    return (words, i) => forms.has(words[i] ?? '')
  })
  return (words, i) => tests.some((test) => test(words, i))
}

function stepOf(text: string): Step {
  if (text === '_') return { least: 0, most: MOST_FEW, test: (words, i) => isDescription(words[i] ?? '') }
  if (text === '...') return { least: 0, most: MOST_GAP, test: () => true }
  if (text.startsWith('?')) return { least: 0, most: 1, test: testOf(text.slice(1)) }
  return { least: 1, most: 1, test: testOf(text) }
}

export const patternOf = (text: string): HarmPattern => text.trim().split(/\s+/).map(stepOf)

function matchesAt(pattern: HarmPattern, words: readonly string[], i: number, step: number): boolean {
  const current = pattern[step]
  if (!current) return true
  for (let taken = 0; ; taken++) {
    if (taken >= current.least && matchesAt(pattern, words, i + taken, step + 1)) return true
    if (taken >= current.most || i + taken >= words.length || !current.test(words, i + taken)) return false
  }
}

export const matches = (pattern: HarmPattern, words: readonly string[]): boolean =>
  words.some((_, i) => matchesAt(pattern, words, i, 0))

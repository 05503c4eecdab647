/** Sorts of English words: those listed, and what the vocabulary knows to be alive. */
import { isAdjective, isNoun } from '../reading/english.ts'
import { isName, nounOf } from '../reading/lexicon.ts'
import { isPreposition } from '../reading/preposition-words.ts'
import { numberOf } from '../reading/quantity.ts'
import { DETERMINERS, POSSESSIVES } from '../reading/small-words.ts'
import { formsOf, verbWord } from '../reading/verbs.ts'
import { isA } from '../reading/vocabulary.ts'
import type { Test, Vocabulary } from './harm-pattern.ts'
import type { SafetyFile } from './language-file.ts'
import type { Stems } from './stems.ts'

/** Words that cannot go on a noun phrase, though some are nouns elsewhere ("a human being"). */
const FOLLOWERS = new Set(
  'is are was were be being been getting gets get and or but who that which while when'.split(' '),
)
/** Sorts that are a noun, and end their phrase: not "the boy's hair", not "baby carrots". */
const HEADS = new Set('being person child minor adult ordinary pet'.split(' '))

/** Whether a noun ends its phrase. */
function isHead(words: readonly string[], i: number): boolean {
  const next = words[i + 1]
  if (next === undefined || FOLLOWERS.has(next) || isPreposition(next) || verbWord(next)?.form === 'ing') return true
  if (next === "'s") return false
  return nounOf([next]) === null && !(isNoun(next) && !isAdjective(next))
}

const isHuman = (noun: string) => isA(noun, 'person') || (isA(noun, 'handed') && !isA(noun, 'animal'))

const isDescription = (word: string) =>
  word === 'baby' ||
  DETERMINERS.has(word) ||
  POSSESSIVES.has(word) ||
  numberOf(word) !== null ||
  (isAdjective(word) && nounOf([word])?.via !== 'exact')

/** "~cut" in a sort is every form of the verb. */
function addForms(stems: Stems<true>): void {
  for (const [word] of stems.entries())
    if (word.startsWith('~')) for (const [form] of formsOf(word.slice(1))) stems.add(form, true)
}

export function englishVocabulary({ sorts }: SafetyFile): Vocabulary {
  for (const stems of sorts.values()) addForms(stems)
  const isListed = (word: string, sort: string) => sorts.get(sort)?.has(word) ?? false

  function isOf(word: string, sort: string): boolean {
    if (isListed(word, sort)) return true
    if ((sort !== 'being' && sort !== 'person') || isListed(word, 'spared')) return false
    const noun = nounOf([word])?.name
    return noun !== undefined && !isListed(noun, 'spared') && (sort === 'being' ? isA(noun, 'alive') : isHuman(noun))
  }

  /** "child", or "child's" for one who owns what follows. */
  function sort(name: string): Test {
    const owns = name.endsWith("'s")
    const kind = owns ? name.slice(0, -2) : name
    if (kind === 'name') return (words, i) => isName(words[i] ?? '')
    if (!HEADS.has(kind)) return (words, i) => isListed(words[i] ?? '', kind)
    return (words, i) => isOf(words[i] ?? '', kind) && (owns ? words[i + 1] === "'s" : isHead(words, i))
  }

  return { sort, isDescription, formsOf: (verb) => formsOf(verb).map(([word]) => word) }
}

/** Which words of a prompt end nowhere: no thing, look, deed, place, hour, style or letters, and not said to be missing. */
import { isAdjective, isNoun, isSeen, isVerb } from '../src/reading/english.ts'
import { factsIn } from '../src/reading/facts.ts'
import type { SceneGraph } from '../src/reading/graph.ts'
import { plainWords } from '../src/reading/phrases.ts'
import { PREPOSITIONS } from '../src/reading/preposition-words.ts'
import { measureOf, numberOf, vagueNumberOf } from '../src/reading/quantity.ts'
import { singularsOf } from '../src/reading/singular.ts'
import { DETERMINERS, POSSESSIVES, PRONOUNS } from '../src/reading/small-words.ts'
import { verbWord } from '../src/reading/verbs.ts'

const PREPOSITION_WORDS = new Set(PREPOSITIONS.flat())
const GRAMMAR = new Set(
  'is are was were be been being am do does did have has had can could will would should may might must let get gets got go goes going come comes coming want wants need like likes love loves please draw make and or but then than while when where who whose which what why how because until if as not no yes very really just too so also maybe'.split(
    ' ',
  ),
)

const isSmall = (word: string): boolean =>
  word.length < 3 ||
  GRAMMAR.has(word) ||
  DETERMINERS.has(word) ||
  POSSESSIVES.has(word) ||
  PRONOUNS.has(word) ||
  PREPOSITION_WORDS.has(word) ||
  numberOf(word) !== null ||
  vagueNumberOf(word) !== null ||
  measureOf(word) !== null

/** A word, and what it is a form of. */
const formsOf = (word: string): string[] => [word, ...singularsOf(word), verbWord(word)?.verb.lemma ?? word]

export function lostWords(prompt: string, graph: SceneGraph, unknown: readonly string[]): string[] {
  const { things, relations, place, time, weather, style, letters, negated } = graph
  const told = [
    ...things.flatMap(({ word, name, attributes, mood, wears }) => [
      word,
      name,
      mood ?? '',
      ...attributes,
      ...wears.flatMap((worn) => [worn.word, worn.name, ...worn.attributes]),
    ]),
    ...relations.flatMap(({ word, relation, part, pose, how }) => [
      word ?? '',
      relation,
      part ?? '',
      pose ?? '',
      how ?? '',
    ]),
    ...[place, time, weather, style, letters, ...negated, ...unknown].map((one) => one ?? ''),
    ...factsIn(prompt).words,
  ]
  const found = new Set(told.flatMap(plainWords).flatMap(formsOf))
  const isContent = (word: string) =>
    isNoun(word) || isSeen(word) || isVerb(word) || isAdjective(word) || !!verbWord(word)
  return plainWords(prompt).filter(
    (word) => !isSmall(word) && formsOf(word).some(isContent) && !formsOf(word).some((form) => found.has(form)),
  )
}

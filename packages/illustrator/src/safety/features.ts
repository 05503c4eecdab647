/**
 * What the trained judge sees of a prompt: its words, pieces of them, their sorts in twos, and the scene. Sorts, English glosses and
 * the scene are the same in every language, so that what was learned in one counts in the others.
 */
import type { SceneGraph } from '../reading/graph.ts'
import { singularsOf } from '../reading/singular.ts'
import { englishOf } from '../reading/tongues/gloss.ts'
import { languageOf } from '../reading/tongues/language.ts'
import { verbWord } from '../reading/verbs.ts'
import { isA, NOUNS } from '../reading/vocabulary.ts'
import { folded, undisguised } from './disguises.ts'
import { sortsIn } from './harm.ts'
import { safetyLanguageOf } from './language-file.ts'
import { withoutSlips } from './slips.ts'
import { englishWordsOf, UNSPACED } from './words.ts'

/** Features with how much each counts: pieces of a word less than the word. */
export type Features = Map<string, number>

const PIECE = 0.18
const PAIR = 0.6
const SHORTEST = 3
const LONGEST = 5
const LONGEST_SIGNS = 3
/** A prompt may be a word of a thousand letters. */
const MOST_LETTERS = 24
const MOST_WORDS = 60

const isWord = (word: string) => /[\p{L}\p{N}]/u.test(word)

/** The word that a dictionary has for a form: cuts, cutting and cut are one. */
export function lemmaOf(word: string): string {
  const verb = verbWord(word)
  if (verb) return verb.verb.lemma
  return singularsOf(word).find((form) => NOUNS.has(form)) ?? singularsOf(word).at(-1) ?? word
}

function* piecesOf(word: string): Generator<string> {
  const isSigns = UNSPACED.test(word)
  const text = isSigns ? word : `<${word.slice(0, MOST_LETTERS)}>`
  for (let size = isSigns ? 1 : SHORTEST; size <= (isSigns ? LONGEST_SIGNS : LONGEST); size++)
    for (let i = 0; i + size <= text.length; i++) yield text.slice(i, i + size)
}

function kindOf(noun: string): string {
  if (isA(noun, 'person')) return 'person'
  return isA(noun, 'alive') ? 'animal' : 'thing'
}

function addScene(features: Features, { things, relations, unknown }: SceneGraph): void {
  const nameOf = (id: string | null) => things.find((thing) => thing.id === id)?.name ?? ''
  for (const { a, relation, b, part } of relations) {
    features.set(`r:${relation}`, PAIR)
    if (b) features.set(`r:${kindOf(nameOf(a))} ${relation} ${kindOf(nameOf(b))}`, PAIR)
    if (part) features.set(`r:${relation} ${part}`, PAIR)
  }
  for (const { mood } of things) if (mood) features.set(`m:${mood}`, PAIR)
  if (unknown.length) features.set('unknown', PAIR)
}

function addPairs(features: Features, prefix: string, names: readonly string[]): void {
  for (const [i, one] of names.entries())
    for (const other of names.slice(i + 1)) features.set(`${prefix}${one}+${other}`, PAIR)
}

export function featuresOf(prompt: string, graph: SceneGraph): Features {
  const features: Features = new Map()
  const said = languageOf(prompt)
  const language = safetyLanguageOf(said)
  const plain = undisguised(folded(prompt), said === 'en')
  const text = said === 'en' ? withoutSlips(plain) : plain
  const { words, sorts } = sortsIn(text, language)
  const own = words.filter(isWord).slice(0, MOST_WORDS)
  for (const word of own) {
    if (said !== 'en') features.set(`w:${word}`, 1)
    for (const piece of piecesOf(word)) features.set(`c:${piece}`, PIECE)
  }
  if (language === 'zh' || language === 'ja')
    for (const piece of piecesOf(own.join(''))) features.set(`c:${piece}`, PIECE)
  const english = said === 'en' ? own : englishWordsOf(englishOf(prompt)).filter(isWord).slice(0, MOST_WORDS)
  const lemmas = english.map(lemmaOf)
  for (const [i, lemma] of lemmas.entries()) {
    features.set(`e:${lemma}`, 1)
    features.set(`b:${lemma} ${lemmas[i + 1] ?? '.'}`, PAIR)
    if (lemmas[i + 2]) features.set(`k:${lemma} ${lemmas[i + 2]}`, PAIR / 2)
  }
  for (const sort of sorts) features.set(`s:${sort}`, 1)
  addPairs(features, 's:', sorts.toSorted())
  addScene(features, graph)
  return features
}

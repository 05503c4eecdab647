/** What a prompt for a sheet names: its subjects, its numbers, its title. */
import { collectionOf } from '../../reading/collections.ts'
import type { NamedThing, SceneGraph } from '../../reading/graph.ts'
import { nounOf } from '../../reading/lexicon.ts'
import { isA } from '../../reading/vocabulary.ts'
import { dataLines } from '../../words/data-file.ts'
import { canDraw } from '../../world/can-draw.ts'
import type { School } from '../school.ts'
import { cellOf, nounsIn, type Sheet } from './cell.ts'
import { countablesIn, isCoin } from './countables.ts'
import { ANYTHING, setIn } from './tables.ts'

/** Words and nouns that mean the sheet itself, or whom it is for. */
const ABOUT: ReadonlySet<string> = new Set(dataLines('school-words.txt').flatMap((line) => line.split(', ')))
export const isOfSheet = (word: string): boolean => {
  const plain = word.toLowerCase()
  return ABOUT.has(plain) || ABOUT.has(plain.replace(/s$/, ''))
}

export const subjectsIn = ({ things }: SceneGraph): NamedThing[] =>
  things.filter(
    ({ name, word, via }) =>
      via !== 'implied' && canDraw(name) && !isOfSheet(name) && !isOfSheet(word) && !collectionOf(word),
  )

/** "Count the fish and circle the number": a circle is what a child draws. */
export const countedIn = (graph: SceneGraph, prompt: string): NamedThing[] =>
  subjectsIn(graph).filter(({ name }) => name !== 'circle' || !/\bcircle the\b/i.test(prompt))

const LONGEST_NAME = 3
/** "circle the big one", "color the stars": what a child does, no thing. */
const TOLD =
  /\b(?:circle|color|colour|match|count|draw|cut|trace|find|help|building|making) (?=the|a|an|each|all|out|and)\b/gi

/** Word by word: in "cat hat, dog frog" the grammar of a sentence would take one word for the look of the next. */
function listedIn(prompt: string): string[] {
  const words =
    prompt
      .replace(TOLD, ' , ')
      .toLowerCase()
      .match(/[\p{L}'-]+|,/gu) ?? []
  const found: string[] = []
  for (let i = 0; i < words.length; ) {
    let size = Math.min(LONGEST_NAME, words.length - i)
    for (; size > 0; size--) {
      const phrase = words.slice(i, i + size)
      if (phrase.includes(',') || isOfSheet(phrase.join(' '))) continue
      if (collectionOf(phrase.join(' '))) break
      const noun = nounOf(phrase)
      if (!noun || !/exact|alias/.test(noun.via) || !canDraw(noun.name) || isOfSheet(noun.name)) continue
      // "sea animals": where they live is no picture of its own.
      if (isA(noun.name, 'place') && !/^(?:house|castle|barn|school|tent|farm)$/.test(noun.name)) break
      found.push(noun.name)
      break
    }
    i += Math.max(1, size)
  }
  return [...new Set(found)]
}

export const namesIn = (graph: SceneGraph, prompt: string): string[] =>
  graph.lang === 'en' ? listedIn(prompt) : [...new Set(subjectsIn(graph).map(({ name }) => name))]

/** Those to count: buttons and coins by their kinds too, and no coin beside a penny. */
export function countableNamesIn(graph: SceneGraph, prompt: string): string[] {
  const countables = countablesIn(prompt)
  const named = namesIn(graph, prompt).filter((name) => name !== 'coin' || !countables.some(isCoin))
  return [...new Set([...countables, ...named])]
}

/** Those that were named, then others of the same subject, so many in all. */
export function filledTo(count: number, graph: SceneGraph, prompt: string): string[] {
  const named = namesIn(graph, prompt)
  const others = setIn(prompt) ?? ANYTHING
  const all = [...new Set([...named, ...others])]
  return Array.from({ length: count }, (_, i) => all[i % all.length] ?? '')
}

/** At least so many were named: only those; else as many as asked of their subject. */
export const namedOr = (least: number, count: number, graph: SceneGraph, prompt: string): string[] => {
  const named = namesIn(graph, prompt)
  return named.length >= least ? named : filledTo(count, graph, prompt)
}

const LONGEST_TITLE = 6

/** Words that were asked for go above the sheet; letters, numbers and months in a row are what it is about. */
export const titleOf = ({ letters }: SceneGraph, usual: string): string =>
  letters && /\p{L}\p{M}*\p{L}/u.test(letters) && letters.split(' ').length <= LONGEST_TITLE ? letters : usual

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

export const numbersIn = (text: string): number[] =>
  (text.match(/\b\d{1,3}\b|\b[a-z]+\b/gi) ?? [])
    .map((word) => (/^\d/.test(word) ? Number(word) : NUMBER_WORDS.indexOf(word.toLowerCase())))
    .filter((n) => n >= 0)

/** Nouns that were named and are no part of it stay missing; a circle is what a child draws around something. */
export function asSchool(sheet: Sheet, graph: SceneGraph): School {
  const drawn = [...sheet.cells, ...(sheet.strip ?? [])].flatMap((spec) => nounsIn(cellOf(spec).content))
  return { kind: 'sheet', sheet, shows: [...drawn, 'circle', ...aboutIn(graph)] }
}

export const aboutIn = ({ things, unknown }: SceneGraph): string[] => [
  ...things.flatMap(({ name, word }) => (isOfSheet(name) || isOfSheet(word) || collectionOf(word) ? [name] : [])),
  ...unknown.filter(isOfSheet),
]

/** Sheets of what belongs together, and of what does not. */
import type { Kind } from '../kind.ts'
import { oppositesIn } from '../opposites.ts'
import { listAfter } from './own-list.ts'
import { asSchool, namesIn, titleOf } from './subjects.ts'
import { pairsIn } from './tables.ts'

export const pairs: Kind = (prompt, graph) => {
  const isRhyme = /\brhym(?:e|es|ing)\b/i.test(prompt) && !/\bnursery\b/i.test(prompt)
  const isOpposite = /\bopposites?\b/i.test(prompt) && !/\bopposites?:?\s+\w+ \w+,? (?:and )?\w+ \w+/i.test(prompt)
  if ((!isRhyme && !isOpposite) || /\bmatch/i.test(prompt)) return null
  const named = namesIn(graph, prompt)
  const together = isRhyme ? rhymesIn(prompt) : []
  if (together.length > 1) return asSchool({ title: titleOf(graph, 'Rhymes'), cells: together, columns: 1 }, graph)
  const own = isOpposite ? oppositesIn(prompt) : []
  const cells = isOpposite
    ? (own.length ? own : pairsIn('opposites')).flat()
    : (named.length > 1 ? named : pairsIn('rhyme').flat()).map((name) => `${name} = ${name}`)
  return asSchool(
    { title: titleOf(graph, isRhyme ? 'Rhymes' : 'Opposites'), cells: cells.slice(0, 12), columns: 2 },
    graph,
  )
}

/** "Animals and their homes": who lives where, side by side. */
export const homes: Kind = (prompt, graph) => {
  if (!/\b(?:animals?|creatures?)(?: and| with| in)? (?:their|the) (?:homes?|houses?)\b|\banimal homes\b/i.test(prompt))
    return null
  if (/\bmatch/i.test(prompt)) return null
  const cells = pairsIn('homes').map(([who = '', where = '']) => `${who} & ${where} = ${where}`)
  const sheet = asSchool({ title: titleOf(graph, 'Animal Homes'), cells, columns: 2 }, graph)
  return {
    ...sheet,
    shows: [...sheet.shows, 'home', 'homes', 'house', 'animal', 'animals', 'lion', 'elephant', 'giraffe', 'monkey'],
  }
}

/** "dog and log, frog and bog": a row for each pair. */
function rhymesIn(prompt: string): string[] {
  const said = prompt.search(/\brhym/i)
  const colon = said < 0 ? -1 : prompt.indexOf(':', said)
  if (colon < 0 || colon - said > 30) return []
  return prompt
    .slice(colon + 1)
    .split(/[,;]/)
    .map((part) => listAfter(`:${part.replace(/\band\b|&|\//g, ',')}`, /^/))
    .filter((pair) => pair.length === 2)
    .map(([one, other]) => `${one?.noun} & ${other?.noun} = ${one?.label}      ${other?.label}`)
}

const ODD: readonly (readonly string[])[] = [
  ['cat', 'dog', 'car', 'rabbit'],
  ['apple', 'shoe', 'banana', 'pear'],
  ['hat', 'sock', 'mitten', 'fish'],
  ['bed', 'bus', 'train', 'bicycle'],
]

export const oddOne: Kind = (prompt, graph) =>
  /\bodd one out\b|\b(?:doesn.?t|does not|don.?t) belong\b|\bwhich (?:one )?is different\b/i.test(prompt)
    ? asSchool({ title: titleOf(graph, 'Odd One Out'), cells: ODD.map((row) => row.join(' & ')), columns: 1 }, graph)
    : null

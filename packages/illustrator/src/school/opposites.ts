/** Two that are opposites, side by side: "big and small elephant", "opposites hot sun and cold snowman". */
import { isObject } from '../lettering/objects.ts'
import { nounOf } from '../reading/lexicon.ts'
import { everything, type Kind, namedIn } from './kind.ts'
import { asSchool, titleOf } from './sheet/subjects.ts'
import { type Pair, pairsIn } from './sheet/tables.ts'

const MOST_PAIRS = 5
const labelOf = (cell: string): string => cell.split(' = ')[1] ?? ''
const placeOf = (cell: string, prompt: string): number => prompt.search(new RegExp(`\\b${labelOf(cell)}\\b`, 'i'))
const isSized = (cells: readonly string[]): boolean => cells.some((cell) => cell.startsWith('small '))
const IN_FOUR = /\bopposites?:?\s+(\w+) (\w+),? (?:and )?(\w+) (\w+)/i

/** What shows each, where nobody says whom it is about, in the order of the words: "day and night, up and down". */
export function oppositesIn(prompt: string): Pair[] {
  const first = ([cell]: Pair): number => placeOf(cell, prompt)
  return pairsIn('opposites')
    .filter((pair) => pair.every((cell) => placeOf(cell, prompt) >= 0))
    .sort((a, b) => first(a) - first(b))
    .slice(0, MOST_PAIRS)
}

export const opposites: Kind = (prompt, graph) => {
  if (!/\bopposites?\b/i.test(prompt) || /\bmatch/i.test(prompt)) return null
  const [, a = '', b = '', c = '', d = ''] = IN_FOUR.exec(prompt) ?? []
  const [one, other] = [b, d].map((word) => nounOf([word.toLowerCase()])?.name ?? '')
  const isOwn = one && other && isObject(one) && isObject(other)
  const said = oppositesIn(prompt)
  if (!isOwn && !said.length) return null
  const [subject] = namedIn(graph)
  const cells = isOwn
    ? [`${one} = ${a.toLowerCase()}`, `${other} = ${c.toLowerCase()}`]
    : said.flatMap((pair) =>
        isSized(pair) && subject
          ? [`${subject} = ${labelOf(pair[0])}`, `small ${subject} = ${labelOf(pair[1])}`]
          : pair,
      )
  const sheet = asSchool({ title: titleOf(graph, 'Opposites'), cells, columns: cells.length > 2 ? 2 : 1 }, graph)
  return { ...sheet, shows: [...sheet.shows, ...everything(graph)] }
}

/** Two that are opposites, side by side: "big and small elephant", "opposites hot sun and cold snowman". */
import { isObject } from '../lettering/objects.ts'
import { nounOf } from '../reading/lexicon.ts'
import { everything, type Kind, namedIn } from './kind.ts'
import { asSchool, titleOf } from './sheet/subjects.ts'

/** What shows each, where nobody says whom it is about. */
const SHOWN: readonly (readonly [one: string, other: string])[] = [
  ['elephant = big', 'small elephant = small'],
  ['elephant = big', 'small elephant = little'],
  ['sun = hot', 'snowflake = cold'],
  ['face happy = happy', 'face sad = sad'],
  ['sun = day', 'moon = night'],
  ['cheetah = fast', 'turtle = slow'],
  ['open book = open', 'book = closed'],
  ['giraffe = tall', 'mouse = short'],
  ['umbrella = wet', 'sun = dry'],
  ['feather = light', 'anvil = heavy'],
  ['pillow = soft', 'rock = hard'],
]
const labelOf = (cell: string): string => cell.split(' = ')[1] ?? ''
const hasWord = (prompt: string, word: string): boolean => new RegExp(`\\b${word}\\b`, 'i').test(prompt)
const isSized = (cells: readonly string[]): boolean => cells.some((cell) => cell.startsWith('small '))
const IN_FOUR = /\bopposites?:?\s+(\w+) (\w+),? (?:and )?(\w+) (\w+)/i

export const opposites: Kind = (prompt, graph) => {
  if (!/\bopposites?\b/i.test(prompt) || /\bmatch/i.test(prompt)) return null
  const [, a = '', b = '', c = '', d = ''] = IN_FOUR.exec(prompt) ?? []
  const [one, other] = [b, d].map((word) => nounOf([word.toLowerCase()])?.name ?? '')
  const isOwn = one && other && isObject(one) && isObject(other)
  const said = SHOWN.filter((pair) => pair.every((cell) => hasWord(prompt, labelOf(cell))))
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

/** Sheets that stand in data as a whole, and what a prompt names beside them. */
import type { Kind } from '../kind.ts'
import { asSchool, namesIn, titleOf } from './subjects.ts'
import { wholeIn } from './tables.ts'

const PEOPLE: readonly (readonly [RegExp, string])[] = [
  [/\bteachers?\b/i, 'teacher = teacher'],
  [/\b(?:kids|children|students)\b(?!['’]? faces)/i, 'girl & boy = kids'],
]

const SHOWN_HOW = /\b(?:show|teach|help)(?:s|es|ing)? (?:an? |the |his |her |their |some )?(?:\w+ )?\w+ how to\b/i

export const whole: Kind = (prompt, graph) => {
  // "A moth with moon phases" is a picture that has them.
  const isPicture = graph.relations.some(({ relation }) => relation !== 'next-to' && relation !== 'has')
  // A dentist who shows a child how to brush is a picture too, whatever is taught.
  if (graph.relations.length && SHOWN_HOW.test(prompt)) return null
  // Whoever wants it mystical or for grown-ups wants an ornament.
  const isOrnament =
    /\b(?:adults?|grown[- ]?ups?|mystic(?:al)?|celestial|witchy|boho|intricate|ornate|magical|moths?|crystals?|witch|mandala|antique|galleons?|serpents?|flowers?|floral|blooming|jasmine|roses?|peon(?:y|ies)|lotus|fern|herbs)\b/i.test(
      prompt.replace(/\bcompass rose\b/i, ''),
    )
  if (
    (isPicture || isOrnament) &&
    !/\b(?:posters?|charts?|worksheets?|diagrams?|signs?|steps?|templates?|organizers?|printable|how to)\b/i.test(
      prompt,
    )
  )
    return null
  const sheet = wholeIn(prompt)
  if (!sheet) return null
  // "Fire safety poster with a dalmatian": whoever is named beside it has a cell too.
  const [, beside = ''] = /\bwith\b(.+)$/i.exec(prompt.replace(sheet.words, ' ')) ?? []
  const isThere = (name: string) => sheet.cells.some((cell) => cell.includes(name))
  const more = namesIn(graph, beside)
    .filter((name) => !isThere(name))
    .slice(0, sheet.columns)
  // Who is said to be on it stands on it, though elsewhere such words say whom a sheet is for.
  const people = PEOPLE.flatMap(([words, cell]) => (words.test(beside) ? [cell] : []))
  const cells = [...sheet.cells, ...people, ...more.map((name) => `${name} = ${name}`)]
  return asSchool({ title: titleOf(graph, sheet.title), cells, columns: sheet.columns }, graph)
}

/** "my daily routine: wake up, brush teeth, go to school": what one does, each deed with its picture and its words. */
import type { SceneGraph } from '../../reading/graph.ts'
import { dataLines } from '../../words/data-file.ts'
import { stems } from '../../words/stems.ts'
import type { Kind } from '../kind.ts'
import { asSchool, titleOf } from './subjects.ts'

const PICTURES: ReadonlyMap<string, string> = new Map(
  dataLines('school-deeds.txt').flatMap((line) => {
    const [picture = '', deeds = ''] = line.split(' = ')
    return deeds.split(', ').map((deed) => [deed, picture] as const)
  }),
)

const HEADS: readonly (readonly [head: RegExp, title: string])[] = [
  [/\b(?:aac|pecs|communication|picture) (?:picture )?(?:cards?|boards?)\b/i, 'I Want to Say'],
  [/\bmorning\b/i, 'My Morning'],
  [/\b(?:bed ?time|night|evening)\b/i, 'Bedtime'],
  [/\bchores?\b|\bjobs? (?:chart|list)\b/i, 'My Chores'],
  [/\b(?:to[- ]?do|check) ?list\b/i, 'My List'],
  [/\bsteps\b/i, 'Step by Step'],
  [/\b(?:routine|schedule|my day|our day|school day)\b/i, 'My Day'],
]
const CARDS = /\b(?:aac|pecs|communication|picture) (?:picture )?(?:cards?|boards?)\b/i
const HEAD =
  /\b(?:(?:aac|pecs|communication|picture) (?:picture )?(?:cards?|boards?)|actions?|verbs|routine|schedule|chores?|check ?list|to[- ]?do list|steps|my day|our day|school day)\b/i
const SMALL = /\b(?:my|your|the|his|her|our|their|then|and|a|an|some|first|next|last)\b/g
/** Whoever does it: the picture has its own child. */
const DOER =
  /^(?:(?:\d+[.)]?|an?|the|little|young|happy|cute|girls?|boys?|child(?:ren)?|kids?|she|he|they|i|we|is|are)\s+)+/i
const [LEAST, MOST] = [3, 9]

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(SMALL, ' ')
    .replace(/[^a-z]+/g, ' ')
    .trim()
const KNOWN: ReadonlyMap<string, string> = new Map([...PICTURES].map(([deed, picture]) => [plain(deed), picture]))

export interface ToldDeed {
  label: string
  picture: string
}

/** "A girl brushing her teeth", "brushes teeth": as "brush teeth" is known. */
export function toldDeed(said: string): ToldDeed | null {
  const label = said.toLowerCase().trim().replace(DOER, '')
  const [verb = '', ...rest] = plain(label).split(' ')
  const picture = stems(verb)
    .map((stem) => KNOWN.get([stem, ...rest].join(' ')))
    .find((known) => known !== undefined)
  return picture ? { label: label.replace(/^(?:then|first|next|last) /, ''), picture } : null
}

/** What the deeds bring along, the bed one wakes in, is on the sheet as its picture. */
export const shownBeside = (deeds: readonly ToldDeed[], { things }: SceneGraph): string[] => [
  ...deeds.flatMap(({ label }) => [label, ...label.split(' ')]),
  ...things.filter(({ via }) => via === 'implied').map(({ name }) => name),
  'child',
  'girl',
  'boy',
]

export const deedList: Kind = (prompt, graph) => {
  const head = HEAD.exec(prompt)
  if (!head || graph.lang !== 'en') return null
  const rest = prompt.slice(head.index + head[0].length)
  const [, listed = ''] = /^[^:,]*:(.+)$/s.exec(rest) ?? /^[^:,]*?\b(?:with|of|for)\b(.+)$/s.exec(rest) ?? []
  const parts = listed.split(/[,;\n]|\band\b|\bthen\b/).map((part) => part.trim())
  const deeds = parts.flatMap((said) => toldDeed(said) ?? [])
  if (deeds.length < LEAST || deeds.length * 2 < parts.filter(Boolean).length) return null
  const isInOrder = !CARDS.test(prompt) && !/\b(?:actions?|verbs)\b/i.test(prompt)
  // "Daily routine: wake up, …, bedtime": only what stands before its deeds says what it is of.
  const [, title = isInOrder ? 'My Day' : 'Actions'] =
    HEADS.find(([words]) => words.test(prompt.slice(0, prompt.length - listed.length))) ?? []
  const cells = deeds
    .slice(0, MOST)
    .map(({ label, picture }, i) => `${picture} = ${isInOrder ? `${i + 1} ` : ''}${label}`)
  const sheet = asSchool({ title: titleOf(graph, title), cells, columns: cells.length > 6 ? 3 : 2 }, graph)
  return {
    ...sheet,
    shows: [...sheet.shows, ...shownBeside(deeds, graph), head[0].toLowerCase(), 'daily routine'],
  }
}

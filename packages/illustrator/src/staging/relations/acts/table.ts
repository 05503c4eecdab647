/** What data/acts.txt says of a deed: what it brings along, how one stands, and who stages it. */
import type { Relation } from '../../../reading/graph.ts'
import { dataLines } from '../../../words/data-file.ts'

export interface Act {
  /** Relations by name. */
  relations: ReadonlySet<string>
  /** All forms of its verbs. */
  verbs: RegExp
  objects: ReadonlySet<string>
  brings: readonly string[]
  pose: string
  how: string
}

const words = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

/** "wip" is wipe, wipes, wiping; "mop" is mop, mops, mopping. */
const formsOf = (stems: readonly string[]): RegExp =>
  new RegExp(`^(${stems.map((stem) => `${stem}${stem.at(-1)}?`).join('|')})(e|es|ed|s|ing)?$`)

const ACTS: readonly Act[] = dataLines('acts.txt').map((line) => {
  const [verbs = '', objects = '', brings = '', pose = '', how = ''] = line.split('|').map((cell) => cell.trim())
  return {
    relations: new Set(words(verbs)),
    verbs: formsOf(words(verbs)),
    objects: new Set(words(objects)),
    brings: words(brings),
    pose,
    how,
  }
})

/** What it is done to: its noun, if it is drawn, and whether it lives. */
export interface DoneTo {
  name: string | null
  category: string
  alive: boolean
  /** It fits on a table. */
  small: boolean
  self: boolean
  /** The part of it that is meant. */
  part: string | undefined
}

export function actFor(relation: Relation, to: DoneTo): Act | undefined {
  const said = (relation.word ?? '').toLowerCase()
  return ACTS.find(
    ({ relations, verbs, objects }) => (relations.has(relation.relation) || verbs.test(said)) && fits(objects, to),
  )
}

/** Whether some act is about this verb. */
export const isActed = (word: string): boolean => ACTS.some(({ verbs }) => verbs.test(word.toLowerCase()))

const fits = (objects: ReadonlySet<string>, { name, category, alive, small, self, part }: DoneTo): boolean => {
  if (self) return objects.has('self')
  if (part && alive && (objects.has('being#') || objects.has(`being#${part}`))) return true
  if (name === null) return objects.has('none') || objects.has('*')
  if (small && objects.has('small')) return true
  return objects.has('*') || objects.has(name) || objects.has(`~${category}`) || (alive && objects.has('being'))
}

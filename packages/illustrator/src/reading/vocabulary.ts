/** The nouns that a page can show, and what kind of thing each is: data/nouns.txt and data/reading/classes.txt. */
import { dataLines } from '../words/data-file.ts'

interface Noun {
  category: string
  /** In meters. */
  height: number
}

export const NOUNS: ReadonlyMap<string, Noun> = new Map(
  dataLines('nouns.txt').map((line) => {
    const [name = '', category = '', height] = line.split('|').map((field) => field.trim())
    return [name, { category, height: Number(height) }]
  }),
)

const byCategory = new Map<string, string[]>()
for (const [name, { category }] of NOUNS) byCategory.set(category, [...(byCategory.get(category) ?? []), name])

const classes = new Map<string, ReadonlySet<string>>()
for (const line of dataLines('reading/classes.txt')) {
  const [name = '', items = ''] = line.split('=').map((part) => part.trim())
  const members = new Set<string>()
  for (const item of items.split(',').map((part) => part.trim())) {
    if (item.startsWith('@')) for (const noun of byCategory.get(item.slice(1)) ?? []) members.add(noun)
    else if (item.startsWith('&')) for (const noun of classes.get(item.slice(1)) ?? []) members.add(noun)
    else if (item.startsWith('-')) members.delete(item.slice(1))
    else members.add(item)
  }
  classes.set(name, members)
}

/** Whether a noun is of a class of classes.txt; a noun is also a class of its own ("egg", "window"). */
export const isA = (noun: string, className: string): boolean =>
  noun === className || (classes.get(className)?.has(noun) ?? false)

export const heightOf = (noun: string): number => NOUNS.get(noun)?.height ?? 1

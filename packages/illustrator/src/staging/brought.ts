/** What nobody named and everybody sees when they hear of the deed: the sponge of who washes, a stool to stand on. */
import type { NamedThing } from '../reading/graph.ts'

/** Ids of what was brought begin so. */
const BROUGHT = 'brought '

export const isBrought = (id: string | null): boolean => id?.startsWith(BROUGHT) ?? false

export const brought = (name: string): NamedThing => ({
  id: `${BROUGHT}${name}`,
  name,
  word: name,
  via: 'implied',
  n: 1,
  attributes: [],
  wears: [],
  mood: null,
})

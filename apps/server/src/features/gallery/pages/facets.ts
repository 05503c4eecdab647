import type { Difficulty, Theme } from '@inkbloom/contract'
import { sql } from 'kysely'

/** What a list may be narrowed down to, besides a search. */
export interface Facets {
  theme?: Theme | undefined
  difficulty?: Difficulty | undefined
}

/**
 * Stands among a page's words; no search can ask for it, since typed words are letters and digits. Both together have a word
 * of their own: looked up page by page, a pair that hardly any page has would be looked for in all pages with one of them.
 */
export function facetOf({ theme, difficulty }: Facets): string | undefined {
  const parts = [theme, difficulty].filter(Boolean)
  return parts.length === 0 ? undefined : parts.map((part) => `~${part}`).join('')
}

/** For a list that is short enough to be looked through. */
export const hasFacets = ({ theme, difficulty }: Facets) => sql<boolean>`
  ${difficulty ? sql`pages.difficulty = ${difficulty}` : sql`true`} and ${theme ? sql`${theme} = any (pages.themes)` : sql`true`}`

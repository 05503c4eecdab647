import { type Difficulty, details, sorts, type Theme, themes } from '@inkbloom/contract'
import { rareWord } from './seed.ts'

interface Narrowed {
  difficulty?: Difficulty
  theme?: Theme
}

export interface Case extends Narrowed {
  name: string
  path: string
  sort: (typeof sorts)[number]['value']
  search: string
  page: number
}

const searches = { none: '', common: 'cat', rare: rareWord, 'no match': 'zzyzx' }

const caseOf = (label: string, sort: Case['sort'], search: string, page: number, narrowed: Narrowed = {}): Case => ({
  name: `${sort}, ${label}, page ${page}`,
  path: `/backend/api/pages/paginate?${new URLSearchParams({ page: String(page), sort, search, ...narrowed })}`,
  sort,
  search,
  page,
  ...narrowed,
})

/** Those of the goal: each sort with each kind of search, the first page and the fiftieth by its number. */
export const goalCases: Case[] = sorts.flatMap(({ value: sort }) =>
  Object.entries(searches).flatMap(([label, search]) => [1, 50].map((page) => caseOf(label, sort, search, page))),
)

/** What people also type. */
export const furtherCases: Case[] = [
  caseOf('two common words', 'mostFavorited', 'dragon castle', 1),
  caseOf('common and unfinished', 'latest', 'garden ca', 1),
  caseOf('an author', 'latest', 'chen', 1),
  caseOf('two letters', 'latest', 'ca', 1),
  caseOf('one letter', 'popularity', 'c', 1),
  caseOf('one letter', 'popularity', 'c', 50),
]

/** As quick as a search: a difficulty alone, and with a common word. */
export const difficultyCases: Case[] = details.flatMap((difficulty) => [
  caseOf(`${difficulty} pages`, 'latest', '', 1, { difficulty }),
  caseOf(`${difficulty} pages`, 'popularity', '', 50, { difficulty }),
  caseOf(`${difficulty}, common`, 'trending', 'cat', 1, { difficulty }),
  caseOf(`${difficulty}, rare`, 'latest', rareWord, 1, { difficulty }),
])

/** Likewise a theme; with a difficulty also where hardly any page has both. */
export const themeCases: Case[] = themes.flatMap(({ value: theme }) => [
  caseOf(theme, 'latest', '', 1, { theme }),
  caseOf(theme, 'popularity', '', 50, { theme }),
  caseOf(`${theme}, common`, 'trending', 'cat', 1, { theme }),
  caseOf(`${theme}, intricate`, 'mostFavorited', '', 1, { theme, difficulty: 'intricate' }),
])

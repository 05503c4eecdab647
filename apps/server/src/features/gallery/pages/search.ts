import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { spaced } from '../../../kernel/word-breaks.ts'

/**
 * What a search asks of a page: every word, and one that begins like the last. The rarest of them leads through its
 * postings in the order of the list; the others are looked up page by page.
 */
export interface Search {
  /** Words of which a page has at least one. More than one only where the unfinished word leads. */
  leaders: string[]
  /** Words that it has too. */
  words: string[]
  /** What another of its words begins with; null where the leaders are those words. */
  prefix: string | null
}

/** How many completions of an unfinished word are looked for, the most frequent first. */
const completions = 100

interface Asked {
  words: string[]
  found: { word: string; pages: number }[]
  completed: { word: string; pages: number }[]
}

/** Null where no page can match. A facet is a word that every page found must have besides, and nobody can type. */
export async function planSearch(db: Db, text: string, facet?: string): Promise<Search | null> {
  if (!text && facet) return { leaders: [facet], words: [], prefix: null }
  const { rows } = await sql<Asked>`
    with asked as (
      select array_remove(regexp_split_to_array(fold(${spaced(text) ?? text}), '[^[:alnum:]]+'), '') as parts
    ), last as (
      select left(parts[cardinality(parts)], 40) collate "C" as prefix,
        array(
          select distinct left(part, 40) collate "C" from unnest(parts[:cardinality(parts) - 1] || ${facet ?? null}::text) as part
          where part is not null
        ) as words
      from asked where cardinality(parts) > 0
    )
    select array_append(words, prefix) as words,
      (select coalesce(json_agg(w), '[]') from words w where w.word = any (last.words)) as found,
      (select coalesce(json_agg(c), '[]') from (
        select word, pages from words where word >= prefix and word < prefix || chr(1114111)
        order by pages desc limit ${completions}
      ) as c) as completed
    from last`.execute(db)
  return rows[0] ? chooseLeader(rows[0]) : null
}

function chooseLeader({ words: asked, found, completed }: Asked): Search | null {
  const prefix = asked.at(-1) ?? ''
  const words = asked.slice(0, -1)
  if (found.length < words.length || completed.length === 0) return null
  const rarest = found.toSorted((a, b) => a.pages - b.pages)[0]
  const completedPages = completed.reduce((sum, { pages }) => sum + pages, 0)
  if (!rarest || completedPages <= rarest.pages)
    return { leaders: completed.map(({ word }) => word), words, prefix: null }
  return { leaders: [rarest.word], words: words.filter((word) => word !== rarest.word), prefix }
}

/** Every word of a search, for a list that is short enough to be looked through. Null where there is no word in it. */
export async function readWords(db: Db, text: string): Promise<{ words: string[]; prefix: string } | null> {
  const { rows } = await sql<{ parts: string[] }>`
    select array_remove(regexp_split_to_array(fold(${spaced(text) ?? text}), '[^[:alnum:]]+'), '') as parts`.execute(db)
  const parts = rows[0]?.parts.map((part) => Array.from(part).slice(0, 40).join('')) ?? []
  const prefix = parts.pop()
  return prefix === undefined ? null : { words: [...new Set(parts)], prefix }
}

/** Of the whole prompt, for its owner and for admins. */
export const everyWord = sql<boolean>`true`
/** Of the title and the author's name. Others' prompts are not searched: they could be felt out, beginning after beginning. */
export const publicWord = sql<boolean>`other.public`

/**
 * True of pages that have these words. Written as counts, which the planner cannot turn into joins: a join of two
 * frequent words would read all of both before it knew the first twenty.
 */
export function hasWords(
  { words, prefix }: { words: string[]; prefix: string | null },
  { page: pageId, which = everyWord }: { page: string; which?: RawBuilder<boolean> },
) {
  const page = sql.ref(pageId)
  const all = sql<boolean>`(
    select count(*) from page_words as other where other.page_id = ${page} and ${which} and other.word = any (${words})
  ) = ${words.length}`
  const one = sql<boolean>`(
    select count(*) from (
      select from page_words as other where other.page_id = ${page} and ${which}
        and other.word >= ${prefix} and other.word < ${prefix}::text || chr(1114111) limit 1
    ) as begun
  ) > 0`
  return sql<boolean>`${words.length > 0 ? all : sql`true`} and ${prefix === null ? sql`true` : one}`
}

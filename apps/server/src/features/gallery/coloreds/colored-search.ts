import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { readWords } from '../pages/search.ts'

/** Which part of a list. */
export interface Cut {
  beyond: RawBuilder<boolean>
  limit: number
  offset: number
}

/** A word on at least one page in this many is found quickly by looking from the newest coloring backwards. */
const frequent = 100

/** Colorings whose page or person has every word of a search, newest first. */
export async function findColoreds(db: Db, input: Cut & { search: string }): Promise<number[]> {
  const asked = await readWords(db, input.search)
  if (!asked) return []
  const { words, prefix } = asked
  const tests = [...words.map((word) => ({ from: word, to: word, query: word })), startsWith(prefix)]
  const matches = sql.join(tests.map(matching), sql` and `)
  const rarest = await findRarest(db, tests)
  const from = rarest ? among(rarest) : sql`coloreds`
  const { rows } = await sql<{ id: number }>`
    select coloreds.id from ${from} where ${input.beyond} and ${matches}
    order by coloreds.id desc limit ${input.limit} offset ${input.offset}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Looked up coloring by coloring: given a plain `exists`, the planner first collects every page with a frequent word. */
const matching = ({ from, to, query }: Test) => sql`coalesce(
  (select true from page_words w where w.page_id = coloreds.page_id and w.word >= ${from} and w.word <= ${to} limit 1),
  (select search_words(users.name) @@ to_tsquery('simple', ${query}) from users
   where users.id = coloreds.user_id and users.words @@ to_tsquery('simple', ${query})),
  false)`

interface Test {
  from: string
  to: string
  /** Letters and digits only, or it would be a syntax error. */
  query: string
}

const startsWith = (prefix: string): Test => ({ from: prefix, to: `${prefix}\u{10ffff}`, query: `${prefix}:*` })

/** The rarest word, where one is so rare that its colorings are better read first and sorted. */
async function findRarest(db: Db, tests: Test[]): Promise<Test | null> {
  const { rows } = await sql<{ pages: number; all: number }>`
    select coalesce((select sum(pages) from words where word >= test."from" and word <= test."to"), 0)::bigint as pages,
      (select greatest(0, reltuples)::bigint from pg_class where oid = 'pages'::regclass) as "all"
    from unnest(${tests.map(({ from }) => from)}::text[], ${tests.map(({ to }) => to)}::text[])
      with ordinality as test ("from", "to", place)
    order by place`.execute(db)
  const counts = rows.map(({ pages }) => pages)
  const least = Math.min(...counts)
  return least * frequent < (rows[0]?.all ?? 0) ? (tests[counts.indexOf(least)] ?? null) : null
}

const among = ({ from, to, query }: Test) => sql`(
  select c.* from page_words w join coloreds c on c.page_id = w.page_id where w.word >= ${from} and w.word <= ${to} and w.state = 0 and w.public
  union
  select c.* from page_words w join coloreds c on c.page_id = w.page_id where w.word >= ${from} and w.word <= ${to} and w.state = 0 and not w.public
  union
  select c.* from page_words w join coloreds c on c.page_id = w.page_id where w.word >= ${from} and w.word <= ${to} and w.state > 0
  union
  select c.* from users u join coloreds c on c.user_id = u.id where u.words @@ to_tsquery('simple', ${query})
) as coloreds`

import type pg from 'pg'
import { makeVocabulary } from './vocabulary.ts'

export interface Size {
  pages: number
  users: number
  favorites: number
  coloreds: number
}

/** In the proportions of the goal: a million pages, 200,000 people, 5 million favorites and colorings. */
export const sizeOf = (pages: number): Size => ({
  pages,
  users: Math.ceil(pages / 5),
  favorites: pages * 3,
  coloreds: pages * 2,
})

/** Planted on the same number of pages whatever the size: a first page is full, a fiftieth is empty. */
export const rareWord = 'quokka'
const rarePages = 25

type Query = Pick<pg.ClientBase, 'query'>

/** Fills a migrated database. Rows are made by the database itself, and indexes after them; triggers and foreign keys rest. */
export async function seed(client: Query, size: Size, log: (line: string) => void): Promise<void> {
  const step = async (name: string, ...statements: string[]) => {
    const started = performance.now()
    for (const statement of statements) await client.query(statement)
    log(`  ${name.padEnd(28)} ${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s`)
  }
  const { pages, users, favorites, coloreds } = size
  await client.query(
    `set statement_timeout = 0; set synchronous_commit = off; set session_replication_role = replica;
     set work_mem = '1GB'; set maintenance_work_mem = '1GB'; select setseed(0.5)`,
  )
  await client.query('begin')
  // Into files that are new in this transaction PostgreSQL writes rows and indexes without a log of them.
  await client.query(`truncate ${bulky.join(', ')} cascade`)
  const rebuild = await dropIndexes(client)

  await step('people', ...people(users))
  await step('words of the pages', ...(await drawWords(client, pages)))
  await step(
    'favorites and colorings',
    `insert into favorites (user_id, page_id, created_at)
     select distinct on (u, p) u, p, at from (${events(favorites, size)}) as e`,
    `insert into coloreds (user_id, page_id, photo_id, preview_id, revision, created_at, updated_at)
     select u, p, u, u, 1, at, at from (select distinct on (u, p) u, p, at from (${events(coloreds, size)}) as e) as d`,
  )
  await step('pages', ...pagesFrom(size))
  await step('postings', ...postings)
  for (const statement of rebuild) await step(nameOf(statement), statement)
  await client.query('commit')
  await step('analyze', 'vacuum (analyze) pages, page_words, words, favorites, coloreds, users, uploads')
  await client.query(
    'set session_replication_role = origin; reset statement_timeout; reset work_mem; reset maintenance_work_mem',
  )
}

const bulky = ['users', 'uploads', 'pages', 'page_words', 'favorites', 'coloreds']
/** Those whose keys no other table refers to: the others keep theirs. */
const unreferred = ['page_words', 'favorites']

/** Building an index over rows that are there is several times faster than growing it row by row. */
async function dropIndexes(client: Query): Promise<string[]> {
  const { rows: plain } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes i
     where tablename = any ($1) and not exists (select from pg_constraint c where c.conname = i.indexname)`,
    [bulky],
  )
  const { rows: keys } = await client.query<{ name: string; table: string; definition: string }>(
    `select conname as name, conrelid::regclass::text as "table", pg_get_constraintdef(oid) as definition
     from pg_constraint where conrelid::regclass::text = any ($1) and contype in ('p', 'u')`,
    [unreferred],
  )
  for (const { name } of plain) await client.query(`drop index ${name}`)
  for (const { name, table } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  return [
    ...keys.map(({ name, table, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
    ...plain.map(({ definition }) => definition),
  ]
}

const nameOf = (statement: string) => /(?:index|constraint) (\w+)/i.exec(statement)?.[1] ?? 'index'

const people = (users: number) => [
  `insert into users (name, email, password_hash, verified_at, created_at)
   select initcap(f.word || ' ' || l.word), 'person' || g || '@example.com', 'none', now(), now() - interval '2 years'
   from generate_series(1, ${users}) as g
   join made_words f on f.rank = 300 + g % 400 join made_words l on l.rank = 1000 + (g * 7919) % 3000`,
  `insert into uploads (user_id, key, sha256, content_type, bytes, width, height, created_at)
   select id, 'uploads/' || lpad(id::text, 32, '0') || '.png', 'sha' || id, 'image/png', 1000, 1024, 1024, created_at from users order by id`,
]

/** Zipf: the word of rank r is drawn in proportion to 1/r. Nine draws make a prompt. */
async function drawWords(client: Query, pages: number): Promise<string[]> {
  const size = await client.query<{ n: number }>('select count(*)::int as n from made_words')
  const vocabulary = size.rows[0]?.n ?? 0
  return [
    `create unlogged table drawn as
     select d.page, w.word from (
       select page, floor(power(${vocabulary}::float8, random()))::int as rank
       from generate_series(1, ${pages}) as page, generate_series(1, 9)
     ) as d join made_words w using (rank)`,
    `insert into drawn select (i * ${Math.floor(pages / rarePages)}) - 1, '${rareWord}' from generate_series(1, ${rarePages}) as i`,
  ]
}

/** Some pages are loved and most are not; a twentieth of everything happened in the last week. */
const events = (count: number, { pages, users }: Size) => `
  select 1 + floor(${users} * random())::bigint as u,
    1 + (floor(${pages} * power(random(), 2.5))::bigint * 7919 + 104729) % ${pages} as p,
    date_trunc('milliseconds', now() - case when random() < 0.02 then random() * interval '7 days' else interval '7 days' + random() * interval '600 days' end) as at
  from generate_series(1, ${count})`

const pagesFrom = ({ pages, users }: Size) => [
  `create unlogged table counted as
   select page_id, sum(f)::int as favorited, sum(c)::int as colored, sum(r)::int as recent from (
     select page_id, 1 as f, 0 as c, (created_at > now() - interval '7 days')::int as r from favorites
     union all select page_id, 0, 1, (created_at > now() - interval '7 days')::int from coloreds
   ) as e group by page_id`,
  `insert into pages (id, user_id, prompt, title, provider, illustration, vector, regions, sha256, colored_count,
     favorited_count, trending_score, blocked_at, deleted_at, created_at, difficulty, themes)
   overriding system value
   select d.page, 1 + (d.page * 31) % ${users}, d.prompt, left(d.prompt, 60), 'embedded', f.file || '.png', f.file || '.svg',
     f.file || '.bin', f.file, coalesce(c.colored, 0), coalesce(c.favorited, 0),
     coalesce(c.recent, 0), case when d.page % 200 = 7 then now() end, case when d.page % 200 = 8 then now() end,
     date_trunc('milliseconds', now() - interval '700 days' * (1 - d.page / ${pages}::float8)),
     -- As people draw: most of medium detail.
     case when d.page % 10 < 3 then 'simple' when d.page % 10 < 8 then 'medium' else 'intricate' end,
     -- Many of animals, few of letters, and of those hardly any intricate; a third have two themes.
     array_remove(array[
       case when d.page % 100 < 40 then 'animals' when d.page % 100 < 55 then 'nature' when d.page % 100 < 65 then 'vehicles'
         when d.page % 100 < 73 then 'tales' when d.page % 100 < 79 then 'sea' when d.page % 100 < 84 then 'space'
         when d.page % 100 < 88 then 'holidays' when d.page % 100 = 90 or d.page % 5000 = 4998 then 'letters' end,
       case when d.page % 3 = 0 then case when d.page % 100 between 40 and 54 then 'animals' else 'nature' end
         when d.page % 97 = 1 then 'patterns' end
     ], null)
   from (select page, string_agg(word, ' ') as prompt from drawn group by page) as d
   left join counted c on c.page_id = d.page
   cross join lateral (select 'pages/' || md5(d.page::text) as file) as f
   order by d.page`,
  `select setval(pg_get_serial_sequence('pages', 'id'), ${pages})`,
]

const postings = [
  `insert into page_words (page_id, word, public, created_at, colored_count, favorited_count, trending_score, state)
   select p.id, w.word, bool_or(w.seen or position(w.word in p.title) > 0), p.created_at, p.colored_count, p.favorited_count, p.trending_score, state_of(p)
   from (
     select page, word, false as seen from drawn
     union all select p.id, facet, true from pages p, unnest(facets_of(p)) as facet
     union select p.id, n.word, true from pages p join users u on u.id = p.user_id, unnest(string_to_array(lower(u.name), ' ')) as n (word)
   ) as w join pages p on p.id = w.page
   group by p.id, w.word`,
  `insert into words (word, pages) select word, count(*) from page_words group by word`,
  'drop table drawn, counted, made_words',
]

/** Before seed(): the words it draws from. */
export async function seedVocabulary(client: Query, words: number): Promise<void> {
  await client.query('create unlogged table made_words (rank int primary key, word text not null)')
  await client.query(
    'insert into made_words select rank, word from unnest($1::text[]) with ordinality as w (word, rank)',
    [makeVocabulary(words)],
  )
}

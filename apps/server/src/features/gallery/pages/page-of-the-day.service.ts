import { createHash } from 'node:crypto'
import type { Page } from '@inkbloom/contract'
import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import type { Clock } from '../../../kernel/clock.ts'
import { type Reader, showPages, toPage } from './pages.service.ts'
import { shown } from './picks.ts'

/**
 * One page for everybody, from midnight to midnight UTC. Who asks first writes it down: chosen anew each time, a page that is
 * unblocked at noon would be the page of the day for some. If it is blocked or deleted, the next takes its place.
 */
export async function readPageOfTheDay(db: Db, clock: Clock, { viewer }: { viewer: Reader }): Promise<Page | null> {
  const day = clock.now().toISOString().slice(0, 10)
  const written = await readWritten(db, { day, viewer })
  if (written) return written
  const id = await choose(db, day)
  if (id === null) return null
  await sql`
    insert into pages_of_the_day (day, page_id) values (${day}, ${id})
    on conflict (day) do update set page_id = excluded.page_id
      where not exists (select from pages where pages.id = pages_of_the_day.page_id and ${shown})`.execute(db)
  return readWritten(db, { day, viewer })
}

async function readWritten(db: Db, { day, viewer }: { day: string; viewer: Reader }): Promise<Page | null> {
  const pick = sql`
    select pages.id as page_id from pages_of_the_day d join pages on pages.id = d.page_id
    where d.day = ${day} and ${shown}`
  const [row] = await showPages(db, { pick, viewer, order: sql``, cursor: sql`'{}'::bigint[]` })
  return row ? toPage(row, viewer) : null
}

/** The first from a place that the day's name decides, among what was there when it began and nobody has reported. */
async function choose(db: Db, day: string): Promise<number | null> {
  const fit = sql<boolean>`${shown} and pages.reported_count = 0 and pages.created_at < ${`${day}T00:00:00Z`}::timestamptz`
  const share = createHash('sha256').update(day).digest().readUInt32BE() / 2 ** 32
  const { rows } = await sql<{ id: number }>`
    with place as (select 1 + floor(${share}::float8 * (select max(id) from pages))::bigint as id)
    (select pages.id, 0 as round from pages where ${fit} and pages.id >= (select id from place) order by pages.id limit 1)
    union all
    (select pages.id, 1 from pages where ${fit} and pages.id < (select id from place) order by pages.id limit 1)
    order by round limit 1`.execute(db)
  return rows[0]?.id ?? null
}

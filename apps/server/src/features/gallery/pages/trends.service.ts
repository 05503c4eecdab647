import { sql } from 'kysely'
import { claimChore } from '../../../db/chores.ts'
import type { Db, Tx } from '../../../db/client.ts'
import type { Clock } from '../../../kernel/clock.ts'
import type { Logger } from '../../../kernel/log.ts'

const everyMs = 5 * 60_000
const lookMs = 60_000
const windowMs = 7 * 86_400_000
const marked = 24
/** How many pages one transaction changes: whoever favorites one of them waits for no longer than that. */
const batch = 200

interface TrendsDeps {
  db: Db
  clock: Clock
  log: Pick<Logger, 'error'>
}

/** Every server checks once a minute whether it is time; the first to notice does the work. */
export function startTrends({ db, clock, log }: TrendsDeps): { stop(): Promise<void> } {
  let work = Promise.resolve()
  const look = () => {
    work = work
      .then(() => refreshWhenDue(db, clock))
      .then(
        () => {},
        (error: Error) => log.error({ err: error }, 'trending pages could not be worked out'),
      )
  }
  const timer = setInterval(look, lookMs)
  timer.unref()
  look()
  return {
    stop: () => {
      clearInterval(timer)
      return work
    },
  }
}

/** True if it was due and this server did it. One that dies half-way leaves the rest to the next time. */
export async function refreshWhenDue(db: Db, clock: Clock): Promise<boolean> {
  if (!(await claimChore(db, clock, { name: 'trends', everyMs }))) return false
  await refreshTrends(db, clock)
  return true
}

/** Writes only what has changed since the last time, which is little. */
export async function refreshTrends(db: Db, clock: Clock): Promise<void> {
  const now = clock.now()
  const since = new Date(now.getTime() - windowMs)
  const { rows } = await sql<{ id: number; score: number }>`
    with recent as (
      select page_id, count(*)::integer as score from (
        select page_id from favorites where created_at > ${since} and created_at <= ${now}
        union all
        select page_id from coloreds where created_at > ${since} and created_at <= ${now}
      ) as happened group by page_id
    )
    select pages.id, recent.score from recent join pages on pages.id = recent.page_id and not private
      and pages.trending_score <> recent.score
    union all
    select id, 0 from pages
    where trending_score > 0 and blocked_at is null and deleted_at is null and not private and not exists (select from recent where page_id = id)
    order by id`.execute(db)
  for (let at = 0; at < rows.length; at += batch) {
    const part = rows.slice(at, at + batch)
    await db.transaction().execute((tx) => setScores(tx, part))
  }
  await markFirst(db)
}

async function setScores(tx: Tx, scores: { id: number; score: number }[]) {
  await sql`
    update pages set trending_score = new.score
    from unnest(${scores.map(({ id }) => id)}::bigint[], ${scores.map(({ score }) => score)}::integer[]) as new (id, score)
    where pages.id = new.id`.execute(tx)
}

async function markFirst(db: Db) {
  await sql`
    with first as (
      select id from pages where trending_score > 0 and blocked_at is null and deleted_at is null and not private
      order by trending_score desc, created_at desc, id desc limit ${marked}
    )
    update pages set trending = not trending
    where (trending and id not in (select id from first)) or (not trending and id in (select id from first))`.execute(
    db,
  )
}

import { sql } from 'kysely'
import type { Clock } from '../kernel/clock.ts'
import type { Db, Tx } from './client.ts'

export interface Throttle {
  key: string
  limit: number
  windowMs: number
}

export interface ThrottleAnswer {
  allowed: boolean
  /** When to try again; 0 while allowed. */
  retryAfterSeconds: number
}

/**
 * Counts one try, in the database: counted in memory, each server and each restart would give another ten.
 *
 * The window slides, in steps of a sixtieth: with windows that begin by the clock, twenty tries around a quarter past pass.
 * A refused try is not counted, or whoever keeps trying would never get in again. It is one statement, in which tries of the
 * same moment wait for each other's row, so that of twenty at once exactly ten pass.
 */
export async function hit(db: Db | Tx, clock: Clock, { key, limit, windowMs }: Throttle): Promise<ThrottleAnswer> {
  const now = clock.now().getTime()
  const step = Math.max(1, Math.floor(windowMs / 60))
  const current = new Date(now - (now % step))
  const since = new Date(now - windowMs)
  const { rows } = await sql`
    with earlier as (
      select coalesce(sum(hits), 0) as hits from throttles
      where key = ${key} and window_start > ${since} and window_start < ${current}
    )
    insert into throttles (key, window_start, hits)
    select ${key}, ${current}, 1 from earlier where hits < ${limit}
    on conflict (key, window_start) do update set hits = throttles.hits + 1
      where throttles.hits + (select hits from earlier) < ${limit}
    returning hits`.execute(db)
  if (rows.length > 0) return { allowed: true, retryAfterSeconds: 0 }
  return { allowed: false, retryAfterSeconds: await secondsUntilFree(db, clock, { key, windowMs }) }
}

/** Whether a try would be counted, for what is counted elsewhere. */
export async function peek(db: Db | Tx, clock: Clock, { key, limit, windowMs }: Throttle): Promise<ThrottleAnswer> {
  const since = new Date(clock.now().getTime() - windowMs)
  const { rows } = await sql<{ hits: number }>`
    select coalesce(sum(hits), 0)::int as hits from throttles where key = ${key} and window_start > ${since}`.execute(
    db,
  )
  if ((rows[0]?.hits ?? 0) < limit) return { allowed: true, retryAfterSeconds: 0 }
  return { allowed: false, retryAfterSeconds: await secondsUntilFree(db, clock, { key, windowMs }) }
}

async function secondsUntilFree(
  db: Db | Tx,
  clock: Clock,
  { key, windowMs }: Omit<Throttle, 'limit'>,
): Promise<number> {
  const now = clock.now().getTime()
  const since = new Date(now - windowMs)
  const oldest = await db
    .selectFrom('throttles')
    .select('window_start')
    .where('key', '=', key)
    .where('window_start', '>', since)
    .where('hits', '>', 0)
    .orderBy('window_start')
    .executeTakeFirst()
  const freeAt = (oldest?.window_start.getTime() ?? now) + windowMs
  return Math.max(1, Math.ceil((freeAt - now) / 1_000))
}

/** For example after a correct password: the wrong ones before it no longer count. */
export async function clear(db: Db | Tx, key: string): Promise<void> {
  await db.deleteFrom('throttles').where('key', '=', key).execute()
}

/** Takes back the latest try, which turned out not to count. It may have been made in the step before this one. */
export async function giveBack(db: Db | Tx, clock: Clock, { key, windowMs }: Throttle): Promise<void> {
  const since = new Date(clock.now().getTime() - windowMs)
  await sql`
    update throttles set hits = hits - 1
    where key = ${key} and hits > 0 and window_start = (
      select max(window_start) from throttles where key = ${key} and hits > 0 and window_start > ${since}
    )`.execute(db)
}

/** Forgets tries older than any window. Without it, every address that ever failed stays for ever. */
export async function pruneThrottles(db: Db | Tx, clock: Clock, olderThanMs = 86_400_000): Promise<void> {
  const before = new Date(clock.now().getTime() - olderThanMs)
  // A clock that was ahead leaves tries of days to come.
  const soon = new Date(clock.now().getTime() + 60_000)
  await db
    .deleteFrom('throttles')
    .where((eb) => eb.or([eb('window_start', '<', before), eb('window_start', '>', soon)]))
    .execute()
}

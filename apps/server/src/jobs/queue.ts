import type { Selectable } from 'kysely'
import type { Db, Tx } from '../db/client.ts'
import type { Jobs } from '../db/tables.ts'
import type { Clock } from '../kernel/clock.ts'

export type Job = Selectable<Jobs>

/** For work that must be done however long it takes: for `maxAttempts`. */
export const withoutEnd = 1_000_000

export interface NewJob {
  kind: string
  payload: Record<string, unknown>
  userId?: number | null
  /** The client's own name for the request: sent again, it finds the same job. */
  requestId?: string | null
  maxAttempts?: number
  runAt?: Date
}

/** `created` is false for a request sent again: whoever charges for the job charges only for a new one, in the same tx. */
export async function enqueue(db: Db | Tx, clock: Clock, job: NewJob): Promise<{ job: Job; created: boolean }> {
  const now = clock.now()
  const { kind, payload, userId = null, requestId = null, maxAttempts = 3, runAt = now } = job
  const created = await db
    .insertInto('jobs')
    .values({
      kind,
      user_id: userId,
      request_id: requestId,
      payload: JSON.stringify(payload),
      status: 'queued',
      max_attempts: maxAttempts,
      run_at: runAt,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'request_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (created) return { job: created, created: true }
  const existing = await db
    .selectFrom('jobs')
    .selectAll()
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow()
  return { job: existing, created: false }
}

export function findJob(db: Db | Tx, { id, userId }: { id: number; userId: number }): Promise<Job | undefined> {
  return db.selectFrom('jobs').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
}

/**
 * Ends a queued or running job; its runner finds the lease gone and stops. Answers the job to the one caller who ended it,
 * who gives back in the same tx what it had cost: the runner does nothing more for it.
 */
export async function cancel(
  tx: Tx,
  clock: Clock,
  { id, userId }: { id: number; userId: number },
): Promise<Job | undefined> {
  const job = await tx
    .updateTable('jobs')
    .set({ status: 'canceled', finished_at: clock.now(), lease_token: null, lease_until: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', 'in', ['queued', 'running'])
    .returningAll()
    .executeTakeFirst()
  if (job) await rejoinLine(tx, clock, job)
  return job
}

/**
 * The rest of a person's jobs stand in line from when their last one ended: somebody with a hundred must not keep everybody
 * else waiting. Moved here: a runner that worked it out when it takes the next job would have to look at the whole queue.
 */
export async function rejoinLine(
  tx: Tx,
  clock: Clock,
  { user_id, kind }: Pick<Job, 'user_id' | 'kind'>,
): Promise<void> {
  if (user_id === null) return
  const now = clock.now()
  await tx
    .updateTable('jobs')
    .set({ run_at: now })
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .where('status', '=', 'queued')
    .where('run_at', '<', now)
    .execute()
}

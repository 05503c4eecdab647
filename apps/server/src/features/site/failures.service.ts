import type { Failure } from '@inkbloom/contract'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { Tables } from '../../db/tables.ts'
import type { Clock } from '../../kernel/clock.ts'

const shownAtMost = 100
const kinds: Record<string, Failure['kind']> = {
  mail: 'mail',
  draw: 'drawing',
  'delete-files': 'deletion',
  'starter-gallery': 'gallery',
  'forget-customer': 'payment',
  'end-subscription': 'payment',
  'check-subscription': 'payment',
  'follow-block': 'payment',
  'update-customer': 'payment',
}

/** Given up, or tried in vain and waiting. A picture that was refused as unsafe has not failed. */
const isTroubled = ({ eb, and, or }: ExpressionBuilder<Tables, 'jobs'>) =>
  and([
    eb('jobs.error', 'is not', null),
    or([eb('jobs.status', '=', 'failed'), eb('jobs.status', '=', 'queued')]),
    eb('jobs.error', 'not like', 'UNSAFE_PROMPT:%'),
  ])

export async function listFailures(db: Db): Promise<Failure[]> {
  const jobs = await db
    .selectFrom('jobs')
    .leftJoin('users', 'users.id', 'jobs.user_id')
    .select(['jobs.id', 'kind', 'status', 'error', 'attempts', 'max_attempts', 'run_at', 'jobs.created_at'])
    .select(['users.email', sql<string | null>`coalesce(payload->>'to', payload->>'newEmail')`.as('to')])
    .select(sql<number>`coalesce(jsonb_array_length(payload->'files'), 0)`.as('files'))
    .where(isTroubled)
    .orderBy('jobs.id', 'desc')
    .limit(shownAtMost)
    .execute()
  return jobs.map((job) => ({
    id: job.id,
    kind: kinds[job.kind] ?? 'other',
    about: job.files > 0 ? `${job.files} ${job.files === 1 ? 'file' : 'files'}` : (job.to ?? job.email),
    reason: (job.error ?? '').replace(/^[A-Z_]+: /, ''),
    attempts: job.attempts,
    created_at: job.created_at.toISOString(),
    next_try_at: job.status === 'queued' ? job.run_at.toISOString() : null,
    // A mail that was given up before its tries were used up has a dead link, or an address that nobody has.
    again: job.kind !== 'mail' || job.status === 'queued' || job.attempts >= job.max_attempts,
  }))
}

/** From the start, so that one more failure does not end it at once. What it had cost was given back, and is not asked for again. */
export async function retryFailures(db: Db, clock: Clock, { ids }: { ids: number[] }): Promise<{ retried: number }> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ status: 'queued', attempts: 0, run_at: clock.now(), finished_at: null })
    .where('jobs.id', 'in', ids)
    .where(isTroubled)
    .executeTakeFirst()
  return { retried: Number(numUpdatedRows) }
}

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/client.ts'
import type { Clock } from '../kernel/clock.ts'
import { type Job, rejoinLine } from './queue.ts'

/** A job in somebody's hands. Only who holds the token may change it: a slow worker whose lease was taken over may not. */
export type LeasedJob = Job & { lease_token: string }

export class LeaseLost extends Error {
  override name = 'LeaseLost'
  constructor() {
    super('the job was canceled, or taken over by another worker')
  }
}

const later = (clock: Clock, milliseconds: number): Date => new Date(clock.now().getTime() + milliseconds)

/** 2, 4, 8 … seconds, at most five minutes. */
export const backoffMs = (attempts: number): number => Math.min(2_000 * 2 ** (attempts - 1), 300_000)

/** Twice what anybody asks for. */
const longestLeaseMs = 120_000
/** No job that failed is put off for longer. */
const longestPauseMs = 2 * 3_600_000

/**
 * Jobs queued or put off by a clock that was ahead and has been set back: they would wait until it is as late again. The
 * date of a job is never in the future, and none that failed pauses for longer than an hour.
 */
export async function mendTimes(db: Db, clock: Clock): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ run_at: clock.now(), created_at: sql`least(created_at, ${clock.now()})` })
    .where('status', '=', 'queued')
    .where('run_at', '>', later(clock, 60_000))
    .where((eb) =>
      eb.or([
        eb('created_at', '>', later(clock, 60_000)),
        eb.and([eb('attempts', '>', 0), eb('run_at', '>', later(clock, longestPauseMs))]),
      ]),
    )
    .execute()
}

/** After a crash of the only server there can be: nobody works on what it had begun. */
export async function endLeases(db: Db, clock: Clock): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ lease_until: later(clock, -1) })
    .where('status', '=', 'running')
    .execute()
}

interface ClaimOptions {
  kinds: string[]
  leaseMs: number
}

/** Takes the next job, if there is one to take. */
export async function claim(db: Db, clock: Clock, options: ClaimOptions): Promise<LeasedJob | null> {
  if (options.kinds.length === 0) return null
  for (let tries = 0; tries < 5; tries++) {
    try {
      return await claimNext(db, clock, options)
    } catch (error) {
      // Another server took another job of the same person at the same moment. Theirs is seen now: look again.
      if ((error as { constraint?: string }).constraint !== 'jobs_one_drawing_each') throw error
    }
  }
  // Crowded: the next poll finds the rest. Without an end, a rule that always refuses would keep the database busy for ever.
  return null
}

async function claimNext(db: Db, clock: Clock, { kinds, leaseMs }: ClaimOptions): Promise<LeasedJob | null> {
  const job = await db
    .updateTable('jobs')
    .set((eb) => ({
      status: 'running',
      attempts: eb('attempts', '+', 1),
      lease_token: randomUUID(),
      lease_until: later(clock, leaseMs),
      phase: null,
      progress: null,
    }))
    .where('id', '=', nextInLine(db, clock, kinds))
    .returningAll()
    .executeTakeFirst()
  return (job as LeasedJob | undefined) ?? null
}

/** In the order of run_at, by its index; a person's job waits while another of theirs runs. */
function nextInLine(db: Db, clock: Clock, kinds: string[]) {
  const runningOfSamePerson = db
    .selectFrom('jobs as r')
    .select('r.id')
    .whereRef('r.user_id', '=', sql.ref('j.user_id'))
    .whereRef('r.kind', '=', sql.ref('j.kind'))
    .where('r.status', '=', 'running')
  return db
    .selectFrom('jobs as j')
    .select('j.id')
    .where('j.kind', 'in', kinds)
    .where('j.status', '=', 'queued')
    .where('j.run_at', '<=', clock.now())
    .where(({ not, exists }) => not(exists(runningOfSamePerson)))
    .orderBy('j.run_at')
    .orderBy('j.id')
    .limit(1)
    .forUpdate('j')
    .skipLocked()
}

/** Keeps the lease, and says how far the job is. Throws when the lease is no longer ours. */
export async function extend(
  db: Db,
  clock: Clock,
  job: LeasedJob,
  { leaseMs, ...seen }: { leaseMs: number; phase?: string; progress?: number | null },
): Promise<void> {
  const kept = await db
    .updateTable('jobs')
    .set({ lease_until: later(clock, leaseMs), ...seen })
    .where('id', '=', job.id)
    .where('lease_token', '=', job.lease_token)
    .executeTakeFirst()
  if (kept.numUpdatedRows !== 1n) throw new LeaseLost()
}

export async function complete(tx: Tx, clock: Clock, job: LeasedJob, result: unknown): Promise<void> {
  await settle(tx, job, {
    status: 'done',
    result: result === undefined ? null : JSON.stringify(result),
    error: null,
    finished_at: clock.now(),
  })
  await rejoinLine(tx, clock, job)
}

export async function giveUp(tx: Tx, clock: Clock, job: LeasedJob, error: string): Promise<void> {
  await settle(tx, job, { status: 'failed', error, finished_at: clock.now() })
  await rejoinLine(tx, clock, job)
}

export function retryLater(
  tx: Db | Tx,
  clock: Clock,
  job: LeasedJob,
  { error, pauseMs = backoffMs }: { error: string; pauseMs?: ((attempts: number) => number) | undefined },
): Promise<void> {
  return settle(tx, job, { status: 'queued', error, run_at: later(clock, pauseMs(job.attempts)) })
}

/** Back into the queue at once. The attempt does not count: three restarts must not fail a job that never had its chance. */
export function release(tx: Db | Tx, clock: Clock, job: LeasedJob): Promise<void> {
  return settle(tx, job, { status: 'queued', attempts: job.attempts - 1, run_at: clock.now() })
}

interface Settled {
  status: Exclude<Job['status'], 'running' | 'canceled'>
  result?: string | null
  error?: string | null
  attempts?: number
  run_at?: Date
  finished_at?: Date
}

async function settle(tx: Db | Tx, job: LeasedJob, values: Settled): Promise<void> {
  const settled = await tx
    .updateTable('jobs')
    .set({ ...values, lease_token: null, lease_until: null })
    .where('id', '=', job.id)
    .where('lease_token', '=', job.lease_token)
    .executeTakeFirst()
  if (settled.numUpdatedRows !== 1n) throw new LeaseLost()
}

/** A job whose worker died: nobody kept its lease. Locked until the end of tx, so that one server deals with it. */
export async function findExpired(tx: Tx, clock: Clock, kinds: string[]): Promise<LeasedJob | null> {
  if (kinds.length === 0) return null
  const job = await tx
    .selectFrom('jobs')
    .selectAll()
    .where('kind', 'in', kinds)
    .where('status', '=', 'running')
    // One that ends later than any lease lasts was given by a clock that has been set back since.
    .where((eb) => eb.or([eb('lease_until', '<', clock.now()), eb('lease_until', '>', later(clock, longestLeaseMs))]))
    .orderBy('lease_until')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return (job as LeasedJob | undefined) ?? null
}

import type { Db } from '../db/client.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Logger } from '../kernel/log.ts'
import { type JobHandler, type JobHandlers, JobRefused } from './handlers.ts'
import { complete, extend, findExpired, giveUp, type LeasedJob, LeaseLost, release, retryLater } from './lease.ts'

export interface JobDeps {
  db: Db
  clock: Clock
  handlers: JobHandlers
  log: Logger
  leaseMs: number
  heartbeatMs: number
}

/** Runs one claimed job to its end, whatever that is. Rejects only if the database does. */
export async function runJob(deps: JobDeps, job: LeasedJob, stopping: AbortSignal): Promise<void> {
  const { db, clock, log, leaseMs } = deps
  const handler = deps.handlers[job.kind]
  if (!handler) return release(db, clock, job)
  const lost = new AbortController()
  const keep = async (seen: { phase?: string; progress?: number | null } = {}) => {
    try {
      await extend(db, clock, job, { leaseMs, ...seen })
    } catch (error) {
      if (error instanceof LeaseLost) lost.abort(error)
      throw error
    }
  }
  const signal = AbortSignal.any([stopping, lost.signal])
  let beat = Promise.resolve()
  const heartbeat = setInterval(() => {
    beat = keep().catch((error: Error) => {
      log.warn({ err: error, jobId: job.id }, 'the lease of a job was not renewed')
    })
  }, deps.heartbeatMs)
  const work = async () => {
    try {
      return await handler.run(job, { signal, setPhase: (phase, progress = null) => keep({ phase, progress }) })
    } finally {
      clearInterval(heartbeat)
      await beat
    }
  }
  try {
    const result = await work()
    await db
      .transaction()
      .execute(async (tx) => {
        await complete(tx, clock, job, result)
        await handler.complete?.(tx, job, result)
      })
      .catch(async (error: unknown) => {
        await discard(deps, job, handler, result)
        throw error
      })
  } catch (error) {
    if (error instanceof LeaseLost || lost.signal.aborted) {
      log.info({ jobId: job.id, kind: job.kind }, 'a job was canceled or taken over')
    } else if (stopping.aborted) {
      await release(db, clock, job).catch(ignoreLost)
    } else {
      await afterFailure(deps, job, handler, error).catch(ignoreLost)
    }
  }
}

/** A failure to clean up is only logged: the job's own failure is what counts. */
async function discard({ log }: JobDeps, job: LeasedJob, handler: JobHandler, result: unknown): Promise<void> {
  await handler.discard?.(result).catch((error: Error) => {
    log.warn({ err: error, jobId: job.id, kind: job.kind }, 'what a job had kept could not be taken away')
  })
}

/** Somebody else has the job by now: it is theirs to settle. */
function ignoreLost(error: unknown): void {
  if (!(error instanceof LeaseLost)) throw error
}

async function afterFailure(deps: JobDeps, job: LeasedJob, handler: JobHandler, cause: unknown): Promise<void> {
  const { db, clock, log } = deps
  const error = (cause instanceof Error ? cause.message : String(cause)).slice(0, 500)
  const lastAttempt = job.attempts >= job.max_attempts || cause instanceof JobRefused
  log.warn({ err: cause, jobId: job.id, kind: job.kind, attempt: job.attempts, lastAttempt }, 'a job failed')
  if (!lastAttempt) return retryLater(db, clock, job, { error, pauseMs: handler.pauseMs })
  await db.transaction().execute(async (tx) => {
    await giveUp(tx, clock, job, error)
    await handler.gaveUp?.(tx, job, error)
  })
}

/** Deals with jobs whose worker died: another attempt, or, for one that has killed every worker it had, the end. */
export async function recoverExpired(deps: JobDeps): Promise<void> {
  while (await recoverOne(deps)) deps.log.warn({}, 'a job was found whose worker had died')
}

async function recoverOne({ db, clock, handlers, log, leaseMs }: JobDeps): Promise<boolean> {
  const found: { job?: LeasedJob } = {}
  try {
    return await db.transaction().execute(async (tx) => {
      const job = await findExpired(tx, clock, Object.keys(handlers))
      if (!job) return false
      found.job = job
      const error = 'The server stopped while working on it.'
      if (job.attempts < job.max_attempts) {
        await retryLater(tx, clock, job, { error })
      } else {
        await giveUp(tx, clock, job, error)
        await handlers[job.kind]?.gaveUp?.(tx, job, error)
      }
      return true
    })
  } catch (error) {
    const { job } = found
    if (!job) throw error
    // One whose compensation fails is looked at again later: it must not keep all other jobs from being taken.
    log.error({ err: error, jobId: job.id, kind: job.kind }, 'a job could not be given up')
    await extend(db, clock, job, { leaseMs }).catch(ignoreLost)
    return true
  }
}

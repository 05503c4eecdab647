import type { Db } from '../db/client.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Logger } from '../kernel/log.ts'
import type { JobHandlers } from './handlers.ts'
import { claim, type LeasedJob, mendTimes } from './lease.ts'
import { type JobDeps, recoverExpired, runJob } from './run-job.ts'

export type { JobContext, JobHandler, JobHandlers } from './handlers.ts'
export { JobRefused } from './handlers.ts'
export type { Job } from './queue.ts'

export interface JobRunnerOptions {
  db: Db
  clock: Clock
  handlers: JobHandlers
  log: Logger
  /** Jobs of one kind at the same time: a mail must not wait until drawings are done. */
  concurrency?: number
  /** How long a job queued by another server may go unnoticed. */
  pollMs?: number
  /** How long a job whose server died stays unnoticed. */
  leaseMs?: number
  /** How soon a running job learns that it was canceled. */
  heartbeatMs?: number
  /** How long stop() lets jobs finish before it aborts them. */
  graceMs?: number
}

export interface JobRunner {
  start(): void
  /** Takes nothing new, waits for what runs, then aborts it back into the queue. */
  stop(): Promise<void>
  /** Looks at once, rather than at the next poll. Call it after the transaction that enqueued. */
  wake(): void
}

const ABORT_MS = 3_000
/** How long after the clock was set back jobs may go on waiting for the time it had been. */
const mendMs = 20_000

export function createJobRunner(options: JobRunnerOptions): JobRunner {
  const { concurrency = 2, pollMs = 1_000, leaseMs = 60_000, heartbeatMs = 2_000, graceMs = 10_000 } = options
  const { db, clock, handlers, log } = options
  const deps: JobDeps = { db, clock, handlers, log, leaseMs, heartbeatMs }
  const kinds = Object.keys(handlers)
  const running = new Map<Promise<void>, string>()
  const freeKinds = () => {
    const busy = [...running.values()]
    return kinds.filter((kind) => busy.filter((one) => one === kind).length < concurrency)
  }
  const aborter = new AbortController()
  let loop: Promise<void> | null = null
  let stopping = false
  let mended = Number.NEGATIVE_INFINITY
  let poked = Promise.withResolvers<void>()

  const wake = () => poked.resolve()

  function begin(job: LeasedJob): void {
    const work = runJob(deps, job, aborter.signal)
      .catch((error: Error) => log.error({ err: error, jobId: job.id }, 'a job could not be settled'))
      .finally(() => {
        running.delete(work)
        wake()
      })
    running.set(work, job.kind)
  }

  async function takeJobs(): Promise<void> {
    await recoverExpired(deps)
    if (performance.now() - mended > mendMs) {
      mended = performance.now()
      await mendTimes(db, clock)
    }
    while (!stopping) {
      const job = await claim(db, clock, { kinds: freeKinds(), leaseMs })
      if (!job) return
      begin(job)
    }
  }

  async function run(): Promise<void> {
    while (!stopping) {
      // Renewed before looking, so that a call of wake() while we look is not lost.
      poked = Promise.withResolvers()
      await takeJobs().catch((error: Error) => log.error({ err: error }, 'jobs could not be taken'))
      const timer = setTimeout(wake, pollMs)
      await poked.promise
      clearTimeout(timer)
    }
  }

  async function stop(): Promise<void> {
    stopping = true
    wake()
    await loop
    if (await within(graceMs, Promise.all(running.keys()))) return
    aborter.abort(new Error('the server is stopping'))
    // One that ignores its signal is left to its lease: a later server takes it up.
    if (!(await within(ABORT_MS, Promise.all(running.keys())))) log.warn({ jobs: running.size }, 'jobs did not stop')
  }

  return {
    start: () => {
      loop ??= run()
    },
    stop,
    wake,
  }
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<false>()
  const timer = setTimeout(() => late.resolve(false), milliseconds)
  try {
    return await Promise.race([work.then(() => true), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

import type { Tx } from '../db/client.ts'
import type { Job } from './queue.ts'

export interface JobContext {
  /** Aborted when the job is canceled, taken over, or the server stops. */
  signal: AbortSignal
  setPhase(phase: string, progress?: number | null): Promise<void>
}

export interface JobHandler<Result = unknown> {
  /** Runs outside any transaction, perhaps more than once: what must happen exactly once belongs in `complete` or `gaveUp`. */
  run(job: Job, context: JobContext): Promise<Result>
  /** In the transaction that marks the job done. */
  complete?(tx: Tx, job: Job, result: Result): Promise<void>
  /** Called if the result is not used, because its transaction failed or the job was canceled meanwhile. Removes what `run` has stored. */
  discard?(result: Result): Promise<void>
  /** How long to wait after so many attempts; seconds, then minutes, unless it says otherwise. */
  pauseMs?(attempts: number): number
  /** In the transaction that marks the job failed: gives back what it cost. */
  gaveUp?(tx: Tx, job: Job, error: string): Promise<void>
}

export type JobHandlers = Record<string, JobHandler>

/** Thrown by a handler when no further attempt would help. */
export class JobRefused extends Error {
  override name = 'JobRefused'
}

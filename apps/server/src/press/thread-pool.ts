import pLimit from 'p-limit'
import { Piscina } from 'piscina'
import { TooLate, within } from '../kernel/within.ts'

export interface ThreadPool<Task, Result> {
  run(task: Task, signal: AbortSignal): Promise<Result>
  /** How many threads there are now. */
  readonly size: number
  close(): Promise<void>
}

export interface ThreadPoolOptions {
  /** Its default export does a task. */
  file: URL
  threads: number
  /** How many tasks may wait. */
  queue: number
  /** A task that takes longer is given up, and its thread with it: it may hang for ever. */
  timeoutMs: number
  /** A thread that has been idle this long ends, which frees its memory. */
  idleMs: number
}

/** Work that would hold up every request, in threads of its own. A server that draws nothing has none. */
export function createThreadPool<Task, Result>(options: ThreadPoolOptions): ThreadPool<Task, Result> {
  const pool = new Piscina<Task, Result>({
    filename: options.file.href,
    minThreads: 0,
    maxThreads: options.threads,
    idleTimeout: options.idleMs,
    // Without the parent's own flags: with some of them (--input-type) a thread does not start.
    execArgv: [],
  })
  // Tasks wait here, not in the pool: with minThreads 0 it starts no thread for the tasks that were waiting when one died.
  const limit = pLimit({ concurrency: options.threads, rejectOnClear: true })
  const begin = async (task: Task, signal: AbortSignal) => {
    const ms = options.timeoutMs
    try {
      return await within({ ms, signal }, (ended) => pool.run(task, { signal: ended }))
    } catch (error) {
      if (error instanceof TooLate) throw new Error(`A thread did not answer within ${ms} ms.`, { cause: error })
      throw error
    }
  }
  return {
    run: async (task, signal) => {
      if (limit.pendingCount >= options.queue) throw new Error('Too many drawings are waiting.')
      return orAborted(
        limit(() => begin(task, signal)),
        signal,
      )
    },
    get size() {
      return pool.threads.length
    },
    close: async () => {
      limit.clearQueue()
      await pool.destroy()
    },
  }
}

/** Whoever gives up is told at once, also while they wait. */
async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason)
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort)
  try {
    return await Promise.race([work, aborted.promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

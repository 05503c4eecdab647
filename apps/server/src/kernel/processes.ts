import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import type { Answer } from './answer-tasks.ts'
import { TooLate, within } from './within.ts'

export interface Processes<Task, Result> {
  run(task: Task, signal: AbortSignal): Promise<Result>
  /** How many there are now. */
  readonly size: number
  close(): void
}

export interface ProcessesOptions {
  /** Calls answerTasks. */
  file: URL
  /** How many work at once. */
  most?: number
  /** How many tasks may wait. */
  queue?: number
  /** A task that takes longer is given up, and its process with it: it may hang for ever. */
  timeoutMs: number
  /** A process that has been idle this long ends. */
  idleMs: number
}

/** None of our secrets: whoever got into a process by a picture would find nothing. */
const compiled = getCompileCacheDir()
const env = { MALLOC_ARENA_MAX: '2', ...(compiled && { NODE_COMPILE_CACHE: dirname(compiled) }) }

/**
 * Work that would hold up every request, in processes of their own. Not in threads: what an ended thread has taken stays with
 * the server, and an encoder that runs cannot be stopped, whereas a process can, and gives back everything.
 */
export function createProcesses<Task, Result>(options: ProcessesOptions): Processes<Task, Result> {
  const { file, most = Number.POSITIVE_INFINITY, queue = Number.POSITIVE_INFINITY, timeoutMs: ms, idleMs } = options
  const limit = pLimit({ concurrency: most, rejectOnClear: true })
  const all = new Set<ChildProcess>()
  /** Those without work, and when they end. */
  const idle = new Map<ChildProcess, NodeJS.Timeout>()

  function start(): ChildProcess {
    const child = fork(fileURLToPath(file), {
      env,
      // Without our own flags: with some of them (--input-type) a process does not start. New objects have 8 MB, which
      // saves a fifth to a third of a drawing's memory.
      execArgv: ['--max-semi-space-size=8'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    all.add(child)
    child.once('exit', () => {
      all.delete(child)
      clearTimeout(idle.get(child))
      idle.delete(child)
    })
    // One that could not be started has no exit.
    child.on('error', () => all.delete(child))
    return child
  }

  function take(): ChildProcess {
    const [waiting] = idle.keys()
    if (!waiting) return start()
    clearTimeout(idle.get(waiting))
    idle.delete(waiting)
    return waiting
  }

  function putBack(child: ChildProcess): void {
    if (child.connected) idle.set(child, setTimeout(() => end(child), idleMs).unref())
  }

  function end(child: ChildProcess): void {
    idle.delete(child)
    child.kill('SIGKILL')
  }

  async function work(task: Task, signal: AbortSignal): Promise<Result> {
    signal.throwIfAborted()
    const child = take()
    try {
      const answer = await within({ ms, signal }, () => ask<Result>(child, task))
      putBack(child)
      if ('fault' in answer) throw new Error(answer.fault)
      return answer.result
    } catch (error) {
      if (!idle.has(child)) end(child)
      if (error instanceof TooLate) throw new Error(`A process did not answer within ${ms} ms.`, { cause: error })
      throw error
    }
  }

  return {
    run: async (task, signal) => {
      if (limit.pendingCount >= queue) throw new Error('Too many tasks are waiting.')
      return orAborted(
        limit(() => work(task, signal)),
        signal,
      )
    },
    get size() {
      return all.size
    },
    close: () => {
      limit.clearQueue()
      for (const child of all) end(child)
    },
  }
}

async function ask<Result>(child: ChildProcess, task: unknown): Promise<Answer<Result>> {
  const over = new AbortController()
  const gone = once(child, 'exit', { signal: over.signal }).then(() => ({ fault: 'The process ended.' }))
  const answered = once(child, 'message', { signal: over.signal }).then(([answer]) => answer as Answer<Result>)
  for (const one of [gone, answered]) one.catch(() => {})
  child.send(task as object, (error) => error && child.kill('SIGKILL'))
  try {
    return await Promise.race([answered, gone])
  } finally {
    over.abort()
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

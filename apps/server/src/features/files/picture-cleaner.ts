import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { ErrorCode } from '@inkbloom/contract/error-codes'
import { AppError } from '../../kernel/errors.ts'
import { within } from '../../kernel/within.ts'
import type { Picture } from './clean-picture.ts'

export interface PictureCleaner {
  clean(bytes: Uint8Array, signal: AbortSignal): Promise<Picture>
  /** How many processes there are now. */
  readonly size: number
  close(): void
}

/** What the process answers. */
export type Cleaned =
  | { picture: Picture }
  | { refusal: { code: ErrorCode; message: string; errors: Record<string, string> | undefined } }
  | { fault: string }

const file = join(import.meta.dirname, 'picture-process.ts')
/** Longer than sharp is given. */
const longestMs = 20_000
/** None of our secrets: whoever got into the process by a picture would find nothing. */
const env = { MALLOC_ARENA_MAX: '2' }

/**
 * Reads pictures in processes of their own, as many as are read at once. An encoder that runs cannot be stopped, but its
 * process can: whoever leaves would otherwise keep others waiting for a picture that nobody wants any more.
 */
export function createPictureCleaner({ idleMs = 15_000 } = {}): PictureCleaner {
  const all = new Set<ChildProcess>()
  /** Those without work, and when they end. */
  const idle = new Map<ChildProcess, NodeJS.Timeout>()

  function start(): ChildProcess {
    const child = fork(file, {
      env,
      execArgv: [],
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

  return {
    clean: async (bytes, signal) => {
      const child = take()
      try {
        const cleaned = await within({ ms: longestMs, signal }, () => ask(child, bytes))
        putBack(child)
        return unwrap(cleaned)
      } catch (error) {
        if (!idle.has(child)) end(child)
        throw error
      }
    },
    get size() {
      return all.size
    },
    close: () => {
      for (const child of all) end(child)
    },
  }
}

async function ask(child: ChildProcess, bytes: Uint8Array): Promise<Cleaned> {
  const over = new AbortController()
  const gone = once(child, 'exit', { signal: over.signal }).then(() => ({
    fault: 'The process that reads pictures ended.',
  }))
  const answered = once(child, 'message', { signal: over.signal }).then(([cleaned]) => cleaned as Cleaned)
  for (const one of [gone, answered]) one.catch(() => {})
  child.send(bytes, (error) => error && child.kill('SIGKILL'))
  try {
    return await Promise.race([answered, gone])
  } finally {
    over.abort()
  }
}

function unwrap(cleaned: Cleaned): Picture {
  if ('picture' in cleaned) return cleaned.picture
  if ('fault' in cleaned) throw new Error(cleaned.fault)
  const { code, message, errors } = cleaned.refusal
  throw new AppError(code, message, errors ? { errors } : {})
}

import pLimit from 'p-limit'
import { AppError } from '../../kernel/errors.ts'
import type { Storage } from '../../providers/storage.ts'

export type ReadFile = (key: string) => Promise<Uint8Array | null>

interface Kept {
  body: Uint8Array
  until: number
}

const atOnce = 32
const waitingAtMost = 400
/** Short: a file that another server has deleted must not outlive it here by long. */
const keptMs = 30_000
const keptBytes = 16 * 1024 * 1024
const largestKept = 256 * 1024

/** Files as strangers ask for them: the same one again costs the bucket nothing, and only so many are on their way at once. */
export function createFileReader(storage: Pick<Storage, 'get'>): ReadFile {
  const kept = new Map<string, Kept>()
  const reading = new Map<string, Promise<Uint8Array | null>>()
  const limit = pLimit(atOnce)
  let total = 0

  function drop(key: string): void {
    total -= kept.get(key)?.body.length ?? 0
    kept.delete(key)
  }
  function keep(key: string, body: Uint8Array): void {
    if (body.length > largestKept) return
    drop(key)
    kept.set(key, { body, until: performance.now() + keptMs })
    total += body.length
    for (const oldest of kept.keys()) {
      if (total <= keptBytes) return
      drop(oldest)
    }
  }
  async function read(key: string): Promise<Uint8Array | null> {
    const body = await storage.get(key)
    if (body) keep(key, body)
    return body
  }

  return async (key) => {
    const known = kept.get(key)
    if (known && performance.now() < known.until) return known.body
    const already = reading.get(key)
    if (already) return already
    if (limit.pendingCount >= waitingAtMost)
      throw new AppError('OVERLOADED', 'Too many files are being read. Try again in a moment.', {
        retryAfterSeconds: 5,
      })
    const work = limit(() => read(key)).finally(() => reading.delete(key))
    reading.set(key, work)
    return work
  }
}

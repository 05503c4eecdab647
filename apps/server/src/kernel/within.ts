export class TooLate extends Error {
  override name = 'TimeoutError'
}

interface Limit {
  ms: number
  /** Ends the work early too. */
  signal?: AbortSignal
}

/**
 * Does work that must end in time. Not AbortSignal.timeout: a request holds its signal weakly, so garbage collection takes
 * both, and the request is waited for without end. The timer here is held, and ends the wait even if the work hears nothing.
 */
export async function within<T>({ ms, signal }: Limit, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  signal?.throwIfAborted()
  const ended = new AbortController()
  const { promise: end, reject } = Promise.withResolvers<never>()
  const stop = (reason: unknown) => {
    reject(reason)
    ended.abort(reason)
  }
  const follow = () => stop(signal?.reason)
  const timer = setTimeout(() => stop(new TooLate(`There was no answer within ${ms} ms.`)), ms)
  signal?.addEventListener('abort', follow)
  try {
    return await Promise.race([work(ended.signal), end])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', follow)
  }
}

import { ApiError } from '@/lib/api-error.ts'

interface Options {
  token: string
  signal: AbortSignal
  /** A connection can die without a word: silence for this long counts as lost. */
  idleMs?: number
  fetch?: typeof globalThis.fetch
}

const lost = 'The connection to the server was lost.'

/**
 * An answer that comes line by line, each line one JSON value. By fetch and not by EventSource, which cannot carry the
 * token. Whatever ends it early is an ApiError: status 0 where the network did, so that the caller can try again.
 */
export async function* streamLines<T>(
  address: string,
  { token, signal, idleMs = 20_000, fetch: send = (...args) => globalThis.fetch(...args) }: Options,
): AsyncGenerator<T> {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), idleMs)
  }
  try {
    heard()
    const response = await send(address, {
      headers: { accept: 'application/x-ndjson', authorization: `Bearer ${token}` },
      signal: AbortSignal.any([signal, silence.signal]),
    })
    if (!response.ok || !response.body) throw new ApiError({ status: response.status, message: '', token })
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      heard()
      const lines = (rest + value).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line) yield JSON.parse(line) as T
    }
  } catch (error) {
    if (error instanceof ApiError || signal.aborted) throw error
    throw new ApiError({ status: 0, message: lost, token })
  } finally {
    clearTimeout(timer)
    // Whoever stops listening in the middle must not leave the connection open: a browser has six of them.
    silence.abort()
  }
}

import type { Data, ErrorBody, Input, RouteName, Routes } from '@inkbloom/contract'
import { apiBase, type CallName, calls } from '@inkbloom/contract/calls'
import { ApiError, isUnreachable } from '@/lib/api-error.ts'

interface Options {
  signal?: AbortSignal
  /** Drawing a page takes longer than anything else: its caller says so here. */
  timeoutMs?: number
}

type Arguments<In> = [keyof In] extends [never]
  ? [input?: undefined, options?: Options]
  : [input: In, options?: Options]

/** One function per call of the contract. Answers `data`, or throws an ApiError. */
export type Api = {
  [Name in RouteName]: (...args: Arguments<Input<Routes[Name]>>) => Promise<Data<Routes[Name]>>
}

interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  upload?: Record<string, Blob | string>
}

interface Config {
  /** Absolute, without the base path: a native app's own origin is not the server's. */
  origin: string
  token: () => string
  fetch?: typeof globalThis.fetch
  /** Told with every answer, and with every call that got none. */
  onReached?: (reached: boolean) => void
}

const offline = 'No connection to the server. Check your network and try again.'
const tooSlow = 'The server took too long to answer. Try again in a moment.'

const fillPath = (path: string, params: Record<string, unknown> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))

function queryOf(query: Record<string, unknown> = {}) {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  const text = search.toString()
  return text && `?${text}`
}

function multipart(fields: Record<string, Blob | string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

async function failureOf(response: Response, token: string) {
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null
  return new ApiError({
    status: response.status,
    message: body?.message ?? '',
    code: body?.code ?? null,
    errors: body?.errors ?? {},
    suggestions: body?.suggestions ?? [],
    token,
  })
}

export function createApi({
  origin,
  token: readToken,
  fetch: send = (...args) => globalThis.fetch(...args),
  onReached = () => {},
}: Config): Api {
  async function make(name: CallName, parts: Parts = {}, { signal, timeoutMs = 60_000 }: Options = {}) {
    const { method, path } = calls[name]
    const token = readToken()
    const headers = new Headers({ accept: 'application/json' })
    if (token) headers.set('authorization', `Bearer ${token}`)
    if (parts.body) headers.set('content-type', 'application/json')
    const body = parts.upload ? multipart(parts.upload) : parts.body ? JSON.stringify(parts.body) : null
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      const response = await send(`${origin}${apiBase}${fillPath(path, parts.params)}${queryOf(parts.query)}`, {
        method,
        headers,
        body,
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      })
      if (!response.ok) throw await failureOf(response, token)
      onReached(true)
      // As bytes: read as text, a file would lose the mark that says it is UTF-8.
      if (/^(text\/csv|application\/pdf)/.test(response.headers.get('content-type') ?? '')) return await response.blob()
      return ((await response.json()) as { data: unknown }).data
    } catch (error) {
      if (signal?.aborted) throw error
      const failure =
        error instanceof ApiError
          ? error
          : new ApiError({ status: 0, message: timeout.aborted ? tooSlow : offline, token })
      onReached(!isUnreachable(failure))
      throw failure
    }
  }
  const entries = (Object.keys(calls) as CallName[]).map((name) => [
    name,
    (parts?: Parts, options?: Options) => make(name, parts, options),
  ])
  return Object.fromEntries(entries) as Api
}

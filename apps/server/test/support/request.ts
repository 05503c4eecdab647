import { apiBase, type ErrorBody } from '@inkbloom/contract'
import type { Person } from './people.ts'

export interface Answer {
  status: number
  headers: Headers
  /** The whole body, parsed. */
  body: Partial<ErrorBody> & { data?: unknown }
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose shape is what they are testing
  data: any
}

interface CallInput {
  as?: Person | null
  token?: string
  body?: unknown
  form?: FormData
}

/** One call over real HTTP, as a client makes it. Paths are relative to the API unless they start with a slash-slash. */
export async function request(url: string, method: string, path: string, input: CallInput): Promise<Answer> {
  const token = input.token ?? input.as?.token
  const headers: Record<string, string> = {}
  if (token) headers.authorization = `Bearer ${token}`
  if (input.body !== undefined) headers['content-type'] = 'application/json'
  const body = input.form ?? (input.body === undefined ? undefined : JSON.stringify(input.body))
  const address = path.startsWith('//') ? path.slice(1) : apiBase + path
  const response = await fetch(url + address, {
    method,
    headers,
    redirect: 'manual',
    ...(body !== undefined && { body }),
  })
  const text = await response.text()
  const parsed = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : { text }
  return { status: response.status, headers: response.headers, body: parsed, data: parsed.data }
}

import { type Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Target } from './target.ts'

export interface Measured {
  p95: number
  failed: number
  count: number
  /** What the failed ones were told, and how many of them. */
  reasons: Record<string, number>
}

/** Something an honest person does now and then; resolves when they have what they wanted. */
export interface Habit {
  name: string
  everyMs: number
  perform(target: Target, turn: number): Promise<unknown>
}

/** Does it at its own pace for so long, whether or not the one before has ended, as people do. */
export async function measure(target: Target, { everyMs, perform }: Habit, ms: number): Promise<Measured> {
  const times: number[] = []
  const reasons: Record<string, number> = {}
  const under: Promise<void>[] = []
  const end = performance.now() + ms
  for (let turn = 0; performance.now() < end; turn += 1) {
    const started = performance.now()
    const done = perform(target, turn).then(
      () => {
        times.push(performance.now() - started)
      },
      (error: NodeJS.ErrnoException) => {
        const reason = error.code ?? error.message
        reasons[reason] = (reasons[reason] ?? 0) + 1
      },
    )
    under.push(done)
    await sleep(everyMs)
  }
  await Promise.all(under)
  const sorted = times.toSorted((a, b) => a - b)
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.POSITIVE_INFINITY
  return { p95, failed: under.length - times.length, count: under.length, reasons }
}

interface Asked {
  method?: string
  path: string
  body?: Uint8Array | string
  type?: string
  token?: string
  agent?: Agent
  /** Where it comes from: loopback has many addresses, and each has limits of its own. */
  localAddress?: string
}

export function ask(target: Target, asked: Asked): Promise<void> {
  const { method = 'GET', path, body, type, token, agent, localAddress } = asked
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(type && { 'content-type': type }),
    ...(body && { 'content-length': Buffer.byteLength(body) }),
  }
  return new Promise((resolve, reject) => {
    const where = { host: '127.0.0.1', port: target.port, path, method, headers, timeout: 60_000 }
    const sent = request({ ...where, ...(agent ? { agent } : { localAddress }) }, (response) => {
      response.resume()
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode = 500 } = response
        if (statusCode < 400) resolve()
        else reject(new Error(`${statusCode} ${path}`))
      })
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // As browsers do: a kept connection may be closed at the moment it is used again.
      const stale = sent.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE')
      if (stale) ask(target, asked).then(resolve, reject)
      else reject(error)
    })
    sent.on('timeout', () => sent.destroy(new Error('timeout')))
    sent.end(body)
  })
}

import { Agent, request } from 'node:http'
import type { Target } from './target.ts'

export interface Measured {
  p95: number
  failed: number
  count: number
  /** What the failed ones were told, and how many of them. */
  reasons: Record<string, number>
}

/** Somebody who uses the product as people do, from an address of their own: lists, reads, the site's first page. */
export async function measure(target: Target, { ms, every = 40 }: { ms: number; every?: number }): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4, localAddress: '127.0.0.9' })
  const paths = ['/backend/api/pages/paginate', '/backend/api/users/read', '/backend/api/plans/list', '/']
  const times: number[] = []
  const reasons: Record<string, number> = {}
  const under: Promise<void>[] = []
  const end = performance.now() + ms
  for (let turn = 0; performance.now() < end; turn += 1) {
    const path = paths[turn % paths.length] ?? '/'
    under.push(
      ask(target, agent, path).then(
        (took) => {
          times.push(took)
        },
        (error: NodeJS.ErrnoException) => {
          const reason = error.code ?? error.message
          reasons[reason] = (reasons[reason] ?? 0) + 1
        },
      ),
    )
    await new Promise((resolve) => setTimeout(resolve, every))
  }
  await Promise.all(under)
  agent.destroy()
  const sorted = times.toSorted((a, b) => a - b)
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.POSITIVE_INFINITY
  return { p95, failed: under.length - times.length, count: under.length, reasons }
}

function ask(target: Target, agent: Agent, path: string, started = performance.now()): Promise<number> {
  const { port, tokens } = target
  const headers = { authorization: `Bearer ${tokens.other}` }
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, agent, headers, timeout: 60_000 }, (response) => {
      response.resume()
      response.on('end', () =>
        (response.statusCode ?? 500) < 400
          ? resolve(performance.now() - started)
          : reject(new Error(`${response.statusCode} ${path}`)),
      )
    })
    asked.on('error', (error: NodeJS.ErrnoException) => {
      // As browsers do: a kept connection may be closed at the moment it is used again.
      const stale = asked.reusedSocket && error.code === 'ECONNRESET'
      if (stale) ask(target, agent, path, started).then(resolve, reject)
      else reject(error)
    })
    asked.on('timeout', () => asked.destroy(new Error('timeout')))
    asked.end()
  })
}

import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify'
import { Counter, collectDefaultMetrics, Registry } from 'prom-client'
import type { Database } from '../../db/client.ts'
import type { Config } from '../../kernel/config.ts'
import { AppError } from '../../kernel/errors.ts'
import type { Storage } from '../../providers/storage.ts'
import { createTimes } from './times.ts'

type Count = (status: number, seconds: number) => void

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Into the metrics of the route. */
    count?: Count
  }
  interface FastifyRequest {
    /** The same, at hand; null for who was turned away before the route's own hooks. */
    count: Count | null
  }
}

interface Operated {
  config: Pick<Config, 'metricsToken'>
  database: Pick<Database, 'ping'>
  storage: Pick<Storage, 'ping'>
}

/** Health, readiness and metrics, for whoever runs the server. */
export function addOperations(app: FastifyInstance, { config, database, storage }: Operated): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const failures = new Counter({
    name: 'http_failures_total',
    help: 'Answers of 500 and above.',
    registers: [registry],
  })
  app.decorateRequest('count', null)
  const times = createTimes('http_request_seconds', 'Time to answer, by route.')
  app.addHook('onRoute', (route) => {
    const observe = times.of(String(route.method), route.url)
    /** Called with the log line: a hook for the end of an answer would be one more to run. */
    const count: Count = (status, seconds) => {
      observe(status, seconds)
      if (status >= 500) failures.inc()
    }
    const mark: onRequestHookHandler = (request, _reply, done) => {
      request.count = count
      done()
    }
    route.config = { ...route.config, count }
    route.onRequest = [mark, ...[route.onRequest ?? []].flat()]
  })

  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'up' }))
  app.get('/readyz', { logLevel: 'warn' }, async (request) => {
    try {
      await Promise.all([database.ping(), storage.ping()])
      return { status: 'ready' }
    } catch (error) {
      request.log.error({ err: error }, 'not ready')
      throw new AppError('OVERLOADED', 'The database or the file storage does not answer.')
    }
  })
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!mayReadMetrics(request, config.metricsToken)) throw new AppError('FORBIDDEN', 'Metrics are for the operator.')
    return reply.type(registry.contentType).send(`${await registry.metrics()}${times.text()}`)
  })
}

/** Behind a proxy on the same machine everyone seems to come from loopback; its forwarding headers give it away. */
function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  if (token && request.headers.authorization === `Bearer ${token}`) return true
  const address = request.socket.remoteAddress ?? ''
  const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded
  return !forwarded && (address === '::1' || /^(::ffff:)?127\./.test(address))
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'

/** Health, readiness and metrics, for whoever runs the server. */
export function addOperations(app: FastifyInstance, { config, database, storage }: Deps): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  const failures = new Counter({
    name: 'http_failures_total',
    help: 'Answers of 500 and above.',
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode }
    seconds.observe(labels, reply.elapsedTime / 1000)
    if (reply.statusCode >= 500) failures.inc()
    done()
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
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** Behind a proxy on the same machine everyone seems to come from loopback; its forwarding headers give it away. */
function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  if (token && request.headers.authorization === `Bearer ${token}`) return true
  const address = request.socket.remoteAddress ?? ''
  const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded
  return !forwarded && (address === '::1' || /^(::ffff:)?127\./.test(address))
}

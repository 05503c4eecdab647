import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../../db/client.ts'
import type { Config } from '../../kernel/config.ts'
import { AppError } from '../../kernel/errors.ts'
import type { Log } from '../../kernel/log.ts'
import { sameText } from '../../kernel/same-text.ts'
import type { Storage } from '../../providers/storage.ts'
import { mayBeForeign } from '../foreign-request.ts'
import type { Metrics } from '../metrics.ts'
import { createReadiness } from './readiness.ts'

interface OperationsDeps {
  config: Pick<Config, 'metricsToken'>
  database: Pick<Database, 'ping'>
  storage: Pick<Storage, 'ping'>
  log: Log
  metrics: Metrics
}

/** Health, readiness and metrics, for whoever runs the server. */
export function addOperations(app: FastifyInstance, { config, database, storage, log, metrics }: OperationsDeps): void {
  const { registry } = metrics
  countRequests(app, metrics)
  // Probes come every few seconds. A route's own level would override a stricter LOG_LEVEL, so it is only set where warnings are logged.
  const rarely = log.isLevelEnabled('warn') ? ({ logLevel: 'warn' } as const) : {}
  app.get('/healthz', rarely, async () => ({ status: 'up' }))
  const isReady = createReadiness({ database, storage })
  app.get('/readyz', rarely, async (request) => {
    if (app.draining) throw new AppError('OVERLOADED', 'The server is stopping.')
    try {
      await isReady()
      return { status: 'ready' }
    } catch (error) {
      request.log.error({ err: error }, 'not ready')
      throw new AppError('OVERLOADED', 'The database or the file storage does not answer.')
    }
  })
  app.get('/metrics', rarely, async (request, reply) => {
    if (!mayReadMetrics(request, config.metricsToken)) throw new AppError('FORBIDDEN', 'Metrics are for the operator.')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** By route, never by address: strangers could make up as many addresses as they like. */
function countRequests(app: FastifyInstance, { requestSeconds, failures }: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status, elapsedTime } = reply
    const { method, url: route } = request.routeOptions
    if (route) requestSeconds.observe({ method: String(method), route, status }, elapsedTime / 1000)
    if (status >= 500) failures.inc()
    done()
  })
}

/** Behind a proxy on the same machine everyone seems to come from loopback; what it adds gives it away. */
function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  if (token && sameText(request.headers.authorization ?? '', `Bearer ${token}`)) return true
  const address = request.socket.remoteAddress ?? ''
  return !mayBeForeign(request.raw) && (address === '::1' || /^(::ffff:)?127\./.test(address))
}

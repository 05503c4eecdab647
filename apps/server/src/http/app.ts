import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Database } from '../db/client.ts'
import type { Config } from '../kernel/config.ts'
import type { Log } from '../kernel/log.ts'
import type { Storage } from '../providers/storage.ts'
import type { Metrics } from './metrics.ts'
import { addCompression } from './plugins/compression.ts'
import { boundConnections, type ConnectionLimits } from './plugins/connections.ts'
import { addCors } from './plugins/cors.ts'
import { addDocs } from './plugins/docs.ts'
import { addDrain } from './plugins/drain.ts'
import { addFailures, refuseBadAddress, refuseBrokenConnection } from './plugins/failures.ts'
import { addForms } from './plugins/forms.ts'
import { boundBodies, type InFlight } from './plugins/in-flight.ts'
import { addIncoming } from './plugins/incoming.ts'
import { addOperations } from './plugins/operations.ts'
import { refuseWhenBusy } from './plugins/overload.ts'
import { addRateLimits } from './plugins/rate-limits.ts'
import { RequestLog } from './plugins/request-log.ts'
import { addHeaders } from './plugins/security.ts'
import { addSession, type FindViewer } from './plugins/session.ts'

export interface Limits extends ConnectionLimits {
  /** What any call takes. Those that need more say so, and none of them is for strangers but the webhook. */
  bodyBytes: number
  inFlight: InFlight
  /** Until the whole request has arrived: long enough for the largest upload from a slow phone. */
  requestMs: number
  headersMs: number
  /** How long requests under way may take once the server is stopping. */
  drainMs: number
  perMinute: number
  /** How far behind the server may be before it turns people away; 0 is never. */
  busyMs: number
}

export const defaultLimits: Limits = {
  bodyBytes: 16 * 1024,
  inFlight: { all: 32 * 1024 * 1024, each: 8 * 1024 * 1024 },
  requestMs: 120_000,
  headersMs: 15_000,
  connections: 4096,
  connectionsEach: 256,
  stalledMs: 30_000,
  drainMs: 5000,
  perMinute: 1200,
  busyMs: 3000,
}

export interface AppOptions {
  limits?: Partial<Limits>
}

interface AppDeps {
  config: Config
  database: Pick<Database, 'ping'>
  storage: Pick<Storage, 'ping'>
  log: Log
  metrics: Metrics
  findViewer: FindViewer
}

/** What every request goes through, whatever it asks for. wire.ts adds what can be asked for. */
export async function createApp(deps: AppDeps, options: AppOptions = {}): Promise<FastifyInstance> {
  const limits = { ...defaultLimits, ...options.limits }
  const app = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: new RequestLog(),
    genReqId: ({ headers }) => sane(headers['x-request-id']) ?? nextId(),
    trustProxy: deps.config.trustProxy,
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.requestMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: 1000 },
    clientErrorHandler: refuseBrokenConnection,
    frameworkErrors: refuseBadAddress,
    routerOptions: { maxParamLength: 200 },
    // Whoever is still here is answered as ever; Fastify's own refusal has not our body.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  })
  boundConnections(app, limits, deps.config.trustProxy)
  app.decorate('calls', [])

  addFailures(app)
  addDrain(app, limits)
  addHeaders(app, deps.config)
  await addCors(app)
  await refuseWhenBusy(app, limits)
  await addRateLimits(app, limits)
  addCompression(app)
  boundBodies(app, limits)
  addIncoming(app, deps.config)
  addForms(app)
  addSession(app, deps.findViewer)
  addOperations(app, deps)
  addDocs(app)
  return app
}

/** Marks the ids of this process. A whole UUID for each request would say no more. */
const process8 = randomUUID().slice(0, 8)
let requests = 0
const nextId = () => `${process8}-${(++requests).toString(36)}`

const sane = (id: string | string[] | undefined) =>
  typeof id === 'string' && /^[\w-]{8,64}$/.test(id) ? id : undefined

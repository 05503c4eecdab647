import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { addAccounts } from '../features/accounts/accounts.routes.ts'
import { addCredits } from '../features/billing/credits/credits.routes.ts'
import { addPayments } from '../features/billing/payments/payments.routes.ts'
import { addPlans } from '../features/billing/plans/plans.routes.ts'
import { addSubscriptions } from '../features/billing/subscriptions/subscriptions.routes.ts'
import { addPictures } from '../features/files/pictures.routes.ts'
import { addUploads } from '../features/files/uploads.routes.ts'
import { addAnalytics } from '../features/gallery/analytics/analytics.routes.ts'
import { addColoreds } from '../features/gallery/coloreds/coloreds.routes.ts'
import { addCreations } from '../features/gallery/creations/creations.routes.ts'
import { addPages } from '../features/gallery/pages/pages.routes.ts'
import { addPrivacy } from '../features/personal-data/personal-data.routes.ts'
import { addSettings } from '../features/site/settings.routes.ts'
import { addSite } from '../features/site/site.routes.ts'
import type { Deps } from './deps.ts'
import { addCompression } from './plugins/compression.ts'
import { addDocs } from './plugins/docs.ts'
import { addFailures, refuseBadAddress, refuseBrokenConnection } from './plugins/failures.ts'
import { addForms } from './plugins/forms.ts'
import { addOperations } from './plugins/operations.ts'
import { watchLoad } from './plugins/overload.ts'
import { addRateLimits } from './plugins/rate-limits.ts'
import { createOutput, lendToRequests, type Output, RequestLog } from './plugins/request-log.ts'
import { answerHeaders } from './plugins/security.ts'
import { addSession } from './plugins/session.ts'
import { addPreflight } from './plugins/shells.ts'
import { addWeb, type WebBuild } from './plugins/web.ts'

export interface Limits {
  bodyBytes: number
  /** Until the whole request has arrived: long enough for the largest upload from a slow phone. */
  requestMs: number
  headersMs: number
  connections: number
  /** What is under way when the server stops may take so long. */
  drainMs: number
  perMinute: number
  /** How far behind the server may be before it turns people away; 0 is never. */
  busyMs: number
}

export const defaultLimits: Limits = {
  bodyBytes: 2 * 1024 * 1024,
  requestMs: 120_000,
  headersMs: 15_000,
  connections: 4096,
  drainMs: 8000,
  perMinute: 1200,
  busyMs: 3000,
}

export interface AppOptions {
  /** Null in tests of the API alone. */
  web?: WebBuild | null
  limits?: Partial<Limits>
  /** Where log lines go; the standard output unless a test wants to read them. */
  logStream?: Output
}

/** The whole server, not yet listening. The features below are the map of what it can do. */
export async function buildApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const limits = { ...defaultLimits, ...options.limits }
  const output = options.logStream ?? createOutput()
  const app = Fastify({
    logger: {
      level: deps.config.logLevel,
      redact: ['headers', 'body', 'password', 'token'],
      stream: output,
    },
    logController: new RequestLog(output),
    genReqId: ({ headers }) => sane(headers['x-request-id']) ?? nextId(),
    trustProxy: deps.config.trustProxy,
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.requestMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: 1000 },
    clientErrorHandler: refuseBrokenConnection,
    frameworkErrors: refuseBadAddress,
    routerOptions: { maxParamLength: 200 },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  })
  lendToRequests(app.log)
  app.server.maxConnections = limits.connections
  app.decorate('served', [])

  addFailures(app)
  endInTime(app, limits)
  meetRequests(app, deps, limits)
  addPreflight(app)
  addRateLimits(app, limits)
  addCompression(app)
  addForms(app)
  addSession(app, deps)
  addOperations(app, deps)

  addAccounts(app, deps)
  addPrivacy(app, deps)
  addSettings(app, deps)
  addPlans(app, deps)
  addCredits(app, deps)
  await addPayments(app, deps)
  addSubscriptions(app, deps)
  addCreations(app, deps)
  addPages(app, deps)
  addColoreds(app, deps)
  addUploads(app, deps)
  addPictures(app, deps)
  addAnalytics(app, deps)

  addDocs(app)
  addSite(app, deps)
  await addWeb(app, deps, options.web ?? null)
  return app
}

/** One hook for what every request goes through. */
function meetRequests(app: FastifyInstance, deps: Deps, limits: Limits): void {
  const putHeaders = answerHeaders(deps)
  const turnAway = watchLoad(app, limits)
  app.addHook('onRequest', (request, reply, done) => {
    putHeaders(request, reply)
    done(turnAway(request))
  })
}

function endInTime(app: FastifyInstance, { drainMs }: Limits): void {
  app.addHook('preClose', async () => {
    /** A connection whose last request is answered only now would be kept for a next one, and hold up the end by a minute. */
    const idle = setInterval(() => app.server.closeIdleConnections(), 50)
    /** Browsers keep spare connections that have asked for nothing yet: those are never idle, and would be waited for. */
    const all = setTimeout(() => app.server.closeAllConnections(), drainMs)
    app.server.once('close', () => {
      clearInterval(idle)
      clearTimeout(all)
    })
    idle.unref()
    all.unref()
  })
}

/** Of this process and no other; a whole UUID for each request would say no more. */
const process8 = randomUUID().slice(0, 8)
let requests = 0
const nextId = () => `${process8}-${(++requests).toString(36)}`

const sane = (id: string | string[] | undefined) =>
  typeof id === 'string' && /^[\w-]{8,64}$/.test(id) ? id : undefined

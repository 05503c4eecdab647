import cors from '@fastify/cors'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import { apiBase } from '@inkbloom/contract'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'

/** Where the native shells load our own application from. Sessions are Bearer tokens, so no cookie can be misused. */
const shells = [
  'capacitor://localhost',
  'https://localhost',
  'http://localhost',
  'tauri://localhost',
  'http://tauri.localhost',
]

export async function addSecurity(
  app: FastifyInstance,
  { config }: Deps,
  limits: { perMinute: number; busyMs: number },
): Promise<void> {
  const headers = protectingHeaders({ secure: config.publicUrl.protocol === 'https:' })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  await app.register(cors, { origin: shells, credentials: false, methods: ['GET', 'POST', 'PATCH'], maxAge: 86_400 })
  await app.register(rateLimit, {
    max: limits.perMinute,
    timeWindow: '1 minute',
    /** By the route that was found, not by the address as it was spelled: %62ackend is backend too. */
    allowList: ({ routeOptions: { url = '' } }) => !url.startsWith('/backend/') || url === `${apiBase}/stripe/webhook`,
    errorResponseBuilder: (_request, context) =>
      new AppError('RATE_LIMITED', `Too many requests. Try again in ${Math.ceil(context.ttl / 1000)} seconds.`, {
        retryAfterSeconds: Math.ceil(context.ttl / 1000),
      }),
  })
  await app.register(underPressure, {
    maxEventLoopDelay: limits.busyMs,
    pressureHandler: ({ routeOptions }) => {
      /** Whoever restarts servers that are not up must not restart one that only has much to do. */
      if (routeOptions.url === '/healthz') return
      throw new AppError('OVERLOADED', 'The server is busy. Try again in a moment.', { retryAfterSeconds: 5 })
    },
  })
}

/** Worked out once: they are the same on every answer, and putting them together again took a tenth of an empty call. */
function protectingHeaders({ secure }: { secure: boolean }): Record<string, string> {
  const options: HelmetOptions = {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        /** Attributes only: React renders them on the server, and they can run nothing. */
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: secure && { maxAge: 31_536_000 },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  }
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader() {},
  }
  helmet(options)({} as never, response as never, () => {})
  return headers
}

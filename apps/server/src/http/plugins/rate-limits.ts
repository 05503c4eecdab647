import rateLimit from '@fastify/rate-limit'
import { apiBase } from '@inkbloom/contract'
import type { FastifyInstance, FastifyRequest, preParsingHookHandler } from 'fastify'
import { AppError } from '../../kernel/errors.ts'
import { networkOf } from '../../kernel/network.ts'
import { FloodCounts } from './flood-counts.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call that costs us more than most: so many a minute from one address, besides the limit for all calls. */
    perMinute?: number
  }
}

const timeWindow = 60_000
const mostAddresses = 100_000
const madePages = new Set(['/share.jpg', '/sitemap.xml', '/manifest.webmanifest', '/app-icons/:name'])
const uncounted = `${apiBase}/stripe/webhook`

/**
 * Calls per minute and address, counted by each server for itself: this is for floods, and throttles in the database
 * are for guessing. By the route that was found, not by the address as it was spelled: %62ackend is backend too.
 */
export async function addRateLimits(app: FastifyInstance, { perMinute }: { perMinute: number }): Promise<void> {
  await app.register(rateLimit, {
    max: (request: FastifyRequest) => perMinute * shares[groupOf(request) ?? 'calls'],
    timeWindow,
    keyGenerator: (request: FastifyRequest) => `${groupOf(request)} ${networkOf(request.ip)}`,
    cache: mostAddresses,
    store: FloodCounts,
    allowList: (request: FastifyRequest) => groupOf(request) === null,
    errorResponseBuilder: (_request, { ttl }) => refusal(ttl),
    addHeaders: none,
    addHeadersOnExceeding: none,
  })
  app.addHook('onRoute', (route) => {
    const max = route.config?.perMinute
    if (!max) return
    // The plugin counts a request once, so the second count is asked for by hand.
    const count = app.createRateLimit({ max, timeWindow })
    const limit: preParsingHookHandler = async (request) => {
      const counted = await count(request)
      if (!counted.isAllowed && counted.isExceeded) throw refusal(counted.ttl)
    }
    // After the session: strangers who are refused anyway must not use up what those at the same address may do.
    route.preParsing = [...[route.preParsing ?? []].flat(), limit]
  })
}

/** A page of the site is made anew for each visit. A gallery shows sixty pictures, and a school has one address. */
const shares = { calls: 1, pages: 0.5, files: 5 }

/** Null for what is not counted: the files of the web application, the operator's own questions, Stripe. */
function groupOf({ routeOptions: { url = '' } }: FastifyRequest): keyof typeof shares | null {
  if (url === uncounted) return null
  if (url.startsWith('/backend/')) return 'calls'
  if (url.startsWith('/files/') || url.startsWith('/pictures/')) return 'files'
  return url === '/*' || madePages.has(url) ? 'pages' : null
}

/** Nobody reads them; what a person has to know is in the refusal. */
const none = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
  'retry-after': false,
}

function refusal(ttl: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(ttl / 1000))
  const left = `${retryAfterSeconds} ${retryAfterSeconds === 1 ? 'second' : 'seconds'}`
  return new AppError('RATE_LIMITED', `Too many requests. Try again in ${left}.`, { retryAfterSeconds })
}

import { apiBase } from '@inkbloom/contract'
import type { FastifyInstance, onRequestHookHandler, preParsingHookHandler } from 'fastify'
import { AppError } from '../../kernel/errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call that costs us more than most: so many a minute from one address, besides the limit for all calls. */
    perMinute?: number
  }
}

const minute = 60_000
const mostAddresses = 100_000
const uncounted = `${apiBase}/stripe/webhook`

/**
 * Calls per minute and address, counted by each server for itself: this is for floods, and throttles in the database
 * are for guessing. By the route that was found, not by the address as it was spelled: %62ackend is backend too.
 */
export function addRateLimits(app: FastifyInstance, { perMinute }: { perMinute: number }): void {
  const floods = limitTo(perMinute)
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/backend/') || route.url === uncounted) return
    const first: onRequestHookHandler = (request, _reply, done) => done(floods(request.ip))
    route.onRequest = [first, ...[route.onRequest ?? []].flat()]
    if (!route.config?.perMinute) return
    /** After the session: strangers who are refused anyway must not use up what those at the same address may do. */
    const own = limitTo(route.config.perMinute)
    const then: preParsingHookHandler = (request, _reply, payload, done) => done(own(request.ip) ?? null, payload)
    route.preParsing = [...[route.preParsing ?? []].flat(), then]
  })
}

/** Counts by address in windows of a minute. What was counted is forgotten whole, so that it cannot grow. */
function limitTo(most: number): (ip: string) => AppError | undefined {
  let ends = 0
  let counts = new Map<string, number>()
  return (ip) => {
    const now = Date.now()
    if (now >= ends) {
      ends = now + minute
      counts = new Map()
    }
    const network = networkOf(ip)
    const place = counts.size < mostAddresses || counts.has(network) ? network : 'all others'
    const count = (counts.get(place) ?? 0) + 1
    counts.set(place, count)
    return count <= most ? undefined : refusal(Math.ceil((ends - now) / 1000))
  }
}

const refusal = (seconds: number) =>
  new AppError('RATE_LIMITED', `Too many requests. Try again in ${seconds} seconds.`, { retryAfterSeconds: seconds })

/** Whoever has one IPv6 address has 2^64 of them: the network counts. */
function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip
  const [head = '', tail] = ip.split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const after = tail === '' ? 0 : tail.split(':').length
    while (groups.length < Math.min(4, 8 - after)) groups.push('0')
  }
  return `${groups.slice(0, 4).join(':')}::/64`
}

import type { FastifyRateLimitStore } from '@fastify/rate-limit'

interface Count {
  current: number
  since: number
}

/**
 * How often each key came, in windows by a clock that only goes forward: the plugin's own counts by the time of day, and
 * whoever was refused when that was set back a day would be refused for a day.
 */
export class FloodCounts implements FastifyRateLimitStore {
  #counts = new Map<string, Count>()
  readonly #most: number

  constructor({ cache = 5000 }: { cache?: number }) {
    this.#most = cache
  }

  incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], timeWindow: number): void {
    const now = performance.now()
    const known = this.#counts.get(key)
    const count = known && now - known.since < timeWindow ? known : { current: 0, since: now }
    count.current += 1
    // Who came last stands last: the first to be forgotten is who has not come for longest.
    this.#counts.delete(key)
    this.#counts.set(key, count)
    if (this.#counts.size > this.#most) this.#counts.delete(this.#counts.keys().next().value ?? '')
    done(null, { current: count.current, ttl: timeWindow - (now - count.since) })
  }

  child(): FloodCounts {
    return new FloodCounts({ cache: this.#most })
  }
}

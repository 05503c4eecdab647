import { AppError, notFound } from '../../kernel/errors.ts'
import { networkOf } from '../../kernel/network.ts'

const windowMs = 60_000
/** A list may show a few pictures that are gone. Whoever misses more often is guessing, at the price of a look each. */
const most = 120
const mostNetworks = 50_000

/** Counts files that were asked for and are not there, for each address. */
export function createMisses() {
  let counts = new Map<string, number>()
  let since = performance.now()
  return {
    check({ ip }: { ip: string }): void {
      if (performance.now() - since > windowMs || counts.size > mostNetworks) {
        counts = new Map()
        since = performance.now()
      }
      if ((counts.get(networkOf(ip)) ?? 0) < most) return
      const retryAfterSeconds = Math.max(1, Math.ceil((windowMs - (performance.now() - since)) / 1000))
      throw new AppError('RATE_LIMITED', 'Too many files that are not there.', { retryAfterSeconds })
    },
    count({ ip }: { ip: string }, what: string): AppError {
      const network = networkOf(ip)
      counts.set(network, (counts.get(network) ?? 0) + 1)
      return notFound(what)
    },
  }
}

export type Misses = ReturnType<typeof createMisses>

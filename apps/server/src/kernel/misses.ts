import { AppError } from './errors.ts'
import { networkOf } from './network.ts'

const windowMs = 60_000
const mostNetworks = 50_000

export interface Misses {
  /** Throws for whoever has missed too often. */
  check(from: { ip: string }): void
  count(from: { ip: string }): void
}

/** Counts what turned out to be a guess, for each address: whoever guesses too often is refused before the next look. */
export function createMisses({ most, refusal }: { most: number; refusal: string }): Misses {
  let counts = new Map<string, number>()
  let since = performance.now()
  return {
    check({ ip }) {
      if (performance.now() - since > windowMs || counts.size > mostNetworks) {
        counts = new Map()
        since = performance.now()
      }
      if ((counts.get(networkOf(ip)) ?? 0) < most) return
      const retryAfterSeconds = Math.max(1, Math.ceil((windowMs - (performance.now() - since)) / 1000))
      throw new AppError('RATE_LIMITED', refusal, { retryAfterSeconds })
    },
    count({ ip }) {
      const network = networkOf(ip)
      counts.set(network, (counts.get(network) ?? 0) + 1)
    },
  }
}

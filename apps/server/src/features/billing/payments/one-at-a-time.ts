import pLimit, { type LimitFunction } from 'p-limit'

/**
 * Work with the same name waits for the work before it. Only to spare a server from overtaking itself again and again:
 * several servers are kept right by the database.
 */
export function oneAtATime() {
  const limits = new Map<string, LimitFunction>()
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const limit = limits.get(name) ?? pLimit(1)
    limits.set(name, limit)
    try {
      return await limit(work)
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) limits.delete(name)
    }
  }
}

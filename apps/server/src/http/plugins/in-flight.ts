import type { FastifyInstance, preParsingHookHandler } from 'fastify'
import { AppError } from '../../kernel/errors.ts'
import { networkOf } from '../../kernel/network.ts'

export interface InFlight {
  /** Bytes of large bodies that may be on their way at once, in all and from one address. */
  all: number
  each: number
}

/**
 * A body that is held back one byte short of its end stays in memory until its time is up. Small ones are bounded by the
 * number of connections and never refused here, so that nobody can keep others from signing in. Files go to the disk.
 */
export function boundBodies(app: FastifyInstance, { inFlight, bodyBytes }: { inFlight: InFlight; bodyBytes: number }) {
  const held = new Map<string, number>()
  let all = 0
  const add = (network: string, bytes: number) => {
    all += bytes
    const rest = (held.get(network) ?? 0) + bytes
    if (rest > 0) held.set(network, rest)
    else held.delete(network)
  }
  const reserve: preParsingHookHandler = async (request, reply) => {
    const { bodyLimit } = request.routeOptions
    const told = Number(request.headers['content-length'] ?? bodyLimit)
    const bytes = Math.min(told, bodyLimit)
    if (bytes <= bodyBytes) return
    const network = networkOf(request.ip)
    if (all + bytes > inFlight.all || (held.get(network) ?? 0) + bytes > inFlight.each) {
      // Or the rest of it would be waited for, and read.
      reply.header('connection', 'close')
      throw new AppError('OVERLOADED', 'Too much is being sent at once. Try again in a moment.', {
        retryAfterSeconds: 5,
      })
    }
    add(network, bytes)
    reply.raw.once('close', () => add(network, -bytes))
  }
  app.addHook('onRoute', (route) => {
    if (route.config?.contract?.upload || !route.bodyLimit || route.bodyLimit <= bodyBytes) return
    route.preParsing = [...[route.preParsing ?? []].flat(), reserve]
  })
}

import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../kernel/errors.ts'

const resolution = 10
const checkMs = 1000

/** Whom to turn away: everybody, while requests wait longer than `busyMs` for their turn, so that those already here are served. */
export function watchLoad(
  app: FastifyInstance,
  { busyMs }: { busyMs: number },
): (request: FastifyRequest) => AppError | undefined {
  if (busyMs === 0) return () => undefined
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  let isBusy = false
  const timer = setInterval(() => {
    /** Nothing was counted: the loop stood still all the time. */
    isBusy = delay.count === 0 || delay.mean / 1e6 - resolution > busyMs
    delay.reset()
  }, checkMs).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    delay.disable()
  })
  return (request) => {
    /** Whoever restarts servers that are not up must not restart one that only has much to do. */
    if (!isBusy || request.url === '/healthz') return undefined
    return new AppError('OVERLOADED', 'The server is busy. Try again in a moment.', { retryAfterSeconds: 5 })
  }
}

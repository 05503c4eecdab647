import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../kernel/errors.ts'

/** Turns people away while requests wait longer than `busyMs` for their turn, so that those already here are served. */
export async function refuseWhenBusy(app: FastifyInstance, { busyMs }: { busyMs: number }): Promise<void> {
  if (busyMs === 0) return
  await app.register(underPressure, {
    maxEventLoopDelay: busyMs,
    sampleInterval: 1000,
    pressureHandler: (request) => {
      // Whoever restarts servers that are not up must not restart one that only has much to do.
      if (request.url === '/healthz') return
      throw new AppError('OVERLOADED', 'The server is busy. Try again in a moment.', { retryAfterSeconds: 5 })
    },
  })
}

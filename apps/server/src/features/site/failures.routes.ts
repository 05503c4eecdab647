import { routes } from '@inkbloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/api.ts'
import type { Deps } from '../../http/deps.ts'
import { listFailures, retryFailures } from './failures.service.ts'

export function addFailureRoutes(app: FastifyInstance, { db, clock, jobs }: Deps): void {
  serve(app, routes.listFailures, () => listFailures(db))
  serve(app, routes.retryFailures, async ({ body }) => {
    const answer = await retryFailures(db, clock, body)
    jobs.wake()
    return answer
  })
}

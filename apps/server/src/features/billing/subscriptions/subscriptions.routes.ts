import { routes } from '@inkbloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/api.ts'
import type { Deps } from '../../../http/deps.ts'
import { paginateSubscriptions } from './subscriptions.service.ts'

export function addSubscriptions(app: FastifyInstance, { db }: Deps): void {
  serve(app, routes.paginateSubscriptions, ({ query }) => paginateSubscriptions(db, query))
}

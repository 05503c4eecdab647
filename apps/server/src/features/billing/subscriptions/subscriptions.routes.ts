import { routes, type Subscription } from '@inkbloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/api.ts'
import { serveCsv } from '../../../http/csv.ts'
import type { Deps } from '../../../http/deps.ts'
import type { Cell } from '../../../kernel/csv.ts'
import { paginateSubscriptions } from './subscriptions.service.ts'

const columns: Record<string, (subscription: Subscription) => Cell> = {
  id: ({ id }) => id,
  email: ({ user }) => user.email,
  stripe_id: ({ user }) => user.stripe_id,
  plan: ({ plan }) => plan,
  price: ({ price }) => price.toFixed(2),
  created_at: ({ created_at }) => created_at,
  canceled_at: ({ canceled_at }) => canceled_at,
  expire_at: ({ expire_at }) => expire_at,
}

export function addSubscriptions(app: FastifyInstance, { db }: Deps): void {
  const list = (query: Parameters<typeof paginateSubscriptions>[1]) => paginateSubscriptions(db, query)
  serve(app, routes.paginateSubscriptions, ({ query }) => list(query))
  serveCsv(app, routes.downloadSubscriptions, { name: 'subscriptions', columns, list })
}

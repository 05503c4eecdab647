import { routes } from '@inkbloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/api.ts'
import type { Deps } from '../../../http/deps.ts'
import { paginateEntries } from './credit-history.service.ts'
import { readCredits } from './credits.service.ts'
import { giftCredits } from './gift-credits.service.ts'

export function addCredits(app: FastifyInstance, { db, clock }: Deps): void {
  serve(app, routes.readCredits, ({ viewer }) => readCredits(db, clock, { userId: viewer.id }))
  serve(app, routes.paginateCreditEntries, ({ viewer, query }) => paginateEntries(db, { ...query, userId: viewer.id }))
  serve(app, routes.paginateUserCreditEntries, ({ params, query }) =>
    paginateEntries(db, { ...query, userId: params.id }),
  )
  serve(app, routes.grantCredits, ({ params, body }) => giftCredits(db, clock, { ...body, userId: params.id }))
}

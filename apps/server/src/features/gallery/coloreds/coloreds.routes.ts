import { routes } from '@inkbloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/api.ts'
import type { Deps } from '../../../http/deps.ts'
import { paginateColoreds } from './colored-list.service.ts'
import { saveColored } from './save-colored.service.ts'

export function addColoreds(app: FastifyInstance, { db, clock }: Deps): void {
  serve(app, routes.paginateColoreds, ({ query, viewer }) => paginateColoreds(db, { ...query, viewer }))
  serve(app, routes.upsertColored, ({ body, viewer }) => saveColored(db, clock, { ...body, userId: viewer.id }))
}

import { routes } from '@inkbloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../api.ts'
import type { Deps } from '../../deps.ts'
import { paginateColoreds } from './coloreds.list.ts'
import { saveColored } from './coloreds.save.ts'

export function addColoreds(app: FastifyInstance, { db, clock }: Deps): void {
  serve(app, routes.paginateColoreds, ({ query, viewer }) => paginateColoreds(db, { ...query, viewer }))
  serve(app, routes.upsertColored, ({ body, viewer }) => saveColored(db, clock, { ...body, userId: viewer.id }))
}

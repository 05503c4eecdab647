import { routes } from '@inkbloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/api.ts'
import type { Deps } from '../../../http/deps.ts'
import { syncMixes } from './mixes.service.ts'

export function addMixes(app: FastifyInstance, { db }: Deps): void {
  serve(app, routes.syncMixes, ({ body, viewer }) => syncMixes(db, { userId: viewer.id, ...body }))
}

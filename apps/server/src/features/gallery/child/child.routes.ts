import { routes } from '@inkbloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/api.ts'
import type { Deps } from '../../../http/deps.ts'
import { handOver, leaveChild, readChild } from './child.service.ts'

export function addChild(app: FastifyInstance, { db, clock }: Deps): void {
  serve(app, routes.handOver, ({ body, viewer }) => handOver(db, clock, { ...body, viewer }))
  serve(app, routes.readChild, ({ viewer }) => readChild(db, { viewer }))
  serve(app, routes.leaveChild, ({ body, viewer }) => leaveChild(db, clock, { ...body, viewer }))
}

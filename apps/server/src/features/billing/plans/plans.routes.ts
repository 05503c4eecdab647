import { routes } from '@inkbloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/api.ts'
import type { Deps } from '../../../http/deps.ts'
import { listPlans, readPlan } from './plans.service.ts'
import { updatePlan } from './update-plan.service.ts'

export function addPlans(app: FastifyInstance, { db }: Deps): void {
  serve(app, routes.listPlans, () => listPlans(db, { paidOnly: false }))
  serve(app, routes.listPaidPlans, () => listPlans(db, { paidOnly: true }))
  serve(app, routes.readPlan, ({ params }) => readPlan(db, { id: params.id }))
  serve(app, routes.updatePlan, ({ params, body }) => updatePlan(db, { ...body, id: params.id }))
}

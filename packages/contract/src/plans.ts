import { z } from 'zod'
import { calls } from './calls.ts'
import { PlanDescription, PlanLimit, PlanPrice, PlanTitle, StripePriceId } from './fields.ts'
import { defineRoutes } from './route.ts'
import { Id, IdParams } from './wire.ts'

export const PlanName = z.enum(['free', 'starter', 'advanced'])
export type PlanName = z.infer<typeof PlanName>

export const Plan = z
  .object({
    id: Id,
    name: PlanName,
    title: z.string(),
    description: z.string(),
    price: z.number().describe('Dollars per month.'),
    discount: z.int().describe('Percent saved per created page against starter.'),
    paid: z.boolean(),
    stripe_price_id: z.string().nullable(),
    public_page_limit: z.int(),
    page_creation_limit: z.int(),
  })
  .meta({ id: 'Plan' })
export type Plan = z.infer<typeof Plan>

export const planRoutes = defineRoutes({
  listPlans: {
    ...calls.listPlans,
    summary: 'The three plans, cheapest first.',
    access: 'anyone',
    data: z.array(Plan),
  },
  listPaidPlans: {
    ...calls.listPaidPlans,
    summary: 'The paid plans, cheapest first.',
    access: 'anyone',
    data: z.array(Plan),
  },
  readPlan: {
    ...calls.readPlan,
    summary: 'One plan.',
    access: 'admin',
    params: IdParams,
    data: Plan,
    errors: ['NOT_FOUND'],
  },
  updatePlan: {
    ...calls.updatePlan,
    summary: 'Change a plan. A changed limit counts from the next renewal of each person.',
    access: 'admin',
    params: IdParams,
    body: z.object({
      name: PlanName,
      title: PlanTitle,
      description: PlanDescription,
      price: z.optional(PlanPrice).describe('Paid plans only.'),
      publicPageLimit: PlanLimit,
      pageCreationLimit: PlanLimit,
      stripePriceId: z.nullish(StripePriceId).describe('Paid plans only.'),
    }),
    data: z.object({ updated: z.boolean(), plan: Plan }),
    errors: ['NOT_FOUND'],
  },
})

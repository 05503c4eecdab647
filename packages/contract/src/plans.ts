import { z } from 'zod'
import { calls } from './calls.ts'
import { defineRoutes } from './route.ts'
import { Id, IdParams } from './wire.ts'

export const PlanName = z.enum(['free', 'starter', 'advanced'])
export type PlanName = z.infer<typeof PlanName>

const price = z
  .number('Enter a price, such as 7.99.')
  .min(0.5, 'A paid plan costs at least $0.50.')
  .max(9999.99, 'A price is at most $9,999.99.')
  .refine((dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6, 'Use at most two decimals.')
const limit = z
  .number('Enter a number.')
  .int('Enter a whole number.')
  .min(0, 'A limit cannot be negative.')
  .max(1_000_000, 'A limit is at most 1,000,000.')

const stripePriceId = z
  .string()
  .trim()
  .max(120, 'A price ID has at most 120 characters.')
  .refine((id) => !id.startsWith('prod_'), 'This is the ID of a product. The ID of its price begins with price_.')
  .refine((id) => /^[\w-]*$/.test(id), 'A price ID has only letters, digits, _ and -.')

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
      title: z.string().trim().min(1, 'Give the plan a title.').max(60, 'A title has at most 60 characters.'),
      description: z.string().trim().max(300, 'A description has at most 300 characters.'),
      price: price.optional().describe('Paid plans only.'),
      publicPageLimit: limit,
      pageCreationLimit: limit,
      stripePriceId: stripePriceId.nullable().optional().describe('Paid plans only.'),
    }),
    data: z.object({ updated: z.boolean(), plan: Plan }),
    errors: ['NOT_FOUND'],
  },
})

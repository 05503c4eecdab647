import { z } from 'zod'
import { calls } from './calls.ts'
import { PlanName } from './plans.ts'
import { defineRoutes } from './route.ts'
import { Id, IdParams, IsoDate, ListQuery, paginated } from './wire.ts'

export const Credit = z
  .object({
    public_page: z.int(),
    page_creation: z.int(),
    public_page_limit: z.int(),
    page_creation_limit: z.int(),
    renews_at: IsoDate.nullable(),
    user: z.object({ name: z.string() }),
  })
  .meta({ id: 'Credit' })
export type Credit = z.infer<typeof Credit>

/** One movement of credit. What a period holds is the sum of its entries. */
export const CreditEntry = z
  .object({
    id: Id,
    kind: z.enum(['public_page', 'page_creation']),
    delta: z.int().describe('What was given (above 0) or spent (below 0).'),
    reason: z
      .enum(['grant', 'color', 'create', 'give_back', 'adjust'])
      .describe('A new period, a page colored, a page created, a creation that failed, a larger plan in mid-period.'),
    plan: PlanName,
    period_starts_at: IsoDate,
    period_ends_at: IsoDate,
    created_at: IsoDate,
  })
  .meta({ id: 'CreditEntry' })
export type CreditEntry = z.infer<typeof CreditEntry>

export const Subscription = z
  .object({
    id: Id,
    user: z.object({
      email: z.string().nullable().describe('Null where the account has been deleted.'),
      stripe_id: z.string().nullable(),
    }),
    plan: PlanName,
    price: z.number(),
    created_at: IsoDate,
    canceled_at: IsoDate.nullable(),
    expire_at: IsoDate.nullable(),
  })
  .meta({ id: 'Subscription' })
export type Subscription = z.infer<typeof Subscription>

export const paymentRoutes = defineRoutes({
  readCredits: {
    ...calls.readCredits,
    summary: 'What is left this period.',
    access: 'user',
    data: Credit,
  },
  paginateCreditEntries: {
    ...calls.paginateCreditEntries,
    summary: "The signed-in person's movements of credit, newest first.",
    access: 'user',
    query: ListQuery.omit({ search: true }),
    data: paginated(CreditEntry),
  },
  paginateUserCreditEntries: {
    ...calls.paginateUserCreditEntries,
    summary: "A person's movements of credit, newest first.",
    access: 'admin',
    params: IdParams,
    query: ListQuery.omit({ search: true }),
    data: paginated(CreditEntry),
    errors: ['NOT_FOUND'],
  },
  startCheckout: {
    ...calls.startCheckout,
    summary:
      'The address to open: where Stripe takes the payment, or /payment?status=success&change=1 where a paid plan was changed at once.',
    access: 'user',
    body: z.object({ priceId: z.string('Choose a plan.').min(1, 'Choose a plan.').max(120) }),
    data: z.object({ url: z.string() }),
    errors: ['PROVIDER_NOT_SET', 'PROVIDER_FAILED'],
  },
  cancelSubscription: {
    ...calls.cancelSubscription,
    summary: 'End the plan at the end of the paid period.',
    access: 'user',
    data: z.object({ canceled: z.boolean() }),
    errors: ['NOT_FOUND', 'PROVIDER_NOT_SET', 'PROVIDER_FAILED'],
  },
  resumeSubscription: {
    ...calls.resumeSubscription,
    summary: 'Take a cancellation back while the paid period lasts. Nothing is charged before the next renewal.',
    access: 'user',
    data: z.object({ resumed: z.boolean() }),
    errors: ['NOT_FOUND', 'PROVIDER_NOT_SET', 'PROVIDER_FAILED'],
  },
  openPortal: {
    ...calls.openPortal,
    summary: "The address of Stripe's own page with the person's invoices and card. It works for a few minutes.",
    access: 'user',
    data: z.object({ url: z.string() }),
    errors: ['NOT_FOUND', 'PROVIDER_NOT_SET', 'PROVIDER_FAILED'],
  },
  stripeWebhook: {
    ...calls.stripeWebhook,
    summary: "Stripe's events, as Stripe signs them. JSON only, never limited; a failure on our side is a 5xx.",
    access: 'anyone',
    data: z.object({ received: z.boolean() }),
    errors: ['UNSUPPORTED_TYPE', 'TOO_LARGE', 'PROVIDER_FAILED', 'PROVIDER_NOT_SET'],
  },
  testStripe: {
    ...calls.testStripe,
    summary: 'Ask Stripe whether the stored key works, and whether the prices of the plans are right.',
    access: 'admin',
    data: z.object({
      works: z.boolean(),
      milliseconds: z.int(),
      problems: z.array(z.string()).describe('What would go wrong although the key works. Empty is good.'),
    }),
    errors: ['PROVIDER_NOT_SET', 'PROVIDER_FAILED'],
  },
  paginateSubscriptions: {
    ...calls.paginateSubscriptions,
    summary: 'Subscriptions, newest first; search looks in the email.',
    access: 'admin',
    query: ListQuery,
    data: paginated(Subscription),
  },
})

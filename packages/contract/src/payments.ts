import { z } from 'zod'
import { calls } from './calls.ts'
import { CreditGift, GiftReason } from './fields.ts'
import { PlanName } from './plans.ts'
import { defineRoutes } from './route.ts'
import { CsvFile, Id, IdParams, IsoDate, ListQuery, paginated } from './wire.ts'

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

export const CreditKind = z.enum(['public_page', 'page_creation'], 'kind is public_page or page_creation.')
export type CreditKind = z.infer<typeof CreditKind>

/** One movement of credit. What a period holds is the sum of its entries. */
export const CreditEntry = z
  .object({
    id: Id,
    kind: CreditKind,
    delta: z.int().describe('What was given (above 0) or spent (below 0); 0 for a free redraw.'),
    reason: z
      .enum(['grant', 'color', 'book', 'create', 'redraw', 'give_back', 'adjust', 'gift'])
      .describe(
        'A new period, a page colored, a page put into a book, a page created, a page drawn again, a creation or a book that failed, a larger plan in mid-period, a gift of the admin.',
      ),
    page: z
      .object({ id: Id, title: z.string() })
      .nullable()
      .describe('What was colored, created or put into a book; null where the page is gone.'),
    note: z.string().nullable().describe('Why the admin gave it.'),
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

const SubscriptionQuery = ListQuery.extend({
  status: z.enum(['all', 'active', 'canceled'], 'status is all, active or canceled.').default('all'),
})

export const paymentRoutes = defineRoutes({
  readCredits: {
    ...calls.readCredits,
    child: true,
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
  grantCredits: {
    ...calls.grantCredits,
    summary: 'Give a person credits until the end of their current period. The same request id gives them once.',
    access: 'admin',
    params: IdParams,
    body: z.object({
      kind: CreditKind,
      amount: CreditGift,
      reason: GiftReason,
      requestId: z
        .string('Send a requestId.')
        .regex(/^[\w-]{8,100}$/, 'A requestId has 8 to 100 letters, digits, _ or -.'),
    }),
    data: CreditEntry,
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
    summary:
      'Ask Stripe whether a key works, the one given or the stored one, and whether the prices of the plans exist there and are right.',
    access: 'admin',
    body: z.object({
      key: z.string().max(500).optional().describe('Tried instead of the stored one, and not stored.'),
      webhookSecret: z.string().max(500).optional(),
      planId: Id.optional().describe('Only the price of this plan.'),
    }),
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
    query: SubscriptionQuery,
    data: paginated(Subscription),
  },
  downloadSubscriptions: {
    ...calls.downloadSubscriptions,
    summary: 'Subscriptions as a CSV file, as the list would show them. Who takes it is logged.',
    access: 'admin',
    query: SubscriptionQuery.omit({ page: true, after: true }),
    csv: true,
    data: CsvFile,
  },
})

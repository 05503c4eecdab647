import { z } from 'zod'
import type { Agreement, Purchase } from './payment-provider.ts'

/** Ids come bare or, where Stripe was asked to expand them, with the whole object. */
const Ref = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])

/** Only what we read, checked: an answer of another shape must not become a wrong amount of time or money. */
const Subscription = z.object({
  id: z.string(),
  customer: Ref,
  status: z.string(),
  created: z.number(),
  cancel_at_period_end: z.boolean(),
  cancel_at: z.number().nullish(),
  canceled_at: z.number().nullish(),
  ended_at: z.number().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  pending_update: z.object({}).nullish(),
  latest_invoice: z
    .union([z.string(), z.object({ status: z.string().nullish(), hosted_invoice_url: z.string().nullish() })])
    .nullish(),
  items: z.object({
    data: z
      .array(
        z.object({
          id: z.string(),
          current_period_end: z.number(),
          price: z.object({ id: z.string(), unit_amount: z.number().nullish() }),
        }),
      )
      .min(1),
  }),
})

const Invoices = z.array(
  z.object({
    created: z.number(),
    lines: z.object({
      data: z.array(
        z.object({
          amount: z.number(),
          period: z.object({ start: z.number(), end: z.number() }),
          pricing: z.object({ price_details: z.object({ price: Ref }).nullish() }).nullish(),
          parent: z
            .object({
              subscription_item_details: z.object({}).nullish(),
              invoice_item_details: z.object({ proration: z.boolean().nullish() }).nullish(),
            })
            .nullish(),
        }),
      ),
    }),
  }),
)

/** Where a subscription carries why its renewal was stopped: an operator sees it in Stripe's dashboard. */
export const stopReason = 'stopped_by'

const time = (seconds: number) => new Date(seconds * 1000)
const timeOrNull = (seconds: number | null | undefined) => (seconds ? time(seconds) : null)

export function readAgreement(subscription: unknown, paidInvoices: unknown): Agreement {
  const sub = Subscription.parse(subscription)
  const [item] = sub.items.data
  if (!item) throw new Error('a subscription without items')
  const endedAt = timeOrNull(sub.ended_at)
  const cancels = sub.cancel_at_period_end || Boolean(sub.cancel_at) || endedAt !== null
  const expires = sub.cancel_at ?? (sub.cancel_at_period_end ? item.current_period_end : null)
  const invoice = typeof sub.latest_invoice === 'object' ? sub.latest_invoice : null
  return {
    id: sub.id,
    customerId: sub.customer,
    status: sub.status,
    createdAt: time(sub.created),
    canceledAt: cancels ? (timeOrNull(sub.canceled_at) ?? endedAt) : null,
    expiresAt: endedAt ?? timeOrNull(expires),
    endedAt,
    stopReason: sub.metadata?.[stopReason] || null,
    itemId: item.id,
    priceId: item.price.id,
    priceCents: item.price.unit_amount ?? null,
    pending: Boolean(sub.pending_update),
    invoiceUrl: invoice?.status === 'open' ? (invoice.hosted_invoice_url ?? null) : null,
    purchase: readPurchase(paidInvoices),
  }
}

/**
 * A plan change that is charged at once leaves two lines with one end: what is given back for the old plan, and what
 * the new one costs from that moment on. Lines that give back buy nothing.
 */
export function readPurchase(paidInvoices: unknown): Purchase | null {
  // Stripe lists the newest first; of two from the same second, that order is all there is to go by.
  const lines = Invoices.parse(paidInvoices)
    .reverse()
    .sort((a, b) => a.created - b.created)
    .flatMap((invoice) => invoice.lines.data)
    .filter((line) => line.parent?.subscription_item_details || line.parent?.invoice_item_details?.proration)
    .flatMap(({ amount, period, pricing }) => {
      const priceId = pricing?.price_details?.price
      return priceId && amount >= 0 && period.end > period.start ? [{ priceId, ...period }] : []
    })
  const end = Math.max(...lines.map((line) => line.end))
  // Sorting keeps the order of invoices among lines that begin in the same second.
  const latest = lines.filter((line) => line.end === end).sort((a, b) => a.start - b.start)
  const [opening, now] = [latest[0], latest.at(-1)]
  if (!opening || !now) return null
  return {
    startsAt: time(opening.start),
    endsAt: time(end),
    priceId: now.priceId,
    priceSince: time(now.start),
    openingPriceId: opening.priceId,
  }
}

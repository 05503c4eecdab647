import { z } from 'zod'

/** That something happened to a subscription. What, is asked of Stripe: events come late, twice and in any order. */
export interface StripeEvent {
  id: string
  type: string
  createdAt: Date
  /** Null where the event is not about a subscription, or about nothing we act on. */
  subscriptionId: string | null
}

const Ref = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
const Event = z.object({
  id: z.string().min(1).max(255),
  type: z.string(),
  created: z.number(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
})
const Invoice = z.object({
  parent: z.object({ subscription_details: z.object({ subscription: Ref }).nullish() }).nullish(),
  // Where it stood before 2025: an endpoint keeps the version of the day it was made.
  subscription: Ref.nullish(),
})

type Find = (object: unknown) => string | null | undefined
const ofInvoice: Find = (object) => {
  const { parent, subscription } = Invoice.parse(object)
  return parent?.subscription_details?.subscription ?? subscription
}
const ofSubscription: Find = (object) => z.object({ id: z.string() }).parse(object).id

const handled: Record<string, Find> = {
  'checkout.session.completed': (object) => z.object({ subscription: Ref.nullish() }).parse(object).subscription,
  'invoice.paid': ofInvoice,
  'invoice.payment_failed': ofInvoice,
  'customer.subscription.created': ofSubscription,
  'customer.subscription.updated': ofSubscription,
  'customer.subscription.deleted': ofSubscription,
}

export class BadSignature extends Error {
  override name = 'BadSignature'
}

/** Throws BadSignature for what Stripe did not send, or sent more than five minutes ago. */
export async function readStripeEvent(input: {
  raw: Buffer
  signature: string
  secret: string
  now: Date
}): Promise<StripeEvent> {
  const { default: Stripe } = await import('stripe')
  let json: unknown
  try {
    const tolerance = Stripe.webhooks.DEFAULT_TOLERANCE
    json = Stripe.webhooks.constructEvent(
      input.raw,
      input.signature,
      input.secret,
      tolerance,
      undefined,
      input.now.getTime(),
    )
  } catch (error) {
    throw new BadSignature('not signed by Stripe, or too long ago', { cause: error })
  }
  const event = Event.parse(json)
  const subscriptionId = handled[event.type]?.(event.data.object) ?? null
  return { id: event.id, type: event.type, createdAt: new Date(event.created * 1000), subscriptionId }
}

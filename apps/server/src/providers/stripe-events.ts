import { z } from 'zod'

/** That something happened to a subscription. What, is asked of Stripe: events come late, twice and in any order. */
export interface StripeEvent {
  id: string
  type: string
  createdAt: Date
  /** Null where the event is not about a subscription, or about nothing we act on. */
  subscriptionId: string | null
}

const Id = z.string().regex(/^\w{1,255}$/)
const Ref = z.union([Id, z.object({ id: Id }).transform(({ id }) => id)])
const Event = z.object({
  id: Id,
  type: z.string().regex(/^[\w.]{1,255}$/),
  created: z.number().min(0).max(1e10),
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
const ofSubscription: Find = (object) => z.object({ id: Id }).parse(object).id

const handled: Record<string, Find> = {
  'checkout.session.completed': (object) => z.object({ subscription: Ref.nullish() }).parse(object).subscription,
  'invoice.paid': ofInvoice,
  'invoice.payment_failed': ofInvoice,
  'customer.subscription.created': ofSubscription,
  'customer.subscription.updated': ofSubscription,
  'customer.subscription.deleted': ofSubscription,
}

/** What an endpoint at Stripe must be told to send. */
export const handledEvents: readonly string[] = Object.keys(handled)

export class BadSignature extends Error {
  override name = 'BadSignature'
}

/** Signed with our secret, and yet nothing that Stripe sends. */
export class NotAnEvent extends Error {
  override name = 'NotAnEvent'
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
    // Without the cause: it carries the whole payload, which a log would then keep.
    if (error instanceof Stripe.errors.StripeSignatureVerificationError)
      throw new BadSignature(error.message.slice(0, 200))
    throw new NotAnEvent('it is not JSON')
  }
  return eventOf(json)
}

function eventOf(json: unknown): StripeEvent {
  try {
    const { id, type, created, data } = Event.parse(json)
    const find = Object.hasOwn(handled, type) ? handled[type] : null
    return { id, type, createdAt: new Date(created * 1000), subscriptionId: find?.(data.object) ?? null }
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    throw new NotAnEvent(`it lacks ${error.issues.map(({ path }) => path.join('.') || 'everything').join(', ')}`)
  }
}

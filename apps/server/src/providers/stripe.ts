import type Stripe from 'stripe'
import type { Agreement, PaymentProvider } from './payment-provider.ts'
import { readAgreement, stopReason } from './stripe-agreement.ts'
import { orNull, orPaymentFailed } from './stripe-failures.ts'
import { portalOf } from './stripe-portal.ts'

export interface StripeOptions {
  apiKey: string
  apiBase: string | null
  timeoutMs?: number
  retries?: number
}

/** Loaded when first needed: the SDK takes a quarter of a second, which a server that sells nothing never pays. */
export async function stripeProvider(options: StripeOptions): Promise<PaymentProvider> {
  const { default: Stripe } = await import('stripe')
  const stripe = new Stripe(options.apiKey, {
    ...addressOf(options.apiBase),
    timeout: options.timeoutMs ?? 8_000,
    // The SDK sends one idempotency key with all tries of a request: a lost answer is not a second sale.
    maxNetworkRetries: options.retries ?? 2,
    telemetry: false,
  })
  return providerOf(stripe)
}

function addressOf(apiBase: string | null) {
  if (!apiBase) return {}
  const { protocol, hostname, port } = new URL(apiBase)
  const secure = protocol === 'https:'
  return { protocol: secure ? 'https' : 'http', host: hostname, port: port || (secure ? 443 : 80) } as const
}

function providerOf(stripe: Stripe): PaymentProvider {
  const paidInvoices = async (subscription: string) =>
    (await stripe.invoices.list({ subscription, status: 'paid', limit: 10 })).data
  const complete = async (subscription: Stripe.Subscription): Promise<Agreement> =>
    readAgreement(subscription, await paidInvoices(subscription.id))
  const withInvoice = { expand: ['latest_invoice'] }
  const closeCheckouts = async (customer: string) => {
    const open = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 10 })
    // One that is paid at this very moment cannot be closed: then the second subscription is ended instead.
    for (const { id } of open.data) await stripe.checkout.sessions.expire(id).catch(() => {})
  }

  const portal = portalOf(stripe)

  const provider: PaymentProvider = {
    ping: async () => {
      await stripe.prices.list({ limit: 1 })
    },
    readPrice: async (id) => {
      const price = await orNull(stripe.prices.retrieve(id))
      return (
        price && {
          id: price.id,
          cents: price.unit_amount,
          currency: price.currency,
          interval: price.recurring?.interval ?? null,
          active: price.active,
          live: price.livemode,
        }
      )
    },
    createCustomer: async ({ email, name, reference }) => {
      const customer = await stripe.customers.create(
        { email, name, metadata: { reference } },
        { idempotencyKey: `customer ${reference}` },
      )
      return idOf(customer)
    },
    updateCustomer: async (id, { email, name }) => {
      await orNull(stripe.customers.update(id, { email, name }))
    },
    forgetCustomer: async (id) => {
      await orNull(stripe.customers.del(id))
    },
    openCheckout: async ({ customerId, priceId, reference, successUrl, cancelUrl }) => {
      await closeCheckouts(customerId)
      const session = await stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: customerId,
        client_reference_id: reference,
        line_items: [{ price: priceId, quantity: 1 }],
        success_url: successUrl,
        cancel_url: cancelUrl,
      })
      if (!session.url) throw new Error('a checkout without an address')
      return session.url
    },
    openPortal: async ({ customerId, returnUrl }) => {
      const configuration = await portal()
      return (
        await stripe.billingPortal.sessions.create({ customer: customerId, configuration, return_url: returnUrl })
      ).url
    },
    closeCheckouts,
    listSubscriptions: async (customerId) => {
      const { data } = await stripe.subscriptions.list({ customer: customerId, limit: 20 })
      return data.map((subscription) => ({ id: idOf(subscription), status: subscription.status }))
    },
    readSubscription: async (id) => {
      const subscription = await orNull(stripe.subscriptions.retrieve(id, withInvoice))
      return subscription && complete(subscription)
    },
    movePlan: async ({ id, itemId, priceId, charge }) => {
      const subscription = await stripe.subscriptions.update(id, {
        items: [{ id: itemId, price: priceId }],
        ...(charge
          ? /** Until it is paid nothing changes: a declined card must not get the larger plan. */
            { proration_behavior: 'always_invoice' as const, payment_behavior: 'pending_if_incomplete' as const }
          : { proration_behavior: 'none' as const }),
        ...withInvoice,
      })
      return complete(subscription)
    },
    setRenewal: async (id, renews, reason = '') => {
      // An empty value takes away what an earlier stop had noted.
      const metadata = { [stopReason]: renews ? '' : reason }
      const { cancel_at } = await stripe.subscriptions.update(id, { cancel_at_period_end: !renews, metadata })
      // A day of its own, as Stripe's dashboard and portal set it. Stripe refuses both fields in one call.
      if (renews && cancel_at) await stripe.subscriptions.update(id, { cancel_at: '' })
    },
    endSubscription: async (id, { credit }) => {
      await orNull(stripe.subscriptions.cancel(id, { prorate: credit, invoice_now: credit }))
    },
  }
  return orPaymentFailed(provider)
}

function idOf({ id }: { id: string }): string {
  if (typeof id !== 'string' || id === '') throw new Error('an answer without an id')
  return id
}

import type Stripe from 'stripe'

/** How our configuration is known among those that an operator may have made in the dashboard. */
const mark = { made_for: 'invoices and card' }

/**
 * The id of the portal's configuration, made when first needed. With one of our own nobody has to set the portal up, and
 * plans cannot be changed or canceled there past our own rules.
 */
export function portalOf(stripe: Stripe): () => Promise<string> {
  let known: string | null = null
  return async () => {
    known ??= (await find(stripe)) ?? (await make(stripe))
    return known
  }
}

async function find(stripe: Stripe): Promise<string | null> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 })
  return data.find(({ metadata }) => metadata?.made_for === mark.made_for)?.id ?? null
}

async function make(stripe: Stripe): Promise<string> {
  const { id } = await stripe.billingPortal.configurations.create(
    { features: { invoice_history: { enabled: true }, payment_method_update: { enabled: true } }, metadata: mark },
    { idempotencyKey: 'portal configuration' },
  )
  return id
}

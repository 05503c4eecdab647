import { AppError } from '../../../kernel/errors.ts'
import { PaymentFailed, type PaymentProvider } from '../../../providers/payment-provider.ts'
import { findOrMakeCustomer, forgetLostCustomer } from './customers.service.ts'
import { orProviderFailed, type PaymentDeps } from './payment-deps.ts'
import { changePlan } from './plan-change.service.ts'
import { type PricedPlan, planOnSale } from './plan-prices.ts'
import { syncSubscription } from './sync.service.ts'

export interface Order {
  userId: number
  priceId: string
}

/** The address to open: Stripe's page to pay at, or ours where the change is made already. */
export function startCheckout(deps: PaymentDeps, order: Order): Promise<{ url: string }> {
  return orProviderFailed(deps, sell(deps, order))
}

async function sell(deps: PaymentDeps, order: Order, again = false): Promise<{ url: string }> {
  const { db, access } = deps
  const provider = await access.provider()
  const plan = await planOnSale(db, order.priceId)
  const customerId = await findOrMakeCustomer(db, provider, order)
  try {
    return await sellTo(deps, provider, { ...order, customerId, plan })
  } catch (error) {
    if (!(error instanceof PaymentFailed) || error.missing !== 'customer' || again) throw error
    await forgetLostCustomer(db, { userId: order.userId, customerId })
    return sell(deps, order, true)
  }
}

/** Asks Stripe rather than our own rows: somebody who has just paid in another tab must not be sold a second subscription. */
async function sellTo(
  deps: PaymentDeps,
  provider: PaymentProvider,
  order: Order & { customerId: string; plan: PricedPlan },
) {
  const held = await provider.listSubscriptions(order.customerId)
  const current = held.find(({ status }) => ['active', 'trialing', 'past_due'].includes(status))
  if (current) return changePlan(deps, provider, { subscriptionId: current.id, priceId: order.priceId })
  // Nobody pays for these any more. Left alone they would come back to life beside the new one.
  for (const { id } of held.filter(({ status }) => ['unpaid', 'paused'].includes(status))) {
    await provider.endSubscription(id, { credit: false })
    await syncSubscription(deps, { subscriptionId: id })
  }
  const url = await provider.openCheckout({
    customerId: order.customerId,
    priceId: order.priceId,
    reference: String(order.userId),
    successUrl: new URL('/payment?status=success', deps.publicUrl).href,
    cancelUrl: new URL(`/payment?status=canceled&plan=${order.plan.name}`, deps.publicUrl).href,
  })
  if (!URL.canParse(url)) throw new AppError('PROVIDER_FAILED', 'Stripe sent no address to pay at.')
  return { url }
}

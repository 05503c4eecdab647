import { AppError } from '../../../kernel/errors.ts'
import { type Cashier, CashierFailed } from '../../../providers/payment-provider.ts'
import { findOrMakeCustomer, forgetLostCustomer } from './customers.service.ts'
import { orProviderFailed, type PaymentDesk } from './payment-deps.ts'
import { changePlan } from './plan-change.service.ts'
import { planOnSale } from './plan-prices.ts'
import { syncSubscription } from './sync.service.ts'

export interface Order {
  userId: number
  priceId: string
}

/** The address to open: Stripe's page to pay at, or ours where the change is made already. */
export function startCheckout(desk: PaymentDesk, order: Order): Promise<{ url: string }> {
  return orProviderFailed(desk, sell(desk, order))
}

async function sell(desk: PaymentDesk, order: Order, again = false): Promise<{ url: string }> {
  const { db, till } = desk
  const cashier = await till.cashier()
  await planOnSale(db, order.priceId)
  const customerId = await findOrMakeCustomer(db, cashier, order)
  try {
    return await sellTo(desk, cashier, { ...order, customerId })
  } catch (error) {
    if (!(error instanceof CashierFailed) || error.missing !== 'customer' || again) throw error
    await forgetLostCustomer(db, { userId: order.userId, customerId })
    return sell(desk, order, true)
  }
}

/** Asks Stripe, not us: who has just paid in another tab must not be sold a second subscription. */
async function sellTo(desk: PaymentDesk, cashier: Cashier, order: Order & { customerId: string }) {
  const held = await cashier.listSubscriptions(order.customerId)
  const current = held.find(({ status }) => ['active', 'trialing', 'past_due'].includes(status))
  if (current) return changePlan(desk, cashier, { subscriptionId: current.id, priceId: order.priceId })
  /** Nobody pays for these any more. Left alone they would come back to life beside the new one. */
  for (const { id } of held.filter(({ status }) => ['unpaid', 'paused'].includes(status))) {
    await cashier.endSubscription(id, { credit: false })
    await syncSubscription(desk, { subscriptionId: id })
  }
  const url = await cashier.openCheckout({
    customerId: order.customerId,
    priceId: order.priceId,
    reference: String(order.userId),
    successUrl: new URL('/payment?status=success', desk.publicUrl).href,
    cancelUrl: new URL('/payment?status=canceled', desk.publicUrl).href,
  })
  if (!URL.canParse(url)) throw new AppError('PROVIDER_FAILED', 'Stripe answered without an address to pay at.')
  return { url }
}

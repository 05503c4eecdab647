import { invalid } from '../../../kernel/errors.ts'
import { PaymentFailed, type PaymentProvider } from '../../../providers/payment-provider.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { planOnSale, plansOfPrices } from './plan-prices.ts'
import { syncSubscription } from './sync.service.ts'

interface Change {
  subscriptionId: string
  priceId: string
}

/**
 * A larger plan counts from now, and the difference for the rest of the period is paid now. A smaller one counts from
 * the renewal: paying back while the larger plan's credits are kept would give them away.
 */
export async function changePlan(deps: PaymentDeps, provider: PaymentProvider, { subscriptionId, priceId }: Change) {
  const agreement = await provider.readSubscription(subscriptionId)
  if (!agreement) throw new PaymentFailed('Stripe does not know this subscription.')
  if (agreement.status === 'past_due' && agreement.invoiceUrl) return { url: agreement.invoiceUrl }

  const { db } = deps
  const wanted = await planOnSale(db, priceId)
  const paidPrice = agreement.purchase?.priceId ?? ''
  const plans = await plansOfPrices(db, [agreement.priceId, paidPrice])
  const [renewsTo, paid] = [plans.get(agreement.priceId), plans.get(paidPrice)]
  const cancels = agreement.canceledAt !== null
  if (renewsTo?.id === wanted.id && !cancels) throw invalid({ priceId: `You are on the ${wanted.title} plan already.` })

  if (renewsTo?.id !== wanted.id) {
    // Against what was paid, not what comes next: taking a downgrade back must not charge for the same month twice.
    const charge = wanted.price_cents > (paid?.price_cents ?? 0)
    const moved = await provider.movePlan({ id: subscriptionId, itemId: agreement.itemId, priceId, charge })
    if (moved.pending) {
      if (moved.invoiceUrl) return { url: moved.invoiceUrl }
      throw new PaymentFailed('The payment did not go through. Your plan has not changed.')
    }
  }
  // After the payment: a declined card must not renew what somebody has canceled.
  if (cancels) await provider.setRenewal(subscriptionId, true)
  await syncSubscription(deps, { subscriptionId })
  return { url: new URL('/payment?status=success&change=1', deps.publicUrl).href }
}

import type { Agreement, PaymentProvider } from '../../../providers/payment-provider.ts'
import { heldSubscription } from './held-subscription.ts'
import { orProviderFailed, type PaymentDeps } from './payment-deps.ts'
import { syncSubscription } from './sync.service.ts'

/** Keeps what was paid for until its end. Asked twice, it answers the same. */
export async function cancelSubscription(deps: PaymentDeps, { userId }: { userId: number }) {
  const id = await heldSubscription(deps.db, { userId })
  const cancel = async () => {
    const provider = await deps.access.provider()
    const agreement = await provider.readSubscription(id)
    if (agreement && !agreement.endedAt) await stopRenewal(deps, provider, { agreement })
    await syncSubscription(deps, { subscriptionId: id })
  }
  await orProviderFailed(deps, cancel())
  return { canceled: true }
}

/** If nothing paid is left it ends at once: until the end of the unpaid period Stripe would keep trying to charge the card. */
export async function stopRenewal(
  { clock }: Pick<PaymentDeps, 'clock'>,
  provider: PaymentProvider,
  { agreement, reason }: { agreement: Agreement; reason?: string },
): Promise<void> {
  const { id, status, purchase } = agreement
  const paid = ['active', 'trialing'].includes(status) || (purchase !== null && purchase.endsAt > clock.now())
  if (paid) await provider.setRenewal(id, false, reason)
  else await provider.endSubscription(id, { credit: false })
}

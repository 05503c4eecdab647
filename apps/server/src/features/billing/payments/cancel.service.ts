import { notFound } from '../../../kernel/errors.ts'
import type { Agreement, Cashier } from '../../../providers/payment-provider.ts'
import { orProviderFailed, type PaymentDesk } from './payment-deps.ts'
import { syncSubscription } from './sync.service.ts'

/** Keeps what was paid for until its end. Asked twice, it answers the same. */
export async function cancelSubscription(desk: PaymentDesk, { userId }: { userId: number }) {
  const held = await desk.db
    .selectFrom('subscriptions')
    .select('stripe_subscription_id as id')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!held) throw notFound('An active plan')
  const cancel = async () => {
    const cashier = await desk.till.cashier()
    const agreement = await cashier.readSubscription(held.id)
    if (agreement && !agreement.endedAt) await stopRenewal(desk, cashier, { agreement })
    await syncSubscription(desk, { subscriptionId: held.id })
  }
  await orProviderFailed(desk, cancel())
  return { canceled: true }
}

/** Where nothing paid is left, the end of the unpaid period would mean more tries to charge the card until then. */
export async function stopRenewal(
  { clock }: Pick<PaymentDesk, 'clock'>,
  cashier: Cashier,
  { agreement, reason }: { agreement: Agreement; reason?: string },
): Promise<void> {
  const { id, status, purchase } = agreement
  const paid = ['active', 'trialing'].includes(status) || (purchase !== null && purchase.endsAt > clock.now())
  if (paid) await cashier.setRenewal(id, false, reason)
  else await cashier.endSubscription(id, { credit: false })
}

import { notFound } from '../../errors.ts'
import { syncSubscription } from './sync.service.ts'
import { orProviderFailed, type PaymentDesk } from './till.ts'

/** Keeps what was paid for until its end. Asked twice, it answers the same. */
export async function cancelSubscription(desk: PaymentDesk, { userId }: { userId: number }) {
  const { db, clock, till } = desk
  const held = await db
    .selectFrom('subscriptions')
    .select(['stripe_subscription_id as id', 'period_ends_at'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!held) throw notFound('An active plan')
  const cancel = async () => {
    const cashier = await till.cashier()
    const agreement = await cashier.readSubscription(held.id)
    /** Where nothing paid is left, the end of the unpaid period would mean more tries to charge the card until then. */
    const unpaid = agreement && ['past_due', 'unpaid'].includes(agreement.status) && held.period_ends_at <= clock.now()
    if (unpaid) await cashier.endSubscription(held.id, { credit: false })
    else if (agreement && !agreement.endedAt) await cashier.setRenewal(held.id, false)
    await syncSubscription(desk, { subscriptionId: held.id })
  }
  await orProviderFailed(desk, cancel())
  return { canceled: true }
}

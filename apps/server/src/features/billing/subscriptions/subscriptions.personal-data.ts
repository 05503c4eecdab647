import type { PersonalData } from '../../../db/personal-data.ts'
import { queueForget } from '../payments/payment-queue.ts'

export const subscriptionData: PersonalData = {
  name: 'subscriptions',
  tables: ['subscriptions'],
  read: (db, userId) =>
    db
      .selectFrom('subscriptions')
      .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
      .select([
        'plans.name as plan',
        'subscriptions.price_cents',
        'subscriptions.created_at',
        'canceled_at',
        'expire_at',
      ])
      .where('user_id', '=', userId)
      .orderBy('subscriptions.id')
      .execute(),
  // The books must stay right after somebody leaves: the row stays and forgets whose it was. Stripe is told by a job
  // queued with the deletion, so that nobody pays on for an account that is gone.
  remove: async (tx, userId, clock) => {
    const now = clock.now()
    await tx
      .updateTable('subscriptions')
      .set((eb) => ({
        user_id: null,
        canceled_at: eb.fn.coalesce('canceled_at', eb.val(now)),
        expire_at: eb.fn.coalesce('ended_at', eb.val(now)),
        ended_at: eb.fn.coalesce('ended_at', eb.val(now)),
        version: eb('version', '+', 1),
      }))
      .where('user_id', '=', userId)
      .execute()
    const user = await tx.selectFrom('users').select('stripe_id').where('id', '=', userId).executeTakeFirst()
    if (user?.stripe_id) await queueForget(tx, clock, { customerId: user.stripe_id })
    return []
  },
}

import type { Db } from '../../../db/client.ts'
import { notFound } from '../../../kernel/errors.ts'

/** The provider's id of the one subscription that has not ended, as far as we know. */
export async function heldSubscription(db: Db, { userId }: { userId: number }): Promise<string> {
  const held = await db
    .selectFrom('subscriptions')
    .select('stripe_subscription_id as id')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!held) throw notFound('An active plan')
  return held.id
}

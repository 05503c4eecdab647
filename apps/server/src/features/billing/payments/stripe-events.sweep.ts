import type { Db } from '../../../db/client.ts'
import type { Clock } from '../../../kernel/clock.ts'

/** Stripe sends an event again for three days, and by hand for thirty: within that time it must be known. */
const keptMs = 90 * 86_400_000

export async function sweepStripeEvents(db: Db, clock: Clock): Promise<void> {
  await db
    .deleteFrom('stripe_events')
    .where('applied_at', '<', new Date(clock.now().getTime() - keptMs))
    .execute()
}

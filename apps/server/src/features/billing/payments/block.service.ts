import type { Agreement, PaymentProvider } from '../../../providers/payment-provider.ts'
import { stopRenewal } from './cancel.service.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { syncSubscription } from './sync.service.ts'

const reason = 'block'

/**
 * Nobody is charged for an account they cannot open: a block stops the renewal, and its end brings back what it had
 * stopped. Looks at how things stand now, so that a block taken back at once is one, whichever job runs first.
 */
export async function followBlock(deps: PaymentDeps, { userId }: { userId: number }): Promise<void> {
  const user = await deps.db
    .selectFrom('users')
    .select(['stripe_id', 'blocked_at'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user?.stripe_id) return
  const provider = await deps.access.provider()
  const blocked = user.blocked_at !== null
  // Or Stripe's page, left open in another tab, would still take the money.
  if (blocked) await provider.closeCheckouts(user.stripe_id)
  for (const { id } of await provider.listSubscriptions(user.stripe_id)) {
    const agreement = await provider.readSubscription(id)
    if (agreement && (await settle(deps, provider, { agreement, blocked })))
      await syncSubscription(deps, { subscriptionId: id })
  }
}

/** Whether anything was changed. What somebody has canceled themselves stays canceled. */
async function settle(
  deps: PaymentDeps,
  provider: PaymentProvider,
  { agreement, blocked }: { agreement: Agreement; blocked: boolean },
): Promise<boolean> {
  if (blocked && !agreement.canceledAt) await stopRenewal(deps, provider, { agreement, reason })
  else if (!blocked && agreement.stopReason === reason) await provider.setRenewal(agreement.id, true)
  else return false
  return true
}

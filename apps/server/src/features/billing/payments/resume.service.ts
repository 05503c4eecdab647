import { notFound } from '../../../kernel/errors.ts'
import { heldSubscription } from './held-subscription.ts'
import { orProviderFailed, type PaymentDeps } from './payment-deps.ts'
import { syncSubscription } from './sync.service.ts'

/** The renewal comes back as it was, and nothing is charged before it. Asked twice, it answers the same. */
export async function resumeSubscription(deps: PaymentDeps, { userId }: { userId: number }) {
  const id = await heldSubscription(deps.db, { userId })
  const ended = await orProviderFailed(deps, resume(deps, id))
  // It ended there before we heard of it: what is left is to choose a plan anew.
  if (ended) throw notFound('A plan to resume')
  return { resumed: true }
}

async function resume(deps: PaymentDeps, id: string): Promise<boolean> {
  const provider = await deps.access.provider()
  const agreement = await provider.readSubscription(id)
  const ended = !agreement || agreement.endedAt !== null
  if (!ended && agreement.canceledAt) await provider.setRenewal(id, true)
  await syncSubscription(deps, { subscriptionId: id })
  return ended
}

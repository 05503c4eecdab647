import { notFound } from '../../../kernel/errors.ts'
import { orProviderFailed, type PaymentDeps } from './payment-deps.ts'

/** For whoever has ever been a customer: invoices are wanted after a plan has ended, too. */
export async function openPortal(deps: PaymentDeps, { userId }: { userId: number }): Promise<{ url: string }> {
  const user = await deps.db.selectFrom('users').select('stripe_id').where('id', '=', userId).executeTakeFirst()
  const customerId = user?.stripe_id
  if (!customerId) throw notFound('A payment of yours')
  const provider = await deps.access.provider()
  const returnUrl = new URL('/account', deps.publicUrl).href
  return { url: await orProviderFailed(deps, provider.openPortal({ customerId, returnUrl })) }
}

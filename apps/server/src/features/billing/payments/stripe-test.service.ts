import type { Db } from '../../../db/client.ts'
import { AppError } from '../../../kernel/errors.ts'
import type { Cashier } from '../../../providers/payment-provider.ts'
import { orProviderFailed, type PaymentDesk } from './payment-deps.ts'

/** Asks for what costs nothing: whether the key is accepted, and whether the plans' prices are what the plans say. */
export async function testStripe(desk: PaymentDesk) {
  const started = performance.now()
  const cashier = await desk.till.cashier().catch(() => {
    throw new AppError('PROVIDER_NOT_SET', 'No Stripe key is stored. Enter one and update the settings first.')
  })
  const problems = await orProviderFailed(
    desk,
    (async () => {
      await cashier.ping()
      return findProblems(desk.db, cashier)
    })(),
  )
  const secret = await desk.till.webhookSecret().catch(() => null)
  if (!secret) problems.push('No webhook signing secret is stored: payments would not reach the plans.')
  else if (!secret.startsWith('whsec_')) problems.push('The webhook signing secret should begin with whsec_.')
  return { works: true, milliseconds: Math.round(performance.now() - started), problems }
}

async function findProblems(db: Db, cashier: Cashier): Promise<string[]> {
  const plans = await db.selectFrom('plans').selectAll().where('paid', '=', true).orderBy('id').execute()
  const problems: string[] = []
  for (const { title, price_cents, stripe_price_id } of plans) {
    const price = stripe_price_id ? await cashier.readPrice(stripe_price_id) : null
    if (!stripe_price_id) problems.push(`${title} has no Stripe price ID.`)
    else if (!price) problems.push(`${title}: Stripe does not know the price ${stripe_price_id}.`)
    else if (!price.active) problems.push(`${title}: the price is archived at Stripe.`)
    else if (price.interval !== 'month') problems.push(`${title}: the price at Stripe is not a monthly one.`)
    else if (price.currency !== 'usd' || price.cents !== price_cents)
      problems.push(`${title}: the price at Stripe is not $${(price_cents / 100).toFixed(2)}.`)
  }
  return problems
}

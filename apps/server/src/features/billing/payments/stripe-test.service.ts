import type { Db } from '../../../db/client.ts'
import { AppError } from '../../../kernel/errors.ts'
import type { PaymentProvider } from '../../../providers/payment-provider.ts'
import { orProviderFailed, type PaymentDeps } from './payment-deps.ts'

interface Tested {
  /** As typed; without it the stored one. */
  key?: string | undefined
  webhookSecret?: string | undefined
  /** Only this plan's price. */
  planId?: number | undefined
}

/** Asks for what costs nothing: whether the key is accepted, and whether the plans' prices are what the plans say. */
export async function testStripe(deps: PaymentDeps, tested: Tested = {}) {
  const started = performance.now()
  const provider = await deps.access.provider(tested.key?.trim()).catch(() => null)
  if (!provider) {
    // Nobody asked about the key: a plan may get its price first.
    if (tested.planId !== undefined) return { works: false, milliseconds: 0, problems: [] }
    throw new AppError('PROVIDER_NOT_SET', 'There is no Stripe key yet. Enter one to test it.')
  }
  const problems = await orProviderFailed(
    deps,
    (async () => {
      await provider.ping()
      return findProblems(deps.db, provider, tested.planId)
    })(),
  )
  if (tested.planId === undefined) problems.push(...(await secretProblems(deps, tested)))
  return { works: true, milliseconds: Math.round(performance.now() - started), problems }
}

async function secretProblems({ access }: PaymentDeps, { webhookSecret }: Tested): Promise<string[]> {
  const secret = webhookSecret?.trim() || (await access.webhookSecret().catch(() => null))
  if (!secret) return ['There is no webhook signing secret yet: payments would not reach the plans.']
  return secret.startsWith('whsec_') ? [] : ['The webhook signing secret should begin with whsec_.']
}

async function findProblems(db: Db, provider: PaymentProvider, planId?: number): Promise<string[]> {
  const plans = await db
    .selectFrom('plans')
    .selectAll()
    .where('paid', '=', true)
    .$if(planId !== undefined, (query) => query.where('id', '=', planId as number))
    .orderBy('id')
    .execute()
  const problems: string[] = []
  for (const { title, price_cents, stripe_price_id } of plans) {
    const price = stripe_price_id ? await provider.readPrice(stripe_price_id) : null
    if (!stripe_price_id) problems.push(`${title} has no Stripe price ID.`)
    else if (!price) problems.push(`${title}: Stripe does not know the price ${stripe_price_id}.`)
    else if (!price.active) problems.push(`${title}: the price is archived at Stripe.`)
    else if (price.interval !== 'month') problems.push(`${title}: the price at Stripe is not a monthly one.`)
    else if (price.currency !== 'usd' || price.cents !== price_cents)
      problems.push(`${title}: the price at Stripe is not $${(price_cents / 100).toFixed(2)}.`)
  }
  return problems
}

import type { PlanName } from '@inkbloom/contract'
import type { Db, Tx } from '../../../db/client.ts'
import { invalid } from '../../../kernel/errors.ts'

export interface PricedPlan {
  id: number
  name: PlanName
  title: string
  price_cents: number
}

/** By any price that a plan has ever had: whoever subscribed before it changed goes on paying the old one. */
export async function plansOfPrices(db: Db | Tx, priceIds: string[]): Promise<Map<string, PricedPlan>> {
  const plans = await db
    .selectFrom('plan_prices')
    .innerJoin('plans', 'plans.id', 'plan_prices.plan_id')
    .select(['plan_prices.stripe_price_id', 'plans.id', 'plans.name', 'plans.title', 'plans.price_cents'])
    .where('plan_prices.stripe_price_id', 'in', priceIds)
    .execute()
  return new Map(plans.map(({ stripe_price_id, ...plan }) => [stripe_price_id, plan]))
}

/** Only what is on sale now. */
export async function planOnSale(db: Db, priceId: string): Promise<PricedPlan> {
  const plan = await db
    .selectFrom('plans')
    .select(['id', 'name', 'title', 'price_cents'])
    .where('paid', '=', true)
    .where('stripe_price_id', '=', priceId)
    .executeTakeFirst()
  if (!plan) throw invalid({ priceId: 'This plan is not on sale. Load the plans again.' })
  return plan
}

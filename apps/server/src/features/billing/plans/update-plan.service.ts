import type { Plans } from '../../../db/billing-tables.ts'
import type { Db } from '../../../db/client.ts'
import { breaks, invalid, notFound } from '../../../kernel/errors.ts'
import { readPlan } from './plans.service.ts'

export interface PlanChange {
  id: number
  name: Plans['name']
  title: string
  description: string
  price?: number | undefined
  publicPageLimit: number
  pageCreationLimit: number
  /** Absent leaves it as it is; empty takes the plan off sale. */
  stripePriceId?: string | null | undefined
}

export async function updatePlan(db: Db, change: PlanChange) {
  const kept = await db.selectFrom('plans').select(['name', 'paid']).where('id', '=', change.id).executeTakeFirst()
  if (!kept) throw notFound('This plan')
  if (change.name !== kept.name) throw invalid({ name: `This plan is called ${kept.name}, and keeps its name.` })
  try {
    await db
      .updateTable('plans')
      .set({
        title: change.title,
        description: change.description,
        public_page_limit: change.publicPageLimit,
        page_creation_limit: change.pageCreationLimit,
        ...priceOf(change, kept),
      })
      .where('id', '=', change.id)
      .execute()
  } catch (error) {
    if (breaks(error, 'plans_stripe_price_id_key'))
      throw invalid({ stripePriceId: 'Another plan has this price ID. Each plan needs its own.' })
    throw error
  }
  return { updated: true, plan: await readPlan(db, { id: change.id }) }
}

/** Cents inside, dollars on the wire: 19.99 times 100 is 1998.9999999999998. */
function priceOf({ price, stripePriceId }: PlanChange, { paid }: { paid: boolean }) {
  if (paid) {
    if (price === undefined) throw invalid({ price: 'Enter a price, such as 7.99.' })
    return {
      price_cents: Math.round(price * 100),
      ...(stripePriceId !== undefined && { stripe_price_id: stripePriceId || null }),
    }
  }
  if (price !== undefined) throw invalid({ price: 'The free plan has no price.' })
  if (stripePriceId) throw invalid({ stripePriceId: 'The free plan is not sold at Stripe.' })
  return {}
}

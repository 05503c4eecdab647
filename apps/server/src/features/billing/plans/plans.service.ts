import type { Plan } from '@inkbloom/contract'
import type { Selectable } from 'kysely'
import type { Plans } from '../../../db/billing-tables.ts'
import type { Db } from '../../../db/client.ts'
import { askReady } from '../../../db/ready-queries.ts'
import { notFound } from '../../../kernel/errors.ts'

export async function listPlans(db: Db, { paidOnly }: { paidOnly: boolean }): Promise<Plan[]> {
  const rows = await askReady(db, db.selectFrom('plans').selectAll().orderBy('id').compile())
  const starter = rows.find((row) => row.name === 'starter')
  return rows.filter((row) => row.paid || !paidOnly).map((row) => toPlan(row, starter))
}

export async function readPlan(db: Db, { id }: { id: number }): Promise<Plan> {
  const plan = (await listPlans(db, { paidOnly: false })).find((one) => one.id === id)
  if (!plan) throw notFound('This plan')
  return plan
}

function toPlan(row: Selectable<Plans>, starter: Selectable<Plans> | undefined): Plan {
  return {
    id: row.id,
    name: row.name,
    title: row.title,
    description: row.description,
    price: row.price_cents / 100,
    discount: row.name === 'advanced' && starter ? discountOf(row, starter) : 0,
    paid: row.paid,
    stripe_price_id: row.stripe_price_id,
    public_page_limit: row.public_page_limit,
    page_creation_limit: row.page_creation_limit,
  }
}

/** Whole percent saved per created page, rounded down: never promise more than is given. */
function discountOf(plan: Selectable<Plans>, starter: Selectable<Plans>): number {
  if (!plan.page_creation_limit || !starter.page_creation_limit || !starter.price_cents) return 0
  // In whole numbers: 1 - 0.8 is 0.19999999999999996, and 20% would be told as 19.
  const asStarter = plan.page_creation_limit * starter.price_cents
  const saved = asStarter - plan.price_cents * starter.page_creation_limit
  return Math.max(0, Math.floor((saved * 100) / asStarter))
}

import type { Tx } from '../../../db/client.ts'
import type { LivePlan, PaidSpan } from '../plans/live-plan.ts'
import type { Period } from './periods.ts'

const kinds = ['public_page', 'page_creation'] as const

/**
 * A larger plan in mid-period adds the difference for the share of the period that it was paid for, rounded up: a last
 * day's upgrade costs a thirtieth of the month, and must not bring a whole month's pages. A smaller plan takes nothing
 * away; it counts from the renewal. Null where somebody else has raised it first.
 */
export async function raisePeriod(
  tx: Tx,
  now: Date,
  { period, plan, span }: { period: Period; plan: LivePlan; span: PaidSpan },
): Promise<Period | null> {
  const more = { public_page: 0, page_creation: 0 }
  for (const kind of kinds) more[kind] = shareOf(span, plan.limits[kind] - period[`${kind}_limit`])
  if (more.public_page + more.page_creation === 0) return period
  const raised = await tx
    .updateTable('credit_periods')
    .set((eb) => ({
      plan_id: plan.id,
      public_page: eb('public_page', '+', more.public_page),
      public_page_limit: eb('public_page_limit', '+', more.public_page),
      page_creation: eb('page_creation', '+', more.page_creation),
      page_creation_limit: eb('page_creation_limit', '+', more.page_creation),
    }))
    .where('id', '=', period.id)
    .where('plan_id', '=', period.plan_id)
    .returningAll()
    .executeTakeFirst()
  if (!raised) return null
  const entries = kinds
    .filter((kind) => more[kind] > 0)
    .map((kind) => ({
      period_id: period.id,
      kind,
      delta: more[kind],
      reason: 'adjust' as const,
      reference: `period:${period.id}:plan:${plan.id}`,
      created_at: now,
    }))
  await tx.insertInto('credit_entries').values(entries).execute()
  return raised
}

/** In whole milliseconds, so that the whole of a period is exactly the whole difference. */
function shareOf({ startsAt, endsAt, planSince }: PaidSpan, difference: number): number {
  if (difference <= 0) return 0
  const paidFor = endsAt.getTime() - planSince.getTime()
  return Math.ceil((difference * paidFor) / (endsAt.getTime() - startsAt.getTime()))
}

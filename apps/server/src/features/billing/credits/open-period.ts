import type { Tx } from '../../../db/client.ts'
import type { Clock } from '../../../kernel/clock.ts'
import { livePlan } from '../plans/live-plan.ts'
import { monthAround, type Period } from './periods.ts'
import { raisePeriod } from './raise-period.ts'

/** The current period. Whoever needs it first opens it with the plan's limits, so that no timer has to. */
export async function openPeriod(tx: Tx, clock: Clock, { userId }: { userId: number }): Promise<Period> {
  const now = clock.now()
  const plan = await livePlan(tx, { userId, now })
  const span = plan.paidSpan ?? monthAround(plan.memberSince, now)
  const { planId, limits } = plan.opening
  const key = { user_id: userId, subscription_id: plan.subscriptionId, starts_at: span.startsAt }
  const opened = await tx
    .insertInto('credit_periods')
    .values({
      ...key,
      plan_id: planId,
      ends_at: span.endsAt,
      public_page_limit: limits.public_page,
      page_creation_limit: limits.page_creation,
      ...limits,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'subscription_id', 'starts_at']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (opened) await recordGrant(tx, now, opened)
  const period = opened ?? (await findPeriod(tx, key))
  if (!plan.paidSpan || period.plan_id === plan.id) return period
  const raised = await raisePeriod(tx, now, { period, plan, span: plan.paidSpan })
  return raised ?? findPeriod(tx, key)
}

function findPeriod(
  tx: Tx,
  key: { user_id: number; subscription_id: number | null; starts_at: Date },
): Promise<Period> {
  return tx
    .selectFrom('credit_periods')
    .selectAll()
    .where('user_id', '=', key.user_id)
    .where('starts_at', '=', key.starts_at)
    .where('subscription_id', 'is not distinct from', key.subscription_id)
    .executeTakeFirstOrThrow()
}

async function recordGrant(tx: Tx, now: Date, period: Period) {
  const kinds = ['public_page', 'page_creation'] as const
  const grants = kinds
    .filter((kind) => period[kind] > 0)
    .map((kind) => ({
      period_id: period.id,
      kind,
      delta: period[kind],
      reason: 'grant' as const,
      reference: `period:${period.id}`,
      created_at: now,
    }))
  if (grants.length > 0) await tx.insertInto('credit_entries').values(grants).execute()
}

import type { ExpressionBuilder } from 'kysely'
import { type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '../../../db/client.ts'
import type { Tables } from '../../../db/tables.ts'
import { notFound } from '../../../kernel/errors.ts'

type WithSub = Tables & { sub: Tables['subscriptions'] }

/**
 * Stripe takes an hour to charge for a renewal, and up to three days to tell us if we were not there. Until then the plan
 * stays, without new credits; after that, what nobody has paid for is over.
 */
const renewalGraceMs = 3 * 86_400_000

/**
 * Whether a subscription counts at a given moment. While Stripe retries a payment (past_due) the plan stays until the end of
 * what was paid for.
 */
export function isLive(eb: ExpressionBuilder<WithSub, 'sub'>, now: Date) {
  return eb.and([
    eb('sub.ended_at', 'is', null),
    eb.or([eb('sub.expire_at', 'is', null), eb('sub.expire_at', '>', now)]),
    eb.or([
      eb.and([
        eb('sub.status', 'in', ['active', 'trialing']),
        eb('sub.period_ends_at', '>', new Date(now.getTime() - renewalGraceMs)),
      ]),
      eb.and([eb('sub.status', '=', 'past_due'), eb('sub.period_ends_at', '>', now)]),
    ]),
  ])
}

export const planOfSubscription = sql<SqlBool>`plans.id = coalesce(sub.plan_id, 1)`

export interface LivePlan {
  id: number
  paid: boolean
  memberSince: Date
  subscriptionId: number | null
  /** What was paid for; null on the free plan. */
  paidSpan: PaidSpan | null
  limits: PlanLimits
  /** Of the plan that the paid span began with: the same, unless it was changed in between. */
  opening: { planId: number; limits: PlanLimits }
}

export interface PaidSpan {
  startsAt: Date
  endsAt: Date
  /** Since when the present plan has been the one paid for. */
  planSince: Date
}

export interface PlanLimits {
  public_page: number
  page_creation: number
}

/** The plan somebody is on, derived from their subscription and stored nowhere else. */
export async function livePlan(db: Db | Tx, { userId, now }: { userId: number; now: Date }): Promise<LivePlan> {
  const row = await db
    .selectFrom('users')
    .leftJoin('subscriptions as sub', (join) => join.onRef('sub.user_id', '=', 'users.id').on((eb) => isLive(eb, now)))
    .innerJoin('plans', (join) => join.on(planOfSubscription))
    .innerJoin('plans as opening', (join) =>
      join.on((eb) => eb('opening.id', '=', eb.fn.coalesce('sub.opening_plan_id', 'plans.id'))),
    )
    .select([
      'plans.id',
      'plans.paid',
      'users.created_at',
      'sub.id as subscription_id',
      'sub.period_starts_at',
      'sub.period_ends_at',
      'sub.plan_since',
      'plans.public_page_limit',
      'plans.page_creation_limit',
      'opening.id as opening_id',
      'opening.public_page_limit as opening_public_page_limit',
      'opening.page_creation_limit as opening_page_creation_limit',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (!row) throw notFound('This person')
  const { period_starts_at: startsAt, period_ends_at: endsAt } = row
  return {
    id: row.id,
    paid: row.paid,
    memberSince: row.created_at,
    subscriptionId: row.subscription_id,
    paidSpan: startsAt && endsAt ? { startsAt, endsAt, planSince: row.plan_since ?? startsAt } : null,
    limits: { public_page: row.public_page_limit, page_creation: row.page_creation_limit },
    opening: {
      planId: row.opening_id,
      limits: { public_page: row.opening_public_page_limit, page_creation: row.opening_page_creation_limit },
    },
  }
}

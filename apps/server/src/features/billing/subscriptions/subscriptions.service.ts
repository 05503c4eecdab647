import type { Subscription } from '@inkbloom/contract'
import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { fetchSize, type ListInput, offsetOf, readIdCursor, toPaginated } from '../../../kernel/lists.ts'

type Row = Awaited<ReturnType<ReturnType<typeof selectSubscriptions>['executeTakeFirstOrThrow']>>

interface SubscriptionList extends ListInput {
  search: string
  status: 'all' | 'active' | 'canceled'
}

export async function paginateSubscriptions(db: Db, input: SubscriptionList) {
  const after = readIdCursor(input)
  let query = selectSubscriptions(db).orderBy('subscriptions.id', 'desc').limit(fetchSize).offset(offsetOf(input))
  if (after !== null) query = query.where('subscriptions.id', '<', after)
  // The first condition uses the index, which covers the name too; the second narrows it to the address.
  if (input.search)
    query = query
      .where(sql<boolean>`users.words @@ search_query(${input.search})`)
      .where(sql<boolean>`search_words(users.email) @@ search_query(${input.search})`)
  if (input.status !== 'all')
    query = query.where('subscriptions.canceled_at', input.status === 'canceled' ? 'is not' : 'is', null)
  return toPaginated(await query.execute(), input, { item: toSubscription, cursor: (row) => row.id })
}

function selectSubscriptions(db: Db) {
  return db
    .selectFrom('subscriptions')
    .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
    .leftJoin('users', 'users.id', 'subscriptions.user_id')
    .select([
      'subscriptions.id',
      'subscriptions.price_cents',
      'subscriptions.status',
      'subscriptions.created_at',
      'subscriptions.canceled_at',
      'subscriptions.expire_at',
      'plans.name as plan',
      'users.email',
      'users.stripe_id',
    ])
}

const iso = (date: Date | null) => date?.toISOString() ?? null

function toSubscription(row: Row): Subscription {
  return {
    id: row.id,
    user: { email: row.email, stripe_id: row.stripe_id },
    plan: row.plan,
    price: row.price_cents / 100,
    created_at: row.created_at.toISOString(),
    canceled_at: iso(row.canceled_at),
    expire_at: iso(row.expire_at),
  }
}

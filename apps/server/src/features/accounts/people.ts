import type { User } from '@inkbloom/contract'
import type { Db, Tx } from '../../db/client.ts'
import { fileUrl } from '../../providers/storage.ts'
import { isLive, planOfSubscription } from '../billing/plans/live-plan.ts'

/** People with the plan they are on now, which follows from their subscription and is stored nowhere else. */
export function selectPeople(db: Db | Tx, now: Date) {
  return db
    .selectFrom('users')
    .leftJoin('subscriptions as sub', (join) => join.onRef('sub.user_id', '=', 'users.id').on((eb) => isLive(eb, now)))
    .innerJoin('plans', (join) => join.on(planOfSubscription))
    .leftJoin('plans as next_plan', 'next_plan.id', 'sub.next_plan_id')
    .leftJoin('uploads as photo', 'photo.id', 'users.photo_id')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.admin',
      'users.stripe_id',
      'users.blocked_at',
      'users.created_at',
      'photo.key as photo_key',
      'plans.name as plan_name',
      'plans.title as plan_title',
      'plans.paid as plan_paid',
      'next_plan.name as next_plan_name',
      'sub.id as sub_id',
      'sub.price_cents as sub_price_cents',
      'sub.created_at as sub_created_at',
      'sub.period_ends_at as sub_period_ends_at',
      'sub.canceled_at as sub_canceled_at',
      'sub.expire_at as sub_expire_at',
    ])
    .where('users.house', '=', false)
}

export type Person = Awaited<ReturnType<ReturnType<typeof selectPeople>['executeTakeFirstOrThrow']>>

const iso = (date: Date | null) => date?.toISOString() ?? null

interface Shown {
  forAdmin: boolean
  /** Of the session that asks, where that is in a child's hands. */
  child?: User['child']
}

export function toUser(person: Person, { forAdmin, child = null }: Shown): User {
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    photo: person.photo_key && fileUrl(person.photo_key),
    admin: person.admin,
    stripe_id: forAdmin ? person.stripe_id : null,
    blocked: person.blocked_at !== null,
    created_at: person.created_at.toISOString(),
    plan: { title: person.plan_title, name: person.plan_name, paid: person.plan_paid },
    subscription: subscriptionOf(person),
    child,
  }
}

function subscriptionOf(person: Person): User['subscription'] {
  if (person.sub_id === null || !person.sub_created_at) return null
  return {
    id: person.sub_id,
    plan: person.plan_name,
    next_plan: person.next_plan_name,
    price: (person.sub_price_cents ?? 0) / 100,
    created_at: person.sub_created_at.toISOString(),
    renews_at: person.sub_canceled_at ? null : iso(person.sub_period_ends_at),
    canceled_at: iso(person.sub_canceled_at),
    expire_at: iso(person.sub_expire_at),
  }
}

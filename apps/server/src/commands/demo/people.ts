import type { Db } from '../../db/client.ts'
import { hashPassword } from '../../features/accounts/passwords.ts'
import type { Random } from './random.ts'

export const demoPassword = 'color-me-in'
export const signIns = [
  { name: 'Ana Duarte', email: 'admin@example.com', plan: 'admin' },
  { name: 'Mara Okafor', email: 'free@example.com', plan: 'free' },
  { name: 'Jonas Lind', email: 'starter@example.com', plan: 'starter' },
  { name: 'Priya Raman', email: 'advanced@example.com', plan: 'advanced' },
] as const

const first = [
  'Ada',
  'Amir',
  'Bea',
  'Chidi',
  'Clara',
  'Diego',
  'Elif',
  'Finn',
  'Grace',
  'Hana',
  'Ivo',
  'Jade',
  'Kofi',
  'Lena',
  'Mateo',
  'Nia',
  'Oskar',
  'Petra',
  'Quinn',
  'Rosa',
  'Sam',
  'Tove',
  'Uma',
  'Viktor',
  'Wren',
  'Yuki',
  'Zoë',
]
const last = [
  'Abe',
  'Berg',
  'Costa',
  'Dahl',
  'Eriksen',
  'Fischer',
  'Garcia',
  'Haddad',
  'Ito',
  'Jensen',
  'Kaya',
  'Lopez',
  'Moreau',
  'Novak',
  'Osei',
  'Park',
  'Rossi',
  'Silva',
  'Tanaka',
  'Varga',
  'Weber',
  'Young',
]

export interface DemoPerson {
  id: number
  createdAt: Date
  /** Whether their sign-in is printed. */
  printed: boolean
}

/** The sign-ins that are printed, and `count` others over a year, more of them each month. */
export async function addPeople(
  db: Db,
  random: Random,
  { now, count }: { now: Date; count: number },
): Promise<DemoPerson[]> {
  const passwordHash = await hashPassword(demoPassword)
  const yearAgo = new Date(now.getTime() - 364 * 86_400_000)
  const others = Array.from({ length: count }, (_, i) => {
    const name = `${random.pick(first)} ${random.pick(last)}`
    return {
      name,
      email: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}.${i}@example.com`,
      admin: false,
      created_at: random.growing(yearAgo, now),
    }
  })
  const printed = signIns.map(({ name, email, plan }, i) => ({
    name,
    email,
    admin: plan === 'admin',
    created_at: new Date(yearAgo.getTime() + i * 86_400_000),
  }))
  const rows = await db
    .insertInto('users')
    .values(
      [...printed, ...others].map((person) => ({
        ...person,
        password_hash: passwordHash,
        photo_id: null,
        verified_at: person.created_at,
        blocked_at: null,
        stripe_id: null,
      })),
    )
    .returning(['id', 'created_at'])
    .execute()
  return rows.map((row, i) => ({ id: row.id, createdAt: row.created_at, printed: i < signIns.length }))
}

/** Answers who pays, each with the day they began to. */
export async function addSubscriptions(
  db: Db,
  random: Random,
  { now, people }: { now: Date; people: DemoPerson[] },
): Promise<DemoPerson[]> {
  const plans = await db.selectFrom('plans').select(['id', 'name', 'price_cents']).where('paid', '=', true).execute()
  const month = 30 * 86_400_000
  const chosen = people.flatMap((person, i) => {
    const printed = signIns[i]?.plan
    const plan = plans.find(({ name }) => name === (printed ?? (random.next() < 0.75 ? 'starter' : 'advanced')))
    const wants = printed ? printed === 'starter' || printed === 'advanced' : random.next() < 0.22
    const began = new Date(
      Math.min(now.getTime() - 86_400_000, person.createdAt.getTime() + random.below(20) * 86_400_000),
    )
    return plan && wants && began >= person.createdAt ? [{ person, plan, began }] : []
  })
  const rows = chosen.map(({ person, plan, began }) => {
    const periods = Math.floor((now.getTime() - began.getTime()) / month)
    const startsAt = new Date(began.getTime() + periods * month)
    const endsAt = new Date(startsAt.getTime() + month)
    const canceled = !person.printed && random.next() < 0.15
    return {
      user_id: person.id,
      plan_id: plan.id,
      stripe_subscription_id: `sub_demo_${person.id}`,
      status: 'active',
      price_cents: plan.price_cents,
      period_starts_at: startsAt,
      period_ends_at: endsAt,
      created_at: began,
      canceled_at: canceled ? new Date(startsAt.getTime() + 1000) : null,
      expire_at: canceled ? endsAt : null,
      ended_at: null,
      synced_at: now,
    }
  })
  await db.insertInto('subscriptions').values(rows).execute()
  return chosen.map(({ person, began }) => ({ ...person, createdAt: began }))
}

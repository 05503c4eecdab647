import { hash } from '@node-rs/argon2'
import type { Db } from '../../src/db/client.ts'
import { openSession } from '../../src/features/accounts/sessions.service.ts'
import type { Clock } from '../../src/kernel/clock.ts'

export interface Person {
  id: number
  email: string
  name: string
  token: string
}

export const password = 'correct horse'
/** As weak as argon2 allows: a thousand of these are made, and none guards anything. */
const cheapHash = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })

type PlanName = 'free' | 'starter' | 'advanced'
interface Traits {
  name?: string
  email?: string
  plan?: PlanName
  admin?: boolean
  blocked?: boolean
  unverified?: boolean
  byLink?: boolean
}

/** Makes signed-in people by inserting rows: a test of something else should not wait for sign-up. */
export class People {
  readonly #db: Db
  readonly #clock: Clock
  #count = 0

  constructor(db: Db, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  admin(traits: Traits = {}): Promise<Person> {
    return this.make({ name: 'Ana Duarte', ...traits, admin: true })
  }

  /** A fresh session, for a test that let the old one's time pass. */
  async again(person: Person): Promise<Person> {
    return { ...person, token: await openSession(this.#db, this.#clock, { userId: person.id, byLink: false }) }
  }

  async make(traits: Traits = {}): Promise<Person> {
    this.#count += 1
    const name = traits.name ?? `Person ${this.#count}`
    const email = traits.email ?? `person${this.#count}@example.com`
    const now = this.#clock.now()
    const { id } = await this.#db
      .insertInto('users')
      .values({
        name,
        email,
        password_hash: await cheapHash,
        photo_id: null,
        admin: traits.admin ?? false,
        verified_at: traits.unverified ? null : now,
        blocked_at: traits.blocked ? now : null,
        stripe_id: null,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (traits.plan && traits.plan !== 'free') await this.#subscribe(id, traits.plan)
    return {
      id,
      name,
      email,
      token: await openSession(this.#db, this.#clock, { userId: id, byLink: traits.byLink ?? false }),
    }
  }

  async #subscribe(userId: number, plan: PlanName): Promise<void> {
    const now = this.#clock.now()
    const row = await this.#db
      .selectFrom('plans')
      .select(['id', 'price_cents'])
      .where('name', '=', plan)
      .executeTakeFirstOrThrow()
    await this.#db
      .insertInto('subscriptions')
      .values({
        user_id: userId,
        plan_id: row.id,
        stripe_subscription_id: `sub_${userId}`,
        status: 'active',
        price_cents: row.price_cents,
        period_starts_at: now,
        period_ends_at: new Date(now.getTime() + 30 * 86_400_000),
        created_at: now,
        canceled_at: null,
        expire_at: null,
        ended_at: null,
        synced_at: now,
      })
      .execute()
  }
}

import assert from 'node:assert/strict'
import { after, before, beforeEach } from 'node:test'
import { checkLedger } from '../../src/features/billing/credits/check-ledger.ts'
import { updateSetting } from '../../src/features/site/settings.service.ts'
import { deriveKey } from '../../src/kernel/config.ts'
import type { Person } from './people.ts'
import { type Product, type ProductOptions, product } from './product.ts'
import type { Subscription } from './stripe-objects.ts'
import { StripePeer, stripeKey, stripeSecret } from './stripe-peer.ts'
import { until } from './until.ts'

export const prices = { starter: 'price_starter', advanced: 'price_advanced' } as const
export type PaidPlan = keyof typeof prices
export const day = 86_400_000

/** A product and the Stripe it sells through, on one clock. */
export class Shop {
  readonly product: Product
  readonly peer: StripePeer

  constructor(running: Product, peer: StripePeer) {
    this.product = running
    this.peer = peer
  }

  /** What an admin does once: keys into the settings, price ids into the plans. */
  async setUp(): Promise<void> {
    const { db } = this.product
    await this.setKeys({ stripe_key: stripeKey, stripe_webhook_secret: stripeSecret })
    for (const [name, id] of Object.entries(prices) as [PaidPlan, string][]) {
      this.peer.world.addPrice(id, name === 'starter' ? 799 : 1999)
      await db.updateTable('plans').set({ stripe_price_id: id }).where('name', '=', name).execute()
    }
  }

  async setKeys(keys: Partial<Record<'stripe_key' | 'stripe_webhook_secret', string | null>>): Promise<void> {
    const { db, clock, config } = this.product
    const key = deriveKey(config.appSecret, 'settings')
    for (const [name, value] of Object.entries(keys) as ['stripe_key', string | null][])
      await updateSetting(db, clock, key, { name, value, userId: 0 })
  }

  checkout(person: Person, plan: PaidPlan | string) {
    const priceId = prices[plan as PaidPlan] ?? plan
    return this.product.call('POST', '/stripe/checkout', { as: person, body: { priceId } })
  }

  /** Checkout, pay, webhooks: what most tests begin with. */
  async subscribe(person: Person, plan: PaidPlan = 'starter'): Promise<Subscription> {
    const { status, data, body } = await this.checkout(person, plan)
    assert.equal(status, 200, JSON.stringify(body))
    const subscription = this.peer.world.pay(data.url.split('/').at(-1))
    await this.deliver()
    return subscription
  }

  deliver(): Promise<void> {
    return this.peer.deliverNew(this.product.url)
  }

  /** To the end of what is paid for, and Stripe's own work at that moment. */
  async nextPeriod(subscription: Subscription, more: { hours?: number } = {}): Promise<void> {
    const end = subscription.items.data[0]?.current_period_end ?? 0
    this.product.clock.set(new Date(end * 1000 + (more.hours ?? 1) * 3_600_000))
    this.peer.world.renew(subscription.id)
  }

  async user(person: Person) {
    const again = await this.product.people.again(person)
    return (await this.product.call('GET', '/users/read', { as: again })).data
  }

  async planOf(person: Person): Promise<string> {
    return (await this.user(person)).plan.name
  }

  async credits(person: Person) {
    const again = await this.product.people.again(person)
    const { data } = await this.product.call('GET', '/credits/read', { as: again })
    return { public_page: data.public_page, page_creation: data.page_creation }
  }

  rows() {
    return this.product.db.selectFrom('subscriptions').selectAll().orderBy('stripe_subscription_id').execute()
  }

  /** Jobs that failed wait on the product's clock, which stands still. */
  async until(holds: () => boolean | Promise<boolean>): Promise<void> {
    await until(async () => {
      if (await holds()) return true
      this.product.clock.advance(1000)
      return false
    })
  }

  /** Until no job is left that could run now. */
  settled(): Promise<void> {
    return this.until(async () => {
      const left = await this.product.db
        .selectFrom('jobs')
        .select('id')
        .where('status', 'in', ['queued', 'running'])
        .where('run_at', '<=', this.product.clock.now())
        .executeTakeFirst()
      return !left
    })
  }

  jobs(kind: string) {
    return this.product.db.selectFrom('jobs').select(['kind', 'status']).where('kind', '=', kind).execute()
  }

  async provesItsLedger(): Promise<void> {
    assert.deepEqual((await checkLedger(this.product.db)).wrong, [])
  }
}

/** One line at the top of a test file: a product with a Stripe of its own, both empty before every test. */
export function shopWithStripe(options: Omit<ProductOptions, 'env'> & { env?: Record<string, string> } = {}): Shop {
  const running: { product?: Product } = {}
  const peer = new StripePeer({ now: () => running.product?.clock.now() ?? new Date() })
  before(() => peer.start())
  const env = () => ({ STRIPE_API_BASE: peer.url, PUBLIC_URL: 'http://localhost:3000', ...options.env })
  const made = product({ ...options, env })
  running.product = made
  const shop = new Shop(made, peer)
  beforeEach(async () => {
    peer.clear()
    made.clock.set('2030-01-15T12:00:00.000Z')
    await shop.setUp()
  })
  after(() => peer.stop())
  return shop
}

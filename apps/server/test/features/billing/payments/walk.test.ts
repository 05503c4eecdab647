import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import Stripe from 'stripe'
import { checkLedger } from '../../../../src/features/billing/credits/check-ledger.ts'
import { readCredits } from '../../../../src/features/billing/credits/credits.service.ts'
import { takeEvent } from '../../../../src/features/billing/payments/webhook.service.ts'
import { livePlan } from '../../../../src/features/billing/plans/live-plan.ts'
import type { PaymentProvider } from '../../../../src/providers/payment-provider.ts'
import { readAgreement } from '../../../../src/providers/stripe-agreement.ts'
import { TestClock } from '../../../support/clock.ts'
import { openTestDatabase, type TestDatabase } from '../../../support/database.ts'
import { day, prices } from '../../../support/paying.ts'
import { People } from '../../../support/people.ts'
import { random } from '../../../support/random.ts'
import type { Event, Subscription } from '../../../support/stripe-objects.ts'
import { itemOf, StripeWorld } from '../../../support/stripe-world.ts'

/** No server and no jobs beside it: nothing but the events and what they do. */
const clock = new TestClock()
const world = new StripeWorld(clock)
let database: TestDatabase
before(async () => {
  database = await openTestDatabase()
})
after(() => database.close())

const people = 12
const length = 2000
const start = '2030-01-15T12:00:00.000Z'

/** Asks the peer's state without HTTP: thousands of events should take seconds. */
const provider = {
  readSubscription: async (id: string) => {
    const found = world.subscriptions.get(id)
    const paid = [...world.invoices.values()].filter(
      (one) => one.parent.subscription_details.subscription === id && one.status === 'paid',
    )
    // Answered later than it was read, as over a network: others may have written meanwhile.
    const answer = found ? readAgreement(structuredClone(found), paid.reverse().slice(0, 10)) : null
    await new Promise((resolve) => setImmediate(resolve))
    return answer
  },
} as unknown as PaymentProvider

function deliver(event: Event): Promise<void> {
  const access = { provider: async () => provider, webhookSecret: async () => 'whsec_walk' }
  const payload = JSON.stringify(event)
  const timestamp = Math.floor(clock.now().getTime() / 1000)
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_walk', timestamp })
  const publicUrl = new URL('http://localhost:3000')
  const deps = { db: database.db, clock, access, publicUrl, log: { info() {}, warn() {}, error() {} } }
  return takeEvent(deps, { raw: Buffer.from(payload), signature })
}

/** The same people with the same ids, on the day before the first event. */
async function gather(): Promise<number[]> {
  clock.set(start)
  await database.reset()
  const { db } = database
  for (const name of ['starter', 'advanced'] as const)
    await db.updateTable('plans').set({ stripe_price_id: prices[name] }).where('name', '=', name).execute()
  const made = new People(db, clock)
  const cast: number[] = []
  for (let index = 0; index < people; index += 1) {
    const { id } = await made.make()
    await db
      .updateTable('users')
      .set({ stripe_id: `cus_${index}` })
      .where('id', '=', id)
      .execute()
    cast.push(id)
  }
  return cast
}

/** One thing that can happen to one customer at Stripe. */
function step(dice: ReturnType<typeof random>): void {
  const customer = `cus_${dice.below(people)}`
  const held = [...world.subscriptions.values()].find((one) => one.customer === customer && one.status !== 'canceled')
  if (!held) {
    world.subscribe(customer, dice.pick([prices.starter, prices.advanced, prices.starter, 'price_foreign']))
    return
  }
  const other = itemOf(held).price.id === prices.starter ? prices.advanced : prices.starter
  const now = world.now()
  const account = world.customers.get(customer)
  if (account) account.card = dice.below(5) === 0 ? 'declined' : 'good'
  const dueAt = itemOf(held).current_period_end
  const happenings: (() => void)[] = [
    () => world.setCancel(held, !held.cancel_at_period_end),
    () => (dueAt > now ? world.move(held, other, { charge: true, pendingOk: true }) : world.renew(held.id)),
    () => (dueAt > now ? world.move(held, other, { charge: false, pendingOk: false }) : world.renew(held.id)),
    () => world.payInvoice(held.latest_invoice ?? ''),
    () => dueAt <= now && world.renew(held.id),
    () => dueAt <= now && world.renew(held.id),
    () => dice.below(6) === 0 && world.end(held.id),
  ]
  dice.pick(happenings)()
}

/** Everything that money decides, without what only says when or in which order we heard of it. */
async function stateOf(cast: number[]) {
  const { db } = database
  const rows = await db.selectFrom('subscriptions').selectAll().orderBy('stripe_subscription_id').execute()
  const subscriptions = rows.map(({ id: _id, version: _version, synced_at: _synced, ...row }) => row)
  const plans: unknown[] = []
  for (const userId of cast) {
    const { id, paid } = await livePlan(db, { userId, now: clock.now() })
    plans.push([id, paid, await readCredits(db, clock, { userId })])
  }
  assert.deepEqual((await checkLedger(db)).wrong, [])
  return { subscriptions, plans }
}

test('a random walk of 2,000 events, doubled and shuffled, ends where it ends in order', async () => {
  const dice = random(20301115)
  world.addPrice(prices.starter, 799)
  world.addPrice(prices.advanced, 1999)
  world.addPrice('price_foreign', 100)
  for (let index = 0; index < people; index += 1)
    world.customers.set(`cus_${index}`, { id: `cus_${index}`, object: 'customer', email: '', name: '', card: 'good' })

  const cast = await gather()
  while (world.events.length < length) {
    const before = world.events.length
    step(dice)
    for (const event of world.events.slice(before)) await deliver(event)
    if (dice.below(3) === 0) clock.advance(dice.below(2 * day))
  }
  const end = clock.now()
  const inOrder = await stateOf(cast)

  await gather()
  clock.set(end)
  const deliveries = dice.shuffle([...world.events, ...world.events])
  for (let i = 0; i < deliveries.length; i += 16) await Promise.all(deliveries.slice(i, i + 16).map(deliver))

  assert.deepEqual(await stateOf(cast), inOrder)
  assert.ok(inOrder.subscriptions.length > people, 'people came back after their subscriptions had ended')
  assert.ok(new Set(inOrder.plans.map((plan) => JSON.stringify(plan))).size > 2, 'the walk went to more than one place')
  agreesWithStripe(inOrder.subscriptions)
})

/** Against what Stripe has, reckoned in another way: the latest line that was paid for, of each subscription. */
function agreesWithStripe(
  rows: { stripe_subscription_id: string; period_ends_at: Date; ended_at: Date | null }[],
): void {
  const paidUntil = new Map<string, number>()
  for (const invoice of world.invoices.values()) {
    if (invoice.status !== 'paid') continue
    const { subscription } = invoice.parent.subscription_details
    for (const { period, pricing } of invoice.lines.data)
      if (pricing.price_details.price !== 'price_foreign')
        paidUntil.set(subscription, Math.max(paidUntil.get(subscription) ?? 0, period.end))
  }
  assert.equal(rows.length, paidUntil.size)
  for (const row of rows) {
    const there = world.subscriptions.get(row.stripe_subscription_id) as Subscription
    assert.equal(row.period_ends_at.getTime() / 1000, paidUntil.get(there.id))
    assert.equal(row.ended_at !== null, there.status === 'canceled')
  }
}

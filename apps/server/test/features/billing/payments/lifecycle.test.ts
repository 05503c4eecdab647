import assert from 'node:assert/strict'
import { test } from 'node:test'
import { giveBack, spend } from '../../../../src/features/billing/credits/credits.service.ts'
import { idle } from '../../../support/idle.ts'
import { day, shopWithStripe } from '../../../support/paying.ts'
import type { Person } from '../../../support/people.ts'

const shop = shopWithStripe()
const { peer } = shop

const create = async (person: Person, times: number, name = 'page') => {
  const { db, clock } = shop.product
  for (let i = 0; i < times; i += 1)
    await db
      .transaction()
      .execute((tx) =>
        spend(tx, clock, { userId: person.id, kind: 'page_creation', reason: 'create', reference: `${name} ${i}` }),
      )
}
const cancel = async (person: Person) =>
  shop.product.call('POST', '/stripe/subscription/cancel', { as: await shop.product.people.again(person) })

test('a renewal brings a new period with the limits of the plan; what was left does not add up', async () => {
  const person = await shop.product.people.make()
  const subscription = await shop.subscribe(person)
  await create(person, 7)
  assert.deepEqual(await shop.credits(person), { public_page: 100, page_creation: 23 })
  await shop.nextPeriod(subscription)
  await shop.deliver()
  assert.deepEqual(await shop.credits(person), { public_page: 100, page_creation: 30 })
  await shop.provesItsLedger()
})

test('between the end of a period and the charge the plan stays, and no credits come before the money', async () => {
  const person = await shop.product.people.make()
  const subscription = await shop.subscribe(person)
  await create(person, 7)
  shop.product.clock.set('2030-02-15T12:30:00Z')
  assert.equal(await shop.planOf(person), 'starter')
  assert.deepEqual(await shop.credits(person), { public_page: 100, page_creation: 23 })
  peer.world.renew(subscription.id)
  await shop.deliver()
  assert.deepEqual(await shop.credits(person), { public_page: 100, page_creation: 30 })
})

test('a payment that fails after a good month: free when the paid time is over, back when it is paid', async () => {
  const person = await shop.product.people.make()
  const subscription = await shop.subscribe(person)
  await create(person, 5)
  const customer = peer.world.customers.get(subscription.customer)
  assert.ok(customer)
  customer.card = 'declined'
  await shop.nextPeriod(subscription)
  await shop.deliver()
  assert.equal(await shop.planOf(person), 'free')
  assert.deepEqual(await shop.credits(person), { public_page: 10, page_creation: 3 })
  const [row] = await shop.rows()
  assert.equal(row?.status, 'past_due')
  assert.equal(row?.period_ends_at.toISOString(), '2030-02-15T12:00:00.000Z', 'only money moves the paid period')

  shop.product.clock.advance(3 * day)
  customer.card = 'good'
  peer.world.payInvoice(subscription.latest_invoice ?? '')
  await shop.deliver()
  assert.equal(await shop.planOf(person), 'starter')
  assert.deepEqual(await shop.credits(person), { public_page: 100, page_creation: 30 })
  await shop.provesItsLedger()
})

test('past due within the paid period keeps the plan, without new credits', async () => {
  const person = await shop.product.people.make()
  const subscription = await shop.subscribe(person)
  await create(person, 5)
  subscription.status = 'past_due'
  peer.world.emit('customer.subscription.updated', subscription)
  await shop.deliver()
  assert.equal(await shop.planOf(person), 'starter')
  assert.deepEqual(await shop.credits(person), { public_page: 100, page_creation: 25 })
  shop.product.clock.set('2030-02-15T12:00:01Z')
  assert.equal(await shop.planOf(person), 'free')
})

test('who owes is sent to the invoice, not sold another subscription', async () => {
  const person = await shop.product.people.make()
  const subscription = await shop.subscribe(person)
  const customer = peer.world.customers.get(subscription.customer)
  assert.ok(customer)
  customer.card = 'declined'
  await shop.nextPeriod(subscription)
  await shop.deliver()
  const { data } = await shop.checkout(await shop.product.people.again(person), 'starter')
  assert.equal(data.url, `${peer.url}/invoice/${subscription.latest_invoice}`)
  await fetch(`${data.url}/now`)
  await shop.deliver()
  assert.equal(await shop.planOf(person), 'starter')
})

test('a failed payment that Stripe gives up on ends in free, and the next checkout sells anew', async () => {
  const person = await shop.product.people.make()
  const subscription = await shop.subscribe(person)
  const customer = peer.world.customers.get(subscription.customer)
  if (customer) customer.card = 'declined'
  await shop.nextPeriod(subscription)
  shop.product.clock.advance(10 * day)
  peer.world.end(subscription.id)
  await shop.deliver()
  assert.equal(await shop.planOf(person), 'free')
  if (customer) customer.card = 'good'
  await shop.subscribe(await shop.product.people.again(person), 'advanced')
  assert.equal(await shop.planOf(person), 'advanced')
  assert.equal((await shop.rows()).length, 2)
})

test('cancel keeps the plan until the end of the paid period, then it is free again and nothing is lost', async () => {
  const person = await shop.product.people.make()
  const subscription = await shop.subscribe(person, 'advanced')
  await create(person, 4)
  shop.product.clock.advance(10 * day)
  const now = shop.product.clock.now().toISOString()
  assert.deepEqual((await cancel(person)).data, { canceled: true })
  const user = await shop.user(person)
  assert.equal(user.plan.name, 'advanced')
  assert.equal(user.subscription.canceled_at, now)
  assert.equal(user.subscription.expire_at, '2030-02-15T12:00:00.000Z')
  assert.equal(user.subscription.renews_at, null)
  assert.deepEqual(await shop.credits(person), { public_page: 500, page_creation: 146 })

  shop.product.clock.set('2030-02-15T12:00:00Z')
  assert.equal(await shop.planOf(person), 'free', 'free on the second, before any webhook')
  await shop.nextPeriod(subscription)
  await shop.deliver()
  assert.equal(await shop.planOf(person), 'free')
  assert.deepEqual(await shop.credits(person), { public_page: 10, page_creation: 3 })
  const history = await shop.product.call('GET', '/credits/history', { as: await shop.product.people.again(person) })
  assert.equal(history.data.data.filter((entry: { reason: string }) => entry.reason === 'create').length, 4)
  await shop.provesItsLedger()
})

test('canceling twice says the same, and without a plan there is nothing to cancel', async () => {
  const person = await shop.product.people.make()
  assert.equal((await cancel(person)).status, 404)
  const subscription = await shop.subscribe(person)
  for (let i = 0; i < 2; i += 1) assert.equal((await cancel(person)).status, 200)
  peer.world.end(subscription.id)
  assert.equal((await cancel(person)).status, 200, 'ended at Stripe, and we had not heard of it')
  assert.equal(await shop.planOf(person), 'free')
  assert.equal((await cancel(person)).status, 404)
})

test('canceling what is owed and no longer paid for ends at once: nothing is charged later', async () => {
  const person = await shop.product.people.make()
  const subscription = await shop.subscribe(person)
  const customer = peer.world.customers.get(subscription.customer)
  if (customer) customer.card = 'declined'
  await shop.nextPeriod(subscription)
  await shop.deliver()
  assert.equal((await cancel(person)).status, 200)
  assert.equal(subscription.status, 'canceled')
})

test('choosing the plan again takes the cancellation back; choosing it twice says so', async () => {
  const person = await shop.product.people.make()
  const subscription = await shop.subscribe(person)
  await cancel(person)
  const { data } = await shop.checkout(person, 'starter')
  assert.match(data.url, /\/payment\?status=success&change=1$/)
  assert.equal(subscription.cancel_at_period_end, false)
  const user = await shop.user(person)
  assert.equal(user.subscription.canceled_at, null)
  assert.equal(user.subscription.expire_at, null)
  assert.equal((await shop.checkout(person, 'starter')).status, 422)
  assert.equal(peer.world.invoices.size, 1, 'nothing was charged for it')
})

test('an upgrade half-way is paid at once and adds half of the difference to what is left', async () => {
  const person = await shop.product.people.make()
  const subscription = await shop.subscribe(person)
  await create(person, 10)
  shop.product.clock.set('2030-01-31T00:00:00Z')
  const { data } = await shop.checkout(await shop.product.people.again(person), 'advanced')
  assert.equal(data.url, 'http://localhost:3000/payment?status=success&change=1')
  assert.equal(await shop.planOf(person), 'advanced', 'no webhook has come yet')
  assert.deepEqual(await shop.credits(person), { public_page: 100 + 200, page_creation: 20 + 60 })
  assert.equal(peer.world.invoices.get(subscription.latest_invoice ?? '')?.total, 1000 - 399)
  await shop.deliver()
  await Promise.all(Array.from({ length: 10 }, () => shop.credits(person)))
  assert.deepEqual(
    await shop.credits(person),
    { public_page: 300, page_creation: 80 },
    'once, however often it is read',
  )
  const adjusts = await shop.product.db
    .selectFrom('credit_entries')
    .select('delta')
    .where('reason', '=', 'adjust')
    .execute()
  assert.deepEqual(
    adjusts.map((entry) => entry.delta).sort((a, b) => a - b),
    [60, 200],
  )
  await shop.nextPeriod(subscription)
  await shop.deliver()
  assert.deepEqual(await shop.credits(person), { public_page: 500, page_creation: 150 })
  await shop.provesItsLedger()
})

test('credits are the same whether the account was looked at before the upgrade or only after it', async () => {
  const seen = await shop.product.people.make()
  const unseen = await shop.product.people.make()
  for (const person of [seen, unseen]) await shop.subscribe(person)
  await shop.credits(seen)
  shop.product.clock.advance(20 * day)
  for (const person of [seen, unseen]) await shop.checkout(await shop.product.people.again(person), 'advanced')
  assert.deepEqual(await shop.credits(seen), await shop.credits(unseen))
})

test('a downgrade counts from the renewal: plan and credits stay, and nothing is paid back', async () => {
  const person = await shop.product.people.make()
  const subscription = await shop.subscribe(person, 'advanced')
  await create(person, 3)
  shop.product.clock.advance(10 * day)
  await shop.checkout(person, 'starter')
  await shop.deliver()
  const user = await shop.user(person)
  assert.equal(user.plan.name, 'advanced')
  assert.equal(user.subscription.next_plan, 'starter')
  assert.equal(user.subscription.price, 19.99)
  assert.deepEqual(await shop.credits(person), { public_page: 500, page_creation: 147 })
  assert.equal(peer.world.invoices.size, 1)
  await shop.nextPeriod(subscription)
  await shop.deliver()
  const later = await shop.user(person)
  assert.equal(later.plan.name, 'starter')
  assert.equal(later.subscription.next_plan, null)
  assert.equal(later.subscription.price, 7.99)
  assert.deepEqual(await shop.credits(person), { public_page: 100, page_creation: 30 })
  await shop.provesItsLedger()
})

test('a downgrade taken back is not charged for the same month twice', async () => {
  const person = await shop.product.people.make()
  await shop.subscribe(person, 'advanced')
  await shop.checkout(person, 'starter')
  await shop.checkout(person, 'advanced')
  await shop.deliver()
  const user = await shop.user(person)
  assert.equal(user.plan.name, 'advanced')
  assert.equal(user.subscription.next_plan, null)
  assert.equal(peer.world.invoices.size, 1)
  assert.deepEqual(await shop.credits(person), { public_page: 500, page_creation: 150 })
})

test('a declined upgrade changes nothing and leads to the invoice; paid there, it counts', async () => {
  const person = await shop.product.people.make()
  const subscription = await shop.subscribe(person)
  await cancel(person)
  const customer = peer.world.customers.get(subscription.customer)
  assert.ok(customer)
  customer.card = 'declined'
  const { data } = await shop.checkout(person, 'advanced')
  assert.equal(data.url, `${peer.url}/invoice/${subscription.latest_invoice}`)
  await shop.deliver()
  assert.equal(await shop.planOf(person), 'starter')
  assert.equal(subscription.cancel_at_period_end, true, 'what was canceled stays canceled')
  assert.deepEqual(await shop.credits(person), { public_page: 100, page_creation: 30 })
  await fetch(`${data.url}/now`)
  await shop.deliver()
  assert.equal(await shop.planOf(person), 'advanced')
  assert.deepEqual(await shop.credits(person), { public_page: 500, page_creation: 150 })
  await shop.provesItsLedger()
})

test('a creation that fails after the renewal is given back to the month it came from', async () => {
  const person = await shop.product.people.make()
  const subscription = await shop.subscribe(person)
  await create(person, 1, 'late')
  await shop.nextPeriod(subscription)
  await shop.deliver()
  const { db, clock } = shop.product
  await db
    .transaction()
    .execute((tx) => giveBack(tx, clock, { kind: 'page_creation', reason: 'create', reference: 'late 0' }))
  assert.deepEqual(await shop.credits(person), { public_page: 100, page_creation: 30 })
  await shop.provesItsLedger()
})

test('a renewal whose events were all lost is found by asking Stripe after the period', async () => {
  const person = await shop.product.people.make()
  const subscription = await shop.subscribe(person)
  await shop.nextPeriod(subscription, { hours: 3 })
  peer.takeNew()
  await idle(shop.product.db, shop.product.clock.now())
  const user = await shop.user(person)
  assert.equal(user.subscription.renews_at, '2030-03-15T12:00:00.000Z')
  assert.deepEqual(await shop.credits(person), { public_page: 100, page_creation: 30 })
})

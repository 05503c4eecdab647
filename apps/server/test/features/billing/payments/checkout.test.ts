import assert from 'node:assert/strict'
import { test } from 'node:test'
import { day, prices, shopWithStripe } from '../../../support/paying.ts'
import { until } from '../../../support/until.ts'

const shop = shopWithStripe()
const { peer } = shop

test('checkout, payment and webhook open the paid plan with its credits', async () => {
  const person = await shop.product.people.make()
  const { status, data } = await shop.checkout(person, 'starter')
  assert.equal(status, 200)
  const session = [...peer.world.sessions.values()][0]
  assert.equal(data.url, session?.url)
  assert.equal(session?.success_url, 'http://localhost:3000/payment?status=success')
  assert.equal(session?.cancel_url, 'http://localhost:3000/payment?status=canceled&plan=starter')
  assert.equal(await shop.planOf(person), 'free', 'nothing is given before it is paid')

  peer.world.pay(session?.id ?? '')
  await shop.deliver()
  const user = await shop.user(person)
  assert.deepEqual(user.plan, { title: 'Starter', name: 'starter', paid: true })
  assert.equal(user.subscription.price, 7.99)
  assert.equal(user.subscription.renews_at, '2030-02-15T12:00:00.000Z')
  assert.equal(user.subscription.canceled_at, null)
  assert.equal(user.subscription.next_plan, null)
  assert.equal(user.stripe_id, null, 'the customer is for admins')
  assert.deepEqual(await shop.credits(person), { public_page: 100, page_creation: 30 })
  await shop.provesItsLedger()
})

test('the page at Stripe pays by itself, and its events reach the product', async () => {
  const person = await shop.product.people.make()
  peer.target = shop.product.url
  try {
    const { data } = await shop.checkout(person, 'advanced')
    assert.match(await (await fetch(data.url)).text(), /<a href="\/pay\/[^"]+\/now">Pay<\/a>/)
    const left = await fetch(`${data.url}/cancel`, { redirect: 'manual' })
    assert.equal(left.headers.get('location'), 'http://localhost:3000/payment?status=canceled&plan=advanced')
    assert.equal(await shop.planOf(person), 'free')
    const paid = await fetch(`${data.url}/now`, { redirect: 'manual' })
    assert.equal(paid.headers.get('location'), 'http://localhost:3000/payment?status=success')
    assert.equal(await shop.planOf(person), 'advanced')
  } finally {
    peer.target = null
  }
})

test('a plan whose price is gone at Stripe is refused in words that a buyer understands', async () => {
  const person = await shop.product.people.make()
  peer.world.prices.delete(prices.advanced)
  const { status, body } = await shop.checkout(person, 'advanced')
  assert.equal(status, 502)
  assert.equal(
    body.message,
    'This plan cannot be bought at the moment, because Stripe does not know its price. Nothing was charged.',
  )
})

test('only the price of a paid plan on sale can be bought', async () => {
  const person = await shop.product.people.make()
  peer.world.addPrice('price_foreign', 100)
  for (const priceId of ['price_foreign', 'price_nobody', 'prod_1']) {
    const { status, body } = await shop.checkout(person, priceId)
    assert.equal(status, 422)
    assert.ok(body.errors?.priceId)
  }
  assert.equal((await shop.product.call('POST', '/stripe/checkout', { as: person, body: {} })).status, 422)
  assert.equal(peer.world.sessions.size, 0)
})

test('twenty racing checkouts of one person make one customer', async () => {
  const person = await shop.product.people.make()
  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.checkout(person, 'starter')))
  assert.deepEqual(new Set(answers.map((answer) => answer.status)), new Set([200]))
  assert.equal(peer.world.customers.size, 1)
})

test('a new checkout closes the one that was left open in another tab', async () => {
  const person = await shop.product.people.make()
  await shop.checkout(person, 'starter')
  await shop.checkout(person, 'advanced')
  const [first, second] = [...peer.world.sessions.values()]
  assert.equal(first?.status, 'expired')
  assert.equal(second?.status, 'open')
})

test('who has paid in another tab, before the webhook came, is not sold a second subscription', async () => {
  const person = await shop.product.people.make()
  const { data } = await shop.checkout(person, 'starter')
  peer.world.pay(data.url.split('/').at(-1))
  const again = await shop.checkout(person, 'advanced')
  assert.equal(again.data.url, 'http://localhost:3000/payment?status=success&change=1')
  assert.equal(peer.world.subscriptions.size, 1)
  await shop.deliver()
  assert.equal(await shop.planOf(person), 'advanced')
})

test('two checkouts that are both paid leave one subscription; the other is ended at Stripe', async () => {
  const person = await shop.product.people.make()
  const kept = await shop.subscribe(person, 'starter')
  const second = peer.world.subscribe(kept.customer, prices.advanced)
  await shop.deliver()
  await until(() => second.status === 'canceled')
  await shop.deliver()
  assert.equal(kept.status, 'active')
  assert.equal(await shop.planOf(person), 'starter')
  const rows = await shop.rows()
  assert.deepEqual(
    rows.map((row) => row.ended_at === null),
    [true, false],
  )
  await shop.provesItsLedger()
})

test('one that nobody pays any more gives way to one that somebody has paid for', async () => {
  const person = await shop.product.people.make()
  const owed = await shop.subscribe(person, 'starter')
  const customer = peer.world.customers.get(owed.customer)
  assert.ok(customer)
  customer.card = 'declined'
  await shop.nextPeriod(owed)
  await shop.deliver()
  customer.card = 'good'
  peer.world.subscribe(owed.customer, prices.advanced)
  await shop.deliver()
  assert.equal(await shop.planOf(person), 'advanced')
  await until(() => owed.status === 'canceled')
  await shop.deliver()
  assert.equal(await shop.planOf(person), 'advanced')
  await shop.provesItsLedger()
})

test('a customer that Stripe no longer knows is made anew', async () => {
  const person = await shop.product.people.make()
  await shop.product.db.updateTable('users').set({ stripe_id: 'cus_lost' }).where('id', '=', person.id).execute()
  const { status } = await shop.checkout(person, 'starter')
  assert.equal(status, 200)
  const [customer] = [...peer.world.customers.values()]
  assert.equal(customer?.email, person.email)
  const kept = await shop.product.db
    .selectFrom('users')
    .select('stripe_id')
    .where('id', '=', person.id)
    .executeTakeFirst()
  assert.equal(kept?.stripe_id, customer?.id)
})

test('an unpaid subscription that Stripe has given up on is ended before a new one is sold', async () => {
  const person = await shop.product.people.make()
  const old = await shop.subscribe(person, 'starter')
  old.status = 'unpaid'
  peer.world.emit('customer.subscription.updated', old)
  shop.product.clock.advance(40 * day)
  await shop.deliver()
  assert.equal(await shop.planOf(person), 'free')
  await shop.subscribe(await shop.product.people.again(person), 'advanced')
  assert.equal(old.status, 'canceled')
  assert.equal(await shop.planOf(person), 'advanced')
  await shop.provesItsLedger()
})

test('without keys payment says so in plain words', async () => {
  const person = await shop.product.people.make()
  await shop.setKeys({ stripe_key: null })
  const { status, body } = await shop.checkout(person, 'starter')
  assert.equal(status, 503)
  assert.equal(body.code, 'PROVIDER_NOT_SET')
  assert.match(body.message ?? '', /not set up/)
  assert.equal((await shop.product.call('POST', '/stripe/subscription/cancel', { as: person })).status, 404)
})

test('a changed key counts without a restart', async () => {
  const person = await shop.product.people.make()
  await shop.setKeys({ stripe_key: 'sk_test_wrong' })
  const refused = await shop.checkout(person, 'starter')
  assert.equal(refused.status, 502)
  assert.equal(refused.body.code, 'PROVIDER_FAILED')
  assert.match(refused.body.message ?? '', /does not accept the key/)
  await shop.setUp()
  assert.equal((await shop.checkout(person, 'starter')).status, 200)
})

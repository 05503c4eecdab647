import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cancelSubscription } from '../../../../src/features/billing/payments/cancel.service.ts'
import { startCheckout } from '../../../../src/features/billing/payments/checkout.service.ts'
import { createPaymentAccess } from '../../../../src/features/billing/payments/payment-deps.ts'
import { prices, shopWithStripe } from '../../../support/paying.ts'

const shop = shopWithStripe()
const { peer } = shop
const kinds = ['down', 'nonsense', 'empty', 'reset'] as const

/** The product's own services, with less patience than people have. */
function hasty() {
  const { db, clock, config } = shop.product
  const access = createPaymentAccess({ db, config, patience: { timeoutMs: 150, retries: 1 } })
  return { db, clock, access, publicUrl: config.publicUrl, log: { info() {}, warn() {}, error() {} } }
}
const failed = { code: 'PROVIDER_FAILED' }

test('a Stripe that is down, talks nonsense or hangs up: checkout says so, and nothing is sold', async () => {
  const person = await shop.product.people.make()
  for (const kind of kinds) {
    peer.fault = { kind, times: 99 }
    await assert.rejects(startCheckout(hasty(), { userId: person.id, priceId: prices.starter }), failed, kind)
  }
  assert.equal(peer.world.sessions.size, 0)
  assert.equal(await shop.planOf(person), 'free')
  peer.fault = null
  await shop.subscribe(person)
  assert.equal(await shop.planOf(person), 'starter')
})

test('over HTTP it is a 502 with a sentence for people, and never a word of Stripe’s own', async () => {
  const person = await shop.product.people.make()
  peer.fault = { kind: 'nonsense', times: 99 }
  const { status, body } = await shop.checkout(person, 'starter')
  assert.equal(status, 502)
  assert.deepEqual(body, {
    code: 'PROVIDER_FAILED',
    message: 'Stripe gave an unexpected answer. Try again in a moment.',
  })
})

test('a Stripe that hangs is given up on', async () => {
  const person = await shop.product.people.make()
  peer.fault = { kind: 'hang', times: 99 }
  await assert.rejects(startCheckout(hasty(), { userId: person.id, priceId: prices.starter }), failed)
  assert.equal(peer.calls.length, 2, 'one try, and one more')
})

test('a slow Stripe is waited for', async () => {
  const person = await shop.product.people.make()
  peer.fault = { kind: 'slow', times: 2 }
  assert.equal((await shop.checkout(person, 'starter')).status, 200)
})

test('an answer that is lost on its way is asked for again with the same key, and is one customer and one checkout', async () => {
  const person = await shop.product.people.make()
  peer.fault = { kind: 'reset', times: 1, before: 'answer' }
  assert.equal((await shop.checkout(person, 'starter')).status, 200)
  assert.equal(peer.calls.filter((call) => call === 'POST /v1/customers').length, 2)
  assert.equal(peer.idempotencyKeys[0], peer.idempotencyKeys[1])
  assert.equal(peer.world.customers.size, 1)
  assert.equal(peer.world.sessions.size, 1)
})

test('a checkout that failed half-way goes on with the customer it had made', async () => {
  const person = await shop.product.people.make()
  peer.fault = { kind: 'down', times: 99, path: '/v1/checkout/sessions' }
  await assert.rejects(startCheckout(hasty(), { userId: person.id, priceId: prices.starter }), failed)
  assert.equal(peer.world.customers.size, 1)
  peer.fault = null
  await shop.subscribe(person)
  assert.equal(peer.world.customers.size, 1)
})

test('a cancellation that Stripe did not hear of changes nothing here', async () => {
  const person = await shop.product.people.make()
  const subscription = await shop.subscribe(person)
  for (const kind of [...kinds, 'hang'] as const) {
    peer.fault = { kind, times: 99 }
    await assert.rejects(cancelSubscription(hasty(), { userId: person.id }), failed, kind)
  }
  peer.fault = null
  assert.equal(subscription.cancel_at_period_end, false)
  const user = await shop.user(person)
  assert.equal(user.subscription.canceled_at, null)
  assert.equal(user.plan.name, 'starter')
  assert.equal((await shop.product.call('POST', '/stripe/subscription/cancel', { as: person })).status, 200)
})

test('a cancellation that Stripe heard, and whose answer was lost, is known by its event', async () => {
  const person = await shop.product.people.make()
  const subscription = await shop.subscribe(person)
  peer.world.setCancel(subscription, true)
  await shop.deliver()
  assert.ok((await shop.user(person)).subscription.canceled_at)
})

test('a plan change during an outage is made wholly or not at all', async () => {
  const person = await shop.product.people.make()
  await shop.subscribe(person)
  peer.fault = { kind: 'down', times: 99 }
  await assert.rejects(startCheckout(hasty(), { userId: person.id, priceId: prices.advanced }), failed)
  peer.fault = null
  assert.equal(await shop.planOf(person), 'starter')
  assert.equal((await shop.checkout(person, 'advanced')).status, 200)
  await shop.deliver()
  assert.equal(await shop.planOf(person), 'advanced')
  assert.deepEqual(await shop.credits(person), { public_page: 500, page_creation: 150 })
  await shop.provesItsLedger()
})

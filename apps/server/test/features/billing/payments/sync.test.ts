import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPaymentAccess } from '../../../../src/features/billing/payments/payment-deps.ts'
import { syncSubscription } from '../../../../src/features/billing/payments/sync.service.ts'
import type { PaymentProvider } from '../../../../src/providers/payment-provider.ts'
import { prices, shopWithStripe } from '../../../support/paying.ts'

const shop = shopWithStripe()
const { world } = shop.peer

/** A server whose Stripe answers late: what it says was true when it was asked. */
async function lateServer() {
  const { db, clock, config } = shop.product
  const real = await createPaymentAccess({ db, config }).provider()
  const gate = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  let times = 0
  const provider: PaymentProvider = {
    ...real,
    readSubscription: async (id) => {
      times += 1
      const answer = await real.readSubscription(id)
      asked.resolve()
      await gate.promise
      return answer
    },
  }
  const access = { provider: async () => provider, webhookSecret: async () => '' }
  const deps = { db, clock, access, publicUrl: config.publicUrl, log: { info() {}, warn() {}, error() {} } }
  return { deps, asked: asked.promise, open: gate.resolve, times: () => times }
}

test('an answer from before what another server has written is not written over it, but asked for again', async () => {
  const person = await shop.product.people.make()
  const subscription = await shop.subscribe(person)
  const late = await lateServer()
  const sync = syncSubscription(late.deps, { subscriptionId: subscription.id })
  await late.asked
  world.setCancel(subscription, true)
  await shop.deliver()
  late.open()
  await sync
  assert.equal(late.times(), 2)
  assert.ok((await shop.user(person)).subscription.canceled_at)
})

test('two servers that hear of a new subscription at the same moment make one row', async () => {
  const person = await shop.product.people.make()
  await shop.checkout(person, 'starter')
  const [customer] = [...world.customers.keys()]
  const subscription = world.subscribe(customer ?? '', prices.starter)
  const late = await lateServer()
  const sync = syncSubscription(late.deps, { subscriptionId: subscription.id })
  await late.asked
  world.end(subscription.id)
  await shop.deliver()
  late.open()
  await sync
  const rows = await shop.rows()
  assert.equal(rows.length, 1)
  assert.ok(rows[0]?.ended_at)
  assert.equal(await shop.planOf(person), 'free')
})

test('what was paid for is not taken back by a Stripe that lists fewer invoices than before', async () => {
  const person = await shop.product.people.make()
  const subscription = await shop.subscribe(person)
  await shop.nextPeriod(subscription)
  await shop.deliver()
  world.invoices.delete(subscription.latest_invoice ?? '')
  world.emit('customer.subscription.updated', subscription)
  await shop.deliver()
  assert.equal((await shop.user(person)).subscription.renews_at, '2030-03-15T12:00:00.000Z')
})

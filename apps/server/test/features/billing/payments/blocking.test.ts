import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { prices, shopWithStripe } from '../../../support/paying.ts'
import type { Person } from '../../../support/people.ts'

const shop = shopWithStripe()
const { peer } = shop
let admin: Person
let person: Person
beforeEach(async () => {
  admin = await shop.product.people.admin()
  person = await shop.product.people.make()
})

async function toggleBlocked() {
  const { status } = await shop.product.call('PATCH', `/users/${person.id}/blocked/toggle`, { as: admin })
  assert.equal(status, 200)
}

test('who is blocked is charged no more: the plan ends with what was paid for', async () => {
  const subscription = await shop.subscribe(person)
  await toggleBlocked()
  await shop.until(() => subscription.cancel_at_period_end)
  await shop.settled()
  const [row] = await shop.rows()
  assert.ok(row?.canceled_at)
  assert.deepEqual(row.expire_at, row.period_ends_at)
  assert.equal(row.ended_at, null)
  const paid = peer.world.invoices.size
  await shop.nextPeriod(subscription)
  await shop.deliver()
  assert.equal(peer.world.invoices.size, paid)
  assert.equal(subscription.status, 'canceled')
  await shop.provesItsLedger()
})

test('a block taken back in time leaves the plan as it was', async () => {
  const subscription = await shop.subscribe(person)
  await toggleBlocked()
  await shop.until(() => subscription.cancel_at_period_end)
  await toggleBlocked()
  await shop.until(() => !subscription.cancel_at_period_end)
  await shop.settled()
  const [row] = await shop.rows()
  assert.equal(row?.canceled_at, null)
  assert.equal(row?.expire_at, null)
  assert.equal(await shop.planOf(person), 'starter')
})

test('what somebody has canceled themselves stays canceled after a block and its end', async () => {
  const subscription = await shop.subscribe(person)
  await shop.product.call('POST', '/stripe/subscription/cancel', { as: person })
  await toggleBlocked()
  await toggleBlocked()
  await shop.settled()
  assert.equal(subscription.cancel_at_period_end, true)
  assert.ok((await shop.rows())[0]?.canceled_at)
})

test('who renews a plan that a block had stopped, and cancels it later, is not renewed by the end of another block', async () => {
  const subscription = await shop.subscribe(person)
  await toggleBlocked()
  await shop.settled()
  await toggleBlocked()
  await shop.settled()
  const again = await shop.product.people.again(person)
  await shop.product.call('POST', '/stripe/subscription/cancel', { as: again })
  await toggleBlocked()
  await toggleBlocked()
  await shop.settled()
  assert.equal(subscription.cancel_at_period_end, true)
})

test('Stripe’s page left open in another tab takes no money from who is blocked', async () => {
  const { data } = await shop.checkout(person, 'starter')
  const session = peer.world.sessions.get(data.url.split('/').at(-1))
  await toggleBlocked()
  await shop.until(() => session?.status === 'expired')
})

test('a payment that comes in after the block is the last one', async () => {
  await shop.checkout(person, 'starter')
  await toggleBlocked()
  await shop.settled()
  const [customer] = peer.world.customers.keys()
  const subscription = peer.world.subscribe(customer ?? '', prices.starter)
  await shop.deliver()
  await shop.until(() => subscription.cancel_at_period_end)
})

test('a payment that is already overdue ends with the block, and the card is not tried again', async () => {
  const subscription = await shop.subscribe(person)
  const customer = peer.world.customers.get(subscription.customer)
  assert.ok(customer)
  customer.card = 'declined'
  await shop.nextPeriod(subscription)
  await shop.deliver()
  assert.equal(subscription.status, 'past_due')
  admin = await shop.product.people.again(admin)
  await toggleBlocked()
  await shop.until(() => subscription.status === 'canceled')
})

test('Stripe down during a block: people are out at once, Stripe is told when it is back', async () => {
  const subscription = await shop.subscribe(person)
  peer.fault = { kind: 'reset', times: 1000 }
  await toggleBlocked()
  assert.equal((await shop.product.call('GET', '/users/read', { as: person })).status, 401)
  await shop.until(() => peer.calls.length > 10)
  assert.equal(subscription.cancel_at_period_end, false)
  peer.fault = null
  await shop.until(() => subscription.cancel_at_period_end)
})

test('blocking somebody who never paid asks nothing of Stripe', async () => {
  await toggleBlocked()
  assert.deepEqual(await shop.jobs('follow-block'), [])
})

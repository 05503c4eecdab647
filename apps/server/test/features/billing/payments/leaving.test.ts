import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shopWithStripe } from '../../../support/paying.ts'
import { type Person, password } from '../../../support/people.ts'

const shop = shopWithStripe()
const { peer } = shop

const leave = (person: Person) =>
  shop.product.call('POST', '/users/delete', { as: person, body: { currentPassword: password } })

test('who deletes the account while subscribed is charged no more, and the books stay', async () => {
  const person = await shop.product.people.make()
  const subscription = await shop.subscribe(person)
  assert.equal((await leave(person)).status, 200)
  const [row] = await shop.rows()
  assert.equal(row?.user_id, null)
  assert.ok(row?.ended_at && row.canceled_at)
  await shop.until(() => subscription.status === 'canceled')
  assert.equal(peer.world.customers.get(subscription.customer)?.deleted, true)
  await shop.deliver()
  const [after] = await shop.rows()
  assert.equal(after?.status, 'canceled')
  assert.ok(after?.ended_at)
  await shop.provesItsLedger()
})

test('an event from before, that comes after the account is gone, brings nothing back', async () => {
  const person = await shop.product.people.make()
  const subscription = await shop.subscribe(person)
  peer.fault = { kind: 'down', times: 1000 }
  await leave(person)
  peer.fault = null
  peer.world.emit('customer.subscription.updated', { ...subscription })
  const [row] = await shop.rows()
  await shop.deliver()
  const [after] = await shop.rows()
  assert.equal(after?.user_id, null)
  assert.ok(row?.ended_at && after?.ended_at)
})

test('Stripe down while an account is deleted: the account goes at once, Stripe is told when it is back', async () => {
  const person = await shop.product.people.make()
  const subscription = await shop.subscribe(person)
  peer.fault = { kind: 'reset', times: 1000 }
  assert.equal((await leave(person)).status, 200)
  assert.equal((await shop.product.call('GET', '/users/read', { as: person })).status, 401)
  await shop.until(() => peer.calls.filter((call) => call.startsWith('DELETE')).length >= 3)
  assert.equal(subscription.status, 'active')
  peer.fault = null
  await shop.until(() => subscription.status === 'canceled')
})

test('an account that never paid leaves no word at Stripe', async () => {
  const person = await shop.product.people.make()
  await leave(person)
  assert.deepEqual(await shop.jobs('forget-customer'), [])
})

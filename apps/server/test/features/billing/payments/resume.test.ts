import assert from 'node:assert/strict'
import { test } from 'node:test'
import { day, shopWithStripe } from '../../../support/paying.ts'
import type { Person } from '../../../support/people.ts'

const shop = shopWithStripe()
const { peer } = shop

const call = async (person: Person, path: string) =>
  shop.product.call('POST', path, { as: await shop.product.people.again(person) })
const cancel = (person: Person) => call(person, '/stripe/subscription/cancel')
const resume = (person: Person) => call(person, '/stripe/subscription/resume')

test('a canceled plan is resumed until its last day: it renews again, and nothing is charged before', async () => {
  const person = await shop.product.people.make()
  const subscription = await shop.subscribe(person)
  await cancel(person)
  shop.product.clock.advance(20 * day)
  for (let i = 0; i < 2; i += 1) assert.deepEqual((await resume(person)).data, { resumed: true })
  const user = await shop.user(person)
  assert.equal(user.plan.name, 'starter')
  assert.equal(user.subscription.canceled_at, null)
  assert.equal(user.subscription.expire_at, null)
  assert.equal(user.subscription.renews_at, '2030-02-15T12:00:00.000Z')
  assert.equal(peer.world.invoices.size, 1)
  await shop.nextPeriod(subscription)
  await shop.deliver()
  assert.deepEqual(await shop.credits(person), { public_page: 100, page_creation: 30 })
  await shop.provesItsLedger()
})

test('a plan that was given a last day in the dashboard is resumed too', async () => {
  const person = await shop.product.people.make()
  const subscription = await shop.subscribe(person)
  peer.world.setEnd(subscription, peer.world.now() + 86_400)
  await shop.deliver()
  assert.notEqual((await shop.user(person)).subscription.canceled_at, null)
  assert.equal((await resume(person)).status, 200)
  assert.equal(subscription.cancel_at, null)
  assert.equal((await shop.user(person)).subscription.canceled_at, null)
})

test('without a plan there is nothing to resume, nor after its end', async () => {
  const person = await shop.product.people.make()
  assert.equal((await resume(person)).status, 404)
  const subscription = await shop.subscribe(person)
  await cancel(person)
  peer.world.end(subscription.id)
  assert.equal((await resume(person)).status, 404, 'ended at Stripe, and we had not heard of it')
  assert.equal(await shop.planOf(person), 'free')
  assert.equal((await resume(person)).status, 404)
})

test('a Stripe that is down resumes nothing, and says so', async () => {
  const person = await shop.product.people.make()
  const subscription = await shop.subscribe(person)
  await cancel(person)
  peer.fault = { kind: 'down', times: 3 }
  assert.equal((await resume(person)).status, 502)
  assert.equal(subscription.cancel_at_period_end, true)
})

test('invoices and card are on Stripe’s own page, which leads back to the account', async () => {
  const person = await shop.product.people.make()
  assert.equal((await call(person, '/stripe/portal')).status, 404, 'who never paid has no invoices')
  const subscription = await shop.subscribe(person)
  const { status, data } = await call(person, '/stripe/portal')
  assert.equal(status, 200)
  assert.match(data.url, new RegExp(`^${peer.url}/portal/`))
  assert.equal([...peer.world.visits.values()].at(-1), 'http://localhost:3000/account')
  peer.world.end(subscription.id)
  await shop.deliver()
  assert.equal((await call(person, '/stripe/portal')).status, 200, 'also after the plan has ended')
})

test('the portal offers invoices and card alone, and is set up once', async () => {
  const person = await shop.product.people.make()
  await shop.subscribe(person)
  await shop.setKeys({ stripe_key: 'sk_test_other' })
  assert.equal((await call(person, '/stripe/portal')).status, 502, 'a key that Stripe does not accept')
  await shop.setUp()
  for (let i = 0; i < 3; i += 1) assert.equal((await call(person, '/stripe/portal')).status, 200)
  const [made, ...others] = peer.world.portals.values()
  assert.deepEqual(Object.keys(made?.features ?? {}).sort(), ['invoice_history', 'payment_method_update'])
  assert.deepEqual(others, [])
})

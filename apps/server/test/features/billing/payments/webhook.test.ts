import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { day, prices, shopWithStripe } from '../../../support/paying.ts'
import type { Event } from '../../../support/stripe-objects.ts'

const shop = shopWithStripe()
const { peer } = shop
const send = (event: Event, more = {}) => peer.deliver(shop.product.url, event, more)
const count = async (table: 'stripe_events' | 'subscriptions' | 'credit_entries') =>
  (await shop.product.db.selectFrom(table).select('id').execute()).length

/** Paid, and its events not yet delivered. */
async function bought(plan: 'starter' | 'advanced' = 'starter') {
  const person = await shop.product.people.make()
  const { data } = await shop.checkout(person, plan)
  const subscription = peer.world.pay(data.url.split('/').at(-1))
  return { person, subscription, events: peer.takeNew() }
}
const ofType = (events: Event[], type: string) => {
  const event = events.find((one) => one.type === type)
  assert.ok(event, type)
  return event
}

test('a webhook sent twice counts once', async () => {
  const { person, events } = await bought()
  for (const event of [...events, ...events]) assert.equal((await send(event)).status, 200)
  assert.equal(await shop.planOf(person), 'starter')
  assert.equal(await count('stripe_events'), events.length)
  assert.equal(await count('subscriptions'), 1)
  assert.deepEqual(await shop.credits(person), { public_page: 100, page_creation: 30 })
  assert.equal(await count('credit_entries'), 2)
})

test('a webhook sent fifty times at once counts once', async () => {
  const { person, events } = await bought('advanced')
  const paid = ofType(events, 'invoice.paid')
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(paid)))
  assert.deepEqual(new Set(answers.map((answer) => answer.status)), new Set([200]))
  assert.equal(await count('stripe_events'), 1)
  assert.equal(await count('subscriptions'), 1)
  assert.equal(await shop.planOf(person), 'advanced')
  assert.deepEqual(await shop.credits(person), { public_page: 500, page_creation: 150 })
  await shop.provesItsLedger()
})

test('all events of a purchase at once, in any order, are one purchase', async () => {
  const { person, events } = await bought()
  await Promise.all([...events, ...events].reverse().map((event) => send(event)))
  assert.equal(await count('stripe_events'), events.length)
  assert.equal(await count('subscriptions'), 1)
  assert.equal(await shop.planOf(person), 'starter')
})

test('events out of order: what happened last is what counts', async () => {
  const { person, subscription, events } = await bought()
  shop.product.clock.advance(5 * day)
  peer.world.setCancel(subscription, true)
  const canceled = peer.takeNew()
  shop.product.clock.advance(day)
  for (const event of [...canceled, ...events.reverse()]) assert.equal((await send(event)).status, 200)
  const user = await shop.user(person)
  assert.equal(user.plan.name, 'starter')
  assert.equal(user.subscription.canceled_at, '2030-01-20T12:00:00.000Z')
  assert.equal(user.subscription.expire_at, '2030-02-15T12:00:00.000Z')
})

test('the news that it was bought, after the news that it has ended, brings nothing back', async () => {
  const { person, subscription, events } = await bought()
  peer.world.end(subscription.id)
  for (const event of [...peer.takeNew(), ...events]) await send(event)
  assert.equal(await shop.planOf(person), 'free')
  assert.deepEqual(await shop.credits(person), { public_page: 10, page_creation: 3 })
  const [row] = await shop.rows()
  assert.ok(row?.ended_at)
})

test('an older paid invoice does not take the newer period back', async () => {
  const { person, subscription, events } = await bought()
  await shop.nextPeriod(subscription)
  await shop.deliver()
  await send(ofType(events, 'invoice.paid'))
  const user = await shop.user(person)
  assert.equal(user.subscription.renews_at, '2030-03-15T12:00:00.000Z')
})

test('a bad, a missing, a foreign and an old signature are a 400, and change nothing', async () => {
  const { person, events } = await bought()
  const paid = ofType(events, 'invoice.paid')
  for (const more of [
    { signature: 't=1,v1=00' },
    { signature: '' },
    { signature: 'nonsense' },
    { secret: 'whsec_other' },
    { ageSeconds: 301 },
  ]) {
    const response = await send(paid, more)
    assert.equal(response.status, 400, JSON.stringify(more))
    assert.equal(((await response.json()) as { code: string }).code, 'BAD_REQUEST')
  }
  assert.equal(await count('stripe_events'), 0)
  assert.equal(await shop.planOf(person), 'free')
  assert.equal((await send(paid, { ageSeconds: 299 })).status, 200)
})

test('a signed event that was changed on its way is a 400', async () => {
  const { events } = await bought()
  const paid = ofType(events, 'invoice.paid')
  const response = await peer.deliver(shop.product.url, paid)
  assert.equal(response.status, 200)
  const { default: Stripe } = await import('stripe')
  const payload = JSON.stringify(paid)
  const timestamp = Math.floor(shop.product.clock.now().getTime() / 1000)
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_peer', timestamp })
  assert.equal((await send({ ...paid, id: 'evt_changed' }, { signature })).status, 400)
})

test('an event of an unknown type is acknowledged and kept nowhere', async () => {
  assert.equal((await send(peer.world.emit('charge.dispute.created', { id: 'dp_1' }))).status, 200)
  assert.equal(await count('stripe_events'), 0)
})

test('an invoice without a subscription is acknowledged', async () => {
  assert.equal(
    (await send(peer.world.emit('invoice.paid', { id: 'in_1', object: 'invoice', parent: null }))).status,
    200,
  )
})

test('an unknown customer is acknowledged and gets nothing', async () => {
  peer.world.customers.set('cus_x', { id: 'cus_x', object: 'customer', email: 'x@x.io', name: 'X', card: 'good' })
  peer.world.subscribe('cus_x', prices.starter)
  await shop.deliver()
  assert.equal(await count('subscriptions'), 0)
})

test('a subscription that Stripe itself does not know is acknowledged', async () => {
  assert.equal((await send(peer.world.emit('customer.subscription.updated', { id: 'sub_gone' }))).status, 200)
  assert.equal(await count('subscriptions'), 0)
})

test('a known customer who pays a price nobody knows gets nothing', async () => {
  const { person, subscription } = await bought()
  peer.world.end(subscription.id)
  await shop.deliver()
  peer.world.addPrice('price_foreign', 100)
  peer.world.subscribe(subscription.customer, 'price_foreign')
  await shop.deliver()
  assert.equal(await shop.planOf(person), 'free')
  assert.deepEqual(await shop.credits(person), { public_page: 10, page_creation: 3 })
  assert.equal(await count('subscriptions'), 1, 'the one that was paid for and has ended')
})

test('a renewal at a price nobody knows grants no new period', async () => {
  const { person, subscription, events } = await bought()
  for (const event of events) await send(event)
  const [item] = subscription.items.data
  if (item) item.price = peer.world.addPrice('price_foreign', 100)
  await shop.nextPeriod(subscription)
  await shop.deliver()
  const [row] = await shop.rows()
  assert.equal(row?.period_ends_at.toISOString(), '2030-02-15T12:00:00.000Z')
  shop.product.clock.advance(4 * day)
  assert.equal(await shop.planOf(person), 'free')
})

test('who pays the price that the plan had before is still on the plan', async () => {
  const { person, subscription, events } = await bought()
  for (const event of events) await send(event)
  peer.world.addPrice('price_starter_2031', 999)
  await shop.product.db
    .updateTable('plans')
    .set({ stripe_price_id: 'price_starter_2031', price_cents: 999 })
    .where('name', '=', 'starter')
    .execute()
  await shop.nextPeriod(subscription)
  await shop.deliver()
  const user = await shop.user(person)
  assert.equal(user.plan.name, 'starter')
  assert.equal(user.subscription.price, 7.99)
  assert.equal(user.subscription.renews_at, '2030-03-15T12:00:00.000Z')
})

test('a server that dies between the event and its effect has done neither, and the next delivery does both', async () => {
  const { person, events } = await bought()
  const { db } = shop.product
  await sql`create function die() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`.execute(
    db,
  )
  await sql`create trigger die after insert on subscriptions for each row execute function die()`.execute(db)
  const paid = ofType(events, 'invoice.paid')
  try {
    const failed = await send(paid)
    assert.equal(failed.status, 500)
    assert.ok(!(await failed.text()).includes('killed'))
    assert.equal(await count('stripe_events'), 0)
    assert.equal(await shop.planOf(person), 'free')
  } finally {
    await sql`drop function die cascade`.execute(db)
  }
  assert.equal((await send(paid)).status, 200)
  assert.equal(await shop.planOf(person), 'starter')
  assert.equal(await count('stripe_events'), 1)
  await shop.provesItsLedger()
})

test('while Stripe cannot be asked, events are refused with a 5xx and work when sent again', async () => {
  const { person, events } = await bought()
  const paid = ofType(events, 'invoice.paid')
  for (const kind of ['down', 'nonsense', 'empty', 'reset'] as const) {
    peer.fault = { kind, times: 99 }
    assert.equal((await send(paid)).status, 502, kind)
    assert.equal(await count('stripe_events'), 0)
    assert.equal(await shop.planOf(person), 'free')
  }
  peer.fault = { kind: 'slow', times: 1 }
  assert.equal((await send(paid)).status, 200)
  assert.equal(await shop.planOf(person), 'starter')
})

test('without a stored secret or key events are refused with a 503, and Stripe sends them again', async () => {
  const { person, events } = await bought()
  const paid = ofType(events, 'invoice.paid')
  for (const name of ['stripe_webhook_secret', 'stripe_key'] as const) {
    await shop.setKeys({ [name]: null })
    assert.equal((await send(paid)).status, 503)
    await shop.setUp()
  }
  assert.equal((await send(paid)).status, 200)
  assert.equal(await shop.planOf(person), 'starter')
})

test('an endpoint that was made for an older version of the API serves as well', async () => {
  const { person, subscription } = await bought()
  const old = { id: 'in_1', object: 'invoice', subscription: subscription.id }
  assert.equal((await send(peer.world.emit('invoice.paid', old))).status, 200)
  assert.equal(await shop.planOf(person), 'starter')
})

test('the bytes are what is signed: other spacing of the same JSON works, and forms do not', async () => {
  const { events } = await bought()
  const { default: Stripe } = await import('stripe')
  const payload = JSON.stringify(ofType(events, 'invoice.paid'), null, 4)
  const timestamp = Math.floor(shop.product.clock.now().getTime() / 1000)
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_peer', timestamp })
  const post = (type: string) =>
    fetch(`${shop.product.url}/backend/api/stripe/webhook`, {
      method: 'POST',
      headers: { 'content-type': type, 'stripe-signature': signature },
      body: payload,
    })
  assert.equal((await post('application/json; charset=utf-8')).status, 200)
  assert.equal((await post('text/plain')).status, 415)
})

test('a signed webhook that is no event is a 400', async () => {
  const { events } = await bought()
  const paid = ofType(events, 'invoice.paid')
  const strange: unknown[] = [
    null,
    7,
    [],
    'text',
    {},
    { ...paid, id: 'a\0b' },
    { ...paid, created: 1e300 },
    { ...paid, data: 1 },
  ]
  strange.push({ ...paid, data: { object: { subscription: 7 } } }, { ...paid, type: '' })
  for (const event of strange) {
    const response = await send(event as Event)
    assert.equal(response.status, 400, JSON.stringify(event))
    assert.equal(((await response.json()) as { message: string }).message, 'This is not an event.')
  }
  assert.equal((await send({ ...paid, type: 'toString' })).status, 200)
  assert.equal(await count('stripe_events'), 0)
})

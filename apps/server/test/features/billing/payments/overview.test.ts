import assert from 'node:assert/strict'
import { test } from 'node:test'
import { day, prices, shopWithStripe } from '../../../support/paying.ts'
import { stripeKey } from '../../../support/stripe-peer.ts'

const shop = shopWithStripe()
const { peer } = shop
const get = (path: string, as: Parameters<typeof shop.product.call>[2]) => shop.product.call('GET', path, as)

test('the admin sees subscriptions, newest first, canceled ones as such, and finds them by address', async () => {
  const admin = await shop.product.people.admin()
  const mara = await shop.product.people.make({ name: 'Otto', email: 'mara@okafor.family' })
  const otto = await shop.product.people.make({ name: 'Mara', email: 'otto@example.com' })
  await shop.subscribe(mara)
  await shop.subscribe(otto, 'advanced')
  await shop.product.call('POST', '/stripe/subscription/cancel', { as: mara })
  const { data } = await get('/subscriptions/paginate', { as: admin })
  assert.deepEqual(
    data.data.map((row: { user: { email: string }; plan: string; price: number }) => [
      row.user.email,
      row.plan,
      row.price,
    ]),
    [
      ['otto@example.com', 'advanced', 19.99],
      ['mara@okafor.family', 'starter', 7.99],
    ],
  )
  const [active, canceled] = data.data
  assert.match(active.user.stripe_id, /^cus_/)
  assert.equal(active.created_at, '2030-01-15T12:00:00.000Z')
  assert.deepEqual([active.canceled_at, active.expire_at], [null, null])
  assert.deepEqual([canceled.canceled_at, canceled.expire_at], ['2030-01-15T12:00:00.000Z', '2030-02-15T12:00:00.000Z'])
  const found = await get('/subscriptions/paginate?search=Mar', { as: admin })
  assert.deepEqual(
    found.data.data.map((row: { user: { email: string } }) => row.user.email),
    ['mara@okafor.family'],
    'the address, not the name',
  )
})

test('the list of subscriptions goes on where it ended', async () => {
  const admin = await shop.product.people.admin()
  for (let i = 0; i < 45; i += 1) await shop.product.people.make({ plan: 'starter' })
  const seen = new Set<number>()
  let path = '/subscriptions/paginate'
  for (let page = 1; ; page += 1) {
    const { data } = await get(path, { as: admin })
    for (const row of data.data) seen.add(row.id)
    if (data.current_page === data.last_page) break
    path = `/subscriptions/paginate?page=${page + 1}&after=${data.next}`
  }
  assert.equal(seen.size, 45)
  assert.equal((await get('/subscriptions/paginate?page=3', { as: admin })).data.data.length, 5)
})

test('people see every movement of their own credit, the admin those of anybody', async () => {
  const admin = await shop.product.people.admin()
  const person = await shop.product.people.make()
  const other = await shop.product.people.make()
  await shop.credits(person)
  await shop.subscribe(person)
  await shop.credits(person)
  shop.product.clock.advance(day)
  await shop.checkout(person, 'advanced')
  await shop.credits(person)
  const { data } = await get('/credits/history', { as: person })
  assert.deepEqual(
    data.data.map((entry: { kind: string; delta: number; reason: string }) => [entry.kind, entry.delta, entry.reason]),
    [
      ['page_creation', 117, 'adjust'],
      ['public_page', 388, 'adjust'],
      ['page_creation', 30, 'grant'],
      ['public_page', 100, 'grant'],
      ['page_creation', 3, 'grant'],
      ['public_page', 10, 'grant'],
    ],
  )
  assert.equal(data.data[0].plan, 'advanced')
  assert.equal(data.data.at(-1).plan, 'free')
  assert.deepEqual((await get(`/users/${person.id}/credits`, { as: admin })).data, data)
  assert.deepEqual((await get('/credits/history', { as: other })).data.data, [])
  assert.equal((await get(`/users/${person.id}/credits`, { as: other })).status, 403)
  assert.equal((await get('/users/999999/credits', { as: admin })).status, 404)
})

test('the Test button says that the keys work, or in words what does not', async () => {
  const admin = await shop.product.people.admin()
  const press = () => shop.product.call('POST', '/settings/stripe/test', { as: admin })
  const good = await press()
  assert.equal(good.status, 200)
  assert.equal(good.data.works, true)
  assert.deepEqual(good.data.problems, [])

  await shop.setKeys({ stripe_webhook_secret: null })
  peer.world.addPrice(prices.starter, 999)
  peer.world.prices.delete(prices.advanced)
  const { data } = await press()
  assert.deepEqual(data.problems, [
    'Starter: the price at Stripe is not $7.99.',
    'Advanced: Stripe does not know the price price_advanced.',
    'There is no webhook signing secret yet: payments would not reach the plans.',
  ])
  const [starter] = (await get('/plans/paid/list', {})).data as { id: number }[]
  const one = await shop.product.call('POST', '/settings/stripe/test', { as: admin, body: { planId: starter?.id } })
  assert.deepEqual(one.data.problems, ['Starter: the price at Stripe is not $7.99.'], 'of one plan, and nothing else')
  peer.world.addPrice(prices.starter, 799, { recurring: { interval: 'year' } })
  peer.world.addPrice(prices.advanced, 1999, { active: false })
  assert.equal((await press()).data.problems.length, 3)

  await shop.setKeys({ stripe_key: 'sk_test_wrong' })
  const wrong = await press()
  assert.equal(wrong.status, 502)
  assert.match(wrong.body.message ?? '', /does not accept the key/)
  await shop.setKeys({ stripe_key: null })
  const unasked = await shop.product.call('POST', '/settings/stripe/test', { as: admin, body: { planId: starter?.id } })
  assert.deepEqual([unasked.status, unasked.data.works, unasked.data.problems], [200, false, []])
  const unset = await press()
  assert.equal(unset.status, 503)
  assert.match(unset.body.message ?? '', /Enter one/)
})

test('a key is tested as it is typed, and not stored by that', async () => {
  const admin = await shop.product.people.admin()
  const press = (body: object) => shop.product.call('POST', '/settings/stripe/test', { as: admin, body })
  await shop.setKeys({ stripe_key: null, stripe_webhook_secret: null })
  const good = await press({ key: ` ${stripeKey} `, webhookSecret: 'whsec_typed' })
  assert.deepEqual([good.status, good.data.problems], [200, []])
  assert.deepEqual((await press({ key: stripeKey, webhookSecret: 'we_typed' })).data.problems, [
    'The webhook signing secret should begin with whsec_.',
  ])
  assert.equal((await press({ key: 'sk_test_wrong' })).status, 502)
  const { data: status } = await shop.product.call('GET', '/app/status', { as: admin })
  assert.deepEqual([status.stripeApi, status.stripeWebhook], [false, false], 'nothing of it was stored')
})

test('a new subscription is counted once', async () => {
  const admin = await shop.product.people.admin()
  const person = await shop.product.people.make()
  const subscription = await shop.subscribe(person)
  await shop.nextPeriod(subscription)
  await shop.deliver()
  const { data } = await get('/analytics/counters', { as: await shop.product.people.again(admin) })
  assert.equal(data.total.subscriptions, 1)
})

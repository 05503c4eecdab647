import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Person } from '../../../support/people.ts'
import { product } from '../../../support/product.ts'

const shop = product()
const starter = {
  name: 'starter',
  title: 'Starter',
  description: 'For a family.',
  price: 8.49,
  publicPageLimit: 120,
  pageCreationLimit: 40,
  stripePriceId: 'price_1',
}
const free = { name: 'free', title: 'Free', description: '', publicPageLimit: 12, pageCreationLimit: 4 }
const update = (as: Person, id: number | string, body: object) => shop.call('POST', `/plans/${id}/update`, { as, body })

test('an admin reads a plan by its number', async () => {
  const admin = await shop.people.admin()
  const { data } = await shop.call('GET', '/plans/3/read', { as: admin })
  assert.equal(data.name, 'advanced')
  assert.equal(data.price, 19.99)
  assert.equal((await shop.call('GET', '/plans/4/read', { as: admin })).status, 404)
  assert.equal((await shop.call('GET', '/plans/x/read', { as: admin })).status, 422)
})

test('an admin changes a plan, and everyone sees it', async () => {
  const admin = await shop.people.admin()
  const { status, data } = await update(admin, 2, starter)
  assert.equal(status, 200)
  assert.equal(data.updated, true)
  const { data: plans } = await shop.call('GET', '/plans/paid/list')
  assert.deepEqual(plans[0], data.plan)
  const { title, description, price, stripe_price_id, public_page_limit, page_creation_limit } = plans[0]
  assert.deepEqual(
    [title, description, price, stripe_price_id, public_page_limit, page_creation_limit],
    ['Starter', 'For a family.', 8.49, 'price_1', 120, 40],
  )
})

test('every price of two decimals comes back as it was sent', async () => {
  const admin = await shop.people.admin()
  for (const price of [0.5, 0.57, 1.1, 8.29, 19.99, 64.1, 1025.12, 9999.99])
    assert.equal((await update(admin, 2, { ...starter, price })).data.plan.price, price)
})

test('the discount is the whole percent saved per created page against starter, worked out anew', async () => {
  const admin = await shop.people.admin()
  const discounts = async () =>
    (await shop.call('GET', '/plans/list')).data.map((plan: { discount: number }) => plan.discount)
  assert.deepEqual(await discounts(), [0, 0, 49])
  await update(admin, 2, { ...starter, price: 10, pageCreationLimit: 100 })
  await update(admin, 3, { ...starter, name: 'advanced', price: 16, pageCreationLimit: 200, stripePriceId: null })
  assert.deepEqual(await discounts(), [0, 0, 20])
  await update(admin, 3, { ...starter, name: 'advanced', price: 30, pageCreationLimit: 200, stripePriceId: null })
  assert.deepEqual(await discounts(), [0, 0, 0])
})

test('what a plan cannot be is refused with the field that is wrong', async () => {
  const admin = await shop.people.admin()
  const wrong: [number, object, string][] = [
    [2, { ...starter, price: undefined }, 'price'],
    [2, { ...starter, price: 0 }, 'price'],
    [2, { ...starter, price: -1 }, 'price'],
    [2, { ...starter, price: 1.999 }, 'price'],
    [2, { ...starter, price: '7.99' }, 'price'],
    [2, { ...starter, price: 10_000 }, 'price'],
    [2, { ...starter, title: ' ' }, 'title'],
    [2, { ...starter, title: 'x'.repeat(61) }, 'title'],
    [2, { ...starter, description: 'x'.repeat(301) }, 'description'],
    [2, { ...starter, publicPageLimit: -1 }, 'publicPageLimit'],
    [2, { ...starter, pageCreationLimit: 1.5 }, 'pageCreationLimit'],
    [2, { ...starter, pageCreationLimit: 1_000_001 }, 'pageCreationLimit'],
    [2, { ...starter, stripePriceId: 'prod_1' }, 'stripePriceId'],
    [2, { ...starter, stripePriceId: 'price 1' }, 'stripePriceId'],
    [2, { ...starter, name: 'advanced' }, 'name'],
    [2, { ...starter, name: 'gold' }, 'name'],
    [1, { ...free, price: 1 }, 'price'],
    [1, { ...free, stripePriceId: 'price_1' }, 'stripePriceId'],
  ]
  for (const [id, body, field] of wrong) {
    const { status, body: answer } = await update(admin, id, body)
    assert.equal(status, 422, JSON.stringify(body))
    assert.ok(answer.errors?.[field], `${field} in ${JSON.stringify(answer)}`)
  }
  assert.equal((await update(admin, 9, starter)).status, 404)
})

test('the free plan has limits and words, and neither price nor price id', async () => {
  const admin = await shop.people.admin()
  const { data } = await update(admin, 1, free)
  assert.equal(data.plan.price, 0)
  assert.equal(data.plan.stripe_price_id, null)
  assert.equal(data.plan.page_creation_limit, 4)
})

test('a price id belongs to one plan; left out it stays, empty it goes', async () => {
  const admin = await shop.people.admin()
  await update(admin, 2, starter)
  const taken = await update(admin, 3, { ...starter, name: 'advanced' })
  assert.equal(taken.status, 422)
  assert.ok(taken.body.errors?.stripePriceId)
  const { stripePriceId: _, ...without } = starter
  assert.equal((await update(admin, 2, without)).data.plan.stripe_price_id, 'price_1')
  assert.equal((await update(admin, 2, { ...starter, stripePriceId: '' })).data.plan.stripe_price_id, null)
})

test('a form serves as well as JSON', async () => {
  const admin = await shop.people.admin()
  const form = new FormData()
  for (const [name, value] of Object.entries(starter)) form.append(name, String(value))
  const { status, data } = await shop.call('POST', '/plans/2/update', { as: admin, form })
  assert.equal(status, 200)
  assert.equal(data.plan.price, 8.49)
})

test('who is not the admin can neither read nor change a plan', async () => {
  const person = await shop.people.make({ plan: 'advanced' })
  assert.equal((await update(person, 2, starter)).status, 403)
  assert.equal((await shop.call('GET', '/plans/2/read', { as: person })).status, 403)
  assert.equal((await shop.call('POST', '/plans/2/update', { body: starter })).status, 401)
})

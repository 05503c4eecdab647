import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Plan } from '@inkbloom/contract'
import { product } from '../../support/product.ts'

const shop = product()
const list = async (path = '/plans/list') => (await shop.call('GET', path)).data as Plan[]
const change = (
  name: 'free' | 'starter' | 'advanced',
  values: { price_cents?: number; page_creation_limit?: number },
) => shop.db.updateTable('plans').set(values).where('name', '=', name).execute()
const discounts = async () => (await list()).map((plan) => plan.discount)

test('three plans exist from the first start, cheapest first, with what the landing page tells of them', async () => {
  const plans = await list()
  const told = plans.map((plan) => [
    plan.id,
    plan.name,
    plan.price,
    plan.paid,
    plan.public_page_limit,
    plan.page_creation_limit,
  ])
  assert.deepEqual(told, [
    [1, 'free', 0, false, 10, 3],
    [2, 'starter', 7.99, true, 100, 30],
    [3, 'advanced', 19.99, true, 500, 150],
  ])
  assert.ok(plans.every((plan) => plan.stripe_price_id === null && plan.title && plan.description))
})

test('the paid plans are the same list without the free one', async () => {
  assert.deepEqual(
    await list('/plans/paid/list'),
    (await list()).filter((plan) => plan.name !== 'free'),
  )
})

test('the discount of advanced is the whole percent saved per created page, never rounded up', async () => {
  assert.deepEqual(await discounts(), [0, 0, 49], '7.99/30 against 19.99/150 is 49.96 percent')
  await change('advanced', { price_cents: 1998 })
  assert.deepEqual(await discounts(), [0, 0, 49])
  await change('advanced', { price_cents: 1997 })
  assert.deepEqual(await discounts(), [0, 0, 50])
})

test('a discount that makes no sense is none', async () => {
  await change('advanced', { price_cents: 9999 })
  assert.deepEqual(await discounts(), [0, 0, 0], 'dearer than starter')
  await change('advanced', { price_cents: 1999, page_creation_limit: 0 })
  assert.deepEqual(await discounts(), [0, 0, 0])
  await change('starter', { page_creation_limit: 0 })
  assert.deepEqual(await discounts(), [0, 0, 0])
})

test('a plan is changed by a form as well, whose numbers come as text', async () => {
  const admin = await shop.people.admin()
  const form = new FormData()
  const fields = { name: 'starter', title: 'Starter', description: '', price: '8.5', publicPageLimit: '40' }
  for (const [name, value] of Object.entries({ ...fields, pageCreationLimit: '4' })) form.append(name, value)
  const answer = await shop.call('POST', '/plans/2/update', { as: admin, form })
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  assert.deepEqual([answer.data.plan.price, answer.data.plan.public_page_limit], [8.5, 40])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calls } from '@inkbloom/contract'
import type { Person } from '../../support/people.ts'
import { product } from '../../support/product.ts'

const shop = product({ env: { PUBLIC_URL: 'https://pages.example.com', SETUP_TOKEN: 'a token for tests' } })

const doneSteps = async (admin: Person) => {
  const { data } = await shop.call('GET', '/setup/read', { as: admin })
  return data.steps.flatMap((step: { name: string; done: boolean }) => (step.done ? [step.name] : []))
}
const mark = (admin: Person, step: string, done = true) =>
  shop.call('POST', '/setup/mark', { as: admin, body: { step, done } })
const set = (admin: Person, name: string, value: string) =>
  shop.call('PATCH', `/settings/${name}/update`, { as: admin, body: { value } })

test('on a fresh install nothing is done, and each stored key and name is a step', async () => {
  const admin = await shop.people.admin()
  assert.deepEqual(await doneSteps(admin), [])
  await set(admin, 'tagline', 'Color me')
  await set(admin, 'stripe_key', 'sk_test_1')
  await set(admin, 'stripe_webhook_secret', 'whsec_1')
  await set(admin, 'openai_key', 'sk-1')
  await shop.db.updateTable('plans').set({ stripe_price_id: 'price_2' }).where('name', '=', 'starter').execute()
  assert.deepEqual(await doneSteps(admin), ['name', 'openai', 'stripe', 'webhook'])
  await shop.db.updateTable('plans').set({ stripe_price_id: 'price_3' }).where('name', '=', 'advanced').execute()
  assert.deepEqual(await doneSteps(admin), ['name', 'openai', 'stripe', 'webhook', 'prices'])
})

test('what only the operator can call done is remembered, and can be taken back', async () => {
  const admin = await shop.people.admin()
  for (const step of ['name', 'mail', 'gallery', 'publish', 'gallery'])
    assert.equal((await mark(admin, step)).status, 200)
  assert.deepEqual(await doneSteps(admin), ['name', 'mail', 'gallery', 'publish'])
  assert.equal((await mark(admin, 'put_away')).data.put_away, true)
  assert.equal((await mark(admin, 'put_away', false)).data.put_away, false)
  await mark(admin, 'mail', false)
  assert.deepEqual(await doneSteps(admin), ['name', 'gallery', 'publish'])
  assert.equal((await mark(admin, 'stripe')).status, 422, 'a key is done when it is stored')
})

test('the webhook’s address and events are those that the server takes', async () => {
  const admin = await shop.people.admin()
  const { webhook } = (await shop.call('GET', '/setup/read', { as: admin })).data
  assert.equal(webhook.url, `https://pages.example.com/backend/api${calls.stripeWebhook.path}`)
  assert.deepEqual(webhook.events.toSorted(), [
    'checkout.session.completed',
    'customer.subscription.created',
    'customer.subscription.deleted',
    'customer.subscription.updated',
    'invoice.paid',
    'invoice.payment_failed',
  ])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { issueLink } from '../../../../src/features/accounts/links.service.ts'
import { shopWithStripe } from '../../../support/paying.ts'
import { type Person, password } from '../../../support/people.ts'

const shop = shopWithStripe()
const { peer } = shop

const update = (as: Person, change: { name?: string; email?: string }) =>
  shop.product.call('PATCH', '/users/update', {
    as,
    body: { name: as.name, photo: null, email: as.email, currentPassword: password, ...change },
  })

async function customer() {
  const person = await shop.product.people.make()
  const subscription = await shop.subscribe(person)
  const atStripe = peer.world.customers.get(subscription.customer)
  assert.ok(atStripe)
  return { person, atStripe }
}

test('a changed name and address reach Stripe, which sends the receipts', async () => {
  const { person, atStripe } = await customer()
  assert.equal((await update(person, { name: 'Mara Okafor', email: 'mara@okafor.family' })).status, 200)
  await shop.until(() => atStripe.email === 'mara@okafor.family')
  assert.equal(atStripe.name, 'Mara Okafor')
})

test('an address that was confirmed by its mailed link reaches Stripe too', async () => {
  const { person, atStripe } = await customer()
  const { db, clock } = shop.product
  const link = { userId: person.id, purpose: 'change-email', newEmail: 'mara@okafor.family' } as const
  const token = await issueLink(db, { ...link, credentials: 0, askedAt: clock.now() })
  assert.equal((await shop.product.call('POST', '/users/verify', { body: { token } })).status, 200)
  await shop.until(() => atStripe.email === 'mara@okafor.family')
})

test('Stripe down during the change: it is made here at once, and at Stripe when that is back', async () => {
  const { person, atStripe } = await customer()
  peer.fault = { kind: 'down', times: 4 }
  assert.equal((await update(person, { email: 'mara@okafor.family' })).data.user.email, 'mara@okafor.family')
  await shop.until(() => atStripe.email === 'mara@okafor.family')
  assert.equal(peer.fault.times, 0)
})

test('a customer that was deleted at Stripe does not keep the change waiting', async () => {
  const { person, atStripe } = await customer()
  peer.world.removeCustomer(atStripe.id)
  await update(person, { email: 'mara@okafor.family' })
  await shop.settled()
  assert.equal((await shop.jobs('update-customer'))[0]?.status, 'done')
})

test('Stripe is asked nothing about who never paid, nor for a new photo', async () => {
  const { person } = await customer()
  await update(person, {})
  await update(await shop.product.people.make(), { email: 'nora@example.com' })
  assert.deepEqual(await shop.jobs('update-customer'), [])
})

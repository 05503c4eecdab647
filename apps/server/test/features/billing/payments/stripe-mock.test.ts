import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Cashier, CashierFailed } from '../../../../src/providers/payment-provider.ts'
import { stripeCashier } from '../../../../src/providers/stripe.ts'
import { type StripeMock, startStripeMock } from '../../../support/stripe-mock.ts'

let mock: StripeMock | { missing: string }
let cashier: Cashier
before(async () => {
  mock =
    process.env.TEST_DATABASE === 'postgres'
      ? { missing: 'run once, with the embedded database' }
      : await startStripeMock()
  if ('url' in mock) cashier = await stripeCashier({ apiKey: 'sk_test_mock', apiBase: mock.url, retries: 0 })
})
after(() => 'url' in mock && mock.stop())

/** Whatever it answers is made up; that it answers means that Stripe's schema allows what we asked. */
const asked: Record<string, () => Promise<unknown>> = {
  ping: () => cashier.ping(),
  readPrice: () => cashier.readPrice('price_1'),
  createCustomer: () => cashier.createCustomer({ email: 'mara@example.com', name: 'Mara', reference: '1-abc' }),
  updateCustomer: () => cashier.updateCustomer('cus_1', { email: 'mara@example.com', name: 'Mara' }),
  forgetCustomer: () => cashier.forgetCustomer('cus_1'),
  openCheckout: () =>
    cashier.openCheckout({
      customerId: 'cus_1',
      priceId: 'price_1',
      reference: '1',
      successUrl: 'http://localhost:3000/payment?status=success',
      cancelUrl: 'http://localhost:3000/payment?status=canceled',
    }),
  closeCheckouts: () => cashier.closeCheckouts('cus_1'),
  listSubscriptions: () => cashier.listSubscriptions('cus_1'),
  readSubscription: () => cashier.readSubscription('sub_1'),
  'movePlan to a larger one': () => cashier.movePlan({ id: 'sub_1', itemId: 'si_1', priceId: 'price_2', charge: true }),
  'movePlan to a smaller one': () =>
    cashier.movePlan({ id: 'sub_1', itemId: 'si_1', priceId: 'price_1', charge: false }),
  'setRenewal off': () => cashier.setRenewal('sub_1', false),
  'setRenewal off, with a reason': () => cashier.setRenewal('sub_1', false, 'block'),
  'setRenewal on': () => cashier.setRenewal('sub_1', true),
  endSubscription: () => cashier.endSubscription('sub_1', { credit: true }),
}

for (const [name, ask] of Object.entries(asked))
  test(`Stripe’s published schema allows what we send and fits what we read: ${name}`, async (t) => {
    if ('missing' in mock) return t.skip(mock.missing)
    await ask()
  })

test('stripe-mock does refuse what the schema does not allow', async (t) => {
  if ('missing' in mock) return t.skip(mock.missing)
  await assert.rejects(
    cashier.createCustomer({ email: 'mara@example.com', name: { first: 'Mara' } as never, reference: '1' }),
    CashierFailed,
  )
})

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { PaymentFailed, type PaymentProvider } from '../../../../src/providers/payment-provider.ts'
import { stripeProvider } from '../../../../src/providers/stripe.ts'
import { type StripeMock, startStripeMock } from '../../../support/stripe-mock.ts'

let mock: StripeMock | { missing: string }
let provider: PaymentProvider
before(async () => {
  mock =
    process.env.TEST_DATABASE === 'postgres'
      ? { missing: 'run once, with the embedded database' }
      : await startStripeMock()
  if ('url' in mock) provider = await stripeProvider({ apiKey: 'sk_test_mock', apiBase: mock.url, retries: 0 })
})
after(() => 'url' in mock && mock.stop())

/** Whatever it answers is made up; that it answers means that Stripe's schema allows what we asked. */
const asked: Record<string, () => Promise<unknown>> = {
  ping: () => provider.ping(),
  readPrice: () => provider.readPrice('price_1'),
  createCustomer: () => provider.createCustomer({ email: 'mara@example.com', name: 'Mara', reference: '1-abc' }),
  updateCustomer: () => provider.updateCustomer('cus_1', { email: 'mara@example.com', name: 'Mara' }),
  forgetCustomer: () => provider.forgetCustomer('cus_1'),
  openCheckout: () =>
    provider.openCheckout({
      customerId: 'cus_1',
      priceId: 'price_1',
      reference: '1',
      successUrl: 'http://localhost:3000/payment?status=success',
      cancelUrl: 'http://localhost:3000/payment?status=canceled',
    }),
  openPortal: () => provider.openPortal({ customerId: 'cus_1', returnUrl: 'http://localhost:3000/account' }),
  closeCheckouts: () => provider.closeCheckouts('cus_1'),
  listSubscriptions: () => provider.listSubscriptions('cus_1'),
  readSubscription: () => provider.readSubscription('sub_1'),
  'movePlan to a larger one': () =>
    provider.movePlan({ id: 'sub_1', itemId: 'si_1', priceId: 'price_2', charge: true }),
  'movePlan to a smaller one': () =>
    provider.movePlan({ id: 'sub_1', itemId: 'si_1', priceId: 'price_1', charge: false }),
  'setRenewal off': () => provider.setRenewal('sub_1', false),
  'setRenewal off, with a reason': () => provider.setRenewal('sub_1', false, 'block'),
  'setRenewal on': () => provider.setRenewal('sub_1', true),
  endSubscription: () => provider.endSubscription('sub_1', { credit: true }),
}

for (const [name, ask] of Object.entries(asked))
  test(`Stripe’s published schema allows what we send and fits what we read: ${name}`, async (t) => {
    if ('missing' in mock) return t.skip(mock.missing)
    await ask()
  })

test('stripe-mock does refuse what the schema does not allow', async (t) => {
  if ('missing' in mock) return t.skip(mock.missing)
  await assert.rejects(
    provider.createCustomer({ email: 'mara@example.com', name: { first: 'Mara' } as never, reference: '1' }),
    PaymentFailed,
  )
})

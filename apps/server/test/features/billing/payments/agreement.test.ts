import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readAgreement, readPurchase } from '../../../../src/providers/stripe-agreement.ts'

const item = { subscription_item_details: { proration: false }, invoice_item_details: null }
const line = (price: string, start: number, end: number, amount = 799, parent: object = item) => ({
  amount,
  period: { start, end },
  pricing: { type: 'price_details', price_details: { price } },
  parent,
})
const invoice = (created: number, ...lines: object[]) => ({ created, lines: { data: lines } })
const read = (...invoices: object[]) => {
  const purchase = readPurchase(invoices)
  if (!purchase) return null
  const seconds = (date: Date) => date.getTime() / 1000
  return [
    purchase.openingPriceId,
    seconds(purchase.startsAt),
    purchase.priceId,
    seconds(purchase.priceSince),
    seconds(purchase.endsAt),
  ]
}

test('nothing paid is nothing bought', () => {
  assert.equal(read(), null)
  assert.equal(read(invoice(1)), null)
})

test('the latest period that was paid for counts, in whichever order invoices are listed', () => {
  const [january, february] = [invoice(1, line('a', 0, 30)), invoice(31, line('a', 30, 60))]
  assert.deepEqual(read(january, february), ['a', 30, 'a', 30, 60])
  assert.deepEqual(read(february, january), ['a', 30, 'a', 30, 60])
})

test('an upgrade paid in mid-period keeps the period and says since when', () => {
  const change = invoice(10, line('a', 10, 30, -500), line('b', 10, 30, 1200))
  assert.deepEqual(read(change, invoice(1, line('a', 0, 30))), ['a', 0, 'b', 10, 30])
})

test('an upgrade in the second of the purchase, listed newest first, is the upgrade', () => {
  const change = invoice(1, line('a', 0, 30, -799), line('b', 0, 30, 1999))
  assert.deepEqual(read(change, invoice(1, line('a', 0, 30))), ['a', 0, 'b', 0, 30])
})

test('other things on an invoice buy no time', () => {
  const extra = line('setup', 0, 90, 500, {
    subscription_item_details: null,
    invoice_item_details: { proration: false },
  })
  assert.deepEqual(read(invoice(1, extra, line('a', 0, 30))), ['a', 0, 'a', 0, 30])
})

test('a free trial and a full discount count as paid: Stripe sends a paid invoice for them', () => {
  assert.deepEqual(read(invoice(1, line('a', 0, 14, 0))), ['a', 0, 'a', 0, 14])
})

const subscription = {
  id: 'sub_1',
  customer: { id: 'cus_1', object: 'customer' },
  status: 'active',
  created: 1,
  cancel_at_period_end: false,
  items: { data: [{ id: 'si_1', current_period_end: 30, price: { id: 'a', unit_amount: 799 } }] },
}

test('an end that is asked for shows as canceled, whichever way Stripe was asked', () => {
  const asked = { ...subscription, cancel_at_period_end: true, canceled_at: 5 }
  assert.deepEqual(
    [readAgreement(asked, []).canceledAt, readAgreement(asked, []).expiresAt],
    [new Date(5000), new Date(30_000)],
  )
  const dated = { ...subscription, cancel_at: 20, canceled_at: 5 }
  assert.deepEqual(readAgreement(dated, []).expiresAt, new Date(20_000))
  const resumed = { ...subscription, canceled_at: 5 }
  assert.deepEqual([readAgreement(resumed, []).canceledAt, readAgreement(resumed, []).expiresAt], [null, null])
})

test('an answer of another shape is an error, not a guess', () => {
  for (const broken of [{}, null, { ...subscription, items: { data: [] } }, { ...subscription, created: 'x' }])
    assert.throws(() => readAgreement(broken, []))
  assert.throws(() => readPurchase([{ created: 1 }]))
})

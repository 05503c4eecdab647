import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countOne, type Measure } from '../../../src/db/daily-counts.ts'
import { product } from '../../support/product.ts'

const shop = product()

async function happened(date: string, measure: Measure, times: number) {
  shop.clock.set(new Date(date))
  await Promise.all(Array.from({ length: times }, () => countOne(shop.db, shop.clock, measure)))
}

test('a week starts on Monday, in UTC', async () => {
  await happened('2026-11-15T23:59:59Z', 'pages', 5)
  await happened('2026-11-16T00:00:00Z', 'pages', 3)
  await happened('2026-11-18T12:00:00Z', 'coloreds', 2)
  const admin = await shop.people.admin()
  const { data } = await shop.call('GET', '/analytics/counters', { as: admin })
  assert.deepEqual(data.week, { users: 0, pages: 3, coloreds: 2, subscriptions: 0 })
  assert.deepEqual(data.total, { users: 0, pages: 8, coloreds: 2, subscriptions: 0 })
})

test('people who sign up are counted, the house account is not', async () => {
  shop.clock.set(new Date('2026-11-18T12:00:00Z'))
  await shop.call('POST', '/users/admin/create', {
    body: { name: 'Ana', email: 'ana@example.com', password: 'long enough' },
  })
  const body = { name: 'Mara', email: 'mara@example.com', password: 'long enough' }
  await Promise.all(Array.from({ length: 4 }, () => shop.call('POST', '/users/sign-up', { body })))
  const admin = await shop.call('POST', '/users/sign-in', {
    body: { email: 'ana@example.com', password: 'long enough' },
  })
  const { data } = await shop.call('GET', '/analytics/counters', { token: admin.data.token })
  assert.equal(data.total.users, 2)
})

test('charts show the last twelve months over a year end, those without data as zero', async () => {
  await happened('2026-01-31T23:59:59Z', 'users', 9)
  await happened('2026-02-01T00:00:00Z', 'users', 4)
  await happened('2026-12-31T23:59:59Z', 'users', 2)
  await happened('2027-01-01T00:00:00Z', 'users', 7)
  const admin = await shop.people.admin()
  const { data } = await shop.call('GET', '/analytics/charts', { as: admin })
  assert.deepEqual(
    data.users.map((row: { name: string }) => row.name).join(' '),
    'Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec Jan',
  )
  assert.deepEqual(
    data.users.map((row: { users: number }) => row.users),
    [4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 7],
  )
  assert.equal(data.subscriptions.length, 12)
})

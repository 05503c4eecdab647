import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkLedger } from '../../../src/features/billing/credits/check-ledger.ts'
import { giveBack, spend } from '../../../src/features/billing/credits/credits.service.ts'
import { addMonths, monthAround } from '../../../src/features/billing/credits/periods.ts'
import { product } from '../../support/product.ts'

const shop = product()
const day = 86_400_000

const create = (userId: number, reference: string) =>
  shop.db
    .transaction()
    .execute((tx) => spend(tx, shop.clock, { userId, kind: 'page_creation', reason: 'create', reference }))
    .then(
      () => 'spent',
      (error: { code?: string }) => error.code,
    )

test('a free person has 10 public pages and 3 creations a month', async () => {
  const person = await shop.people.make()
  const { data } = await shop.call('GET', '/credits/read', { as: person })
  assert.deepEqual([data.public_page, data.page_creation], [10, 3])
  assert.deepEqual([data.public_page_limit, data.page_creation_limit], [10, 3])
  assert.deepEqual(data.user, { name: person.name })
})

test('a paid person has what the plan gives, for the paid period', async () => {
  const person = await shop.people.make({ plan: 'starter' })
  const { data } = await shop.call('GET', '/credits/read', { as: person })
  assert.deepEqual([data.public_page, data.page_creation], [100, 30])
  assert.equal(data.renews_at, new Date(shop.clock.now().getTime() + 30 * day).toISOString())
})

test('200 parallel requests with one credit left spend exactly one', async () => {
  const person = await shop.people.make()
  for (const reference of ['first', 'second']) await create(person.id, reference)
  const outcomes = await Promise.all(Array.from({ length: 200 }, (_, i) => create(person.id, `race ${i}`)))
  assert.equal(outcomes.filter((outcome) => outcome === 'spent').length, 1)
  assert.equal(outcomes.filter((outcome) => outcome === 'NO_CREDITS').length, 199)
  assert.deepEqual((await checkLedger(shop.db)).wrong, [])
})

test('what was left does not add up: a new month starts with the limit', async () => {
  const person = await shop.people.make()
  await create(person.id, 'one')
  shop.clock.advance(32 * day)
  const { data } = await shop.call('GET', '/credits/read', { as: await shop.people.again(person) })
  assert.equal(data.page_creation, 3)
})

test('a credit given back returns once, to the period it came from', async () => {
  const person = await shop.people.make()
  await create(person.id, 'job 1')
  shop.clock.advance(32 * day)
  const back = () =>
    shop.db
      .transaction()
      .execute((tx) => giveBack(tx, shop.clock, { kind: 'page_creation', reason: 'create', reference: 'job 1' }))
  const outcomes = await Promise.all([back(), back(), back()])
  assert.equal(outcomes.filter(Boolean).length, 1)
  const { data } = await shop.call('GET', '/credits/read', { as: await shop.people.again(person) })
  assert.equal(data.page_creation, 3)
  const periods = await shop.db.selectFrom('credit_periods').select('page_creation').orderBy('id').execute()
  assert.deepEqual(
    periods.map((period) => period.page_creation),
    [3, 3],
  )
  assert.deepEqual((await checkLedger(shop.db)).wrong, [])
})

test('a changed limit counts from the next renewal', async () => {
  const person = await shop.people.make()
  await shop.call('GET', '/credits/read', { as: person })
  await shop.db.updateTable('plans').set({ page_creation_limit: 7 }).where('name', '=', 'free').execute()
  assert.equal((await shop.call('GET', '/credits/read', { as: person })).data.page_creation, 3)
  shop.clock.advance(32 * day)
  const later = await shop.people.again(person)
  assert.equal((await shop.call('GET', '/credits/read', { as: later })).data.page_creation, 7)
})

test('when a subscription ends the free plan is back, with its limits', async () => {
  const person = await shop.people.make({ plan: 'advanced' })
  assert.equal((await shop.call('GET', '/credits/read', { as: person })).data.page_creation, 150)
  await shop.db
    .updateTable('subscriptions')
    .set({ expire_at: shop.clock.now() })
    .where('user_id', '=', person.id)
    .execute()
  shop.clock.advance(1000)
  assert.equal((await shop.call('GET', '/credits/read', { as: person })).data.page_creation, 3)
})

test('the ledger check finds a balance that was tampered with', async () => {
  const person = await shop.people.make()
  await shop.call('GET', '/credits/read', { as: person })
  await shop.db.updateTable('credit_periods').set({ page_creation: 1000 }).execute()
  const { wrong } = await checkLedger(shop.db)
  assert.deepEqual(
    wrong.map((row) => [row.user_id, row.kind, row.balance, row.sum]),
    [[person.id, 'page_creation', 1000, 3]],
  )
})

test('months are counted from sign-up, also over short ones', () => {
  const anchor = new Date('2026-01-31T10:00:00Z')
  assert.equal(addMonths(anchor, 1).toISOString(), '2026-02-28T10:00:00.000Z')
  assert.equal(addMonths(anchor, 2).toISOString(), '2026-03-31T10:00:00.000Z')
  assert.equal(addMonths(anchor, -2).toISOString(), '2025-11-30T10:00:00.000Z')
  for (let now = anchor.getTime(); now < anchor.getTime() + 800 * day; now += day / 3) {
    const { startsAt, endsAt } = monthAround(anchor, new Date(now))
    assert.ok(startsAt.getTime() <= now && now < endsAt.getTime(), new Date(now).toISOString())
  }
})

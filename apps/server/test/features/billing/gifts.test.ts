import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkLedger } from '../../../src/features/billing/credits/check-ledger.ts'
import type { Person } from '../../support/people.ts'
import { product } from '../../support/product.ts'

const shop = product()
const day = 86_400_000

const gift = { kind: 'public_page', amount: 25, reason: 'Sorry for the outage', requestId: 'request-1' }
const grant = (admin: Person, userId: number, body: object) =>
  shop.call('POST', `/users/${userId}/credits/grant`, { as: admin, body })
const balance = async (person: Person) => {
  const { data } = await shop.call('GET', '/credits/read', { as: person })
  return [data.public_page, data.page_creation]
}

test('the admin gives credits of one kind, and both sides read in the history why', async () => {
  const [admin, person] = [await shop.people.admin(), await shop.people.make()]
  const { status, data } = await grant(admin, person.id, gift)
  assert.equal(status, 200)
  assert.deepEqual([data.reason, data.delta, data.kind, data.note], ['gift', 25, 'public_page', 'Sorry for the outage'])
  assert.deepEqual(await balance(person), [35, 3])
  for (const [path, as] of [
    ['/credits/history', person],
    [`/users/${person.id}/credits`, admin],
  ] as const) {
    const [entry] = (await shop.call('GET', path, { as })).data.data
    assert.deepEqual(entry, data)
  }
  assert.deepEqual((await checkLedger(shop.db)).wrong, [])
})

test('one request id gives once, however often and however parallel it is sent', async () => {
  const [admin, person] = [await shop.people.admin(), await shop.people.make()]
  const answers = await Promise.all(Array.from({ length: 20 }, () => grant(admin, person.id, gift)))
  assert.deepEqual([...new Set(answers.map(({ status, data }) => `${status} ${data.id}`))].length, 1)
  assert.deepEqual(await balance(person), [35, 3])
  assert.deepEqual((await checkLedger(shop.db)).wrong, [])
})

test('a request id that was used for something else gives nothing and says so', async () => {
  const admin = await shop.people.admin()
  const [person, other] = [await shop.people.make(), await shop.people.make()]
  await grant(admin, person.id, gift)
  for (const [userId, change] of [
    [person.id, { kind: 'page_creation' }],
    [person.id, { amount: 26 }],
    [other.id, {}],
  ] as const) {
    const { status, body } = await grant(admin, userId, { ...gift, ...change })
    assert.equal(status, 422)
    assert.ok(body.errors?.requestId)
  }
  assert.deepEqual(
    [await balance(person), await balance(other)],
    [
      [35, 3],
      [10, 3],
    ],
  )
})

test('from 1 to 1,000 whole credits, with a reason, to a person who has credits', async () => {
  const [admin, person] = [await shop.people.admin(), await shop.people.make()]
  for (const wrong of [
    { amount: 0 },
    { amount: 1001 },
    { amount: 1.5 },
    { reason: ' ' },
    { kind: 'all' },
    { requestId: 'x' },
  ])
    assert.equal((await grant(admin, person.id, { ...gift, ...wrong })).status, 422, JSON.stringify(wrong))
  for (const id of [admin.id, 999_999]) assert.equal((await grant(admin, id, gift)).status, 404)
  assert.equal((await grant(admin, person.id, { ...gift, amount: 1000 })).status, 200)
})

test('a gift ends with its period', async () => {
  const [admin, person] = [await shop.people.admin(), await shop.people.make()]
  await grant(admin, person.id, gift)
  shop.clock.advance(32 * day)
  assert.deepEqual(await balance(await shop.people.again(person)), [10, 3])
})

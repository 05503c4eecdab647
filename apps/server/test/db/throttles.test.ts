import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { clear, giveBack, hit, pruneThrottles } from '../../src/db/throttles.ts'
import { TestClock } from '../support/clock.ts'
import { openTestDatabase, type TestDatabase } from '../support/database.ts'

const MINUTE = 60_000
const throttle = { key: 'sign-in:mara@example.com:203.0.113.7', limit: 10, windowMs: 15 * MINUTE }
let opened: TestDatabase
let clock: TestClock
before(async () => {
  opened = await openTestDatabase()
})
beforeEach(async () => {
  clock = new TestClock('2030-01-15T12:14:30.000Z')
  await opened.reset()
})
after(() => opened.close())

const tries = async (count: number, options = throttle) => {
  const answers = await Promise.all(Array.from({ length: count }, () => hit(opened.db, clock, options)))
  return answers.filter(({ allowed }) => allowed).length
}

test('of twenty tries at once, exactly ten are allowed', async () => {
  assert.equal(await tries(20), 10)
})

test('the eleventh try says how long to wait, and after that it is allowed', async () => {
  assert.equal(await tries(10), 10)
  const refused = await hit(opened.db, clock, throttle)
  assert.deepEqual(refused, { allowed: false, retryAfterSeconds: 900 })
  clock.advance(refused.retryAfterSeconds * 1_000 - 1_000)
  assert.equal((await hit(opened.db, clock, throttle)).allowed, false)
  clock.advance(1_000)
  assert.deepEqual(await hit(opened.db, clock, throttle), { allowed: true, retryAfterSeconds: 0 })
})

test('the window slides: a quarter past the hour does not give another ten', async () => {
  assert.equal(await tries(6), 6)
  clock.advance(MINUTE)
  assert.equal(await tries(6), 4)
  clock.advance(14 * MINUTE)
  assert.equal(await tries(20), 6)
})

test('refused tries do not lengthen the wait', async () => {
  await tries(10)
  for (let minute = 0; minute < 15; minute++) {
    assert.equal(await tries(3), 0)
    clock.advance(MINUTE)
  }
  assert.equal(await tries(1), 1)
})

test('keys are counted apart, and one can be cleared', async () => {
  await tries(10)
  assert.equal(await tries(1, { ...throttle, key: 'another' }), 1)
  await clear(opened.db, throttle.key)
  assert.equal(await tries(20), 10)
})

test('a try can be given back, also a while after it was made, and no more than were made', async () => {
  await tries(10)
  clock.advance(MINUTE)
  await Promise.all([giveBack(opened.db, clock, throttle), giveBack(opened.db, clock, throttle)])
  assert.equal(await tries(5), 2)
  const other = { ...throttle, key: 'never tried' }
  await giveBack(opened.db, clock, other)
  assert.equal(await tries(20, other), 10)
})

test('old tries are pruned, young ones stay', async () => {
  await tries(3)
  clock.advance(25 * 60 * MINUTE)
  await tries(2)
  await pruneThrottles(opened.db, clock)
  const rows = await opened.db.selectFrom('throttles').select('hits').execute()
  assert.deepEqual(rows, [{ hits: 2 }])
})

test('tries counted while the clock was a day ahead are pruned once it is right', async () => {
  clock.advance(24 * 60 * MINUTE)
  await tries(3)
  clock.advance(-24 * 60 * MINUTE)
  await tries(2)
  await pruneThrottles(opened.db, clock)
  const rows = await opened.db.selectFrom('throttles').select('hits').execute()
  assert.deepEqual(rows, [{ hits: 2 }])
})

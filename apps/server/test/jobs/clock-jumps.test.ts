import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { refreshWhenDue } from '../../src/features/gallery/pages/trends.service.ts'
import { claim, endLeases, findExpired, mendTimes } from '../../src/jobs/lease.ts'
import { enqueue } from '../../src/jobs/queue.ts'
import { TestClock } from '../support/clock.ts'
import { openTestDatabase, type TestDatabase } from '../support/database.ts'

const day = 86_400_000
const kinds = ['draw']
let opened: TestDatabase
let clock: TestClock
before(async () => {
  opened = await openTestDatabase()
})
beforeEach(async () => {
  clock = new TestClock()
  await opened.reset()
})
after(() => opened.close())
const expired = () => opened.db.transaction().execute((tx) => findExpired(tx, clock, kinds))

test('a job whose server died while the clock was a day ahead is found as soon as the clock is right', async () => {
  const { db } = opened
  await enqueue(db, clock, { kind: 'draw', payload: {} })
  clock.advance(day)
  assert.ok(await claim(db, clock, { kinds, leaseMs: 60_000 }))
  assert.equal(await expired(), null)
  clock.advance(-day)
  assert.ok(await expired())
})

test('jobs queued or put off while the clock was ahead do not wait until it is as late again; others keep their time', async () => {
  const { db } = opened
  await enqueue(db, clock, { kind: 'draw', payload: { old: true }, runAt: new Date(clock.now().getTime() + day) })
  await db.updateTable('jobs').set({ attempts: 1 }).execute()
  await enqueue(db, clock, { kind: 'later', payload: {}, runAt: new Date(clock.now().getTime() + 30 * day) })
  clock.advance(day / 2)
  await enqueue(db, clock, { kind: 'draw', payload: { ahead: true } })
  clock.advance(-day / 2)
  assert.equal(await claim(db, clock, { kinds, leaseMs: 60_000 }), null)
  await mendTimes(db, clock)
  assert.ok(await claim(db, clock, { kinds, leaseMs: 60_000 }))
  assert.ok(await claim(db, clock, { kinds, leaseMs: 60_000 }))
  assert.equal(await claim(db, clock, { kinds: ['later'], leaseMs: 60_000 }), null)
})

test('trends are worked out though the last time seems to lie ahead', async () => {
  clock.advance(day)
  assert.equal(await refreshWhenDue(opened.db, clock), true)
  clock.advance(-day)
  assert.equal(await refreshWhenDue(opened.db, clock), true)
  assert.equal(await refreshWhenDue(opened.db, clock), false)
})

test('after a crash the only server takes up at once what it had begun', async () => {
  const { db } = opened
  await enqueue(db, clock, { kind: 'draw', payload: {} })
  assert.ok(await claim(db, clock, { kinds, leaseMs: 60_000 }))
  assert.equal(await expired(), null)
  await endLeases(db, clock)
  assert.ok(await expired())
})

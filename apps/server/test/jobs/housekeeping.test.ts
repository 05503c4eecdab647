import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sweepAll } from '../../src/jobs/housekeeping.ts'
import { sweeps } from '../../src/wire.ts'
import { product } from '../support/product.ts'

const shop = product()
const day = 86_400_000

test('an event of Stripe is remembered longer than Stripe could send it again, and not for ever', async () => {
  const { db, clock } = shop
  for (const [id, days] of Object.entries({ evt_today: 0, evt_resent: 31, evt_kept: 89, evt_old: 91 })) {
    const at = new Date(clock.now().getTime() - days * day)
    await db.insertInto('stripe_events').values({ id, type: 'invoice.paid', created_at: at, applied_at: at }).execute()
  }
  await sweepAll(db, clock, sweeps)
  const left = await db.selectFrom('stripe_events').select('id').orderBy('id').execute()
  assert.deepEqual(
    left.map(({ id }) => id),
    ['evt_kept', 'evt_resent', 'evt_today'],
  )
})

test('sessions that are over go, others stay', async () => {
  const { db, clock } = shop
  const person = await shop.people.make()
  clock.advance(20 * day)
  const later = await shop.people.again(person)
  clock.advance(15 * day)
  await sweepAll(db, clock, sweeps)
  const sessions = await db.selectFrom('sessions').select('user_id').execute()
  assert.equal(sessions.length, 1)
  assert.equal((await shop.call('GET', '/users/read', { as: later })).status, 200)
})

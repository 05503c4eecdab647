import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { checkLedger } from '../../../../src/features/billing/credits/check-ledger.ts'
import { bookJob } from '../../../../src/features/gallery/books/book.job.ts'
import { claim } from '../../../../src/jobs/lease.ts'
import { recoverExpired } from '../../../../src/jobs/run-job.ts'
import { createPress } from '../../../../src/press/press-pool.ts'
import { wire } from '../../../../src/wire.ts'
import { product } from '../../../support/product.ts'
import { until } from '../../../support/until.ts'
import { books, creditsOf, makeDrawnPage } from './binding.ts'

const shop = product()
const { create, read, make } = books(shop)
const leaseMs = 60_000
// Nobody works but those whom a test lets work.
beforeEach(() => shop.jobs.stop())

/** A server takes the book, and is never heard of again. */
async function dies() {
  const job = await claim(shop.db, shop.clock, { kinds: ['book'], leaseMs })
  assert.ok(job, 'there is a book to make')
  shop.clock.advance(leaseMs + 1)
}

test('a book whose server was killed in the middle is made by the next, for the same credits', async () => {
  const me = await shop.people.make({ plan: 'starter' })
  const { data: draft } = await create(me, [await makeDrawnPage(shop), await makeDrawnPage(shop)])
  assert.equal((await make(me, draft.id, 2)).status, 200)
  await dies()
  assert.equal((await read(me, draft.id)).status, 'making')
  const next = await wire(shop.parts, { jobs: { pollMs: 20 } })
  next.jobs.start()
  const book = await until(async () => {
    const now = await read(me, draft.id)
    // A second try waits a little, by a clock that stands still otherwise: going on, it would end the lease of a slow one.
    if (now.status === 'queued') shop.clock.advance(1000)
    return now.status !== 'queued' && now.status !== 'making' && now
  }, 'the end of the book').finally(() => next.close())
  assert.equal(book.status, 'ready')
  assert.equal(await creditsOf(shop, me), 98)
  assert.deepEqual((await checkLedger(shop.db)).wrong, [])
})

test('a book that has killed every server it had gives its credits back', async () => {
  const me = await shop.people.make({ plan: 'starter' })
  const { data: draft } = await create(me, [await makeDrawnPage(shop), await makeDrawnPage(shop)])
  await make(me, draft.id, 2)
  const { db, clock, storage } = shop
  const press = createPress()
  const handlers = { book: bookJob({ db, clock, storage, press }) }
  const { log } = shop.parts
  for (let life = 0; life < 3; life += 1) {
    await dies()
    await recoverExpired({ db, clock, handlers, log, leaseMs, heartbeatMs: 1000 })
    clock.advance(60_000)
  }
  await press.close()
  const book = await read(me, draft.id)
  assert.deepEqual([book.status, book.cost, book.file], ['failed', 2, null])
  assert.equal(book.failure?.message, 'The book could not be made. Nothing was charged.')
  assert.equal(await creditsOf(shop, me), 100)
  assert.deepEqual((await checkLedger(shop.db)).wrong, [])
})

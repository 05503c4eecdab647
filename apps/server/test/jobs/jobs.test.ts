import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { claim, complete, extend, LeaseLost, release, retryLater } from '../../src/jobs/lease.ts'
import { cancel, enqueue, findJob } from '../../src/jobs/queue.ts'
import { TestClock } from '../support/clock.ts'
import { openTestDatabase, type TestDatabase } from '../support/database.ts'
import { addPeople } from './people.ts'

const leaseMs = 60_000
let opened: TestDatabase
let clock: TestClock
let mara: number
let noor: number
before(async () => {
  opened = await openTestDatabase()
})
beforeEach(async () => {
  clock = new TestClock()
  await opened.reset()
  ;[mara = 0, noor = 0] = await addPeople(opened.db, 'mara', 'noor')
})
after(() => opened.close())

const take = () => claim(opened.db, clock, { kinds: ['draw'], leaseMs })
const draw = (userId: number, requestId: string) =>
  enqueue(opened.db, clock, { kind: 'draw', payload: { prompt: requestId }, userId, requestId })
async function taken() {
  const job = await take()
  assert.ok(job, 'there was no job to take')
  return job
}
const finish = (job: Awaited<ReturnType<typeof taken>>, result: unknown = null) =>
  opened.db.transaction().execute((tx) => complete(tx, clock, job, result))

test('a request sent twice, even at once, makes one job', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => draw(mara, 'r1')))
  assert.equal(new Set(answers.map(({ job }) => job.id)).size, 1)
  assert.equal(answers.filter(({ created }) => created).length, 1)
  assert.equal((await draw(noor, 'r1')).created, true)
  assert.equal((await draw(mara, 'r2')).created, true)
})

test('jobs that nobody asked for have no request id and are all kept', async () => {
  const nightly = { kind: 'sweep', payload: {} }
  const [first, second] = [await enqueue(opened.db, clock, nightly), await enqueue(opened.db, clock, nightly)]
  assert.notEqual(first.job.id, second.job.id)
})

test("a person's second job waits while their first runs, and meanwhile another person's goes ahead", async () => {
  for (const request of ['m1', 'm2']) await draw(mara, request)
  await draw(noor, 'n1')
  const first = await taken()
  assert.equal(first.request_id, 'm1')
  assert.equal((await taken()).request_id, 'n1')
  assert.equal(await take(), null)
  await finish(first)
  assert.equal((await taken()).request_id, 'm2')
})

test('somebody with many jobs and somebody with few take turns', async () => {
  for (const request of ['m1', 'm2', 'm3']) await draw(mara, request)
  clock.advance(1_000)
  for (const request of ['n1', 'n2']) await draw(noor, request)
  const order = []
  for (let turn = 0; turn < 5; turn++) {
    const job = await taken()
    order.push(job.request_id)
    clock.advance(5_000)
    await finish(job)
  }
  assert.deepEqual(order, ['m1', 'n1', 'm2', 'n2', 'm3'])
})

test('a job is not taken before its time, nor by those who do not know its kind', async () => {
  await enqueue(opened.db, clock, { kind: 'sweep', payload: {} })
  const runAt = new Date(clock.now().getTime() + 1_000)
  await enqueue(opened.db, clock, { kind: 'draw', payload: {}, runAt })
  assert.equal(await take(), null)
  clock.advance(1_000)
  assert.equal((await taken()).kind, 'draw')
  assert.equal(await take(), null)
})

test('a worker whose lease was taken over can neither renew nor complete', async () => {
  await draw(mara, 'm1')
  const slow = await taken()
  await retryLater(opened.db, clock, slow, { error: 'its server was thought dead' })
  clock.advance(10_000)
  const fresh = await taken()
  assert.equal(fresh.attempts, 2)
  await assert.rejects(finish(slow, { from: 'slow' }), LeaseLost)
  await assert.rejects(extend(opened.db, clock, slow, { leaseMs }), LeaseLost)
  await finish(fresh, { from: 'fresh' })
  await assert.rejects(finish(fresh, { from: 'again' }), LeaseLost)
  const job = await findJob(opened.db, { id: fresh.id, userId: mara })
  assert.equal(job?.status, 'done')
  assert.deepEqual(job?.result, { from: 'fresh' })
})

test('a released job is next again and has lost no attempt', async () => {
  await draw(mara, 'm1')
  await release(opened.db, clock, await taken())
  assert.equal((await taken()).attempts, 1)
})

test('a job is canceled by its owner, once, whether it waits or runs', async () => {
  const { job: waiting } = await draw(mara, 'm1')
  const end = (id: number, userId: number) => opened.db.transaction().execute((tx) => cancel(tx, clock, { id, userId }))
  assert.equal(await end(waiting.id, noor), undefined)
  const ended = await Promise.all([end(waiting.id, mara), end(waiting.id, mara)])
  assert.equal(ended.filter(Boolean).length, 1)
  assert.equal(await take(), null)

  await draw(mara, 'm2')
  const running = await taken()
  assert.equal((await end(running.id, mara))?.status, 'canceled')
  await assert.rejects(extend(opened.db, clock, running, { leaseMs }), LeaseLost)
  await assert.rejects(finish(running), LeaseLost)
  assert.equal(await end(running.id, mara), undefined)
})

test("nobody reads another person's job", async () => {
  const { job } = await draw(mara, 'm1')
  assert.equal(await findJob(opened.db, { id: job.id, userId: noor }), undefined)
})

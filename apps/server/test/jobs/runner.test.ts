import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { type Database, openDatabase } from '../../src/db/client.ts'
import { claim } from '../../src/jobs/lease.ts'
import { cancel, enqueue, type Job } from '../../src/jobs/queue.ts'
import {
  createJobRunner,
  type JobHandlers,
  JobRefused,
  type JobRunner,
  type JobRunnerOptions,
} from '../../src/jobs/runner.ts'
import { TestClock } from '../support/clock.ts'
import { openTestDatabase, type TestDatabase } from '../support/database.ts'
import { until } from '../support/until.ts'
import { addPeople, quiet } from './people.ts'

let opened: TestDatabase
let clock: TestClock
let mara: number
const runners: JobRunner[] = []
before(async () => {
  opened = await openTestDatabase()
})
beforeEach(async () => {
  clock = new TestClock()
  await opened.reset()
  ;[mara = 0] = await addPeople(opened.db, 'mara')
})
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()))
})
after(() => opened.close())

function startRunner(handlers: JobHandlers, options: Partial<JobRunnerOptions> = {}): JobRunner {
  const fast = { pollMs: 10, heartbeatMs: 10, graceMs: 0 }
  const runner = createJobRunner({ db: opened.db, clock, handlers, log: quiet, ...fast, ...options })
  runners.push(runner)
  runner.start()
  return runner
}
const draw = (requestId = 'r1', maxAttempts = 3) =>
  enqueue(opened.db, clock, { kind: 'draw', payload: { n: 1 }, userId: mara, requestId, maxAttempts })

const jobWith = (status: Job['status'], id = 1) =>
  until(async () => {
    const job = await opened.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()
    return job?.status === status && job
  })
/** Stands for the credits: a row for each time something was done or given back. */
const note = (what: string) => ({ key: what, window_start: clock.now(), hits: 1 })
const notes = async () => (await opened.db.selectFrom('throttles').select('key').execute()).map(({ key }) => key)

test('a job runs, shows its phases, and its result and effect are written together', async () => {
  const seen = Promise.withResolvers<void>()
  const runner = startRunner({
    draw: {
      run: async (job, { setPhase }) => {
        await setPhase('inking', 0.5)
        await seen.promise
        return { drawn: job.payload }
      },
      complete: async (tx, _job, result) => {
        await tx
          .insertInto('throttles')
          .values(note(JSON.stringify(result)))
          .execute()
      },
    },
  })
  await draw()
  runner.wake()
  await until(async () => {
    const job = await jobWith('running')
    return job.phase === 'inking' && job.progress === 0.5
  })
  seen.resolve()
  const job = await jobWith('done')
  assert.deepEqual(job.result, { drawn: { n: 1 } })
  assert.deepEqual(job.finished_at, clock.now())
  assert.deepEqual(await notes(), ['{"drawn":{"n":1}}'])
})

test('of many jobs and four workers, on as many servers as there are, none runs twice', async (t) => {
  const servers: Database[] = []
  for (let n = 0; opened.url && n < 4; n++) servers.push(await openDatabase({ dataDir: '', databaseUrl: opened.url }))
  t.after(() => Promise.all(servers.map((server) => server.close())))
  const people = await addPeople(opened.db, ...Array.from({ length: 30 }, (_, n) => `person${n}`))
  const requests = people.flatMap((userId) => ['a', 'b', 'c'].map((requestId) => ({ userId, requestId })))
  await Promise.all(requests.map((request) => enqueue(opened.db, clock, { kind: 'draw', payload: {}, ...request })))
  const ran: number[] = []
  const together = new Map<number | null, number>()
  const handlers: JobHandlers = {
    draw: {
      run: async (job) => {
        together.set(job.user_id, (together.get(job.user_id) ?? 0) + 1)
        assert.equal(together.get(job.user_id), 1, 'two drawings of one person at once')
        ran.push(job.id)
        await new Promise((resolve) => setImmediate(resolve))
        together.set(job.user_id, 0)
      },
    },
  }
  for (let n = 0; n < 4; n++) startRunner(handlers, { db: servers[n]?.db ?? opened.db, concurrency: 1 })
  await until(async () => {
    const left = await opened.db.selectFrom('jobs').select('id').where('status', '<>', 'done').limit(1).execute()
    return left.length === 0
  })
  assert.equal(ran.length, requests.length)
  assert.equal(new Set(ran).size, requests.length)
})

test('a failing job is tried again later, and at the end what it cost is given back once', async () => {
  let runs = 0
  startRunner({
    draw: {
      run: async () => {
        throw new Error(`no ink ${++runs}`)
      },
      gaveUp: async (tx, job, error) => {
        await tx
          .insertInto('throttles')
          .values(note(`back ${job.id}: ${error}`))
          .execute()
      },
    },
  })
  await draw('r1', 2)
  const waiting = await until(async () => {
    const job = await jobWith('queued')
    return job.attempts === 1 && job
  })
  assert.equal(waiting.error, 'no ink 1')
  assert.equal(waiting.run_at.getTime(), clock.now().getTime() + 2_000)
  clock.advance(2_000)
  await jobWith('failed')
  assert.equal(runs, 2)
  assert.deepEqual(await notes(), ['back 1: no ink 2'])
})

test('a job that says no attempt would help gets no other', async () => {
  startRunner({
    draw: {
      run: async () => {
        throw new JobRefused('not for children')
      },
    },
  })
  await draw()
  const job = await jobWith('failed')
  assert.equal(job.attempts, 1)
  assert.equal(job.error, 'not for children')
})

test('a job that kills every server runs out of attempts, and is given back exactly once', async () => {
  const handlers: JobHandlers = {
    draw: {
      run: async () => assert.fail('it must not run again'),
      gaveUp: async (tx, job) => {
        await tx
          .insertInto('throttles')
          .values(note(`back ${job.id}`))
          .execute()
      },
    },
  }
  await draw('r1', 3)
  for (let crash = 1; crash <= 3; crash++) {
    // Claimed, and never heard of again.
    const job = await claim(opened.db, clock, { kinds: ['draw'], leaseMs: 60_000 })
    assert.equal(job?.attempts, crash)
    clock.advance(61_000)
    if (crash === 3) break
    const runner = startRunner(handlers)
    await jobWith('queued')
    await runner.stop()
    clock.advance(300_000)
  }
  for (let n = 0; n < 3; n++) startRunner(handlers)
  assert.equal((await jobWith('failed')).error, 'The server stopped while working on it.')
  assert.deepEqual(await notes(), ['back 1'])
})

test('a compensation that fails changes nothing, holds up no other job, and is tried again', async () => {
  let broken = true
  const handlers: JobHandlers = {
    draw: {
      run: async () => 'drawn',
      gaveUp: async (tx, job) => {
        await tx
          .insertInto('throttles')
          .values(note(`back ${job.id}`))
          .execute()
        if (broken) throw new Error('the ledger is closed')
      },
    },
  }
  await draw('r1', 1)
  await claim(opened.db, clock, { kinds: ['draw'], leaseMs: 60_000 })
  clock.advance(61_000)
  startRunner(handlers)
  const [other = 0] = await addPeople(opened.db, 'noor')
  await enqueue(opened.db, clock, { kind: 'draw', payload: {}, userId: other, requestId: 'n1' })
  await jobWith('done', 2)
  assert.equal((await jobWith('running', 1)).status, 'running')
  assert.deepEqual(await notes(), [])
  broken = false
  clock.advance(61_000)
  await jobWith('failed', 1)
  assert.deepEqual(await notes(), ['back 1'])
})

test('a canceled job sees its signal, and what it returns is thrown away', async () => {
  const aborted = Promise.withResolvers<void>()
  startRunner({
    draw: {
      run: (_job, { signal }) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => {
            aborted.resolve()
            resolve('too late')
          })
        }),
      complete: async () => assert.fail('it was canceled'),
    },
  })
  await draw()
  const job = await jobWith('running')
  await opened.db.transaction().execute((tx) => cancel(tx, clock, { id: job.id, userId: mara }))
  await aborted.promise
  assert.equal((await jobWith('canceled')).result, null)
})

test('stopping lets a job finish; one that takes too long goes back into the queue with its attempt', async () => {
  const begun = Promise.withResolvers<void>()
  const runner = startRunner({
    draw: {
      run: (_job, { signal }) =>
        new Promise((_resolve, reject) => {
          begun.resolve()
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
    },
  })
  await draw()
  await begun.promise
  await runner.stop()
  const job = await jobWith('queued')
  assert.equal(job.attempts, 0)

  const slow = Promise.withResolvers<string>()
  const second = startRunner({ draw: { run: () => slow.promise } }, { graceMs: 60_000 })
  await jobWith('running')
  const stopped = second.stop()
  slow.resolve('drawn')
  await stopped
  assert.equal((await jobWith('done')).result, 'drawn')
})

test('a job that ignores the end of its server does not hold it up', async () => {
  const deaf = Promise.withResolvers<void>()
  const runner = startRunner({ draw: { run: () => deaf.promise } })
  await draw()
  await jobWith('running')
  const ended = await Promise.race([runner.stop(), pause(30_000, 'held up', { ref: false })])
  const { status } = await jobWith('running')
  deaf.resolve()
  await jobWith('done')
  assert.deepEqual([ended, status], [undefined, 'running'], 'left to its lease')
})

test('a job queued while the clock was a day ahead is done once it is right', async () => {
  clock.advance(86_400_000)
  await draw()
  clock.advance(-86_400_000)
  startRunner({ draw: { run: async () => 'drawn' } })
  assert.equal((await jobWith('done')).result, 'drawn')
})

test('a mail does not wait for drawings: every kind has slots of its own', async () => {
  const drawing = Promise.withResolvers<void>()
  const sent: number[] = []
  const people = await addPeople(opened.db, 'nils', 'oda', 'per')
  startRunner({
    draw: { run: () => drawing.promise },
    mail: { run: async (job) => sent.push(job.id) },
  })
  for (const [n, userId] of people.entries())
    await enqueue(opened.db, clock, { kind: 'draw', payload: {}, userId, requestId: `d${n}` })
  await until(async () => {
    const running = await opened.db.selectFrom('jobs').select('id').where('status', '=', 'running').execute()
    return running.length === 2
  }, 'both slots of drawings')
  const { job } = await enqueue(opened.db, clock, { kind: 'mail', payload: {} })
  await until(() => sent.includes(job.id), 'the mail')
  drawing.resolve()
})

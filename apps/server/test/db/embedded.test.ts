import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { type Database, databaseFrom } from '../../src/db/client.ts'
import { sourceFrom } from '../../src/db/embedded.ts'
import { EmbeddedEngine } from '../../src/db/embedded-engine.ts'
import { AppError } from '../../src/kernel/errors.ts'
import { until } from '../support/until.ts'

let engine: EmbeddedEngine
let database: Database
before(async () => {
  engine = await EmbeddedEngine.start({ folder: null })
  database = databaseFrom(sourceFrom(engine))
})
after(() => database.close())

test('transactions take turns in the order they came, queries between them, and none sees half of another', async () => {
  const { db } = database
  await sql`create table turns (who text)`.execute(db)
  const order: string[] = []
  const turn = (who: string) => sql`insert into turns values (${who})`
  const slow = db.transaction().execute(async (tx) => {
    await turn('a').execute(tx)
    await new Promise((resolve) => setImmediate(resolve))
    order.push('a')
    throw new Error('undone')
  })
  const queued = ['b', 'c', 'd'].map((who) =>
    db.transaction().execute(async (tx) => {
      await turn(who).execute(tx)
      order.push(who)
    }),
  )
  const single = turn('e')
    .execute(db)
    .then(() => order.push('e'))
  await assert.rejects(slow, /undone/)
  await Promise.all([...queued, single])
  // A query on its own has less to prepare than a transaction, and may come first.
  assert.deepEqual(order.toSorted(), ['a', 'b', 'c', 'd', 'e'])
  assert.deepEqual(
    order.filter((who) => who !== 'e'),
    ['a', 'b', 'c', 'd'],
  )
  const { rows } = await sql<{ who: string }>`select who from turns order by who`.execute(db)
  assert.equal(rows.map(({ who }) => who).join(''), 'bcde')
})

test('whoever would wait too long behind others is told so, and nobody waits in a line without end', async () => {
  const impatient = databaseFrom(sourceFrom(engine, undefined, { connectionTimeoutMillis: 50 }))
  const isBusy = (error: unknown) => error instanceof AppError && error.code === 'OVERLOADED'
  const held = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const holding = impatient.db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx)
    begun.resolve()
    await held.promise
  })
  await begun.promise
  const flood = await Promise.allSettled(Array.from({ length: 1500 }, () => impatient.ping()))
  assert.ok(flood.every((one) => one.status === 'rejected' && isBusy(one.reason)))
  held.resolve()
  await holding
  await impatient.ping()
})

test('a connection that was thrown away leaves no transaction, setting or lock to the next', async () => {
  const own = sourceFrom(engine)
  await own.pool.query('create table leaks (id int)')
  const client = await own.pool.connect()
  await client.query('begin; insert into leaks values (1); set lock_timeout = 7; select pg_advisory_lock(1)')
  client.release(true)
  const { rows } = await own.pool.query(`
    select current_setting('lock_timeout') as setting, (select count(*) from leaks) as rows,
      (select count(*) from pg_locks where locktype = 'advisory') as locks`)
  assert.deepEqual(rows, [{ setting: '0', rows: 0, locks: 0 }])
  await own.pool.end()
})

test('while a slow query runs, the event loop goes on', async () => {
  let turns = 0
  const counting = setInterval(() => turns++, 5)
  await sql`select count(*) from generate_series(1, 1500000) g where g % 7 = ${3}`.execute(database.db)
  clearInterval(counting)
  assert.ok(turns > 3, `${turns} turns`)
})

test('when the thread dies, what waits is rejected, ping fails, and closing still works', async () => {
  const doomed = await EmbeddedEngine.start({ folder: null })
  const warnings: unknown[] = []
  const log = { info: () => {}, warn: (details: object) => warnings.push(details), error: () => {} }
  const source = sourceFrom(doomed, log)
  const { db, ping, close } = databaseFrom(source)
  await ping()
  const pending = Promise.allSettled([
    sql`select count(*) from generate_series(1, 100000000)`.execute(db),
    sql`select 1`.execute(db),
  ])
  await until(() => source.pool.waitingCount === 1)
  await doomed.terminate()
  for (const outcome of await pending) assert.equal(outcome.status, 'rejected')
  await assert.rejects(ping(), /The embedded database stopped/)
  await close()
})

test('an engine that stops by itself says so once, and one that is closed says nothing', async () => {
  const told: string[] = []
  const start = async () => {
    const own = await EmbeddedEngine.start({ folder: null })
    own.onLost = (error) => told.push(error.message)
    return own
  }
  await (await start()).close()
  assert.deepEqual(told, [])
  const own = await start()
  // A query and the beginning of another: an answer that does not end as a query's must is how a crash looks.
  const query = message('Q', 'select 1\0')
  const parse = message('P', '\0select 2\0\0\0')
  await assert.rejects(own.exchange(new Uint8Array([...query, ...parse])), /stopped/)
  await assert.rejects(own.exchange(new Uint8Array(query)), /stopped/)
  assert.equal(told.length, 1)
  assert.match(told[0] ?? '', /stopped: it crashed while running a query/)
})

function message(type: string, body: string): number[] {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return [...head, ...Buffer.from(body, 'latin1')]
}

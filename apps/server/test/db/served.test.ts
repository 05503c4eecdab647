import assert from 'node:assert/strict'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import type pg from 'pg'
import { databaseFrom, openDatabase } from '../../src/db/client.ts'
import { connect as connectTo, makePool } from '../../src/db/pool.ts'
import { AppError } from '../../src/kernel/errors.ts'
import { StartError } from '../../src/kernel/start-error.ts'
import { openTestDatabase } from '../support/database.ts'

const open = (databaseUrl: string) => openDatabase({ dataDir: '', databaseUrl })

async function refused(databaseUrl: string, pattern: RegExp): Promise<void> {
  await assert.rejects(open(databaseUrl), (error: unknown) => {
    assert.ok(error instanceof StartError, String(error))
    assert.match(error.message, pattern)
    assert.ok(!error.message.includes('hunter2'), 'the password is printed')
    return true
  })
}

/** One message of PostgreSQL's protocol. */
function message(type: string, ...parts: (string | number[])[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part as string)))
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
const ready = message('Z', 'I')
const failure = (code: string) => message('E', `SFATAL\0C${code}\0Mno\0`, [0])
function row(...values: string[]): Buffer {
  const fields = values.map((_, index) => [
    ...Buffer.from(`${['version', 'encoding'][index]}\0`),
    ...Array(6).fill(0),
    0,
    0,
    0,
    25,
    0,
    255,
    0,
    0,
    0,
    0,
    0,
    0,
  ])
  const cells = values.map((value) => [0, 0, 0, value.length, ...Buffer.from(value)])
  return Buffer.concat([
    message('T', [0, values.length], ...fields),
    message('D', [0, values.length], ...cells),
    message('C', 'SELECT 1\0'),
    ready,
  ])
}

/** Something that listens, and answers the start-up and then the first query so. */
async function pretend(t: TestContext, ...answers: Buffer[]): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let turn = 0
    socket.on('data', () => socket.write(answers[turn++] ?? ''))
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `postgres://ink:hunter2@127.0.0.1:${(server.address() as AddressInfo).port}/inkbloom`
}
const welcome = Buffer.concat([message('R', [0, 0, 0, 0]), ready])

test('what is no PostgreSQL address is said to be none', async () => {
  await refused('not an address', /DATABASE_URL is not an address/)
  await refused('mysql://root:hunter2@localhost/x', /DATABASE_URL is not a PostgreSQL address/)
})

test('an address where nothing listens gets a sentence', async () => {
  await refused('postgres://ink:hunter2@127.0.0.1:1/x', /No PostgreSQL answers at 127\.0\.0\.1:1\/x \(ECONNREFUSED\)/)
  await refused('postgres://ink:hunter2@nowhere.invalid/x', /No PostgreSQL answers at nowhere\.invalid\/x/)
})

test('an address that listens but never answers gets a sentence, not a wait without end', async (t) => {
  const [silent, mute] = [await pretend(t), await pretend(t, welcome)]
  await Promise.all([refused(silent, /No PostgreSQL answers at/), refused(mute, /No PostgreSQL answers at/)])
})

test('a wrong password, a missing database and an old version each get their sentence', async (t) => {
  await refused(await pretend(t, failure('28P01')), /refused the user name or password/)
  await refused(await pretend(t, failure('3D000')), /has no such database/)
  await refused(await pretend(t, welcome, row('140012', 'UTF8')), /is version 14; Inkbloom needs 15 or newer/)
  await refused(await pretend(t, welcome, row('160001', 'SQL_ASCII')), /is encoded in SQL_ASCII; Inkbloom needs UTF8/)
})

const onPostgres = { skip: process.env.TEST_DATABASE !== 'postgres' }

test(
  'a connection that the server drops, idle or in a transaction, is replaced and ends nothing',
  onPostgres,
  async (t) => {
    const opened = await openTestDatabase()
    t.after(() => opened.close())
    const other = await open(opened.url ?? '')
    t.after(() => other.close())
    const dropOthers = async () => {
      await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(opened.db)
    }
    await other.ping()
    await dropOthers()
    await other.ping().catch(() => {})
    const broken = other.db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      await dropOthers()
      await sql`select 1`.execute(tx)
    })
    await assert.rejects(broken)
    const { rows } = await sql`
      select current_setting('timezone') as tz, current_setting('statement_timeout') as timeout,
        current_setting('jit') as jit`.execute(other.db)
    assert.deepEqual(rows, [{ tz: 'UTC', timeout: '30s', jit: 'off' }])
  },
)

const isBusy = (error: unknown) => error instanceof AppError && error.code === 'OVERLOADED'

/** One connection, for which nobody waits long. */
function impatient(t: TestContext, connectionString: string) {
  const pool = makePool({ connectionString, max: 1, connectionTimeoutMillis: 100 }, 'select 1')
  const database = databaseFrom({ kind: 'postgres', pool, shutDown: async () => {} })
  t.after(database.close)
  return { db: database.db, pool }
}

test('whoever waits too long for a connection is told so, and the next ones are served', onPostgres, async (t) => {
  const opened = await openTestDatabase()
  t.after(() => opened.close())
  const { db, pool } = impatient(t, opened.url ?? '')
  const holder = await pool.connect()
  await Promise.all([
    assert.rejects(sql`select 1`.execute(db), isBusy),
    assert.rejects(
      db.transaction().execute((tx) => sql`select 1`.execute(tx)),
      isBusy,
    ),
    assert.rejects(sql`select 1`.execute(db), isBusy),
  ])
  holder.release()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => sql<{ seven: number }>`select 7 as seven`.execute(db)),
  )
  assert.deepEqual(
    answers.map(({ rows }) => rows[0]?.seven),
    [7, 7, 7, 7, 7],
  )
})

test('a connection that is silently dropped is given up, and the next call gets a new one', onPostgres, async (t) => {
  const opened = await openTestDatabase()
  t.after(() => opened.close())
  const line = await lineTo(t, opened.url ?? '')
  const database = await openDatabase({ dataDir: '', databaseUrl: line.url, silenceMs: 300 })
  t.after(database.close)
  await database.ping()
  line.cut()
  await assert.rejects(database.ping(), /timeout/)
  const broken = database.db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx)
    line.cut()
    await sql`select 1`.execute(tx)
  })
  await assert.rejects(broken, /timeout/)
  await database.ping()
})

/** A wire to PostgreSQL whose connections can go silent, as behind a firewall that forgets them. New ones work. */
async function lineTo(t: TestContext, url: string): Promise<{ url: string; cut(): void }> {
  const target = new URL(url)
  const pairs = new Set<[Socket, Socket]>()
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname)
    const pair: [Socket, Socket] = [near.on('error', () => {}), far.on('error', () => {})]
    near.pipe(far).pipe(near)
    pairs.add(pair)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    for (const pair of pairs) for (const socket of pair) socket.destroy()
    server.close()
  })
  const through = new URL(url)
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const cut = () => {
    for (const [near, far] of pairs) {
      near.unpipe(far)
      far.unpipe(near)
      near.resume()
      far.resume()
    }
  }
  return { url: through.href, cut }
}

test('a server that lets nobody in any more ends the wait of a call', async (t) => {
  const { db } = impatient(t, await pretend(t))
  await assert.rejects(sql`select 1`.execute(db), isBusy)
})

/** Lets what is under way go on, while no timer runs. */
async function turns(count = 200) {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

test('a call waits ten seconds for a connection, though nobody said how long', async (t) => {
  const pool = makePool({ connectionString: await pretend(t), max: 1 }, 'select 1')
  const { db, close } = databaseFrom({ kind: 'postgres', pool, shutDown: async () => {} })
  t.after(close)
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const outcome = sql`select 1`.execute(db).then(
    () => 'answered',
    (error: unknown) => (isBusy(error) ? 'told to come back' : String(error)),
  )
  await turns()
  t.mock.timers.tick(10_000)
  assert.equal(await Promise.race([outcome, turns().then(() => 'still waiting')]), 'told to come back')
})

test('where a thousand wait for a connection, the next is told at once', async () => {
  const client = {}
  const line = (waitingCount: number) => connectTo({ waitingCount, connect: async () => client } as unknown as pg.Pool)
  assert.equal(await line(999), client)
  await assert.rejects(line(1000), isBusy)
})

test('PostgreSQL may be silent for 35 seconds, though nobody said how long', onPostgres, async (t) => {
  const opened = await openTestDatabase()
  t.after(() => opened.close())
  const line = await lineTo(t, opened.url ?? '')
  const database = await open(line.url)
  t.after(database.close)
  await database.ping()
  line.cut()
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const outcome = database.ping().then(
    () => 'answered',
    (error: Error) => error.message,
  )
  await turns()
  t.mock.timers.tick(35_000)
  assert.match(await Promise.race([outcome, turns().then(() => 'still waiting')]), /timeout/)
})

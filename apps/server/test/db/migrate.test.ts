import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { openDatabase } from '../../src/db/client.ts'
import { latestVersion, migrate } from '../../src/db/migrate.ts'
import { StartError } from '../../src/kernel/start-error.ts'
import { TestClock } from '../support/clock.ts'
import { openTestDatabase, type TestDatabase } from '../support/database.ts'

const clock = new TestClock()
let opened: TestDatabase
let folder: string

before(async () => {
  opened = await openTestDatabase()
})
after(() => opened.close())

beforeEach(async (t) => {
  await sql`drop schema public cascade; create schema public`.execute(opened.db)
  folder = await mkdtemp(join(tmpdir(), 'inkbloom-migrations-'))
  const made = folder
  if ('after' in t) t.after(() => rm(made, { recursive: true, force: true }))
  await file('0001_first.sql', 'create table first (id int); insert into first values (1);')
  await file('0002_second.sql', `create table second (id int); -- it's; fine\ninsert into second values (1);`)
})

const file = (name: string, text: string) => writeFile(join(folder, name), text)
const run = (db = opened.db) => migrate(db, { folder, clock })
const sentence = (pattern: RegExp) => (error: unknown) => {
  assert.ok(error instanceof StartError, String(error))
  assert.match(error.message, pattern)
  return true
}
async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(opened.db)
  return rows.map(({ name }) => name)
}

test('each file runs once, in order, and is recorded with the time of the clock', async () => {
  assert.equal(await latestVersion(folder), 2)
  assert.deepEqual(await run(), { applied: ['0001_first.sql', '0002_second.sql'] })
  assert.deepEqual(await run(), { applied: [] })
  await file('0003_third.sql', 'alter table first add column name text')
  assert.deepEqual(await run(), { applied: ['0003_third.sql'] })
  const { rows } = await sql`select version, name, applied_at from migrations order by version`.execute(opened.db)
  assert.deepEqual(rows[2], { version: 3, name: '0003_third.sql', applied_at: clock.now() })
})

test('ten servers starting at once migrate once', async (t) => {
  const { url } = opened
  const servers = await Promise.all(
    Array.from({ length: 10 }, async () => (url ? openDatabase({ dataDir: '', databaseUrl: url }) : null)),
  )
  t.after(() => Promise.all(servers.map((server) => server?.close())))
  const results = await Promise.all(servers.map((server) => run(server?.db)))
  const applied = results.flatMap((result) => result.applied)
  assert.deepEqual(applied.sort(), ['0001_first.sql', '0002_second.sql'])
  const { rows } = await sql`select count(*) as n from first`.execute(opened.db)
  assert.deepEqual(rows, [{ n: 1 }])
})

test('a database of a newer version is refused, and nothing in it changes', async () => {
  await run()
  await sql`insert into migrations values (12, '0012_later.sql', 'x', now())`.execute(opened.db)
  await file('0003_third.sql', 'create table third (id int)')
  await assert.rejects(run(), sentence(/written by a newer version of Inkbloom \(migration 12\)/))
  assert.deepEqual(await tables(), ['first', 'migrations', 'second'])
})

test('a file that was changed after it ran is refused', async () => {
  await run()
  await file('0001_first.sql', 'create table first (id bigint)')
  await assert.rejects(run(), sentence(/0001_first\.sql is not the one/))
})

test('other line ends are no change', async () => {
  await run()
  await file('0002_second.sql', `create table second (id int); -- it's; fine\r\ninsert into second values (1);`)
  assert.deepEqual(await run(), { applied: [] })
})

test('a file that fails is undone whole, those before it stay, and it can be put right', async () => {
  await file('0003_third.sql', 'create table third (id int); select 1 / 0')
  await assert.rejects(run(), sentence(/Migration 0003_third\.sql failed and was undone: division by zero/))
  assert.deepEqual(await tables(), ['first', 'migrations', 'second'])
  await file('0003_third.sql', 'create table third (id int)')
  assert.deepEqual(await run(), { applied: ['0003_third.sql'] })
})

test('a number twice, or left out, is noticed before anything runs', async () => {
  await file('0002_also.sql', 'select 1')
  await assert.rejects(run(), /should be number/)
  await rm(join(folder, '0002_also.sql'))
  await file('0004_gap.sql', 'select 1')
  await assert.rejects(run(), /0004_gap\.sql should be number 3/)
  assert.deepEqual(await tables(), [])
})

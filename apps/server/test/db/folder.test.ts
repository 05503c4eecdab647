import assert from 'node:assert/strict'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { openDatabase } from '../../src/db/client.ts'
import { copyTemplate, templatePrint } from '../../src/db/embedded-template.ts'
import { POSTGRES_MAJOR } from '../../src/db/embedded-version.ts'
import { StartError } from '../../src/kernel/start-error.ts'
import { startChild } from './children.ts'

let home: string
let copies = 0

before(async () => {
  home = await mkdtemp(join(tmpdir(), 'inkbloom-folder-'))
  const database = await openDatabase({ dataDir: join(home, 'model'), databaseUrl: null })
  await sql`create table notes (body text); insert into notes values ('kept')`.execute(database.db)
  await database.close()
})
after(() => rm(home, { recursive: true, force: true }))

/** A data folder with one note in it. */
async function dataFolder(): Promise<string> {
  const dataDir = join(home, `copy-${++copies}`)
  await cp(join(home, 'model'), dataDir, { recursive: true })
  return dataDir
}

const open = (dataDir: string) => openDatabase({ dataDir, databaseUrl: null })

async function notes(dataDir: string): Promise<unknown[]> {
  const database = await open(dataDir)
  const { rows } = await sql`select body from notes`.execute(database.db)
  await database.close()
  return rows
}

/** One that opens all the same is closed: left open, it would keep the failed test from ending. */
async function refuses(dataDir: string, pattern: RegExp): Promise<void> {
  const opening = open(dataDir).then(async (database) => {
    await database.close()
  })
  await assert.rejects(opening, (error: unknown) => {
    assert.ok(error instanceof StartError, String(error))
    assert.match(error.message, pattern)
    assert.ok(!error.message.includes('\n'))
    return true
  })
}

test('what was written is there after the next start, and the folder says who wrote it', async () => {
  const dataDir = await dataFolder()
  assert.deepEqual(await notes(dataDir), [{ body: 'kept' }])
  const stamp = JSON.parse(await readFile(join(dataDir, 'database.json'), 'utf8'))
  assert.equal(stamp.postgres, POSTGRES_MAJOR)
  assert.match(stamp.pglite, /^\d+\.\d+\.\d+/)
  const database = await open(dataDir)
  const { rows } = await sql<{ v: string }>`select current_setting('server_version_num') as v`.execute(database.db)
  await database.close()
  assert.equal(Math.floor(Number(rows[0]?.v) / 10_000), POSTGRES_MAJOR)
})

test('a second server on the same folder is refused with a sentence, and the first goes on', async () => {
  const dataDir = await dataFolder()
  const first = startChild('./holder.child.ts', dataDir)
  await first.line('open')
  const second = startChild('./holder.child.ts', dataDir)
  assert.match(await second.line('refused'), /Another server is using the data folder/)
  assert.equal(await second.exited, 1)
  await refuses(dataDir, /Another server is using/)
  await first.kill('SIGTERM')
  assert.equal(first.lines.at(-1), 'closed')
  assert.deepEqual(await notes(dataDir), [{ body: 'kept' }])
})

test('a second opening in the same process is refused too', async (t) => {
  const dataDir = await dataFolder()
  const first = await open(dataDir)
  t.after(() => first.close())
  await refuses(dataDir, /Another server is using/)
  await first.ping()
})

test('the lock of a server that was killed is no obstacle', async () => {
  const dataDir = await dataFolder()
  const killed = startChild('./holder.child.ts', dataDir)
  await killed.line('open')
  await killed.kill('SIGKILL')
  assert.deepEqual(await notes(dataDir), [{ body: 'kept' }])
})

test('of servers racing for a folder that a crash left behind, exactly one wins', async () => {
  const dataDir = await dataFolder()
  const killed = startChild('./holder.child.ts', dataDir)
  await killed.line('open')
  await killed.kill('SIGKILL')
  const racers = Array.from({ length: 4 }, () => startChild('./holder.child.ts', dataDir))
  const outcomes = await Promise.all(racers.map((racer) => racer.line('open').catch(() => racer.exited)))
  assert.equal(outcomes.filter((outcome) => outcome === 'open').length, 1)
  assert.equal(outcomes.filter((outcome) => outcome === 1).length, 3)
  await Promise.all(racers.map((racer) => racer.kill('SIGTERM')))
})

test('a first start that was killed half-way is begun anew', async () => {
  const dataDir = join(home, 'half')
  await mkdir(join(dataDir, 'database.new', 'base'), { recursive: true })
  await writeFile(join(dataDir, 'database.new', 'PG_VERSION'), '18\n')
  const database = await open(dataDir)
  await database.ping()
  await database.close()
  assert.deepEqual((await readdir(dataDir)).sort(), ['database', 'database.json', 'database.lock'])
})

test('only a built database that this code would make is copied', async () => {
  const built = join(home, 'built')
  await mkdir(join(built, 'database'), { recursive: true })
  await writeFile(join(built, 'database', 'PG_VERSION'), '18\n')
  const target = join(home, 'target')
  await mkdir(target)
  assert.equal(await copyTemplate(target, join(home, 'nowhere')), false)
  await writeFile(join(built, 'print'), 'another')
  assert.equal(await copyTemplate(target, built), false)
  assert.deepEqual(await readdir(target), [])
  await writeFile(join(built, 'print'), await templatePrint())
  assert.equal(await copyTemplate(target, built), true)
  assert.deepEqual(await readdir(target), ['PG_VERSION'])
})

test('a damaged folder is refused with the reason and left as it was', async () => {
  const control = await dataFolder()
  await truncate(join(control, 'database/global/pg_control'), 100)
  await refuses(control, /seems to be damaged \(could not read file "global\/pg_control"/)
  assert.equal((await readFile(join(control, 'database/global/pg_control'))).length, 100)

  const log = await dataFolder()
  await rm(join(log, 'database/pg_wal'), { recursive: true })
  await refuses(log, /seems to be damaged/)
})

test("a folder with somebody's files, but no database, is never made into one", async () => {
  const dataDir = join(home, 'stray')
  await mkdir(join(dataDir, 'database'), { recursive: true })
  await writeFile(join(dataDir, 'database', 'thesis.txt'), 'do not lose me')
  await refuses(dataDir, /no readable PG_VERSION/)
  assert.deepEqual(await readdir(join(dataDir, 'database')), ['thesis.txt'])
})

test('a folder of another PostgreSQL is refused by name and left as it was', async () => {
  const dataDir = await dataFolder()
  await writeFile(join(dataDir, 'database/PG_VERSION'), '19\n')
  await writeFile(join(dataDir, 'database.json'), '{"postgres":19,"pglite":"0.6.1"}\n')
  await refuses(dataDir, /written by PostgreSQL 19 \(PGlite 0\.6\.1\).*reads PostgreSQL 18/)
  await writeFile(join(dataDir, 'database/PG_VERSION'), '18\n')
  assert.deepEqual(await notes(dataDir), [{ body: 'kept' }])
})

test('a data folder that cannot be made or written gets a sentence', async () => {
  await writeFile(join(home, 'file'), '')
  await refuses(join(home, 'file', 'data'), /can't be made \(ENOTDIR\)/)
  const dataDir = join(home, 'blocked')
  await mkdir(join(dataDir, 'database.lock'), { recursive: true })
  await refuses(dataDir, /can't be locked for writing/)
})

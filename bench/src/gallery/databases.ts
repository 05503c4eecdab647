import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, databaseFrom, openDatabase } from '@inkbloom/server/src/db/client.ts'
import { openEmbedded } from '@inkbloom/server/src/db/embedded.ts'
import { migrate } from '@inkbloom/server/src/db/migrate.ts'
import { migrationsFolder } from '@inkbloom/server/src/db/migration-files.ts'
import { openSession } from '@inkbloom/server/src/features/accounts/sessions.service.ts'
import { systemClock } from '@inkbloom/server/src/kernel/clock.ts'
import pg from 'pg'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { seed, seedVocabulary, sizeOf } from './seed.ts'

/** A full database, and somebody who is signed in to it. */
export interface Gallery {
  pages: number
  token: string
  seedSeconds: number
  /** What a server needs to open it. */
  env: Record<string, string>
}

const vocabulary = 20_000
const log = (line: string) => console.log(line)
const seconds = (since: number) => (performance.now() - since) / 1000

export async function seedServed(clusterUrl: string, pages: number): Promise<Gallery> {
  const name = `gallery_${pages}`
  await withClient(clusterUrl, (client) => client.query(`create database ${name}`))
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  const database = await openDatabase({ dataDir: '', databaseUrl: url.href })
  await migrate(database.db, { folder: migrationsFolder, clock: systemClock })
  const started = performance.now()
  log(`\n${pages.toLocaleString('en-US')} pages on PostgreSQL`)
  let work: number | null = null
  await withClient(url.href, async (client) => {
    await seedVocabulary(client, vocabulary)
    await seed(client, sizeOf(pages), log)
    work = await workOf(client)
  })
  const seedSeconds = seconds(started)
  log(
    `  ${'together'.padEnd(28)} ${seedSeconds.toFixed(1).padStart(6)} s${work === null ? '' : `, of which ${work} s of work`}`,
  )
  return { pages, seedSeconds, token: await signIn(database), env: { DATABASE_URL: url.href } }
}

/** Processor time of the database's process: what the wall clock would show on a machine that nobody else uses. */
async function workOf(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  try {
    const fields = readFileSync(`/proc/${rows[0]?.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return Math.round((Number(fields[11]) + Number(fields[12])) / 100)
  } catch {
    return null
  }
}

export async function seedEmbedded(dataDir: string, pages: number): Promise<Gallery> {
  const source = await openEmbedded(dataDir)
  const database = databaseFrom(source)
  await migrate(database.db, { folder: migrationsFolder, clock: systemClock })
  const started = performance.now()
  log(`\n${pages.toLocaleString('en-US')} pages on the embedded database`)
  const client = await source.pool.connect()
  await seedVocabulary(client, vocabulary)
  await seed(client, sizeOf(pages), () => {})
  client.release()
  const seedSeconds = seconds(started)
  log(`  ${'together'.padEnd(28)} ${seedSeconds.toFixed(1).padStart(6)} s`)
  return { pages, seedSeconds, token: await signIn(database), env: { DATA_DIR: dataDir } }
}

async function signIn(database: Database): Promise<string> {
  const token = await openSession(database.db, systemClock, { userId: 5, byLink: false })
  await database.close()
  return token
}

async function withClient(url: string, use: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await use(client)
  } finally {
    await client.end()
  }
}

/** The whole server in a process of its own. */
export async function startServer(
  file: string,
  gallery: Gallery,
  dataDir: string,
): Promise<{ port: number; child: ChildProcess }> {
  const port = await freePort()
  const child = fork(join(import.meta.dirname, file), {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      APP_SECRET: 'a secret for nothing but this bench',
      DATA_DIR: dataDir,
      ...gallery.env,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the server ended with ${code}`)))
  await Promise.race([once(child, 'message'), ended])
  ended.catch(() => {})
  return { port, child }
}

import { randomBytes } from 'node:crypto'
import { type Database, type Db, databaseFrom, openDatabase } from '../../src/db/client.ts'
import { sourceFrom } from '../../src/db/embedded.ts'
import { EmbeddedEngine } from '../../src/db/embedded-engine.ts'
import { templatePrint } from '../../src/db/embedded-template.ts'
import { migrationsFolder } from '../../src/db/migration-files.ts'
import { cachedDump } from './database-dump.ts'
import { makeReset } from './database-reset.ts'
import { cloneTemplate, dropClone } from './database-template.ts'

export interface TestDatabase {
  db: Db
  database: Database
  /** As freshly migrated and seeded, ids from 1. */
  reset(): Promise<void>
  close(): Promise<void>
  /** Of PostgreSQL, for a second server on the same database. */
  url: string | null
}

export interface TestDatabaseOptions {
  /** Run on the migrated database, and again after each reset. */
  seed?: (db: Db) => Promise<void>
}

/** A migrated database of the caller's own: in memory, or a clone on the PostgreSQL of TEST_POSTGRES_URL. */
export async function openTestDatabase({ seed }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const opened = process.env.TEST_DATABASE === 'postgres' ? await openClone() : await openInMemory()
  const { db } = opened.database
  const reset = await makeReset(db)
  await seed?.(db)
  return {
    db,
    ...opened,
    reset: async () => {
      await reset()
      await seed?.(db)
    },
  }
}

type Opened = Pick<TestDatabase, 'database' | 'close' | 'url'>

async function openInMemory(): Promise<Opened> {
  const dumpFile = await cachedDump(await templatePrint(), migrationsFolder)
  const database = databaseFrom(sourceFrom(await EmbeddedEngine.start({ folder: null, dumpFile })))
  return { database, close: () => database.close(), url: null }
}

async function openClone(): Promise<Opened> {
  const serverUrl = process.env.TEST_POSTGRES_URL
  if (!serverUrl) throw new Error('TEST_DATABASE=postgres needs TEST_POSTGRES_URL, the address of a superuser')
  const name = `inkbloom_test_${process.pid}_${randomBytes(4).toString('hex')}`
  const url = await cloneTemplate({ serverUrl, name, fingerprint: await templatePrint(), migrationsFolder })
  const database = await openDatabase({ dataDir: '', databaseUrl: url })
  const close = async () => {
    await database.close()
    await dropClone({ serverUrl, name })
  }
  return { database, close, url }
}

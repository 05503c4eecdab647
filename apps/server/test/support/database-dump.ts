import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { databaseFrom } from '../../src/db/client.ts'
import { sourceFrom } from '../../src/db/embedded.ts'
import { EmbeddedEngine } from '../../src/db/embedded-engine.ts'
import { migrate } from '../../src/db/migrate.ts'
import { systemClock } from '../../src/kernel/clock.ts'

const cache = join(import.meta.dirname, '../../../../node_modules/.cache/inkbloom')

/** Migrating takes seconds, loading its dump does not: it is made once, whichever of the test processes comes first. */
export async function cachedDump(fingerprint: string, migrationsFolder: string): Promise<string> {
  const file = join(cache, `database-${fingerprint}.tar`)
  if (existsSync(file)) return file
  await mkdir(cache, { recursive: true })
  const lock = new DatabaseSync(join(cache, 'database.lock'), { timeout: 120_000 })
  try {
    lock.exec('pragma journal_mode = memory; begin immediate')
    if (!existsSync(file)) await makeDump(file, migrationsFolder)
  } finally {
    lock.close()
  }
  return file
}

async function makeDump(file: string, migrationsFolder: string): Promise<void> {
  const engine = await EmbeddedEngine.start({ folder: null })
  const source = sourceFrom(engine)
  const database = databaseFrom({ ...source, shutDown: async () => {} })
  await migrate(database.db, { folder: migrationsFolder, clock: systemClock })
  // Written out before it is copied: a dump with its changes still in the log would replay them at each load.
  await source.pool.query('checkpoint')
  await database.close()
  await writeFile(`${file}.new`, await engine.dump())
  await engine.close()
  for (const old of await readdir(cache)) {
    if (/^database-\w+\.tar$/.test(old)) await rm(join(cache, old))
  }
  await rename(`${file}.new`, file)
}

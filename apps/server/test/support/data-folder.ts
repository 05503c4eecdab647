import { type Db, openDatabase } from '../../src/db/client.ts'
import { migrate } from '../../src/db/migrate.ts'
import { migrationsFolder } from '../../src/db/migration-files.ts'
import { systemClock } from '../../src/kernel/clock.ts'

/** Rows that are there before the product first starts on a folder: what no call would write, or not in a year's time. */
export async function fillDataFolder<T>(dataDir: string, fill: (db: Db) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir, databaseUrl: null })
  try {
    await migrate(database.db, { folder: migrationsFolder, clock: systemClock })
    return await fill(database.db)
  } finally {
    await database.close()
  }
}

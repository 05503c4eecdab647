import type { Clock } from '../kernel/clock.ts'
import { type Database, openDatabase } from './client.ts'
import { migrate } from './migrate.ts'
import { migrationsFolder } from './migration-files.ts'

/** By a connection of its own at PostgreSQL: a migration may take minutes without a word, which ends any other connection. */
export async function bringUpToDate(
  database: Database,
  { clock, ...where }: { dataDir: string; databaseUrl: string | null; clock: Clock },
): Promise<void> {
  if (database.kind === 'embedded') {
    await migrate(database.db, { folder: migrationsFolder, clock })
    return
  }
  const patient = await openDatabase({ ...where, silenceMs: 0 })
  try {
    await migrate(patient.db, { folder: migrationsFolder, clock })
  } finally {
    await patient.close()
  }
}

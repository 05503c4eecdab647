import { type Kysely, sql, type Transaction } from 'kysely'
import type { Clock } from '../kernel/clock.ts'
import { StartError } from '../kernel/start-error.ts'
import { type MigrationFile, readMigrations } from './migration-files.ts'

export { latestVersion } from './migration-files.ts'

/** Any number, as long as nothing else in the database locks it. */
const LOCK = 4_601_202_611

/**
 * Brings the database to this code's version. Forward only, each file whole or not at all.
 *
 * The lock belongs to the transaction of one file, not to the session: it can't outlive a crash, works through a pooler,
 * and of ten servers starting at once each finds what the others did.
 */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  { folder, clock }: { folder: string; clock: Clock },
): Promise<{ applied: string[] }> {
  const files = await readMigrations(folder)
  const applied: string[] = []
  for (;;) {
    const file = await db.transaction().execute((tx) => applyNext(tx, files, clock.now()))
    if (!file) return { applied }
    applied.push(file.name)
  }
}

async function applyNext<Tables>(tx: Transaction<Tables>, files: MigrationFile[], now: Date) {
  // Nine of ten servers wait here for as long as the tenth takes.
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx)
  const done = await readDone(tx)
  const file = nextFile(files, done)
  if (!file) return null
  await sql`
    create table if not exists migrations (
      version integer primary key, name text not null, checksum text not null, applied_at timestamptz not null
    )`.execute(tx)
  try {
    await sql.raw(file.sql).execute(tx)
  } catch (error) {
    throw new StartError(`Migration ${file.name} failed and was undone: ${(error as Error).message}`, { cause: error })
  }
  await sql`
    insert into migrations (version, name, checksum, applied_at)
    values (${file.version}, ${file.name}, ${file.checksum}, ${now})`.execute(tx)
  return file
}

type Done = Pick<MigrationFile, 'version' | 'name' | 'checksum'>

async function readDone<Tables>(tx: Transaction<Tables>): Promise<Done[]> {
  const found = await sql<{ table: string | null }>`select to_regclass('migrations')::text as "table"`.execute(tx)
  if (!found.rows[0]?.table) return []
  const done = await sql<Done>`select version, name, checksum from migrations order by version`.execute(tx)
  return done.rows
}

/** Refuses before anything is changed: old code would write rows that the newer one no longer understands. */
function nextFile(files: MigrationFile[], done: Done[]): MigrationFile | undefined {
  const newest = done.at(-1)?.version ?? 0
  if (newest > files.length) {
    throw new StartError(
      `This database was written by a newer version of Inkbloom (migration ${newest}): start that version, or a newer one.`,
    )
  }
  for (const { version, name, checksum } of done) {
    if (files[version - 1]?.checksum !== checksum) {
      throw new StartError(
        `Migration ${name} is not the one that this database was made with: restore the file, and put changes into a new one.`,
      )
    }
  }
  return files[newest]
}

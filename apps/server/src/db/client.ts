import { type Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import type pg from 'pg'
import { Asker } from './asker.ts'
import { openEmbedded } from './embedded.ts'
import { openServed } from './served.ts'
import type { Tables } from './tables.ts'
import { GuardedKysely, TransactionGuard } from './transaction-guard.ts'

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

export interface DatabaseLogger {
  info(details: object | string, message?: string): void
  warn(details: object | string, message?: string): void
}

export interface Database {
  db: Db
  kind: 'embedded' | 'postgres'
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  /** Waits for the queries under way. */
  close(): Promise<void>
}

/** Where connections come from. */
export interface Source {
  kind: Database['kind']
  pool: pg.Pool
  shutDown(): Promise<void>
}

/** Who is told of what happens to the database while it is open. */
export interface Watch {
  logger?: DatabaseLogger
  /** The embedded database is gone and will not come back by itself: the process should end and be started again. */
  onLost?: (error: Error) => void
}

export interface OpenDatabaseOptions extends Watch {
  dataDir: string
  databaseUrl: string | null
}

export async function openDatabase({ dataDir, databaseUrl, ...watch }: OpenDatabaseOptions): Promise<Database> {
  const source = databaseUrl === null ? await openEmbedded(dataDir, watch) : await openServed(databaseUrl, watch.logger)
  return databaseFrom(source, watch.logger)
}

export function databaseFrom(source: Source, logger?: DatabaseLogger): Database {
  const { pool } = source
  const guard = new TransactionGuard()
  const db = new GuardedKysely<Tables>(guard, {
    dialect: new PostgresDialect({
      pool: {
        options: pool.options,
        end: async () => {},
        connect: async () => {
          guard.check()
          return pool.connect()
        },
      },
    }),
  })
  const asker = new Asker(pool, logger)
  db.getExecutor().executeQuery = (query) => {
    guard.check()
    return asker.ask(query)
  }
  let closing: Promise<void> | null = null
  const close = async () => {
    await db.destroy()
    await pool.end()
    await source.shutDown()
  }
  return {
    db,
    kind: source.kind,
    ping: async () => {
      await sql`select 1`.execute(db)
    },
    close: () => {
      closing ??= close()
      return closing
    },
  }
}

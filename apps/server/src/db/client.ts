import { type Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import type pg from 'pg'
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

export interface OpenDatabaseOptions {
  dataDir: string
  databaseUrl: string | null
  logger?: DatabaseLogger
}

export async function openDatabase({ dataDir, databaseUrl, logger }: OpenDatabaseOptions): Promise<Database> {
  const source = databaseUrl === null ? await openEmbedded(dataDir, logger) : await openServed(databaseUrl, logger)
  return databaseFrom(source)
}

export function databaseFrom(source: Source): Database {
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

import { type Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import type { Logger } from '../kernel/log.ts'
import { openEmbedded } from './embedded.ts'
import { connect } from './pool.ts'
import { ReadyQueries } from './ready-queries.ts'
import { openServed } from './served.ts'
import type { Source, Watch } from './source.ts'
import type { Tables } from './tables.ts'
import { GuardedKysely, TransactionGuard } from './transaction-guard.ts'

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

export interface Database {
  db: Db
  kind: Source['kind']
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  /** Waits for the queries under way. */
  close(): Promise<void>
}

export interface OpenDatabaseOptions extends Watch {
  /** How long PostgreSQL may say nothing before its connection counts as lost; 0 is for ever. */
  silenceMs?: number
  dataDir: string
  databaseUrl: string | null
}

export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const { dataDir, databaseUrl, ...rest } = options
  const source = databaseUrl === null ? await openEmbedded(dataDir, rest) : await openServed(databaseUrl, rest)
  return databaseFrom(source, rest.log)
}

export function databaseFrom(source: Source, log?: Logger): Database {
  const { pool } = source
  const guard = new TransactionGuard()
  const ready = new ReadyQueries(pool, log)
  const db = new GuardedKysely<Tables>(guard, ready, {
    dialect: new PostgresDialect({
      pool: {
        options: pool.options,
        end: async () => {},
        connect: async () => {
          guard.check()
          return connect(pool)
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

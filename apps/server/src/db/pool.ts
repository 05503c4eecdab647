import pg from 'pg'
import type { DatabaseLogger } from './client.ts'
import { valueTypes } from './value-types.ts'

/** The pool of either database: both speak PostgreSQL's protocol through pg, so they can't differ in types or errors. */
export function makePool(config: pg.PoolConfig, sessionSql: string, logger?: DatabaseLogger): pg.Pool {
  const session = { text: sessionSql, query_timeout: 30_000 }
  const pool = new pg.Pool({
    ...config,
    types: valueTypes,
    // Here rather than in Kysely's hook for it: if that fails, it never gives the connection back.
    onConnect: (client) => {
      // A connection that is lost, idle or in the midst of a transaction, is an event besides the rejected query. Without
      // a listener it would end the process.
      client.on('error', (error) => logger?.warn({ err: error }, 'a database connection was lost'))
      return client.query(session)
    },
  })
  pool.on('error', () => {})
  return pool
}

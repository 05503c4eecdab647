import type { Duplex } from 'node:stream'
import pg from 'pg'
import { AppError } from '../kernel/errors.ts'
import type { Logger } from '../kernel/log.ts'
import { valueTypes } from './value-types.ts'

/** How long a call may wait for a connection. */
const patienceMs = 10_000

/** The pool of either database: both speak PostgreSQL's protocol through pg, so they can't differ in types or errors. */
export function makePool(options: pg.PoolConfig, sessionSql: string, log?: Logger): pg.Pool {
  const session = { text: sessionSql, query_timeout: 30_000 }
  const pool = new pg.Pool({
    connectionTimeoutMillis: patienceMs,
    ...options,
    types: valueTypes,
    // Connections stay once they are made, ten at most: making one takes longer than most queries.
    idleTimeoutMillis: 0,
    // Here rather than in Kysely's hook for it: if that fails, it never gives the connection back.
    onConnect: (client) => {
      // A connection that is lost, idle or in the midst of a transaction, is an event besides the rejected query. Without
      // a listener it would end the process.
      client.on('error', (error) => log?.warn({ err: error }, 'a database connection was lost'))
      endWhenSilent(client)
      return client.query(session)
    },
  })
  pool.on('error', () => {})
  return pool
}

/**
 * pg gives up a question that is not answered in time, and keeps the connection, which is dead: a firewall or a failover
 * has dropped it without a word. The next question on it would wait as long.
 */
function endWhenSilent(client: pg.ClientBase): void {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection
  const query: (...args: unknown[]) => unknown = client.query.bind(client)
  const watched = (...args: unknown[]) => {
    const asked = query(...args)
    if (asked instanceof Promise)
      asked.catch((error: Error) => {
        if (error.message === 'Query read timeout') stream.destroy(error)
      })
    return asked
  }
  client.query = watched as typeof client.query
}

/** pg gives these no code: the first where all connections were in use, the others where the server let nobody in. */
const timeouts = /timeout exceeded when trying to connect|due to connection timeout|timeout expired/

/** Beyond this many in line, the last would wait for longer than anybody does. */
const longestLine = 1000

const busy = () => new AppError('OVERLOADED', 'The database is busy. Try again in a moment.', { retryAfterSeconds: 5 })

/** A call that waits too long for a connection is told to come back: the database is there, but busy. */
export async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  if (pool.waitingCount >= longestLine) throw busy()
  try {
    return await pool.connect()
  } catch (error) {
    if (!timeouts.test((error as Error).message)) throw error
    throw busy()
  }
}

import pg from 'pg'
import { AppError } from '../kernel/errors.ts'
import type { Logger } from '../kernel/log.ts'
import { valueTypes } from './value-types.ts'

export interface PoolOptions extends pg.PoolConfig {
  /** How long a call may wait for a connection; without, for ever. */
  patienceMs?: number
}

/** The pool of either database: both speak PostgreSQL's protocol through pg, so they can't differ in types or errors. */
export function makePool(options: PoolOptions, sessionSql: string, log?: Logger): pg.Pool {
  const session = { text: sessionSql, query_timeout: 30_000 }
  const pool = new PatientPool({
    ...options,
    types: valueTypes,
    // Connections stay once they are made, ten at most: a timer at the end of each query, to close it, cost a tenth of the query.
    idleTimeoutMillis: 0,
    // Here rather than in Kysely's hook for it: if that fails, it never gives the connection back.
    onConnect: (client) => {
      // A connection that is lost, idle or in the midst of a transaction, is an event besides the rejected query. Without
      // a listener it would end the process.
      client.on('error', (error) => log?.warn({ err: error }, 'a database connection was lost'))
      return client.query(session)
    },
  })
  pool.on('error', () => {})
  return pool
}

type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void

interface Waiting {
  since: number
  /** Null once it was called. */
  callback: Callback | null
}

/** So many who are no longer waiting may stand at the head of the line. */
const ROOM = 64

/**
 * Ends the wait for a connection by looking at all who wait, now and then. The pool's own way, a timer for each, cost every call that
 * asks the database a tenth of its speed.
 */
class PatientPool extends pg.Pool {
  readonly #patienceMs: number
  /** Not a Set: one that is added to and taken from all the time leaves tables behind, each of which holds on to the next. */
  readonly #line: Waiting[] = []
  #first = 0
  #looking: NodeJS.Timeout | null = null

  constructor({ patienceMs = Number.POSITIVE_INFINITY, ...config }: PoolOptions) {
    super(config)
    this.#patienceMs = patienceMs
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    if (!callback) {
      return new Promise((resolve, reject) => {
        this.connect((error, client) => (client ? resolve(client) : reject(error)))
      })
    }
    if (this.#patienceMs === Number.POSITIVE_INFINITY) super.connect(callback)
    else this.#wait({ since: performance.now(), callback })
    return undefined
  }

  #wait(waiting: Waiting): void {
    this.#line.push(waiting)
    this.#looking ??= setInterval(() => this.#look(), this.#patienceMs / 10).unref()
    super.connect((error, client, done) => {
      const { callback } = waiting
      if (!callback) return done()
      waiting.callback = null
      this.#moveUp()
      callback(error, client, done)
    })
  }

  #moveUp(): void {
    const line = this.#line
    while (this.#first < line.length && line[this.#first]?.callback === null) this.#first++
    if (this.#first < ROOM) return
    line.splice(0, this.#first)
    this.#first = 0
  }

  #look(): void {
    const latest = performance.now() - this.#patienceMs
    for (const waiting of this.#line.slice(this.#first)) {
      if (waiting.since > latest) break
      const { callback } = waiting
      waiting.callback = null
      callback?.(busy(), undefined, () => {})
    }
    this.#moveUp()
    if (this.#first < this.#line.length || !this.#looking) return
    clearInterval(this.#looking)
    this.#looking = null
  }
}

const busy = () => new AppError('OVERLOADED', 'The database is busy. Try again in a moment.', { retryAfterSeconds: 5 })

import type { CompiledQuery, QueryResult } from 'kysely'
import type pg from 'pg'
import type { Logger } from '../kernel/log.ts'

/** Under its name the database keeps a query ready: it is read and planned once for each connection. */
export interface NamedQuery extends CompiledQuery {
  name?: string
}

/**
 * Not there, there already, or no longer what it was. A pooler that gives every query another connection and knows nothing of
 * names causes the first two, a newer server's migration the third. None of them has done anything yet.
 */
const NAME_ERRORS = new Set(['26000', '42P05', '0A000'])

/**
 * Asks outside of transactions, straight at the pool. Kysely's own way, which takes a connection, asks it and gives it back in
 * steps that each wait for the last, cost about half as much again as the driver.
 */
export class Asker {
  readonly #pool: pg.Pool
  readonly #log: Logger | undefined
  #namesHold = true

  constructor(pool: pg.Pool, log?: Logger) {
    this.#pool = pool
    this.#log = log
  }

  ask<Row>(query: NamedQuery): Promise<QueryResult<Row>> {
    const { sql: text, name } = query
    const values = query.parameters as unknown[]
    if (!name || !this.#namesHold) return this.#pool.query(text, values).then(toResult<Row>)
    return this.#pool.query({ name, text, values }).then(toResult<Row>, (error) => this.#askUnnamed(query, error))
  }

  #askUnnamed<Row>({ name: _, ...query }: NamedQuery, error: { code?: string }): Promise<QueryResult<Row>> {
    if (!NAME_ERRORS.has(error.code ?? '')) throw error
    if (this.#namesHold) this.#log?.warn({ err: error }, 'the database does not keep queries ready: each is sent whole')
    this.#namesHold = false
    return this.ask(query)
  }
}

function toResult<Row>({ command, rowCount, rows }: pg.QueryResult): QueryResult<Row> {
  const changes = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE'
  return changes ? { numAffectedRows: BigInt(rowCount ?? 0), rows } : { rows }
}

import { createHash } from 'node:crypto'
import type { CompiledQuery, QueryResult } from 'kysely'
import type pg from 'pg'
import type { Logger } from '../kernel/log.ts'
import { connect } from './pool.ts'

/** Under its name a connection keeps a query ready: it is read and planned once. */
export interface NamedQuery<Row> extends CompiledQuery<Row> {
  name: string
}

/** `db` or a transaction's `tx`. */
interface Asked {
  executeQuery<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>>
}

export const isNamed = <Row>(query: object): query is NamedQuery<Row> => 'name' in query

/**
 * For what is asked all the time, and only where the best plan does not depend on the values: planning took longer than reading
 * the few rows. In a transaction the query is sent whole, since one that failed could not be sent again.
 */
export async function askReady<Row>(db: Asked, query: CompiledQuery<Row>): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>({ ...query, name: nameOf(query.sql) } as NamedQuery<Row>)
  return rows
}

const names = new Map<string, string>()

/** Made of its text: two versions of the server may share a connection by way of a pooler. */
function nameOf(text: string): string {
  let name = names.get(text)
  if (!name) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 16)
    names.set(text, name)
  }
  return name
}

/**
 * Not there, there already, or no longer what it was. A pooler that gives every query another connection and knows nothing of
 * names causes the first two, a newer server's migration the third. None of them has done anything yet.
 */
const nameErrors = new Set(['26000', '42P05', '0A000'])

/** Sends named queries, until it turns out that names do not hold; from then on each query is sent whole. */
export class ReadyQueries {
  readonly #pool: pg.Pool
  readonly #log: Logger | undefined
  #namesHold = true

  constructor(pool: pg.Pool, log?: Logger) {
    this.#pool = pool
    this.#log = log
  }

  async ask<Row>({ name, sql: text, parameters }: NamedQuery<Row>): Promise<QueryResult<Row>> {
    const client = await connect(this.#pool)
    const values = [...parameters]
    try {
      if (!this.#namesHold) return await client.query<Row & object>(text, values)
      return await client.query<Row & object>({ name, text, values })
    } catch (error) {
      if (!nameErrors.has((error as { code?: string }).code ?? '')) throw error
      if (this.#namesHold)
        this.#log?.warn({ err: error }, 'the database does not keep queries ready: each is sent whole')
      this.#namesHold = false
      return await client.query<Row & object>(text, values)
    } finally {
      client.release()
    }
  }
}

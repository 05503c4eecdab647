import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Db } from '@inkbloom/server/src/db/client.ts'
import type { Tables } from '@inkbloom/server/src/db/tables.ts'
import { valueTypes } from '@inkbloom/server/src/db/value-types.ts'
import { readSession } from '@inkbloom/server/src/features/accounts/sessions.service.ts'
import { paginatePages } from '@inkbloom/server/src/features/gallery/pages/page-list.service.ts'
import { systemClock } from '@inkbloom/server/src/kernel/clock.ts'
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Case } from './cases.ts'

export interface Statement {
  sql: string
  parameters: unknown[]
}

/** The same statements as the server's, through the driver and nothing else. */
export interface Statements {
  /** What the server asks the database in one call: whose session it is, and the list. */
  record(token: string, one: Case): Promise<Statement[]>
  /** How many milliseconds the statements take. */
  run(statements: Statement[]): Promise<number>
  explain(statement: Statement): Promise<string>
}

/** What the process that has the embedded database open is asked to do. */
export type Order = { record: [string, Case] } | { run: Statement[] } | { explain: Statement }

export class Bare implements Statements {
  readonly #pool: pg.Pool
  readonly #db: Db
  #seen: CompiledQuery[] = []

  static at(url: string): Bare {
    return new Bare(new pg.Pool({ connectionString: url, types: valueTypes, max: 1 }))
  }

  constructor(pool: pg.Pool) {
    this.#pool = pool
    this.#db = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: this.#pool }),
      log: ({ query }) => {
        this.#seen.push(query)
      },
    })
  }

  async record(token: string, { page, search, sort, difficulty, theme }: Case): Promise<Statement[]> {
    this.#seen = []
    const viewer = await readSession(this.#db, systemClock, { token })
    if (!viewer) throw new Error('the session is not known')
    await paginatePages(this.#db, { viewer, page, search, sort, difficulty, theme, scope: 'public' })
    return this.#seen.map(({ sql, parameters }) => ({ sql, parameters: [...parameters] }))
  }

  async run(statements: Statement[]): Promise<number> {
    const started = performance.now()
    for (const { sql, parameters } of statements) await this.#pool.query(sql, parameters)
    return performance.now() - started
  }

  async explain({ sql, parameters }: Statement): Promise<string> {
    const { rows } = await this.#pool.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers) ${sql}`, parameters)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }

  async close(): Promise<void> {
    await this.#db.destroy()
  }
}

/** The same, in the process that has the embedded database open. */
export function bareIn(child: ChildProcess): Statements {
  const ask = async (order: Order) => {
    child.send(order)
    const [{ result, error }] = (await once(child, 'message')) as [{ result?: unknown; error?: string }]
    if (error) throw new Error(error)
    return result
  }
  return {
    record: (token, one) => ask({ record: [token, one] }) as Promise<Statement[]>,
    run: (statements) => ask({ run: statements }) as Promise<number>,
    explain: (statement) => ask({ explain: statement }) as Promise<string>,
  }
}

import { createHash } from 'node:crypto'
import type { Compilable, CompiledQuery, QueryResult } from 'kysely'
import type { NamedQuery } from './asker.ts'
import type { Db } from './client.ts'

/**
 * A query that is asked all the time: put together once, since that costs about as much as the driver does to send it, and kept
 * ready by the database. Its values must be all that changes, and stand in it in the order in which they are given; the best plan
 * must not depend on them.
 */
export function prepare<Row, Values extends unknown[]>(
  build: (db: Db, ...values: Values) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  let ready: (CompiledQuery<Row> & NamedQuery) | null = null
  return (db, ...values) => {
    ready ??= named(checked(build(db, ...values).compile(), values))
    return db
      .getExecutor()
      .executeQuery<Row>({ ...ready, parameters: values })
      .then(rowsOf)
  }
}

const rowsOf = <Row>({ rows }: QueryResult<Row>) => rows

/** By its own text: two versions of the server may share a connection by way of a pooler. */
function named<Row>(query: CompiledQuery<Row>) {
  return { ...query, name: createHash('sha256').update(query.sql).digest('base64url').slice(0, 16) }
}

function checked<Row>(query: CompiledQuery<Row>, values: unknown[]): CompiledQuery<Row> {
  const { parameters } = query
  if (parameters.length !== values.length || parameters.some((one, place) => one !== values[place]))
    throw new Error(`The values of a prepared query are not those in it: ${query.sql}`)
  return query
}

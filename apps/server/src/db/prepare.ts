import type { Compilable, CompiledQuery, QueryResult } from 'kysely'
import type { Db } from './client.ts'

/**
 * A query that is asked all the time: put together once, since that costs about as much as the driver does to send it. Its values must
 * be all that changes, and stand in it in the order in which they are given.
 */
export function prepare<Row, Values extends unknown[]>(
  build: (db: Db, ...values: Values) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  let ready: CompiledQuery<Row> | null = null
  return (db, ...values) => {
    ready ??= checked(build(db, ...values).compile(), values)
    return db
      .getExecutor()
      .executeQuery<Row>({ ...ready, parameters: values })
      .then(rowsOf)
  }
}

const rowsOf = <Row>({ rows }: QueryResult<Row>) => rows

function checked<Row>(query: CompiledQuery<Row>, values: unknown[]): CompiledQuery<Row> {
  const { parameters } = query
  if (parameters.length !== values.length || parameters.some((one, place) => one !== values[place]))
    throw new Error(`The values of a prepared query are not those in it: ${query.sql}`)
  return query
}

import type { Scope, Sort } from '@inkbloom/contract'
import { type RawBuilder, sql } from 'kysely'
import { decodeCursor } from '../../../kernel/lists.ts'

const times = ['created_at', 'colored_at'] as const
type Time = (typeof times)[number]
type Key = Time | 'favorited_count' | 'colored_count' | 'popularity' | 'trending_score' | 'reported_count'
type Name = Sort | 'reported' | 'lastColored' | 'firstColored'

/** A total order of pages: by its keys, then by id. pages and page_words have an index for each, coloreds for its own two. */
export interface Order {
  name: Name
  keys: readonly Key[]
  descending: boolean
}

export const orders: Record<Name, Order> = {
  latest: { name: 'latest', keys: ['created_at'], descending: true },
  oldest: { name: 'oldest', keys: ['created_at'], descending: false },
  mostFavorited: { name: 'mostFavorited', keys: ['favorited_count'], descending: true },
  mostColored: { name: 'mostColored', keys: ['colored_count'], descending: true },
  popularity: { name: 'popularity', keys: ['popularity'], descending: true },
  trending: { name: 'trending', keys: ['trending_score', 'created_at'], descending: true },
  // Not offered as a sort: an admin's list begins with it on request.
  reported: { name: 'reported', keys: ['reported_count', 'created_at'], descending: true },
  lastColored: { name: 'lastColored', keys: ['colored_at'], descending: true },
  firstColored: { name: 'firstColored', keys: ['colored_at'], descending: false },
}

/** Among the pages that a person has colored, latest is what they colored last, not what was drawn last. */
export function orderOf(sort: Sort, scope: Scope): Order {
  if (scope !== 'colored') return orders[sort]
  if (sort === 'latest') return orders.lastColored
  return sort === 'oldest' ? orders.firstColored : orders[sort]
}

const isTime = (key: string): key is Time => (times as readonly string[]).includes(key)

/** Where a list goes on: the keys and the id of the last row, times in microseconds since 1970. */
export type Cursor = [name: string, ...values: number[]]

export type Columns = { from: string; id: 'id' | 'page_id' }
const inPages: Columns = { from: 'pages', id: 'id' }

export const columnsOf = ({ keys }: Order, { from, id }: Columns = inPages) => [
  ...keys.map((key) => sql.ref(`${from}.${key}`)),
  sql.ref(`${from}.${id}`),
]

/** The columns that a list is picked by, the id always as page_id. */
export const pickList = ({ keys }: Order, { from, id }: Columns = inPages) =>
  sql.join([sql`${sql.ref(`${from}.${id}`)} as page_id`, ...keys.map((key) => sql.ref(`${from}.${key}`))])

export const orderBy = (order: Order, columns: Columns = inPages) => {
  const way = order.descending ? sql`desc` : sql`asc`
  return sql`order by ${sql.join(columnsOf(order, columns).map((column) => sql`${column} ${way}`))}`
}

/** As one comparison of rows, which an index answers by starting in the right place. */
export function beyond(order: Order, cursor: Cursor | null, columns: Columns = inPages): RawBuilder<unknown> {
  return compare(order, cursor, columns, order.descending ? sql`<` : sql`>`)
}

/** Up to and including a row. */
export function upTo(order: Order, cursor: Cursor | null, columns: Columns = inPages): RawBuilder<unknown> {
  return compare(order, cursor, columns, order.descending ? sql`>=` : sql`<=`)
}

function compare(
  order: Order,
  cursor: Cursor | null,
  columns: Columns,
  than: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (!cursor) return sql`true`
  const values = cursor.slice(1) as number[]
  const bounds = [...order.keys, 'id'].map((key, i) => bound(key, values[i] ?? 0))
  return sql`(${sql.join(columnsOf(order, columns))}) ${than} (${sql.join(bounds)})`
}

/** To the microsecond, as the database keeps it: a rounded cursor would repeat or skip its neighbors. */
function bound(key: string, value: number): RawBuilder<unknown> {
  if (isTime(key)) return sql`timestamptz 'epoch' + ${value}::float8 * interval '1 microsecond'`
  return key === 'id' ? sql`${value}::bigint` : sql`${value}::integer`
}

export const cursorColumn = (order: Order, { from, id }: Columns): RawBuilder<number[]> =>
  sql`array[${sql.join([
    ...order.keys.map((key) => {
      const column = sql.ref(`${from}.${key}`)
      return isTime(key) ? sql`(extract(epoch from ${column}) * 1000000)::bigint` : sql`${column}::bigint`
    }),
    sql.ref(`${from}.${id}`),
  ])}]`

const largest: Partial<Record<string, number>> = { created_at: 8e15, colored_at: 8e15, id: Number.MAX_SAFE_INTEGER }

export function readCursor(after: string | undefined, allowed: readonly Order[]): Cursor | null {
  return decodeCursor(after, (value): value is Cursor => {
    if (!Array.isArray(value)) return false
    const order = allowed.find(({ name }) => name === value[0])
    const limits = order && [...order.keys, 'id'].map((key) => largest[key] ?? 2_147_483_647)
    return (
      limits?.length === value.length - 1 &&
      limits.every((limit, i) => Number.isSafeInteger(value[i + 1]) && value[i + 1] >= 0 && value[i + 1] <= limit)
    )
  })
}

import type { Paginated } from '@inkbloom/contract'
import { pageSize } from '@inkbloom/contract'
import { AppError } from './errors.ts'

export interface ListInput {
  page: number
  after?: string | undefined
}

/** Fetching one row more than a page shows tells whether there is a next page, without counting. */
export const fetchSize = pageSize + 1

export function offsetOf({ page, after }: ListInput): number {
  return after === undefined ? (page - 1) * pageSize : 0
}

export function toPaginated<Row, Item>(
  rows: Row[],
  { page }: ListInput,
  { item, cursor }: { item: (row: Row) => Item; cursor: (row: Row) => unknown },
): Paginated<Item> {
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  const more = rows.length > pageSize && last !== undefined
  return {
    data: shown.map(item),
    current_page: page,
    last_page: more ? page + 1 : page,
    next: more ? encodeCursor(cursor(last)) : null,
  }
}

function encodeCursor(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

/** For a list that is sorted by id alone. */
export function readIdCursor({ after }: ListInput): number | null {
  return decodeCursor(after, (cursor): cursor is number => Number.isSafeInteger(cursor))
}

/** Anybody can send a cursor: one that we did not make is a bad request, not a fault of ours. */
export function decodeCursor<T>(after: string | undefined, isCursor: (value: unknown) => value is T): T | null {
  if (after === undefined) return null
  try {
    const value: unknown = JSON.parse(Buffer.from(after, 'base64url').toString())
    if (isCursor(value)) return value
  } catch {}
  throw new AppError('INVALID', 'This list has changed. Load it again.', {
    errors: { after: 'Not a cursor of this list.' },
  })
}

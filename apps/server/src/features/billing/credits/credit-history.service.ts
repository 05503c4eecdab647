import type { CreditEntry } from '@inkbloom/contract'
import type { Db, Tx } from '../../../db/client.ts'
import { notFound } from '../../../kernel/errors.ts'
import { fetchSize, type ListInput, offsetOf, readIdCursor, toPaginated } from '../../../kernel/lists.ts'

type Row = Awaited<ReturnType<ReturnType<typeof selectEntries>['executeTakeFirstOrThrow']>>

export async function paginateEntries(db: Db, input: ListInput & { userId: number }) {
  const after = readIdCursor(input)
  let query = selectEntries(db, input.userId).orderBy('credit_entries.id', 'desc').limit(fetchSize)
  query = after === null ? query.offset(offsetOf(input)) : query.where('credit_entries.id', '<', after)
  const rows = await query.execute()
  if (rows.length === 0) await requirePerson(db, input.userId)
  return toPaginated(rows, input, { item: toEntry, cursor: (row) => row.id })
}

/** No movements is an answer; no such person is a mistake. */
async function requirePerson(db: Db, userId: number) {
  const person = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('house', '=', false)
    .executeTakeFirst()
  if (!person) throw notFound('This person')
}

export function selectEntries(db: Db | Tx, userId: number) {
  return db
    .selectFrom('credit_entries')
    .innerJoin('credit_periods', 'credit_periods.id', 'credit_entries.period_id')
    .innerJoin('plans', 'plans.id', 'credit_periods.plan_id')
    .leftJoin('pages', (join) =>
      join.onRef('pages.id', '=', 'credit_entries.page_id').on('pages.blocked_at', 'is', null),
    )
    .select([
      'credit_entries.id',
      'credit_entries.kind',
      'credit_entries.delta',
      'credit_entries.reason',
      'credit_entries.created_at',
      'credit_entries.note',
      'pages.id as page_id',
      'pages.title as page_title',
      'credit_periods.starts_at',
      'credit_periods.ends_at',
      'plans.name as plan',
    ])
    .where('credit_periods.user_id', '=', userId)
}

export function toEntry(row: Row): CreditEntry {
  return {
    id: row.id,
    kind: row.kind,
    delta: row.delta,
    reason: row.reason,
    page: row.page_id === null || row.page_title === null ? null : { id: row.page_id, title: row.page_title },
    note: row.note,
    plan: row.plan,
    period_starts_at: row.starts_at.toISOString(),
    period_ends_at: row.ends_at.toISOString(),
    created_at: row.created_at.toISOString(),
  }
}

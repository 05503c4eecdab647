import type { Page, Paginated, Report, Sort } from '@inkbloom/contract'
import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import type { Clock } from '../../../kernel/clock.ts'
import { notFound } from '../../../kernel/errors.ts'
import { fetchSize, type ListInput, offsetOf, toPaginated } from '../../../kernel/lists.ts'
import type { Facets } from './facets.ts'
import { showPicked } from './page-list.service.ts'
import { type Reader, toPage } from './pages.service.ts'
import { blocked } from './picks.ts'
import { isReported, matching } from './reported-list.service.ts'
import { beyond, type Cursor, orderBy, orders, pickList, readCursor } from './sorts.ts'

interface ModerationList extends ListInput, Facets {
  viewer: Reader
  search: string
  sort: Sort
  status: 'reported' | 'blocked'
}

/** Reported pages and blocked ones are few: each is read by an index of its own and sorted. */
export async function paginateModerated(db: Db, input: ModerationList): Promise<Paginated<Page>> {
  const { viewer, status } = input
  const order = status === 'reported' ? orders.reported : orders[input.sort]
  const which = status === 'reported' ? isReported : blocked
  const pick = sql`
    select ${pickList(order)} from pages
    where ${which} and ${beyond(order, readCursor(input.after, [order]))} and ${await matching(db, input)}
    ${orderBy(order)} limit ${fetchSize} offset ${offsetOf(input)}`
  const rows = await showPicked(db, { pick, order, viewer })
  return toPaginated(rows, input, {
    item: (row) => toPage(row, viewer),
    cursor: (row): Cursor => [order.name, ...row.cursor],
  })
}

/** Says what should be, not what should change: pressed twice, or undone late, it does no harm. */
export async function setBlocked(db: Db, clock: Clock, { ids, blocked }: { ids: number[]; blocked: boolean }) {
  const changed = await db
    .updateTable('pages')
    .set({ blocked_at: blocked ? clock.now() : null })
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where('blocked_at', blocked ? 'is' : 'is not', null)
    .returning('id')
    .execute()
  return { changed: changed.map(({ id }) => id) }
}

const mostReports = 100

export async function listReports(db: Db, { pageId }: { pageId: number }): Promise<Report[]> {
  const page = await db.selectFrom('pages').select('id').where('id', '=', pageId).executeTakeFirst()
  if (!page) throw notFound('This page')
  const reports = await db
    .selectFrom('reports')
    .innerJoin('users', 'users.id', 'reports.user_id')
    .select(['users.id', 'users.name', 'reports.created_at'])
    .where('reports.page_id', '=', pageId)
    .orderBy('reports.created_at', 'desc')
    .orderBy('users.id')
    .limit(mostReports)
    .execute()
  return reports.map(({ id, name, created_at }) => ({ user: { id, name }, created_at: created_at.toISOString() }))
}

import type { Page, Paginated, Sort } from '@inkbloom/contract'
import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { fetchSize, type ListInput, offsetOf, toPaginated } from '../../../kernel/lists.ts'
import { type Facets, facetOf, hasFacets } from './facets.ts'
import { found, showPicked } from './page-list.service.ts'
import { type PageRow, type Reader, toPage } from './pages.service.ts'
import { pickAll } from './picks.ts'
import { hasWords, planSearch, readWords } from './search.ts'
import { beyond, type Cursor, orderBy, orders, pickList, readCursor } from './sorts.ts'

interface ReportedList extends ListInput, Facets {
  viewer: Reader
  search: string
  sort: Sort
}

type Listed = PageRow & { list: string }

/** An admin's list on request: first what was reported, most reported first, then all the rest in the order asked for. */
export async function paginateReported(db: Db, input: ReportedList): Promise<Paginated<Page>> {
  const cursor = readCursor(input.after, [orders.reported, orders[input.sort]])
  const inRest = cursor !== null && cursor[0] !== orders.reported.name
  const offset = offsetOf(input)
  const reported = inRest ? [] : await readReported(db, { ...input, cursor, offset })
  const limit = fetchSize - reported.length
  const before = offset > 0 && limit > 0 ? await countReported(db, input) : 0
  const rest =
    limit > 0
      ? await readRest(db, { ...input, cursor: inRest ? cursor : null, offset: Math.max(0, offset - before), limit })
      : []
  const rows: Listed[] = [
    ...reported.map((row) => ({ ...row, list: orders.reported.name })),
    ...rest.map((row) => ({ ...row, list: orders[input.sort].name })),
  ]
  return toPaginated(rows, input, {
    item: (row) => toPage(row, input.viewer),
    cursor: (row): Cursor => [row.list, ...row.cursor],
  })
}

type Part = ReportedList & { cursor: Cursor | null; offset: number }

export const isReported = sql<boolean>`pages.reported_count > 0 and pages.deleted_at is null`

export async function matching(db: Db, { search, ...facets }: Pick<ReportedList, 'search' | keyof Facets>) {
  const words = search ? await readWords(db, search) : { words: [], prefix: null }
  return words ? sql<boolean>`${hasFacets(facets)} and ${hasWords(words, { page: 'pages.id' })}` : sql<boolean>`false`
}

async function readReported(db: Db, { cursor, offset, ...list }: Part): Promise<PageRow[]> {
  const order = orders.reported
  const pick = sql`
    select ${pickList(order)} from pages
    where ${isReported} and ${beyond(order, cursor)} and ${await matching(db, list)}
    ${orderBy(order)} limit ${fetchSize} offset ${offset}`
  return showPicked(db, { pick, order, viewer: list.viewer })
}

/** Reported pages are few; only a list by page number, which nobody scrolls, asks how many. */
async function countReported(db: Db, list: ReportedList): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pages where ${isReported} and ${await matching(db, list)}`.execute(db)
  return rows[0]?.count ?? 0
}

async function readRest(db: Db, input: Part & { limit: number }): Promise<PageRow[]> {
  const order = orders[input.sort]
  const facet = facetOf(input)
  if (!input.search && !facet)
    return showPicked(db, {
      pick: pickAll({ ...input, order, admin: true, unless: sql`pages.reported_count > 0` }),
      order,
      viewer: input.viewer,
    })
  const search = await planSearch(db, input.search, facet)
  if (!search) return []
  const unless = sql<boolean>`exists (
    select from pages where pages.id = page_words.page_id and pages.reported_count > 0 and pages.deleted_at is null)`
  const pick = await found(db, { ...input, order, search, admin: true, unless })
  return showPicked(db, { pick, order, viewer: input.viewer })
}

import type { Colored, Paginated } from '@inkbloom/contract'
import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { fetchSize, type ListInput, offsetOf, readIdCursor, toPaginated } from '../../../kernel/lists.ts'
import { type Reader, showPages, toPage } from '../pages/pages.service.ts'
import { type ColoredRow, selectColoreds, toColored } from './colored-row.ts'
import { type Cut, findColoreds } from './colored-search.ts'

/** Every coloring, newest first, for the admin. */
export async function paginateColoreds(
  db: Db,
  input: ListInput & { viewer: Reader; search: string },
): Promise<Paginated<Colored>> {
  const after = readIdCursor(input)
  const beyond = after === null ? sql<boolean>`true` : sql<boolean>`coloreds.id < ${after}`
  const cut = { beyond, limit: fetchSize, offset: offsetOf(input) }
  const ids = input.search ? await findColoreds(db, { ...cut, search: input.search }) : await newest(db, cut)
  const rows = ids.length === 0 ? [] : await readColoreds(db, ids)
  const pages = await readPages(db, { rows, viewer: input.viewer })
  return toPaginated(rows, input, {
    item: (row) => toColored(row, pages.get(row.page_id) ?? null, input.viewer),
    cursor: (row) => row.id,
  })
}

async function newest(db: Db, { beyond, limit, offset }: Cut): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from coloreds where ${beyond} order by id desc limit ${limit} offset ${offset}`.execute(db)
  return rows.map(({ id }) => id)
}

function readColoreds(db: Db, ids: number[]): Promise<ColoredRow[]> {
  return selectColoreds(db).where('coloreds.id', 'in', ids).orderBy('coloreds.id', 'desc').execute()
}

async function readPages(db: Db, { rows, viewer }: { rows: ColoredRow[]; viewer: Reader }) {
  const pick = sql`select distinct unnest(${rows.map((row) => row.page_id)}::bigint[]) as page_id`
  const pages = await showPages(db, { pick, viewer, order: sql``, cursor: sql`'{}'::bigint[]` })
  return new Map(pages.map((row) => [row.id, toPage(row, viewer)]))
}

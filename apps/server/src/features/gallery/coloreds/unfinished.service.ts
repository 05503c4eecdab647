import type { Page } from '@inkbloom/contract'
import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { type Reader, showPages, toPage } from '../pages/pages.service.ts'

/** As many as stand side by side. */
const most = 4

/** Begun and not finished, the last first. What was saved without its progress may be finished, and is left out. */
export async function listUnfinished(db: Db, { viewer }: { viewer: Reader }): Promise<Page[]> {
  const pick = sql`
    select c.page_id, c.updated_at from coloreds c join pages on pages.id = c.page_id and pages.blocked_at is null
    where c.user_id = ${viewer.id} and c.progress between 1 and 99
    order by c.updated_at desc, c.page_id desc limit ${most}`
  const order = sql`order by picked.updated_at desc, picked.page_id desc`
  const rows = await showPages(db, { pick, viewer, order, cursor: sql`'{}'::bigint[]` })
  return rows.map((row) => toPage(row, viewer))
}

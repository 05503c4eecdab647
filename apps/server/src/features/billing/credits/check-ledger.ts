import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'

export interface LedgerReport {
  periods: number
  entries: number
  wrong: { period_id: number; user_id: number; kind: string; balance: number; sum: number }[]
}

/** Proves that every balance is the sum of its entries. Reads one snapshot, so that a busy server is not called wrong. */
export async function checkLedger(db: Db): Promise<LedgerReport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const { rows: wrong } = await sql<LedgerReport['wrong'][number]>`
        select p.id as period_id, p.user_id, k.kind, k.balance, coalesce(e.sum, 0) as sum
        from credit_periods p
        cross join lateral (values ('public_page', p.public_page), ('page_creation', p.page_creation)) as k (kind, balance)
        left join lateral (
          select sum(delta)::integer as sum from credit_entries where period_id = p.id and kind = k.kind
        ) e on true
        where k.balance <> coalesce(e.sum, 0)
        order by p.id`.execute(tx)
      const { rows } = await sql<{ periods: number; entries: number }>`
        select (select count(*) from credit_periods) as periods, (select count(*) from credit_entries) as entries`.execute(
        tx,
      )
      return { periods: rows[0]?.periods ?? 0, entries: rows[0]?.entries ?? 0, wrong }
    })
}

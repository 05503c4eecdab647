import { sql } from 'kysely'
import type { Tx } from '../../../db/client.ts'
import type { Clock } from '../../../kernel/clock.ts'
import { giveBack, spendOnAll } from '../../billing/credits/credits.service.ts'

interface Paying {
  userId: number
  /** Pages of others. */
  pageIds: number[]
  reason: 'color' | 'book'
  /** What the credit for a page is spent on, in the ledger. */
  referenceOf: (pageId: number) => string
}

/**
 * One credit for each person and page of somebody else, ever: whoever has colored it puts it into a book for nothing, and
 * the other way round. Answers the pages that it was spent on now.
 */
export async function payForPages(tx: Tx, clock: Clock, paying: Paying): Promise<number[]> {
  const { userId, reason, referenceOf } = paying
  const unpaid = await claimPages(tx, clock, paying)
  const purchases = unpaid.map((pageId) => ({ reference: referenceOf(pageId), pageId }))
  await spendOnAll(tx, clock, { userId, kind: 'public_page', reason, purchases })
  return unpaid
}

/**
 * Those that nothing was paid for yet. The rows of the others are held: a book that fails at this moment, and would give the
 * credit for one of them back, waits and then finds what it is used for. Always in the order of their ids, or two books
 * would wait for each other.
 */
async function claimPages(tx: Tx, clock: Clock, { userId, pageIds }: Paying): Promise<number[]> {
  const claimed: number[] = []
  for (let open = pageIds.toSorted((a, b) => a - b); open.length > 0; ) {
    const inserted = await tx
      .insertInto('paid_pages')
      .values(open.map((page_id) => ({ user_id: userId, page_id, created_at: clock.now() })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('page_id')
      .execute()
    claimed.push(...inserted.map(({ page_id }) => page_id))
    const held = await tx
      .selectFrom('paid_pages')
      .select('page_id')
      .where('user_id', '=', userId)
      .where('page_id', 'in', open)
      .orderBy('page_id')
      .forShare()
      .execute()
    const paid = new Set(held.map(({ page_id }) => page_id))
    open = open.filter((id) => !paid.has(id))
  }
  return claimed
}

/** After a book came to nothing. A page that was colored meanwhile was paid for by that: its credit stays spent. */
export async function takeBackPages(tx: Tx, clock: Clock, { userId, pageIds, reason, referenceOf }: Paying) {
  if (pageIds.length === 0) return
  // Held first, looked at then: a coloring under way is either seen, or waits and pays for itself.
  await sql`
    select from paid_pages where user_id = ${userId} and page_id = any (${pageIds}::bigint[])
    order by page_id for update`.execute(tx)
  const { rows } = await sql<{ page_id: number }>`
    select page_id from paid_pages p where user_id = ${userId} and page_id = any (${pageIds}::bigint[])
      and not exists (select from coloreds c where c.user_id = p.user_id and c.page_id = p.page_id)`.execute(tx)
  for (const { page_id } of rows) {
    // Given back before, and paid for again since by another order, whose it is now.
    const isBack = await giveBack(tx, clock, { kind: 'public_page', reason, reference: referenceOf(page_id) })
    if (!isBack) continue
    await tx.deleteFrom('paid_pages').where('user_id', '=', userId).where('page_id', '=', page_id).execute()
  }
}

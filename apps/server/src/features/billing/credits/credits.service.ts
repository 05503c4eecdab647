import { type Credit, messages } from '@inkbloom/contract'
import type { CreditKind } from '../../../db/billing-tables.ts'
import type { Db, Tx } from '../../../db/client.ts'
import type { Clock } from '../../../kernel/clock.ts'
import { AppError } from '../../../kernel/errors.ts'
import { openPeriod } from './open-period.ts'

export async function readCredits(db: Db, clock: Clock, { userId }: { userId: number }): Promise<Credit> {
  const { period, user } = await db.transaction().execute(async (tx) => ({
    period: await openPeriod(tx, clock, { userId }),
    user: await tx.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow(),
  }))
  return {
    public_page: period.public_page,
    page_creation: period.page_creation,
    public_page_limit: period.public_page_limit,
    page_creation_limit: period.page_creation_limit,
    renews_at: period.ends_at.toISOString(),
    user,
  }
}

/** What credits are spent on. */
export interface Purchase {
  /** The same spending twice breaks a unique key, and with it the transaction. */
  reference: string
  /** Where it is there already. */
  pageId?: number
}

interface SpendingKind {
  userId: number
  kind: CreditKind
  reason: 'color' | 'book' | 'create' | 'redraw'
}

export interface Spending extends SpendingKind, Purchase {
  /** Nothing, where it is free: that is written down all the same. */
  amount?: 0 | 1
}

export function spend(tx: Tx, clock: Clock, { reference, pageId, amount = 1, ...what }: Spending): Promise<void> {
  const purchase = { reference, ...(pageId !== undefined && { pageId }) }
  return spendOnAll(tx, clock, { ...what, purchases: [purchase], each: amount })
}

/** Charges first, in the where of the write: two parallel requests cannot spend one credit. All of it, or nothing. */
export async function spendOnAll(
  tx: Tx,
  clock: Clock,
  { userId, kind, reason, purchases, each = 1 }: SpendingKind & { purchases: Purchase[]; each?: 0 | 1 },
): Promise<void> {
  if (purchases.length === 0) return
  const period = await openPeriod(tx, clock, { userId })
  const amount = each * purchases.length
  const charged = await tx
    .updateTable('credit_periods')
    .set((eb) => ({ [kind]: eb(kind, '-', amount) }))
    .where('id', '=', period.id)
    .where(kind, '>=', amount)
    .executeTakeFirst()
  if (charged.numUpdatedRows === 0n) throw new AppError('NO_CREDITS', messages.noCredits)
  const entry = { period_id: period.id, kind, delta: 0 - each, reason, created_at: clock.now() }
  await tx
    .insertInto('credit_entries')
    .values(purchases.map(({ reference, pageId }) => ({ ...entry, reference, page_id: pageId ?? null })))
    .execute()
}

/** What a credit was spent on, once it is there. */
export async function nameSpending(tx: Tx, spending: { reference: string; pageId: number }): Promise<void> {
  await tx
    .updateTable('credit_entries')
    .set({ page_id: spending.pageId })
    .where('reason', 'in', ['create', 'redraw'])
    .where('kind', '=', 'page_creation')
    .where('reference', '=', spending.reference)
    .execute()
}

/** Back into the period it came from, once, however often it is asked for. */
export async function giveBack(tx: Tx, clock: Clock, spending: Omit<Spending, 'userId'>): Promise<boolean> {
  const { kind, reason, reference } = spending
  const spent = await tx
    .selectFrom('credit_entries')
    .select(['period_id', 'delta'])
    .where('reason', '=', reason)
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!spent) return false
  const entry = {
    period_id: spent.period_id,
    kind,
    delta: 0 - spent.delta,
    reason: 'give_back' as const,
    reference,
    created_at: clock.now(),
  }
  const recorded = await tx
    .insertInto('credit_entries')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['reason', 'kind', 'reference']).doNothing())
    .executeTakeFirst()
  if (recorded.numInsertedOrUpdatedRows !== 1n) return false
  await tx
    .updateTable('credit_periods')
    .set((eb) => ({ [kind]: eb(kind, '-', spent.delta) }))
    .where('id', '=', spent.period_id)
    .execute()
  return true
}

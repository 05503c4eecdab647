import type { CreditEntry } from '@inkbloom/contract'
import type { CreditKind } from '../../../db/billing-tables.ts'
import type { Db, Tx } from '../../../db/client.ts'
import type { Clock } from '../../../kernel/clock.ts'
import { invalid, notFound } from '../../../kernel/errors.ts'
import { selectEntries, toEntry } from './credit-history.service.ts'
import { openPeriod } from './open-period.ts'

export interface Gift {
  userId: number
  kind: CreditKind
  amount: number
  reason: string
  requestId: string
}

/**
 * Into the current period, with which they end. The limit stays what the plan gives: raised, a later upgrade would add
 * less. An admin who presses twice, or whose answer was lost, gives once.
 */
export async function giftCredits(db: Db, clock: Clock, gift: Gift): Promise<CreditEntry> {
  return db.transaction().execute(async (tx) => {
    await requireUser(tx, gift.userId)
    const period = await openPeriod(tx, clock, { userId: gift.userId })
    const { kind, amount, reason: note } = gift
    const reference = `request:${gift.requestId}`
    const recorded = await tx
      .insertInto('credit_entries')
      .values({ period_id: period.id, kind, delta: amount, reason: 'gift', reference, note, created_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (recorded.numInsertedOrUpdatedRows === 1n)
      await tx
        .updateTable('credit_periods')
        .set((eb) => ({ [kind]: eb(kind, '+', amount) }))
        .where('id', '=', period.id)
        .execute()
    return readGift(tx, gift, reference)
  })
}

async function requireUser(tx: Tx, userId: number): Promise<void> {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('admin', '=', false)
    .where('house', '=', false)
    .executeTakeFirst()
  if (!user) throw notFound('This person')
}

/** A request id that stands for something else must not look like success. */
async function readGift(tx: Tx, { userId, kind, amount }: Gift, reference: string): Promise<CreditEntry> {
  const row = await selectEntries(tx, userId)
    .where('credit_entries.reason', '=', 'gift')
    .where('credit_entries.reference', '=', reference)
    .executeTakeFirst()
  if (row?.kind !== kind || row.delta !== amount)
    throw invalid({ requestId: 'This requestId was used for another gift.' })
  return toEntry(row)
}

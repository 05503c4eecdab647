import type { Tx } from '../../../db/client.ts'
import type { Job } from '../../../jobs/queue.ts'
import type { Clock } from '../../../kernel/clock.ts'
import { giveBack, spend } from '../../billing/credits/credits.service.ts'
import { orderOf } from './drawing-order.ts'

const spendingOf = (job: Job) => ({
  kind: 'page_creation' as const,
  reason: orderOf(job).redrawOf === null ? ('create' as const) : ('redraw' as const),
  reference: `job:${job.id}`,
})

/** In the transaction that queues the job. */
export async function charge(tx: Tx, clock: Clock, job: Job & { user_id: number }): Promise<void> {
  const { cost, redrawOf } = orderOf(job)
  if (redrawOf !== null && cost === 0) await addFreeRedraws(tx, redrawOf, -1)
  await spend(tx, clock, { ...spendingOf(job), userId: job.user_id, amount: cost })
}

/** In the transaction that ends a job without a page: once, however often it is asked for. */
export async function refund(tx: Tx, clock: Clock, job: Job): Promise<void> {
  const { cost, redrawOf } = orderOf(job)
  const isBack = await giveBack(tx, clock, spendingOf(job))
  if (isBack && redrawOf !== null && cost === 0) await addFreeRedraws(tx, redrawOf, 1)
}

/** One below none breaks a rule of the table, and with it the transaction. */
async function addFreeRedraws(tx: Tx, pageId: number, change: 1 | -1): Promise<void> {
  await tx
    .updateTable('pages')
    .set((eb) => ({ free_redraws: eb('free_redraws', '+', change) }))
    .where('id', '=', pageId)
    .execute()
}

import type { Tx } from '../../../db/client.ts'
import { enqueue } from '../../../jobs/queue.ts'
import type { Clock } from '../../../kernel/clock.ts'

/** Five minutes apart: people who have left must not be charged because Stripe was down for a day. */
const aWeekOfTries = 2000
const twoHours = 2 * 3_600_000

interface Concerns {
  userId: number
  subscriptionId: string
}

export async function queueForget(tx: Tx, clock: Clock, { customerId }: { customerId: string }) {
  await enqueue(tx, clock, { kind: 'forget-customer', payload: { customerId }, maxAttempts: aWeekOfTries })
}

/** With credit for what was paid twice; without for what was never paid: Stripe would give back money it has not got. */
export async function queueEnd(tx: Tx, clock: Clock, input: Concerns & { credit: boolean }) {
  const { userId, subscriptionId, credit } = input
  const requestId = `end:${subscriptionId}`
  const payload = { subscriptionId, credit }
  await enqueue(tx, clock, { kind: 'end-subscription', userId, requestId, payload, maxAttempts: aWeekOfTries })
}

/** Asks once more after the end of what was paid for: a renewal, or an end, whose event never reached us. */
export async function queueCheck(tx: Tx, clock: Clock, input: Concerns & { endsAt: Date }) {
  const { userId, subscriptionId, endsAt } = input
  await enqueue(tx, clock, {
    kind: 'check-subscription',
    userId,
    requestId: `check:${subscriptionId}:${endsAt.toISOString()}`,
    payload: { subscriptionId },
    maxAttempts: aWeekOfTries,
    runAt: new Date(endsAt.getTime() + twoHours),
  })
}

/** After a block or its end. Somebody who was never at Stripe has nothing there to stop. */
export async function queueBlock(tx: Tx, clock: Clock, { userId }: { userId: number }) {
  if (await isCustomer(tx, userId))
    await enqueue(tx, clock, { kind: 'follow-block', userId, payload: {}, maxAttempts: aWeekOfTries })
}

/** For a payment that came in after the block: once for each of the two, however many events tell of it. */
export async function queueLateBlock(tx: Tx, clock: Clock, input: Concerns & { blockedAt: Date }) {
  const { userId, subscriptionId, blockedAt } = input
  const requestId = `block:${subscriptionId}:${blockedAt.toISOString()}`
  await enqueue(tx, clock, { kind: 'follow-block', userId, requestId, payload: {}, maxAttempts: aWeekOfTries })
}

/** After a change of name or address: receipts go to the address that Stripe has. */
export async function queueDetails(tx: Tx, clock: Clock, { userId }: { userId: number }) {
  if (await isCustomer(tx, userId))
    await enqueue(tx, clock, { kind: 'update-customer', userId, payload: {}, maxAttempts: aWeekOfTries })
}

async function isCustomer(tx: Tx, userId: number): Promise<boolean> {
  const user = await tx.selectFrom('users').select('stripe_id').where('id', '=', userId).executeTakeFirst()
  return Boolean(user?.stripe_id)
}

import type { Clock } from '../../clock.ts'
import type { Tx } from '../../db/client.ts'
import { enqueue } from '../../jobs/jobs.service.ts'
import type { JobHandlers } from '../../jobs/runner.ts'
import type { PaymentDesk } from './till.ts'

/** At five minutes each: money must not be taken from people who have left because Stripe was down for a day. */
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

type Sync = (subscriptionId: string) => Promise<void>

export function paymentJobs({ till }: Pick<PaymentDesk, 'till'>, sync: Sync): JobHandlers {
  return {
    'forget-customer': {
      run: async (job) => {
        const { customerId } = job.payload as { customerId: string }
        await (await till.cashier()).forgetCustomer(customerId)
        return null
      },
    },
    'end-subscription': {
      run: async (job) => {
        const { subscriptionId, credit } = job.payload as { subscriptionId: string; credit: boolean }
        await (await till.cashier()).endSubscription(subscriptionId, { credit })
        await sync(subscriptionId)
        return null
      },
    },
    'check-subscription': {
      run: async (job) => {
        await sync((job.payload as { subscriptionId: string }).subscriptionId)
        return null
      },
    },
  }
}

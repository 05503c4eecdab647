import type { Job } from '../../../jobs/queue.ts'
import type { JobHandlers } from '../../../jobs/runner.ts'
import { followBlock } from './block.service.ts'
import { updateCustomer } from './customers.service.ts'
import type { PaymentDesk } from './payment-deps.ts'
import { syncSubscription } from './sync.service.ts'

export function paymentJobs(desk: PaymentDesk): JobHandlers {
  const { till } = desk
  return {
    'forget-customer': job(async ({ payload }) => {
      const { customerId } = payload as { customerId: string }
      await (await till.cashier()).forgetCustomer(customerId)
    }),
    'end-subscription': job(async ({ payload }) => {
      const { subscriptionId, credit } = payload as { subscriptionId: string; credit: boolean }
      await (await till.cashier()).endSubscription(subscriptionId, { credit })
      await syncSubscription(desk, { subscriptionId })
    }),
    'check-subscription': job(async ({ payload }) => {
      await syncSubscription(desk, payload as { subscriptionId: string })
    }),
    'follow-block': job(({ user_id }) => followBlock(desk, { userId: user_id ?? 0 })),
    'update-customer': job(({ user_id }) => updateCustomer(desk, { userId: user_id ?? 0 })),
  }
}

/** Nothing of it is ever read again. */
const job = (work: (job: Job) => Promise<void>) => ({
  run: async (one: Job) => {
    await work(one)
    return null
  },
})

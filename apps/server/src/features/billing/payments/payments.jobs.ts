import type { Job } from '../../../jobs/queue.ts'
import type { JobHandlers } from '../../../jobs/runner.ts'
import { followBlock } from './block.service.ts'
import { updateCustomer } from './customers.service.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { syncSubscription } from './sync.service.ts'

export function paymentJobs(deps: PaymentDeps): JobHandlers {
  const { access } = deps
  return {
    'forget-customer': job(async ({ payload }) => {
      const { customerId } = payload as { customerId: string }
      await (await access.provider()).forgetCustomer(customerId)
    }),
    'end-subscription': job(async ({ payload }) => {
      const { subscriptionId, credit } = payload as { subscriptionId: string; credit: boolean }
      await (await access.provider()).endSubscription(subscriptionId, { credit })
      await syncSubscription(deps, { subscriptionId })
    }),
    'check-subscription': job(async ({ payload }) => {
      await syncSubscription(deps, payload as { subscriptionId: string })
    }),
    'follow-block': job(({ user_id }) => followBlock(deps, { userId: user_id ?? 0 })),
    'update-customer': job(({ user_id }) => updateCustomer(deps, { userId: user_id ?? 0 })),
  }
}

/** Nothing of it is ever read again. */
const job = (work: (job: Job) => Promise<void>) => ({
  run: async (one: Job) => {
    await work(one)
    return null
  },
})

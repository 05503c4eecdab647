import type { Plan } from '@inkbloom/contract'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ListFailed } from '@/features/lists/list-failed.tsx'
import { PlanCard } from '@/features/plans/plan-card.tsx'
import type { App } from '@/features/session/app.ts'
import { TestKey } from '@/features/settings/test-key.tsx'
import { PageTitle } from '@/ui/paper.tsx'

export const loader = (app: App, { request }: LoaderFunctionArgs) =>
  app.load(() => app.api.listPlans(undefined, { signal: request.signal }))

export function Component() {
  const plans = useLoaderData<Plan[] | null>()
  return (
    <>
      <PageTitle title="Plans" />
      {plans ? (
        <>
          <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
            {plans.map((plan) => (
              <PlanCard key={plan.id} plan={plan} />
            ))}
          </div>
          <div className="mt-9">
            <TestKey provider="stripe" typed="" webhookSecret="" label="Check prices" />
          </div>
        </>
      ) : (
        <ListFailed title="Failed to load plans" />
      )}
    </>
  )
}

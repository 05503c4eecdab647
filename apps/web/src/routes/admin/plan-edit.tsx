import type { Plan } from '@inkbloom/contract'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { PlanForm } from '@/features/plans/plan-form.tsx'
import type { App } from '@/features/session/app.ts'
import { PageTitle } from '@/ui/paper.tsx'

/** Without an id that is a number, or without such a plan, there is nothing to edit. */
export async function loader(app: App, { params, request }: LoaderFunctionArgs) {
  const id = Number(params.id)
  if (!Number.isSafeInteger(id) || id < 1) throw redirect('/admin/plans')
  const plan = await app.load(() => app.api.readPlan({ params: { id } }, { signal: request.signal }))
  if (!plan) throw redirect('/admin/plans')
  return plan
}

export function Component() {
  const plan = useLoaderData<Plan>()
  return (
    <>
      <PageTitle title={`Edit ${plan.title}`} />
      <PlanForm key={plan.id} plan={plan} />
    </>
  )
}

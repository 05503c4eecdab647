import type { Plan } from '@inkbloom/contract'
import { useLocation, useNavigate } from 'react-router'
import { type PlanValues, planBody, planChecks, valuesOf } from '@/features/plans/plan-checks.ts'
import type { App } from '@/features/session/app.ts'
import { useApp } from '@/features/session/app-context.tsx'
import { useForm } from '@/lib/use-form.ts'
import { Button } from '@/ui/button.tsx'
import { TextArea, TextField } from '@/ui/field.tsx'
import { Panel } from '@/ui/paper.tsx'

const catalog = 'https://dashboard.stripe.com/products'

/** A price that Stripe does not know would only be noticed by somebody who wants to pay. Without a key nobody can say. */
async function priceProblem({ api }: App, planId: number): Promise<string | undefined> {
  const answer = await api.testStripe({ body: { planId } }).catch(() => null)
  return answer?.problems[0]
}

export function PlanForm({ plan }: { plan: Plan }) {
  const app = useApp()
  const navigate = useNavigate()
  const { key } = useLocation()
  const form = useForm<PlanValues>(valuesOf(plan), planChecks(plan))
  const { onChange: _, ...description } = form.field('description')

  /** One step back, unless this is the first screen of the tab: that step would lead out of the product. */
  const back = () => (key === 'default' ? navigate('/admin/plans') : navigate(-1))

  const save = form.submit(async (values, showErrors) => {
    const body = planBody(plan, values)
    const answer = await app.call(() => app.api.updatePlan({ params: { id: plan.id }, body }), {
      onFailure: showErrors,
    })
    if (!answer?.updated) return
    form.setValues(valuesOf(answer.plan))
    app.stores.notification.getState().show({ variant: 'success', message: 'Plan has been updated' })
    const problem = plan.paid && (await priceProblem(app, plan.id))
    if (problem) showErrors({ errors: { stripePriceId: problem } })
  })

  return (
    <Panel className="max-w-[760px]">
      <form className="grid gap-5 sm:grid-cols-2" noValidate onSubmit={save}>
        <div className="sm:col-span-2">
          <TextField label="Title" {...form.field('title')} />
        </div>
        <div className="sm:col-span-2">
          <TextArea
            label="Description"
            rows={3}
            {...description}
            onChange={(event) => form.setValues((before) => ({ ...before, description: event.target.value }))}
          />
        </div>
        {plan.paid && (
          <>
            <TextField
              label="Price"
              inputMode="decimal"
              hint="In dollars per month. Stripe charges its own price, so keep the two the same."
              {...form.field('price')}
            />
            <TextField
              label="Stripe price ID"
              autoComplete="off"
              spellCheck={false}
              hint="Begins with price_. Without it the plan cannot be bought."
              aside={
                <a className="link small" href={catalog} target="_blank" rel="noreferrer">
                  Stripe catalog
                </a>
              }
              {...form.field('stripePriceId')}
            />
          </>
        )}
        <TextField label="Limit on public pages" inputMode="numeric" {...form.field('publicPageLimit')} />
        <TextField label="Limit on create pages" inputMode="numeric" {...form.field('pageCreationLimit')} />
        <p className="small muted sm:col-span-2">A new limit applies from each person’s next renewal.</p>
        <div className="flex flex-wrap justify-end gap-3 sm:col-span-2">
          <Button look="ghost" onClick={back}>
            Cancel
          </Button>
          <Button type="submit" look="keep" busy={form.pending}>
            Update plan
          </Button>
        </div>
      </form>
    </Panel>
  )
}

import type { Plan, PlanName } from '@inkbloom/contract'
import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { OutOfCredits } from '@/features/credits/out-of-credits.tsx'
import { ListFailed } from '@/features/lists/list-failed.tsx'
import { OrderBar, OrderSlip } from '@/features/plans/order-slip.tsx'
import { PlanChoice } from '@/features/plans/plan-choice.tsx'
import type { App } from '@/features/session/app.ts'
import { useApp, useUser } from '@/features/session/app-context.tsx'
import { PageTitle } from '@/ui/paper.tsx'

export const loader = (app: App, { request }: LoaderFunctionArgs) =>
  app.load(() => app.api.listPaidPlans(undefined, { signal: request.signal }))

const notSetUp = 'Payment is not set up on this site yet. Nothing can be bought, and nothing is charged.'

export function Component() {
  const plans = useLoaderData<Plan[] | null>()
  const { platform } = useApp()
  const { plan } = useUser()
  if (!platform.sellsPlans)
    return (
      <PageTitle
        title="Your plan"
        lead={`You are on ${plan.title}. Plans are chosen on the website, and hold here too.`}
      />
    )
  return (
    <>
      <PageTitle title="Checkout" lead={`You are on ${plan.title}. Change or cancel whenever you like.`} />
      <OutOfCredits />
      {plans ? <Checkout plans={plans} /> : <ListFailed title="Failed to load plans" />}
    </>
  )
}

function Checkout({ plans }: { plans: Plan[] }) {
  const app = useApp()
  const { plan: held, subscription } = useUser()
  const [params, setParams] = useSearchParams()
  const goesOn = held.paid && !subscription?.canceled_at && !subscription?.next_plan
  const current = goesOn ? held.name : null
  const asked = plans.find((plan) => plan.name === params.get('plan') && plan.name !== current)?.name ?? null
  const [arrivedWithPlan] = useState(asked !== null)
  const [name, setName] = useState(asked)
  const [busy, setBusy] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const chosen = plans.find((plan) => plan.name === name) ?? null
  const nothingOnSale = plans.every((plan) => !plan.stripe_price_id)
  const unpriced = chosen && !chosen.stripe_price_id ? `${chosen.title} cannot be bought yet.` : null

  // Coming back from there, this screen is as it was left: restored from the browser's cache, or behind the other window.
  useEffect(() => {
    const gone = new AbortController()
    for (const event of ['pageshow', 'focus'])
      window.addEventListener(event, () => setLeaving(false), { signal: gone.signal })
    return () => gone.abort()
  }, [])

  /** In the address: whoever turns back at the payment, or loads again, finds the plan still chosen. */
  function choose(plan: PlanName) {
    setName(plan)
    params.set('plan', plan)
    setParams(params, { replace: true, preventScrollReset: true })
  }

  async function checkout() {
    const priceId = chosen?.stripe_price_id
    if (!priceId || busy || leaving) return
    setBusy(true)
    setRefused(null)
    const answer = await app.call(() => app.api.startCheckout({ body: { priceId } }), {
      onFailure: (error) => {
        if (error.code === 'PROVIDER_NOT_SET') setRefused(error.message)
      },
    })
    setBusy(false)
    if (!answer) return
    const { origin, pathname, search } = new URL(answer.url)
    // A plan that could be changed right away needs no payment page.
    if (origin === app.platform.apiOrigin) return app.goTo(pathname + search)
    // Busy while the browser leaves: a second press would open a second payment.
    setLeaving(true)
    app.platform.openOutside(answer.url)
  }

  const order = {
    plan: chosen,
    changing: held.paid,
    problem: nothingOnSale ? notSetUp : (refused ?? unpriced),
    busy: busy || leaving,
    onCheckout: checkout,
  }
  return (
    <>
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_356px] xl:gap-12">
        <PlanChoice plans={plans} chosen={name} current={current} onChoose={choose} />
        {/* On a phone, people who arrive with a plan see the order first; people who have yet to choose see the plans. */}
        <aside
          className={`min-w-0 max-w-[460px] xl:pt-6 ${arrivedWithPlan ? 'max-xl:order-first' : ''}`}
          aria-label="Your order"
        >
          <OrderSlip {...order} />
        </aside>
      </div>
      <OrderBar {...order} />
    </>
  )
}

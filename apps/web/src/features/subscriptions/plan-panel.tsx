import type { Credit, User } from '@inkbloom/contract'
import { CreditBottles } from '@/features/credits/credit-bottles.tsx'
import { useApp, useUser } from '@/features/session/app-context.tsx'
import { CancelPlan } from '@/features/subscriptions/cancel-plan.tsx'
import { Invoices } from '@/features/subscriptions/invoices.tsx'
import { ResumePlan } from '@/features/subscriptions/resume-plan.tsx'
import { day } from '@/lib/dates.ts'
import { price } from '@/lib/numbers.ts'
import { ButtonLink } from '@/ui/button.tsx'
import { Tag } from '@/ui/controls.tsx'
import { Facts, Panel } from '@/ui/paper.tsx'

function Standing({ user }: { user: User }) {
  if (!user.plan.paid) return null
  return user.subscription?.canceled_at ? <Tag tone="danger">Canceled</Tag> : <Tag tone="success">Active</Tag>
}

function factsOf({ plan, subscription, created_at }: User, credits: Credit | null) {
  const renewal = subscription?.renews_at ?? credits?.renews_at
  return [
    ...(subscription?.expire_at
      ? [{ name: 'Ends', value: day(subscription.expire_at) }]
      : renewal
        ? [{ name: plan.paid ? 'Renews' : 'New credits', value: day(renewal) }]
        : []),
    ...(subscription ? [{ name: 'Price', value: `${price(subscription.price)} per month` }] : []),
    ...(subscription?.next_plan
      ? [{ name: 'Then', value: <span className="capitalize">{subscription.next_plan}</span> }]
      : []),
    { name: 'Joined', value: day(created_at) },
  ]
}

/** The plan, what is left of its credits, and how to change or end it. */
export function PlanPanel({ credits }: { credits: Credit | null }) {
  const { platform } = useApp()
  const user = useUser()
  const { plan, subscription } = user
  return (
    <Panel title={`${plan.title} plan`} aside={<Standing user={user} />}>
      {credits ? (
        <CreditBottles credits={credits} />
      ) : (
        <p className="font-semibold text-danger" role="alert">
          Failed to read credit
        </p>
      )}
      <div className="mt-6">
        <Facts items={factsOf(user, credits)} />
      </div>
      <div className="mt-4 grid gap-2">
        {platform.sellsPlans && (
          <ButtonLink block to="/checkout">
            {plan.paid ? 'Change plan' : 'Upgrade plan'}
          </ButtonLink>
        )}
        {subscription && <Invoices />}
        {plan.paid && subscription && (subscription.canceled_at ? <ResumePlan /> : <CancelPlan />)}
      </div>
    </Panel>
  )
}

import type { Plan } from '@inkbloom/contract'
import Check from 'lucide-react/icons/check'
import Pencil from 'lucide-react/icons/pencil'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { badgeOf, discountOf } from '@/features/plans/plan-words.ts'
import { price } from '@/lib/numbers.ts'
import { ButtonLink } from '@/ui/button.tsx'
import { Tag } from '@/ui/controls.tsx'
import { Facts, Panel } from '@/ui/paper.tsx'

function Sale({ plan }: { plan: Plan }) {
  if (!plan.paid) return <span />
  return plan.stripe_price_id ? (
    <Tag tone="success" icon={<Check />}>
      On sale
    </Tag>
  ) : (
    <Tag tone="danger" icon={<TriangleAlert />}>
      No price ID
    </Tag>
  )
}

/** A plan as the admin sees it. */
export function PlanCard({ plan }: { plan: Plan }) {
  const badge = badgeOf(plan)
  const discount = discountOf(plan)
  return (
    <Panel
      className="flex flex-col"
      title={plan.title}
      aside={badge ? <Tag tone="make">{badge}</Tag> : discount && <Tag tone="success">{discount}</Tag>}
    >
      <p className="numerals flex items-baseline gap-2">
        <b className="text-[2rem] leading-none tracking-[-0.03em]">{price(plan.price)}</b>
        {plan.paid && <span className="muted">per month</span>}
      </p>
      <p className="muted mt-3 mb-5 min-w-0 flex-1 wrap-anywhere">{plan.description}</p>
      <Facts
        items={[
          { name: 'Public pages', value: plan.public_page_limit.toLocaleString('en-US') },
          { name: 'Create pages', value: plan.page_creation_limit.toLocaleString('en-US') },
        ]}
      />
      <div className="flex items-center justify-between gap-3 border-t border-hair pt-4">
        <Sale plan={plan} />
        <ButtonLink icon={<Pencil />} to={`${plan.id}/edit`} aria-label={`Edit ${plan.title}`}>
          Edit
        </ButtonLink>
      </div>
    </Panel>
  )
}

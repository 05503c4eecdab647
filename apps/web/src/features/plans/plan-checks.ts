import type { Plan } from '@inkbloom/contract'
import { PlanDescription, PlanLimit, PlanPrice, PlanTitle, StripePriceId } from '@inkbloom/contract/fields'
import { numeral, text } from '@/lib/checks.ts'

export interface PlanValues extends Record<string, string> {
  title: string
  description: string
  price: string
  stripePriceId: string
  publicPageLimit: string
  pageCreationLimit: string
}

/** The free plan's two hidden fields are neither checked nor sent. */
export const planChecks = ({ paid }: Pick<Plan, 'paid'>) => ({
  title: text(PlanTitle),
  description: text(PlanDescription),
  publicPageLimit: numeral(PlanLimit),
  pageCreationLimit: numeral(PlanLimit),
  ...(paid && { price: numeral(PlanPrice), stripePriceId: text(StripePriceId) }),
})

export const valuesOf = (plan: Plan): PlanValues => ({
  title: plan.title,
  description: plan.description,
  price: plan.price.toFixed(2),
  stripePriceId: plan.stripe_price_id ?? '',
  publicPageLimit: String(plan.public_page_limit),
  pageCreationLimit: String(plan.page_creation_limit),
})

/** Numbers as numbers; price and price id of paid plans only. */
export const planBody = ({ name, paid }: Pick<Plan, 'name' | 'paid'>, values: PlanValues) => ({
  name,
  title: values.title.trim(),
  description: values.description.trim(),
  publicPageLimit: Number(values.publicPageLimit),
  pageCreationLimit: Number(values.pageCreationLimit),
  ...(paid && { price: Number(values.price), stripePriceId: values.stripePriceId.trim() }),
})

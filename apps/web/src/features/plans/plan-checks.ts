import type { Plan } from '@inkbloom/contract'
import type { Check } from '@/lib/checks.ts'

/** The words are the contract's, whose schemas stay out of the browser; the server checks again. */
const title: Check = (value) => {
  if (!value.trim()) return 'Give the plan a title.'
  if (value.trim().length > 60) return 'A title has at most 60 characters.'
}

const description: Check = (value) => {
  if (value.trim().length > 300) return 'A description has at most 300 characters.'
}

const price: Check = (value) => {
  const dollars = Number(value)
  if (!value.trim() || Number.isNaN(dollars)) return 'Enter a price, such as 7.99.'
  if (dollars < 0.5) return 'A paid plan costs at least $0.50.'
  if (dollars > 9999.99) return 'A price is at most $9,999.99.'
  if (!/^\s*\d*(\.\d{0,2})?\s*$/.test(value)) return 'Use at most two decimals.'
}

const limit: Check = (value) => {
  const count = Number(value)
  if (!value.trim() || Number.isNaN(count)) return 'Enter a number.'
  if (!Number.isInteger(count)) return 'Enter a whole number.'
  if (count < 0) return 'A limit cannot be negative.'
  if (count > 1_000_000) return 'A limit is at most 1,000,000.'
}

const stripePriceId: Check = (value) => {
  const id = value.trim()
  if (id.startsWith('prod_')) return 'This is the ID of a product. The ID of its price begins with price_.'
  if (id.length > 120) return 'A price ID has at most 120 characters.'
  if (!/^[\w-]*$/.test(id)) return 'A price ID has only letters, digits, _ and -.'
}

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
  title,
  description,
  publicPageLimit: limit,
  pageCreationLimit: limit,
  ...(paid && { price, stripePriceId }),
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

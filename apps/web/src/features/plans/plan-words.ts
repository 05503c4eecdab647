import type { Plan, PlanName } from '@inkbloom/contract'

/** The words on a plan besides its own: the badge, what it gives each month, and what it unlocks. */
export const badgeOf = (plan: Pick<Plan, 'name'>) => (plan.name === 'starter' ? 'Recommended' : undefined)

export const discountOf = ({ name, discount }: Pick<Plan, 'name' | 'discount'>) =>
  name === 'advanced' && discount > 0 ? `${discount}% off` : undefined

/** What the percent is a percent of. By the title that the operator gave Starter. */
export const discountNote = (plans: readonly Pick<Plan, 'name' | 'title'>[]) =>
  `per created page, against ${plans.find(({ name }) => name === 'starter')?.title ?? 'Starter'}`

export const many = (count: number, noun: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : `${noun}s`}`

export const monthlyOf = (plan: Pick<Plan, 'page_creation_limit' | 'public_page_limit'>) => [
  { tone: 'gamboge' as const, text: `Create ${many(plan.page_creation_limit, 'page')}` },
  { tone: 'cerulean' as const, text: `Color ${many(plan.public_page_limit, 'public page')}` },
]

export const unlockedBy: Record<PlanName, readonly string[]> = {
  free: ['Everything you color is kept'],
  starter: ['New credits every month', 'Favorites', 'Print and download'],
  advanced: ['Everything in Starter', 'The lowest price for each page you create'],
}

import type { User } from '@inkbloom/contract'

/** Where somebody lands after getting in. */
export const homeOf = (user: Pick<User, 'admin'>) => (user.admin ? '/admin' : '/pages/public')

/** Home after sign-in or verify. A chosen plan goes along: it is how /sign-up/?plan=starter reaches the checkout. */
export function homeWithPlan(user: Pick<User, 'admin'>, search: URLSearchParams) {
  const plan = search.get('plan')
  return plan ? `${homeOf(user)}?${new URLSearchParams({ plan })}` : homeOf(user)
}

/** Between /sign-in and /sign-up the plan must not get lost either. */
export function withPlan(path: string, search: URLSearchParams) {
  const plan = search.get('plan')
  return plan ? `${path}?${new URLSearchParams({ plan })}` : path
}

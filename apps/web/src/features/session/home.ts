import type { User } from '@inkbloom/contract'

/** What was stored by an earlier version has no child. */
type Somebody = Pick<User, 'admin'> & Partial<Pick<User, 'child'>>

/** Where somebody lands after getting in. In a child's hands there is nowhere else. */
export function homeOf({ admin, child }: Somebody) {
  if (child) return '/child'
  return admin ? '/admin' : '/pages/public'
}

/** Addresses match whatever their case, so the checks must not care either. */
export const isForChild = (pathname: string) => /^\/child(\/|$)/i.test(pathname)

/** Home after sign-in or verify. A chosen plan goes along: it is how /sign-up/?plan=starter reaches the checkout. */
export function homeWithPlan(user: Somebody, search: URLSearchParams) {
  const plan = search.get('plan')
  return plan ? `${homeOf(user)}?${new URLSearchParams({ plan })}` : homeOf(user)
}

/** Between /sign-in and /sign-up the plan must not get lost either. */
export function withPlan(path: string, search: URLSearchParams) {
  const plan = search.get('plan')
  return plan ? `${path}?${new URLSearchParams({ plan })}` : path
}

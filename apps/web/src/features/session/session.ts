import type { User } from '@inkbloom/contract'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import type { App } from '@/features/session/app.ts'
import { homeWithPlan } from '@/features/session/home.ts'
import { ApiError } from '@/lib/api-error.ts'

/** Keeps the new session; answers where the person goes next: to the plan they chose, to where they were going, or home. */
export function openSession(
  { stores, wayBack }: App,
  { token, user }: { token: string; user: User },
  search: URLSearchParams,
) {
  stores.auth.getState().update(token)
  stores.auth.getState().replaceUser(user)
  // A message that asked them to sign in is no longer true.
  stores.notification.getState().clear()
  const path = wayBack.take(user.id)
  return path && !search.has('plan') ? path : homeWithPlan(user, search)
}

/** Ends the session here at once, and on the server as soon as it can be reached. */
export function signOut({ api, stores, wayBack, goTo }: App) {
  void api.signOut().catch(() => {})
  wayBack.forget()
  stores.auth.getState().remove()
  goTo('/sign-in')
}

/**
 * The loader of /sign-in and /sign-up: people with a working session go home. It asks the server, not the store: a
 * guard that could not read the user sends people here, and sending them back would be a loop.
 */
export async function redirectHome(app: App, { request }: LoaderFunctionArgs) {
  const { token, remove } = app.stores.auth.getState()
  if (!token) return null
  try {
    const user = await app.api.readUser(undefined, { signal: request.signal })
    return redirect(homeWithPlan(user, new URL(request.url).searchParams))
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) remove()
    return null
  }
}

import type { User } from '@inkbloom/contract'
import { redirect } from 'react-router'
import type { NotificationStore } from '@/features/notifications/notification.store.ts'
import type { AuthStore } from '@/features/session/auth.store.ts'
import { homeOf, isForChild } from '@/features/session/home.ts'
import type { WayBack } from '@/features/session/way-back.ts'
import type { Api } from '@/lib/api.ts'
import { ApiError, isUnreachable, messageOf } from '@/lib/api-error.ts'

interface Guarded {
  api: Api
  stores: { auth: AuthStore; notification: NotificationStore }
  wayBack: WayBack
}

/** Addresses match whatever their case, so the check must not care either. */
const isUnderAdmin = (pathname: string) => /^\/admin(\/|$)/i.test(pathname)

async function readUser({ api, stores: { auth, notification } }: Guarded, signal: AbortSignal): Promise<User | null> {
  const { token, user, remove } = auth.getState()
  if (!token) return null
  try {
    return await api.readUser(undefined, { signal })
  } catch (error) {
    if (signal.aborted) throw error
    if (user && isUnreachable(error)) return user
    const ended = error instanceof ApiError && error.status === 401
    if (ended) remove()
    notification.getState().showAfterNavigation({ variant: 'danger', message: messageOf(error), persist: ended })
    return null
  }
}

/**
 * The entry check of every signed-in and admin address. It runs in the loader of the screen, before the screen's
 * own: a layout's loader would run beside it, and a forbidden screen would make its requests all the same.
 */
export async function guard(app: Guarded, request: Request): Promise<User> {
  const known = app.stores.auth.getState().user
  const user = await readUser(app, request.signal)
  const { pathname, search } = new URL(request.url)
  if (!user) {
    app.wayBack.remember(pathname + search, known?.id ?? null)
    throw redirect('/sign-in')
  }
  if (Boolean(user.child) !== isForChild(pathname) || user.admin !== isUnderAdmin(pathname))
    throw redirect(homeOf(user))
  app.stores.auth.getState().replaceUser(user)
  return user
}

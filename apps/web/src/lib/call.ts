import { redirect } from 'react-router'
import { ApiError, messageOf } from '@/lib/api-error.ts'

/** What a failure does to the rest of the app. Passed in, so that this file knows no store. */
export interface Effects {
  /** Now, or once the navigation under way has settled: a message shown before it would be cleared by it. */
  notify: (notice: { message: string; persist?: boolean }, when: 'now' | 'after-navigation') => void
  /** Forgets the session, unless another one has replaced the one that failed. */
  removeToken: (failed: string) => void
  goTo: (path: string) => void
  /** Where the person is now. */
  pathname: () => string
}

interface Options {
  /** For forms: messages beside fields, states that depend on the code. Runs in addition to the catalog, not instead. */
  onFailure?: (error: ApiError) => void
  /** The screen shows what went wrong itself: a message that says it again is left out. An ended session is still told. */
  isShown?: boolean | ((error: ApiError) => boolean)
}

/** The error catalog: says what went wrong, and leads where that requires. */
export type Tell = (error: unknown) => void

export type Call = <T>(run: () => Promise<T>, options?: Options) => Promise<T | null>

/** Where a failure sends the person, if anywhere. */
export function destinationOf(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null
  if (error.status === 401) return '/sign-in'
  if (error.status === 403 && error.code === 'NO_PAID_PLAN') return '/checkout'
  if (error.code === 'CHILD_MODE') return '/child'
  return null
}

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError'

function noticeOf(error: unknown) {
  return { message: messageOf(error), persist: error instanceof ApiError && error.status === 401 }
}

/** For whatever fails while its screen is open. */
export const createTell =
  (effects: Effects): Tell =>
  (error) => {
    if (isAbort(error)) return
    if (error instanceof ApiError && error.status === 401) effects.removeToken(error.token)
    const destination = destinationOf(error)
    if (destination && destination !== effects.pathname()) {
      effects.notify(noticeOf(error), 'after-navigation')
      effects.goTo(destination)
    } else effects.notify(noticeOf(error), 'now')
  }

/** For everything a person does on a screen: a failure is told, and resolves to null. */
export const createCall =
  (tell: Tell): Call =>
  async (run, { onFailure, isShown = false } = {}) => {
    try {
      return await run()
    } catch (error) {
      const shown = typeof isShown === 'function' ? error instanceof ApiError && isShown(error) : isShown
      if (!shown || destinationOf(error)) tell(error)
      if (error instanceof ApiError) onFailure?.(error)
      return null
    }
  }

/** The same catalog for route loaders, which redirect rather than navigate; null is the screen's error state. */
export const createLoad =
  (effects: Effects): (<T>(run: () => Promise<T>) => Promise<T | null>) =>
  async (run) => {
    try {
      return await run()
    } catch (error) {
      // A navigation that was overtaken: its screen never opens, so there is nothing to say.
      if (isAbort(error)) throw error
      effects.notify(noticeOf(error), 'after-navigation')
      if (error instanceof ApiError && error.status === 401) effects.removeToken(error.token)
      const destination = destinationOf(error)
      if (destination) throw redirect(destination)
      return null
    }
  }

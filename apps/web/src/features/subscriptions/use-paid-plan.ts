import type { Credit, User } from '@inkbloom/contract'
import { useEffect, useState } from 'react'
import { refreshCredits } from '@/features/credits/read-credits.ts'
import { useApp } from '@/features/session/app-context.tsx'
import { ApiError } from '@/lib/api-error.ts'

export type PaidPlan =
  | { state: 'waiting' }
  /** Stripe has not told us within the time that it usually takes. */
  | { state: 'late' }
  | { state: 'signed-out' }
  | { state: 'paid'; user: User; credits: Credit | null }

const everyMs = 1500
const patienceMs = 60_000

/**
 * Payment is done when Stripe has told the server, not when the browser comes back: asks until it has. Not through the
 * error catalog, which would send somebody without a session away from this screen.
 */
export function usePaidPlan(): PaidPlan {
  const app = useApp()
  const [plan, setPlan] = useState<PaidPlan>({ state: 'waiting' })

  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    const until = Date.now() + patienceMs
    let timer: ReturnType<typeof setTimeout> | undefined

    async function ask() {
      const user = await app.api.readUser(undefined, { signal }).catch((error: unknown) => {
        const over = error instanceof ApiError && error.status === 401
        return over ? ('signed-out' as const) : null
      })
      if (signal.aborted) return
      if (user === 'signed-out' || user?.admin) return setPlan({ state: 'signed-out' })
      if (user?.plan.paid) {
        const credits = await refreshCredits(app, { signal })
        if (signal.aborted) return
        app.stores.auth.getState().replaceUser(user)
        return setPlan({ state: 'paid', user, credits })
      }
      if (Date.now() > until) return setPlan({ state: 'late' })
      timer = setTimeout(ask, everyMs)
    }
    if (app.stores.auth.getState().token) void ask()
    else setPlan({ state: 'signed-out' })
    return () => {
      left.abort()
      clearTimeout(timer)
    }
  }, [app])

  return plan
}

import type { Credit } from '@inkbloom/contract'
import type { App } from '@/features/session/app.ts'
import { useStoreOf, useUser } from '@/features/session/app-context.tsx'

/** Asks what is left, and tells every part of the screen that shows it. */
export async function readCredits({ api, stores }: App, options?: { signal: AbortSignal }): Promise<Credit> {
  const { user } = stores.auth.getState()
  const credits = await api.readCredits(undefined, options)
  if (user) stores.credits.getState().note(user.id, credits)
  return credits
}

/** After something was spent or given back. The number in the header is worth no message of its own if it fails. */
export const refreshCredits = (app: App, options?: { signal: AbortSignal }): Promise<Credit | null> =>
  readCredits(app, options).catch(() => null)

/** What this person has left; null until it is known. */
export function useCredits(): Credit | null {
  const { id } = useUser()
  return useStoreOf('credits', ({ known }) => (known?.userId === id ? known.credits : null))
}

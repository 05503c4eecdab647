import { refreshCredits } from '@/features/credits/read-credits.ts'
import type { App } from '@/features/session/app.ts'

/** Said once, after the first stroke on somebody else's page: from now on it costs nothing. */
export async function tellSpent(app: App): Promise<void> {
  const credits = await refreshCredits(app)
  const left = credits ? ` You have ${credits.public_page || 'none'} left.` : ''
  const spent = `1 credit used. This page is yours to color from now on.${left}`
  const { variant, message, show } = app.stores.notification.getState()
  // Whoever pressed Save is being told that it worked: that stays, with what it cost.
  if (message && variant === 'success') show({ variant, message: `${message}. ${spent}` })
  else show({ variant: 'info', message: spent })
}

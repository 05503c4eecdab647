import { redirect } from 'react-router'
import type { App } from '@/features/session/app.ts'

export async function loadLanding(app: App) {
  if (!app.platform.hasLanding) throw redirect('/splash')
  const { website } = app.stores.site.getState()
  if (!website) throw new Error('The site could not be loaded. Check your network and try again.')
  return { plans: website.landing.pricing.visibility ? await app.load(() => app.api.listPlans()) : null }
}

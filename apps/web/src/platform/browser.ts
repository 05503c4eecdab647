import type { Platform } from '@/platform/platform.ts'
import { systemOf } from '@/platform/system.ts'

/** Reading `localStorage` itself throws where cookies are blocked. */
function storageOf(view: Window): Storage | null {
  try {
    return view.localStorage
  } catch {
    return null
  }
}

/** What every one of them has from the browser inside it. */
export const browserParts = (view: Window): Pick<Platform, 'storage' | 'system' | 'watchNight' | 'watchNetwork'> => ({
  storage: storageOf(view),
  system: systemOf(view.navigator),
  watchNight(tell) {
    const query = view.matchMedia('(prefers-color-scheme: dark)')
    tell(query.matches)
    query.addEventListener('change', (event) => tell(event.matches))
  },
  watchNetwork(tell) {
    if (!view.navigator.onLine) tell(false)
    view.addEventListener('online', () => tell(true))
    view.addEventListener('offline', () => tell(false))
  },
})

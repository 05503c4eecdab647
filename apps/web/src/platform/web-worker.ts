import type { Updates } from '@/platform/platform.ts'

/** Long enough not to be a burden, short enough that a tab which is never closed hears of a new version the same day. */
const askEveryMs = 60 * 60_000

/**
 * Has the service worker keep the application on this device. A newer one waits until somebody says so: taking over by itself it
 * would take the files away that a tab in the middle of something has yet to load.
 */
export async function register(view: Window, { onWaiting, onReplaced }: Updates): Promise<void> {
  const { serviceWorker } = view.navigator
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  // Blocked by the browser's settings, without an error.
  if (!registration) return
  const tell = () => {
    const { waiting } = registration
    // Without one in charge it is the first, and nothing is being replaced.
    if (waiting && serviceWorker.controller) onWaiting(() => waiting.postMessage('take over'))
  }
  tell()
  if (serviceWorker.controller) serviceWorker.addEventListener('controllerchange', onReplaced)
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tell)
  })
  const ask = () => void registration.update().catch(() => {})
  setInterval(ask, askEveryMs)
  view.document.addEventListener('visibilitychange', () => {
    if (!view.document.hidden) ask()
  })
}

import { browserParts } from '@/platform/browser.ts'
import type { Platform } from '@/platform/platform.ts'

const files = () => import('@/platform/web-files.ts')

/** An empty file of the kind is asked about, since only the system knows. */
const canShare = (view: Window) =>
  view.navigator.canShare?.({ files: [new File([], 'page.png', { type: 'image/png' })] }) ?? false

export function createWebPlatform(view: Window): Platform {
  const parts = browserParts(view)
  return {
    ...parts,
    apiOrigin: view.location.origin,
    changeServer: null,
    session: parts.storage,
    hasLanding: true,
    isUnderClock: false,
    asksBeforeSignIn: false,
    async saveFile(name, contents) {
      const { saveByLink } = await files()
      saveByLink(view, name, contents)
      return null
    },
    printSheet: async (sheet, options) => (await files()).printAlone(view, sheet, options, () => view.print()),
    shareFile: canShare(view) ? async (name, contents) => (await files()).shareBySystem(view, name, contents) : null,
    openOutside: (url) => view.location.assign(url),
    sellsPlans: true,
    knock: () => {},
    suitBars: () => {},
    watchLinks: () => {},
    watchMenu: () => () => {},
    // In development every file changes all the time, and a kept copy of yesterday's would be served in its place.
    carryOffline:
      import.meta.env.PROD && view.navigator.serviceWorker
        ? async (updates) => (await import('@/platform/web-worker.ts')).register(view, updates)
        : null,
  }
}

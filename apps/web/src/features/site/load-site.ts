import type { SiteStore } from '@/features/site/site.store.ts'
import type { Api } from '@/lib/api.ts'

export async function refreshSite(api: Api, site: SiteStore, timeoutMs = 60_000) {
  const [status, settings] = await Promise.all([
    api.readStatus(undefined, { timeoutMs }),
    api.listSettings(undefined, { timeoutMs }),
  ])
  site.getState().applyStatus(status)
  site.getState().applySettings(settings)
}

/**
 * Name and status before the first screen, once. A failure is silent and is tried again at the next navigation:
 * somebody offline still gets in with what is stored, and a screen that needs the server says so itself.
 */
export function createReady(api: Api, site: SiteStore) {
  let pending: Promise<void> | null = null
  return (): Promise<void> => {
    if (site.getState().status) return Promise.resolve()
    pending ??= refreshSite(api, site, 8_000)
      .catch(() => {})
      .finally(() => {
        pending = null
      })
    return pending
  }
}

import type { RouteObject } from 'react-router'
import { watchRouteChanges } from '@/app/route-changes.ts'
import { screenPaths } from '@/app/screen-paths.ts'
import { createConfirmationStore } from '@/features/notifications/confirmation.store.ts'
import { createNotificationStore } from '@/features/notifications/notification.store.ts'
import type { App, Stores } from '@/features/session/app.ts'
import { createAuthStore } from '@/features/session/auth.store.ts'
import { createCreditsStore } from '@/features/session/credits.store.ts'
import { createDeviceStore } from '@/features/session/device.store.ts'
import { followChild } from '@/features/session/follow-child.ts'
import { createMenuStore } from '@/features/session/menu.store.ts'
import { createSavedColoringsStore } from '@/features/session/saved-colorings.store.ts'
import { createShelfStore } from '@/features/session/shelf.store.ts'
import { createThemeStore } from '@/features/session/theme.store.ts'
import { createUnsaved } from '@/features/session/unsaved.ts'
import { createWayBack } from '@/features/session/way-back.ts'
import { createReady } from '@/features/site/load-site.ts'
import { createSiteStore, type Site } from '@/features/site/site.store.ts'
import { type Api, createApi } from '@/lib/api.ts'
import { createCall, createLoad, createTell, type Effects } from '@/lib/call.ts'
import { createListMemories } from '@/lib/list-memory.ts'
import type { Platform } from '@/platform/platform.ts'

interface Config {
  platform: Platform
  site: Site | null
  /** The server renders from what it has at hand, and makes no calls to itself. */
  api?: Api
  makeRoutes: (app: App) => RouteObject[]
}

export function createApp({ platform, site, api: given, makeRoutes }: Config): App {
  const stores: Stores = {
    auth: createAuthStore(platform.session),
    site: createSiteStore(site),
    notification: createNotificationStore(),
    confirmation: createConfirmationStore(),
    menu: createMenuStore(),
    theme: createThemeStore(platform.storage),
    savedColorings: createSavedColoringsStore(),
    shelf: createShelfStore(),
    credits: createCreditsStore(),
    device: createDeviceStore(),
  }
  const wayBack = createWayBack(platform.storage)
  const goTo = (path: string) => void app.router?.navigate(path)
  const effects: Effects = {
    goTo,
    pathname: () => app.router?.state.location.pathname ?? '',
    notify(notice, when) {
      const { show, showAfterNavigation } = stores.notification.getState()
      const told = { variant: 'danger', ...notice } as const
      if (when === 'now') show(told)
      else showAfterNavigation(told)
    },
    removeToken(failed) {
      const { token, user, remove } = stores.auth.getState()
      // Nobody is signed in: what a screen that was left still sends must not change where they are led back to.
      if (!token || token !== failed) return
      remove()
      const { navigation, location } = app.router?.state ?? {}
      const { pathname = '/', search = '' } = navigation?.location ?? location ?? {}
      wayBack.remember(pathname + search, user?.id ?? null)
    },
  }
  const api =
    given ??
    createApi({
      origin: platform.apiOrigin,
      token: () => stores.auth.getState().token,
      onReached: (online) => stores.device.setState({ online }),
    })
  const tell = createTell(effects)
  const app: App = {
    api,
    platform,
    stores,
    wayBack,
    lists: createListMemories(),
    unsaved: createUnsaved(),
    tell,
    call: createCall(tell),
    load: createLoad(effects),
    // An installed application that has not been told its server would ask itself.
    ready: platform.apiOrigin || given ? createReady(api, stores.site) : async () => {},
    routes: [],
    hasRoute: (path) => paths.has(path),
    goTo,
    router: null,
    attach(router) {
      app.router = router
      watchRouteChanges(router, stores)
      followChild(stores.auth, router)
    },
  }
  app.routes = makeRoutes(app)
  const paths = new Set(screenPaths(app.routes))
  return app
}

import type { ComponentType } from 'react'
import type { DataRouter, RouteObject } from 'react-router'
import { type AuthStore, createAuthStore } from '@/features/accounts/auth.store.ts'
import { type ConfirmationStore, createConfirmationStore } from '@/features/notifications/confirmation.store.ts'
import { createNotificationStore, type NotificationStore } from '@/features/notifications/notification.store.ts'
import { type AppStore, createAppStore, type Site } from '@/features/settings/app.store.ts'
import { createReady } from '@/features/settings/ready.ts'
import { createMenuStore, type MenuStore } from '@/features/shell/menu.store.ts'
import { watchRouteChanges } from '@/features/shell/route-changes.ts'
import { screenPaths } from '@/features/shell/screen-paths.ts'
import { createThemeStore, type ThemeStore } from '@/features/shell/theme.store.ts'
import { createZoomStore, type ZoomStore } from '@/features/shell/zoom.store.ts'
import { type Api, createApi } from '@/lib/api.ts'
import { type Call, createCall, createLoad, createTell, type Effects, type Tell } from '@/lib/call.ts'
import type { Platform } from '@/platform/platform.ts'

export interface Stores {
  auth: AuthStore
  app: AppStore
  notification: NotificationStore
  confirmation: ConfirmationStore
  menu: MenuStore
  zoom: ZoomStore
  theme: ThemeStore
}

/** The three components of the root route, passed in: routes.ts stays plain TypeScript, which Node can test. */
export interface Shell {
  Root: ComponentType
  Loading: ComponentType
  Failed: ComponentType
}

/** One running application. Made per request on the server and once in a browser: nothing lives at module scope. */
export interface App {
  api: Api
  platform: Platform
  stores: Stores
  shell: Shell
  tell: Tell
  call: Call
  load: <T>(run: () => Promise<T>) => Promise<T | null>
  ready: () => Promise<void>
  routes: RouteObject[]
  /** Whether a screen is registered under this address: menus show no dead ends. */
  hasRoute: (path: string) => boolean
  goTo: (path: string) => void
  /** None on the server, and none before it is attached. */
  router: DataRouter | null
  attach: (router: DataRouter) => void
}

interface Config {
  platform: Platform
  site: Site | null
  /** The server renders from what it has at hand, and makes no calls to itself. */
  api?: Api
  shell: Shell
  makeRoutes: (app: App) => RouteObject[]
}

export function createApp({ platform, site, api: given, shell, makeRoutes }: Config): App {
  const stores: Stores = {
    auth: createAuthStore(platform.storage),
    app: createAppStore(site),
    notification: createNotificationStore(),
    confirmation: createConfirmationStore(),
    menu: createMenuStore(),
    zoom: createZoomStore(),
    theme: createThemeStore(platform.storage),
  }
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
      const { token, remove } = stores.auth.getState()
      if (token === failed) remove()
    },
  }
  const api = given ?? createApi({ origin: platform.apiOrigin, token: () => stores.auth.getState().token })
  const tell = createTell(effects)
  const app: App = {
    api,
    platform,
    stores,
    shell,
    tell,
    call: createCall(tell),
    load: createLoad(effects),
    ready: createReady(api, stores.app),
    routes: [],
    hasRoute: (path) => paths.has(path),
    goTo,
    router: null,
    attach(router) {
      app.router = router
      watchRouteChanges(router, stores)
    },
  }
  app.routes = makeRoutes(app)
  const paths = new Set(screenPaths(app.routes))
  return app
}

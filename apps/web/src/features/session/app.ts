import type { DataRouter, RouteObject } from 'react-router'
import type { ConfirmationStore } from '@/features/notifications/confirmation.store.ts'
import type { NotificationStore } from '@/features/notifications/notification.store.ts'
import type { AuthStore } from '@/features/session/auth.store.ts'
import type { CreditsStore } from '@/features/session/credits.store.ts'
import type { DeviceStore } from '@/features/session/device.store.ts'
import type { MenuStore } from '@/features/session/menu.store.ts'
import type { SavedColoringsStore } from '@/features/session/saved-colorings.store.ts'
import type { ShelfStore } from '@/features/session/shelf.store.ts'
import type { ThemeStore } from '@/features/session/theme.store.ts'
import type { Unsaved } from '@/features/session/unsaved.ts'
import type { WayBack } from '@/features/session/way-back.ts'
import type { SiteStore } from '@/features/site/site.store.ts'
import type { Api } from '@/lib/api.ts'
import type { Call, Tell } from '@/lib/call.ts'
import type { ListMemories } from '@/lib/list-memory.ts'
import type { Platform } from '@/platform/platform.ts'

export interface Stores {
  auth: AuthStore
  site: SiteStore
  notification: NotificationStore
  confirmation: ConfirmationStore
  menu: MenuStore
  theme: ThemeStore
  savedColorings: SavedColoringsStore
  shelf: ShelfStore
  credits: CreditsStore
  device: DeviceStore
}

/**
 * One running application, as layouts, screens and features see it; app/create-app.ts makes it. Made per request on the
 * server and once in a browser: nothing lives at module scope.
 */
export interface App {
  api: Api
  platform: Platform
  stores: Stores
  wayBack: WayBack
  /** Lists as they were left, for Back and Forward. */
  lists: ListMemories
  tell: Tell
  call: Call
  load: <T>(run: () => Promise<T>) => Promise<T | null>
  ready: () => Promise<void>
  routes: RouteObject[]
  /** Whether a screen is registered under this address: menus show no dead ends. */
  hasRoute: (path: string) => boolean
  goTo: (path: string) => void
  /** Work that a reload would lose. */
  unsaved: Unsaved
  /** None on the server, and none before it is attached. */
  router: DataRouter | null
  attach: (router: DataRouter) => void
}

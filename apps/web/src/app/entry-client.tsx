import '@/styles/index.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { Boot } from '@/app/boot.ts'
import { createApp } from '@/app/create-app.ts'
import { syncHead } from '@/app/document-head.ts'
import { makeRoutes } from '@/app/routes.ts'
import { AppProvider } from '@/features/session/app-context.tsx'
import { followOtherTabs } from '@/features/session/auth.store.ts'
import { paintTheme } from '@/features/session/theme.store.ts'
import { Failed, ScreenFailed } from '@/layout/failed.tsx'
import { Loading, Root } from '@/layout/root.tsx'
import { choosePlatform } from '@/platform/choose.ts'

/** What the server sent along, as data that nothing executes. A native shell's own page has none. */
function readBoot(): Boot | null {
  const text = document.getElementById('boot')?.textContent
  return text ? (JSON.parse(text) as Boot) : null
}

/** A lazy route that is still on its way makes the router draw its fallback over the rendered page. */
async function loadMatched(routes: RouteObject[]) {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy !== 'function') continue
    Object.assign(route, await route.lazy())
    delete route.lazy
  }
}

/** Only people who are signed in have anything here. It waits until the first screen is there. */
function startOfflineOnce() {
  const { auth } = app.stores
  const start = () => {
    stop()
    setTimeout(load, 1000)
  }
  const load = async () => {
    try {
      const { startOffline } = await import('@/app/offline.ts')
      startOffline(app)
    } catch {
      // The network went before this came. Without another try, nobody would notice that it is back.
      setTimeout(load, 5000)
    }
  }
  const stop = auth.subscribe(({ token }) => token && start())
  if (auth.getState().token) start()
}

const boot = readBoot()
const platform = await choosePlatform(window)
const app = createApp({
  platform,
  site: boot?.site ?? null,
  makeRoutes: (made) => makeRoutes(made, { Root, Loading, Failed, ScreenFailed }),
})
paintTheme(app.stores.theme, platform, document.documentElement)
syncHead(app.stores.site, document)
followOtherTabs(app.stores.auth, window)
platform.watchLinks(async (link) => (await import('@/app/open-link.ts')).openLink(app, link))

const hydrationData = boot?.forVisitors && app.stores.auth.getState().token ? undefined : boot?.hydration
if (hydrationData) await loadMatched(app.routes)
const router = createBrowserRouter(app.routes, hydrationData ? { hydrationData } : {})
app.attach(router)

const root = document.getElementById('root')
if (!root) throw new Error('Root not found')
const tree = (
  <StrictMode>
    <AppProvider app={app}>
      <RouterProvider router={router} />
    </AppProvider>
  </StrictMode>
)
startOfflineOnce()

// A transition hydrates in small slices. In one go, a slow phone would ignore touches for a quarter of a second.
if (hydrationData) startTransition(() => void hydrateRoot(root, tree))
else createRoot(root).render(tree)

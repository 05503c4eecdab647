import '@/styles/index.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { Boot } from '@/entry-server.tsx'
import { followOtherTabs } from '@/features/accounts/auth.store.ts'
import { createApp } from '@/features/shell/app.ts'
import { AppProvider } from '@/features/shell/app-context.tsx'
import { syncHead } from '@/features/shell/document-head.ts'
import { Failed } from '@/features/shell/failed.tsx'
import { Loading, Root } from '@/features/shell/root.tsx'
import { paintTheme } from '@/features/shell/theme.store.ts'
import { createWebPlatform } from '@/platform/web.ts'
import { makeRoutes } from '@/routes.ts'

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

const boot = readBoot()
const platform = createWebPlatform(window)
const app = createApp({ platform, site: boot?.site ?? null, shell: { Root, Loading, Failed }, makeRoutes })
paintTheme(app.stores.theme, platform, document.documentElement)
syncHead(app.stores.app, document)
followOtherTabs(app.stores.auth, window)

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
// As a transition it is done in small pieces: in one, a slow phone would not answer a touch for a quarter of a second.
if (hydrationData) startTransition(() => void hydrateRoot(root, tree))
else createRoot(root).render(tree)

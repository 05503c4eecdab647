import type { Rendered, RenderedSite, SharedPicture, WebRenderer } from '@inkbloom/contract'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router'
import type { Boot } from '@/app/boot.ts'
import { createApp } from '@/app/create-app.ts'
import { type Manifest, preloadsOf } from '@/app/preloads.ts'
import { makeRoutes } from '@/app/routes.ts'
import { commonHead, dataBlock, sharedHead, sharingHead, structuredData } from '@/app/site-head.ts'
import type { App } from '@/features/session/app.ts'
import { AppProvider } from '@/features/session/app-context.tsx'
import { createSiteStore, type Site } from '@/features/site/site.store.ts'
import { readWebsite, withoutTexts } from '@/features/site/website.ts'
import { Failed, ScreenFailed } from '@/layout/failed.tsx'
import { Loading, Root } from '@/layout/root.tsx'
import type { Api } from '@/lib/api.ts'
import { ApiError } from '@/lib/api-error.ts'
import { serverPlatform } from '@/platform/platform.ts'

/** What is rendered whole, by the id of a layout or a screen. */
const whole = ['public', 'not-found', '/sign-in', '/sign-up']
/** Those among them whose loader redirects people who have a session. */
const visitorsOnly = ['/sign-in', '/sign-up']

/** What the browser gets of the site: without the long texts, which would travel with every page. */
function leanSite({ settings, status }: Site): Site {
  return {
    status,
    settings: settings.map(({ name, value }) =>
      name === 'website' && value ? { name, value: JSON.stringify(withoutTexts(readWebsite(value))) } : { name, value },
    ),
  }
}

/** The server makes no calls to itself: the few that public pages need are answered from what it was given. */
const answersFrom = ({ settings, plans, readShared }: RenderedSite) =>
  ({
    listSettings: async () => settings,
    listPlans: async () => plans,
    readShared: async ({ params }) => {
      const shared = await readShared(params.token)
      if (!shared) throw new ApiError({ status: 404, message: '' })
      return shared
    },
  }) as Partial<Api> as Api

const appFor = (site: RenderedSite | null): App =>
  createApp({
    platform: serverPlatform,
    site,
    ...(site && { api: answersFrom(site) }),
    makeRoutes: (app) => makeRoutes(app, { Root, Loading, Failed, ScreenFailed }),
  })

/** Loaded by the server as a value. With the client's manifest it also preloads what the landing page needs. */
export function createRenderer({ manifest }: { manifest?: Manifest } = {}): WebRenderer {
  const routes = appFor(null).routes
  const matchedIds = (pathname: string) => (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.id ?? '')
  /** The one route table decides what exists, for both sides. */
  const knows = (pathname: string) => !matchedIds(pathname).includes('not-found')

  /** Public pages and the not-found page come whole; other addresses get a head, and the browser draws the rest. */
  async function render(url: URL, site: RenderedSite): Promise<Rendered> {
    const ids = matchedIds(url.pathname)
    const lean = leanSite(site)
    const info = createSiteStore(lean).getState()
    const head = (boot: Boot) => commonHead(info) + dataBlock('application/json', 'boot', boot)
    const sharing = sharingHead(info, { ...site, pathname: url.pathname })
    const isWhole = ids.some((id) => whole.includes(id))
    const later = isWhole && manifest !== undefined
    const preloads = preloadsOf(manifest, ids, { later })
    if (!isWhole) return { status: 200, head: head({ site: lean }) + sharing + preloads, html: '', later }
    const app = appFor(site)
    const handler = createStaticHandler(app.routes)
    const context = await handler.query(new Request(url))
    if (context instanceof Response) return { redirect: context.headers.get('location') ?? '/' }
    const router = createStaticRouter(handler.dataRoutes, context)
    const html = renderToString(
      <StrictMode>
        <AppProvider app={app}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </AppProvider>
      </StrictMode>,
    )
    // React puts preloads of pictures first; inside the root they would be in the way of hydration.
    const hoisted = /^(?:<link[^>]*>)*/.exec(html)?.[0] ?? ''
    const forVisitors = ids.some((id) => visitorsOnly.includes(id))
    const boot: Boot = {
      site: lean,
      hydration: { loaderData: context.loaderData },
      ...(forVisitors && { forVisitors }),
    }
    const structured = ids.includes('/') ? structuredData(info, site.origin, site.plans) : ''
    const { shared } = (context.loaderData['/shared/:token'] ?? {}) as { shared?: SharedPicture | null }
    const told = shared ? sharedHead(info, { ...site, pathname: url.pathname }, shared) : sharing + structured
    const known = context.statusCode === 200 ? told : '<meta name="robots" content="noindex">'
    return {
      status: context.statusCode,
      head: head(boot) + known + hoisted + preloads,
      html: html.slice(hoisted.length),
      later,
    }
  }
  return { knows, render }
}

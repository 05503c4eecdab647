import { matchRoutes } from 'react-router'
import type { App } from '@/features/session/app.ts'

/** The desktop's own kind of address, which a browser passes on: inkbloom://verify/… is /verify/… */
const scheme = /^inkbloom:\/*/i

/** Where a link from outside leads: to a screen of ours, of the server that this application talks to. Null for any other. */
export function pathOfLink({ platform, routes }: Pick<App, 'platform' | 'routes'>, link: string): string | null {
  const path = scheme.test(link) ? `/${link.replace(scheme, '')}` : ownPath(link, platform.apiOrigin)
  const url = path === null ? null : URL.parse(path, 'http://own')
  if (url?.host !== 'own') return null
  const isKnown = matchRoutes(routes, url.pathname)?.every(({ route }) => route.id !== 'not-found') ?? false
  return isKnown ? url.pathname + url.search : null
}

function ownPath(link: string, origin: string): string | null {
  const url = URL.parse(link)
  return url && url.origin === origin ? url.pathname + url.search : null
}

export function openLink(app: App, link: string): void {
  const path = pathOfLink(app, link)
  if (path) app.goTo(path)
}

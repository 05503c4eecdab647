import type { RouteObject } from 'react-router'

/** Addresses that open a screen. Redirects and the not-found page are left out: no menu should lead there. */
export function screenPaths(routes: readonly RouteObject[]): string[] {
  return routes.flatMap((route) => [
    ...(route.lazy && route.path?.startsWith('/') ? [route.path] : []),
    ...screenPaths(route.children ?? []),
  ])
}

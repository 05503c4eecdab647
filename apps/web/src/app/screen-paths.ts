import type { RouteObject } from 'react-router'

/** Addresses that open a screen. A route without one (a redirect, the not-found page) is nothing to lead people to. */
export function screenPaths(routes: readonly RouteObject[]): string[] {
  return routes.flatMap((route) => [
    ...(route.lazy && route.path?.startsWith('/') ? [route.path] : []),
    ...screenPaths(route.children ?? []),
  ])
}

import type { ComponentType } from 'react'
import { data, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router'
import type { App } from '@/features/session/app.ts'
import { guard } from '@/features/session/guard.ts'
import { homeOf } from '@/features/session/home.ts'
import { isTooOld } from '@/features/site/site.store.ts'
import { websiteParts } from '@/features/website-editor/website-parts.ts'
import { trimSlashes } from '@/lib/trim-slashes.ts'

interface Screen {
  Component: ComponentType
  /** Runs after the entry check, with the app it belongs to. */
  loader?: (app: App, args: LoaderFunctionArgs) => unknown
}
type LoadScreen = () => Promise<Screen>

/** The components of the root route, passed in: this file stays plain TypeScript, which Node can test. */
export interface Frame {
  Root: ComponentType
  Loading: ComponentType
  Failed: ComponentType
  /** In place of one screen, inside its layout. */
  ScreenFailed: ComponentType
}

const firstRun = '/admin/create'
/** Where an application that the server no longer knows how to answer says so. */
const splash = '/splash'

/** Every address of the product. A screen that does not exist yet is not registered, and so not reachable. */
export function makeRoutes(app: App, { Root, Loading, Failed, ScreenFailed }: Frame): RouteObject[] {
  /** On a fresh install every known address leads to creating the admin. */
  async function enter({ request }: LoaderFunctionArgs) {
    await app.ready()
    const { pathname, search } = new URL(request.url)
    const { status } = app.stores.site.getState()
    const path = trimSlashes(pathname).toLowerCase()
    if (isTooOld(status)) {
      if (path !== splash) throw redirect(splash)
    } else if (status?.admin === false && path !== firstRun) throw redirect(firstRun + search)
  }
  /** What everybody may open, a child who was handed this device may not. */
  function keepChild() {
    const { token, user } = app.stores.auth.getState()
    if (token && user?.child) throw redirect(homeOf(user))
  }
  const screen = (
    path: string,
    load: LoadScreen,
    check: (args: LoaderFunctionArgs) => Promise<unknown>,
  ): RouteObject => ({
    id: path,
    path,
    lazy: async () => ({ Component: (await load()).Component }),
    loader: async (args) => {
      await check(args)
      return (await load()).loader?.(app, args) ?? null
    },
  })
  /** Open to everybody. */
  const open = (path: string, load: LoadScreen) =>
    screen(path, load, async (args) => {
      await enter(args)
      keepChild()
    })
  /** Only for people the guard lets in. */
  const guarded = (path: string, load: LoadScreen) =>
    screen(path, load, async (args) => {
      await enter(args)
      await guard(app, args.request)
    })
  /** No screen of its own; who may go on is asked there. */
  const leadsTo = (there: string, path: string): RouteObject => ({ id: path, path, loader: () => redirect(there) })
  /** A screen that fails leaves its layout. Around it, not on it: of a screen that did not load the router draws nothing. */
  const failing = (id: string, children: RouteObject[]): RouteObject => ({ id, ErrorBoundary: ScreenFailed, children })
  /** Its loader never runs again by itself: a link works once, and a second try would find it used. */
  const once = (route: RouteObject) => ({ ...route, shouldRevalidate: () => false }) as RouteObject
  /** Its choice stands in the address and changes nothing it loaded: waiting for an answer, a reload would lose the choice. */
  const chosenInAddress = (route: RouteObject) =>
    ({
      ...route,
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search) && defaultShouldRevalidate,
    }) as RouteObject
  const layout = (id: string, load: LoadScreen, children: RouteObject[]): RouteObject => ({
    id,
    lazy: async () => ({ Component: (await load()).Component }),
    children,
  })

  return [
    {
      id: 'root',
      Component: Root,
      HydrateFallback: Loading,
      ErrorBoundary: Failed,
      children: [
        // Standalone
        open('/admin/create', () => import('@/routes/auth/create-admin.tsx')),
        open('/sign-in', () => import('@/routes/auth/sign-in.tsx')),
        open('/sign-up', () => import('@/routes/auth/sign-up.tsx')),
        once(open('/verify/:token', () => import('@/routes/auth/verify.tsx'))),
        open('/payment', () => import('@/routes/auth/payment.tsx')),
        open('/splash', () => import('@/routes/auth/splash.tsx')),

        layout('public', () => import('@/routes/site/layout.tsx'), [
          open('/', () => import('@/routes/site/landing.tsx')),
          open('/privacy', () => import('@/routes/site/privacy.tsx')),
          open('/terms', () => import('@/routes/site/terms.tsx')),
          open('/shared/:token', () => import('@/routes/site/shared.tsx')),
        ]),

        layout('signed-in', () => import('@/routes/app/layout.tsx'), [
          failing('signed-in screens', [
            guarded('/pages/public', () => import('@/routes/app/public-pages.tsx')),
            guarded('/pages/:id/color', () => import('@/routes/app/color-page.tsx')),
            // An id that got lost on the way.
            leadsTo('/pages/public', '/pages//color'),
            guarded('/pages/favorite', () => import('@/routes/app/favorite-pages.tsx')),
            guarded('/pages/colored', () => import('@/routes/app/colored-pages.tsx')),
            guarded('/pages/create', () => import('@/routes/app/create-page.tsx')),
            guarded('/books', () => import('@/routes/app/books.tsx')),
            guarded('/books/:id', () => import('@/routes/app/book.tsx')),
            guarded('/pages', () => import('@/routes/app/my-pages.tsx')),
            chosenInAddress(guarded('/checkout', () => import('@/routes/app/checkout.tsx'))),
            guarded('/account', () => import('@/routes/app/account.tsx')),
            guarded('/hand-over', () => import('@/routes/app/hand-over.tsx')),
          ]),
        ]),

        layout('child', () => import('@/routes/child/layout.tsx'), [
          failing('child screens', [
            guarded('/child', () => import('@/routes/child/home.tsx')),
            guarded('/child/pages/:id/color', () => import('@/routes/child/color.tsx')),
          ]),
        ]),

        layout('admin', () => import('@/routes/admin/layout.tsx'), [
          failing('admin screens', [
            guarded('/admin', () => import('@/routes/admin/dashboard.tsx')),
            guarded('/admin/users', () => import('@/routes/admin/users.tsx')),
            guarded('/admin/pages', () => import('@/routes/admin/pages.tsx')),
            guarded('/admin/pages/colored', () => import('@/routes/admin/colored-pages.tsx')),
            guarded('/admin/subscriptions', () => import('@/routes/admin/subscriptions.tsx')),
            guarded('/admin/plans', () => import('@/routes/admin/plans.tsx')),
            guarded('/admin/plans/:id/edit', () => import('@/routes/admin/plan-edit.tsx')),
            guarded('/admin/website', () => import('@/routes/admin/website.tsx')),
            ...websiteParts.map(({ to }) => guarded(to, () => import('@/routes/admin/website-editor.tsx'))),
            guarded('/admin/account', () => import('@/routes/admin/account.tsx')),
          ]),
        ]),

        {
          id: 'not-found',
          path: '*',
          lazy: async () => ({ Component: (await import('@/routes/site/not-found.tsx')).Component }),
          loader: () => {
            keepChild()
            return data(null, { status: 404 })
          },
        },
      ],
    },
  ]
}

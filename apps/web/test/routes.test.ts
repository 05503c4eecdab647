import './alias.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RouteObject } from 'react-router'
import { platformAt } from './peer.ts'

const { createApp } = await import('@/app/create-app.ts')
const { screenPaths } = await import('@/app/screen-paths.ts')
const { adminMenu, userMenu } = await import('@/layout/menus.ts')
const { makeRoutes } = await import('@/app/routes.ts')
const { homeWithPlan, withPlan } = await import('@/features/session/home.ts')

/** The specification's route table, and books. */
const specified = {
  standalone: ['/admin/create', '/sign-in', '/sign-up', '/verify/:token', '/payment', '/splash'],
  // The last one is ours: docs/decisions/025.
  public: ['/', '/privacy', '/terms', '/shared/:token'],
  'signed-in': [
    '/pages/:id/color',
    '/pages',
    '/pages/create',
    '/pages/public',
    '/pages/favorite',
    '/pages/colored',
    '/books',
    '/books/:id',
    '/checkout',
    '/account',
    // Ours: where a device is handed to a child.
    '/hand-over',
  ],
  child: ['/child', '/child/pages/:id/color'],
  admin: [
    '/admin',
    '/admin/pages',
    '/admin/pages/colored',
    '/admin/website',
    ...['home', 'how-it-works', 'features', 'testimonial', 'metrics', 'pricing', 'faqs'].map(
      (name) => `/admin/website/${name}`,
    ),
    ...['call-to-action', 'contact', 'footer', 'terms', 'privacy'].map((name) => `/admin/website/${name}`),
    '/admin/users',
    '/admin/subscriptions',
    '/admin/plans',
    '/admin/plans/:id/edit',
    '/admin/account',
  ],
}

const nothing = () => null
const frame = { Root: nothing, Loading: nothing, Failed: nothing, ScreenFailed: nothing }
const app = createApp({
  platform: platformAt('http://localhost'),
  site: null,
  makeRoutes: (made) => makeRoutes(made, frame),
})
const inside = (id: string): RouteObject[] =>
  app.routes[0]?.children?.find((route) => route.id === id)?.children ?? assert.fail(`no layout ${id}`)

test('every screen of the specification is registered', () => {
  const registered = new Set(screenPaths(app.routes))
  const missing = Object.values(specified)
    .flat()
    .filter((path) => !registered.has(path))
  assert.deepEqual(missing, [])
})

test('every registered address is in the specification, under the layout it has there', () => {
  for (const layout of ['public', 'signed-in', 'child', 'admin'] as const)
    for (const path of screenPaths(inside(layout))) assert.ok(specified[layout].includes(path), `${layout}: ${path}`)
  const alone = app.routes[0]?.children?.filter((route) => !route.children && route.path !== '*') ?? []
  for (const { path } of alone) assert.ok(specified.standalone.includes(path ?? ''), path)
})

test('the menus have the labels of the specification, and show what is registered', () => {
  const all = [...userMenu, ...adminMenu]
  for (const { to } of all) assert.ok([...specified['signed-in'], ...specified.admin].includes(to), to)
  assert.deepEqual(
    userMenu.map(({ label }) => label),
    ['Public pages', 'Favorite pages', 'My pages', 'Colored pages', 'Account'],
  )
  assert.deepEqual(
    adminMenu.map(({ label }) => label),
    ['Dashboard', 'Users', 'Pages', 'Colored pages', 'Subscriptions', 'Plans', 'Website', 'Account'],
  )
  const dead = all.filter(({ to }) => !app.hasRoute(to))
  assert.deepEqual(dead, [])
})

test('a chosen plan goes along from sign-up to home', () => {
  const search = new URLSearchParams('plan=starter&other=1')
  assert.equal(homeWithPlan({ admin: false }, search), '/pages/public?plan=starter')
  assert.equal(homeWithPlan({ admin: true }, new URLSearchParams()), '/admin')
  assert.equal(withPlan('/sign-up', search), '/sign-up?plan=starter')
  assert.equal(withPlan('/sign-up', new URLSearchParams()), '/sign-up')
})

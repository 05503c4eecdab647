import './alias.ts'
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { User } from '@inkbloom/contract'
import { createMemoryRouter } from 'react-router'
import { ana, freshStatus, mara, platformAt, startPeer } from './peer.ts'
import { until } from './until.ts'

const { createApp } = await import('@/app/create-app.ts')
const { makeRoutes } = await import('@/app/routes.ts')

const opened: string[] = []
Object.assign(globalThis, { openedScreens: opened })

let peer: Awaited<ReturnType<typeof startPeer>>
before(async () => {
  peer = await startPeer()
})
after(() => peer.close())
beforeEach(() => {
  opened.length = 0
  peer.requests.length = 0
  peer.status = freshStatus
})

const nothing = () => null
const frame = { Root: nothing, Loading: nothing, Failed: nothing, ScreenFailed: nothing }

/** Opens an address as somebody would: with what their device has stored. */
async function visit(address: string, kept: { token?: string; user?: User } = {}, origin = peer.origin) {
  const app = createApp({ platform: platformAt(origin), site: null, makeRoutes: (made) => makeRoutes(made, frame) })
  if (kept.token) app.stores.auth.getState().update(kept.token)
  if (kept.user) app.stores.auth.getState().replaceUser(kept.user)
  const router = createMemoryRouter(app.routes, { initialEntries: [address] })
  app.attach(router)
  const settled = () => router.state.initialized && router.state.navigation.state === 'idle'
  await until(settled)
  return { app, router, at: router.state.location.pathname + router.state.location.search }
}

const guardTable: [who: string, address: string, ends: string][] = [
  ['visitor', '/account', '/sign-in'],
  ['visitor', '/pages/public', '/sign-in'],
  ['visitor', '/admin/users', '/sign-in'],
  ['visitor', '/admin', '/sign-in'],
  ['mara', '/account', '/account'],
  ['mara', '/pages/public', '/pages/public'],
  ['mara', '/admin', '/pages/public'],
  ['mara', '/admin/users', '/pages/public'],
  ['mara', '/ADMIN/users', '/pages/public'],
  ['mara', '/admin/account', '/pages/public'],
  ['ana', '/account', '/admin'],
  ['ana', '/pages/public', '/admin'],
  ['ana', '/admin', '/admin'],
  ['ana', '/admin/users', '/admin/users'],
]

for (const [who, address, ends] of guardTable)
  test(`${who} who opens ${address} gets to ${ends}, and no other screen's loader runs`, async () => {
    const { app, at } = await visit(address, { token: who === 'visitor' ? '' : who })
    assert.equal(at, ends)
    assert.deepEqual(opened, [ends])
    if (who !== 'visitor') assert.deepEqual(app.stores.auth.getState().user, who === 'ana' ? ana : mara)
  })

const child = { ...mara, child: { name: 'Mia', pages: [1] } }
const everywhere = ['/account', '/pages/public', '/admin', '/', '/sign-in', '/verify/a-token', '/payment', '/nowhere']

test('in a child’s hands every address leads to the child’s pages, as the server says', async () => {
  const { readUser } = peer
  peer.readUser = () => ({ status: 200, body: { data: child } })
  for (const address of ['/account', '/pages/public', '/admin', '/CHILD', '/child'])
    assert.equal((await visit(address, { token: 'mara', user: mara })).at.toLowerCase(), '/child', address)
  for (const address of everywhere)
    assert.equal((await visit(address, { token: 'mara', user: child })).at, '/child', address)
  peer.readUser = readUser
})

test('offline, a device that was handed to a child stays so', async () => {
  for (const address of everywhere)
    assert.equal((await visit(address, { token: 'mara', user: child }, 'http://127.0.0.1:1')).at, '/child', address)
})

test('whoever was handed nothing does not get to a child’s pages, and one who takes it back leaves them at once', async () => {
  assert.equal((await visit('/child', { token: 'mara', user: child })).at, '/pages/public')
  const { readUser } = peer
  peer.readUser = () => ({ status: 200, body: { data: child } })
  const { app, router } = await visit('/child', { token: 'mara', user: child })
  peer.readUser = readUser
  app.stores.auth.getState().replaceUser(mara)
  await until(() => router.state.location.pathname === '/pages/public')
})

test('a visitor is sent away without a question to the server about who they are', async () => {
  await visit('/account')
  assert.equal(peer.requests.includes('/users/read'), false)
})

test('a dead token is removed, and why stays on the screen', async () => {
  const { app, at } = await visit('/account', { token: 'dead', user: mara })
  assert.equal(at, '/sign-in')
  assert.equal(app.stores.auth.getState().token, '')
  const { message, persist, variant } = app.stores.notification.getState()
  assert.deepEqual([message, persist, variant], ['Please sign in.', true, 'danger'])
})

test('offline, a stored user stays signed in', async () => {
  const { app, at } = await visit('/account', { token: 'mara', user: mara }, 'http://127.0.0.1:1')
  assert.equal(at, '/account')
  assert.equal(app.stores.auth.getState().token, 'mara')
})

test('a server that fails is not one that has ended the session', async () => {
  const { readUser } = peer
  peer.readUser = () => ({ status: 500, body: { message: 'Something went wrong!', code: 'INTERNAL' } })
  const { app, at } = await visit('/account', { token: 'mara', user: mara })
  peer.readUser = readUser
  assert.equal(at, '/sign-in')
  assert.equal(app.stores.auth.getState().token, 'mara')
  assert.equal(app.stores.notification.getState().message, 'Something went wrong!')
})

test('somebody blocked meanwhile is thrown out at the next click', async () => {
  const { app, router } = await visit('/account', { token: 'mara' })
  const { readUser } = peer
  peer.readUser = () => ({ status: 401, body: { message: 'This account is blocked.', code: 'UNAUTHORIZED' } })
  await router.navigate('/pages/public')
  peer.readUser = readUser
  assert.equal(router.state.location.pathname, '/sign-in')
  assert.equal(app.stores.notification.getState().message, 'This account is blocked.')
})

test('on a fresh install every known address leads to the making of the admin', async () => {
  peer.status = { ...freshStatus, admin: false }
  for (const address of ['/', '/sign-in', '/sign-up?plan=starter', '/account', '/admin/users', '/splash'])
    assert.equal((await visit(address)).router.state.location.pathname, '/admin/create', address)
  assert.equal((await visit('/admin/create?token=t')).at, '/admin/create?token=t')
  assert.equal((await visit('/nowhere')).at, '/nowhere', 'unknown addresses stay unknown')
})

test('name and status are read once, however many screens are opened', async () => {
  const { app, router } = await visit('/sign-in')
  await router.navigate('/sign-up')
  assert.equal(peer.requests.filter((path) => path === '/app/status').length, 1)
  assert.equal(app.stores.site.getState().name, 'Kritzel')
})

test('a route change clears toast and question, closes the menu and shows it again; a search does not', async () => {
  const { app, router } = await visit('/account', { token: 'mara' })
  const { notification, confirmation, menu } = app.stores
  const set = () => {
    notification.getState().show({ message: 'Saved' })
    confirmation.getState().ask({ id: 1, message: 'Sure?', action: async () => {} })
    menu.getState().toggle()
    menu.getState().hide()
  }
  set()
  await router.navigate('/account?search=a')
  assert.equal(notification.getState().message, 'Saved')
  assert.equal(menu.getState().open, true)
  await router.navigate('/pages/public')
  assert.deepEqual(
    [notification.getState().message, confirmation.getState().question, menu.getState().open, menu.getState().hidden],
    ['', null, false, false],
  )
})

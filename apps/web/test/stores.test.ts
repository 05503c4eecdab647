import './alias.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { User } from '@inkbloom/contract'
import { defaultWebsite } from '@inkbloom/contract'
import { memoryStorage } from './memory-storage.ts'
import { freshStatus } from './peer.ts'

const { createAuthStore } = await import('@/features/session/auth.store.ts')
const { createConfirmationStore } = await import('@/features/notifications/confirmation.store.ts')
const { createSiteStore, documentTitle } = await import('@/features/site/site.store.ts')
const { createThemeStore } = await import('@/features/session/theme.store.ts')

const mara = { id: 7, name: 'Mara', email: 'mara@example.com', photo: null, admin: false } as User

test('auth is kept under `auth` and restored by the next start', () => {
  const storage = memoryStorage()
  const before = createAuthStore(storage)
  before.getState().update('secret')
  before.getState().replaceUser(mara)
  assert.deepEqual(JSON.parse(storage.getItem('auth') ?? '').state, { token: 'secret', user: mara })
  const after = createAuthStore(storage)
  assert.equal(after.getState().token, 'secret')
  assert.equal(after.getState().user?.name, 'Mara')
})

test('removing the token forgets who was signed in', () => {
  const storage = memoryStorage()
  const auth = createAuthStore(storage)
  auth.getState().update('secret')
  auth.getState().replaceUser(mara)
  auth.getState().remove()
  assert.equal(auth.getState().token, '')
  assert.equal(storage.getItem('auth')?.includes('Mara'), false)
})

test('a user update changes name, photo and email, and only if there is a user', () => {
  const auth = createAuthStore(memoryStorage())
  const changes = { name: 'M', photo: '/files/m.webp', email: 'm@example.com' }
  auth.getState().updateUser(changes)
  assert.equal(auth.getState().user, null)
  auth.getState().replaceUser(mara)
  auth.getState().updateUser({ ...changes, admin: true } as typeof changes)
  assert.deepEqual(auth.getState().user, { ...mara, ...changes })
})

test('a broken or forbidden storage is an empty one', () => {
  const storage = memoryStorage()
  storage.setItem('auth', '{"state":')
  assert.equal(createAuthStore(storage).getState().token, '')
  assert.equal(createAuthStore(null).getState().token, '')
})

test('Cancel clears the question without its action', async () => {
  const confirmation = createConfirmationStore()
  let done = 0
  confirmation.getState().ask({ id: 1, message: 'Are you sure to block the user?', action: async () => ++done })
  assert.equal(confirmation.getState().message, 'Are you sure to block the user?')
  confirmation.getState().cancel()
  await confirmation.getState().proceed()
  assert.equal(done, 0)
  assert.equal(confirmation.getState().question, null)
})

test('proceeding shows while the action runs, runs it once and then leaves', async () => {
  const confirmation = createConfirmationStore()
  const gate = Promise.withResolvers<void>()
  let runs = 0
  const action = () => {
    runs++
    return gate.promise
  }
  confirmation.getState().ask({ id: 1, message: 'Sure?', action })
  const first = confirmation.getState().proceed()
  await confirmation.getState().proceed()
  assert.equal(confirmation.getState().proceeding, true)
  gate.resolve()
  await first
  assert.equal(runs, 1)
  assert.deepEqual([confirmation.getState().question, confirmation.getState().proceeding], [null, false])
})

test('an action that ends after another question was asked does not answer that one', async () => {
  const confirmation = createConfirmationStore()
  const gate = Promise.withResolvers<void>()
  confirmation.getState().ask({ id: 1, message: 'First?', action: () => gate.promise })
  const first = confirmation.getState().proceed()
  confirmation.getState().ask({ id: 2, message: 'Second?', action: async () => {} })
  gate.resolve()
  await first
  assert.equal(confirmation.getState().message, 'Second?')
})

test('the app has a name before the server has answered, and the settings after', () => {
  const app = createSiteStore(null)
  assert.equal(documentTitle(app.getState()), 'Inkbloom - Say it in words. Color it by hand.')
  app.getState().applySettings([
    { name: 'app_name', value: 'Kritzel' },
    { name: 'tagline', value: 'Draw more' },
    { name: 'website', value: JSON.stringify(defaultWebsite) },
  ])
  assert.equal(documentTitle(app.getState()), 'Kritzel - Draw more')
  assert.deepEqual(app.getState().website, {
    landing: defaultWebsite.landing,
    terms: { visibility: true },
    privacy: { visibility: true },
  })
})

test('the site a page was rendered with is part of the initial state, which hydration reads', () => {
  const app = createSiteStore({ status: freshStatus, settings: [{ name: 'app_name', value: 'Kritzel' }] })
  assert.equal(app.getInitialState().name, 'Kritzel')
})

test('the theme is Auto until somebody chooses, and the choice is kept', () => {
  const storage = memoryStorage()
  assert.equal(createThemeStore(storage).getState().choice, 'auto')
  createThemeStore(storage).getState().choose('night')
  assert.equal(createThemeStore(storage).getState().choice, 'night')
  storage.setItem('theme', 'purple')
  assert.equal(createThemeStore(storage).getState().choice, 'auto')
})

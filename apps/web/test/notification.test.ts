import './alias.ts'
import assert from 'node:assert/strict'
import { beforeEach, mock, test } from 'node:test'

const { createNotificationStore } = await import('@/features/notifications/notification.store.ts')

const shown = (store: ReturnType<typeof createNotificationStore>) => store.getState().message

beforeEach(() => {
  mock.timers.reset()
  mock.timers.enable({ apis: ['setTimeout', 'Date'] })
})

test('a notification is info by default, replaces the one before and leaves after 6 seconds', () => {
  const store = createNotificationStore()
  store.getState().show({ message: 'one' })
  assert.equal(store.getState().variant, 'info')
  mock.timers.tick(5000)
  store.getState().show({ variant: 'success', message: 'two' })
  mock.timers.tick(5999)
  assert.equal(shown(store), 'two')
  mock.timers.tick(1)
  assert.equal(shown(store), '')
})

test('one that persists stays through time and routes until it is cleared or replaced', () => {
  const store = createNotificationStore()
  store.getState().show({ message: 'Please sign in.', persist: true })
  mock.timers.tick(60_000)
  store.getState().changeRoute()
  assert.equal(shown(store), 'Please sign in.')
  store.getState().clear()
  assert.equal(shown(store), '')
  assert.equal(store.getState().persist, false)
})

test('a route change clears any other', () => {
  const store = createNotificationStore()
  store.getState().show({ message: 'Saved' })
  store.getState().changeRoute()
  assert.equal(shown(store), '')
})

test('the timer of a replaced notification does not take its successor along', () => {
  const store = createNotificationStore()
  store.getState().show({ message: 'short' })
  store.getState().show({ message: 'long', persist: true })
  mock.timers.tick(10_000)
  assert.equal(shown(store), 'long')
})

test('pointer or focus on it stops the clock; the rest runs when they leave', () => {
  const store = createNotificationStore()
  store.getState().show({ message: 'reading' })
  mock.timers.tick(4000)
  store.getState().pause()
  mock.timers.tick(30_000)
  assert.equal(shown(store), 'reading')
  store.getState().resume()
  mock.timers.tick(1999)
  assert.equal(shown(store), 'reading')
  mock.timers.tick(1)
  assert.equal(shown(store), '')
})

test('a message that explains a navigation waits for it', () => {
  const store = createNotificationStore()
  store.getState().showAfterNavigation({ variant: 'danger', message: 'No credits' })
  assert.equal(shown(store), '')
  store.getState().changeRoute()
  store.getState().showNext()
  assert.equal(shown(store), 'No credits')
  store.getState().clear()
  store.getState().showNext()
  assert.equal(shown(store), '', 'and is shown once')
})

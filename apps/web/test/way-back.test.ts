import './alias.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoryStorage } from './memory-storage.ts'

const { createWayBack } = await import('@/features/session/way-back.ts')

test('where somebody was going is told once, for an hour, and to nobody else', () => {
  let now = 0
  const wayBack = createWayBack(memoryStorage(), () => now)
  wayBack.remember('/pages/5/color?from=mail', null)
  assert.equal(wayBack.take(1), '/pages/5/color?from=mail')
  assert.equal(wayBack.take(1), null, 'the next sign-in leads home')

  wayBack.remember('/pages?search=secret', 1)
  assert.equal(wayBack.take(2), null, 'another person')

  wayBack.remember('/account', 1)
  now += 60 * 60_001
  assert.equal(wayBack.take(1), null, 'too late')

  wayBack.remember('/account', 1)
  wayBack.forget()
  assert.equal(wayBack.take(1), null, 'who signs out has finished')
})

test('a way that is only offered does not replace one that somebody is on', () => {
  const wayBack = createWayBack(memoryStorage())
  wayBack.offer('/pages/create')
  assert.equal(wayBack.take(1), '/pages/create')
  wayBack.remember('/pages/5/color', null)
  wayBack.offer('/pages/create')
  assert.equal(wayBack.take(1), '/pages/5/color')
})

test('only a path of this product leads anywhere', () => {
  const storage = memoryStorage()
  const wayBack = createWayBack(storage)
  for (const path of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '',
    7,
    null,
  ]) {
    storage.setItem('way-back', JSON.stringify({ path, user: null, at: Date.now() }))
    assert.equal(wayBack.take(1), null, String(path))
  }
  storage.setItem('way-back', 'not JSON')
  assert.equal(wayBack.take(1), null)
})

test('without storage everybody lands at home', () => {
  const wayBack = createWayBack(null)
  wayBack.remember('/account', null)
  assert.equal(wayBack.take(1), null)
})

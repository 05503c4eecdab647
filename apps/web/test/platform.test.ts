import './alias.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoryStorage } from './memory-storage.ts'
import { platformAt } from './peer.ts'

const { createKeychainSession } = await import('@/platform/keychain-session.ts')
const { systemOf } = await import('@/platform/system.ts')
const { readServerAddress } = await import('@/features/site/check-server.ts')
const { pathOfLink } = await import('@/app/open-link.ts')
const { createUnsaved } = await import('@/features/session/unsaved.ts')

test('a server is named as people type it, and only this device itself may go without encryption', () => {
  const origins = {
    'color.example': 'https://color.example',
    ' https://color.example/pages ': 'https://color.example',
    'color.example:8443': 'https://color.example:8443',
    'localhost:3000': 'http://localhost:3000',
    'http://127.0.0.1:3000': 'http://127.0.0.1:3000',
    'https://localhost': 'https://localhost',
  }
  for (const [typed, origin] of Object.entries(origins)) assert.deepEqual(readServerAddress(typed), { origin }, typed)
  for (const wrong of [
    '',
    '  ',
    'ftp://color.example',
    'java script:1',
    'http://color.example',
    'http://127.0.0.1.evil',
  ])
    assert.ok('problem' in readServerAddress(wrong), wrong)
})

test('the token goes to the keychain and nowhere else, and outlives a cleared local storage', () => {
  const storage = memoryStorage()
  const written: string[] = []
  const session = createKeychainSession(storage, 'from the keychain', (token) => written.push(token))
  assert.deepEqual(JSON.parse(session.getItem('auth') ?? ''), {
    state: { token: 'from the keychain', user: null },
    version: 0,
  })
  session.setItem('auth', JSON.stringify({ state: { token: 'next', user: { id: 7 } }, version: 0 }))
  assert.deepEqual(written, ['next'])
  assert.ok(!storage.getItem('auth')?.includes('next'))
  assert.equal(JSON.parse(session.getItem('auth') ?? '').state.token, 'next')
  session.setItem('auth', JSON.stringify({ state: { token: '', user: null }, version: 0 }))
  assert.deepEqual(written, ['next', ''])
})

test('a link from outside opens our own screens of the server that is set, and nothing else', () => {
  const routes = [{ path: '/verify/:token' }, { path: '/payment' }, { id: 'not-found', path: '*' }]
  const app = { platform: platformAt('https://color.example'), routes }
  const paths = {
    'inkbloom://verify/abc?undo=1': '/verify/abc?undo=1',
    'inkbloom:///payment?status=success': '/payment?status=success',
    'https://color.example/verify/abc': '/verify/abc',
    'https://elsewhere.example/verify/abc': null,
    'http://color.example/verify/abc': null,
    'inkbloom://admin/nothing': null,
    'inkbloom:////elsewhere.example/verify/abc': null,
    'javascript:alert(1)': null,
    nonsense: null,
  }
  for (const [link, path] of Object.entries(paths)) assert.equal(pathOfLink(app, link), path, link)
})

test("the visitor's system is told by its browser", () => {
  const systems: [string, number, string | null][] = [
    ['Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36', 5, 'android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15', 0, 'mac'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 0, 'windows'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 0, 'debian'],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)', 0, null],
  ]
  for (const [userAgent, maxTouchPoints, system] of systems)
    assert.equal(systemOf({ userAgent, maxTouchPoints }), system, userAgent)
})

test('what must wait for unsaved work goes on when the last of it is saved, once', () => {
  const unsaved = createUnsaved()
  let gone = 0
  const [one, other] = [unsaved.hold(), unsaved.hold()]
  unsaved.whenNone(() => {
    gone += 1
  })
  one()
  assert.equal(gone, 0)
  other()
  other()
  assert.equal(gone, 1)
  assert.equal(unsaved.any(), false)
})

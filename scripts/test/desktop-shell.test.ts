import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { latestOf } from '../desktop/latest.ts'
import { at } from '../lib/project.mjs'

const read = (path: string) => readFileSync(at(path), 'utf8')
const shell = (path: string) => read(`apps/desktop/src-tauri/${path}`)
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name).sort()

test('the window may ask the desktop shell for what the application uses, and nothing else', () => {
  const [messages = ''] =
    /interface DesktopCommands \{[\s\S]*?\n\}/.exec(read('apps/web/src/platform/shell-messages.ts')) ?? []
  const used = namesIn(messages, /^ {2}(\w+): \{ sent/gm)
  const { permissions, windows } = JSON.parse(shell('capabilities/main.json'))
  assert.ok(used.length > 0)
  assert.deepEqual(namesIn(shell('build.rs'), /^ {4}"(\w+)",$/gm), used)
  assert.deepEqual(
    permissions,
    used.map((name) => `allow-${name.replaceAll('_', '-')}`),
  )
  assert.deepEqual(namesIn(shell('src/main.rs'), /^ {12}\w+::(\w+),$/gm), used)
  assert.deepEqual(windows, ['main'])
})

test('the desktop shell sends the policy that its page has', () => {
  const [, policy] = /Content-Security-Policy"\s+content="([^"]+)"/.exec(read('apps/web/native.html')) ?? []
  assert.equal(JSON.parse(shell('tauri.conf.json')).app.security.csp, policy)
})

test('the desktop program has the version of the product', () => {
  const { version } = JSON.parse(read('package.json'))
  assert.equal(JSON.parse(read('apps/desktop/package.json')).version, version)
  assert.match(shell('Cargo.toml'), new RegExp(`^version = "${version}"$`, 'm'))
})

test('installed programs are told of a version where it is signed, for each kind of machine', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'inkbloom-latest-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const files = [
    'Inkbloom_1.2.0_amd64.deb',
    'Inkbloom_1.2.0_x64-setup.exe',
    'Inkbloom.app.tar.gz',
    'Inkbloom_1.2.0_universal.dmg',
  ]
  for (const file of files) writeFileSync(join(folder, file), '')
  assert.equal(latestOf(folder, 'https://files.example', '1.2.0'), null)
  for (const file of files.slice(0, 3)) writeFileSync(join(folder, `${file}.sig`), `signature of ${file}`)
  const latest = latestOf(folder, 'https://files.example', '1.2.0')
  assert.equal(latest?.version, '1.2.0')
  assert.deepEqual(Object.keys(latest?.platforms ?? {}).sort(), [
    'darwin-aarch64',
    'darwin-x86_64',
    'linux-x86_64',
    'windows-x86_64',
  ])
  assert.deepEqual(latest?.platforms['linux-x86_64'], {
    signature: 'signature of Inkbloom_1.2.0_amd64.deb',
    url: 'https://files.example/Inkbloom_1.2.0_amd64.deb',
  })
})

import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { at, root } from '../../scripts/lib/project.mjs'
import { syncShells } from '../../scripts/mobile/shells.ts'

const changes = () => execFileSync('git', ['status', '--porcelain', 'apps/mobile'], { cwd: root, encoding: 'utf8' })

test('the projects of both phones are in sync: doing it again changes nothing', async () => {
  const before = changes()
  await syncShells()
  assert.equal(changes(), before)
})

test('Android is asked for nothing that is not used', () => {
  const ours = 'apps/mobile/android/app/src/main/AndroidManifest.xml'
  const plugins = globSync(
    'apps/mobile/node_modules/{@capacitor/*,@capgo/*,capacitor-*}/android/src/main/AndroidManifest.xml',
    { cwd: root },
  )
  const asked = [ours, ...plugins].flatMap((file) =>
    [...readFileSync(at(file), 'utf8').matchAll(/<uses-permission[^>]*android\.permission\.(\w+)/g)].map(
      ([, name]) => name,
    ),
  )
  assert.deepEqual([...new Set(asked)].sort(), [
    'INTERNET',
    'READ_EXTERNAL_STORAGE',
    'VIBRATE',
    'WRITE_EXTERNAL_STORAGE',
  ])
})

test('an iPhone says what a photo is for, shows saved pictures in Files, and opens links of one server', () => {
  const plist = readFileSync(at('apps/mobile/ios/App/App/Info.plist'), 'utf8')
  assert.deepEqual(plist.match(/NS\w+UsageDescription/g), ['NSCameraUsageDescription'])
  for (const key of ['UIFileSharingEnabled', 'LSSupportsOpeningDocumentsInPlace'])
    assert.match(plist, new RegExp(`<key>${key}</key>\\s*<true/>`))
  const project = readFileSync(at('apps/mobile/ios/App/App.xcodeproj/project.pbxproj'), 'utf8')
  assert.equal(project.match(/CODE_SIGN_ENTITLEMENTS = App\/App\.entitlements;/g)?.length, 2)
  assert.match(project, /PrivacyInfo\.xcprivacy in Resources/)
})

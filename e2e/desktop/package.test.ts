import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { installersOf } from '../../scripts/desktop/program.ts'

test('the Debian package has the program, its icons, and a place in the menu that opens our links', (t) => {
  const [file = ''] = installersOf(process.env.DESKTOP_TARGET ?? '')
  const folder = mkdtempSync(join(tmpdir(), 'inkbloom-package-'))
  t.after(() => rmSync(folder, { recursive: true }))
  execFileSync('dpkg-deb', ['--extract', file, folder])
  assert.ok(existsSync(join(folder, 'usr/bin/inkbloom')))
  assert.ok(globSync(join(folder, 'usr/share/icons/hicolor/*/apps/inkbloom.png')).length >= 3)
  const entry = readFileSync(join(folder, 'usr/share/applications/Inkbloom.desktop'), 'utf8')
  assert.match(entry, /^Exec=inkbloom %u$/m)
  assert.match(entry, /^MimeType=x-scheme-handler\/inkbloom/m)
  const needs = execFileSync('dpkg-deb', ['--field', file, 'Depends'], { encoding: 'utf8' })
  assert.match(needs, /libwebkit2gtk-4\.1-0/)
})

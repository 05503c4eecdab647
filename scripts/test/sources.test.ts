import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { test } from 'node:test'
import { contentPrint, listSources, quickPrint } from '../lib/sources.mjs'

test('an edit, a new file and a rename make the build stale; a fresh checkout and a test do not', (t) => {
  const base = mkdtempSync(join(tmpdir(), 'inkbloom-sources-'))
  t.after(() => rmSync(base, { recursive: true }))
  const file = (path: string, text: string) => writeFileSync(join(base, path), text)
  const prints = () => {
    const files = listSources([join(base, 'src'), join(base, 'nowhere')])
    return { quick: quickPrint(base, files), content: contentPrint(base, files) }
  }
  for (const folder of ['src/node_modules', 'src/test']) mkdirSync(join(base, folder), { recursive: true })
  file('src/a.ts', 'a')
  const first = prints()

  file('src/a.test.ts', 'test')
  file('src/test/b.ts', 'test')
  file('src/node_modules/c.ts', 'installed')
  assert.deepEqual(prints(), first)

  utimesSync(join(base, 'src/a.ts'), new Date(), new Date(1e12))
  assert.notEqual(prints().quick, first.quick)
  assert.equal(prints().content, first.content)

  file('src/a.ts', 'b')
  assert.notEqual(prints().content, first.content)
  file('src/a.ts', 'a')
  renameSync(join(base, 'src/a.ts'), join(base, 'src/z.ts'))
  assert.notEqual(prints().content, first.content)
  assert.deepEqual(
    listSources([join(base, 'src')]).map((path) => relative(base, path)),
    [join('src', 'z.ts')],
  )
})

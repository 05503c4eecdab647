import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { squeeze } from '../lib/squeeze.mjs'

test('what is text and shrinks gets a packed twin of each kind, and nothing else does', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'inkbloom-squeeze-'))
  t.after(() => rmSync(folder, { recursive: true }))
  for (const name of ['assets', '.vite']) mkdirSync(join(folder, name))
  const text = 'ink and bloom '.repeat(200)
  const packed = ['assets/app.js', 'assets/app.css', 'assets/cat.svg', 'assets/garden.regions', 'help.html']
  const left = ['index.html', '.vite/manifest.json', 'assets/cat.webp', 'assets/figtree.woff2', 'icons.png']
  for (const path of [...packed, ...left]) writeFileSync(join(folder, path), text)
  writeFileSync(join(folder, 'short.js'), text.slice(0, 9))

  await squeeze(folder)
  const twins = readdirSync(folder, { recursive: true }).filter((path) => /\.(br|gz)$/.test(String(path)))
  const expected = packed.flatMap((path) => [`${path}.br`, `${path}.gz`])
  assert.deepEqual(twins.map((path) => String(path).replaceAll('\\', '/')).sort(), expected.sort())
  for (const path of packed) {
    const file = join(folder, path)
    assert.equal(brotliDecompressSync(readFileSync(`${file}.br`)).toString(), text, path)
    assert.equal(gunzipSync(readFileSync(`${file}.gz`)).toString(), text, path)
  }
})

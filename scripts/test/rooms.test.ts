import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { cruiseAll, listBreaches } from '../rooms/cruise.mjs'

/** A few files, each of which breaks one rule, or none. */
const breaking: Record<string, [file: string, source: string, rule: RegExp]> = {
  'easel knows no React': ['packages/easel/src/a.ts', `import 'react'`, /^what packages\/easel may import from npm/],
  'regions is a leaf': ['packages/regions/src/a.ts', `import 'zod'`, /^what packages\/regions may import from npm/],
  'easel runs in browsers': ['packages/easel/src/b.ts', `import 'node:fs'`, /^packages\/easel in browsers/],
  'the web never imports the server': ['apps/web/src/a.ts', `import '@inkbloom/server'`, /^what apps\/web may import/],
  'nor a type of it': ['apps/web/src/b.ts', `import type { A } from '@inkbloom/server'`, /^what apps\/web may import/],
  'nor does a test': ['apps/web/test/a.test.ts', `import '@inkbloom/server'`, /^what apps\/web may import/],
  'by name only': ['apps/web/src/c.ts', `import '../../../packages/contract/a.ts'`, /^other workspaces by name/],
  'the kernel imports no db': ['apps/server/src/kernel/a.ts', `import '../db/a.ts'`, /^order of apps\/server\/src:/],
  'nor a type of it, even behind a backtick in a regular expression': [
    'apps/server/src/kernel/b.ts',
    "const tick = /`/\nimport type { A } from '../db/a.ts'",
    /^order of apps\/server\/src:/,
  ],
  'http imports no feature': [
    'apps/server/src/http/a.ts',
    `import '../features/files/a.ts'`,
    /^order of apps\/server\/src:/,
  ],
  'a feature imports none that comes after it': [
    'apps/server/src/features/files/b.ts',
    `import type { A } from '../gallery/pages/a.ts'`,
    /^order of apps\/server\/src\/features:/,
  ],
  'services know no HTTP': ['apps/server/src/features/files/c.ts', `import 'fastify'`, /^HTTP in routes/],
  'services import no route': ['apps/server/src/features/files/d.ts', `import './a.routes.ts'`, /^routes on top/],
  'routes write no SQL': ['apps/server/src/features/files/b.routes.ts', `import 'kysely'`, /^no SQL in routes/],
  'only db knows a driver': ['apps/server/src/jobs/a.ts', `import 'pg'`, /^drivers in db/],
  'types make circles too': [
    'packages/contract/src/b.ts',
    `import type { C } from './c.ts'\nexport type B = C`,
    /^no circle/,
  ],
  'a file that is not there': ['bench/src/a.ts', `import './gone.ts'`, /^not found/],
}

const kept: Record<string, string> = {
  'packages/contract/src/c.ts': `import type { B } from './b.ts'\nexport type C = B`,
  'packages/contract/a.ts': 'export {}',
  'apps/server/src/db/a.ts': `import 'pg'\nexport type A = 1`,
  'apps/server/src/features/files/a.ts': `import '../../db/a.ts'`,
  'apps/server/src/features/files/a.routes.ts': `import 'fastify'\nimport type { A } from '../../db/a.ts'`,
  'apps/server/src/features/gallery/pages/a.ts': `import '../../files/a.ts'\nexport type A = 1`,
  'apps/server/index.ts': 'export type A = 1',
  'e2e/a.test.ts': `import '../scripts/a.ts'`,
  'scripts/a.ts': 'export {}',
}

let base = ''
let breaches: string[] = []
before(async () => {
  base = realpathSync(mkdtempSync(join(tmpdir(), 'inkbloom-rooms-')))
  for (const name of ['react', 'zod', 'fastify', 'kysely', 'pg']) put(`node_modules/${name}/index.js`, '')
  put('apps/server/package.json', JSON.stringify({ name: '@inkbloom/server', exports: { '.': './index.ts' } }))
  mkdirSync(join(base, 'node_modules/@inkbloom'))
  symlinkSync(join(base, 'apps/server'), join(base, 'node_modules/@inkbloom/server'), 'junction')
  for (const [file, source] of Object.entries(kept)) put(file, source)
  for (const [file, source] of Object.values(breaking)) put(file, source)
  breaches = listBreaches(await cruiseAll({ base }))
})
after(() => rmSync(base, { recursive: true, force: true }))

function put(file: string, source: string) {
  mkdirSync(dirname(join(base, file)), { recursive: true })
  writeFileSync(join(base, file), `${source}\n`)
}

for (const [promise, [file, , rule]] of Object.entries(breaking))
  test(promise, () => {
    const found = breaches.filter((breach) => breach.includes(` ${file} →`))
    assert.ok(
      found.some((breach) => rule.test(breach)),
      `${file}: ${found.join('\n') || 'nothing was said'}`,
    )
  })

test('what keeps to the rules is left alone', () => {
  const accused = breaches.filter((breach) => Object.keys(kept).some((file) => breach.includes(`: ${file} →`)))
  assert.deepEqual(
    accused.filter((breach) => !breach.startsWith('no circle')),
    [],
  )
})

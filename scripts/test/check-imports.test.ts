import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkFile } from '../imports/check.mjs'
import { scanImports } from '../imports/scan.mjs'

const breaches: [rule: string, file: string, source: string, words: RegExp][] = [
  [
    'contract imports zod only',
    'packages/contract/src/a.ts',
    `import { x } from 'date-fns'`,
    /imports date-fns, .*zod only/,
  ],
  [
    'contract imports no neighbor',
    'packages/contract/src/a.ts',
    `import '@inkbloom/regions'`,
    /contract imports zod only/,
  ],
  ['regions is a leaf', 'packages/regions/src/a.ts', `import sharp from 'sharp'`, /regions is a leaf/],
  ['regions runs in browsers', 'packages/regions/src/a.ts', `import fs from 'node:fs'`, /no browser has/],
  ['easel knows no React', 'packages/easel/src/a.ts', `import { useState } from 'react'`, /easel imports regions only/],
  [
    'easel knows no illustrator',
    'packages/easel/src/a.ts',
    `import '@inkbloom/illustrator'`,
    /easel imports regions only/,
  ],
  [
    'illustrator imports no app',
    'packages/illustrator/src/a.ts',
    `import '@inkbloom/server'`,
    /regions and sharp only/,
  ],
  [
    'web never imports the server',
    'apps/web/src/a.ts',
    `import type { A } from '@inkbloom/server'`,
    /web imports contract/,
  ],
  [
    'web never reaches over by path',
    'apps/web/src/a.ts',
    `import '../../server/src/a.ts'`,
    /another workspace by path/,
  ],
  ['the server never imports the web', 'apps/server/src/a.ts', `import '@inkbloom/web'`, /server imports contract/],
  [
    'the server never imports the easel',
    'apps/server/src/a.ts',
    `await import('@inkbloom/easel')`,
    /server imports contract/,
  ],
  [
    'tests keep the directions',
    'packages/easel/test/a.test.ts',
    `import '@inkbloom/server'`,
    /easel imports regions only/,
  ],
  [
    'e2e sees the product from outside',
    'e2e/a.test.ts',
    `import '../apps/server/src/app.ts'`,
    /another workspace by path/,
  ],
  [
    "e2e takes the server tests' peers, nothing else of it",
    'e2e/a.test.ts',
    `import '@inkbloom/server/src/http/app.ts'`,
    /peers only/,
  ],
  [
    'nothing outside the repository',
    'packages/easel/src/a.ts',
    `export * from '../../../../shared/a.ts'`,
    /outside the repository/,
  ],
  [
    'services know no HTTP',
    'apps/server/src/features/a/a.service.ts',
    `import type { A } from 'fastify'`,
    /only routes and plugins/,
  ],
  ['db knows no HTTP', 'apps/server/src/db/a.ts', `import x from '@fastify/cors'`, /db may not/],
  [
    'services use no plugin',
    'apps/server/src/features/a/a.service.ts',
    `import '#server/plugins/a.ts'`,
    /which is a plugin/,
  ],
  [
    'routes ask no database',
    'apps/server/src/features/a/a.routes.ts',
    `import { q } from '../../db/a.ts'`,
    /calls a service/,
  ],
  ['routes write no SQL', 'apps/server/src/features/a/a.routes.ts', `import { sql } from 'kysely'`, /calls a service/],
  ['services import no route', 'apps/server/src/features/a/a.service.ts', `import './a.routes.ts'`, /which is a route/],
  ['db imports no feature', 'apps/server/src/db/a.ts', `import '../features/a/a.service.ts'`, /which is a feature/],
  [
    'providers import no feature',
    'apps/server/src/providers/a.ts',
    `import '../features/a/a.service.ts'`,
    /which is a feature/,
  ],
  [
    'features stand below the app',
    'apps/server/src/features/a/a.routes.ts',
    `import { a } from '../../app.ts'`,
    /above it/,
  ],
  ['only src/db knows a driver', 'apps/server/src/features/a/a.service.ts', `import pg from 'pg'`, /only src\/db/],
  [
    'the environment is read once',
    'apps/server/src/db/a.ts',
    `const a = process.env.PORT`,
    /only apps\/server\/src\/config/,
  ],
  ['not in a template either', 'apps/server/src/db/a.ts', 'const a = `$' + '{process.env.PORT}`', /passed as a value/],
  ['an entry only hands it on', 'apps/server/src/main.ts', `const a = process.env['PORT']`, /configuration is passed/],
  ['packages read no environment', 'packages/illustrator/src/a.ts', `f(process.env)`, /configuration is passed/],
  ['ui knows no feature', 'apps/web/src/ui/a.tsx', `import { A } from '@/features/a/a.tsx'`, /stands below features/],
  ['lib knows no feature', 'apps/web/src/lib/a.ts', `import { A } from '../features/a/a.tsx'`, /stands below features/],
  ['platform knows no feature', 'apps/web/src/platform/a.ts', `import '../features/a/a.tsx'`, /stands below features/],
  ['ui knows no route', 'apps/web/src/ui/a.tsx', `import { A } from '../routes/app/a.tsx'`, /which is a route/],
  [
    'features know no route',
    'apps/web/src/features/a/a.tsx',
    `const A = import('@/routes/app/a.tsx')`,
    /which is a route/,
  ],
  [
    'features know no address table',
    'apps/web/src/features/a/a.ts',
    `import { r } from '../../routes.ts'`,
    /which is a route/,
  ],
]

for (const [rule, file, source, words] of breaches) {
  test(`a breach is found: ${rule}`, () => {
    const [found, ...others] = checkFile(file, `\n${source}\n`)
    assert.match(found ?? '', words)
    assert.ok(found?.startsWith(`${file}:2 `), `names file and line: ${found}`)
    assert.equal(others.length, 0)
  })
}

const kept: [rule: string, file: string, source: string][] = [
  ['contract → zod', 'packages/contract/src/a.ts', `import { z } from 'zod'\nexport * from './b.ts'`],
  ['easel → regions', 'packages/easel/src/a.ts', `import { a } from '@inkbloom/regions'`],
  [
    'tests use node:test',
    'packages/regions/test/a.test.ts',
    `import { test } from 'node:test'\nimport sharp from 'sharp'`,
  ],
  [
    'routes → fastify, plugins, services',
    'apps/server/src/features/a/a.routes.ts',
    `import 'fastify'\nimport './a.service.ts'\nimport '../../plugins/b.ts'`,
  ],
  [
    'routes name the type of db',
    'apps/server/src/features/a/a.routes.ts',
    `import type { Db } from '../../db/client.ts'`,
  ],
  [
    'services → db, kysely',
    'apps/server/src/features/a/a.service.ts',
    `import { sql } from 'kysely'\nimport '#server/db/client.ts'`,
  ],
  ['main hands the environment on', 'apps/server/src/main.ts', 'const config = readConfig(process.env)'],
  ['config reads it', 'apps/server/src/config.ts', 'export const port = process.env.PORT'],
  [
    'web routes → features, ui',
    'apps/web/src/routes/app/a.tsx',
    `import '@/features/a/a.tsx'\nimport '../../ui/b.tsx'`,
  ],
  ['the table of addresses → routes', 'apps/web/src/routes.ts', `const a = () => import('./routes/site/home.tsx')`],
  ['bench → the inside of a package', 'bench/src/a/main.ts', `import { a } from '../../../packages/easel/src/a.ts'`],
  ["e2e → the server tests' peers", 'e2e/support/a.ts', `import { a } from '@inkbloom/server/test/support/a.ts'`],
  ['e2e → scripts', 'e2e/support/a.ts', `import { a } from '../../scripts/lib/a.ts'`],
]

for (const [rule, file, source] of kept) {
  test(`a good import passes: ${rule}`, () => assert.deepEqual(checkFile(file, source), []))
}

test('imports are seen over several lines and not in comments', () => {
  const source = `// import a from 'a'\n/* import b from 'b' */\nimport {\n  c,\n  type D,\n} from 'c'\nconst url = 'https://x'; import('d')\nexport type { E } from 'e'\n`
  const seen = scanImports(source).map(({ name, line, typeOnly }) => `${name} ${line} ${typeOnly}`)
  assert.deepEqual(seen, ['c 3 false', 'd 7 false', 'e 8 true'])
})

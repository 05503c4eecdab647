import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { at, root } from '../lib/project.mjs'
import { actionlint, desktop } from './desktop-tools.ts'
import { mobile } from './mobile-tools.ts'
import type { Suite } from './suite.ts'
import { browser, throwawayPostgres } from './tools.ts'

const node = process.execPath
const check = (name: string, ...command: [string, ...string[]]): Suite => ({
  name,
  cores: 1,
  check: command,
  minutes: 5,
})

/** Everything `npm test` runs, in the order in which it starts. The shells take minutes to build, so they are asked for. */
export function plan(cores: number, { withShells = false } = {}): Suite[] {
  const half = Math.max(1, Math.floor(cores / 2))
  const server = { cores: half, files: testFiles('apps/server'), secondTryUpTo: 2, minutes: 40 }
  return [
    check('web build', node, at('scripts/build.mjs'), '--if-stale'),
    check('format and lint', at('node_modules/.bin/biome'), 'check', '--diagnostic-level=error', '.'),
    check('rooms', node, at('scripts/rooms.mjs'), '--check'),
    check('types', node, at('scripts/check-types.mjs')),
    { name: 'scripts', cores: 1, files: testFiles('scripts'), minutes: 20 },
    { name: 'packages', cores: 1, files: testFiles('packages/*'), isTogether: true, minutes: 30 },
    { name: 'web', cores: 1, files: testFiles('apps/web'), minutes: 5, needs: ['web build'] },
    { name: 'server on embedded', ...server, env: { TEST_DATABASE: 'embedded' }, needs: ['web build'] },
    {
      name: 'server on postgres',
      ...server,
      env: { TEST_DATABASE: 'postgres' },
      needs: ['web build'],
      prepare: throwawayPostgres,
    },
    {
      name: 'e2e',
      cores,
      files: testFiles('e2e', 'desktop', 'mobile'),
      secondTryUpTo: 3,
      minutes: 45,
      needs: ['web build'],
      prepare: browser,
    },
    ...(withShells ? shellSuites(cores) : []),
  ]
}

/** Each file has a screen, a keychain and a driver of its own. */
const shellSuites = (cores: number): Suite[] => [
  { ...check('workflows', 'actionlint'), prepare: actionlint },
  {
    name: 'desktop',
    cores,
    files: testFiles('e2e/desktop'),
    secondTryUpTo: 1,
    minutes: 15,
    needs: ['web build'],
    prepare: desktop,
  },
  { name: 'mobile', cores, files: testFiles('e2e/mobile'), minutes: 10, needs: ['web build'], prepare: mobile },
]

function testFiles(folder: string, ...except: string[]): string[] {
  return globSync(`${folder}/**/*.test.{ts,mjs}`, {
    cwd: root,
    exclude: (path) => ['node_modules', 'dist', ...except].includes(basename(String(path))),
  }).sort()
}

/** `--only` picks suites by a part of their name, words pick test files by a part of their path. */
export function choose(suites: Suite[], { only, words }: { only: string[]; words: string[] }): Suite[] {
  const named = (suite: Suite) => only.length === 0 || only.some((part) => suite.name.includes(part))
  const picked = suites.filter(named).flatMap((suite) => {
    if (words.length === 0) return [suite]
    const files = suite.files?.filter((file) => words.some((word) => file.includes(word))) ?? []
    return files.length > 0 ? [{ ...suite, files }] : []
  })
  const needed = suites.filter((suite) => picked.some((one) => one.needs?.includes(suite.name)))
  return [...needed.filter((suite) => !picked.includes(suite)), ...picked]
}

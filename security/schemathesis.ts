import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { at } from '../scripts/lib/project.mjs'
import { startTarget } from './target.ts'

const version = '4.32.5'
const folder = at('.cache/schemathesis')
const tool = join(folder, 'bin/st')
const reports = at('artifacts/security')
/** What a call answers must be in the document, and nothing may be a fault of ours. */
const checks = 'not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance'
/** Nothing is counted during the run: it is about what is answered, not how often. */
const lifted = { perMinute: 10_000_000, busyMs: 0 }

export const roles = ['visitor', 'free', 'paid', 'admin'] as const

export interface Verdict {
  role: string
  tags: string[]
  passed: boolean
  seconds: number
}

/** Python's Schemathesis, in a folder of its own; a sentence where it cannot be had. */
export function installSchemathesis(): string | null {
  if (existsSync(tool)) return null
  const made = spawnSync('python3', ['-m', 'venv', folder], { encoding: 'utf8' })
  if (made.status !== 0) return 'Python 3 with venv is missing: install python3-venv, then run this again.'
  const got = spawnSync(join(folder, 'bin/pip'), ['install', '-q', `schemathesis==${version}`], { encoding: 'utf8' })
  return got.status === 0 ? null : `Schemathesis ${version} could not be installed by pip: ${got.stderr.slice(-300)}`
}

/** Its coverage has no threads: with them, Python 3.11 now and then fails by itself. */
const phases = [
  ['--phases', 'examples,coverage', '--workers', '1'],
  ['--phases', 'fuzzing', '--workers', '4'],
]

/** Not waited for in place: our mail server must answer meanwhile. */
async function runTool(args: string[]): Promise<number> {
  const child = spawn(tool, args, { stdio: ['ignore', 'inherit', 'inherit'], cwd: reports })
  const [code] = await once(child, 'exit')
  return code ?? 1
}

/** Sends what the document allows, and what it does not, to every operation, as one kind of person. */
export async function trySchema(run: {
  role: (typeof roles)[number]
  /** None is all. */
  tags: string[]
  examples: number
}): Promise<Verdict> {
  const { role, tags, examples } = run
  mkdirSync(reports, { recursive: true })
  const target = await startTarget(lifted)
  const started = performance.now()
  try {
    const signedIn = role === 'visitor' ? [] : ['--header', `Authorization: Bearer ${target.tokens[role]}`]
    // These end the session that the rest of the run needs, or hand it to a child, who may do next to nothing. Each has tests of its own.
    const ending = ['/users/sign-out', '/users/delete', ...(tags.includes('child') ? [] : ['/child/enter'])]
    const kept = ending.flatMap((path) => ['--exclude-path', path])
    const about = [
      ...['--config-file', join(import.meta.dirname, 'schemathesis.toml')],
      ...['run', `${target.url}/backend/openapi.json`, '--url', `${target.url}/backend/api`],
      ...['--checks', checks, '--max-examples', String(examples), '--request-timeout', '60', '--continue-on-failure'],
      ...['--seed', '7', '--no-color', ...signedIn, ...kept, ...tags.flatMap((tag) => ['--include-tag', tag])],
    ]
    const codes: number[] = []
    for (const phase of phases) codes.push(await runTool([...about, ...phase]))
    const passed = codes.every((code) => code === 0)
    return { role, tags, passed, seconds: (performance.now() - started) / 1000 }
  } finally {
    await target.stop()
  }
}

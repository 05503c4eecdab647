import { findChromium } from '../lib/chromium.ts'
import { findPostgres, startPostgres } from '../lib/postgres.ts'
import { at, Refusal } from '../lib/project.mjs'
import { capture, run } from '../lib/run.mjs'
import type { Prepared } from './suite.ts'

/** Installs what is missing and may be installed. What may not be is reported by the suite that needs it. */
export async function installTools(wanted: { chromium: boolean; postgres: boolean }) {
  const missing = [
    ...(wanted.chromium && !process.env.CHROMIUM_PATH && !(await findChromium()) ? ['chromium'] : []),
    ...(wanted.postgres && !process.env.TEST_POSTGRES_URL && !(await findPostgres()) ? ['postgresql'] : []),
  ]
  if (missing.length === 0) return
  const apt = await aptGet()
  if (apt) {
    console.log(`Installing ${missing.join(' and ')} …`)
    await apt('update', '-qq')
    // One by one: a system that lacks one of the names would otherwise install neither.
    for (const name of missing) await apt('install', '-y', '-qq', name)
  }
  if (missing.includes('chromium') && !(await findChromium())) {
    await run(process.execPath, [at('node_modules/playwright-core/cli.js'), 'install', 'chromium'])
  }
}

/** apt-get where it may be used without asking anybody for a password. */
export async function aptGet() {
  if (!(await capture('apt-get', ['--version'])).ok) return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  if (process.getuid?.() === 0) return (...args: string[]) => run('apt-get', args, { env })
  if (!(await capture('sudo', ['-n', 'true'])).ok) return undefined
  return (...args: string[]) => run('sudo', ['-n', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args])
}

export async function browser(): Promise<Prepared> {
  const path = await findChromium()
  if (path) return { env: { CHROMIUM_PATH: path } }
  if (process.env.CHROMIUM_PATH)
    throw new Refusal(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, and nothing is there.`)
  throw new Refusal(
    'The browser tests need Chromium and none was found. Install it (Debian: `apt-get install chromium`; elsewhere ' +
      '`npx playwright-core install chromium`), or set CHROMIUM_PATH to the program.',
  )
}

export async function throwawayPostgres(): Promise<Prepared> {
  const given = process.env.TEST_POSTGRES_URL
  if (given) return { env: { TEST_POSTGRES_URL: given } }
  if (!(await findPostgres())) {
    throw new Refusal(
      'The tests on PostgreSQL need its programs initdb and postgres, and found none. Install them (Debian: ' +
        '`apt-get install postgresql`), or set TEST_POSTGRES_URL to a server where databases may be made and dropped.',
    )
  }
  const cluster = await startPostgres()
  return { env: { TEST_POSTGRES_URL: cluster.url }, close: cluster.stop }
}

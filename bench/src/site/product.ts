import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureBuilt } from '../../../scripts/lib/build.mjs'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { at, productEnvironment, productNode, root } from '../../../scripts/lib/project.mjs'

/**
 * The production build on a fresh data folder, with an admin, as visitors meet it. Without a gallery, unless that is what is
 * measured: while it is drawn, a browser waits for the processor.
 */
export async function startProduct({ starterPages = 0 } = {}) {
  await ensureBuilt()
  const dataDir = mkdtempSync(join(tmpdir(), 'inkbloom-bench-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const startedAt = performance.now()
  const child = spawn(productNode(), [at('apps/server/src/main.ts')], {
    cwd: root,
    env: productEnvironment({
      ...{ LOG_LEVEL: 'error', STARTER_PAGES: String(starterPages) },
      ...{ PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir },
    }),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await ready(url, child)
  await makeAdmin(url)
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'close')
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { url, startedAt, stop }
}

async function ready(url: string, child: ChildProcess) {
  for (const until = Date.now() + 60_000; Date.now() < until; await sleep(100)) {
    if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) return
    if (child.exitCode !== null) break
  }
  throw new Error('The product did not start.')
}

/** Without one every page leads to where the admin is made. */
async function makeAdmin(url: string) {
  const body = JSON.stringify({ name: 'Ada', email: 'admin@example.com', password: 'a good password' })
  const headers = { 'content-type': 'application/json' }
  const made = await fetch(`${url}/backend/api/users/admin/create`, { method: 'POST', headers, body })
  if (!made.ok) throw new Error(`The admin could not be made: ${made.status}`)
}

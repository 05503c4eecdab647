import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/lib/free-port.ts'
import { root } from '../../scripts/lib/project.mjs'
import type { Outcome } from '../main.ts'
import { startProduct, untilReady } from '../product.ts'
import { told } from './database.ts'

/** The server behind it ends too, and the next start finds port and folder free. */
export async function orphanedStart(): Promise<Outcome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'inkbloom-faults-'))
  const port = String(await freePort())
  try {
    const env = { ...process.env, PORT: port, DATA_DIR: dataDir, STARTER_PAGES: '0', LOG_LEVEL: 'error' }
    const npm = spawn('npm', ['start'], { cwd: root, env, stdio: 'ignore' })
    const url = `http://127.0.0.1:${port}`
    const up = await untilReady(url, true, 180)
    npm.kill('SIGKILL')
    const gone = await untilReady(url, false, 30)
    const again = await startProduct({ DATA_DIR: dataDir, PORT: port })
    await again.end('SIGTERM')
    return { met: up !== null && gone !== null, figures: `gone after ${told(gone)}, and the next start was served` }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../scripts/lib/postgres.ts'
import type { Outcome } from '../main.ts'
import { startProduct, untilReady } from '../product.ts'
import { wireTo } from '../tools.ts'

/** Connections go silent, as when a firewall forgets them or a failover moves the address. Then the network is well again. */
export async function silentDatabase(): Promise<Outcome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'inkbloom-faults-'))
  const cluster = await startPostgres()
  const url = new URL(cluster.url)
  const wire = await wireTo(Number(url.port))
  url.port = String(wire.port)
  try {
    const product = await startProduct({ DATA_DIR: dataDir, DATABASE_URL: url.href, APP_SECRET: 'a secret for faults' })
    await wire.silence(true)
    const noticed = await untilReady(product.url, false, 30)
    await wire.silence(false)
    const healed = await untilReady(product.url, true, 90)
    await wire.silence(true)
    const ended = (await product.end('SIGTERM')) / 1000
    const figures = `not ready after ${told(noticed)}, ready again ${told(healed)} after the network, ended in ${told(ended)} with it silent`
    return { met: noticed !== null && healed !== null && healed < 60 && ended < 10, figures }
  } finally {
    await wire.stop()
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export const told = (seconds: number | null) => (seconds === null ? 'never' : `${seconds.toFixed(1)} s`)

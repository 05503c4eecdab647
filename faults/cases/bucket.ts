import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Outcome } from '../main.ts'
import { startProduct, untilReady } from '../product.ts'
import { bucketSettings, startBucket, wireTo } from '../tools.ts'
import { told } from './database.ts'

/** Files that are asked for while the bucket says nothing are answered in time, and again when it is back. */
export async function hungBucket(): Promise<Outcome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'inkbloom-faults-'))
  const bucket = await startBucket(join(dataDir, 'bucket'))
  const wire = await wireTo(bucket.port)
  try {
    const product = await startProduct({ DATA_DIR: dataDir, ...bucketSettings(wire.port) })
    await wire.silence(true)
    const started = performance.now()
    const asked = Array.from({ length: 30 }, (_, n) =>
      fetch(`${product.url}/files/uploads/${String(n).padStart(32, 'x')}.png`).then((answer) => answer.status),
    )
    const statuses = await Promise.all(asked)
    const answered = (performance.now() - started) / 1000
    const noticed = await untilReady(product.url, false, 30)
    await wire.silence(false)
    const healed = await untilReady(product.url, true, 60)
    await product.end('SIGTERM')
    const figures = `${statuses.length} of 30 answered within ${told(answered)} (${[...new Set(statuses)].join()}), not ready ${told(noticed)}, ready again ${told(healed)}`
    return { met: answered < 60 && noticed !== null && healed !== null, figures }
  } finally {
    await wire.stop()
    await bucket.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

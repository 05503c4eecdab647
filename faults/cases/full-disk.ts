import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../apps/server/src/db/client.ts'
import { checkLedger } from '../../apps/server/src/features/billing/credits/check-ledger.ts'
import { fill } from '../disk.ts'
import type { Outcome } from '../main.ts'
import { countLost, keepBusy, makeSubscribers, newLoad } from '../mixed-load.ts'
import { startProduct, untilReady } from '../product.ts'
import { onSmallDisk } from '../temporary.ts'
import { told } from './database.ts'

/** The disk fills up under load: it is not ready, and when there is room again everything acknowledged is there. */
export function fullDisk(): Promise<Outcome> {
  return onSmallDisk('400m', async (folder) => {
    const dataDir = join(folder, 'data')
    const env = { DATA_DIR: dataDir, STARTER_PAGES: '3', APP_SECRET: 'a secret for faults only' }
    await (await startProduct(env)).end('SIGTERM')
    const load = newLoad(await makeSubscribers({ dataDir, databaseUrl: null }))
    const first = await startProduct(env)
    const stop = new AbortController()
    const busy = async (lane: number) => {
      for (let turn = 0; !stop.signal.aborted; turn += 1) {
        await keepBusy(first.url, { name: `d${turn}l${lane}`, draws: lane === 0 }, load, stop.signal).catch(() => {})
        await sleep(50)
      }
    }
    const lanes = [0, 1].map(busy)
    await sleep(10_000)
    const empty = fill(folder, 0)
    const noticed = await untilReady(first.url, false, 20)
    await sleep(3000)
    const ended = first.child.exitCode !== null
    empty()
    const healed = ended ? null : await untilReady(first.url, true, 60)
    stop.abort()
    await Promise.all(lanes)
    if (first.child.exitCode === null) await first.end('SIGTERM')
    // Whoever watches over the process starts it again.
    await (await startProduct(env)).end('SIGTERM')
    const database = await openDatabase({ dataDir, databaseUrl: null })
    try {
      const lost = Object.values(await countLost(database.db, dataDir, load.done)).reduce(
        (sum, count) => sum + count,
        0,
      )
      const { wrong } = await checkLedger(database.db)
      const count = Object.values(load.done).reduce((sum, done) => sum + done.length, 0)
      const after = ended ? 'it ended and was started again' : `ready again ${told(healed)} after there was room`
      const figures = `not ready after ${told(noticed)}, ${after}, ${lost} of ${count} acknowledged lost, ${wrong.length} wrong balances`
      return { met: noticed !== null && lost === 0 && wrong.length === 0 && count > 0, figures }
    } finally {
      await database.close()
    }
  })
}

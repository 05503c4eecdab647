import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../apps/server/src/db/client.ts'
import { checkLedger } from '../../apps/server/src/features/billing/credits/check-ledger.ts'
import { freePort } from '../../scripts/lib/free-port.ts'
import { startPostgres } from '../../scripts/lib/postgres.ts'
import type { Outcome } from '../main.ts'
import { call, startProduct } from '../product.ts'

interface Place {
  dataDir: string
  databaseUrl: string | null
}

export async function killEmbedded(times: number): Promise<Outcome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'inkbloom-faults-'))
  try {
    return await killAgain({ dataDir, databaseUrl: null }, times)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export async function killServed(times: number): Promise<Outcome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'inkbloom-faults-'))
  // Acknowledged must mean kept, as it does on a server that nobody tuned for tests.
  const cluster = await startPostgres({ fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' })
  try {
    return await killAgain({ dataDir, databaseUrl: cluster.url }, times)
  } finally {
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** People sign up, change their names, draw and stop, until the server is killed; then everything acknowledged must be there. */
async function killAgain(place: Place, times: number): Promise<Outcome> {
  const port = String(await freePort())
  const env = {
    PORT: port,
    DATA_DIR: place.dataDir,
    APP_SECRET: 'a secret for faults only',
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
  }
  const acknowledged = new Set<string>()
  let drawn = 0
  for (let round = 0; round < times; round += 1) {
    const product = await startProduct(env)
    const stop = new AbortController()
    const work = async (lane: number) => {
      for (let n = 0; !stop.signal.aborted; n += 1) {
        const email = `r${round}l${lane}n${n}@example.com`
        const made = await call(product.url, '/users/sign-up', { name: 'Kill', email, password: 'long enough' })
        if (made.status !== 200) continue
        acknowledged.add(email)
        const prompt = { prompt: 'a cat in the garden', requestId: `kill-${round}-${lane}-${n}` }
        const page = await call(product.url, '/pages/create', prompt, String(made.body.data?.token))
        if (page.status === 200) drawn += 1
      }
    }
    // The last request of each is cut off by the kill.
    const lanes = [0, 1, 2, 3].map((lane) => work(lane).catch(() => {}))
    await sleep(1500 + 130 * (round % 10))
    await product.end('SIGKILL')
    stop.abort()
    await Promise.all(lanes)
  }
  const database = await openDatabase(place)
  try {
    const kept = await database.db.selectFrom('users').select('email').execute()
    const found = new Set(kept.map(({ email }) => email))
    const lost = [...acknowledged].filter((email) => !found.has(email)).length
    const wrong = (await checkLedger(database.db)).wrong.length
    const figures = `${acknowledged.size} sign-ups and ${drawn} pages acknowledged, ${lost} lost, ${wrong} wrong balances`
    return { met: lost === 0 && wrong === 0 && acknowledged.size > 0, figures }
  } finally {
    await database.close()
  }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../apps/server/src/db/client.ts'
import { checkLedger } from '../../apps/server/src/features/billing/credits/check-ledger.ts'
import { freePort } from '../../scripts/lib/free-port.ts'
import { startPostgres } from '../../scripts/lib/postgres.ts'
import type { Outcome } from '../main.ts'
import { anyPage, countLost, countUnfinished, keepBusy, type Load, makeSubscribers, newLoad } from '../mixed-load.ts'
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

/** Until there are pages to color. */
async function untilGallery(url: string): Promise<void> {
  const body = { name: 'First', email: 'first@example.com', password: 'long enough' }
  const { data } = (await call(url, '/users/sign-up', { body })).body
  const token = String(data?.token)
  for (let looks = 0; looks < 600 && (await anyPage(url, token)) === null; looks += 1) await sleep(200)
}

/** Until some more saves were acknowledged, and now and then a page, however slow the machine is. */
async function untilBusy({ done }: Load, round: number): Promise<void> {
  const saves = done.saves.length + 4
  const pages = done.pages.length + (round % 3 === 0 ? 1 : 0)
  const isBusy = () => done.saves.length >= saves && done.pages.length >= pages
  for (let looks = 0; looks < 600 && !isBusy(); looks += 1) await sleep(50)
}

/** Killed in the midst of it so many times; then everything acknowledged must be there, and every page be drawn or paid back. */
async function killAgain(place: Place, times: number): Promise<Outcome> {
  const env = {
    PORT: String(await freePort()),
    DATA_DIR: place.dataDir,
    STARTER_PAGES: '3',
    APP_SECRET: 'a secret for faults only',
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
  }
  const first = await startProduct(env)
  await untilGallery(first.url)
  await first.end('SIGTERM')
  const load = newLoad(await makeSubscribers(place))
  for (let round = 0; round < times; round += 1) {
    const product = await startProduct(env)
    const stop = new AbortController()
    // The last request of each is cut off by the kill.
    const lanes = [0, 1, 2, 3].map((lane) =>
      keepBusy(product.url, { name: `r${round}l${lane}`, draws: lane === 0 }, load, stop.signal).catch(() => {}),
    )
    await untilBusy(load, round)
    await sleep(130 * (round % 10))
    await product.end('SIGKILL')
    stop.abort()
    await Promise.all(lanes)
  }
  const last = await startProduct(env)
  const unfinished = await countUnfinished(last.url, load, 180_000)
  await last.end('SIGTERM')
  const database = await openDatabase(place)
  try {
    const lost = await countLost(database.db, place.dataDir, load.done)
    const { wrong, entries } = await checkLedger(database.db)
    const { signUps, pages, files, saves, favorites } = load.done
    const allLost = Object.values(lost).reduce((sum, count) => sum + count, 0)
    const figures = [
      `${signUps.length} sign-ups, ${pages.length} pages of ${load.asked.length}, ${files.length} files, ${saves.length} saves and ${favorites.length} favorites acknowledged`,
      `${allLost} lost${allLost > 0 ? ` (${JSON.stringify(lost)})` : ''}`,
      `${wrong.length} wrong balances in ${entries} entries`,
      `${unfinished} pages neither drawn nor given up`,
    ]
    const enough = Object.values(load.done).every((acknowledged) => acknowledged.length > 0)
    return { met: enough && allLost === 0 && wrong.length === 0 && unfinished === 0, figures: figures.join(', ') }
  } finally {
    await database.close()
  }
}

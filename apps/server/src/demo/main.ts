import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { type Db, openDatabase } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import { addStarterData } from '../db/starter.ts'
import { queueStarterGallery } from '../features/creations/starter-gallery.ts'
import { createPress } from '../features/press/press-pool.ts'
import { loadWebBuild } from '../plugins/web-build.ts'
import { diskStorage } from '../providers/storage.ts'
import { migrationsFolder, startServer } from '../server.ts'
import { StartError } from '../start-error.ts'
import { addColorings, addFavorites, countEverything } from './demo-activity.ts'
import { addPages } from './demo-pages.ts'
import { addPeople, addSubscriptions, demoPassword, signIns } from './demo-people.ts'
import { demoWebsite } from './demo-website.ts'
import { seededRandom } from './random.ts'

/** npm run demo: the product with a year of believable data, in a folder of its own. */
async function makeYear(db: Db, filesFolder: string): Promise<void> {
  const random = seededRandom(2026)
  const now = systemClock.now()
  console.log('Drawing a year of pages. This takes a minute or two, once.')
  const everybody = await addPeople(db, random, { now, count: 420 })
  const payers = await addSubscriptions(db, random, { now, people: everybody })
  const people = everybody.slice(1)
  const press = createPress({ threads: availableParallelism() })
  const storage = diskStorage(filesFolder)
  const pages = await addPages({ db, press, storage, random }, { now, people, count: 60 })
  await press.close()
  await addFavorites(db, random, { now, people: payers, pages }, 1500)
  await addColorings(db, random, { now, people, pages, filesFolder }, 2600)
  await countEverything(db)
  await publish(db, { pages: pages.length, people: people.length })
  await queueStarterGallery(db, systemClock, { pages: 0 })
  await db.updateTable('jobs').set({ status: 'done', finished_at: now }).where('kind', '=', 'starter-gallery').execute()
}

async function publish(db: Db, counted: { pages: number; people: number }) {
  const { colorings } = await db
    .selectFrom('coloreds')
    .select((eb) => eb.fn.countAll<number>().as('colorings'))
    .executeTakeFirstOrThrow()
  const value = JSON.stringify(demoWebsite({ ...counted, colorings }))
  await db.insertInto('settings').values({ name: 'website', value, updated_at: systemClock.now() }).execute()
}

/** Made beside its place and then moved there: a year that was interrupted is begun anew, and never shown. */
async function makeFolder(dataDir: string): Promise<void> {
  const making = `${dataDir}.making`
  rmSync(making, { recursive: true, force: true })
  const database = await openDatabase({ dataDir: making, databaseUrl: null })
  try {
    await migrate(database.db, { folder: migrationsFolder, clock: systemClock })
    await addStarterData(database.db, systemClock)
    await makeYear(database.db, join(making, 'files'))
  } finally {
    await database.close()
  }
  for (const name of readdirSync(making)) renameSync(join(making, name), join(dataDir, name))
  writeFileSync(join(dataDir, mark), '')
  rmSync(making, { recursive: true })
}

/** Says of whom a data folder is. */
const mark = 'demo'
/** Reading the settings has put the secret there. */
const isEmpty = (folder: string) => readdirSync(folder).every((name) => name === 'app-secret')

try {
  const config = readConfig({ DATA_DIR: resolve('demo-data'), ...process.env })
  const { dataDir } = config
  if (config.databaseUrl) throw new StartError('The demo keeps its data in a folder of its own: unset DATABASE_URL.')
  mkdirSync(dataDir, { recursive: true })
  if (isEmpty(dataDir)) await makeFolder(dataDir)
  else if (!existsSync(join(dataDir, mark)))
    throw new StartError(`${dataDir} is not a folder of the demo: set DATA_DIR to one that is empty.`)
  const server = await startServer(config, await loadWebBuild(join(import.meta.dirname, '../../../web/dist')))
  console.log(`Inkbloom is at ${server.url}`)
  for (const { email, plan } of signIns) console.log(`  ${plan.padEnd(9)} ${email}  ${demoPassword}`)
  process.once('SIGTERM', () => server.close().then(() => process.exit(0)))
  process.once('SIGINT', () => server.close().then(() => process.exit(0)))
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}

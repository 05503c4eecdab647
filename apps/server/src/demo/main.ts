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
import { seededRandom } from './random.ts'

/** npm run demo: the product with a year of believable data, in a folder of its own. */
async function makeYear(db: Db, filesFolder: string): Promise<void> {
  const random = seededRandom(2026)
  const now = systemClock.now()
  const press = createPress()
  console.log('Drawing a year of pages. This takes a minute, once.')
  const people = await addPeople(db, random, { now, count: 640 })
  await addSubscriptions(db, random, { now, people })
  const storage = diskStorage(filesFolder)
  const pages = await addPages({ db, press, storage, random }, { now, people: people.slice(1), count: 60 })
  await press.close()
  const crowd = { now, people: people.slice(1), pages }
  await addFavorites(db, random, crowd, 2600)
  await addColorings(db, random, { ...crowd, filesFolder }, 1100)
  await countEverything(db)
  await queueStarterGallery(db, systemClock, { pages: 0 })
  await db.updateTable('jobs').set({ status: 'done', finished_at: now }).where('kind', '=', 'starter-gallery').execute()
}

try {
  const config = readConfig({ DATA_DIR: resolve('demo-data'), ...process.env })
  if (config.databaseUrl) throw new StartError('The demo keeps its data in a folder of its own: unset DATABASE_URL.')
  const database = await openDatabase({ dataDir: config.dataDir, databaseUrl: null })
  try {
    await migrate(database.db, { folder: migrationsFolder, clock: systemClock })
    await addStarterData(database.db, systemClock)
    const made = await database.db.selectFrom('users').select('id').where('admin', '=', true).executeTakeFirst()
    if (!made) await makeYear(database.db, join(config.dataDir, 'files'))
  } finally {
    await database.close()
  }
  const server = await startServer(config, await loadWebBuild(join(import.meta.dirname, '../../../web/dist')))
  console.log(`Inkbloom is at ${server.url}`)
  for (const { email, plan } of signIns) console.log(`  ${plan.padEnd(9)} ${email}  ${demoPassword}`)
  process.once('SIGTERM', () => server.close().then(() => process.exit(0)))
  process.once('SIGINT', () => server.close().then(() => process.exit(0)))
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}

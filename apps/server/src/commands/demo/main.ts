import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openDatabase } from '../../db/client.ts'
import { migrate } from '../../db/migrate.ts'
import { migrationsFolder } from '../../db/migration-files.ts'
import { addStarterData } from '../../db/starter.ts'
import { loadWebBuild } from '../../http/plugins/web-build.ts'
import { systemClock } from '../../kernel/clock.ts'
import { readConfig } from '../../kernel/config.ts'
import { StartError } from '../../kernel/start-error.ts'
import { startServer } from '../serve.ts'
import { demoPassword, signIns } from './people.ts'
import { makeYear, wholeYear } from './year.ts'

/** Made beside its place and then moved there: a year that was interrupted is begun anew, and never shown. */
async function makeFolder(dataDir: string): Promise<void> {
  const making = `${dataDir}.making`
  rmSync(making, { recursive: true, force: true })
  const database = await openDatabase({ dataDir: making, databaseUrl: null })
  try {
    await migrate(database.db, { folder: migrationsFolder, clock: systemClock })
    await addStarterData(database.db, systemClock)
    console.log('Drawing a year of pages. This takes a minute or two, once.')
    await makeYear(database.db, systemClock, { filesFolder: join(making, 'files'), size: wholeYear })
  } finally {
    await database.close()
  }
  for (const name of readdirSync(making)) renameSync(join(making, name), join(dataDir, name))
  writeFileSync(join(dataDir, demoFile), '')
  rmSync(making, { recursive: true })
}

/** Marks a data folder as the demo's. */
const demoFile = 'demo'
/** Reading the settings has put the secret there. */
const isEmpty = (folder: string) => readdirSync(folder).every((name) => name === 'app-secret')

try {
  const config = readConfig({ DATA_DIR: resolve('demo-data'), ...process.env })
  const { dataDir } = config
  if (config.databaseUrl) throw new StartError('The demo keeps its data in a folder of its own: unset DATABASE_URL.')
  mkdirSync(dataDir, { recursive: true })
  if (isEmpty(dataDir)) await makeFolder(dataDir)
  else if (!existsSync(join(dataDir, demoFile)))
    throw new StartError(`${dataDir} is not a folder of the demo: set DATA_DIR to one that is empty.`)
  const server = await startServer(config, await loadWebBuild(join(import.meta.dirname, '../../../../web/dist')))
  console.log(`Inkbloom is at ${server.url}`)
  for (const { email, plan } of signIns) console.log(`  ${plan.padEnd(9)} ${email}  ${demoPassword}`)
  process.once('SIGTERM', () => server.close().then(() => process.exit(0)))
  process.once('SIGINT', () => server.close().then(() => process.exit(0)))
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}

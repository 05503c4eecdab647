import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { openDatabase } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import { migrationsFolder } from '../db/migration-files.ts'
import { addStarterData } from '../db/starter.ts'
import { adminExists } from '../features/accounts/admin.service.ts'
import { chooseIllustrator } from '../features/gallery/creations/illustrators.ts'
import { queueStarterGallery } from '../features/gallery/creations/starter-gallery.job.ts'
import { startTrends } from '../features/gallery/pages/trends.service.ts'
import { buildApp } from '../http/app.ts'
import type { WebBuild } from '../http/plugins/web.ts'
import { startHousekeeping } from '../jobs/housekeeping.ts'
import { createJobRunner } from '../jobs/runner.ts'
import { systemClock } from '../kernel/clock.ts'
import { type Config, deriveKey } from '../kernel/config.ts'
import { StartError } from '../kernel/start-error.ts'
import { createPress } from '../press/press-pool.ts'
import { smtpMailer } from '../providers/mailer.ts'
import { diskStorage, s3Storage } from '../providers/storage.ts'
import { jobHandlers } from '../wire.ts'

export interface RunningServer {
  app: FastifyInstance
  url: string
  /** Where the operator makes the admin; null once there is one. */
  setupUrl: string | null
  close(): Promise<void>
}

/** Opens everything in the order it depends on, and closes it in reverse. */
export async function startServer(
  config: Config,
  web: WebBuild | null,
  onLost: (error: Error) => void = () => {},
): Promise<RunningServer> {
  const clock = systemClock
  const logger = { info() {}, warn: log, error: log }
  const { dataDir, databaseUrl } = config
  const database = await openDatabase({ dataDir, databaseUrl, logger, onLost })
  try {
    await migrate(database.db, { folder: migrationsFolder, clock })
    const { db } = database
    await addStarterData(db, clock)
    const storage = config.s3 ? s3Storage(config.s3) : diskStorage(join(config.dataDir, 'files'))
    const mailer = config.mail && smtpMailer(config.mail)
    const press = createPress()
    const settingsKey = deriveKey(config.appSecret, 'settings')
    const illustrators = chooseIllustrator({ db, settingsKey, press, openaiBaseUrl: config.openaiBaseUrl })
    const handlers = jobHandlers({ config, db, clock, mailer, storage, press, illustrators })
    const jobs = createJobRunner({ db, clock, logger, handlers, graceMs: 3000 })
    const app = await buildApp({ config, database, db, clock, mailer, storage, jobs, illustrators }, { web })
    await queueStarterGallery(db, clock, { pages: config.starterPages })
    await listen(app, config)
    jobs.start()
    const trends = startTrends({ db, clock, logger })
    const housekeeping = startHousekeeping({ db, clock, logger })
    return {
      app,
      url: addressOf(app, config),
      setupUrl: (await adminExists(db)) ? null : setupAddress(app, config),
      close: async () => {
        await app.close()
        await jobs.stop()
        await trends.stop()
        await housekeeping.stop()
        await press.close()
        mailer?.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

function log(values: object, message?: string) {
  console.error(message ?? '', values)
}

async function listen(app: FastifyInstance, { host, port }: Config) {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} is in use. Stop what runs there, or choose another: PORT=3001 npm start.`)
    if (code === 'EACCES') throw new StartError(`Port ${port} may only be opened by root. Choose one above 1023.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`HOST ${host} is not an address of this machine.`)
    throw error
  }
}

function addressOf(app: FastifyInstance, config: Config): string {
  if (config.port !== 0) return config.publicUrl.href
  const address = app.server.address()
  return `http://localhost:${typeof address === 'object' ? address?.port : config.port}/`
}

function setupAddress(app: FastifyInstance, config: Config): string {
  const url = new URL('/admin/create', addressOf(app, config))
  if (config.setupToken) url.searchParams.set('token', config.setupToken)
  return url.href
}
